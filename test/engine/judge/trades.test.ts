import { describe, expect, it } from "vitest";
import type { Judgement } from "../../../src/engine/products/judgement.ts";
import { judged, sumOf } from "./share.ts";
import { TRADES } from "./trades.ts";

const grave = ({ findings }: Judgement) =>
  findings.filter(({ comparison }) => comparison.severity === "HIGH").map(({ kind }) => kind);

describe.each(TRADES)("$name", ({ copy, page }) => {
  const own = judged(copy, page);

  it("cries no wolf on its own page", () => {
    expect(grave(own)).toEqual([]);
    expect(own.findings.filter(({ contradiction }) => contradiction)).toEqual([]);
    // An offer may truly stand low on its page; nothing else may hold it down.
    expect(own.caps.filter(({ reason }) => !reason.endsWith("only below the first screen"))).toEqual([]);
    expect(sumOf(own, "messageMatch")).toBeGreaterThanOrEqual(0.4);
    expect(sumOf(own, "aboveTheFoldContinuity")).toBeGreaterThanOrEqual(0.5);
  });

  it("is gravely wrong on every other, and says less there", () => {
    for (const other of TRADES.filter(({ page: there }) => there !== page)) {
      const crossed = judged(copy, other.page);
      expect(grave(crossed), other.name).not.toEqual([]);
      expect(sumOf(crossed, "messageMatch"), other.name).toBeLessThan(sumOf(own, "messageMatch"));
    }
  });
});
