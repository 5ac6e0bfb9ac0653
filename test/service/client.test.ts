import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type ClientOptions, createClient } from "../../src/client/client.ts";
import * as errors from "../../src/client/errors.ts";
import type { EvaluationError } from "../../src/contract/error.ts";
import { Evaluation } from "../../src/contract/evaluation.ts";
import { outcomeOf } from "../../src/contract/outcome.ts";
import { tell } from "../cli/fake-terminal.ts";
import { rejectionOf } from "../client/exposed.ts";
import { sampleRequest } from "../contract/samples.ts";
import { type Does, pageThat } from "../doubles/evaluators.ts";
import { type Scene, STORAGES, startScene, storages } from "./scene.ts";

// The Action's own client and the terminal, against the service itself: nothing tells it from any other.

const stores = storages();
afterAll(() => stores.close());

const never = () => new AbortController().signal;
const SOON = { timeout: 20_000 };

function clientOf(baseUrl: string, apiKey: string | undefined, options: Partial<ClientOptions> = {}) {
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
const to = (does: Does, ms = 0) => sampleRequest({ landingPageData: { url: pageThat(does, ms) } });

describe.each(STORAGES)("on %s storage", (kind) => {
  let scene: Scene;
  let key: string;
  beforeAll(async () => {
    scene = await startScene(await stores.of(kind));
    key = await scene.key();
  });
  afterAll(() => scene[Symbol.asyncDispose]());

  test("an evaluation, url_only and link_broken are answers", async () => {
    const client = clientOf(`${scene.url}//`, key);
    const [full, hidden, dead] = await Promise.all(
      (["evaluated", "url_only", "link_broken"] as const).map((does) =>
        client.evaluate(to(does), { signal: never(), locale: "de-DE" }),
      ),
    );
    expect(Evaluation.safeParse(full?.answer).success).toBe(true);
    expect(hidden && outcomeOf(hidden.answer).kind).toBe("url_only");
    expect(dead && outcomeOf(dead.answer).kind).toBe("link_broken");
  });

  const refusals: [
    string,
    () => Promise<{ key?: string; does: Does }>,
    abstract new (...args: never[]) => Error,
  ][] = [
    [
      "an unknown key",
      async () => ({ key: `adhere_00000000_${"0".repeat(43)}`, does: "evaluated" }),
      errors.KeyRefused,
    ],
    ["a missing scope", async () => ({ key: await only("usage"), does: "evaluated" }), errors.ScopeMissing],
    [
      "an empty pool",
      async () => ({
        key: await scene.key({ limit: 0, email: `none.${kind}@x.example` }),
        does: "evaluated",
      }),
      errors.UserLimitReached,
    ],
    ["an address that is not visited", async () => ({ key, does: "unsafe" }), errors.RequestRefused],
    ["an ad that cannot be read", async () => ({ key, does: "no_ad" }), errors.RequestRefused],
    ["an ad's link that cannot be captured", async () => ({ key, does: "ad_link" }), errors.RequestRefused],
    ["an analysis that fails", async () => ({ key, does: "failed" }), errors.AnalysisFailed],
  ];
  const only = (scope: "usage" | "history") =>
    scene.key({ scopes: [scope], email: `${scope}.${Math.random()}@x.example` });

  test.each(refusals)("%s is an error of its own class", async (_, asked, expected) => {
    const { key: with_, does } = await asked();
    const failure = await rejectionOf(clientOf(scene.url, with_).evaluate(to(does), { signal: never() }));
    expect(failure).toBeInstanceOf(expected);
  });

  test("without a key: once, then AnonymousLimitReached", async () => {
    const client = clientOf(scene.url, undefined);
    await client.evaluate(to("evaluated"), { signal: never() });
    const failure: Partial<EvaluationError> = await rejectionOf(
      clientOf(scene.url, undefined).evaluate(to("evaluated"), { signal: never() }),
    );
    expect(failure).toBeInstanceOf(errors.AnonymousLimitReached);
    expect(failure.httpStatus).toBe(429);
  });

  test("before a run the allowance is told, and after it when it comes back", async () => {
    const small = await scene.key({ limit: 2, email: `small@x.example` });
    const client = clientOf(scene.url, small);
    expect(await client.preflight(2, never())).toEqual([]);
    const [notice] = await client.preflight(5, never());
    expect(notice).toContain("2 evaluations remain this month and 5 entries are to be evaluated");
    await Promise.all([1, 2].map(() => client.evaluate(to("evaluated"), { signal: never() })));
    expect((await clientOf(scene.url, small).preflight(1, never()))[0]).toContain("No evaluations remain");
    const failure = await rejectionOf(client.evaluate(to("evaluated"), { signal: never() }));
    expect(failure.message).toMatch(/It is reset at \d{4}-\d{2}-01T00:00:00\.000Z/);
    // A key that may not read the usage is nothing to speak of.
    expect(await clientOf(scene.url, await only("history")).preflight(1, never())).toEqual([]);
  });

  test("an abort rejects with its reason, at once, and costs nothing", async () => {
    const mine = await scene.key({ limit: 1, email: "abort@x.example" });
    const client = clientOf(scene.url, mine);
    const leaving = new AbortController();
    const reason = new Error("The user has gone.");
    const evaluated = client.evaluate(to("hang"), { signal: leaving.signal });
    await expect.poll(async () => (await scene.get("/metrics")).body, SOON).toMatch(/under_way 1/);
    leaving.abort(reason);
    await expect(evaluated).rejects.toBe(reason);
    await expect.poll(async () => (await scene.analyze(pageThat("evaluated"), mine)).status, SOON).toBe(200);
  });

  test("100 entries keep to the connections and lose nobody", async () => {
    const mine = await scene.key({ email: "many@x.example" });
    const client = clientOf(scene.url, mine, { connections: 16 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => client.evaluate(to("evaluated"), { signal: never() })),
    );
    expect(new Set(answers.map(({ answer }) => answer["evaluationId" as keyof typeof answer])).size).toBe(
      100,
    );
    expect((await scene.usage(mine)).used).toBe(100);
  });

  test("a whole check in the terminal", async () => {
    const mine = await scene.key({ email: "check@x.example" });
    const cwd = await mkdtemp(path.join(tmpdir(), "adhere-check-"));
    onTestFinished(() => rm(cwd, { recursive: true, force: true }));
    const entry = (id: Does, asset = "https://cdn.example/a.png") =>
      `  - { id: ${id}, platform: meta, asset: "${asset}", landing: "${pageThat(id)}" }\n`;
    await writeFile(
      path.join(cwd, "ads.yml"),
      `version: 1\nads:\n${(["evaluated", "link_broken", "url_only", "failed"] as const).map((id) => entry(id)).join("")}`,
    );
    const told = await tell(["check", "--api-url", scene.url, "--api-key", mine], { cwd });
    expect(told.exitCode).toBe(1);
    expect(told.stdout).toMatch(/✓ {2}evaluated /);
    expect(told.stdout).toMatch(/✗ {2}link_broken /);
    expect(told.stdout).toContain("1 broken link");
    expect(told.stdout + told.stderr).not.toContain(mine);
    expect((await scene.usage(mine)).used).toBe(1);
  });
});

test("a saturated service is ServiceUnavailable, and its Retry-After is kept to", async () => {
  await using scene = await startScene({ kind: "embedded" }, { slots: "1", queue: "0" });
  const key = await scene.key();
  const leaving = new AbortController();
  const busy = scene.analyze(pageThat("hang"), key, { signal: leaving.signal }).catch(() => null);
  await expect.poll(async () => (await scene.get("/metrics")).body, SOON).toMatch(/under_way 1/);
  const refused = await rejectionOf(clientOf(scene.url, key).evaluate(to("evaluated"), { signal: never() }));
  expect(refused).toBeInstanceOf(errors.ServiceUnavailable);
  const patient = clientOf(scene.url, key, { retry: { attempts: 200, baseMs: 1, maxMs: 100 } });
  const evaluated = patient.evaluate(to("evaluated"), { signal: never() });
  leaving.abort();
  await busy;
  expect(Evaluation.safeParse((await evaluated).answer).success).toBe(true);
});
