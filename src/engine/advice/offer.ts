import { quote } from "../../findings/definition.ts";
import type { TextBlock } from "../artifacts/text.ts";
import { OFFER_KEPT_IMPACT, type OfferPair, useAdOfferOnPage, usePageOfferInAd } from "./align-offers.ts";
import { splitClauses } from "./clauses.ts";
import {
  type AdviceContext,
  type DraftFixes,
  editAdStep,
  editPageStep,
  type FixDraft,
  isEditablePageText,
  isOtherProductPage,
  isReliable,
  isSafeToCopy,
  RERUN_CHECK_STEP,
  RESUBMIT_AD_STEP,
} from "./draft-fixes.ts";
import { findOfferAmounts } from "./find-amounts.ts";
import { formatDay, formatDeadline, replaceDate } from "./format-dates.ts";
import { findTopText, usePageHeadlineInAd } from "./headline.ts";
import { areOffersInterchangeable } from "./interchangeable-offers.ts";
import { phraseOffer, phraseOfferFor } from "./offer-phrase.ts";
import { reroute } from "./routing.ts";

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

const OFFER_TRADEOFF = "The page gets more text at the top, and the offer applies to all visitors.";

/**
 * The page's text already contains the ad's value for something else ("34,90 € au lieu de 49,90 €"), so repeating it
 * does not help.
 */
const statesAdValue = ({ ad, page }: OfferPair): boolean => findOfferAmounts(page.excerpt.text, ad).length > 0;

/** One day for both, if they name different days for the offer's end or the event. */
function agreeOnDay({ evidence }: AdviceContext, { ad, page: stands }: OfferPair): FixDraft | null {
  const ends = ad.type === "deadline";
  if ((!ends && ad.type !== "date") || stands.type !== ad.type || ad.token === stands.token) return null;
  if (!isEditablePageText(stands.excerpt) || !isReliable(ad.excerpt) || ad.token === null || stands.token === null)
    return null;
  const language = evidence.page.language?.tag ?? null;
  const changed = replaceDate(stands.excerpt.text, stands.token, ad.token, language);
  return {
    fixType: ends ? "urgency" : "offer",
    direction: "change_both",
    currentValue: changed?.sentence ?? stands.excerpt.text,
    suggestedValue: changed?.changed ?? capitalise(phraseOffer(ad, language)),
    selector: stands.excerpt.selector,
    reasoning: ends
      ? `The ad's offer is valid ${formatDeadline(ad.token, null)}, the page's ` +
        `${formatDeadline(stands.token, null)}: one of them is wrong.`
      : `The ad names ${formatDay(ad.token, null)}, the page ${formatDay(stands.token, null)}: one of them is wrong.`,
    expectedImpact: ends ? "Visitors trust a deadline that is the same everywhere." : "Visitors get the right day.",
    steps: [
      ends ? "Decide on which day the offer ends." : "Find out which day is right.",
      `Write that day on the page (${quote(changed?.sentence ?? stands.excerpt.text)}) and in ` +
        `the ad (${quote(ad.excerpt.text)}).`,
      ...(ends ? ["End the campaign on that day."] : []),
      RERUN_CHECK_STEP,
    ],
    tradeoff: "Ad and page have to be published together.",
  };
}

/** Removes the clause with the offer from the ad, if other text remains. */
function removeOfferFromAd({ finding, evidence }: AdviceContext): FixDraft | null {
  const ad = finding.offers?.ad;
  if (!ad || !isReliable(ad.excerpt)) return null;
  const clauses = splitClauses(ad.excerpt.text);
  const rest = clauses.filter((clause) => findOfferAmounts(clause, ad).length === 0);
  const kept = rest.length === clauses.length ? "" : rest.join(" ").trim();
  if (kept === "") return null;
  return {
    fixType: "offer",
    direction: "change_ad",
    currentValue: ad.excerpt.text,
    suggestedValue: kept,
    selector: evidence.page.headline?.selector ?? null,
    reasoning: `The page doesn't mention ${quote(phraseOffer(ad))}; if the offer has ended, the ad must not make it.`,
    expectedImpact: "The ad promises only what the page offers.",
    steps: [editAdStep(ad.excerpt, kept), "Change it in every variant of the ad.", RESUBMIT_AD_STEP],
    tradeoff: "An ad without an offer may attract fewer clicks, but these convert better.",
  };
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
  if (!isSafeToCopy(ad.excerpt, context.evidence)) return copyOfferFromPicture(top);
  const worded = phraseOfferFor(ad, context.evidence.page.language?.tag ?? null);
  if (worded === null) return null;
  const phrase = capitalise(worded);
  const suggested = under ? `${phrase}. ${under.text}` : `${top.text.replace(/[.:\s]+$/, "")} – ${phrase}`;
  const stale = context.finding.offers?.page;
  return {
    fixType: "offer",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: suggested,
    selector: top.selector,
    reasoning: `The ad promises ${quote(phraseOffer(ad))}; the top of the page doesn't mention it.`,
    expectedImpact: OFFER_KEPT_IMPACT,
    steps: [
      editPageStep(top.text, suggested),
      ...(stale ? [`Correct ${quote(stale.excerpt.text)} too, so that the page does not contradict itself.`] : []),
      "Check that cart and terms include the offer.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: OFFER_TRADEOFF,
  };
}

/**
 * The offer in the ad's picture was read unreliably, so a person must copy it. `layout`, because no text is replaced.
 */
const copyOfferFromPicture = (top: TextBlock): FixDraft => ({
  fixType: "layout",
  direction: "change_lp",
  currentValue: top.text,
  suggestedValue: `The ad's offer, as shown in its picture, directly below ${quote(top.text)}`,
  selector: top.selector,
  reasoning: "The ad's picture shows an offer that is not at the top of the page.",
  expectedImpact: OFFER_KEPT_IMPACT,
  steps: [
    `Add the ad's offer directly below ${quote(top.text)}, as shown in its picture. It could not be read reliably.`,
    "Check that cart and terms include the offer.",
    RERUN_CHECK_STEP,
  ],
  tradeoff: OFFER_TRADEOFF,
});

/** Moves the block with the offer above the fold. */
function moveOfferUp(context: AdviceContext): FixDraft | null {
  const stands = context.finding.offers?.page;
  const top = findTopText(context);
  if (!stands || !top || !isEditablePageText(stands.excerpt) || stands.excerpt.aboveFold) return null;
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: stands.excerpt.text,
    suggestedValue: `${quote(stands.excerpt.text)}, directly below ${quote(top.text)}`,
    selector: stands.excerpt.selector,
    reasoning: `The page states ${quote(phraseOffer(stands))} only below the fold.`,
    expectedImpact: "Visitors see the offer at once.",
    steps: [
      `Move the block with ${quote(stands.excerpt.text)} directly below ${quote(top.text)}.`,
      "Check that it is above the fold on a phone, too.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: "The content there moves down.",
  };
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
