import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import type { EvaluationRequest } from "../src/contract/request.ts";
import type { Viewport } from "../src/contract/vocabulary.ts";
import { createEngine, type Engine } from "../src/engine/engine.ts";
import { adsOf, adTextFieldsOf, evaluationRequestOf } from "../test/corpus/ads.ts";
import { readBriefs } from "../test/corpus/briefs.ts";
import { serveCorpus } from "../test/corpus/corpus-server.ts";
import { CreativeRenderer } from "../test/corpus/creative-renderer.ts";
import { LOCALES } from "../test/corpus/locales.ts";

/** One ad with its page: what is asked of the engine, with and without the ad's text, and what a bare script opens. */
export interface AdPagePair {
  url: string;
  viewport: Viewport;
  locale: string;
  withText: EvaluationRequest;
  imageOnly: EvaluationRequest;
}

/** Corpus pages on loopback, one of each template, and their drawn ads on disk. */
export async function openEngineFixture(most: number) {
  const server = await serveCorpus();
  const designer = new CreativeRenderer();
  const folder = mkdtempSync(path.join(os.tmpdir(), "adhere-bench-"));
  const briefs = readBriefs();
  const templates = [...new Set(briefs.map(({ template }) => template))];
  const chosen = templates.flatMap((template) => briefs.find((brief) => brief.template === template) ?? []);
  const pairs: AdPagePair[] = [];
  for (const brief of chosen.slice(0, most)) {
    const [ad] = adsOf(brief);
    if (ad === undefined) continue;
    const file = path.join(folder, `${brief.id}.png`);
    writeFileSync(file, await designer.renderPng(ad));
    const url = server.urlOf({ brief, version: "base" });
    const asking = { url, imageUrl: pathToFileURL(file).href };
    pairs.push({
      url,
      viewport: ad.viewport,
      locale: LOCALES[brief.language] ?? "en-GB",
      withText: evaluationRequestOf(ad, { ...asking, fields: adTextFieldsOf(ad) }),
      imageOnly: evaluationRequestOf(ad, { ...asking, fields: null }),
    });
  }
  await designer.close();
  return {
    pairs,
    folder,
    [Symbol.asyncDispose]: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The engine as the terminal opens it, its pictures handed on and not kept. */
export const openBenchmarkEngine = (): Engine =>
  createEngine({
    allowedAddresses: { loopback: true, private: false },
    proxies: {},
    chromePath: undefined,
    env: process.env,
    allowFileUrls: true,
    log: () => {},
    storePicture: async (_id, role) => `memory:${role}`,
  });

/** @throws where it is no evaluation: nothing else is measured. */
export async function evaluateOrThrow(
  engine: Engine,
  request: EvaluationRequest,
  locale: string,
): Promise<void> {
  const visit = { signal: AbortSignal.timeout(90_000), timeMs: 90_000, locale };
  const { answer } = await engine.evaluate(request, visit);
  if (!("overallScore" in answer) || answer.overallScore === null) throw new Error(JSON.stringify(answer));
}
