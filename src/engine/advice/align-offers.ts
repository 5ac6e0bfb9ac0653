import type { Offer, OfferType } from "../artifacts/evidence.ts";
import { splitClauses } from "./clauses.ts";
import {
  type AdviceContext,
  editAdStep,
  editPageStep,
  type FixDraft,
  isEditablePageText,
  isReliable,
  quote,
  RERUN_CHECK_STEP,
  RESUBMIT_AD_STEP,
} from "./finding-advice.ts";
import { phraseOffer } from "./offer-phrase.ts";
import { replaceOfferValue } from "./replace-offer-value.ts";

/** An offer of the ad, and the page's that it was compared with. */
export interface OfferPair {
  ad: Offer;
  page: Offer;
}

export const OFFER_KEPT_IMPACT = "Visitors find the offer they clicked for, so the ad keeps its word.";

/** The page's offer takes the ad's value. */
export function useAdOfferOnPage(matter: AdviceContext, pair: OfferPair): FixDraft | null {
  const { ad, page: stands } = pair;
  if (!isEditablePageText(stands.excerpt) || !isReliable(ad.excerpt)) return null;
  const suggested = replaceOffers(matter, pair, "page");
  if (suggested === null) return null;
  const stale = otherContradictedOffers(matter, pair).filter(
    ({ page }) => page.excerpt.text !== stands.excerpt.text,
  );
  return {
    fixType: "offer",
    direction: "change_lp",
    currentValue: stands.excerpt.text,
    suggestedValue: suggested,
    selector: stands.excerpt.selector,
    reasoning: `The ad promises ${quote(phraseOffer(ad))}; the page grants ${quote(phraseOffer(stands))}.`,
    expectedImpact: OFFER_KEPT_IMPACT,
    steps: [
      editPageStep(stands.excerpt.text, suggested),
      ...unique(stale.map(({ page }) => `Correct ${quote(page.excerpt.text)} with it.`)),
      "Change it wherever else the old offer stands: structured data (JSON-LD), cart and terms.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: "The offer must then hold for everyone who reads the page, at the margin it costs.",
  };
}

/** The ad's offer takes the page's value. */
export function usePageOfferInAd(matter: AdviceContext, pair: OfferPair): FixDraft | null {
  const { ad, page: stands } = pair;
  if (!isReliable(ad.excerpt)) return null;
  const suggested = replaceOffers(matter, pair, "ad");
  if (suggested === null) return null;
  return {
    fixType: "offer",
    direction: "change_ad",
    currentValue: ad.excerpt.text,
    suggestedValue: suggested,
    selector: stands.excerpt.selector,
    reasoning: `The page grants ${quote(phraseOffer(stands))}; the ad promises ${quote(phraseOffer(ad))}.`,
    expectedImpact: "The ad promises what the page keeps; nobody clicks for an offer that is not there.",
    steps: [
      editAdStep(ad.excerpt, suggested, listOutdatedOffers(matter, pair)),
      "Change it in every variant of the ad.",
      RESUBMIT_AD_STEP,
    ],
    tradeoff: "A weaker offer may draw fewer clicks; those that come convert on what they read.",
  };
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The ad's other offers that the page contradicts. */
const otherContradictedOffers = ({ openFindings = [] }: AdviceContext, { ad }: OfferPair): OfferPair[] =>
  openFindings
    .filter(({ kind, contradiction }) => kind === "offer" && contradiction)
    .flatMap(({ offers }) =>
      offers?.page && offers.ad !== ad ? [{ ad: offers.ad, page: offers.page }] : [],
    );

/**
 * The text with its offer's value exchanged for the other side's, and that of every other offer in it that differs as well: a
 * text that is half mended contradicts itself. Null where one of them cannot be.
 */
function replaceOffers(matter: AdviceContext, pair: OfferPair, side: keyof OfferPair): string | null {
  const { text } = pair[side].excerpt;
  const language = matter.evidence[side].language?.tag ?? null;
  const other = side === "ad" ? "page" : "ad";
  const together = otherContradictedOffers(matter, pair).filter((each) => each[side].excerpt.text === text);
  return [pair, ...together].reduce<string | null>(
    (now, each) => now && replaceOfferValue(now, each[side], each[other], language),
    text,
  );
}

/** What is reckoned from prices, or stands for one: it is out of date as soon as the price is another. */
const MONETARY_OFFER_TYPES: ReadonlySet<OfferType> = new Set([
  "percent_off",
  "amount_off",
  "price",
  "from_price",
]);

/** What else the ad says that the page does not keep, and that this change leaves standing, as steps. */
function listOutdatedOffers(matter: AdviceContext, pair: OfferPair): string[] {
  const { openFindings = [], evidence } = matter;
  const open = openFindings.flatMap(({ kind, contradiction, comparison, offers }) =>
    kind === "offer" && offers && offers.ad !== pair.ad && (contradiction || comparison.status === "missing")
      ? [offers]
      : [],
  );
  const left = open
    .filter(
      ({ ad, page }) =>
        MONETARY_OFFER_TYPES.has(ad.type) && !(page && ad.excerpt.text === pair.ad.excerpt.text),
    )
    .map(({ ad, page }) => {
      const mended = page && replaceOfferValue(ad.excerpt.text, ad, page, evidence.ad.language?.tag ?? null);
      return `${mended ? "correct" : "take out"} ${quote(phraseOffer(ad))}`;
    });
  const shares = pair.ad.type === "percent_off" ? [] : findUnkeptPercentages(matter);
  const named = shares.filter((share) => !left.some((step) => step.includes(share)));
  return unique([...left, ...named.map((share) => `take out ${quote(share)}`)]);
}

const PERCENTAGE = /(?<![\d.,])(\d{1,2}(?:[.,]\d+)?)[\s\u00a0]?%/g;
const MAX_CLAUSE_CHARS = 40;

/** Shares of a hundred in the ad, in whatever language it says what they are of, that the page holds nowhere. */
function findUnkeptPercentages({ evidence: { ad, page } }: AdviceContext): string[] {
  const known = ` ${page.fullText} `;
  return [ad.headline, ...ad.copy]
    .filter((passage) => passage !== null)
    .flatMap(({ text }) => splitClauses(text))
    .flatMap((clause) =>
      [...clause.matchAll(PERCENTAGE)]
        .filter(([, figure = ""]) => !known.includes(` ${figure.replace(/[.,]/, " ")} `))
        .map(([share]) => (clause.length <= MAX_CLAUSE_CHARS ? clause.replace(/[.!?;,\s]+$/, "") : share)),
    );
}
