import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import type { EvaluationRequest } from "../src/contract/evaluation-request.ts";
import type { Viewport } from "../src/contract/vocabulary.ts";
import { createEngine, type Engine } from "../src/engine/engine.ts";
import { adsOf, adTextFieldsOf, evaluationRequestOf } from "../test/corpus/ads.ts";
import { readBriefs } from "../test/corpus/briefs.ts";
import { serveCorpus } from "../test/corpus/corpus-server.ts";
import { CreativeRenderer } from "../test/corpus/creative-renderer.ts";
import { LOCALES } from "../test/corpus/locales.ts";

/** An ad with its landing page: requests with and without the ad's text, and the URL for the reference script. */
export interface AdPagePair {
  url: string;
  viewport: Viewport;
  locale: string;
  withText: EvaluationRequest;
  imageOnly: EvaluationRequest;
}

/** Serves corpus pages on loopback, one per template, and renders their ads to files. */
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

/** The engine with the CLI's options; screenshots are discarded. */
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

/** @throws if the answer has no scores, because only full evaluations are measured. */
export async function evaluateOrThrow(engine: Engine, request: EvaluationRequest, locale: string): Promise<void> {
  const visit = { signal: AbortSignal.timeout(90_000), timeMs: 90_000, locale };
  const { answer } = await engine.evaluate(request, visit);
  if (!("overallScore" in answer) || answer.overallScore === null) throw new Error(JSON.stringify(answer));
}
