import type { Evidence, Offer, OfferType } from "../artifacts/evidence.ts";
import type { Finding, ScoreCap } from "../artifacts/judgement.ts";
import { createFinding, quote } from "../compare/create-finding.ts";
import { describePosition, hasReadableText, isCoveredByConsent } from "../compare/excerpt-position.ts";
import { bargainsOf, isSpecific, isSurelyRead, isWeighty, weightOf } from "../judge/heuristic/bargain.ts";
import type { Bargain } from "../judge/heuristic/bargaining.ts";
import { figureOf } from "../judge/heuristic/figure.ts";
import { adsOffer, offerWords } from "../judge/heuristic/offer-words.ts";
import { isBrokenOffer, isUnreadableOffer } from "./claims.ts";
import { capMessageAndFold, defineSignal, POLICY_VIOLATION_CAP, UNREADABLE_PAGE, unknown } from "./define-signal.ts";

const SCORE_BY_STATUS = { match: 1, partial_match: 0.6, mismatch: 0, missing: 0 } as const satisfies Record<
  Bargain["status"],
  number
>;

/** More findings would make offers dominate the report. */
const MAX_FINDINGS = 4;

const PRICE_TYPES: ReadonlySet<OfferType> = new Set(["price", "from_price"]);

/** The page's price is lower than the ad's. */
const isCheaper = (ad: Offer, page: Offer): boolean =>
  PRICE_TYPES.has(ad.type) && PRICE_TYPES.has(page.type) && (page.value ?? 0) < (ad.value ?? 0);

const buildNote = ({ ad, page, status, contradiction }: Bargain, evidence: Evidence): string => {
  const promised = adsOffer(ad);
  if (page === null) return `the page doesn't mention ${promised}`;
  const stated = `${quote(page.excerpt.text)} (${describePosition(page.excerpt, evidence.page)})`;
  if (status === "match") return `${promised} is confirmed by ${stated}`;
  if (contradiction) return `${promised} is contradicted by ${stated}`;
  if (status === "mismatch") return `the page doesn't mention ${promised}, but ${stated}`;
  return isCheaper(ad, page)
    ? `${promised} is higher than the page's: ${stated}`
    : `${promised} partly matches ${stated}`;
};

const recommend = ({ ad, page, status }: Bargain): string => {
  const promised = offerWords(ad);
  if (status === "match") return "Nothing to do: the page states the ad's offer.";
  if (page === null)
    return ad.type === "deadline" || ad.type === "date" || ad.type === "code"
      ? `Show ${promised} next to the offer on the page, or remove it from the ad.`
      : `Show ${promised} above the fold, or remove it from the ad.`;
  const stated = offerWords(page);
  if (status === "partial_match" && isCheaper(ad, page))
    return page.type === "from_price"
      ? `Show what costs ${promised} among the page's ${stated}, or change the ad to “${stated}”.`
      : `Use the page's lower price (${stated}) in the ad, if it is for the same product.`;
  return status === "mismatch"
    ? `Use one offer in both: the ad says ${promised}, the page ${stated}. Change the outdated one.`
    : `Change the page's ${quote(page.excerpt.text)} to exactly what the ad says: ${promised}.`;
};

const REDUCTION_TYPES: ReadonlySet<OfferType> = new Set(["percent_off", "amount_off", "bogo", "free_trial"]);

/** Languages with rules for offers; in others, an offer may be on the page unrecognised. */
const LANGUAGES_WITH_OFFER_RULES: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "it", "nl", "pt"]);

/** The offer is surely not on the page: the rules know its language, and its figure is nowhere in the text. */
const isSurelyMissing = ({ ad, status }: Bargain, { page }: Evidence): boolean =>
  status === "missing" &&
  (page.language === null || LANGUAGES_WITH_OFFER_RULES.has(page.language.tag)) &&
  figureOf(ad, page) === null;

/** Ad platforms disapprove ads for unavailable offers. A price may follow on the next page, a discount should not. */
const isUnavailable = (bargain: Bargain, evidence: Evidence): boolean =>
  REDUCTION_TYPES.has(bargain.ad.type) &&
  (bargain.ad.excerpt.source === "field" || bargain.ad.excerpt.confidence >= MIN_PICTURE_OFFER_CONFIDENCE) &&
  isSurelyMissing(bargain, evidence);

/** Required of offers read from a picture, because a misread figure would be a false accusation. */
const MIN_PICTURE_OFFER_CONFIDENCE = 0.9;

/** From this share of the fold, a picture may contain the offer as unread text. */
const MIN_BANNER_SHARE = 0.12;

/** The offer may be in a banner's picture or in a closed pop-up, where no text was read. */
const mayBeUnreadable = ({ page }: Evidence): boolean =>
  page.popUpClosed !== undefined ||
  page.images.some(
    ({ image, foldShare }) => image.kind !== "svg" && image.src !== null && foldShare >= MIN_BANNER_SHARE,
  );

/** HIGH for what ad platforms disapprove: a contradicted offer, and a missing discount. */
const severityOf = (bargain: Bargain, evidence: Evidence): "HIGH" | "MEDIUM" | "LOW" => {
  const { ad, status, contradiction } = bargain;
  if (status === "match" || status === "partial_match") return "LOW";
  if (contradiction) return isWeighty(ad) ? "HIGH" : "MEDIUM";
  if (isUnavailable(bargain, evidence)) return "HIGH";
  return status === "mismatch" || isSpecific(ad) ? "MEDIUM" : "LOW";
};

const buildFinding = (bargain: Bargain, evidence: Evidence): Finding => {
  const { ad, page, status, contradiction } = bargain;
  const isOnPage = status === "match" || status === "partial_match";
  return createFinding({
    kind: "offer",
    status: isOnPage && page !== null && isCoveredByConsent(page.excerpt, evidence.page) ? "obscured" : status,
    severity: severityOf(bargain, evidence),
    landingPageValue: page?.excerpt.text ?? figureOf(ad, evidence.page)?.text ?? "not found on the page",
    recommendation: recommend(bargain),
    confidence: Math.min(ad.excerpt.confidence, page?.excerpt.confidence ?? 0.95),
    contradiction,
    ad: ad.excerpt,
    page: page?.excerpt ?? null,
    offers: { ad, page },
  });
};

/** Caps for a contradicted offer, and for one that the page does not mention. */
const offerCaps = (bargains: readonly Bargain[], evidence: Evidence): ScoreCap[] => {
  const reliable = bargains.filter(({ ad }) => isSurelyRead(ad));
  const cap = (bargain: Bargain, messageLimit: number, foldLimit: number): ScoreCap[] =>
    capMessageAndFold(messageLimit, foldLimit, buildNote(bargain, evidence));
  const contradicted = reliable.find(({ ad, contradiction }) => contradiction && isWeighty(ad));
  if (contradicted !== undefined) return cap(contradicted, POLICY_VIOLATION_CAP, POLICY_VIOLATION_CAP);
  const specific = reliable.filter(({ ad }) => isSpecific(ad));
  const unavailable = specific.find((bargain) => isUnavailable(bargain, evidence));
  if (unavailable !== undefined && !mayBeUnreadable(evidence))
    return cap(unavailable, POLICY_VIOLATION_CAP, POLICY_VIOLATION_CAP);
  const missing = specific.find(
    (bargain) => isSurelyMissing(bargain, evidence) && !isUnreadableOffer(bargain, evidence),
  );
  return missing === undefined ? [] : cap(missing, 6, 5);
};

/** Does the page state the ad's offers? */
export const offerSlots = defineSignal("messageMatch", "offer_slots", (evidence) => {
  if (evidence.ad.offers.length === 0) return unknown("the ad makes no recognised offer");
  if (!hasReadableText(evidence.page)) return unknown(UNREADABLE_PAGE);
  const bargains = bargainsOf(evidence);
  // An offer that was read unreliably counts only if the page confirms it.
  const known = bargains.filter(({ ad, status }) => isSurelyRead(ad) || status === "match");
  const weight = known.reduce((sum, { ad }) => sum + weightOf(ad), 0);
  const findings = bargains
    .filter((bargain) => !isBrokenOffer(bargain, evidence))
    .slice(0, MAX_FINDINGS)
    .map((bargain) => buildFinding(bargain, evidence));
  const [lowest] = known.toSorted((one, other) => SCORE_BY_STATUS[one.status] - SCORE_BY_STATUS[other.status]);
  if (weight === 0 || lowest === undefined)
    return { ...unknown("the ad's offer cannot be compared with the page's"), findings };
  return {
    value: known.reduce((sum, { ad, status }) => sum + weightOf(ad) * SCORE_BY_STATUS[status], 0) / weight,
    note: buildNote(lowest, evidence),
    findings,
    caps: offerCaps(bargains, evidence),
  };
});
