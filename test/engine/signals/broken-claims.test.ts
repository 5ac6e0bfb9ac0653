import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LedgerRow } from "../../../src/engine/artifacts/claims.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { scoreSurfaces } from "../../../src/engine/score/score-surfaces.ts";
import { judgeLedger } from "../../../src/engine/signals/claims.ts";
import { createPage } from "../evidence/fixtures.ts";
import { anyFinding, judgement, PROFILE_IDS, surface, uniformSignals } from "../score/judgement-fixtures.ts";
import { FILLER_TEXT } from "./signal-helpers.ts";

/** A page of more than 120 words, so that it would mention what the ad claims. */
const evidence = gatherEvidence({
  creative: null,
  copy: { headline: "Kettles from £35" },
  page: createPage([
    { tag: "h1", text: "Kettles" },
    ...Array.from({ length: 8 }, () => FILLER_TEXT["en"] ?? "").map((text, at) => ({
      tag: "p" as const,
      text: `${text} ${at}`,
    })),
  ]),
  platform: null,
});

const source = { ...evidence.ad.headline, text: "Kettles from £35" } as LedgerRow["claim"]["source"];

/** Any claim that the page would have to keep, and does not. */
const brokenRow: fc.Arbitrary<LedgerRow> = fc
  .record({
    kind: fc.constantFrom("price", "offer", "place", "audience", "time", "step", "assurance", "product"),
    verdict: fc.constantFrom("contradicted", "not_mentioned"),
    checkability: fc.double({ min: 0.6, max: 1, noNaN: true }),
    confidence: fc.double({ min: 0.8, max: 1, noNaN: true }),
  } as const)
  .map(({ kind, verdict, checkability, confidence }) => ({
    claim: { kind, slot: kind, value: null, text: "£35", source, checkability, leading: true },
    verdict,
    confidence,
    statement: verdict === "contradicted" ? { ...source, source: "page" as const, text: "Kettles from £49" } : null,
    words: null,
  }));

const scoreWith = (
  id: (typeof PROFILE_IDS)[number],
  caps: ReturnType<typeof judgeLedger>["caps"],
  findings = [] as ReturnType<typeof judgeLedger>["findings"],
): number => {
  const only = surface(id);
  const judged = judgement({ signals: uniformSignals(1), caps, findings });
  return scoreSurfaces([{ surface: only, judgement: judged }], {
    detectionMode: "single",
    isPmax: false,
    surfaces: [only],
  }).overallScore;
};

describe("a claim that the page contradicts or doesn't mention", () => {
  it.each(PROFILE_IDS)("keeps the score of a perfect ad at or below 6.5 in the profile %s", (id) => {
    fc.assert(
      fc.property(
        fc.array(brokenRow, { minLength: 1, maxLength: 6 }),
        fc.array(anyFinding, { maxLength: 4 }),
        (rows, others) => {
          const { caps, findings } = judgeLedger(rows, evidence);
          expect(scoreWith(id, caps, [...findings, ...others])).toBeLessThanOrEqual(6.5);
          expect(scoreWith(id, caps)).toBeLessThanOrEqual(6.5);
        },
      ),
    );
    expect(scoreWith(id, [])).toBe(10);
  });

  it("weighs nothing if it is vague", () => {
    fc.assert(
      fc.property(brokenRow, fc.double({ min: 0, max: 0.49, noNaN: true }), (row, checkability) => {
        const vague: LedgerRow = { ...row, verdict: "not_mentioned", claim: { ...row.claim, checkability } };
        expect(judgeLedger([vague], evidence)).toEqual({ findings: [], caps: [] });
      }),
    );
  });

  describe("of which none fails the ad by itself", () => {
    const lesser = (line: string, checkability: number): LedgerRow => ({
      claim: {
        kind: "assurance",
        slot: line,
        value: null,
        text: line,
        source: { ...source, text: line },
        checkability,
        leading: false,
      },
      verdict: "not_mentioned",
      confidence: 0.9,
      statement: null,
      words: null,
    });

    it.each([
      ["two in two lines", [lesser("By tomorrow", 0.4), lesser("In oak", 0.4)], true],
      ["two in one line", [lesser("By tomorrow", 0.4), lesser("By tomorrow", 0.4)], false],
      ["one", [lesser("By tomorrow", 0.5)], false],
      ["one beside a vague one", [lesser("By tomorrow", 0.5), lesser("For families", 0.2)], false],
    ])("counts %s together", (_, rows, fails) => {
      const { findings, caps } = judgeLedger(rows, evidence);
      expect(caps.length > 0).toBe(fails);
      expect(findings.some(({ comparison }) => comparison.severity === "HIGH")).toBe(fails);
    });
  });
});
