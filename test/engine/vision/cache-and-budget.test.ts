import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { LedgerRow } from "../../../src/engine/artifacts/claims.ts";
import { startModels } from "../../doubles/models.ts";
import { wrapReply } from "../../doubles/models-behaviours.ts";
import { createPage } from "../evidence/fixtures.ts";
import { EVIDENCE } from "./claims-scene.ts";
import { API_KEY, openEvaluator, sampleEvidence, samplePicture, sampleTask } from "./sample-vision-task.ts";

describe("the reply cache", () => {
  it("answers an identical comparison", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url);
    const first = await judge.evaluate(sampleTask());
    const again = await judge.evaluate(sampleTask());
    expect(again.judgement).toEqual(first.judgement);
    expect(again.usage).toMatchObject({ cached: true, tokens: { input: 0, output: 0 } });
    expect(models.requests).toHaveLength(1);
  });

  it("shares one request between identical concurrent comparisons", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url);
    await Promise.all([judge.evaluate(sampleTask()), judge.evaluate(sampleTask())]);
    expect(models.requests).toHaveLength(1);
  });

  it.each([
    ["another text", () => sampleTask(sampleEvidence(createPage([{ tag: "h1", text: "Other lamps" }])))],
    [
      "another picture",
      () =>
        sampleTask(undefined, {
          buildImages: async () => [{ side: "ad" as const, label: "the ad", picture: samplePicture(9, 9, [1]) }],
        }),
    ],
  ])("is asked again for %s", async (_, other) => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url);
    await judge.evaluate(sampleTask());
    await judge.evaluate(other());
    expect(models.requests).toHaveLength(2);
  });

  it("distinguishes texts that differ only in a hyphen or a marker", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url);
    for (const text of ["Save 5-10 euros", "Save 5 10 euros", "Save 5^10 euros"])
      await judge.evaluate(sampleTask(sampleEvidence(createPage([{ tag: "h1", text }]))));
    expect(models.requests).toHaveLength(3);
  });

  it("keeps replies in a folder and ignores broken files", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "adhere-ai-"));
    try {
      await using models = await startModels();
      const options = `cache: ${JSON.stringify(folder)}`;
      for (let run = 0; run < 2; run += 1) {
        await using judge = await openEvaluator(models.url, "openai-compatible/fake", options);
        expect((await judge.evaluate(sampleTask())).usage.cached).toBe(run === 1);
      }
      expect(models.requests).toHaveLength(1);
      const [file = ""] = await readdir(folder);
      expect(file).toMatch(/^[0-9a-f]{64}\.json$/);
      expect(await readFile(path.join(folder, file), "utf8")).not.toContain(API_KEY);
      await writeFile(path.join(folder, file), '{"replies": [1]}');
      await using judge = await openEvaluator(models.url, "openai-compatible/fake", options);
      expect((await judge.evaluate(sampleTask())).usage).toMatchObject({
        cached: false,
        outcome: "judged",
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it("ignores a reply that was stored before replies had claims", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "adhere-ai-"));
    try {
      await using models = await startModels();
      const options = `cache: ${JSON.stringify(folder)}`;
      await using judge = await openEvaluator(models.url, "openai-compatible/fake", options);
      await judge.evaluate(sampleTask());
      const [file = ""] = await readdir(folder);
      const stored = path.join(folder, file);
      const text = await readFile(stored, "utf8");
      expect(text).toContain('"claims":[],"missedClaims":[],');
      await writeFile(stored, text.replaceAll('"claims":[],"missedClaims":[],', ""));
      await using later = await openEvaluator(models.url, "openai-compatible/fake", options);
      expect((await later.evaluate(sampleTask())).usage).toMatchObject({ cached: false, outcome: "judged" });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it("is asked again if the ledger differs", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url);
    const task = sampleTask(EVIDENCE);
    await judge.evaluate(task);
    const ledger = task.rules.ledger.map((row): LedgerRow => ({ ...row, verdict: "unreadable", statement: null }));
    await judge.evaluate({ ...task, rules: { ...task.rules, ledger } });
    expect(models.requests).toHaveLength(2);
  });

  it("distinguishes models", async () => {
    await using models = await startModels();
    for (const model of ["openai-compatible/fake", "openai-compatible/other"]) {
      await using judge = await openEvaluator(models.url, model);
      await judge.evaluate(sampleTask());
    }
    expect(models.requests).toHaveLength(2);
  });
});

describe("max-cost", () => {
  const PRICES = "prices: {input: 10, output: 50}";
  const other = (at: number) => sampleTask(sampleEvidence(createPage([{ tag: "h1", text: `Lamps of kind ${at}` }])));

  it("is not exceeded: the remaining ads are evaluated by the rules", async () => {
    await using models = await startModels();
    // One answer costs 7,000 × 10 + 1,500 × 50 millionths, and reserves more.
    await using judge = await openEvaluator(models.url, "openai-compatible/fake", `${PRICES}\nmax-cost: 0.6`);
    const usages = [];
    for (let at = 0; at < 5; at += 1) usages.push((await judge.evaluate(other(at))).usage);
    expect(usages.map(({ outcome }) => outcome)).toEqual(
      ["judged", "judged", "fallback", "fallback", "fallback"].slice(0, 5),
    );
    expect(usages[0]?.cost).toBeCloseTo(0.145);
    expect(usages.at(-1)?.reason).toMatch(/max-cost of 0.6 does not cover another request \(0.29 spent\)/);
    expect(usages.reduce((sum, { cost }) => sum + (cost ?? 0), 0)).toBeLessThanOrEqual(0.6);
  });

  it("is not exceeded by concurrent entries and fully used by them", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, "openai-compatible/fake", `${PRICES}\nmax-cost: 0.6`);
    const judged = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => judge.evaluate(other(at))));
    const spent = judged.reduce((sum, { usage }) => sum + (usage.cost ?? 0), 0);
    expect(spent).toBeLessThanOrEqual(0.6);
    expect(judged.filter(({ usage }) => usage.outcome === "judged")).toHaveLength(2);
  });

  it("is not exceeded by a model that counts pictures several times", async () => {
    await using models = await startModels();
    // A look costs 0.7 where 0.35 was estimated at most: the second one's estimate has learned from the first.
    models.always(({ reply, protocol }, response) => {
      const body = wrapReply(protocol, JSON.stringify(reply));
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ ...body, usage: { prompt_tokens: 70_000, completion_tokens: 0 } }));
    });
    await using judge = await openEvaluator(models.url, "openai-compatible/fake", `${PRICES}\nmax-cost: 1.2`);
    const usages = [];
    for (let at = 0; at < 3; at += 1) usages.push((await judge.evaluate(other(at))).usage);
    expect(usages.map(({ outcome }) => outcome)).toEqual(["judged", "fallback", "fallback"]);
  });

  it("lets a waiting caller abort", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, "openai-compatible/fake", `${PRICES}\nmax-cost: 0.5`);
    const caller = new AbortController();
    models.next(() => caller.abort(new Error("stopped")));
    const stop = new AbortController();
    const first = judge.evaluate({ ...other(0), signal: stop.signal });
    const second = judge.evaluate({ ...other(1), signal: caller.signal });
    await expect(second).rejects.toThrow("stopped");
    stop.abort(new Error("enough"));
    await expect(first).rejects.toThrow("enough");
    expect(models.requests).toHaveLength(1);
  });
});
