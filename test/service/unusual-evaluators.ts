import { existsSync, writeFileSync } from "node:fs";
import type { Evaluation } from "../../src/contract/evaluation.ts";
import type { Evaluate } from "../../src/contract/evaluator-interface.ts";
import { sampleEvaluation, sampleFix } from "../contract/samples.ts";

/**
 * Landing URL of an unusual evaluation: `http://pages.example/?odd=video`. Workers load this file instead of the
 * engine.
 */
export const unusualPageUrl = (odd: keyof typeof UNUSUAL_ANSWERS, extra = ""): string =>
  `http://pages.example/?odd=${odd}&extra=${encodeURIComponent(extra)}`;

/** In the evaluation's order. All evaluations share the ids. */
export const UNSORTED_FIXES = (["LOW", "HIGH", "MEDIUM", "HIGH"] as const).map((priority, n) =>
  sampleFix({
    id: `7f0c2d1e-3b4a-4c5d-8e6f-9a0b1c2d3e0${n}`,
    priority,
    fixType: n === 0 ? "headline" : "offer",
    suggestedValue: `Fix ${n}`,
  }),
);

/**
 * Characters that PostgreSQL rejects in text and jsonb: U+0000 and lone surrogates, as a cut through an emoji leaves.
 */
export const UNSTORABLE_TEXT = "a\0b \ud83d \\u0000 😀 \udc00";
export const STORED_TEXT = "a\ufffdb \ufffd \\u0000 😀 \ufffd";

const UNUSUAL_ANSWERS = {
  video: (): Partial<Evaluation> => ({
    mediaType: "video",
    videoFrames: [
      { at: 1.5, screenshotUrl: "/screenshots/00000000000000000000000000000002.png", width: 10, height: 20 },
      "a shape that nobody knows",
    ],
    videoMetadata: {
      frameCount: 2,
      processingMethod: "decoded_frames",
      hasTranscript: false,
      transcriptLength: 0,
      videoDuration: 3,
    },
  }),
  unstorable: (): Partial<Evaluation> => ({
    suggestions: { visual: [UNSTORABLE_TEXT], contextual: [], tone: [] },
    fixes: [sampleFix({ suggestedValue: UNSTORABLE_TEXT, implementationSteps: [UNSTORABLE_TEXT] })],
  }),
  large: (): Partial<Evaluation> => ({
    suggestions: { visual: ["x".repeat(1_000_000)], contextual: [], tone: [] },
  }),
  fixes: (): Partial<Evaluation> => ({ fixes: UNSORTED_FIXES }),
  /** Blocks the event loop for ever on the first call; the file `extra` marks that it happened. */
  spin: (extra: string): Partial<Evaluation> => {
    if (!existsSync(extra)) {
      writeFileSync(extra, "");
      for (;;);
    }
    return {};
  },
};

const evaluate: Evaluate = async ({ landingPageData }) => {
  const { searchParams } = new URL(landingPageData.url);
  const odd = Object.entries(UNUSUAL_ANSWERS).find(([name]) => name === searchParams.get("odd"))?.[1];
  if (odd === undefined) throw new TypeError("a page that is not odd");
  const answer = sampleEvaluation({
    evaluationId: crypto.randomUUID(),
    ...odd(searchParams.get("extra") ?? ""),
  });
  return { answer };
};

export const evaluators = { evaluate, evaluateLightly: evaluate, close: async () => undefined };
