import { expect, onTestFinished, test } from "vitest";
import { createClient } from "../../src/client/client.ts";
import { sampleEvaluation, sampleLinkBroken, sampleRequest } from "../contract/samples.ts";
import { startService } from "../doubles/service.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { collectAllText, getRejection } from "./inspect-errors.ts";

const KEY = "sk_live_51/secret+Key=";
const COUNTED = "may have been counted, so it is not sent a second time";

interface Case {
  does: string;
  act: acts.Behaviour;
  error: string;
  says: (string | RegExp)[];
  /** How often the evaluation is sent, out of three allowed attempts. */
  sent: number;
  status?: number;
  code?: string;
  /** Milliseconds, where the case is about time-outs; otherwise long enough for a busy machine. */
  patience?: { headersMs?: number; bodyMs?: number };
}

const withoutComponents = Object.fromEntries(
  Object.entries(sampleEvaluation()).filter(([field]) => field !== "componentScores"),
);

const cases: Case[] = [
  // Responses that are not evaluations
  {
    does: "answers with a web page",
    act: acts.html(),
    error: "AnswerNotJson",
    says: ["200", "“<!doctype html> <title>Welcome</title>[31m<p>Not an API</p>”", COUNTED],
    sent: 1,
    status: 200,
  },
  {
    does: "answers with nothing",
    act: acts.answers(""),
    error: "AnswerNotJson",
    says: ["200 with an empty body."],
    sent: 1,
  },
  {
    does: "cuts its JSON short",
    act: acts.truncatedJson(),
    error: "AnswerNotJson",
    says: ["not JSON", COUNTED],
    sent: 1,
  },
  {
    does: "nests its JSON without end",
    act: acts.answers("[".repeat(200_000) + "]".repeat(200_000)),
    error: "AnswerNotJson",
    says: ["not JSON"],
    sent: 1,
  },
  {
    does: "redirects elsewhere",
    act: acts.redirects("https://login.example/sign-in?token=abc", 302),
    error: "UnexpectedRedirect",
    says: ["(302) to https://login.example/sign-in.", "Set api-url"],
    sent: 1,
    status: 302,
  },
  {
    does: "redirects to nowhere",
    act: acts.answers("", 304),
    error: "UnexpectedRedirect",
    says: ["redirects (304)."],
    sent: 1,
  },
  {
    does: "does not know the path",
    act: acts.html(404),
    error: "UnexpectedStatus",
    says: ["answered 404: “<!doctype", "before /api/analyze-ad."],
    sent: 1,
    status: 404,
  },
  // Responses that break the contract
  {
    does: "scores 11",
    act: acts.json({ ...sampleEvaluation(), overallScore: 11 }),
    error: "ContractBroken",
    says: ['"overallScore"'],
    sent: 1,
  },
  {
    does: "leaves componentScores out",
    act: acts.json(withoutComponents),
    error: "ContractBroken",
    says: ['"componentScores"'],
    sent: 1,
  },
  {
    does: "writes a score as text",
    act: acts.json({
      ...sampleEvaluation(),
      componentScores: { ...sampleEvaluation().componentScores, visualMatch: "8" },
    }),
    error: "ContractBroken",
    says: ['"componentScores.visualMatch"', "string"],
    sent: 1,
  },
  {
    does: "answers with a list",
    act: acts.json([]),
    error: "ContractBroken",
    says: ["its top level"],
    sent: 1,
  },
  {
    does: "names a dead link without saying which",
    act: acts.json({ ...sampleLinkBroken(), linkBroken: undefined }),
    error: "ContractBroken",
    says: ['"linkBroken"'],
    sent: 1,
  },
  // Refusals
  {
    does: "finds the address unsafe",
    act: acts.refuses(400, { error: "Private address.", errorCode: "UNSAFE_URL" }),
    error: "RequestRejected",
    says: ["UNSAFE_URL", "“Private address.”", "Use public http(s) URLs"],
    sent: 1,
    status: 400,
    code: "UNSAFE_URL",
  },
  {
    does: "finds no ad",
    act: acts.refuses(400, { error: "No ad.", errorCode: "NO_AD_ASSET" }),
    error: "RequestRejected",
    says: ["NO_AD_ASSET", "add an asset", "remove api-url, so that the embedded engine draws the ad"],
    sent: 1,
    code: "NO_AD_ASSET",
  },
  {
    does: "cannot take the ad's picture",
    act: acts.refuses(400, { error: "No picture.", errorCode: "AD_SCREENSHOT_FAILED" }),
    error: "RequestRejected",
    says: ["AD_SCREENSHOT_FAILED", "Use the ad's image as asset"],
    sent: 1,
    code: "AD_SCREENSHOT_FAILED",
  },
  {
    does: "refuses for a reason of its own",
    act: acts.json({ error: "Odd.", errorCode: "BRAND_NEW", more: 1 }, 400),
    error: "RequestRejected",
    says: ["BRAND_NEW", "Correct the entry"],
    sent: 1,
    code: "BRAND_NEW",
  },
  {
    does: "does not accept the key",
    act: acts.keyRefused(),
    error: "ApiKeyRejected",
    says: ["does not accept the API key (401)", "No further requests are sent"],
    sent: 1,
    status: 401,
  },
  {
    does: "misses the scope",
    act: acts.scopeMissing(),
    error: "ApiKeyScopeMissing",
    says: ["(403)", 'scope "analyze"'],
    sent: 1,
    status: 403,
  },
  {
    does: "has reached the account's limit",
    act: acts.userLimit(),
    error: "UserLimitReached",
    says: ["USER_RATE_LIMIT_EXCEEDED", "No further requests are sent"],
    sent: 1,
    status: 429,
    code: "USER_RATE_LIMIT_EXCEEDED",
  },
  {
    does: "has reached the address's limit",
    act: acts.anonymousLimit(),
    error: "AnonymousLimitReached",
    says: ["IP_RATE_LIMIT_EXCEEDED", "Set api-key"],
    sent: 1,
    status: 429,
    code: "IP_RATE_LIMIT_EXCEEDED",
  },
  {
    does: "has a gateway that throttles",
    act: acts.html(429),
    error: "TooManyRequests",
    says: ["(429)", "Lower concurrency"],
    sent: 1,
    status: 429,
  },
  // Failures that ask for a retry
  {
    does: "fails to analyse, always",
    act: acts.analysisFailed(),
    error: "AnalysisFailed",
    says: ["(500, 3 attempts)", "“The analysis failed.”", "not counted"],
    sent: 3,
    status: 500,
    code: "ANALYSIS_FAILED",
  },
  ...[502, 503, 504].map((status) => ({
    does: `is not available (${status}), always`,
    act: acts.html(status),
    error: "ServiceUnavailable",
    says: [`(${status}, 3 attempts)`, "run again later"],
    sent: 3,
    status,
  })),
  {
    does: "fails with a page without end",
    act: acts.neverEnds(500),
    error: "AnalysisFailed",
    says: ["(500, 3 attempts)"],
    sent: 3,
  },
  {
    does: "fails with a page that drips",
    act: acts.drips(10, 503),
    error: "ServiceUnavailable",
    says: ["(503, 3 attempts)"],
    patience: { bodyMs: 200 },
    sent: 3,
  },
  {
    does: "fails in a way that is not retried",
    act: acts.html(501),
    error: "UnexpectedStatus",
    says: ["501"],
    sent: 1,
  },
  // Connection failures after the request was sent
  {
    does: "resets the connection once the request is read",
    act: acts.resets,
    error: "ConnectionLost",
    says: [/\((ECONNRESET|UND_ERR_SOCKET)\)/, COUNTED],
    sent: 1,
  },
  {
    does: "hangs up once the request is read",
    act: acts.hangsUp,
    error: "ConnectionLost",
    says: ["closed the connection before it answered", COUNTED],
    sent: 1,
  },
  {
    does: "never answers",
    act: acts.staysSilent,
    error: "HeadersTimedOut",
    says: ["did not answer within 0.3 s", COUNTED],
    patience: { headersMs: 300 },
    sent: 1,
  },
  {
    does: "stalls half-way",
    act: acts.stalls(),
    error: "BodyTimedOut",
    says: ["did not finish within 0.2 s", COUNTED],
    patience: { bodyMs: 200 },
    sent: 1,
  },
  {
    does: "drips for ever",
    act: acts.drips(10),
    error: "BodyTimedOut",
    says: ["did not finish within 0.2 s", COUNTED],
    patience: { bodyMs: 200 },
    sent: 1,
  },
  {
    does: "breaks its answer off",
    act: acts.breaksOff,
    error: "AnswerBrokenOff",
    says: ["middle of its response", COUNTED],
    sent: 1,
  },
];

test.each(cases)("a service that $does", async ({ act, error, says, sent, status, code, patience }) => {
  await using service = await startService({ otherwise: act });
  const client = clientOf(service.url, patience);
  const failure = await getRejection(client.evaluate(sampleRequest(), { signal: never() }));

  expect(failure.name).toBe(error);
  for (const part of says) expect(failure.message).toMatch(part);
  expect(failure.message).toMatch(/\.$/);
  if (status !== undefined) expect(failure.httpStatus).toBe(status);
  expect(failure.errorCode).toBe(code);
  expect(service.evaluations()).toBe(sent);
  expect(collectAllText(failure)).not.toContain(KEY);
});

test.each([
  ["of a valid answer", acts.larger(10_000_000)],
  ["without end", acts.neverEnds()],
])("a response of more than 10 MB %s is rejected while it streams", async (_, act) => {
  await using service = await startService({ otherwise: act });
  const client = createClient({ baseUrl: service.url, connections: 1 });
  onTestFinished(() => client.close());
  const failure = await getRejection(client.evaluate(sampleRequest(), { signal: never() }));
  expect(failure).toMatchObject({ name: "AnswerTooLarge" });
  expect(failure.message).toContain("more than 10 MB");
  expect(service.evaluations()).toBe(1);
});

test("a response of almost 10 MB is accepted", async () => {
  await using service = await startService({ otherwise: acts.larger(9_900_000) });
  const client = createClient({ baseUrl: service.url, connections: 1 });
  onTestFinished(() => client.close());
  const { answer } = await client.evaluate(sampleRequest(), { signal: never() });
  expect(answer).toHaveProperty("padding");
});

const echoes: [string, acts.Behaviour][] = [
  ["in an error", acts.refuses(400, { error: `Bad header: Bearer ${KEY}`, errorCode: "UNSAFE_URL" })],
  ["as an error code", acts.json({ error: "Odd.", errorCode: KEY }, 400)],
  ["in a page", acts.answers(`<pre>authorization: Bearer ${KEY}</pre>`, 500)],
  ["across the cut of the first words", acts.answers(`${"x".repeat(190)}${KEY}`, 404)],
  ["with control characters in between", acts.answers(`key\u0000 ${KEY}\u0007`, 404)],
  ["in a redirect", acts.redirects(`https://${KEY}@evil.example/${KEY}?key=${KEY}`)],
  [
    "encoded in a redirect",
    acts.redirects(`https://evil.example/${encodeURIComponent(KEY)}?key=${encodeURIComponent(KEY)}`),
  ],
  ["in a broken answer", acts.json({ overallScore: KEY, [KEY]: KEY })],
  ["in something that is no JSON", acts.answers(`{"key": "${KEY}"`)],
  ["in something that is no HTTP", ({ socket }) => void socket.end(`NOT HTTP ${KEY}\r\n\r\n`)],
];

test.each(echoes)("a key that the service echoes %s stays secret", async (_, act) => {
  await using service = await startService({ otherwise: act });
  const failure = await getRejection(clientOf(service.url).evaluate(sampleRequest(), { signal: never() }));
  expect(service.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  const exposed = collectAllText(failure);
  for (const form of [KEY, encodeURIComponent(KEY), KEY.slice(0, 12)]) expect(exposed).not.toContain(form);
});

test("a key that the service echoes in an evaluation is masked, and nothing else changes", async () => {
  const written = JSON.stringify({ ...sampleEvaluation(), detectionMode: `used ${KEY}` });
  // PHP escapes slashes, so the body does not contain the key literally.
  await using service = await startService({ otherwise: acts.answers(written.replaceAll("/", "\\/")) });
  const { answer } = await clientOf(service.url).evaluate(sampleRequest(), { signal: never() });
  expect(answer).toEqual({ ...sampleEvaluation(), detectionMode: "used ***" });
});

function clientOf(baseUrl: string, patience: Case["patience"] = {}) {
  const client = createClient({
    baseUrl,
    apiKey: KEY,
    connections: 2,
    timeouts: { connectMs: 20_000, headersMs: 20_000, bodyMs: 20_000, ...patience },
    retry: { attempts: 3, baseMs: 1, maxMs: 5 },
  });
  onTestFinished(() => client.close());
  return client;
}

function never(): AbortSignal {
  return new AbortController().signal;
}
