import { messageOf } from "../../contract/error.ts";
import type { Attachments } from "../../contract/evaluator-interface.ts";
import type { MeasurePageSpeed, PageSpeed } from "../../contract/page-speed.ts";
import { classifyAnswer } from "../../contract/parse-answer.ts";
import type { EntryResult } from "../../result/check-report.ts";
import type { PageSpeedBudget } from "../../result/page-speed-report.ts";
import type { Entry } from "../manifest/entry.ts";
import { applyPageSpeedBudget, reportNotMeasured } from "./apply-budget.ts";
import { findExcesses, isBetter } from "./budget.ts";

export interface MeasureOptions {
  /** Whether pages are to be measured. Budgets are compared with a service's own numbers in any case. */
  isWanted: boolean;
  signal: AbortSignal;
  log?: (line: string) => void;
}

/** A page's measurements. Ads of one page share them. */
interface SharedMeasurements {
  first: Promise<PageSpeed>;
  /** Made only if the first is over a budget. */
  second?: Promise<PageSpeed>;
}

/**
 * Measures the pages of a run's results, when all of them have been evaluated, so that no visit disturbs a measurement
 * or is disturbed by one. Never rejects: what cannot be measured is said.
 */
export async function measureEntries(
  results: readonly EntryResult[],
  entries: readonly Entry[],
  { isWanted, signal, log }: MeasureOptions,
): Promise<EntryResult[]> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const pages = new Map<string, SharedMeasurements>();
  const share = (key: string, measure: MeasurePageSpeed): SharedMeasurements => {
    const known = pages.get(key) ?? { first: measure(signal) };
    pages.set(key, known);
    return known;
  };
  const count = results.filter(({ attachments }) => attachments?.measurePageSpeed !== undefined).length;
  if (count > 0) log?.(`Measuring page speed for ${count === 1 ? "1 ad" : `${count} ads`} …`);
  const measured: EntryResult[] = [];
  for (const { attachments, measureBefore, ...result } of results) {
    const entry = byId.get(result.id);
    const budget = entry?.pageSpeedBudget;
    const measure = attachments?.measurePageSpeed;
    const plain: EntryResult = { ...result, ...(attachments && { attachments: dropMeasuring(attachments) }) };
    if (measure === undefined || result.carried !== undefined) {
      const isMissing = isWanted && isEvaluatedWithoutSpeed(plain);
      measured.push(isMissing ? reportNotMeasured(plain, NOT_OFFERED, budget) : applyPageSpeedBudget(plain, budget));
      continue;
    }
    const key = identifyMeasuredPage(plain, entry);
    try {
      const now = await measureWithin(share(`now ${key}`, measure), measure, signal, budget);
      const added = addPageSpeed(plain, now.best, now.count);
      const before = measureBefore && (await share(`before ${key}`, measureBefore).first.catch(() => null));
      measured.push(applyPageSpeedBudget(before ? addEarlierSpeed(added, before) : added, budget));
    } catch (problem) {
      measured.push(reportNotMeasured(plain, describeFailure(problem, signal), budget));
    }
  }
  return measured;
}

/** One slow run is no verdict: a page over its budget is measured again, and the better measurement counts. */
async function measureWithin(
  page: SharedMeasurements,
  measure: MeasurePageSpeed,
  signal: AbortSignal,
  budget: PageSpeedBudget | undefined,
): Promise<{ best: PageSpeed; count: number }> {
  const first = await page.first;
  if (budget === undefined || findExcesses(first.data, budget).length === 0) return { best: first, count: 1 };
  page.second ??= measure(signal);
  const second = await page.second.catch(() => null);
  if (second === null) return { best: first, count: 1 };
  return { best: isBetter(second, first, budget) ? second : first, count: 2 };
}

function addPageSpeed(result: EntryResult, { data, opportunities }: PageSpeed, measurements: number): EntryResult {
  const outcome = result.answer && classifyAnswer(result.answer);
  if (outcome?.kind !== "evaluated") return result;
  return {
    ...result,
    answer: { ...outcome.answer, pageSpeedData: data },
    pageSpeed: { opportunities: [...opportunities], measurements },
  };
}

/** What production's page takes, measured in the same run. */
const addEarlierSpeed = (result: EntryResult, { data }: PageSpeed): EntryResult =>
  result.baseline ? { ...result, baseline: { ...result.baseline, pageSpeedData: data } } : result;

const dropMeasuring = ({ measurePageSpeed: _, ...attachments }: Attachments): Attachments => attachments;

/** Tracking parameters do not change how fast a page is. */
function identifyMeasuredPage(
  { page, fingerprint, landingUrl, answer }: EntryResult,
  entry: Entry | undefined,
): string {
  const outcome = answer && classifyAnswer(answer);
  const viewport = outcome?.kind === "evaluated" ? outcome.answer.viewport : null;
  return JSON.stringify([page ?? fingerprint ?? landingUrl, viewport, entry?.locale]);
}

const NOT_OFFERED = "The service sent no page speed.";

const isEvaluatedWithoutSpeed = ({ answer, carried }: EntryResult): boolean => {
  const outcome = answer && classifyAnswer(answer);
  return carried === undefined && outcome?.kind === "evaluated" && outcome.answer.pageSpeedData === undefined;
};

const describeFailure = (problem: unknown, signal: AbortSignal): string =>
  signal.aborted ? "Page speed was not measured: the run was stopped before." : messageOf(problem);
