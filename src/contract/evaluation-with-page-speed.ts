import { messageOf } from "./error.ts";
import type { Evaluate } from "./evaluator-interface.ts";
import { classifyAnswer } from "./parse-answer.ts";

/** Time at the end that a measurement may not use, ms: the answer still has to be stored and sent. */
const REPLY_RESERVE_MS = 2_000;
/** A measurement is not begun with less time left than this, ms. */
const MIN_MEASUREMENT_MS = 5_000;

/**
 * Measures the page after each evaluation, and adds the numbers to the answer. An answer whose page could not be
 * measured in the evaluation's time has none.
 *
 * @param onMissing receives why, as a sentence.
 */
export const evaluateWithPageSpeed =
  (evaluate: Evaluate, onMissing: (why: string) => void): Evaluate =>
  async (request, visit) => {
    const end = performance.now() + (visit.timeMs ?? Number.POSITIVE_INFINITY) - REPLY_RESERVE_MS;
    const evaluated = await evaluate(request, visit);
    const { attachments } = evaluated;
    const outcome = classifyAnswer(evaluated.answer);
    if (attachments?.measurePageSpeed === undefined || outcome.kind !== "evaluated") return evaluated;
    const leftMs = end - performance.now();
    try {
      if (leftMs < MIN_MEASUREMENT_MS) throw new Error("Page speed was not measured: the evaluation took too long.");
      const limit = Number.isFinite(leftMs) ? [AbortSignal.timeout(Math.floor(leftMs))] : [];
      const measured = await attachments.measurePageSpeed(AbortSignal.any([visit.signal, ...limit]));
      const { data: pageSpeedData, opportunities } = measured;
      return { answer: { ...outcome.answer, pageSpeedData }, attachments: { ...attachments, opportunities } };
    } catch (problem) {
      visit.signal.throwIfAborted();
      onMissing(messageOf(problem));
      return evaluated;
    }
  };
