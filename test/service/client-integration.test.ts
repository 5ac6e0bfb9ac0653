import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type ClientOptions, createClient } from "../../src/client/client.ts";
import type { EvaluationError } from "../../src/contract/error.ts";
import { Evaluation } from "../../src/contract/evaluation.ts";
import { classifyAnswer } from "../../src/contract/parse-answer.ts";
import { runCli } from "../cli/fake-terminal.ts";
import { getRejection } from "../client/inspect-errors.ts";
import { sampleRequest } from "../contract/samples.ts";
import { type EvaluatorBehaviour, landingUrlFor, SAMPLE_LEDGER } from "../doubles/evaluators.ts";
import { createTestStorages, STORAGES, startTestService, type TestService } from "./test-service.ts";

// The HTTP client and the CLI against the real service.

const stores = createTestStorages();
afterAll(() => stores.close());

const neverAborted = () => new AbortController().signal;
const POLL_OPTIONS = { timeout: 20_000 };

function createTestClient(baseUrl: string, apiKey: string | undefined, options: Partial<ClientOptions> = {}) {
  const client = createClient({
    baseUrl,
    apiKey,
    connections: 4,
    retry: { attempts: 1, baseMs: 1, maxMs: 5 },
    ...options,
  });
  onTestFinished(() => client.close());
  return client;
}
const requestTo = (does: EvaluatorBehaviour, ms = 0) =>
  sampleRequest({ landingPageData: { url: landingUrlFor(does, ms) } });

describe.each(STORAGES)("with the %s database", (kind) => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startTestService(await stores.of(kind));
    key = await service.createKey();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  test("the client returns evaluations, url_only and link_broken answers", async () => {
    const client = createTestClient(`${service.url}//`, key);
    const [full, hidden, dead] = await Promise.all(
      (["evaluated", "url_only", "link_broken"] as const).map((does) =>
        client.evaluate(requestTo(does), { signal: neverAborted(), locale: "de-DE" }),
      ),
    );
    expect(Evaluation.safeParse(full?.answer).success).toBe(true);
    expect(hidden && classifyAnswer(hidden.answer).kind).toBe("url_only");
    expect(dead && classifyAnswer(dead.answer).kind).toBe("link_broken");
  });

  test("the client attaches the ledger, and the answer is the contract's", async () => {
    const { answer, attachments } = await createTestClient(service.url, key).evaluate(requestTo("ledger"), {
      signal: neverAborted(),
    });
    expect(Evaluation.safeParse(answer).success).toBe(true);
    expect(attachments?.ledger).toEqual(SAMPLE_LEDGER);
  });

  test("an answer that is lost on its way is fetched again, and counted once", async () => {
    const own = await service.createKey({ email: "lossy@x.example" });
    const { used } = await service.readUsage(own);
    await using way = await startLossyProxy(service.url, 2);
    const client = createTestClient(way.url, own, { retry: { attempts: 4, baseMs: 1, maxMs: 5 } });
    await client.preflight(1, neverAborted());
    const { answer } = await client.evaluate(requestTo("evaluated"), { signal: neverAborted() });
    expect(Evaluation.safeParse(answer).success).toBe(true);
    expect(way.lost).toBe(2);
    expect((await service.readUsage(own)).used).toBe(used + 1);
  });

  const refusals: [string, () => Promise<{ key?: string; does: EvaluatorBehaviour }>, string][] = [
    ["an unknown key", async () => ({ key: `adhere_00000000_${"0".repeat(43)}`, does: "evaluated" }), "ApiKeyRejected"],
    ["a missing scope", async () => ({ key: await only("usage"), does: "evaluated" }), "ApiKeyScopeMissing"],
    [
      "an empty pool",
      async () => ({
        key: await service.createKey({ limit: 0, email: `none.${kind}@x.example` }),
        does: "evaluated",
      }),
      "UserLimitReached",
    ],
    ["an address that is not visited", async () => ({ key, does: "unsafe" }), "RequestRejected"],
    ["an ad that cannot be read", async () => ({ key, does: "no_ad" }), "RequestRejected"],
    ["an ad's link that cannot be captured", async () => ({ key, does: "ad_link" }), "RequestRejected"],
    ["an analysis that fails", async () => ({ key, does: "failed" }), "AnalysisFailed"],
  ];
  const only = (scope: "usage" | "history") =>
    service.createKey({ scopes: [scope], email: `${scope}.${Math.random()}@x.example` });

  test.each(refusals)("the client throws a specific error class for %s", async (_, asked, expected) => {
    const { key: with_, does } = await asked();
    const failure = await getRejection(
      createTestClient(service.url, with_).evaluate(requestTo(does), { signal: neverAborted() }),
    );
    expect(failure.name).toBe(expected);
  });

  test("without a key the first evaluation succeeds and the second throws AnonymousLimitReached", async () => {
    const client = createTestClient(service.url, undefined);
    await client.evaluate(requestTo("evaluated"), { signal: neverAborted() });
    const failure: Partial<EvaluationError> = await getRejection(
      createTestClient(service.url, undefined).evaluate(requestTo("evaluated"), { signal: neverAborted() }),
    );
    expect(failure).toMatchObject({ name: "AnonymousLimitReached" });
    expect(failure.httpStatus).toBe(429);
  });

  test("preflight reports the remaining quota, and when it resets once it is used up", async () => {
    const small = await service.createKey({ limit: 2, email: `small@x.example` });
    const client = createTestClient(service.url, small);
    expect(await client.preflight(2, neverAborted())).toEqual([]);
    const [notice] = await client.preflight(5, neverAborted());
    expect(notice).toContain("2 evaluations remain this month and 5 entries are to be evaluated");
    await Promise.all([1, 2].map(() => client.evaluate(requestTo("evaluated"), { signal: neverAborted() })));
    expect((await createTestClient(service.url, small).preflight(1, neverAborted()))[0]).toContain(
      "No evaluations remain",
    );
    const failure = await getRejection(client.evaluate(requestTo("evaluated"), { signal: neverAborted() }));
    expect(failure.message).toMatch(/It resets at \d{4}-\d{2}-01T00:00:00\.000Z/);
    // A key without the scope usage gets no notice.
    expect(await createTestClient(service.url, await only("history")).preflight(1, neverAborted())).toEqual([]);
  });

  test("an abort rejects at once with its reason and uses no quota", async () => {
    const mine = await service.createKey({ limit: 1, email: "abort@x.example" });
    const client = createTestClient(service.url, mine);
    const leaving = new AbortController();
    const reason = new Error("The user has gone.");
    const evaluated = client.evaluate(requestTo("hang"), { signal: leaving.signal });
    await expect.poll(() => service.readMetrics(), POLL_OPTIONS).toMatch(/under_way 1/);
    leaving.abort(reason);
    await expect(evaluated).rejects.toBe(reason);
    await expect
      .poll(async () => (await service.analyze(landingUrlFor("evaluated"), mine)).status, POLL_OPTIONS)
      .toBe(200);
  });

  test("100 evaluations over four connections all succeed", async () => {
    const mine = await service.createKey({ email: "many@x.example" });
    const client = createTestClient(service.url, mine, { connections: 16 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => client.evaluate(requestTo("evaluated"), { signal: neverAborted() })),
    );
    expect(new Set(answers.map(({ answer }) => answer["evaluationId" as keyof typeof answer])).size).toBe(100);
    expect((await service.readUsage(mine)).used).toBe(100);
  });

  test("adhere check evaluates a manifest with the service", async () => {
    const mine = await service.createKey({ email: "check@x.example" });
    const cwd = await mkdtemp(path.join(tmpdir(), "adhere-check-"));
    onTestFinished(() => rm(cwd, { recursive: true, force: true }));
    const entry = (id: EvaluatorBehaviour, asset = "https://cdn.example/a.png") =>
      `  - { id: ${id}, platform: meta, asset: "${asset}", landing: "${landingUrlFor(id)}" }\n`;
    await writeFile(
      path.join(cwd, "ads.yml"),
      [
        "version: 1\nads:\n",
        entry("evaluated"),
        entry("ledger"),
        entry("link_broken"),
        entry("url_only"),
        entry("failed"),
      ].join(""),
    );
    const told = await runCli(["check", "--api-url", service.url, "--api-key", mine], { cwd });
    expect(told.exitCode).toBe(1);
    expect(told.stdout).toMatch(/✓ {2}evaluated /);
    expect(told.stdout).toMatch(/✓ {2}ledger .* 1 of 2 /);
    expect(told.stdout).toMatch(/✗ {2}link_broken /);
    expect(told.stdout).toContain("1 broken link");
    expect(told.stdout + told.stderr).not.toContain(mine);
    expect((await service.readUsage(mine)).used).toBe(2);
  });
});

test("the client throws ServiceUnavailable for a saturated service and respects its Retry-After", async () => {
  await using service = await startTestService({ kind: "embedded" }, { slots: "1", queue: "0" });
  const key = await service.createKey();
  const leaving = new AbortController();
  const busy = service.analyze(landingUrlFor("hang"), key, { signal: leaving.signal }).catch(() => null);
  await expect.poll(() => service.readMetrics(), POLL_OPTIONS).toMatch(/under_way 1/);
  const refused = await getRejection(
    createTestClient(service.url, key).evaluate(requestTo("evaluated"), { signal: neverAborted() }),
  );
  expect(refused).toMatchObject({ name: "ServiceUnavailable" });
  const patient = createTestClient(service.url, key, { retry: { attempts: 200, baseMs: 1, maxMs: 100 } });
  const evaluated = patient.evaluate(requestTo("evaluated"), { signal: neverAborted() });
  leaving.abort();
  await busy;
  expect(Evaluation.safeParse((await evaluated).answer).success).toBe(true);
});

/** Forwards everything, and cuts the connection in place of the first answers to evaluations. */
async function startLossyProxy(target: string, losses: number) {
  const way = { lost: 0, url: "", [Symbol.asyncDispose]: async () => void server.close() };
  const server = createServer(async (incoming, response) => {
    const { method = "GET", url = "", headers } = incoming;
    const body = method === "POST" ? await text(incoming) : undefined;
    const kept = new Headers();
    for (const name of ["authorization", "content-type", "idempotency-key"]) {
      const value = headers[name];
      if (typeof value === "string") kept.set(name, value);
    }
    const answer = await fetch(target + url, { method, headers: kept, body: body ?? null });
    if (method === "POST" && way.lost < losses) {
      way.lost += 1;
      return void incoming.socket.destroy();
    }
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  way.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return way;
}
