import {
  formatPageSpeedMetric,
  PAGE_SPEED_METRICS,
  type PageSpeedData,
  type PageSpeedMetric,
} from "../contract/page-speed.ts";
import type { Viewport } from "../contract/vocabulary.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { getEvaluation, getPageId } from "./entries.ts";

/** The names of the numbers: in a table's header, and in full. */
export const METRIC_NAMES: Readonly<Record<PageSpeedMetric, { short: string; title: string }>> = {
  performanceScore: { short: "Score", title: "Performance score" },
  lcp: { short: "LCP", title: "Largest Contentful Paint" },
  fcp: { short: "FCP", title: "First Contentful Paint" },
  tbt: { short: "TBT", title: "Total Blocking Time" },
  cls: { short: "CLS", title: "Cumulative Layout Shift" },
  si: { short: "SI", title: "Speed Index" },
};

/** Lighthouse's three colours. */
export type SpeedGrade = "good" | "average" | "poor";

/**
 * The values up to which Lighthouse shows a number in green, and then in orange: those that get 90 and 50 of 100
 * (lighthouse/core/audits/metrics: p10 and median of each device).
 */
const GRADE_LIMITS: Readonly<Record<Viewport, Readonly<Record<PageSpeedMetric, readonly [number, number]>>>> = {
  mobile: {
    performanceScore: [90, 50],
    lcp: [2500, 4000],
    fcp: [1800, 3000],
    tbt: [200, 600],
    cls: [0.1, 0.25],
    si: [3387, 5800],
  },
  desktop: {
    performanceScore: [90, 50],
    lcp: [1200, 2400],
    fcp: [934, 1600],
    tbt: [150, 350],
    cls: [0.1, 0.25],
    si: [1311, 2300],
  },
};

export interface MeasuredMetric {
  metric: PageSpeedMetric;
  /** As Lighthouse shows it. */
  value: string;
  grade: SpeedGrade;
  /** Change since the baseline, with its sign; null if it is not known, or none is visible. */
  change: string | null;
}

export interface MeasuredPageSpeed {
  metrics: readonly MeasuredMetric[];
  opportunities: readonly string[];
}

/** The page's speed; null if it was not measured. */
export function getPageSpeed(entry: EntryReport): MeasuredPageSpeed | null {
  const evaluation = getEvaluation(entry);
  const data = evaluation?.pageSpeedData ?? null;
  if (evaluation === null || data === null) return null;
  const limits = GRADE_LIMITS[getDevice(entry) === "phone" ? "mobile" : "desktop"];
  const before = entry.baseline?.pageSpeedData;
  return {
    metrics: PAGE_SPEED_METRICS.map((metric) => ({
      metric,
      value: formatPageSpeedMetric(metric, data[metric]),
      grade: gradeMetric(metric, data[metric], limits[metric]),
      change: before === undefined ? null : formatChange(metric, before, data),
    })),
    opportunities: (entry.pageSpeed?.opportunities ?? []).map(
      ({ title, savedMs }) => `${title} (saves about ${formatSaving(savedMs)})`,
    ),
  };
}

function gradeMetric(metric: PageSpeedMetric, value: number, [good, average]: readonly [number, number]): SpeedGrade {
  const isWithin = (limit: number) => (metric === "performanceScore" ? value >= limit : value <= limit);
  if (isWithin(good)) return "good";
  return isWithin(average) ? "average" : "poor";
}

function formatChange(metric: PageSpeedMetric, before: PageSpeedData, after: PageSpeedData): string | null {
  const difference = after[metric] - before[metric];
  const shown = formatPageSpeedMetric(metric, Math.abs(difference));
  return shown === formatPageSpeedMetric(metric, 0) ? null : `${difference < 0 ? "−" : "+"}${shown}`;
}

const formatSaving = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

/** What the page was measured as. */
export const getDevice = (entry: EntryReport): string =>
  getEvaluation(entry)?.viewport === "mobile" ? "phone" : "desktop";

/** One entry for each page that was measured, and viewport: ads of one page share its measurement. */
export function listMeasuredPages<E extends EntryReport>(entries: readonly E[]): E[] {
  const pages = new Map<string, E>();
  for (const entry of entries) {
    const viewport = getEvaluation(entry)?.viewport;
    const key = JSON.stringify([getPageId(entry), viewport]);
    if (getPageSpeed(entry) !== null && !pages.has(key)) pages.set(key, entry);
  }
  return [...pages.values()];
}

/** What would help most, as a sentence; empty if Lighthouse names nothing. */
export function describeOpportunities(entry: EntryReport): string {
  const opportunities = getPageSpeed(entry)?.opportunities ?? [];
  return opportunities.length === 0 ? "" : `What would help: ${opportunities.join(", ")}.`;
}
