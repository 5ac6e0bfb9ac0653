import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PageSpeedData } from "../../../src/contract/page-speed.ts";
import { BUDGET_LIMITS, describeExcesses, type PageSpeedBudget } from "../../../src/result/page-speed-report.ts";
import { findExcesses, isBetter, wasOverBudget } from "../../../src/run/page-speed/budget.ts";
import { pageSpeedData } from "./samples.ts";

const milliseconds = fc.integer({ min: 0, max: 60_000 });
const data: fc.Arbitrary<PageSpeedData> = fc
  .record({
    performanceScore: fc.integer({ min: 0, max: 100 }),
    lcp: milliseconds,
    fcp: milliseconds,
    tbt: milliseconds,
    cls: fc.double({ min: 0, max: 2, noNaN: true }),
    si: milliseconds,
  })
  .map((numbers) => ({ ...numbers, fetchedAt: "2026-11-28T07:00:00.000Z" }));
const budget: fc.Arbitrary<PageSpeedBudget> = fc.record(
  {
    score: fc.integer({ min: 0, max: 100 }),
    lcp: milliseconds,
    fcp: milliseconds,
    tbt: milliseconds,
    cls: fc.double({ min: 0, max: 2, noNaN: true }),
    si: milliseconds,
  },
  { requiredKeys: [] },
);

describe("a page-speed budget", () => {
  it("names the numbers over their limits, and the score below its own", () => {
    const measured = pageSpeedData({ performanceScore: 52, lcp: 4100, tbt: 200 });
    const excesses = findExcesses(measured, { score: 80, lcp: 2500, tbt: 200, si: 90_000 });
    expect(excesses).toEqual([
      { metric: "score", value: 52, limit: 80 },
      { metric: "lcp", value: 4100, limit: 2500 },
    ]);
    expect(describeExcesses(excesses)).toBe("performance score 52 (budget 80) and LCP 4.1 s (budget 2.5 s)");
  });

  it("is kept by what it equals, and by everything where it is empty", () => {
    fc.assert(
      fc.property(data, (measured) => {
        const { performanceScore: score, lcp, fcp, tbt, cls, si } = measured;
        expect(findExcesses(measured, { score, lcp, fcp, tbt, cls, si })).toEqual([]);
        expect(findExcesses(measured, {})).toEqual([]);
      }),
    );
  });

  it("a laxer limit never adds an excess", () => {
    fc.assert(
      fc.property(data, budget, fc.constantFrom(...BUDGET_LIMITS), (measured, limits, metric) => {
        const limit = limits[metric];
        fc.pre(limit !== undefined);
        const laxer = { ...limits, [metric]: metric === "score" ? (limit ?? 0) - 1 : (limit ?? 0) + 1 };
        const before = findExcesses(measured, limits).map((one) => one.metric);
        expect(before).toEqual(expect.arrayContaining(findExcesses(measured, laxer).map((one) => one.metric)));
      }),
    );
  });

  it("of two measurements, only one is better than the other", () => {
    fc.assert(
      fc.property(data, data, budget, (one, other, limits) => {
        expect(
          isBetter({ data: one }, { data: other }, limits) && isBetter({ data: other }, { data: one }, limits),
        ).toBe(false);
        expect(isBetter({ data: one }, { data: one }, limits)).toBe(false);
      }),
    );
  });

  it("a page was over its budget before if every excess was, and is at most a tenth worse", () => {
    const limits = { lcp: 2500, score: 80 };
    const now = findExcesses(pageSpeedData({ lcp: 4100, performanceScore: 90 }), limits);
    expect(wasOverBudget(now, limits, pageSpeedData({ lcp: 4000 }))).toBe(true);
    expect(wasOverBudget(now, limits, pageSpeedData({ lcp: 3600 }))).toBe(false);
    expect(wasOverBudget(now, limits, pageSpeedData({ lcp: 2400 }))).toBe(false);
    const slower = findExcesses(pageSpeedData({ lcp: 4100, performanceScore: 40 }), limits);
    expect(wasOverBudget(slower, limits, pageSpeedData({ lcp: 4100, performanceScore: 90 }))).toBe(false);
    expect(wasOverBudget(slower, limits, pageSpeedData({ lcp: 4100, performanceScore: 42 }))).toBe(true);
    expect(wasOverBudget(slower, limits, pageSpeedData({ lcp: 4100, performanceScore: 60 }))).toBe(false);
  });
});
