import { quote } from "../../findings/fix-text.ts";
import { offer } from "../../findings/offer.ts";
import type { Offer, OfferType } from "../artifacts/evidence.ts";
import type { AdviceContext } from "./advice-context.ts";
import { draftFix, editAdStep, type FixDraft } from "./fix-draft.ts";
import { phraseOffer } from "./phrase-offer.ts";
import { replaceOfferValue } from "./replace-offer-value.ts";
import { splitClauses } from "./split-clauses.ts";
import { isEditablePageText, isReliable } from "./usable-text.ts";

/** An offer of the ad, and the page's offer that it was compared with. */
export interface OfferPair {
  ad: Offer;
  page: Offer;
}

/** Changes the page's offer to the ad's value. */
export function useAdOfferOnPage(context: AdviceContext, pair: OfferPair): FixDraft | null {
  const { ad, page } = pair;
  if (!isEditablePageText(page.excerpt) || !isReliable(ad.excerpt)) return null;
  const suggested = replaceOffers(context, pair, "page");
  if (suggested === null) return null;
  const outdated = otherContradictedOffers(context, pair)
    .map((other) => other.page.excerpt.text)
    .filter((text) => text !== page.excerpt.text);
  return draftFix(
    offer.fixes.useAdValue(page.excerpt.text, suggested, phraseOffer(ad), phraseOffer(page), unique(outdated)),
    page.excerpt,
  );
}

/** Changes the ad's offer to the page's value. */
export function usePageOfferInAd(context: AdviceContext, pair: OfferPair): FixDraft | null {
  const { ad, page } = pair;
  if (!isReliable(ad.excerpt)) return null;
  const suggested = replaceOffers(context, pair, "ad");
  if (suggested === null) return null;
  const step = editAdStep(ad.excerpt, suggested, listOutdatedOffers(context, pair));
  return draftFix(offer.fixes.usePageValue(suggested, phraseOffer(ad), phraseOffer(page), step), {
    text: ad.excerpt.text,
    selector: page.excerpt.selector,
  });
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The ad's other offers that the page contradicts. */
const otherContradictedOffers = ({ openFindings = [] }: AdviceContext, { ad }: OfferPair): OfferPair[] =>
  openFindings
    .filter(({ kind, contradiction }) => kind === "offer" && contradiction)
    .flatMap(({ offers }) => (offers?.page && offers.ad !== ad ? [{ ad: offers.ad, page: offers.page }] : []));

/**
 * Replaces the value of the offer, and of every other contradicted offer in the text, with the other side's: a partly
 * corrected text would contradict itself. Null if one of them cannot be replaced.
 */
function replaceOffers(context: AdviceContext, pair: OfferPair, side: keyof OfferPair): string | null {
  const { text } = pair[side].excerpt;
  const language = context.evidence[side].language?.tag ?? null;
  const other = side === "ad" ? "page" : "ad";
  const together = otherContradictedOffers(context, pair).filter((each) => each[side].excerpt.text === text);
  return [pair, ...together].reduce<string | null>(
    (now, each) => now && replaceOfferValue(now, each[side], each[other], language),
    text,
  );
}

/** Offers that depend on prices, so that a changed price makes them outdated. */
const MONETARY_OFFER_TYPES: ReadonlySet<OfferType> = new Set(["percent_off", "amount_off", "price", "from_price"]);

/** Lists the ad's other outdated offers that this change leaves, as steps. */
function listOutdatedOffers(context: AdviceContext, pair: OfferPair): string[] {
  const { openFindings = [], evidence } = context;
  const open = openFindings.flatMap(({ kind, contradiction, comparison, offers }) =>
    kind === "offer" && offers && offers.ad !== pair.ad && (contradiction || comparison.status === "missing")
      ? [offers]
      : [],
  );
  const left = open
    .filter(({ ad, page }) => MONETARY_OFFER_TYPES.has(ad.type) && !(page && ad.excerpt.text === pair.ad.excerpt.text))
    .map(({ ad, page }) => {
      const mended = page && replaceOfferValue(ad.excerpt.text, ad, page, evidence.ad.language?.tag ?? null);
      return `${mended ? "correct" : "remove"} ${quote(phraseOffer(ad))}`;
    });
  const shares = pair.ad.type === "percent_off" ? [] : findUnkeptPercentages(context);
  const named = shares.filter((share) => !left.some((step) => step.includes(share)));
  return unique([...left, ...named.map((share) => `remove ${quote(share)}`)]);
}

const PERCENTAGE = /(?<![\d.,])(\d{1,2}(?:[.,]\d+)?)[\s\u00a0]?%/g;
const MAX_CLAUSE_CHARS = 40;

/** Finds percentages in the ad, in any language, that are not on the page. */
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
