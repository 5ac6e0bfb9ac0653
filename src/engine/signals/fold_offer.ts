import type { Evidence, Offer } from "../artifacts/evidence.ts";
import type { Finding, ScoreCap } from "../artifacts/judgement.ts";
import { createFinding, quote } from "../compare/create-finding.ts";
import {
  hasReadableText,
  isAboveTheFold,
  isCoveredByConsent,
  isInPageText,
} from "../compare/page-position.ts";
import { type MeasureSignal, scoredSignal, signalResult, unknownSignal } from "../compare/signal-result.ts";
import { bargainsOf, isSpecific, isSurelyRead, weightOf } from "../judge/heuristic/bargain.ts";
import type { Bargain } from "../judge/heuristic/bargaining.ts";
import { adsOffer, offerWords } from "../judge/heuristic/offer-words.ts";

const SIGNAL = { id: "fold_offer", dimension: "aboveTheFoldContinuity", weight: 0.25 } as const;

/** An offer farther down is kept, but late: most visitors have decided by then. */
const BELOW_FOLD_FACTOR = 0.25;
const PARTIAL_MATCH_FACTOR = 0.6;
/** From here on a value speaks for the ad. */
const GOOD_SCORE = 0.6;

const isOfferAboveTheFold = ({ page }: Bargain): boolean => page !== null && isAboveTheFold(page.excerpt);
const isKept = ({ status }: Bargain): boolean => status === "match" || status === "partial_match";

const scoreOffer = (bargain: Bargain): number => {
  if (!isKept(bargain)) return 0;
  return (
    (isOfferAboveTheFold(bargain) ? 1 : BELOW_FOLD_FACTOR) *
    (bargain.status === "match" ? 1 : PARTIAL_MATCH_FACTOR)
  );
};

/** Where an offer stands that is not in view. */
const describeHiddenPosition = ({ excerpt }: Offer): string => {
  if (isInPageText(excerpt)) return "below the first screen";
  return excerpt.source === "json-ld"
    ? "only in the page's structured data"
    : "only in the page's title or description";
};

const recommendMove = (offer: Offer): string =>
  isInPageText(offer.excerpt)
    ? `Lift ${quote(offer.excerpt.text)} into the first screen, next to the headline.`
    : `Write ${offerWords(offer)} where visitors can read it, next to the headline: search engines see it now, and they do not.`;

const buildFindings = ({ ad, page, status }: Bargain, evidence: Evidence): Finding[] => {
  if (page === null) return [];
  const upfront = isAboveTheFold(page.excerpt);
  const hidden = isCoveredByConsent(page.excerpt, evidence.page);
  return [
    createFinding({
      kind: "fold_offer",
      status: hidden ? "obscured" : upfront ? status : "partial_match",
      severity: upfront || hidden || !isSpecific(ad) ? "LOW" : "MEDIUM",
      adValue: ad.excerpt.text,
      landingPageValue: upfront ? page.excerpt.text : `${describeHiddenPosition(page)}: ${page.excerpt.text}`,
      recommendation: upfront
        ? hidden
          ? "Make the consent layer smaller, so that the offer is in view while it is open."
          : status === "match"
            ? "Nothing to do: the offer is in view as the page opens."
            : `Say what the ad says (${offerWords(ad)}) beside ${quote(page.excerpt.text)}, or bring the ad in line with it.`
        : recommendMove(page),
      confidence: Math.min(ad.excerpt.confidence, page.excerpt.confidence),
      ad: ad.excerpt,
      page: page.excerpt,
      offers: { ad, page },
    }),
  ];
};

const belowFoldCaps = (kept: readonly Bargain[]): ScoreCap[] => {
  const main = kept.filter(({ ad }) => isSpecific(ad) && isSurelyRead(ad));
  const late = main.find((bargain) => !isOfferAboveTheFold(bargain));
  return late === undefined || late.page === null
    ? []
    : [
        {
          dimension: "aboveTheFoldContinuity",
          limit: 6.5,
          reason: `${adsOffer(late.ad)} is kept ${isInPageText(late.page.excerpt) ? "only below the first screen" : describeHiddenPosition(late.page)}`,
        },
      ];
};

const describeOffer = ({ ad, page, status }: Bargain): string => {
  if (page === null) return "the first screen does not keep the ad's offer";
  const place = isAboveTheFold(page.excerpt)
    ? "on the first screen"
    : isInPageText(page.excerpt)
      ? "only below the first screen"
      : describeHiddenPosition(page);
  return status === "match"
    ? `${adsOffer(ad)} stands ${place}`
    : `${adsOffer(ad)} is met by ${offerWords(page)} ${place}`;
};

/** Nothing is known of an offer where no word of the ad could be read. */
const explainUnreadAd = ({ ad }: Evidence): string | null =>
  [ad.headline, ...ad.copy].every((passage) => (passage?.terms.length ?? 0) === 0)
    ? "nothing that the ad says could be read"
    : null;

/** What a sum says: where it is low, the offer that is to blame, not one that is kept. */
const buildNote = (bargains: readonly Bargain[], value: number): string => {
  const kept = bargains.filter(isKept);
  const [least] = kept.toSorted((one, other) => scoreOffer(one) - scoreOffer(other));
  const [broken] = bargains
    .filter((bargain) => !isKept(bargain))
    .toSorted((one, other) => weightOf(other.ad) - weightOf(one.ad));
  if (broken !== undefined && (value < GOOD_SCORE || least === undefined))
    return `the first screen does not keep ${adsOffer(broken.ad)}`;
  const best =
    broken === undefined ? least : kept.toSorted((one, other) => scoreOffer(other) - scoreOffer(one))[0];
  return best === undefined ? "the first screen does not keep the ad's offer" : describeOffer(best);
};

/** Is the ad's offer in view as the page opens? */
export const foldOffer: MeasureSignal = (evidence) => {
  if (evidence.ad.offers.length === 0)
    return signalResult({
      signals: [unknownSignal(SIGNAL, explainUnreadAd(evidence) ?? "the ad makes no typed offer")],
    });
  if (!hasReadableText(evidence.page))
    return signalResult({ signals: [unknownSignal(SIGNAL, "nothing of the page could be read")] });
  const bargains = bargainsOf(evidence).filter((bargain) => isSurelyRead(bargain.ad) || isKept(bargain));
  const weight = bargains.reduce((sum, { ad }) => sum + weightOf(ad), 0);
  if (weight === 0)
    return signalResult({
      signals: [unknownSignal(SIGNAL, "the ad's offer cannot be compared with the page's")],
    });
  const value =
    bargains.reduce((sum, bargain) => sum + weightOf(bargain.ad) * scoreOffer(bargain), 0) / weight;
  const kept = bargains.filter(isKept);
  return signalResult({
    signals: [scoredSignal(SIGNAL, value, buildNote(bargains, value))],
    findings: kept.slice(0, 2).flatMap((bargain) => buildFindings(bargain, evidence)),
    caps: belowFoldCaps(kept),
  });
};
