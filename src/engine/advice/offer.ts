import type { Passage } from "../products/passage.ts";
import { clausesOf } from "./clauses.ts";
import {
  adStep,
  CHECK_AGAIN,
  type Counsel,
  type Draft,
  isOnPage,
  isOtherProduct,
  isSure,
  isVerbatim,
  type Matter,
  pageStep,
  quoted,
  REVIEW_AGAIN,
} from "./counsel.ts";
import { dayWords, redated, untilWords } from "./deadline-words.ts";
import { pageInAd, topOf } from "./headline.ts";
import { isAlike } from "./offer-kind.ts";
import { phraseFor, phraseOf } from "./offer-phrase.ts";
import { spansOf } from "./offer-span.ts";
import { adOfferOnPage, KEPT, type Pair, pageOfferInAd } from "./offer-swap.ts";
import { reroute } from "./routing.ts";

/** The ad's offer against the page's. */
export const offer: Counsel = {
  risk: "OFFER_MISMATCH",
  policyGrade: true,
  warning: ({ finding: { comparison, offers } }) =>
    offers?.page
      ? `The ad offers ${quoted(comparison.adValue)}, the page says ${quoted(comparison.landingPageValue)}: ` +
        "people who clicked for the ad's offer feel misled, and ad platforms disapprove ads whose offer the page does not keep."
      : `The ad offers ${quoted(comparison.adValue)}, and the page does not mention it: ` +
        "people who clicked for it look for it in vain, and ad platforms disapprove ads whose offer is not available.",
  remedies: (matter) => {
    const { offers } = matter.finding;
    if (isOtherProduct(matter)) return [reroute(matter, "offer")];
    if (!offers?.page)
      return [stateOffer(matter), withoutOffer(matter) ?? pageInAd(matter), reroute(matter, "offer")];
    const pair = { ad: offers.ad, page: offers.page };
    // Two kinds of offers may both be true: which words would say so is for their author to find.
    if (!isAlike(pair.ad, pair.page)) return [reroute(matter, "offer")];
    return [
      oneDay(matter, pair) ?? adOfferOnPage(matter, pair) ?? (isSaid(pair) ? null : stateOffer(matter)),
      pageOfferInAd(matter, pair) ?? pageInAd(matter),
      reroute(matter, "offer"),
    ];
  },
};

/** The ad's offer within the page's first screen. */
export const foldOffer: Counsel = {
  risk: "OFFER_MISMATCH",
  policyGrade: false,
  warning: ({ finding: { comparison } }) =>
    `The ad offers ${quoted(comparison.adValue)}, and the first screen does not show it: ` +
    "visitors who came for it may leave before they reach it.",
  remedies: (matter) =>
    isOtherProduct(matter)
      ? [reroute(matter, "offer")]
      : [moveOfferUp(matter) ?? stateOffer(matter), pageInAd(matter), reroute(matter, "offer")],
};

const OFFER_TRADEOFF =
  "The top of the page says one thing more, and the offer must hold for everyone who reads it.";

/** The page's text holds the ad's value as well, for something else ("34,90 € au lieu de 49,90 €"): to repeat it mends nothing. */
const isSaid = ({ ad, page }: Pair): boolean => spansOf(page.fact.text, ad).length > 0;

/** One day for both, where they name different ones for the offer's end or the event. */
function oneDay({ evidence }: Matter, { ad, page: stands }: Pair): Draft | null {
  const ends = ad.type === "deadline";
  if ((!ends && ad.type !== "date") || stands.type !== ad.type || ad.token === stands.token) return null;
  if (!isOnPage(stands.fact) || !isSure(ad.fact) || ad.token === null || stands.token === null) return null;
  const language = evidence.page.language?.tag ?? null;
  const changed = redated(stands.fact.text, stands.token, ad.token, language);
  return {
    fixType: ends ? "urgency" : "offer",
    direction: "change_both",
    currentValue: changed?.sentence ?? stands.fact.text,
    suggestedValue: changed?.changed ?? capitalised(phraseOf(ad, language)),
    selector: stands.fact.selector,
    reasoning: ends
      ? `The ad's offer holds ${untilWords(ad.token, null)}, the page's ${untilWords(stands.token, null)}: one of them is wrong.`
      : `The ad names ${dayWords(ad.token, null)}, the page ${dayWords(stands.token, null)}: one of them is wrong.`,
    expectedImpact: ends
      ? "A deadline that agrees everywhere is believed; two that differ make both look invented."
      : "Nobody books, travels or waits for the wrong day.",
    steps: [
      ends ? "Decide on which day the offer ends." : "See which day is right.",
      `Write that day on the page (${quoted(changed?.sentence ?? stands.fact.text)}) and in the ad (${quoted(ad.fact.text)}).`,
      ...(ends ? ["End the campaign on that day."] : []),
      CHECK_AGAIN,
    ],
    tradeoff: "Ad and page have to be published together.",
  };
}

/** The ad without the clause that makes the offer, where it says something else besides. */
function withoutOffer({ finding, evidence }: Matter): Draft | null {
  const ad = finding.offers?.ad;
  if (!ad || !isSure(ad.fact)) return null;
  const clauses = clausesOf(ad.fact.text);
  const rest = clauses.filter((clause) => spansOf(clause, ad).length === 0);
  const kept = rest.length === clauses.length ? "" : rest.join(" ").trim();
  if (kept === "") return null;
  return {
    fixType: "offer",
    direction: "change_ad",
    currentValue: ad.fact.text,
    suggestedValue: kept,
    selector: evidence.page.headline?.selector ?? null,
    reasoning: `The page does not grant ${quoted(phraseOf(ad))}; where the offer is over, the ad must not make it.`,
    expectedImpact: "The ad promises what the page keeps; nobody clicks for an offer that is not there.",
    steps: [adStep(ad.fact, kept), "Change it in every variant of the ad.", REVIEW_AGAIN],
    tradeoff: "An ad without an offer may draw fewer clicks; those that come convert on what they read.",
  };
}

// Longer text is body copy: an offer in front of it would be lost in it.
const LONGEST_SUBHEAD = 160;

/** The ad's offer is added to the top of the page, which does not state it there. */
function stateOffer(matter: Matter): Draft | null {
  const ad = matter.finding.offers?.ad ?? null;
  if (!ad || !isSure(ad.fact)) return null;
  const { subhead } = matter.evidence.page;
  const under = isOnPage(subhead) && subhead.text.length <= LONGEST_SUBHEAD ? subhead : null;
  const top = under ?? topOf(matter);
  if (!top) return null;
  if (!isVerbatim(ad.fact, matter.evidence)) return offerAsDrawn(top);
  const worded = phraseFor(ad, matter.evidence.page.language?.tag ?? null);
  if (worded === null) return null;
  const phrase = capitalised(worded);
  const suggested = under ? `${phrase}. ${under.text}` : `${top.text.replace(/[.:\s]+$/, "")} – ${phrase}`;
  const stale = matter.finding.offers?.page;
  return {
    fixType: "offer",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: suggested,
    selector: top.selector,
    reasoning: `The ad promises ${quoted(phraseOf(ad))}; the top of the page does not state it.`,
    expectedImpact: KEPT,
    steps: [
      pageStep(top.text, suggested),
      ...(stale
        ? [`Correct ${quoted(stale.fact.text)} too, so that the page does not contradict itself.`]
        : []),
      "See that cart and terms grant the offer.",
      CHECK_AGAIN,
    ],
    tradeoff: OFFER_TRADEOFF,
  };
}

/** What the picture offers is for a person to copy: `layout`, since no text is replaced with the one suggested. */
const offerAsDrawn = (top: Passage): Draft => ({
  fixType: "layout",
  direction: "change_lp",
  currentValue: top.text,
  suggestedValue: `The ad's offer, as its picture shows it, right under ${quoted(top.text)}`,
  selector: top.selector,
  reasoning: "The ad's picture makes an offer that the top of the page does not state.",
  expectedImpact: KEPT,
  steps: [
    `State the ad's offer right under ${quoted(top.text)}, as the picture shows it: it could not be read letter by letter.`,
    "See that cart and terms grant the offer.",
    CHECK_AGAIN,
  ],
  tradeoff: OFFER_TRADEOFF,
});

/** The block that states the offer moves into the first screen. */
function moveOfferUp(matter: Matter): Draft | null {
  const stands = matter.finding.offers?.page;
  const top = topOf(matter);
  if (!stands || !top || !isOnPage(stands.fact) || stands.fact.inFold) return null;
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: stands.fact.text,
    suggestedValue: `${quoted(stands.fact.text)}, right under ${quoted(top.text)}`,
    selector: stands.fact.selector,
    reasoning: `The page states ${quoted(phraseOf(stands))} only below the first screen.`,
    expectedImpact: "Visitors see at once that the offer is there.",
    steps: [
      `Move the block with ${quoted(stands.fact.text)} right under ${quoted(top.text)}.`,
      "See that it stands in the first screen on a phone, too.",
      CHECK_AGAIN,
    ],
    tradeoff: "What stood there moves down.",
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
