import { expect, onTestFinished, test } from "vitest";
import { createClient } from "../../src/client/client.ts";
import { sampleRequest, sampleUsage } from "../contract/samples.ts";
import { startService } from "../doubles/service.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { getRejection } from "./inspect-errors.ts";

const KEY = "sk_live_0123456789";
const GOES_ON = "The check continues.";

const cases: [string, acts.Behaviour, string[]][] = [
  ["enough remain", acts.usage({ remaining: 40 }), []],
  [
    "too few remain",
    acts.usage({ remaining: 12 }),
    [
      "12 evaluations remain this month and 40 entries are to be evaluated: entries beyond the quota will be " +
        "inconclusive. The quota resets at 2026-12-01T00:00:00.000Z. Evaluate fewer entries, or increase the quota " +
        "first.",
    ],
  ],
  ["one remains", acts.usage({ remaining: 1 }), ["1 evaluation remains this month and 40 entries"]],
  ["none remains", acts.usage({ remaining: 0, canEvaluate: false }), ["No evaluations remain this month"]],
  ["the account may not evaluate", acts.usage({ remaining: 99, canEvaluate: false }), ["No evaluations remain"]],
  ["there is no limit, written as −1", acts.usage({ limit: -1, remaining: -1 }), []],
  [
    "an unknown date is left out",
    acts.json({ ...sampleUsage({ remaining: 3 }), nextReset: "::error::soon" }),
    [
      "3 evaluations remain this month and 40 entries are to be evaluated: entries beyond the quota will be " +
        "inconclusive. Evaluate",
    ],
  ],
  ["the key may not read the usage", acts.scopeMissing(), []],
  ["the key is not accepted", acts.keyRefused(), ["does not accept the API key (401)"]],
  ["there is no such endpoint", acts.html(404), [`the service answered 404. ${GOES_ON}`]],
  ["the service is ill", acts.analysisFailed(), [`the service answered 500. ${GOES_ON}`]],
  ["the answer is a web page", acts.html(), [`the service's response is invalid. ${GOES_ON}`]],
  ["the answer breaks the contract", acts.json({ remaining: "12" }), [`the service's response is invalid. ${GOES_ON}`]],
  ["the service hangs up", acts.hangsUp, [`closed the connection before it answered (UND_ERR_SOCKET). ${GOES_ON}`]],
];

test.each(cases)("before a run of 40 entries: %s", async (_, usage, expected) => {
  await using service = await startService({ usage });
  const notices = await clientOf(service.url).preflight(40, never());
  expect(notices).toHaveLength(expected.length);
  for (const [index, part] of expected.entries()) expect(notices[index]).toContain(part);
  expect(service.requests).toMatchObject([{ method: "GET", path: "/api/check-usage", body: "" }]);
  expect(service.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
});

test("a service that does not respond is not waited for", async () => {
  await using service = await startService({ usage: acts.staysSilent });
  const [notice] = await clientOf(service.url, 200).preflight(40, never());
  expect(notice).toContain(`did not answer within 0.2 s. ${GOES_ON}`);
});

test("an unreachable service only leads to a notice", async () => {
  const service = await startService();
  await service.close();
  const [notice] = await clientOf(service.url).preflight(1, never());
  expect(notice).toContain("cannot be reached (ECONNREFUSED, 1 attempt). The check continues.");
});

test("an abort rejects with its reason", async () => {
  await using service = await startService({ usage: acts.staysSilent });
  const reason = new Error("Gone.");
  await expect(clientOf(service.url).preflight(1, AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(service.requests).toEqual([]);
});

test("the next reset is part of the error when the limit is reached", async () => {
  await using service = await startService({ otherwise: acts.userLimit() });
  const client = clientOf(service.url);
  await client.preflight(1, never());
  const failure = await getRejection(client.evaluate(sampleRequest(), { signal: never() }));
  expect(failure).toMatchObject({ name: "UserLimitReached" });
  expect(failure.message).toContain("It resets at 2026-12-01T00:00:00.000Z: run again then");
});

function clientOf(baseUrl: string, headersMs = 20_000) {
  const client = createClient({
    baseUrl,
    apiKey: KEY,
    connections: 2,
    timeouts: { connectMs: 20_000, headersMs, bodyMs: 20_000 },
  });
  onTestFinished(() => client.close());
  return client;
}

function never(): AbortSignal {
  return new AbortController().signal;
}
