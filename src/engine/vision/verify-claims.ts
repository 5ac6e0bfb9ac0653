import type { ClaimKind } from "../../contract/ledger.ts";
import type { FactSheet, NumberedFact } from "./fact-sheet.ts";
import { findSpan } from "./match-quote.ts";
import type { Reply } from "./reply.ts";

/** A verdict on a claim of the ledger with its checked quote. */
export interface VerifiedClaim {
  id: string;
  verdict: "kept" | "contradicted";
  /** Null if the model says that a picture of the page shows it. */
  page: NumberedFact | null;
  pageQuote: string;
}

/** A claim that the rules missed. */
export interface VerifiedMissedClaim {
  kind: ClaimKind;
  ad: NumberedFact;
  /** Verbatim: a part of the ad's text. */
  text: string;
  verdict: "kept" | "contradicted" | "not_mentioned";
  /** Null if the page doesn't mention it. */
  page: NumberedFact | null;
  pageQuote: string;
}

/** Finds the fact of a side that contains the quote; null if there is none. */
export type FindQuotedFact = (id: string, quote: string, letter: "A" | "L") => NumberedFact | null;

const MAX_MISSED_CLAIMS = 6;

/** The verdicts whose quotes are on the page. A claim with two verdicts has none. */
export function verifyClaims(
  { claims }: Reply,
  factSheet: FactSheet,
  find: FindQuotedFact,
  pagePictured: boolean,
): VerifiedClaim[] {
  const verified = claims.flatMap((one): VerifiedClaim[] => {
    const { verdict, pageFact, pageQuote, inPicture } = one;
    const id = one.claim.trim().toUpperCase();
    if (verdict === "not_mentioned" || !factSheet.claims.some((claim) => claim.id === id)) return [];
    const page = find(pageFact, pageQuote, "L");
    const isSeen = verdict === "kept" && inPicture && pagePictured && pageQuote.trim() === "";
    return page === null && !isSeen ? [] : [{ id, verdict, page, pageQuote }];
  });
  return verified.filter(
    ({ id, verdict }, at) =>
      verified.findIndex((other) => other.id === id) === at &&
      verified.every((other) => other.id !== id || other.verdict === verdict),
  );
}

/** The added claims whose words are in the ad, and whose quotes are on the page. */
export const verifyMissedClaims = ({ missedClaims }: Reply, find: FindQuotedFact): VerifiedMissedClaim[] =>
  missedClaims
    .flatMap(({ kind, adFact, adQuote, verdict, pageFact, pageQuote }): VerifiedMissedClaim[] => {
      const ad = find(adFact, adQuote, "A");
      const text = ad === null ? null : findSpan(adQuote, ad.fact.text);
      if (ad === null || text === null) return [];
      if (verdict === "not_mentioned") return [{ kind, ad, text, verdict, page: null, pageQuote: "" }];
      const page = find(pageFact, pageQuote, "L");
      return page === null ? [] : [{ kind, ad, text, verdict, page, pageQuote }];
    })
    .slice(0, MAX_MISSED_CLAIMS);
