import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { EvaluationError } from "../../src/contract/error.ts";
import { Evaluation } from "../../src/contract/evaluation.ts";
import type { Evaluate } from "../../src/contract/evaluator-interface.ts";
import { FixesAnswer } from "../../src/contract/fix.ts";
import { HistoryPage } from "../../src/contract/history.ts";
import { createTaskRunner } from "../../src/service/workers/task-runner.ts";
import { sampleEvaluation, sampleRequest } from "../contract/samples.ts";
import {
  createTestStorages,
  errorCodeOf,
  evaluationIdOf,
  parseEvaluation,
  STORAGES,
  startTestService,
  type TestService,
  withDatabase,
} from "./test-service.ts";
import { STORED_TEXT, UNSORTED_FIXES, UNSTORABLE_TEXT, unusualPageUrl } from "./unusual-evaluators.ts";

// Unusual evaluations, and what the database stores of them.

const stores = createTestStorages();
afterAll(() => stores.close());
const env = { ...process.env, ADHERE_EVALUATORS: path.join(import.meta.dirname, "unusual-evaluators.ts") };

describe.each(STORAGES)("with the %s database", (kind) => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startTestService(await stores.of(kind), {}, { env });
    key = await service.createKey();
  });
  afterAll(async () => service[Symbol.asyncDispose]());

  test("video frames get absolute screenshot URLs; frames of unknown shape stay unchanged", async () => {
    const { status, body } = await service.analyze(unusualPageUrl("video"), key);
    expect(status).toBe(200);
    expect(Evaluation.parse(body).videoFrames).toEqual([
      expect.objectContaining({
        at: 1.5,
        screenshotUrl: `${service.url}/screenshots/00000000000000000000000000000002.png`,
      }),
      "a shape that nobody knows",
    ]);
  });

  test("characters that PostgreSQL rejects are replaced, whether they come from the page or the request", async () => {
    const mine = await service.createKey({ email: "odd@x.example" });
    const request = sampleRequest({ landingPageData: { url: unusualPageUrl("unstorable") } });
    request.adData.adTextFields = { headline: UNSTORABLE_TEXT };
    const answered = await service.post(JSON.stringify({ ...request, [`more${UNSTORABLE_TEXT}`]: 1 }), {
      authorization: `Bearer ${mine}`,
    });
    expect(answered.status, JSON.stringify(answered.body)).toBe(200);
    const { evaluationId, fixes, suggestions } = parseEvaluation(answered);
    expect(suggestions.visual).toEqual([STORED_TEXT]);
    const history = HistoryPage.parse((await service.get("/api/user-history", mine)).body);
    expect(history.evaluations).toMatchObject([{ id: evaluationId, title: STORED_TEXT }]);
    const fix = await service.get(`/api/fixes?action=get&fixId=${fixes[0]?.id}`, mine);
    expect(fix.body).toMatchObject({
      data: { suggestedValue: STORED_TEXT, implementationSteps: [STORED_TEXT] },
    });
  });

  test("a body without a JSON content type gets 400 INVALID_REQUEST", async () => {
    const { status, body } = await service.post(JSON.stringify(sampleRequest()), {
      authorization: `Bearer ${key}`,
      "content-type": "application/x-www-form-urlencoded",
    });
    expect({ status, code: errorCodeOf(body) }).toEqual({ status: 400, code: "INVALID_REQUEST" });
    expect(body).toMatchObject({ error: expect.stringContaining("Content-Type: application/json") });
  });

  test("an oversized answer fails with 500 and uses no quota", async () => {
    const before = (await service.readUsage(key)).used;
    const { status, body } = await service.analyze(unusualPageUrl("large"), key);
    expect({ status, code: errorCodeOf(body) }).toEqual({ status: 500, code: "ANALYSIS_FAILED" });
    expect((await service.readUsage(key)).used).toBe(before);
  });
});

test.each(STORAGES)(
  "on %s storage fixes survive a restart; they are listed by priority and counted by status",
  async (kind) => {
    const data = await mkdtemp(path.join(tmpdir(), "adhere-fixes-"));
    onTestFinished(() => rm(data, { recursive: true, force: true }));
    const storage = await stores.of(kind);
    const first = await startTestService(storage, { data }, { env });
    const key = await first.createKey();
    const older = evaluationIdOf(await first.analyze(unusualPageUrl("fixes"), key));
    const newer = evaluationIdOf(await first.analyze(unusualPageUrl("fixes"), key));
    await first[Symbol.asyncDispose]();
    // The contract has no operation that changes a status; the web app has. The test changes it in the database.
    await withDatabase(first.settings, async (db) => {
      const inNewer = sql`evaluation_id = ${newer} and position`;
      await db.execute(sql`update fixes set status = 'applied', applied_at = now() where ${inNewer} = 0`);
      await db.execute(
        sql`update fixes set status = 'dismissed', dismissed_at = now(), dismissed_reason = 'no' where ${inNewer} = 2`,
      );
      await db.execute(sql`update fixes set status = 'expired' where ${inNewer} = 3`);
    });

    await using service = await startTestService(storage, { data }, { env });
    const list = FixesAnswer.list.parse(
      (await service.get(`/api/fixes?action=list&evaluationId=${newer}`, key)).body,
    ).data;
    expect(list).toMatchObject({ total: 4, pending: 1, applied: 1, dismissed: 1 });
    expect(list.fixes.map(({ suggestedValue, status }) => `${suggestedValue} ${status}`)).toEqual([
      "Fix 1 pending",
      "Fix 3 expired",
      "Fix 2 dismissed",
      "Fix 0 applied",
    ]);
    const get = async (n: number) =>
      FixesAnswer.get.parse((await service.get(`/api/fixes?action=get&fixId=${UNSORTED_FIXES[n]?.id}`, key)).body).data;
    expect(await get(0)).toMatchObject({ evaluationId: newer, status: "applied", dismissedAt: null });
    expect((await get(0)).appliedAt).not.toBeNull();
    expect(await get(2)).toMatchObject({ dismissedReason: "no", appliedAt: null });
    const stats = FixesAnswer.stats.parse((await service.get("/api/fixes?action=stats", key)).body).data;
    // Those of the older evaluation have expired: the newer one has the same fixes.
    expect(stats).toEqual({
      total: 8,
      pending: 1,
      applied: 1,
      dismissed: 1,
      high_priority: 4,
      medium_priority: 2,
      low_priority: 2,
      fix_types: 2,
    });
    const history = HistoryPage.parse((await service.get("/api/user-history", key)).body);
    expect(history.evaluations.map(({ id }) => id)).toEqual([newer, older]);
  },
);

describe("a worker", () => {
  const performed = async (evaluate: Evaluate, timeMs = 10_000) => {
    const log: Readonly<Record<string, unknown>>[] = [];
    const perform = createTaskRunner({ evaluate, evaluateLightly: evaluate }, (what, details) =>
      log.push({ what, ...details }),
    );
    const task = {
      id: crypto.randomUUID(),
      requestId: "run-42",
      request: sampleRequest(),
      lighter: false,
      rank: 0,
      timeMs,
    };
    return { reply: await perform(task, new AbortController().signal), log };
  };

  test("fails a task that exceeds its time limit", async () => {
    const { reply, log } = await performed(async (_, { signal }) => {
      await pause(60_000, undefined, { signal });
      return { answer: sampleEvaluation() };
    }, 50);
    expect(reply).toMatchObject({ failure: { errorCode: "ANALYSIS_FAILED" } });
    expect(log).toMatchObject([
      { what: "evaluation_failed", id: "run-42", error: expect.stringMatching(/abort|timeout/i) },
    ]);
  });

  test("logs the cause of a failure but does not return it", async () => {
    const bug = new TypeError("a bug of ours");
    const failed = new EvaluationError("Not judged.", { errorCode: "ANALYSIS_FAILED", cause: bug });
    for (const thrown of [bug, failed]) {
      const { reply, log } = await performed(() => Promise.reject(thrown));
      expect(JSON.stringify(reply)).not.toContain("a bug of ours");
      expect(log).toMatchObject([{ id: "run-42", error: expect.stringContaining("a bug of ours\n    at ") }]);
    }
  });

  test("does not log errors that the caller can fix", async () => {
    const { reply, log } = await performed(async () => {
      throw new EvaluationError("http://10.0.0.1/ must not be visited.", { errorCode: "UNSAFE_URL" });
    });
    expect(reply).toMatchObject({ failure: { errorCode: "UNSAFE_URL" } });
    expect(log).toEqual([]);
  });
});
