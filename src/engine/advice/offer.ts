import type { TextBlock } from "../artifacts/text.ts";
import { OFFER_KEPT_IMPACT, type OfferPair, useAdOfferOnPage, usePageOfferInAd } from "./align-offers.ts";
import { splitClauses } from "./clauses.ts";
import { findOfferAmounts } from "./find-amounts.ts";
import {
  type AdviceContext,
  editAdStep,
  editPageStep,
  type FindingAdvice,
  type FixDraft,
  isEditablePageText,
  isOtherProductPage,
  isReliable,
  isSafeToCopy,
  quote,
  RERUN_CHECK_STEP,
  RESUBMIT_AD_STEP,
} from "./finding-advice.ts";
import { formatDay, formatDeadline, replaceDate } from "./format-dates.ts";
import { findTopText, usePageHeadlineInAd } from "./headline.ts";
import { areOffersInterchangeable } from "./interchangeable-offers.ts";
import { phraseOffer, phraseOfferFor } from "./offer-phrase.ts";
import { reroute } from "./routing.ts";

/** The ad's offer against the page's. */
export const offer: FindingAdvice = {
  risk: "OFFER_MISMATCH",
  violatesPolicy: true,
  describeRisk: ({ finding: { comparison, offers } }) =>
    offers?.page
      ? `The ad offers ${quote(comparison.adValue)}, the page says ${quote(comparison.landingPageValue)}: ` +
        "people who clicked for the ad's offer feel misled, and ad platforms disapprove ads whose offer the page does not keep."
      : `The ad offers ${quote(comparison.adValue)}, and the page does not mention it: ` +
        "people who clicked for it look for it in vain, and ad platforms disapprove ads whose offer is not available.",
  draftFixes: (matter) => {
    const { offers } = matter.finding;
    if (isOtherProductPage(matter)) return [reroute(matter, "offer")];
    if (!offers?.page)
      return [
        addOfferToPage(matter),
        removeOfferFromAd(matter) ?? usePageHeadlineInAd(matter),
        reroute(matter, "offer"),
      ];
    const pair = { ad: offers.ad, page: offers.page };
    // Two kinds of offers may both be true: which words would say so is for their author to find.
    if (!areOffersInterchangeable(pair.ad, pair.page)) return [reroute(matter, "offer")];
    return [
      agreeOnDay(matter, pair) ??
        useAdOfferOnPage(matter, pair) ??
        (statesAdValue(pair) ? null : addOfferToPage(matter)),
      usePageOfferInAd(matter, pair) ?? usePageHeadlineInAd(matter),
      reroute(matter, "offer"),
    ];
  },
};

/** The ad's offer within the page's first screen. */
export const foldOffer: FindingAdvice = {
  risk: "OFFER_MISMATCH",
  violatesPolicy: false,
  describeRisk: ({ finding: { comparison } }) =>
    `The ad offers ${quote(comparison.adValue)}, and the first screen does not show it: ` +
    "visitors who came for it may leave before they reach it.",
  draftFixes: (matter) =>
    isOtherProductPage(matter)
      ? [reroute(matter, "offer")]
      : [
          moveOfferUp(matter) ?? addOfferToPage(matter),
          usePageHeadlineInAd(matter),
          reroute(matter, "offer"),
        ],
};

const OFFER_TRADEOFF =
  "The top of the page says one thing more, and the offer must hold for everyone who reads it.";

/** The page's text holds the ad's value as well, for something else ("34,90 € au lieu de 49,90 €"): to repeat it mends nothing. */
const statesAdValue = ({ ad, page }: OfferPair): boolean =>
  findOfferAmounts(page.excerpt.text, ad).length > 0;

/** One day for both, where they name different ones for the offer's end or the event. */
function agreeOnDay({ evidence }: AdviceContext, { ad, page: stands }: OfferPair): FixDraft | null {
  const ends = ad.type === "deadline";
  if ((!ends && ad.type !== "date") || stands.type !== ad.type || ad.token === stands.token) return null;
  if (
    !isEditablePageText(stands.excerpt) ||
    !isReliable(ad.excerpt) ||
    ad.token === null ||
    stands.token === null
  )
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
      ? `The ad's offer holds ${formatDeadline(ad.token, null)}, the page's ${formatDeadline(stands.token, null)}: one of them is wrong.`
      : `The ad names ${formatDay(ad.token, null)}, the page ${formatDay(stands.token, null)}: one of them is wrong.`,
    expectedImpact: ends
      ? "A deadline that agrees everywhere is believed; two that differ make both look invented."
      : "Nobody books, travels or waits for the wrong day.",
    steps: [
      ends ? "Decide on which day the offer ends." : "See which day is right.",
      `Write that day on the page (${quote(changed?.sentence ?? stands.excerpt.text)}) and in the ad (${quote(ad.excerpt.text)}).`,
      ...(ends ? ["End the campaign on that day."] : []),
      RERUN_CHECK_STEP,
    ],
    tradeoff: "Ad and page have to be published together.",
  };
}

/** The ad without the clause that makes the offer, where it says something else besides. */
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
    reasoning: `The page does not grant ${quote(phraseOffer(ad))}; where the offer is over, the ad must not make it.`,
    expectedImpact: "The ad promises what the page keeps; nobody clicks for an offer that is not there.",
    steps: [editAdStep(ad.excerpt, kept), "Change it in every variant of the ad.", RESUBMIT_AD_STEP],
    tradeoff: "An ad without an offer may draw fewer clicks; those that come convert on what they read.",
  };
}

// Longer text is body copy: an offer in front of it would be lost in it.
const MAX_SUBHEAD_CHARS = 160;

/** The ad's offer is added to the top of the page, which does not state it there. */
function addOfferToPage(matter: AdviceContext): FixDraft | null {
  const ad = matter.finding.offers?.ad ?? null;
  if (!ad || !isReliable(ad.excerpt)) return null;
  const { subhead } = matter.evidence.page;
  const under = isEditablePageText(subhead) && subhead.text.length <= MAX_SUBHEAD_CHARS ? subhead : null;
  const top = under ?? findTopText(matter);
  if (!top) return null;
  if (!isSafeToCopy(ad.excerpt, matter.evidence)) return copyOfferFromPicture(top);
  const worded = phraseOfferFor(ad, matter.evidence.page.language?.tag ?? null);
  if (worded === null) return null;
  const phrase = capitalise(worded);
  const suggested = under ? `${phrase}. ${under.text}` : `${top.text.replace(/[.:\s]+$/, "")} – ${phrase}`;
  const stale = matter.finding.offers?.page;
  return {
    fixType: "offer",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: suggested,
    selector: top.selector,
    reasoning: `The ad promises ${quote(phraseOffer(ad))}; the top of the page does not state it.`,
    expectedImpact: OFFER_KEPT_IMPACT,
    steps: [
      editPageStep(top.text, suggested),
      ...(stale
        ? [`Correct ${quote(stale.excerpt.text)} too, so that the page does not contradict itself.`]
        : []),
      "See that cart and terms grant the offer.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: OFFER_TRADEOFF,
  };
}

/** What the picture offers is for a person to copy: `layout`, since no text is replaced with the one suggested. */
const copyOfferFromPicture = (top: TextBlock): FixDraft => ({
  fixType: "layout",
  direction: "change_lp",
  currentValue: top.text,
  suggestedValue: `The ad's offer, as its picture shows it, right under ${quote(top.text)}`,
  selector: top.selector,
  reasoning: "The ad's picture makes an offer that the top of the page does not state.",
  expectedImpact: OFFER_KEPT_IMPACT,
  steps: [
    `State the ad's offer right under ${quote(top.text)}, as the picture shows it: it could not be read letter by letter.`,
    "See that cart and terms grant the offer.",
    RERUN_CHECK_STEP,
  ],
  tradeoff: OFFER_TRADEOFF,
});

/** The block that states the offer moves into the first screen. */
function moveOfferUp(matter: AdviceContext): FixDraft | null {
  const stands = matter.finding.offers?.page;
  const top = findTopText(matter);
  if (!stands || !top || !isEditablePageText(stands.excerpt) || stands.excerpt.aboveFold) return null;
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: stands.excerpt.text,
    suggestedValue: `${quote(stands.excerpt.text)}, right under ${quote(top.text)}`,
    selector: stands.excerpt.selector,
    reasoning: `The page states ${quote(phraseOffer(stands))} only below the first screen.`,
    expectedImpact: "Visitors see at once that the offer is there.",
    steps: [
      `Move the block with ${quote(stands.excerpt.text)} right under ${quote(top.text)}.`,
      "See that it stands in the first screen on a phone, too.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: "What stood there moves down.",
  };
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
