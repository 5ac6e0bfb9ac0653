import { z } from "zod";
import { EvaluationError } from "../../contract/error.ts";
import type { PageSpeed, PageSpeedOpportunity } from "../../contract/page-speed.ts";

/** A metric's audit: its value, ms or (layout shift) a plain number. */
const Metric = z.object({ numericValue: z.number().min(0) });

/** What is read of Lighthouse's result (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md). */
const Result = z.object({
  fetchTime: z.iso.datetime(),
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  categories: z.object({ performance: z.object({ score: z.number().min(0).max(1).nullable() }) }),
  audits: z.record(z.string(), z.unknown()),
});

/** An audit that names what could be faster. */
const Opportunity = z.object({
  title: z.string(),
  score: z.number().nullable(),
  /** Estimated improvement of each metric, ms but for CLS. */
  metricSavings: z.partialRecord(z.enum(["FCP", "LCP", "TBT", "INP", "CLS"]), z.number()),
});

const METRIC_AUDITS = {
  lcp: "largest-contentful-paint",
  fcp: "first-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  si: "speed-index",
} as const;

const MAX_OPPORTUNITIES = 3;

/**
 * Reads Lighthouse's result. The numbers are Lighthouse's own, rounded as it shows them.
 *
 * @throws PageSpeedNotMeasured where it has no score.
 */
export function readLighthouseResult(result: unknown): PageSpeed {
  const parsed = Result.safeParse(result);
  if (!parsed.success) throw new PageSpeedNotMeasured("Lighthouse's result has another form than expected");
  const { runtimeError, categories, audits, fetchTime } = parsed.data;
  if (runtimeError !== undefined) throw new PageSpeedNotMeasured(describeRuntimeError(runtimeError));
  const metrics = z
    .object({ ...mapValues(METRIC_AUDITS, () => Metric) })
    .safeParse(mapValues(METRIC_AUDITS, (id) => audits[id]));
  const { score } = categories.performance;
  if (score === null || !metrics.success) throw new PageSpeedNotMeasured("Lighthouse could not measure every number");
  const { lcp, fcp, tbt, cls, si } = metrics.data;
  return {
    data: {
      performanceScore: Math.round(score * 100),
      lcp: Math.round(lcp.numericValue),
      fcp: Math.round(fcp.numericValue),
      tbt: Math.round(tbt.numericValue),
      cls: Math.round(cls.numericValue * 1000) / 1000,
      si: Math.round(si.numericValue),
      fetchedAt: fetchTime,
    },
    opportunities: findOpportunities(Object.values(audits)),
  };
}

const mapValues = <K extends string, A, B>(record: Readonly<Record<K, A>>, map: (value: A) => B): Record<K, B> =>
  Object.fromEntries(Object.entries<A>(record).map(([key, value]) => [key, map(value)])) as Record<K, B>;

function findOpportunities(audits: readonly unknown[]): PageSpeedOpportunity[] {
  return audits
    .flatMap((audit) => {
      const { data } = Opportunity.safeParse(audit);
      if (data === undefined) return [];
      const { FCP = 0, LCP = 0, TBT = 0 } = data.metricSavings;
      return [{ title: data.title, savedMs: Math.round(Math.max(FCP, LCP, TBT)) }];
    })
    .filter(({ savedMs }) => savedMs > 0)
    .sort((a, b) => b.savedMs - a.savedMs || (a.title < b.title ? -1 : 1))
    .slice(0, MAX_OPPORTUNITIES);
}

/** Lighthouse's message is for people, but long: its first sentence says what happened. */
function describeRuntimeError({ code, message }: { code: string; message: string }): string {
  const [first = ""] = message.split(/(?<=\.)\s/u);
  return `${first.replace(/\.$/, "").slice(0, MAX_REASON_CHARS)} (${code})`;
}

const MAX_REASON_CHARS = 200;

export class PageSpeedNotMeasured extends EvaluationError {
  override name = "PageSpeedNotMeasured";

  /** @param why A sentence without its full stop. */
  constructor(why: string, cause?: unknown) {
    super(`Page speed was not measured: ${why}.`, { errorCode: "PAGE_SPEED_NOT_MEASURED", cause });
  }
}
