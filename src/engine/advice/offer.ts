import { foldOffer as definition } from "../../findings/fold_offer.ts";
import { type AdviceContext, isOtherProductPage } from "./advice-context.ts";
import { findOfferAmounts } from "./find-offer-amounts.ts";
import { type DraftFixes, draftFix, editAdStep, type FixDraft } from "./fix-draft.ts";
import { formatDay, formatDeadline, replaceDate } from "./format-dates.ts";
import { usePageHeadlineInAd } from "./headline.ts";
import { areOffersInterchangeable } from "./interchangeable-offers.ts";
import { type OfferPair, useAdOfferOnPage, usePageOfferInAd } from "./offer-value-fixes.ts";
import { phraseOffer, phraseOfferFor } from "./phrase-offer.ts";
import { reroute } from "./reroute.ts";
import { splitClauses } from "./split-clauses.ts";
import { findTopText, isEditablePageText, isReliable, isSafeToCopy } from "./usable-text.ts";

/** The ad's offer against the page's. */
export const offer: DraftFixes = (context) => {
  const { offers } = context.finding;
  if (isOtherProductPage(context)) return [reroute(context, "offer")];
  if (!offers?.page)
    return [
      addOfferToPage(context),
      removeOfferFromAd(context) ?? usePageHeadlineInAd(context),
      reroute(context, "offer"),
    ];
  const pair = { ad: offers.ad, page: offers.page };
  // Offers of different kinds may both be true; their author has to word that.
  if (!areOffersInterchangeable(pair.ad, pair.page)) return [reroute(context, "offer")];
  return [
    agreeOnDay(context, pair) ??
      useAdOfferOnPage(context, pair) ??
      (statesAdValue(pair) ? null : addOfferToPage(context)),
    usePageOfferInAd(context, pair) ?? usePageHeadlineInAd(context),
    reroute(context, "offer"),
  ];
};

/** The ad's offer above the fold. */
export const foldOffer: DraftFixes = (context) =>
  isOtherProductPage(context)
    ? [reroute(context, "offer")]
    : [moveOfferUp(context) ?? addOfferToPage(context), usePageHeadlineInAd(context), reroute(context, "offer")];

/**
 * The page's text already contains the ad's value for something else ("34,90 € au lieu de 49,90 €"), so repeating it
 * does not help.
 */
const statesAdValue = ({ ad, page }: OfferPair): boolean => findOfferAmounts(page.excerpt.text, ad).length > 0;

/** One day for both, if they name different days for the offer's end or the event. */
function agreeOnDay({ evidence }: AdviceContext, { ad, page: { type, token, excerpt } }: OfferPair): FixDraft | null {
  if ((ad.type !== "deadline" && ad.type !== "date") || type !== ad.type || ad.token === token) return null;
  if (!isEditablePageText(excerpt) || !isReliable(ad.excerpt) || ad.token === null || token === null) return null;
  const language = evidence.page.language?.tag ?? null;
  const changed = replaceDate(excerpt.text, token, ad.token, language);
  const current = changed?.sentence ?? excerpt.text;
  const suggested = changed?.changed ?? capitalise(phraseOffer(ad, language));
  const [agree, format] =
    ad.type === "deadline"
      ? [definition.fixes.agreeOnDeadline, formatDeadline]
      : [definition.fixes.agreeOnDay, formatDay];
  return draftFix(agree(current, suggested, ad.excerpt.text, format(ad.token, null), format(token, null)), {
    text: current,
    selector: excerpt.selector,
  });
}

/** Removes the clause with the offer from the ad, if other text remains. */
function removeOfferFromAd({ finding, evidence }: AdviceContext): FixDraft | null {
  const ad = finding.offers?.ad;
  if (!ad || !isReliable(ad.excerpt)) return null;
  const clauses = splitClauses(ad.excerpt.text);
  const rest = clauses.filter((clause) => findOfferAmounts(clause, ad).length === 0);
  const kept = rest.length === clauses.length ? "" : rest.join(" ").trim();
  if (kept === "") return null;
  return draftFix(definition.fixes.removeFromAd(kept, phraseOffer(ad), editAdStep(ad.excerpt, kept)), {
    text: ad.excerpt.text,
    selector: evidence.page.headline?.selector ?? null,
  });
}

// In longer text, an added offer would go unnoticed.
const MAX_SUBHEAD_CHARS = 160;

/** Adds the ad's offer to the top of the page. */
function addOfferToPage(context: AdviceContext): FixDraft | null {
  const ad = context.finding.offers?.ad ?? null;
  if (!ad || !isReliable(ad.excerpt)) return null;
  const { subhead } = context.evidence.page;
  const under = isEditablePageText(subhead) && subhead.text.length <= MAX_SUBHEAD_CHARS ? subhead : null;
  const top = under ?? findTopText(context);
  if (!top) return null;
  if (!isSafeToCopy(ad.excerpt, context.evidence)) return draftFix(definition.fixes.copyFromPicture(top.text), top);
  const worded = phraseOfferFor(ad, context.evidence.page.language?.tag ?? null);
  if (worded === null) return null;
  const phrase = capitalise(worded);
  const suggested = under ? `${phrase}. ${under.text}` : `${top.text.replace(/[.:\s]+$/, "")} – ${phrase}`;
  const outdated = context.finding.offers?.page?.excerpt.text;
  return draftFix(definition.fixes.addToPage(top.text, suggested, phraseOffer(ad), outdated), top);
}

/** Moves the block with the offer above the fold. */
function moveOfferUp(context: AdviceContext): FixDraft | null {
  const stated = context.finding.offers?.page;
  const top = findTopText(context);
  if (!stated || !top || !isEditablePageText(stated.excerpt) || stated.excerpt.aboveFold) return null;
  return draftFix(definition.fixes.moveUp(stated.excerpt.text, top.text, phraseOffer(stated)), stated.excerpt);
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
