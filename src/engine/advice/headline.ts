import type { Fact, Passage } from "../products/passage.ts";
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
import { fitted } from "./fit.ts";
import { reroute } from "./routing.ts";

const PROMISE_TRADEOFF =
  "Visitors who come another way read the ad's promise too; a page of its own for the campaign avoids that.";
const IMPACT = "Visitors recognise the ad they clicked, so fewer leave before reading on.";

/** The ad's headline against the page's own. */
export const headline: Counsel = {
  risk: "HEADLINE_DISCONNECT",
  policyGrade: false,
  warning: ({ finding: { comparison } }) =>
    `The ad says ${quoted(comparison.adValue)}, the page opens with ${quoted(comparison.landingPageValue)}: ` +
    "visitors cannot tell at a glance that they are in the right place.",
  remedies: (matter) =>
    matter.finding.contradiction
      ? elsewhere(matter)
      : [promiseOnPage(matter), pageInAd(matter), reroute(matter, "headline")],
};

/** The ad's promise within the page's first screen. */
export const foldPromise: Counsel = {
  risk: "HEADLINE_DISCONNECT",
  policyGrade: false,
  warning: ({ finding: { comparison } }) =>
    `The ad promises ${quoted(comparison.adValue)}, and the first screen does not say it: ` +
    "visitors have to scroll to find out whether they are in the right place, and many will not.",
  remedies: (matter) =>
    matter.finding.contradiction
      ? elsewhere(matter)
      : [promiseOnPage(matter), reroute(matter, "headline"), pageInAd(matter)],
};

/** What the ad sells against what the page sells. */
export const product: Counsel = {
  risk: "HEADLINE_DISCONNECT",
  policyGrade: true,
  warning: ({ finding: { comparison } }) =>
    comparison.element === "Product claim"
      ? `The ad claims ${quoted(comparison.adValue)}, and the page says no (${quoted(comparison.landingPageValue)}): ` +
        "who clicked for it has been misled, and ad platforms disapprove of claims that the page takes back."
      : `The ad is about ${quoted(comparison.adValue)}, the page about ${quoted(comparison.landingPageValue)}: ` +
        "people who wanted the one leave the other, and ad platforms disapprove ads whose product is not on the page.",
  remedies: (matter) =>
    matter.finding.contradiction
      ? elsewhere(matter)
      : [reroute(matter, "headline"), promiseOnPage(matter), pageInAd(matter)],
};

/** A page about another thing is not mended by the ad's words on it: the ad belongs elsewhere, or says what is here. */
const elsewhere = (matter: Matter): Array<Draft | null> => [
  reroute(matter, "headline") ?? sendElsewhere(matter),
  adForThisPage(matter),
];

/** Where the destination is right, the ad is the one that speaks of another thing. */
function adForThisPage(matter: Matter): Draft | null {
  const draft = pageInAd(matter);
  return (
    draft && {
      ...draft,
      reasoning: `If this is the page that the ad should lead to, the ad has to speak of it: ${quoted(draft.suggestedValue)}.`,
      tradeoff:
        "It becomes an ad for another thing, with another audience: see that its picture and targeting follow.",
    }
  );
}

function sendElsewhere({ evidence }: Matter): Draft | null {
  const { ad, page } = evidence;
  const promise = ad.headline ?? ad.copy[0] ?? null;
  if (!isSure(promise)) return null;
  const here = page.headline?.text ?? page.title;
  const shown = isVerbatim(promise, evidence) ? ` (${quoted(promise.text)})` : "";
  return {
    fixType: "headline",
    direction: "change_routing",
    currentValue: page.url,
    suggestedValue: `The page of what the ad shows${shown}`,
    selector: page.headline?.selector ?? null,
    reasoning: `This page is about ${quoted(here)}, and links to none that is about ${quoted(promise.text)}.`,
    expectedImpact: "Visitors land on what they clicked for.",
    steps: [
      "Find the page of what the ad shows, and set it as the ad's destination; keep the tracking parameters.",
      "Where there is none, stop the ad until there is.",
      CHECK_AGAIN,
    ],
    tradeoff: "Campaign figures split between two destinations.",
  };
}

/** The page's headline, or its most prominent text where it has none. */
export function topOf({ evidence: { page } }: Matter): Passage | null {
  return [page.headline, page.blocks[0] ?? null].find(isOnPage) ?? null;
}

/** The ad's words become the page's headline: not where the page says something against them. */
function promiseOnPage(matter: Matter): Draft | null {
  if (isOtherProduct(matter)) return null;
  const promise = matter.evidence.ad.headline;
  const { headline } = matter.evidence.page;
  if (headline?.drawn) return isSure(promise) ? redrawn(headline, promise) : null;
  const top = topOf(matter);
  if (!top || !isSure(promise)) return null;
  if (!isVerbatim(promise, matter.evidence)) return asDrawn(top);
  const suggested = fitted(promise.text, top.text);
  return {
    fixType: "headline",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: suggested,
    selector: top.selector,
    reasoning: `The ad's headline is ${quoted(promise.text)}; ${quoted(top.text)} does not take it up.`,
    expectedImpact: IMPACT,
    steps: [pageStep(top.text, suggested), "See that it fits its lines on a phone.", CHECK_AGAIN],
    tradeoff: PROMISE_TRADEOFF,
  };
}

/** What the picture says is for a person to copy: `layout`, since no text is replaced with the one suggested. */
const asDrawn = (top: Passage): Draft => ({
  fixType: "layout",
  direction: "change_lp",
  currentValue: top.text,
  suggestedValue: "The ad's headline, repeated here as its picture shows it",
  selector: top.selector,
  reasoning: `The headline in the ad's picture is not taken up by ${quoted(top.text)}.`,
  expectedImpact: IMPACT,
  steps: [
    `Repeat the ad's headline in place of ${quoted(top.text)}, as the picture shows it: it could not be read letter by letter.`,
    "See that it fits its lines on a phone.",
    CHECK_AGAIN,
  ],
  tradeoff: PROMISE_TRADEOFF,
});

/** A headline that is a picture: to replace its alternative text would change nothing that a visitor sees. */
const redrawn = (headline: Passage, promise: Fact): Draft => ({
  fixType: "layout",
  direction: "change_lp",
  currentValue: headline.text,
  suggestedValue: "The ad's headline, in the picture that is the page's headline or as text in its place",
  selector: headline.selector,
  reasoning: `The ad's headline is ${quoted(promise.text)}; the page's is a picture that is called ${quoted(headline.text)}.`,
  expectedImpact: IMPACT,
  steps: [
    `Set ${quoted(promise.text)} as text in place of the picture that is the page's headline, or draw it anew and say so in its alternative text.`,
    "See that it fits its lines on a phone.",
    CHECK_AGAIN,
  ],
  tradeoff: PROMISE_TRADEOFF,
});

/** The page's headline becomes the ad's. */
export function pageInAd({ evidence: { ad, page, platform } }: Matter): Draft | null {
  const current = ad.headline ?? ad.copy[0] ?? null;
  if (!current || !isOnPage(page.headline)) return null;
  const suggested = fitted(page.headline.text, current.text);
  const limit =
    // Google's limit for a headline asset of responsive ads.
    platform === "google" && suggested.length > 30 ? ["Shorten it to Google's 30 characters."] : [];
  return {
    fixType: "headline",
    direction: "change_ad",
    currentValue: current.text,
    suggestedValue: suggested,
    selector: page.headline.selector,
    reasoning: `The page keeps the promise ${quoted(page.headline.text)}; an ad that makes the same promise leads to it without a break.`,
    expectedImpact: "Fewer people click in error, and those who click find what they read.",
    steps: [adStep(current, suggested), ...limit, REVIEW_AGAIN],
    tradeoff: "The ad gives up its own angle, and its click rate may change.",
    certainty: isTelling(page.headline) ? 1 : 0.5,
  };
}

// "Welcome" and "Discover more" are made of words that any ad may use: true, but poor as an ad.
const TELLING = 0.5;

function isTelling({ terms }: Passage): boolean {
  return terms.some(({ weight }) => weight >= TELLING);
}
