import { describe, expect, it } from "vitest";
import { readLighthouseResult } from "../../../src/engine/page-speed/read-lighthouse-result.ts";

const opportunity = (title: string, metricSavings: Record<string, number>) => ({ title, score: 0.5, metricSavings });

/** The parts of a result that are read, as Lighthouse 13.5 writes them. */
const result = (change: object = {}) => ({
  fetchTime: "2026-11-28T07:30:38.753Z",
  categories: { performance: { score: 0.746 } },
  audits: {
    "largest-contentful-paint": { numericValue: 5571.4 },
    "first-contentful-paint": { numericValue: 2764.2 },
    "total-blocking-time": { numericValue: 120.6 },
    "cumulative-layout-shift": { numericValue: 0.12345 },
    "speed-index": { numericValue: 2900.5 },
    "unused-javascript": opportunity("Reduce unused JavaScript", { FCP: 0, LCP: 150 }),
    "image-delivery-insight": opportunity("Improve image delivery", { FCP: 0, LCP: 1200.4 }),
    "render-blocking-insight": opportunity("Render-blocking requests", { FCP: 600, LCP: 0 }),
    "dom-size-insight": opportunity("Optimize DOM size", { TBT: 90, INP: 5000 }),
    "layout-shifts": opportunity("Avoid large layout shifts", { CLS: 0.2 }),
    "font-display-insight": opportunity("Font display", { FCP: 0 }),
    "network-requests": { title: "Network Requests", score: 1 },
  },
  ...change,
});

describe("Lighthouse's result", () => {
  it("gives its own numbers, rounded as it shows them", () => {
    expect(readLighthouseResult(result()).data).toEqual({
      performanceScore: 75,
      lcp: 5571,
      fcp: 2764,
      tbt: 121,
      cls: 0.123,
      si: 2901,
      fetchedAt: "2026-11-28T07:30:38.753Z",
    });
  });

  it("names the three largest savings of time", () => {
    expect(readLighthouseResult(result()).opportunities).toEqual([
      { title: "Improve image delivery", savedMs: 1200 },
      { title: "Render-blocking requests", savedMs: 600 },
      { title: "Reduce unused JavaScript", savedMs: 150 },
    ]);
  });

  it("is no measurement without a score or with a number missing", () => {
    const { "speed-index": _, ...audits } = result().audits;
    for (const change of [{ categories: { performance: { score: null } } }, { audits }]) {
      expect(() => readLighthouseResult(result(change))).toThrow(
        "Page speed was not measured: Lighthouse could not measure every number.",
      );
    }
  });

  it("says what stopped it", () => {
    const runtimeError = { code: "NO_FCP", message: "The page did not paint any content. Please ensure you keep it." };
    expect(() => readLighthouseResult(result({ runtimeError }))).toThrow(
      "Page speed was not measured: The page did not paint any content (NO_FCP).",
    );
  });

  it("rejects what has another form", () => {
    for (const other of [undefined, null, {}, { ...result(), fetchTime: "today" }, { lhr: result() }]) {
      expect(() => readLighthouseResult(other)).toThrow("another form than expected");
    }
  });
});
