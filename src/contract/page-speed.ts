import type { z } from "zod";
import { type EvaluationAnswer, ReceivedPageSpeed } from "./evaluation.ts";
import { classifyAnswer } from "./parse-answer.ts";

/** The contract's six numbers of a page-speed test, and when it was made. */
export const PageSpeedData = ReceivedPageSpeed;
export type PageSpeedData = z.infer<typeof ReceivedPageSpeed>;

/** The numbers, in the order in which Lighthouse shows them. */
export const PAGE_SPEED_METRICS = ["performanceScore", "lcp", "fcp", "tbt", "cls", "si"] as const;
export type PageSpeedMetric = (typeof PAGE_SPEED_METRICS)[number];

/** A number as Lighthouse shows it: `4.1 s`, `180 ms`, `0.12`. */
export function formatPageSpeedMetric(metric: PageSpeedMetric, value: number): string {
  if (metric === "performanceScore") return String(value);
  if (metric === "cls") return String(Math.round(value * 1000) / 1000);
  return metric === "tbt" ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

/** What would make the page faster, in Lighthouse's words. */
export interface PageSpeedOpportunity {
  title: string;
  /** Estimated time saved, ms. */
  savedMs: number;
}

/** One measurement of a page. */
export interface PageSpeed {
  data: PageSpeedData;
  /** At most three, the largest first. */
  opportunities: readonly PageSpeedOpportunity[];
}

/**
 * Measures the landing page of an evaluation.
 *
 * @throws EvaluationError where it cannot be measured; the signal's reason.
 */
export type MeasurePageSpeed = (signal: AbortSignal) => Promise<PageSpeed>;

/** The numbers of an answer; null where it has none. */
export function findPageSpeedData(answer: EvaluationAnswer | null | undefined): PageSpeedData | null {
  const outcome = answer ? classifyAnswer(answer) : null;
  return outcome?.kind === "evaluated" ? (outcome.answer.pageSpeedData ?? null) : null;
}
