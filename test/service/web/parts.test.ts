import fc from "fast-check";
import { expect, test } from "vitest";
import { hashPassword, matchesPassword, requireGoodPassword } from "../../../src/service/accounts/passwords.ts";
import { describeBrowser } from "../../../src/service/web/describe-browser.ts";
import {
  EMPTY_INPUT,
  EvaluationInput,
  findInputProblem,
  toEvaluationInput,
  toEvaluationRequest,
} from "../../../src/service/web/evaluation-form.ts";

test("a password matches its own hash only, however its letters are written", async () => {
  const stored = await hashPassword("caf\u00e9 au lait, bien s\u00fbr");
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await hashPassword("caf\u00e9 au lait, bien s\u00fbr")).not.toBe(stored);
  expect(await matchesPassword("cafe\u0301 au lait, bien su\u0302r", stored)).toBe(true);
  expect(await matchesPassword("Caf\u00e9 au lait, bien s\u00fbr", stored)).toBe(false);
  expect(await matchesPassword("", stored)).toBe(false);
  expect(await matchesPassword("anything", null)).toBe(false);
  expect(await matchesPassword("anything", "not a hash")).toBe(false);
  expect(await matchesPassword("x".repeat(100_000), stored)).toBe(false);
});

test.each([
  ["fourteen chars", /at least 15 characters, and has 14/],
  ["👍".repeat(14), /at least 15 characters, and has 14/],
  ["ababababababababab", /easy to guess/],
  ["my mail is ANN@x.example", /easy to guess/],
  ["x1 ".repeat(100), /at most 200/],
])("%j is refused as a password", (password, says) => {
  expect(() => requireGoodPassword(password, "ann@x.example")).toThrow(says);
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Chrome on Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 " +
      "Safari/537.36 Edg/140.0.0.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 " +
      "Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on macOS"],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  ["curl/8.5.0", "Another program"],
  ["", "Another program"],
])("%j is %j", (userAgent, description) => {
  expect(describeBrowser(userAgent)).toBe(description);
});

/** A line as people write it: without white space at its ends. */
const line = fc.string({ maxLength: 40 }).map((text) => text.replace(/\s+/gu, " ").trim());
const lines = fc.array(line, { maxLength: 4 }).map((all) => all.filter((one) => one !== "").join("\n"));

test("a form that is shown again makes the same request", () => {
  const inputs = fc.record({
    landingUrl: fc.webUrl(),
    adUrl: fc.oneof(fc.constant(""), fc.webUrl()),
    platform: fc.constantFrom("" as const, "meta" as const, "google" as const),
    viewport: fc.constantFrom("" as const, "mobile" as const),
    headlines: lines,
    body: line,
    descriptions: lines,
    cta: line,
    pageName: line,
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const request = toEvaluationRequest(input);
      const again = toEvaluationInput({ request });
      expect(EvaluationInput.parse(again)).toEqual(again);
      expect(toEvaluationRequest(again)).toEqual(request);
      expect({ ...again, landingUrl: "", adUrl: "" }).toEqual({ ...input, landingUrl: "", adUrl: "" });
    }),
  );
});

test.each([
  ["acme.example/sale?utm_source=x", "https://acme.example/sale?utm_source=x"],
  [" https://acme.example ", "https://acme.example/"],
  ["http://localhost:8080/a", "http://localhost:8080/a"],
])("%j is understood as %j", (landingUrl, url) => {
  expect(toEvaluationRequest({ ...EMPTY_INPUT, landingUrl, headlines: "Sale" }).landingPageData.url).toBe(url);
});

test.each(["sale", "summer sale", "data:text/html,x", "file:///etc/passwd", "mailto:a@x.example", "https://"])(
  "%j is no landing page",
  (landingUrl) => {
    expect(findInputProblem({ ...EMPTY_INPUT, landingUrl, headlines: "Sale" }, false)).toContain("is not a URL");
  },
);
