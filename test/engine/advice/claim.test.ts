import { describe, expect, it } from "vitest";
import { claim } from "../../../src/engine/advice/claim.ts";
import type { LedgerRow } from "../../../src/engine/artifacts/claims.ts";
import { createEvidence, createExcerpt, createFinding } from "./fixtures.ts";

const createRow = (adText: string, adWords: string, pageText: string, pageWords: string): LedgerRow => ({
  claim: {
    kind: "price",
    slot: "money:USD",
    value: 1,
    text: adWords,
    source: createExcerpt(adText, { source: "field", confidence: 1 }),
    checkability: 1,
    leading: true,
  },
  verdict: "contradicted",
  confidence: 0.9,
  statement: createExcerpt(pageText, { selector: "p" }),
  words: pageWords,
});

const suggestedValues = (row: LedgerRow): string[] =>
  claim({ evidence: createEvidence(), finding: { ...createFinding("claim"), claim: row } }).flatMap((fix) =>
    fix === null ? [] : [fix.suggestedValue ?? ""],
  );

describe("fixes for a page that lacks the ad's subject", () => {
  it("send the ad elsewhere, or change the ad, and add no sentence to the page", () => {
    const { claim: made, ...row } = createRow("Solar panels for Leeds", "panels", "", "");
    const subject: LedgerRow = {
      ...row,
      claim: { ...made, kind: "product", slot: "subject", value: null },
      verdict: "not_mentioned",
      statement: null,
      words: null,
    };
    const drafts = claim({ evidence: createEvidence(), finding: { ...createFinding("claim"), claim: subject } });
    expect(drafts.map((draft) => draft?.direction)).toEqual(["change_routing", "change_ad"]);
  });
});

describe("fixes of a contradicted claim", () => {
  it.each([
    ["$1", "$2"],
    ["$$ 5", "$& 6"],
    ["$`", "$'"],
  ])("use the words %s and %s as they are written", (adWords, pageWords) => {
    const row = createRow(`Coffee for ${adWords} today`, adWords, `A cup costs ${pageWords}.`, pageWords);
    expect(suggestedValues(row)).toEqual(
      expect.arrayContaining([`Coffee for ${pageWords} today`, `A cup costs ${adWords}.`]),
    );
  });
});
