import type { CallToAction, Evidence, PageEvidence } from "../artifacts/evidence.ts";
import { isSurelyRead } from "../judge/heuristic/bargain.ts";

/** A click that only wants to read is served by an article as it stands: no button has to say so. */
export const isArticleForReader = (ad: CallToAction | null, page: PageEvidence): boolean =>
  (ad?.intent === "learn" || ad?.intent === "watch") && page.type === "article";

/** Pages whose kind makes the ad's action plain without a button that says it. */
export const isImpliedByPageType = (
  ad: CallToAction,
  answer: CallToAction | null,
  { page }: Evidence,
): boolean =>
  isArticleForReader(ad, page) ||
  // A shop whose button only tells a story does not sell by convention either.
  (ad.intent === "buy" &&
    answer !== null &&
    answer.intent !== "learn" &&
    (page.type === "product" || page.type === "list")) ||
  (ad.intent === "learn" && (page.type === "other" || page.type === "home"));

const MAX_FREE_COMMITMENT = 1;
const PAYMENT_COMMITMENT = 3;

/** The ad leads to something free, and every button of the page asks for money. */
export const asksPaymentForFreeOffer = (ad: CallToAction, { ad: { offers }, page }: Evidence): boolean =>
  ad.commitment <= MAX_FREE_COMMITMENT &&
  // A download may be for sale: only what is said to be free contradicts a till.
  offers.some(
    (offer) =>
      offer.type === "free" && (offer.token !== null || ad.intent === "download") && isSurelyRead(offer),
  ) &&
  page.type !== "article" &&
  page.ctas.length > 0 &&
  page.ctas.every(({ commitment }) => commitment === PAYMENT_COMMITMENT) &&
  page.offers.every(({ type }) => type !== "free" && type !== "free_trial");
