import { expect, test } from "vitest";
import { EvaluationError } from "../../../src/contract/error.ts";
import { AdUnavailable } from "../../../src/engine/capture/ad-file.ts";
import { BrowserMissing } from "../../../src/engine/capture/find-browser.ts";
import { AccessRule } from "../../../src/engine/guard/access-rule.ts";
import { AnalysisFailed } from "../../../src/engine/score/score-surfaces.ts";
import { toFailureReply } from "../../../src/service/workers/protocol.ts";

const GENERIC = { failure: { message: "The analysis failed. It is safe to retry.", errorCode: "ANALYSIS_FAILED" } };

test.each([
  ["a missing browser", new BrowserMissing("/opt/chrome is missing: set CHROME_PATH", new Error("ENOENT"))],
  ["an error without a code", new EvaluationError("/tmp/x could not be drawn")],
  ["a mistake of ours", new TypeError("x is not a function at /srv/app.js")],
])("%s says nothing of the machine", (_, error) => {
  expect(toFailureReply(error)).toEqual(GENERIC);
});

test("an ad and a page that cannot be compared are explained", () => {
  expect(toFailureReply(new AnalysisFailed())).toMatchObject({
    failure: { message: expect.stringContaining("readable") },
  });
});

test("what a connection said stays inside", () => {
  const reply = toFailureReply(new AdUnavailable("at http://a.example/ could not be fetched", "connect 10.0.0.7:80"));
  expect(reply).toEqual({
    failure: {
      message: "The ad at http://a.example/ could not be fetched. Check its URL, or send the file itself.",
      errorCode: "AD_UNAVAILABLE",
      httpStatus: 400,
    },
  });
});

test("a name of this network looks like any other that is not public", async () => {
  const rule = new AccessRule({ loopback: false, private: false }, async () => [{ address: "10.0.0.7", family: 4 }]);
  const error = await rule.resolveAddresses({ host: "wiki.example", port: 80 }).catch((thrown: unknown) => thrown);
  expect(String(error)).toContain("10.0.0.7");
  expect(toFailureReply(error)).toMatchObject({
    failure: {
      message: "wiki.example must not be visited: it is not on the public internet. Use a public http(s) URL.",
      errorCode: "UNSAFE_URL",
    },
  });
});
