import type { AiConfig } from "../contract/ai-settings.ts";
import type { AiUsage } from "../contract/evaluator-interface.ts";
import type { Creative, PageSnapshots } from "./artifacts/capture-schemas.ts";
import type { Judgement } from "./artifacts/judgement.ts";
import type { ComposePictures } from "./build-vision-images.ts";
import type { VisionEvaluator, VisionTask } from "./vision/vision-evaluator.ts";

/** The evidence of one surface, its judgement by rules, and the pictures that the model may see. */
export interface VisionInput extends Pick<VisionTask, "evidence" | "rules" | "judgeLedger"> {
  /** Null where the surface shows no picture. */
  creative: Creative | null;
  capture: PageSnapshots;
}

/** Evaluates one surface with the model. */
export type JudgeWithVision = (input: VisionInput) => Promise<{ judgement: Judgement; usage: AiUsage }>;

export interface VisionSession {
  /** @param until Deadline for the judgement, on the clock of performance.now(). */
  startJudging(signal: AbortSignal, until: number): JudgeWithVision;
  close(): Promise<void>;
}

/** Loads the model's code with the first evaluation, so that a run without a model loads none of it. */
export function createVisionSession(
  config: AiConfig,
  { compose, proxies }: { compose: ComposePictures; proxies: { http?: string; https?: string; no?: string } },
): VisionSession {
  let evaluator: Promise<VisionEvaluator> | null = null;
  const open = () => {
    evaluator ??= import("./vision/vision-evaluator.ts").then(({ openVisionEvaluator }) =>
      openVisionEvaluator(config, { proxies }),
    );
    return evaluator;
  };
  return {
    startJudging:
      (signal, until) =>
      async ({ creative, capture, ...task }) => {
        const [{ buildVisionImages }, vision] = await Promise.all([import("./build-vision-images.ts"), open()]);
        return vision.evaluate({
          ...task,
          signal,
          remainingMs: until - performance.now(),
          buildImages: (withheld) => buildVisionImages({ creative, capture }, withheld, compose),
        });
      },
    close: async () => {
      // A session that did not open has already failed its evaluation and needs no closing.
      await (await evaluator?.catch(() => null))?.close();
    },
  };
}
