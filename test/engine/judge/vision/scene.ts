import { aiUseOf, readAiModel, readAiOptions } from "../../../../src/contract/ai.ts";
import type { Picture } from "../../../../src/contract/port.ts";
import { gatherEvidence } from "../../../../src/engine/evidence/evidence.ts";
import { judge as byRules } from "../../../../src/engine/judge/heuristic/judge.ts";
import {
  openVisionJudge,
  type VisionCase,
  type VisionJudge,
} from "../../../../src/engine/judge/vision/judge.ts";
import type { Exposure, Marks } from "../../../../src/engine/judge/vision/prompt.ts";
import type { Snapshot } from "../../../../src/engine/products/capture.ts";
import type { Evidence } from "../../../../src/engine/products/evidence.ts";
import { page } from "../../evidence/made.ts";

export const KEY = "sk-test";

/** The smallest JPEG-like bytes: no fake model looks at them. */
export const picture = (width: number, height: number, bytes = [0xff, 0xd8, 0xff, 0xd9]): Picture => ({
  mediaType: "image/jpeg",
  bytes: new Uint8Array(bytes),
  width,
  height,
  scale: 1,
});

export const exposures: Exposure[] = [
  { side: "ad", label: "the ad", picture: picture(1024, 1024) },
  { side: "page", label: "the landing page's first screen on a mobile device", picture: picture(591, 1280) },
];

export const COPY = {
  headline: "Lamps for long evenings",
  bodyText: "Warm light, made to last. Free shipping on every lamp.",
  ctaType: "SHOP_NOW",
  pageName: "Lumen & Sons",
};

export const PAGE = page([
  { tag: "h1", text: "Warm lamps for your long evenings" },
  { tag: "p", text: "Lumen & Sons has made lamps since 1954. Free shipping on every lamp." },
  { tag: "p", text: "Each lamp is turned from oak and wired by hand in our workshop." },
  { tag: "button", text: "Shop lamps" },
]);

export const evidenceOf = (snapshot: Snapshot = PAGE, copy: Record<string, string> = COPY): Evidence =>
  gatherEvidence({ creative: null, copy, page: snapshot, platform: "meta" });

/** Marks that are the same in every run, for goldens. */
export const FIXED: Marks = { nonce: "0123456789abcdef01", joint: "^" };

export function caseOf(evidence: Evidence = evidenceOf(), more: Partial<VisionCase> = {}): VisionCase {
  return {
    evidence,
    rules: byRules(evidence),
    expose: async () => exposures,
    signal: new AbortController().signal,
    timeMs: 30_000,
    ...more,
  };
}

export interface Opened extends AsyncDisposable {
  judge: VisionJudge["judge"];
  /** What was waited, in milliseconds. */
  waits: number[];
}

/** A judge on a double, through the settings as people write them. */
export async function openJudge(
  url: string,
  model = "openai-compatible/fake",
  options = "",
  marks?: () => Marks,
): Promise<Opened> {
  const read = readAiModel(model);
  const terms = readAiOptions(`base-url: ${url}\n${options}`);
  if ("mistake" in read || "mistake" in terms) throw new Error(JSON.stringify([read, terms]));
  const use = aiUseOf({ model: read.model, key: KEY, options: terms }, (name) => name);
  if (use === null || "mistake" in use) throw new Error(JSON.stringify(use));
  const waits: number[] = [];
  const judge = await openVisionJudge(use, {
    proxies: {},
    sleep: async (ms) => void waits.push(ms),
    ...(marks && { marks }),
  });
  return { judge: judge.judge, waits, [Symbol.asyncDispose]: judge.close };
}
