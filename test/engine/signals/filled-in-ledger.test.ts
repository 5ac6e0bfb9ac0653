import { describe, expect, it } from "vitest";
import type { LedgerRow } from "../../../src/engine/artifacts/claims.ts";
import type { Evidence } from "../../../src/engine/artifacts/evidence.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { evaluateSignals, judgeClaims } from "../../../src/engine/signals/evaluate-signals.ts";
import { createPage } from "../evidence/fixtures.ts";
import { FILLER_TEXT } from "./signal-helpers.ts";

const evidence: Evidence = gatherEvidence({
  creative: null,
  copy: { headline: "Oak desks from £240 in Leeds", ctaType: "SHOP_NOW" },
  page: createPage([
    { tag: "h1", text: "Oak desks, made in Leeds" },
    ...Array.from({ length: 8 }, () => ({ tag: "p" as const, text: FILLER_TEXT["en"] ?? "" })),
    { tag: "p", text: "Each desk costs £260." },
    { tag: "button", text: "Shop desks" },
  ]),
  platform: null,
});
const rules = evaluateSignals(evidence);
const byVerdict = (ledger: readonly LedgerRow[], verdict: LedgerRow["verdict"]): LedgerRow => {
  const row = ledger.find((one) => one.verdict === verdict);
  if (row === undefined) throw new Error(`No claim is ${verdict}.`);
  return row;
};

describe("a ledger that a model filled in", () => {
  it("leads to the findings and caps of the rules where it changes nothing", () => {
    const { findings, caps } = judgeClaims(evidence, rules.ledger);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings).toEqual(rules.findings.filter(({ claim }) => claim !== undefined));
    expect(caps).toEqual(rules.caps.filter(({ claim }) => claim !== undefined));
  });

  it("caps the score where it contradicts a claim, and quotes the page", () => {
    const kept = byVerdict(rules.ledger, "kept");
    const statement = evidence.page.statements?.[0]?.excerpt ?? null;
    const row: LedgerRow = { ...kept, verdict: "contradicted", statement, confidence: 0.85, byModel: true };
    const { findings, caps } = judgeClaims(evidence, [row]);
    expect(caps.map(({ dimension, claim }) => [dimension, claim])).toEqual([
      ["messageMatch", row],
      ["aboveTheFoldContinuity", row],
    ]);
    expect(findings).toMatchObject([
      { claim: row, contradiction: true, comparison: { severity: "HIGH", landingPageValue: statement?.text } },
    ]);
  });

  it("lifts the caps of a claim that it keeps, and limits the confidence to the model's", () => {
    const kept = byVerdict(rules.ledger, "kept");
    const missing: LedgerRow = { ...kept, verdict: "not_mentioned", statement: null, words: null };
    expect(judgeClaims(evidence, [missing]).caps).toHaveLength(2);
    const seen: LedgerRow = { ...missing, verdict: "kept", confidence: 0.6, byModel: true };
    const { findings, caps } = judgeClaims(evidence, [seen]);
    expect(caps).toEqual([]);
    expect(findings).toMatchObject([
      { confidence: 0.6, comparison: { status: "match", landingPageValue: "on the page" } },
    ]);
  });
});
