import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createEngine } from "../../src/engine/engine.ts";
import { adTextFieldsOf, evaluationRequestOf } from "./ads.ts";
import type { Corpus } from "./corpus.ts";
import { CreativeRenderer } from "./creative-renderer.ts";
import { LOCALES } from "./locales.ts";
import { SCORE_KEYS, type Scores, scoresOf } from "./properties.ts";

/** Number of ads that the full engine evaluates, three times each. */
const MAX_COMPARED_ADS = 10;

/** Compares the full engine, including browser and guard, with evaluations from captures and with itself. */
export async function compareWithEngine(world: Corpus): Promise<string> {
  const step = Math.max(1, Math.floor(world.ads.length / MAX_COMPARED_ADS));
  const ads = world.ads.filter((_, index) => index % step === 0).slice(0, MAX_COMPARED_ADS);
  const folder = mkdtempSync(path.join(os.tmpdir(), "adhere-corpus-"));
  const designer = new CreativeRenderer();
  const engine = createEngine({
    allowedAddresses: { loopback: true, private: false },
    proxies: {},
    chromePath: undefined,
    env: process.env,
    allowFileUrls: true,
    log: () => {},
  });
  const lines: string[] = [];
  let apart = 0;
  let unlike = 0;
  try {
    for (const ad of ads) {
      const file = path.join(folder, `${ad.id.replace("/", "-")}.png`);
      writeFileSync(file, await designer.renderPng(ad));
      const url = world.server.urlOf({ brief: ad.brief, version: "base" });
      const request = evaluationRequestOf(ad, {
        fields: adTextFieldsOf(ad),
        url,
        imageUrl: pathToFileURL(file).href,
      });
      const visit = { signal: AbortSignal.timeout(90_000), locale: LOCALES[ad.brief.language] ?? "en-GB" };
      const first = await engine.evaluate(request, visit);
      const again = [await engine.evaluate(request, visit), await engine.evaluate(request, visit)];
      const moved = new Set(again.flatMap(({ answer }) => differingFields(first.answer, answer)));
      if (moved.size > 0) {
        unlike += 1;
        lines.push(`  ${ad.id}: three evaluations differ in ${[...moved].join(", ")}`);
      }
      if (!("rawScores" in first.answer)) {
        apart += 1;
        lines.push(`  ${ad.id}: no scores`);
        continue;
      }
      const { componentScores, overallScore } = first.answer;
      const expected = scoresOf(world.evaluate(ad, ad.brief));
      const got: Scores = { ...componentScores, overall: overallScore };
      const wrong = SCORE_KEYS.filter((key) => got[key] !== expected[key]);
      if (wrong.length > 0) {
        apart += 1;
        lines.push(
          `  ${ad.id}: ${wrong.map((key) => `${key} ${expected[key]} from the capture, ${got[key]} from the engine`).join(", ")}`,
        );
      }
    }
  } finally {
    await engine.close();
    await designer.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    `${ads.length} ads: ${ads.length - apart} scored alike, ${ads.length - unlike} byte-identical in three evaluations`,
    ...lines,
  ].join("\n");
}

/** The fields in which two evaluations differ, except for the id and timings. */
function differingFields(one: object, other: object): string[] {
  const [a, b] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  return Object.keys(a).filter(
    (key) => !["evaluationId", "pageSpeedData"].includes(key) && JSON.stringify(a[key]) !== JSON.stringify(b[key]),
  );
}
