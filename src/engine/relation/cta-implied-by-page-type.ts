import type { CallToAction, Evidence, PageEvidence } from "../artifacts/evidence.ts";
import { hasSureWords } from "../artifacts/reported-verdict.ts";

/** A visitor who wants to read needs no button on an article. */
export const isArticleForReader = (ad: CallToAction | null, page: PageEvidence): boolean =>
  (ad?.intent === "learn" || ad?.intent === "watch") && page.type === "article";

/** Whether the type of the page implies the ad's action, so that no button has to name it. */
export const isImpliedByPageType = (ad: CallToAction, pageCta: CallToAction | null, { page }: Evidence): boolean =>
  isArticleForReader(ad, page) ||
  // A button that only offers to read more does not imply a shop.
  (ad.intent === "buy" &&
    pageCta !== null &&
    pageCta.intent !== "learn" &&
    (page.type === "product" || page.type === "list")) ||
  (ad.intent === "learn" && (page.type === "other" || page.type === "home"));

const MAX_FREE_COMMITMENT = 1;
const PAYMENT_COMMITMENT = 3;

/** The ad offers something free, and every button of the page asks for payment. */
export const asksPaymentForFreeOffer = (ad: CallToAction, { ad: { lines = [] }, page }: Evidence): boolean =>
  ad.commitment <= MAX_FREE_COMMITMENT &&
  // A download may be for sale, so the offer must be explicitly free.
  lines.some(({ excerpt, inclusions }) => hasSureWords(excerpt) && inclusions.some(({ isExcluded }) => !isExcluded)) &&
  page.type !== "article" &&
  page.ctas.length > 0 &&
  page.ctas.every(({ commitment }) => commitment === PAYMENT_COMMITMENT) &&
  page.statements?.some(({ saysIncluded }) => saysIncluded) !== true;
