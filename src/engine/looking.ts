import type { AiUse } from "../contract/ai.ts";
import type { AiAccount } from "../contract/port.ts";
import type { Compose } from "./exposures.ts";
import type { VisionJudge } from "./judge/vision/judge.ts";
import type { Capture, Creative } from "./products/capture.ts";
import type { Evidence } from "./products/evidence.ts";
import type { Judgement } from "./products/judgement.ts";

/** One surface's evidence as the rules have judged it, and what can be shown of it. */
export interface Sighted {
  evidence: Evidence;
  rules: Judgement;
  /** Null where the surface shows no picture. */
  creative: Creative | null;
  capture: Capture;
}

/** Asks the model about one surface. */
export type Look = (one: Sighted) => Promise<{ judgement: Judgement; account: AiAccount }>;

export interface Looking {
  /** @param until when judgement must be there, as performance.now() counts. */
  lookFor(signal: AbortSignal, until: number): Look;
  close(): Promise<void>;
}

/** A model's eyes, opened with the first look: a run without them loads nothing of it. */
export function createLooking(
  use: AiUse,
  { compose, proxies }: { compose: Compose; proxies: { http?: string; https?: string; no?: string } },
): Looking {
  let judge: Promise<VisionJudge> | null = null;
  const open = () => {
    judge ??= import("./judge/vision/judge.ts").then(({ openVisionJudge }) =>
      openVisionJudge(use, { proxies }),
    );
    return judge;
  };
  return {
    lookFor:
      (signal, until) =>
      async ({ evidence, rules, creative, capture }) => {
        const [{ exposuresOf }, vision] = await Promise.all([import("./exposures.ts"), open()]);
        return vision.judge({
          evidence,
          rules,
          signal,
          timeMs: until - performance.now(),
          expose: (withheld) => exposuresOf({ creative, capture }, withheld, compose),
        });
      },
    close: async () => {
      // One that could not be made has told whoever wanted to look, and holds nothing.
      await (await judge?.catch(() => null))?.close();
    },
  };
}
