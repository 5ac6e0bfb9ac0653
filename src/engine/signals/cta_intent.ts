import { quote } from "../../ground/text.ts";
import type { CallToAction, Evidence } from "../artifacts/evidence.ts";
import { hasReadableText, isAboveTheFold, isCoveredByConsent } from "../artifacts/excerpt-position.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { asksPaymentForFreeOffer, isImpliedByPageType } from "../relation/cta-implied-by-page-type.ts";
import { ctaSimilarity, hasSameLabel, recommendCta } from "../relation/cta-similarity.ts";
import { createFinding, statusOf } from "./create-finding.ts";
import { defineSignal, UNREADABLE_PAGE, unknown } from "./define-signal.ts";

/** The page's first call to action counts in full, others less. */
const FOLD_CTA_FACTOR = 0.9;
const LATER_CTA_FACTOR = 0.75;
/** Score if the type of the page implies the next step: a shop's product page sells, whatever its buttons say. */
const IMPLIED_CTA_SCORE = 0.8;

const MATCH_THRESHOLD = 0.75;
const PARTIAL_MATCH_THRESHOLD = 0.45;

interface CtaMatch {
  value: number;
  cta: CallToAction;
}

/** How the page's calls to action compare with the ad's. */
interface CtaComparison {
  bestMatch: CtaMatch | null;
  value: number;
  implied: boolean;
  /** The ad offers something free, and the page asks for payment. */
  asksPaymentForFree: boolean;
  /** Only a text link matches, no button. */
  onlyTextLink: boolean;
}

const PAYMENT_CONFLICT_MAX_SCORE = 0.3;
/** No recognised button scores the same as an unrelated one, because recognition may have missed it. */
const NO_CTA_SCORE = 0.25;
/** Few visitors find a text link. */
const TEXT_LINK_SCORE = 0.55;

const findBestMatch = (ad: CallToAction, ctas: readonly CallToAction[]): CtaMatch | null =>
  ctas
    // A label of unknown intent may match only as the page's first call to action, or with the ad's own words.
    .filter((cta, at) => at === 0 || cta.intent !== "other" || hasSameLabel(ad, cta))
    .map((cta, at) => ({
      cta,
      value: ctaSimilarity(ad, cta) * (at === 0 ? 1 : isAboveTheFold(cta.excerpt) ? FOLD_CTA_FACTOR : LATER_CTA_FACTOR),
    }))
    .toSorted((one, other) => other.value - one.value)[0] ?? null;

const compareCtas = (ad: CallToAction, evidence: Evidence): CtaComparison => {
  const bestMatch = findBestMatch(ad, evidence.page.ctas);
  const value = bestMatch?.value ?? NO_CTA_SCORE;
  const comparison = { bestMatch, value, implied: false, asksPaymentForFree: false, onlyTextLink: false };
  if (asksPaymentForFreeOffer(ad, evidence))
    return { ...comparison, value: Math.min(PAYMENT_CONFLICT_MAX_SCORE, value), asksPaymentForFree: true };
  if (value < MATCH_THRESHOLD && isImpliedByPageType(ad, bestMatch?.cta ?? null, evidence))
    return { ...comparison, value: Math.max(value, IMPLIED_CTA_SCORE), implied: true };
  const link = evidence.page.textLinkCtas?.find((cta) => ctaSimilarity(ad, cta) >= MATCH_THRESHOLD);
  if (value >= TEXT_LINK_SCORE || link === undefined) return comparison;
  const linkMatch = { cta: link, value: TEXT_LINK_SCORE };
  return { ...comparison, bestMatch: linkMatch, value: TEXT_LINK_SCORE, onlyTextLink: true };
};

const buildFinding = (evidence: Evidence, ad: CallToAction, comparison: CtaComparison): Finding => {
  const { bestMatch, value, implied, asksPaymentForFree, onlyTextLink } = comparison;
  const excerpt = bestMatch?.cta.excerpt ?? null;
  const failed = excerpt === null ? "missing" : "mismatch";
  const similarity = statusOf(value, MATCH_THRESHOLD, PARTIAL_MATCH_THRESHOLD, failed);
  const hidden = excerpt !== null && isCoveredByConsent(excerpt, evidence.page) && similarity !== "mismatch";
  const status = implied ? "implicit" : hidden ? "obscured" : similarity;
  return createFinding({
    kind: "cta",
    status,
    // Only a proven conflict is HIGH, because the page may have a button that was not recognised.
    severity: asksPaymentForFree ? "HIGH" : status === failed ? "MEDIUM" : "LOW",
    contradiction: asksPaymentForFree,
    landingPageValue: excerpt?.text ?? "no call to action found",
    recommendation: onlyTextLink
      ? `Make the link ${quote(excerpt?.text ?? "")} a button above the fold: it is the ad's call to action.`
      : recommendCta(status, ad, bestMatch?.cta ?? null),
    confidence: Math.min(ad.excerpt.confidence, excerpt?.confidence ?? 0.9),
    ad: ad.excerpt,
    page: excerpt,
  });
};

/** An ad's label of unknown intent can be compared only with a button of the same label. */
const isIntentComparable = (ad: CallToAction, { ctas }: Evidence["page"]): boolean =>
  ad.intent !== "other" || ctas.some((cta) => hasSameLabel(ad, cta));

/** Does the page offer the action that the ad's button announces? */
export const ctaIntent = defineSignal("messageMatch", "cta_intent", (evidence) => {
  const { ad, page } = evidence;
  if (ad.cta === null || !isIntentComparable(ad.cta, page)) return unknown("the ad's call to action is not known");
  if (!hasReadableText(page)) return unknown(UNREADABLE_PAGE);
  const comparison = compareCtas(ad.cta, evidence);
  const { bestMatch, value, implied } = comparison;
  const adCta = `the ad's ${quote(ad.cta.excerpt.text)}`;
  const note =
    bestMatch === null
      ? `no button on the page matches ${adCta}`
      : `${adCta} ${value >= MATCH_THRESHOLD ? "matches" : "differs from"} the page's ` +
        `${quote(bestMatch.cta.excerpt.text)}`;
  return {
    value,
    note: implied ? `a page of this type implies ${adCta}` : note,
    findings: [buildFinding(evidence, ad.cta, comparison)],
  };
});
