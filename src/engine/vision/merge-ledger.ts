import type { Claim, LedgerRow } from "../artifacts/claims.ts";
import type { FactSheet, NumberedFact } from "./fact-sheet.ts";
import { findQuoteNumbers, findSpan } from "./match-quote.ts";
import type { VerifiedClaim, VerifiedMissedClaim } from "./verify-claims.ts";
import type { VerifiedReply } from "./verify-quotes.ts";

/** A checked quote is on the page; whether it means what the model says is not checked. */
const QUOTE_CONFIDENCE = 0.85;
/** Nothing but the model's word says that a picture shows it. */
const PICTURE_CONFIDENCE = 0.6;
/** A claim that the page answers can be checked. Of the others only the model says so: they cost nothing. */
const CHECKABILITY = { answered: 0.5, unanswered: 0.4 } as const;

/**
 * The rules' ledger with the model's verdicts. A contradiction of the rules stays, and nothing changes without a quote
 * that is on the page. With a possible prompt injection the model can keep no claim.
 */
export function mergeLedger(
  ledger: readonly LedgerRow[],
  { claims, missedClaims }: Pick<VerifiedReply, "claims" | "missedClaims">,
  factSheet: FactSheet,
): LedgerRow[] {
  const mayKeep = factSheet.withheld.ad.length + factSheet.withheld.page.length === 0;
  const ids = new Map(factSheet.claims.map(({ row, id }) => [row, id]));
  const rows = ledger.map((row) => {
    const given = claims.find(({ id }) => id === ids.get(row));
    return given !== undefined && mayChange(row, given, mayKeep) ? createRow(row.claim, given) : row;
  });
  for (const missed of missedClaims) {
    const row = createMissedRow(missed);
    const isAllowed = missed.verdict !== "kept" || (mayKeep && hasSameNumbers(row.claim, missed.pageQuote));
    if (isAllowed && !rows.some((known) => isSameClaim(known.claim, row.claim))) rows.push(row);
  }
  return rows;
}

function mayChange({ claim, verdict }: LedgerRow, given: VerifiedClaim, mayKeep: boolean): boolean {
  if (verdict === "contradicted") return false;
  if (given.verdict === "kept") {
    if (!mayKeep || (verdict !== "not_mentioned" && verdict !== "unreadable")) return false;
    return given.page === null ? verdict === "unreadable" : hasSameNumbers(claim, given.pageQuote);
  }
  const isKept = verdict === "kept" || verdict === "kept_below_the_fold";
  // The rules found the number itself on the page: only another number denies that.
  return !isKept || claim.value === null || hasOtherNumber(claim, given.pageQuote);
}

/** A number is kept by the same number only. */
const hasSameNumbers = ({ text, value }: Claim, quote: string): boolean => {
  const [claimed, quoted] = [findQuoteNumbers(text), findQuoteNumbers(quote)];
  return claimed.length > 0 ? claimed.every((number) => quoted.includes(number)) : value === null;
};

const hasOtherNumber = ({ text }: Claim, quote: string): boolean => {
  const claimed = findQuoteNumbers(text);
  return findQuoteNumbers(quote).some((number) => !claimed.includes(number));
};

const createRow = (
  claim: Claim,
  { verdict, page, pageQuote }: { verdict: LedgerRow["verdict"]; page: NumberedFact | null; pageQuote: string },
): LedgerRow => ({
  claim,
  verdict: verdict === "kept" && page !== null && !page.fact.aboveFold ? "kept_below_the_fold" : verdict,
  confidence: page === null ? PICTURE_CONFIDENCE : QUOTE_CONFIDENCE,
  statement: page?.fact ?? null,
  words: page === null ? null : findSpan(pageQuote, page.fact.text),
  byModel: true,
});

const createMissedRow = (missed: VerifiedMissedClaim): LedgerRow => {
  const { kind, ad, text, verdict } = missed;
  const checkability = verdict === "not_mentioned" ? CHECKABILITY.unanswered : CHECKABILITY.answered;
  const claim: Claim = {
    kind,
    slot: `model:${kind}`,
    value: null,
    text,
    source: ad.fact,
    checkability,
    leading: false,
  };
  return createRow(claim, missed);
};

/** The words of one are part of the other's, in the same text of the ad. */
const isSameClaim = (one: Claim, other: Claim): boolean =>
  (one.source.text.includes(other.source.text) || other.source.text.includes(one.source.text)) &&
  (one.text.includes(other.text) || other.text.includes(one.text));
