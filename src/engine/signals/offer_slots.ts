import type { Evidence, Offer, OfferType } from "../artifacts/evidence.ts";
import type { Finding, ScoreCap } from "../artifacts/judgement.ts";
import { createFinding, quote } from "../compare/create-finding.ts";
import { describePosition, hasReadableText, isCoveredByConsent } from "../compare/page-position.ts";
import {
  type MeasureSignal,
  POLICY_VIOLATION_CAP,
  scoredSignal,
  signalResult,
  unknownSignal,
} from "../compare/signal-result.ts";
import { bargainsOf, isSpecific, isSurelyRead, isWeighty, weightOf } from "../judge/heuristic/bargain.ts";
import type { Bargain } from "../judge/heuristic/bargaining.ts";
import { figureOf } from "../judge/heuristic/figure.ts";
import { adsOffer, offerWords } from "../judge/heuristic/offer-words.ts";

const SIGNAL = { id: "offer_slots", dimension: "messageMatch", weight: 0.25 } as const;

const SCORE_BY_STATUS = { match: 1, partial_match: 0.6, mismatch: 0, missing: 0 } as const satisfies Record<
  Bargain["status"],
  number
>;

/** More than these and the table is about offers alone. */
const MAX_FINDINGS = 4;

const PRICE_TYPES: ReadonlySet<OfferType> = new Set(["price", "from_price"]);

/** The page asks less than the ad said. */
const isCheaper = (ad: Offer, page: Offer): boolean =>
  PRICE_TYPES.has(ad.type) && PRICE_TYPES.has(page.type) && (page.value ?? 0) < (ad.value ?? 0);

const buildNote = ({ ad, page, status, contradiction }: Bargain, evidence: Evidence): string => {
  const promised = adsOffer(ad);
  if (page === null) return `${promised} stands nowhere on the page`;
  const there = `${quote(page.excerpt.text)} (${describePosition(page.excerpt, evidence.page)})`;
  if (status === "match") return `${promised} is confirmed by ${there}`;
  if (contradiction) return `${promised} is contradicted by ${there}`;
  if (status === "mismatch") return `${promised} does not stand on the page, which has ${there} instead`;
  return isCheaper(ad, page)
    ? `${promised} is more than the page asks: ${there}`
    : `${promised} is met only in part by ${there}`;
};

const recommend = ({ ad, page, status }: Bargain): string => {
  const promised = offerWords(ad);
  if (status === "match") return "Nothing to do: the page keeps the ad's offer.";
  if (page === null)
    return ad.type === "deadline" || ad.type === "date" || ad.type === "code"
      ? `Say ${promised} with the offer on the page, so that nobody has to remember it, or take it out of the ad.`
      : `State ${promised} in the page's first screen, or take it out of the ad.`;
  if (status === "partial_match" && isCheaper(ad, page))
    return page.type === "from_price"
      ? `Show what costs ${promised} among the page's ${offerWords(page)}, or let the ad say “${offerWords(page)}”.`
      : `Put the page's lower price (${offerWords(page)}) in the ad, where it is the same thing's.`;
  return status === "mismatch"
    ? `Settle on one offer: the ad says ${promised}, the page ${offerWords(page)}. Change whichever is out of date.`
    : `Make the page's ${quote(page.excerpt.text)} say exactly what the ad says: ${promised}.`;
};

const REDUCTION_TYPES: ReadonlySet<OfferType> = new Set(["percent_off", "amount_off", "bogo", "free_trial"]);

/** Languages whose offers are read by their wording: elsewhere one may stand there unrecognised. */
const LANGUAGES_WITH_OFFER_RULES: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "it", "nl", "pt"]);

/** The page surely does not state it: its language's offers are read, and its figure stands nowhere in other words. */
const isSurelyMissing = ({ ad, status }: Bargain, { page }: Evidence): boolean =>
  status === "missing" &&
  (page.language === null || LANGUAGES_WITH_OFFER_RULES.has(page.language.tag)) &&
  figureOf(ad, page) === null;

/** "Unavailable offer" is what ad platforms reject for; a price may stand on the next page, a reduction should not. */
const isUnavailable = (bargain: Bargain, evidence: Evidence): boolean =>
  REDUCTION_TYPES.has(bargain.ad.type) &&
  (bargain.ad.excerpt.source === "field" || bargain.ad.excerpt.confidence >= MIN_PICTURE_OFFER_CONFIDENCE) &&
  isSurelyMissing(bargain, evidence);

/** Of letters in a picture: a misread figure would be a false accusation. */
const MIN_PICTURE_OFFER_CONFIDENCE = 0.9;

/** So much of the first screen, and a picture may have the offer drawn into it, where nobody has read. */
const MIN_BANNER_SHARE = 0.12;

/** It may stand where nobody could read: in a banner's picture, or in a pop-up that was closed. */
const mayBeUnreadable = ({ page }: Evidence): boolean =>
  page.popUpClosed !== undefined ||
  page.images.some(
    ({ image, foldShare }) => image.kind !== "svg" && image.src !== null && foldShare >= MIN_BANNER_SHARE,
  );

/** A contradiction is of policy grade; a missing offer is one where it is an offer to pay by. */
const severityOf = (bargain: Bargain, evidence: Evidence): "HIGH" | "MEDIUM" | "LOW" => {
  const { ad, status, contradiction } = bargain;
  if (status === "match" || status === "partial_match") return "LOW";
  if (contradiction) return isWeighty(ad) ? "HIGH" : "MEDIUM";
  if (isUnavailable(bargain, evidence)) return "HIGH";
  return status === "mismatch" || isSpecific(ad) ? "MEDIUM" : "LOW";
};

const buildFinding = (bargain: Bargain, evidence: Evidence): Finding => {
  const { ad, page, status, contradiction } = bargain;
  const kept = status === "match" || status === "partial_match";
  return createFinding({
    kind: "offer",
    status: kept && page !== null && isCoveredByConsent(page.excerpt, evidence.page) ? "obscured" : status,
    severity: severityOf(bargain, evidence),
    adValue: ad.excerpt.text,
    landingPageValue: page?.excerpt.text ?? figureOf(ad, evidence.page)?.text ?? "not found on the page",
    recommendation: recommend(bargain),
    confidence: Math.min(ad.excerpt.confidence, page?.excerpt.confidence ?? 0.95),
    contradiction,
    ad: ad.excerpt,
    page: page?.excerpt ?? null,
    offers: { ad, page },
  });
};

/** Proven facts set ceilings: a contradiction, and an offer that the page nowhere keeps. */
const offerCaps = (bargains: readonly Bargain[], evidence: Evidence): ScoreCap[] => {
  const sure = bargains.filter(({ ad }) => isSurelyRead(ad));
  const contradicted = sure.find(({ ad, contradiction }) => contradiction && isWeighty(ad));
  const missing = sure.find((bargain) => isSpecific(bargain.ad) && isSurelyMissing(bargain, evidence));
  const cap = (bargain: Bargain, message: number, fold: number): ScoreCap[] => [
    { dimension: "messageMatch", limit: message, reason: buildNote(bargain, evidence) },
    { dimension: "aboveTheFoldContinuity", limit: fold, reason: buildNote(bargain, evidence) },
  ];
  if (contradicted !== undefined) return cap(contradicted, POLICY_VIOLATION_CAP, POLICY_VIOLATION_CAP);
  const unavailable = sure.find((bargain) => isSpecific(bargain.ad) && isUnavailable(bargain, evidence));
  if (unavailable !== undefined && !mayBeUnreadable(evidence))
    return cap(unavailable, POLICY_VIOLATION_CAP, POLICY_VIOLATION_CAP);
  return missing === undefined ? [] : cap(missing, 6, 5);
};

/** Does the page keep the ad's offers? */
export const offerSlots: MeasureSignal = (evidence) => {
  if (evidence.ad.offers.length === 0)
    return signalResult({ signals: [unknownSignal(SIGNAL, "the ad makes no typed offer")] });
  if (!hasReadableText(evidence.page))
    return signalResult({ signals: [unknownSignal(SIGNAL, "nothing of the page could be read")] });
  const bargains = bargainsOf(evidence);
  // A doubtful reading that the page confirms is confirmed; one that it does not confirm is only doubtful.
  const known = bargains.filter(({ ad, status }) => isSurelyRead(ad) || status === "match");
  const weight = known.reduce((sum, { ad }) => sum + weightOf(ad), 0);
  const findings = bargains.slice(0, MAX_FINDINGS).map((bargain) => buildFinding(bargain, evidence));
  if (weight === 0)
    return signalResult({
      signals: [unknownSignal(SIGNAL, "the ad's offer cannot be compared with the page's")],
      findings,
    });
  const value =
    known.reduce((sum, { ad, status }) => sum + weightOf(ad) * SCORE_BY_STATUS[status], 0) / weight;
  const telling = known.toSorted(
    (one, other) => SCORE_BY_STATUS[one.status] - SCORE_BY_STATUS[other.status],
  )[0];
  return signalResult({
    signals: [scoredSignal(SIGNAL, value, telling === undefined ? "" : buildNote(telling, evidence))],
    findings,
    caps: offerCaps(bargains, evidence),
  });
};
