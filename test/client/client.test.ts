import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type ClientOptions, createClient } from "../../src/client/client.ts";
import { EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import {
  sampleClaim,
  sampleEvaluation,
  sampleLinkBroken,
  sampleRequest,
  sampleUrlOnly,
  sampleUsage,
} from "../contract/samples.ts";
import { type ServiceDouble, startService } from "../doubles/service.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { getRejection } from "./inspect-errors.ts";

const KEY = "sk_live_0123456789";

test("an evaluation and its request are passed on unchanged", async () => {
  await using service = await startService({ key: KEY, prefix: "/eu/v1" });
  const client = clientOf(`${service.url}//`);
  const { answer } = await client.evaluate(sampleRequest(), { signal: never(), locale: "de-DE" });

  expect(JSON.stringify(answer)).toBe(JSON.stringify(sampleEvaluation()));
  expect(service.faults).toEqual([]);
  const [request] = service.requests;
  expect(request).toMatchObject({ method: "POST", path: "/eu/v1/api/analyze-ad" });
  expect(request?.headers).toMatchObject({
    authorization: `Bearer ${KEY}`,
    "content-type": "application/json",
    accept: "application/json",
  });
  expect(JSON.parse(request?.body ?? "")).toEqual(sampleRequest());
});

test("an ad's file is sent where the service says that it takes files", async () => {
  const file = await newFile("ad.png", "picture");
  await using service = await startService({ usage: acts.json(sampleUsage(), 200, { "adhere-max-ad-bytes": "8" }) });
  const client = clientOf(service.url);
  expect(client.takesFiles).toBe(false);
  await client.preflight(1, never());
  expect(client.takesFiles).toBe(true);
  const requestWith = (imageUrl: string) => sampleRequest({ adData: { imageUrl } });
  await client.evaluate(requestWith(file), { signal: never() });
  const sent = EvaluationRequest.parse(JSON.parse(service.requests.at(-1)?.body ?? ""));
  expect(sent.adData.imageUrl).toBe("data:application/octet-stream;base64,cGljdHVyZQ==");
  const tooLarge = await getRejection(
    client.evaluate(requestWith(await newFile("too-large.png", "too large")), { signal: never() }),
  );
  expect(tooLarge.message).toMatch(/too-large\.png has 0\.1 MB, and the service takes at most 0\.1 MB\. Set "asset"/u);
  const missing = await getRejection(client.evaluate(requestWith("file:///nowhere.png"), { signal: never() }));
  expect(missing.message).toMatch(/^The ad's file \/nowhere\.png cannot be read/u);
});

test("a limit by the minute is waited for, and does not end the run", async () => {
  const throttled = acts.json({ error: "Too many.", errorCode: "TOO_MANY_UNCOUNTED_VISITS" }, 429, {
    "retry-after": "1",
  });
  await using service = await startService({ queue: [throttled] });
  const { answer } = await clientOf(service.url).evaluate(sampleRequest(), { signal: never() });
  expect(answer).toEqual(sampleEvaluation());
  expect(service.evaluations()).toBe(2);
});

test("without a key, no Authorization header is sent", async () => {
  await using service = await startService();
  await clientOf(service.url, { apiKey: undefined }).evaluate(sampleRequest(), { signal: never() });
  expect(service.requests[0]?.headers).not.toHaveProperty("authorization");
});

test("url_only and link_broken are answers, not errors", async () => {
  await using service = await startService({
    byLanding: { "https://a.example/": acts.urlOnly(), "https://b.example/": acts.linkBroken() },
  });
  const client = clientOf(service.url);
  const [blocked, dead] = await Promise.all([
    client.evaluate(requestFor("https://a.example/"), { signal: never() }),
    client.evaluate(requestFor("https://b.example/"), { signal: never() }),
  ]);
  expect(blocked.answer).toEqual(sampleUrlOnly());
  expect(dead.answer).toMatchObject({
    lpCaptureStatus: "link_broken",
    linkBroken: { ...sampleLinkBroken().linkBroken, url: "https://b.example/" },
  });
});

test("our own service's ledger is attached and not a part of the answer", async () => {
  const ledger = [sampleClaim(), { ...sampleClaim({ verdict: "kept_by_partner" }), weight: 2 }];
  await using service = await startService({ otherwise: acts.json({ ...sampleEvaluation(), ledger }) });
  const { answer, attachments } = await clientOf(service.url).evaluate(sampleRequest(), { signal: never() });
  expect(answer).toEqual(sampleEvaluation());
  expect(attachments?.ledger).toEqual(ledger);
});

test("a ledger in another service's sense is a field of its answer like any other", async () => {
  const foreign = { ...sampleEvaluation(), ledger: { debit: 3, credit: 4 } };
  await using service = await startService({ otherwise: acts.json(foreign) });
  const { answer, attachments } = await clientOf(service.url).evaluate(sampleRequest(), { signal: never() });
  expect(answer).toEqual(foreign);
  expect(attachments).toBeUndefined();
});

test("unknown values and fields of a newer service are kept", async () => {
  const newer = {
    ...sampleEvaluation(),
    lpCaptureStatus: "captured_twice",
    viewport: "watch",
    brandSafety: { score: 3 },
  };
  await using service = await startService({ otherwise: acts.json(newer) });
  const { answer } = await clientOf(service.url).evaluate(sampleRequest(), { signal: never() });
  expect(answer).toEqual(newer);
});

test("several 500s in a row are retried, each with a new request", async () => {
  await using service = await startService({ queue: acts.refusesTimes(3) });
  const { answer } = await clientOf(service.url).evaluate(sampleRequest(), { signal: never() });
  expect(answer).toEqual(sampleEvaluation());
  expect(service.evaluations()).toBe(4);
});

test("the client waits for Retry-After", async () => {
  await using service = await startService({ queue: [acts.unavailable("1")] });
  const client = clientOf(service.url, { retry: { attempts: 2, baseMs: 0, maxMs: 5_000 } });
  const before = performance.now();
  await client.evaluate(sampleRequest(), { signal: never() });
  expect(performance.now() - before).toBeGreaterThan(990);
  expect(service.evaluations()).toBe(2);
});

test("a Retry-After of an hour is limited to the maximum delay", async () => {
  await using service = await startService({ otherwise: acts.unavailable("3600") });
  const failure = await getRejection(clientOf(service.url).evaluate(sampleRequest(), { signal: never() }));
  expect(failure).toMatchObject({ name: "ServiceUnavailable" });
  expect(service.evaluations()).toBe(4);
});

test("a service that starts late is reached, and evaluates once", async () => {
  const url = await abandonedUrl();
  const client = clientOf(url, { retry: { attempts: 200, baseMs: 20, maxMs: 20 } });
  const evaluated = client.evaluate(sampleRequest(), { signal: never() });
  await using service = await startService({ port: Number(new URL(url).port) });
  expect((await evaluated).answer).toEqual(sampleEvaluation());
  expect(service.evaluations()).toBe(1);
});

test("where no service listens, all attempts are made and the error says that nothing was sent", async () => {
  const client = clientOf(await abandonedUrl());
  const failure = await getRejection(client.evaluate(sampleRequest(), { signal: never() }));
  expect(failure).toMatchObject({ name: "ServiceUnreachable" });
  expect(failure.message).toContain("(ECONNREFUSED, 4 attempts); nothing was sent.");

  // After four attempts without reaching the service, the next call does not use all of its attempts.
  const next = await getRejection(client.evaluate(sampleRequest(), { signal: never() }));
  expect(next.message).toContain("(ECONNREFUSED, 1 attempt)");
});

test("a host that does not resolve is unreachable", async () => {
  const client = clientOf("https://service.invalid", { retry: { attempts: 2, baseMs: 1, maxMs: 1 } });
  const failure = await getRejection(client.evaluate(sampleRequest(), { signal: never() }));
  expect(failure).toMatchObject({ name: "ServiceUnreachable" });
  expect(failure.message).toMatch(/\((ENOTFOUND|EAI_AGAIN), 2 attempts\)/);
});

test("after a connection reset, the request is not sent again if the service may have read it", async () => {
  await using service = await startService();
  service.resetConnections(1);
  const evaluated = await clientOf(service.url)
    .evaluate(sampleRequest(), { signal: never() })
    .catch((error: unknown) => error);
  // It depends on whether the reset arrives before or after the first byte is written.
  const lost = evaluated instanceof Error && evaluated.name === "ConnectionLost";
  expect(evaluated).toEqual(lost ? evaluated : { answer: sampleEvaluation() });
  expect(service.evaluations()).toBe(lost ? 0 : 1);
});

describe("where the service remembers Idempotency-Keys", () => {
  const usage = acts.json(sampleUsage(), 200, { "adhere-idempotency-seconds": "86400" });
  const keysOf = ({ requests }: ServiceDouble) =>
    requests.filter(({ method }) => method === "POST").map(({ headers }) => headers["idempotency-key"]);

  test("a request whose answer was lost is sent again under its key, and every entry has its own", async () => {
    await using service = await startService({ usage });
    const client = clientOf(service.url);
    await client.preflight(1, never());
    service.next(acts.resets, acts.hangsUp, acts.breaksOff);
    for (let entry = 0; entry < 2; entry++) {
      const { answer } = await client.evaluate(sampleRequest(), { signal: never() });
      expect(answer).toEqual(sampleEvaluation());
    }
    const keys = keysOf(service);
    expect(keys).toHaveLength(5);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(new Set(keys).size).toBe(2);
  });

  test("the error says that it counts at most once", async () => {
    await using service = await startService({ usage, otherwise: acts.resets });
    const client = clientOf(service.url);
    await client.preflight(1, never());
    const { message } = await getRejection(client.evaluate(sampleRequest(), { signal: never() }));
    expect(message).toContain("It counts at most once (4 attempts).");
  });

  test("an evaluation that still runs is waited for", async () => {
    const running = acts.json({ error: "It runs.", errorCode: "IDEMPOTENCY_KEY_IN_USE" }, 409, { "retry-after": "1" });
    await using service = await startService({ usage });
    const client = clientOf(service.url);
    service.next(running);
    expect((await client.evaluate(sampleRequest(), { signal: never() })).answer).toEqual(sampleEvaluation());
    service.on("https://a.example/", running);
    const { message } = await getRejection(client.evaluate(requestFor("https://a.example/"), { signal: never() }));
    expect(message).toMatch(/is still evaluating this entry, .*\(409, 4 attempts\)\. Run again later\.$/u);
  });

  test("elsewhere, such a request is sent once", async () => {
    await using service = await startService({ otherwise: acts.resets });
    const { message } = await getRejection(clientOf(service.url).evaluate(sampleRequest(), { signal: never() }));
    expect(message).toContain("so it is not sent a second time");
    expect(service.evaluations()).toBe(1);
  });
});

test("the attempts end where every connection is reset", async () => {
  await using service = await startService();
  service.resetConnections(Number.POSITIVE_INFINITY);
  const failure = await getRejection(clientOf(service.url).evaluate(sampleRequest(), { signal: never() }));
  expect(["ServiceUnreachable", "ConnectionLost"]).toContain(failure.name);
  expect(service.connections).toBeLessThanOrEqual(4);
});

test("a kept connection that the service closed is not used again", async () => {
  await using service = await startService();
  const client = clientOf(service.url, { connections: 1 });
  const closing: acts.Behaviour = (call) => {
    acts.evaluates()(call);
    call.response.once("finish", () => call.socket.destroy());
  };
  service.next(closing);
  await client.evaluate(sampleRequest(), { signal: never() });
  await client.evaluate(sampleRequest(), { signal: never() });
  expect(service.evaluations()).toBe(2);
  expect(service.connections).toBe(2);
});

test.each([
  ["429", acts.userLimit(), "UserLimitReached"],
  ["401", acts.keyRefused(), "ApiKeyRejected"],
])("after a %s nothing more is sent: neither queued, nor delayed, nor later requests", async (_, act, error) => {
  const limit = acts.holds(act);
  const slow = acts.holds(acts.evaluates());
  await using service = await startService({
    byLanding: {
      "https://failing.example/": acts.unavailable("60"),
      "https://limit.example/": limit.act,
      "https://slow.example/": slow.act,
    },
  });
  const client = clientOf(service.url, {
    connections: 3,
    retry: { attempts: 4, baseMs: 1, maxMs: 60_000 },
  });
  const evaluate = (landing: string) => client.evaluate(requestFor(landing), { signal: never() });
  const pausing = getRejection(evaluate("https://failing.example/"));
  await vi.waitFor(() => expect(service.evaluations()).toBe(1));
  const limited = getRejection(evaluate("https://limit.example/"));
  const underWay = [evaluate("https://slow.example/"), evaluate("https://slow.example/")];
  await vi.waitFor(() => expect(service.evaluations()).toBe(4));
  const waiting = [1, 2, 3].map(() => getRejection(evaluate("https://waiting.example/")));

  limit.release();
  for (const failure of await Promise.all([limited, pausing, waiting[0]]))
    expect(failure).toMatchObject({ name: error });
  slow.release();
  for (const { answer } of await Promise.all(underWay)) expect(answer).toEqual(sampleEvaluation());
  for (const failure of await Promise.all(waiting)) expect(failure).toMatchObject({ name: error });
  expect(await getRejection(evaluate("https://later.example/"))).toMatchObject({ name: error });
  expect(service.evaluations()).toBe(4);
});

test("a failed analysis does not stop other entries", async () => {
  await using service = await startService({ byLanding: { "https://sick.example/": acts.analysisFailed() } });
  const client = clientOf(service.url);
  expect(await getRejection(client.evaluate(requestFor("https://sick.example/"), { signal: never() }))).toMatchObject({
    name: "AnalysisFailed",
  });
  expect((await client.evaluate(sampleRequest(), { signal: never() })).answer).toEqual(sampleEvaluation());
});

const pauses: [string, acts.Behaviour][] = [
  ["a request", acts.staysSilent],
  ["a body", acts.stalls()],
  ["a pause between attempts", acts.unavailable("60")],
];

test.each(pauses)("an abort during %s rejects with its reason", async (_, act) => {
  await using service = await startService({ otherwise: act });
  const client = clientOf(service.url, { retry: { attempts: 4, baseMs: 1, maxMs: 60_000 } });
  const controller = new AbortController();
  const reason = new Error("The user has gone.");
  const evaluated = client.evaluate(sampleRequest(), { signal: controller.signal });
  await vi.waitFor(() => expect(service.evaluations()).toBe(1));
  controller.abort(reason);
  await expect(evaluated).rejects.toBe(reason);
  expect(service.evaluations()).toBe(1);
});

test("an abort before the call or in the queue sends nothing", async () => {
  await using service = await startService({ otherwise: acts.staysSilent });
  const client = clientOf(service.url, { connections: 1 });
  const reason = new Error("Too late.");
  await expect(client.evaluate(sampleRequest(), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);

  const first = new AbortController();
  const second = new AbortController();
  const busy = client.evaluate(sampleRequest(), { signal: first.signal });
  await vi.waitFor(() => expect(service.evaluations()).toBe(1));
  const waiting = client.evaluate(sampleRequest(), { signal: second.signal });
  second.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  first.abort(reason);
  await expect(busy).rejects.toBe(reason);
  expect(service.evaluations()).toBe(1);
});

test("an abort of a queued request does not affect others", async () => {
  const first = acts.holds(acts.evaluates());
  await using service = await startService({ queue: [first.act] });
  const client = clientOf(service.url, { connections: 1 });
  const busy = client.evaluate(sampleRequest(), { signal: never() });
  await vi.waitFor(() => expect(service.evaluations()).toBe(1));
  const gone = new AbortController();
  const aborted = getRejection(client.evaluate(sampleRequest(), { signal: gone.signal }));
  const next = client.evaluate(sampleRequest(), { signal: never() });
  gone.abort();
  await aborted;
  first.release();
  await Promise.all([busy, next]);
  expect(service.evaluations()).toBe(2);
  expect(service.connections).toBe(1);
});

test("a 103 response does not start the body's time-out", async () => {
  const hinting: acts.Behaviour = (call) => {
    call.response.writeEarlyHints({ link: "</ad.png>; rel=preload" });
    acts.delays(200, acts.evaluates())(call);
  };
  await using service = await startService({ otherwise: hinting });
  const client = clientOf(service.url, {
    timeouts: { connectMs: 20_000, headersMs: 20_000, bodyMs: 100 },
  });
  const { answer } = await client.evaluate(sampleRequest(), { signal: never() });
  expect(answer).toEqual(sampleEvaluation());
});

test("200 entries keep to the connection limit, and all of them are evaluated without warnings", async () => {
  const warned = vi.fn();
  process.on("warning", warned);
  onTestFinished(() => void process.off("warning", warned));
  await using service = await startService({ key: KEY, delayMs: 5, queue: acts.refusesTimes(40) });
  const client = clientOf(service.url, { connections: 16, retry: { attempts: 40, baseMs: 1, maxMs: 5 } });
  const { signal } = new AbortController();
  const landings = Array.from({ length: 200 }, (_, index) => `https://shop.example/${index}`);
  const evaluated = await Promise.all(landings.map((landing) => client.evaluate(requestFor(landing), { signal })));

  expect(evaluated).toHaveLength(200);
  for (const { answer } of evaluated) expect(answer).toEqual(sampleEvaluation());
  expect(service.evaluations()).toBe(240);
  expect(new Set(service.requests.map((request) => request.landing)).size).toBe(200);
  expect(service.peak).toBeLessThanOrEqual(16);
  expect(service.connections).toBeLessThanOrEqual(16);
  expect(warned).not.toHaveBeenCalled();
});

test("after close() nothing is sent, and pending calls reject", async () => {
  await using service: ServiceDouble = await startService({ otherwise: acts.staysSilent });
  const client = clientOf(service.url);
  const busy = getRejection(client.evaluate(sampleRequest(), { signal: never() }));
  await vi.waitFor(() => expect(service.evaluations()).toBe(1));
  await client.close();
  expect(await busy).toMatchObject({ name: "ConnectionLost" });
  const late = await getRejection(client.evaluate(sampleRequest(), { signal: never() }));
  expect(late).toMatchObject({ name: "ServiceUnreachable" });
  expect(service.evaluations()).toBe(1);
});

function clientOf(baseUrl: string, options: Partial<ClientOptions> = {}) {
  const client = createClient({
    baseUrl,
    apiKey: KEY,
    connections: 4,
    retry: { attempts: 4, baseMs: 1, maxMs: 5 },
    ...options,
  });
  onTestFinished(() => client.close());
  return client;
}

/** The URL of a new file. */
async function newFile(name: string, content: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "adhere-client-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, name), content);
  return pathToFileURL(path.join(folder, name)).href;
}

function requestFor(url: string): EvaluationRequest {
  return sampleRequest({ landingPageData: { url } });
}

/** A URL on which no server listens any more. */
async function abandonedUrl(): Promise<string> {
  await using service = await startService();
  return service.url;
}

function never(): AbortSignal {
  return new AbortController().signal;
}
