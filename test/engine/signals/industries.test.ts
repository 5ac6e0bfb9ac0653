import { describe, expect, it } from "vitest";
import type { Judgement } from "../../../src/engine/artifacts/judgement.ts";
import { INDUSTRY_CASES } from "./industries.ts";
import { evaluate, requireSignalMean } from "./signal-helpers.ts";

const highFindings = ({ findings }: Judgement) =>
  findings.filter(({ comparison }) => comparison.severity === "HIGH").map(({ kind }) => kind);

describe.each(INDUSTRY_CASES)("$name", ({ copy, page }) => {
  const own = evaluate(copy, page);

  it("has no HIGH finding on its own page", () => {
    expect(highFindings(own)).toEqual([]);
    expect(own.findings.filter(({ contradiction }) => contradiction)).toEqual([]);
    // An offer may be below the fold on its own page; nothing else may set a cap.
    expect(own.caps.filter(({ reason }) => !reason.endsWith("only below the fold"))).toEqual([]);
    expect(requireSignalMean(own, "messageMatch")).toBeGreaterThanOrEqual(0.4);
    expect(requireSignalMean(own, "aboveTheFoldContinuity")).toBeGreaterThanOrEqual(0.5);
  });

  it("has a HIGH finding and a lower score on every other page", () => {
    for (const other of INDUSTRY_CASES.filter(({ page: there }) => there !== page)) {
      const crossed = evaluate(copy, other.page);
      expect(highFindings(crossed), other.name).not.toEqual([]);
      expect(requireSignalMean(crossed, "messageMatch"), other.name).toBeLessThan(
        requireSignalMean(own, "messageMatch"),
      );
    }
  });
});
