import type { AiConfig } from "../contract/ai-settings.ts";
import type { AiUsage } from "../contract/port.ts";
import type { Creative, PageSnapshots } from "./artifacts/capture.ts";
import type { Evidence } from "./artifacts/evidence.ts";
import type { Judgement } from "./artifacts/judgement.ts";
import type { VisionEvaluator } from "./vision/vision-evaluator.ts";
import type { ComposePictures } from "./vision-images.ts";

/** One surface's evidence as the rules have judged it, and what can be shown of it. */
export interface VisionInput {
  evidence: Evidence;
  rules: Judgement;
  /** Null where the surface shows no picture. */
  creative: Creative | null;
  capture: PageSnapshots;
}

/** Asks the model about one surface. */
export type JudgeWithVision = (one: VisionInput) => Promise<{ judgement: Judgement; account: AiUsage }>;

export interface VisionSession {
  /** @param until when judgement must be there, as performance.now() counts. */
  startJudging(signal: AbortSignal, until: number): JudgeWithVision;
  close(): Promise<void>;
}

/** A model's eyes, opened with the first look: a run without them loads nothing of it. */
export function createVisionSession(
  use: AiConfig,
  { compose, proxies }: { compose: ComposePictures; proxies: { http?: string; https?: string; no?: string } },
): VisionSession {
  let judge: Promise<VisionEvaluator> | null = null;
  const open = () => {
    judge ??= import("./vision/vision-evaluator.ts").then(({ openVisionEvaluator }) =>
      openVisionEvaluator(use, { proxies }),
    );
    return judge;
  };
  return {
    startJudging:
      (signal, until) =>
      async ({ evidence, rules, creative, capture }) => {
        const [{ buildVisionImages }, vision] = await Promise.all([import("./vision-images.ts"), open()]);
        return vision.evaluate({
          evidence,
          rules,
          signal,
          remainingMs: until - performance.now(),
          buildImages: (withheld) => buildVisionImages({ creative, capture }, withheld, compose),
        });
      },
    close: async () => {
      // One that could not be made has told whoever wanted to look, and holds nothing.
      await (await judge?.catch(() => null))?.close();
    },
  };
}
