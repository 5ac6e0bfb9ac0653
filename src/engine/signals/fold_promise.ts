import { quote } from "../../ground/text.ts";
import { isCoveredByConsent } from "../artifacts/excerpt-position.ts";
import type { Finding } from "../artifacts/judgement.ts";
import type { TextBlock } from "../artifacts/text-block.ts";
import { findBrokenOffer } from "../claims/kept-claims.ts";
import { WORDS_NOT_COMPARABLE } from "../relation/cross-language.ts";
import {
  containsOnlyOffer,
  explainNothingToCompare,
  type HeadlineSimilarity,
  listLeadLines,
} from "../relation/headline-similarity.ts";
import { piecewiseLinear } from "../relation/piecewise-linear.ts";
import { createFinding, statusOf } from "./create-finding.ts";
import { defineSignal, UNREADABLE_PAGE, unknown } from "./define-signal.ts";
import { CONTRADICTION_RECOMMENDATION, type Pair, WRONG_PAGE_RECOMMENDATION } from "./relate-pair.ts";

/** Scores the share of the ad's subject above the fold, for a promise that no single line repeats. */
const scoreSubjectCoverage = piecewiseLinear([0.1, 0], [0.25, 0.3], [0.5, 0.7], [0.75, 0.85]);

/** A promise that the page may keep in other words is still not visible at a glance. */
const BENEFIT_OF_DOUBT_SHARE = 0.6;

const MATCH_THRESHOLD = 0.6;
const PARTIAL_MATCH_THRESHOLD = 0.3;

const buildNote = (lead: TextBlock, value: number, { block }: HeadlineSimilarity, pair: Pair): string => {
  const promise = `the ad's ${quote(lead.text)}`;
  if (value < PARTIAL_MATCH_THRESHOLD) return `${promise} is not above the fold`;
  const line = block === null ? "" : ` (${quote(block.text)})`;
  if (findBrokenOffer(pair.ledger, lead) !== null)
    return `the product of ${promise} is above the fold${line}, but its offer is not`;
  return value >= MATCH_THRESHOLD
    ? `${promise} is above the fold${line}`
    : `${promise} is above the fold only in part${line}`;
};

const recommend = (pair: Pair, value: number, lead: TextBlock, status: Finding["comparison"]["status"]): string => {
  const broken = findBrokenOffer(pair.ledger, lead);
  if (status === "partial_match" && value >= MATCH_THRESHOLD && broken !== null)
    return (
      "The page shows the ad's product above the fold, but not its offer: add " +
      `${quote(broken.claim.text)} there, or remove it from the ad.`
    );
  if (status !== "obscured" && pair.isAboutSomethingElse) return WRONG_PAGE_RECOMMENDATION;
  if (status === "match") return "Nothing to do: the ad's promise is above the fold.";
  if (pair.isOnOtherTerms) return CONTRADICTION_RECOMMENDATION;
  return status === "obscured"
    ? "Make the consent banner smaller, so that the ad's promise stays visible."
    : `Show ${quote(lead.text)}, or words with the same meaning, above the fold, where ` +
        "visitors decide whether to stay.";
};

const buildFinding = (pair: Pair, value: number, measured: HeadlineSimilarity): Finding | null => {
  const [lead] = listLeadLines(pair);
  const { headline } = pair.page;
  const compared = value >= PARTIAL_MATCH_THRESHOLD ? (measured.block ?? headline) : headline;
  if (lead === undefined || compared === null) return null;
  const isKept = findBrokenOffer(pair.ledger, lead) === null && !pair.isOnOtherTerms && !pair.inDifferentLanguages;
  const similarity = statusOf(
    value,
    isKept ? MATCH_THRESHOLD : Number.POSITIVE_INFINITY,
    PARTIAL_MATCH_THRESHOLD,
    "missing",
  );
  const status = similarity !== "missing" && isCoveredByConsent(compared, pair.page) ? "obscured" : similarity;
  const isWrongPage = status === "missing" && pair.isAboutSomethingElse;
  const isKnownMissing = status === "missing" && pair.hasEnoughText && !pair.isConfirmedPage;
  return createFinding({
    kind: "fold_promise",
    status,
    contradiction: isWrongPage,
    severity: isWrongPage ? "HIGH" : isKnownMissing ? "MEDIUM" : "LOW",
    recommendation: recommend(pair, value, lead, status),
    ad: lead,
    page: compared,
  });
};

/** Does the page keep the ad's promise above the fold? */
export const foldPromise = defineSignal("aboveTheFoldContinuity", "fold_promise", (pair) => {
  const [lead] = listLeadLines(pair);
  if (lead === undefined || containsOnlyOffer(lead, pair)) return unknown(explainNothingToCompare(lead, pair));
  if (pair.page.blocks.length === 0) return unknown(UNREADABLE_PAGE);
  const measured = pair.headline.aboveTheFold;
  const isSubjectComparable = pair.contradiction.otherProduct === null && !pair.isOnOtherTerms;
  const value = Math.max(
    measured.value,
    isSubjectComparable ? scoreSubjectCoverage(pair.subject.aboveTheFold) : 0,
    BENEFIT_OF_DOUBT_SHARE * pair.benefitOfDoubt,
  );
  if (value < PARTIAL_MATCH_THRESHOLD && !pair.areWordsComparable) return unknown(WORDS_NOT_COMPARABLE);
  const finding = buildFinding(pair, value, measured);
  return {
    value,
    note: buildNote(lead, value, measured, pair),
    findings: finding === null ? [] : [finding],
    reliability: pair.similarityReliability,
  };
});
