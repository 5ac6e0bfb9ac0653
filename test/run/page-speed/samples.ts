import type { PageSpeedData } from "../../../src/contract/page-speed.ts";

/** The numbers of a fast page. */
export const pageSpeedData = (change: Partial<PageSpeedData> = {}): PageSpeedData => ({
  performanceScore: 98,
  lcp: 1200,
  fcp: 900,
  tbt: 40,
  cls: 0.01,
  si: 1300,
  fetchedAt: "2026-11-28T07:00:00.000Z",
  ...change,
});
