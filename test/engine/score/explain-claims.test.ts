import { describe, expect, it } from "vitest";
import type { ClaimVerdict } from "../../../src/contract/ledger.ts";
import type { LedgerRow } from "../../../src/engine/artifacts/claims.ts";
import { explainClaims } from "../../../src/engine/score/explain-dimension.ts";
import { scoreSurfaces } from "../../../src/engine/score/score-surfaces.ts";
import { judgement, surface, uniformSignals } from "./judgement-fixtures.ts";

const SOURCE = {
  text: "the ad",
  confidence: 1,
  source: "field",
  box: null,
  selector: null,
  aboveFold: true,
  prominence: 1,
  covered: false,
} as const;

interface RowFixture extends Partial<LedgerRow["claim"]> {
  says?: string;
  words?: string;
}

const row = (text: string, verdict: ClaimVerdict, { says, words, ...claim }: RowFixture = {}): LedgerRow => ({
  claim: {
    kind: "offer",
    slot: "percent",
    value: null,
    text,
    source: SOURCE,
    checkability: 0.9,
    leading: false,
    ...claim,
  },
  verdict,
  confidence: 0.95,
  statement: says === undefined ? null : { ...SOURCE, source: "page", text: says },
  words: words ?? null,
});

describe("message match", () => {
  it("counts the promises and names those that the page breaks", () => {
    const ledger = [
      row("20 % off", "contradicted", { says: "Now 10 % off everything", words: "10 % off" }),
      row("free returns", "not_mentioned"),
      row("30 days", "kept"),
      row("from £9", "kept_below_the_fold"),
      row("£5", "unreadable"),
    ];
    expect(explainClaims("messageMatch", ledger)).toBe(
      "2 of 4 promises kept. Contradicted: “20 % off” (the page says “10 % off”). Not on the page: “free returns”. " +
        "Not readable: “£5”.",
    );
  });

  it("does not count what cannot be checked", () => {
    expect(explainClaims("messageMatch", [row("sleep well", "not_mentioned", { checkability: 0.2 })])).toBe("");
    expect(explainClaims("messageMatch", [row("book now", "kept", { kind: "step", checkability: 0.2 })])).toBe(
      "1 of 1 promise kept.",
    );
  });

  it("does not accuse the ad of a promise that may have been misread", () => {
    const source = { ...SOURCE, source: "ocr", confidence: 0.5 } as const;
    expect(explainClaims("messageMatch", [row("39", "contradicted", { source, says: "49" })])).toBe(
      "Not readable: “39”.",
    );
  });

  it("is bounded, however many and long the claims are", () => {
    const ledger = Array.from({ length: 200 }, (_, at) =>
      row(`${at} ${"very ".repeat(300)}cheap`, "contradicted", { says: "dear ".repeat(900) }),
    );
    const text = explainClaims("messageMatch", ledger);
    expect(text).toContain("and 197 more.");
    expect(text.length).toBeLessThan(800);
  });
});

describe("above the fold", () => {
  it("says which claims are kept where, leading ones first", () => {
    const ledger = [
      row("30 days", "kept"),
      row("from £9", "kept", { leading: true }),
      row("free returns", "kept_below_the_fold"),
      row("20 % off", "not_mentioned", { leading: true }),
      row("48 hours", "not_mentioned"),
    ];
    expect(explainClaims("aboveTheFoldContinuity", ledger)).toBe(
      "Kept above the fold: “from £9”, “30 days”. Kept only below the fold: “free returns”. " +
        "Leading claims not on the page: “20 % off”.",
    );
  });
});

it("look and tone make no claims", () => {
  expect(explainClaims("visualMatch", [row("20 % off", "kept")])).toBe("");
  expect(explainClaims("toneAlignment", [row("20 % off", "kept")])).toBe("");
});

it("the reasoning of an evaluation names the claims after the score", () => {
  const judged = judgement({ signals: uniformSignals(0.9), ledger: [row("free returns", "not_mentioned")] });
  const { detailedScores } = scoreSurfaces([{ surface: surface(), judgement: judged }], {
    surfaces: [surface()],
    detectionMode: "single",
    isPmax: false,
  });
  expect(detailedScores.messageMatch.reasoning).toMatch(
    /of 10\. 0 of 1 promise kept\. Not on the page: “free returns”\./,
  );
});
