import { quote } from "../../ground/text.ts";
import type { LedgerRow } from "../artifacts/claims.ts";
import { isInPageText } from "../artifacts/excerpt-position.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { listOffersBelowTheFold, measureKeptClaims, nothingToCheck } from "../claims/kept-claims.ts";
import { createFinding } from "./create-finding.ts";
import { defineSignal, unknown } from "./define-signal.ts";

/** A promise that is kept below the fold is not visible at a glance; most visitors decide before they scroll. */
const BELOW_THE_FOLD = { offers: 0.25, others: 0.6 };
/** Cap on continuity for an ad whose price or discount is not above the fold. */
const OFFER_BELOW_THE_FOLD_CAP = 6.5;
const MAX_FINDINGS = 2;

const describePosition = ({ statement }: LedgerRow): string => {
  if (statement === null || isInPageText(statement)) return "only below the fold";
  return statement.source === "json-ld"
    ? "only in the page's structured data"
    : "only in the page's title or description";
};

const buildFinding = (row: LedgerRow): Finding => {
  const { claim, statement } = row;
  const stated = statement?.text ?? claim.text;
  return createFinding({
    kind: "fold_offer",
    status: "partial_match",
    severity: "MEDIUM",
    adValue: claim.source.text,
    landingPageValue: `${describePosition(row)}: ${stated}`,
    recommendation:
      statement === null || isInPageText(statement)
        ? `Show ${quote(stated)} above the fold, next to the headline.`
        : `Show ${quote(claim.text)} next to the headline, because only search engines see it now.`,
    ad: claim.source,
    page: statement,
    claim: row,
  });
};

/** What share of the claims in the ad's copy does the page keep above the fold? */
export const foldClaims = defineSignal("aboveTheFoldContinuity", "fold_claims", (pair) => {
  const measured = measureKeptClaims(pair, BELOW_THE_FOLD);
  if (measured === null) return unknown(nothingToCheck(pair));
  const { share, broken } = measured;
  const below = listOffersBelowTheFold(pair.ledger);
  const [first] = below;
  return {
    value: share,
    note:
      broken === null
        ? "what the ad claims is confirmed above the fold"
        : `the area above the fold doesn't confirm ${broken}`,
    findings: below.slice(0, MAX_FINDINGS).map(buildFinding),
    caps:
      first === undefined
        ? []
        : [
            {
              dimension: "aboveTheFoldContinuity",
              limit: OFFER_BELOW_THE_FOLD_CAP,
              reason: `the ad's ${quote(first.claim.text)} is ${describePosition(first)}`,
            },
          ],
  };
});
