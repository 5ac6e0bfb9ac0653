import type { Evidence, Offer } from "../artifacts/evidence.ts";
import type { Finding, ScoreCap } from "../artifacts/judgement.ts";
import { createFinding, quote } from "../compare/create-finding.ts";
import { hasReadableText, isAboveTheFold, isCoveredByConsent, isInPageText } from "../compare/excerpt-position.ts";
import { bargainsOf, isSpecific, isSurelyRead, weightOf } from "../judge/heuristic/bargain.ts";
import type { Bargain } from "../judge/heuristic/bargaining.ts";
import { adsOffer, offerWords } from "../judge/heuristic/offer-words.ts";
import { defineSignal, UNREADABLE_PAGE, unknown } from "./define-signal.ts";

/** Most visitors decide before they scroll, so an offer below the fold counts little. */
const BELOW_FOLD_FACTOR = 0.25;
const PARTIAL_MATCH_FACTOR = 0.6;
/** From this score the note names an offer that the page states. */
const GOOD_SCORE = 0.6;

const isOfferAboveTheFold = ({ page }: Bargain): boolean => page !== null && isAboveTheFold(page.excerpt);
const isOnPage = ({ status }: Bargain): boolean => status === "match" || status === "partial_match";

const scoreOffer = (offer: Bargain): number =>
  isOnPage(offer)
    ? (isOfferAboveTheFold(offer) ? 1 : BELOW_FOLD_FACTOR) * (offer.status === "match" ? 1 : PARTIAL_MATCH_FACTOR)
    : 0;

const describeHiddenPosition = ({ excerpt }: Offer): string => {
  if (isInPageText(excerpt)) return "below the fold";
  return excerpt.source === "json-ld"
    ? "only in the page's structured data"
    : "only in the page's title or description";
};

const recommendMove = (offer: Offer): string =>
  isInPageText(offer.excerpt)
    ? `Show ${quote(offer.excerpt.text)} above the fold, next to the headline.`
    : `Show ${offerWords(offer)} next to the headline, because only search engines see it now.`;

const recommend = (ad: Offer, page: Offer, status: Finding["comparison"]["status"]): string => {
  if (!isAboveTheFold(page.excerpt)) return recommendMove(page);
  if (status === "obscured") return "Make the consent banner smaller, so that the offer stays visible.";
  return status === "match"
    ? "Nothing to do: the offer is above the fold."
    : `State the ad's offer (${offerWords(ad)}) instead of ${quote(page.excerpt.text)}, or ` +
        "change the ad to match the page.";
};

const buildFinding = ({ ad, page, status: similarity }: Bargain, evidence: Evidence): Finding[] => {
  if (page === null) return [];
  const visible = isAboveTheFold(page.excerpt);
  const hidden = isCoveredByConsent(page.excerpt, evidence.page);
  const status = hidden ? "obscured" : visible ? similarity : "partial_match";
  return [
    createFinding({
      kind: "fold_offer",
      status,
      severity: visible || hidden || !isSpecific(ad) ? "LOW" : "MEDIUM",
      landingPageValue: visible ? page.excerpt.text : `${describeHiddenPosition(page)}: ${page.excerpt.text}`,
      recommendation: recommend(ad, page, status),
      ad: ad.excerpt,
      page: page.excerpt,
      offers: { ad, page },
    }),
  ];
};

const describePositionOf = (page: Offer): string =>
  isInPageText(page.excerpt) ? "only below the fold" : describeHiddenPosition(page);

const belowFoldCaps = (offers: readonly Bargain[]): ScoreCap[] => {
  const late = offers.find((offer) => isSpecific(offer.ad) && isSurelyRead(offer.ad) && !isOfferAboveTheFold(offer));
  if (late === undefined || late.page === null) return [];
  const reason = `${adsOffer(late.ad)} is ${describePositionOf(late.page)}`;
  return [{ dimension: "aboveTheFoldContinuity", limit: 6.5, reason }];
};

const MISSING_NOTE = "the ad's offer is not above the fold";

const describeOffer = ({ ad, page, status }: Bargain): string => {
  if (page === null) return MISSING_NOTE;
  const position = isAboveTheFold(page.excerpt) ? "above the fold" : describePositionOf(page);
  return status === "match"
    ? `${adsOffer(ad)} is ${position}`
    : `${adsOffer(ad)} partly matches ${offerWords(page)} ${position}`;
};

/** Names an offer that explains the score: for a low score one that is missing, else one that the page states. */
const buildNote = (offers: readonly Bargain[], value: number): string => {
  const byScore = offers.filter(isOnPage).toSorted((one, other) => scoreOffer(one) - scoreOffer(other));
  const [missing] = offers
    .filter((offer) => !isOnPage(offer))
    .toSorted((one, other) => weightOf(other.ad) - weightOf(one.ad));
  const [lowest] = byScore;
  if (missing !== undefined && (value < GOOD_SCORE || lowest === undefined))
    return `${adsOffer(missing.ad)} is not above the fold`;
  const shown =
    missing === undefined
      ? lowest
      : byScore.find((offer) => scoreOffer(offer) === Math.max(...byScore.map(scoreOffer)));
  return shown === undefined ? MISSING_NOTE : describeOffer(shown);
};

const isAdUnreadable = ({ ad }: Evidence): boolean =>
  [ad.headline, ...ad.copy].every((text) => (text?.terms.length ?? 0) === 0);

/** Is the ad's offer above the fold? */
export const foldOffer = defineSignal("aboveTheFoldContinuity", "fold_offer", (evidence) => {
  if (evidence.ad.offers.length === 0)
    return unknown(isAdUnreadable(evidence) ? "no text of the ad could be read" : "the ad makes no recognised offer");
  if (!hasReadableText(evidence.page)) return unknown(UNREADABLE_PAGE);
  const offers = bargainsOf(evidence).filter((offer) => isSurelyRead(offer.ad) || isOnPage(offer));
  const weight = offers.reduce((sum, { ad }) => sum + weightOf(ad), 0);
  if (weight === 0) return unknown("the ad's offer cannot be compared with the page's");
  const value = offers.reduce((sum, offer) => sum + weightOf(offer.ad) * scoreOffer(offer), 0) / weight;
  const found = offers.filter(isOnPage);
  return {
    value,
    note: buildNote(offers, value),
    findings: found.slice(0, 2).flatMap((offer) => buildFinding(offer, evidence)),
    caps: belowFoldCaps(found),
  };
});
