import { parseAiModel, parseAiOptions, resolveAiConfig } from "../../../src/contract/ai-settings.ts";
import type { Picture } from "../../../src/contract/evaluator-interface.ts";
import type { Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import type { Evidence } from "../../../src/engine/artifacts/evidence.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { evaluateSignals as byRules, judgeClaims } from "../../../src/engine/signals/evaluate-signals.ts";
import type { RequestMarkers, VisionImage } from "../../../src/engine/vision/prompt.ts";
import {
  openVisionEvaluator,
  type VisionEvaluator,
  type VisionTask,
} from "../../../src/engine/vision/vision-evaluator.ts";
import { createPage } from "../evidence/fixtures.ts";

export const API_KEY = "sk-test";

/** The smallest JPEG-like bytes: no fake model looks at them. */
export const samplePicture = (width: number, height: number, bytes = [0xff, 0xd8, 0xff, 0xd9]): Picture => ({
  mediaType: "image/jpeg",
  bytes: new Uint8Array(bytes),
  width,
  height,
  scale: 1,
});

export const IMAGES: VisionImage[] = [
  { side: "ad", label: "the ad", picture: samplePicture(1024, 1024) },
  {
    side: "page",
    label: "the landing page's first screen on a mobile device",
    picture: samplePicture(591, 1280),
  },
];

export const SAMPLE_COPY = {
  headline: "Lamps for long evenings",
  bodyText: "Warm light, made to last. Free shipping on every lamp.",
  ctaType: "SHOP_NOW",
  pageName: "Lumen & Sons",
};

export const SAMPLE_PAGE = createPage([
  { tag: "h1", text: "Warm lamps for your long evenings" },
  { tag: "p", text: "Lumen & Sons has made lamps since 1954. Free shipping on every lamp." },
  { tag: "p", text: "Each lamp is turned from oak and wired by hand in our workshop." },
  { tag: "button", text: "Shop lamps" },
]);

export const sampleEvidence = (
  snapshot: Snapshot = SAMPLE_PAGE,
  copy: Record<string, string> = SAMPLE_COPY,
): Evidence => gatherEvidence({ creative: null, copy, page: snapshot, platform: "meta" });

/** Marks that are the same in every run, for goldens. */
export const FIXED_MARKERS: RequestMarkers = { nonce: "0123456789abcdef01", wordSeparator: "^" };

export function sampleTask(evidence: Evidence = sampleEvidence(), more: Partial<VisionTask> = {}): VisionTask {
  return {
    evidence,
    rules: byRules(evidence),
    judgeLedger: (ledger) => judgeClaims(evidence, ledger),
    buildImages: async () => IMAGES,
    signal: new AbortController().signal,
    remainingMs: 30_000,
    ...more,
  };
}

/** The pictures of both sides were sent. */
export const BOTH_SIDES = { ad: true, page: true } as const;

export interface OpenedEvaluator extends AsyncDisposable {
  evaluate: VisionEvaluator["evaluate"];
  /** What was waited, in milliseconds. */
  waits: number[];
}

/** A judge on a double, through the settings as people write them. */
export async function openEvaluator(
  url: string,
  model = "openai-compatible/fake",
  options = "",
  createMarkers?: () => RequestMarkers,
): Promise<OpenedEvaluator> {
  const read = parseAiModel(model);
  const terms = parseAiOptions(`base-url: ${url}\n${options}`);
  if ("mistake" in read || "mistake" in terms) throw new Error(JSON.stringify([read, terms]));
  const use = resolveAiConfig({ model: read.model, key: API_KEY, options: terms }, (name) => name);
  if (use === null || "mistake" in use) throw new Error(JSON.stringify(use));
  const waits: number[] = [];
  const judge = await openVisionEvaluator(use, {
    proxies: {},
    sleep: async (ms) => void waits.push(ms),
    ...(createMarkers && { createMarkers }),
  });
  return { evaluate: judge.evaluate, waits, [Symbol.asyncDispose]: judge.close };
}
