import { quote } from "../../ground/text.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import type { TextBlock } from "../artifacts/text-block.ts";
import { findBrokenOffer, similarityReliability } from "../claims/kept-claims.ts";
import { createFinding, statusOf } from "../compare/create-finding.ts";
import { isCoveredByConsent } from "../compare/excerpt-position.ts";
import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { CONTRADICTION_RECOMMENDATION, isOfferedOnOtherTerms } from "../similarity/contradiction.ts";
import { areInDifferentLanguages, areWordsComparable, WORDS_NOT_COMPARABLE } from "../similarity/cross-language.ts";
import {
  containsOnlyOffer,
  explainNothingToCompare,
  type HeadlineSimilarity,
  listLeadLines,
  measureHeadlineSimilarity,
} from "../similarity/headline-similarity.ts";
import { findOtherProduct } from "../similarity/other-product.ts";
import {
  hasEnoughTextToCompare,
  isAboutSomethingElse,
  isConfirmedPage,
  measureSubjectSimilarity,
  scoreBenefitOfDoubt,
  WRONG_PAGE_RECOMMENDATION,
} from "../similarity/subject-similarity.ts";
import { defineSignal, UNREADABLE_PAGE, unknown } from "./define-signal.ts";

/** Scores the share of the ad's subject above the fold, for a promise that no single line repeats. */
const scoreSubjectCoverage = piecewiseLinear([0.1, 0], [0.25, 0.3], [0.5, 0.7], [0.75, 0.85]);

/** A promise that the page may keep in other words is still not visible at a glance. */
const BENEFIT_OF_DOUBT_SHARE = 0.6;

const MATCH_THRESHOLD = 0.6;
const PARTIAL_MATCH_THRESHOLD = 0.3;

const buildNote = (lead: TextBlock, value: number, { block }: HeadlineSimilarity, evidence: Evidence): string => {
  const promise = `the ad's ${quote(lead.text)}`;
  if (value < PARTIAL_MATCH_THRESHOLD) return `${promise} is not above the fold`;
  const line = block === null ? "" : ` (${quote(block.text)})`;
  if (findBrokenOffer(evidence, lead) !== null)
    return `the product of ${promise} is above the fold${line}, but its offer is not`;
  return value >= MATCH_THRESHOLD
    ? `${promise} is above the fold${line}`
    : `${promise} is above the fold only in part${line}`;
};

const recommend = (
  evidence: Evidence,
  value: number,
  lead: TextBlock,
  status: Finding["comparison"]["status"],
): string => {
  const broken = findBrokenOffer(evidence, lead);
  if (status === "partial_match" && value >= MATCH_THRESHOLD && broken !== null)
    return (
      "The page shows the ad's product above the fold, but not its offer: add " +
      `${quote(broken.claim.text)} there, or remove it from the ad.`
    );
  if (status !== "obscured" && isAboutSomethingElse(evidence)) return WRONG_PAGE_RECOMMENDATION;
  if (status === "match") return "Nothing to do: the ad's promise is above the fold.";
  if (isOfferedOnOtherTerms(evidence)) return CONTRADICTION_RECOMMENDATION;
  return status === "obscured"
    ? "Make the consent banner smaller, so that the ad's promise stays visible."
    : `Show ${quote(lead.text)}, or words with the same meaning, above the fold, where ` +
        "visitors decide whether to stay.";
};

const buildFinding = (evidence: Evidence, value: number, measured: HeadlineSimilarity): Finding | null => {
  const [lead] = listLeadLines(evidence);
  const { headline } = evidence.page;
  const compared = value >= PARTIAL_MATCH_THRESHOLD ? (measured.block ?? headline) : headline;
  if (lead === undefined || compared === null) return null;
  const isKept =
    findBrokenOffer(evidence, lead) === null && !isOfferedOnOtherTerms(evidence) && !areInDifferentLanguages(evidence);
  const similarity = statusOf(
    value,
    isKept ? MATCH_THRESHOLD : Number.POSITIVE_INFINITY,
    PARTIAL_MATCH_THRESHOLD,
    "missing",
  );
  const status = similarity !== "missing" && isCoveredByConsent(compared, evidence.page) ? "obscured" : similarity;
  const isWrongPage = status === "missing" && isAboutSomethingElse(evidence);
  const isKnownMissing = status === "missing" && hasEnoughTextToCompare(evidence) && !isConfirmedPage(evidence);
  return createFinding({
    kind: "fold_promise",
    status,
    contradiction: isWrongPage,
    severity: isWrongPage ? "HIGH" : isKnownMissing ? "MEDIUM" : "LOW",
    recommendation: recommend(evidence, value, lead, status),
    ad: lead,
    page: compared,
  });
};

/** Does the page keep the ad's promise above the fold? */
export const foldPromise = defineSignal("aboveTheFoldContinuity", "fold_promise", (evidence) => {
  const [lead] = listLeadLines(evidence);
  if (lead === undefined || containsOnlyOffer(lead, evidence)) return unknown(explainNothingToCompare(lead, evidence));
  if (evidence.page.blocks.length === 0) return unknown(UNREADABLE_PAGE);
  const measured = measureHeadlineSimilarity(evidence, true);
  const isSubjectComparable = findOtherProduct(evidence) === null && !isOfferedOnOtherTerms(evidence);
  const value = Math.max(
    measured.value,
    isSubjectComparable ? scoreSubjectCoverage(measureSubjectSimilarity(evidence).aboveTheFold) : 0,
    BENEFIT_OF_DOUBT_SHARE * scoreBenefitOfDoubt(evidence),
  );
  if (value < PARTIAL_MATCH_THRESHOLD && !areWordsComparable(evidence)) return unknown(WORDS_NOT_COMPARABLE);
  const finding = buildFinding(evidence, value, measured);
  return {
    value,
    note: buildNote(lead, value, measured, evidence),
    findings: finding === null ? [] : [finding],
    reliability: similarityReliability(evidence),
  };
});
