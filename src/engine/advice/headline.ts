import type { Excerpt, TextBlock } from "../artifacts/text.ts";
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
import { reroute } from "./routing.ts";
import { truncateToFit } from "./truncate-to-fit.ts";

const PROMISE_TRADEOFF =
  "Visitors who come another way read the ad's promise too; a page of its own for the campaign avoids that.";
const HEADLINE_IMPACT = "Visitors recognise the ad they clicked, so fewer leave before reading on.";

/** The ad's headline against the page's own. */
export const headline: FindingAdvice = {
  risk: "HEADLINE_DISCONNECT",
  violatesPolicy: false,
  describeRisk: ({ finding: { comparison } }) =>
    `The ad says ${quote(comparison.adValue)}, the page opens with ${quote(comparison.landingPageValue)}: ` +
    "visitors cannot tell at a glance that they are in the right place.",
  draftFixes: (matter) =>
    matter.finding.contradiction
      ? fixWrongPage(matter)
      : [useAdHeadlineOnPage(matter), usePageHeadlineInAd(matter), reroute(matter, "headline")],
};

/** The ad's promise within the page's first screen. */
export const foldPromise: FindingAdvice = {
  risk: "HEADLINE_DISCONNECT",
  violatesPolicy: false,
  describeRisk: ({ finding: { comparison } }) =>
    `The ad promises ${quote(comparison.adValue)}, and the first screen does not say it: ` +
    "visitors have to scroll to find out whether they are in the right place, and many will not.",
  draftFixes: (matter) =>
    matter.finding.contradiction
      ? fixWrongPage(matter)
      : [useAdHeadlineOnPage(matter), reroute(matter, "headline"), usePageHeadlineInAd(matter)],
};

/** What the ad sells against what the page sells. */
export const product: FindingAdvice = {
  risk: "HEADLINE_DISCONNECT",
  violatesPolicy: true,
  describeRisk: ({ finding: { comparison } }) =>
    comparison.element === "Product claim"
      ? `The ad claims ${quote(comparison.adValue)}, and the page says no (${quote(comparison.landingPageValue)}): ` +
        "who clicked for it has been misled, and ad platforms disapprove of claims that the page takes back."
      : `The ad is about ${quote(comparison.adValue)}, the page about ${quote(comparison.landingPageValue)}: ` +
        "people who wanted the one leave the other, and ad platforms disapprove ads whose product is not on the page.",
  draftFixes: (matter) =>
    matter.finding.contradiction
      ? fixWrongPage(matter)
      : [reroute(matter, "headline"), useAdHeadlineOnPage(matter), usePageHeadlineInAd(matter)],
};

/** A page about another thing is not mended by the ad's words on it: the ad belongs elsewhere, or says what is here. */
const fixWrongPage = (matter: AdviceContext): Array<FixDraft | null> => [
  reroute(matter, "headline") ?? changeDestination(matter),
  adaptAdToPage(matter),
];

/** Where the destination is right, the ad is the one that speaks of another thing. */
function adaptAdToPage(matter: AdviceContext): FixDraft | null {
  const draft = usePageHeadlineInAd(matter);
  return (
    draft && {
      ...draft,
      reasoning: `If this is the page that the ad should lead to, the ad has to speak of it: ${quote(draft.suggestedValue)}.`,
      tradeoff:
        "It becomes an ad for another thing, with another audience: see that its picture and targeting follow.",
    }
  );
}

function changeDestination({ evidence }: AdviceContext): FixDraft | null {
  const { ad, page } = evidence;
  const promise = ad.headline ?? ad.copy[0] ?? null;
  if (!isReliable(promise)) return null;
  const here = page.headline?.text ?? page.title;
  const shown = isSafeToCopy(promise, evidence) ? ` (${quote(promise.text)})` : "";
  return {
    fixType: "headline",
    direction: "change_routing",
    currentValue: page.url,
    suggestedValue: `The page of what the ad shows${shown}`,
    selector: page.headline?.selector ?? null,
    reasoning: `This page is about ${quote(here)}, and links to none that is about ${quote(promise.text)}.`,
    expectedImpact: "Visitors land on what they clicked for.",
    steps: [
      "Find the page of what the ad shows, and set it as the ad's destination; keep the tracking parameters.",
      "Where there is none, stop the ad until there is.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: "Campaign figures split between two destinations.",
  };
}

/** The page's headline, or its most prominent text where it has none. */
export function findTopText({ evidence: { page } }: AdviceContext): TextBlock | null {
  return [page.headline, page.blocks[0] ?? null].find(isEditablePageText) ?? null;
}

/** The ad's words become the page's headline: not where the page says something against them. */
function useAdHeadlineOnPage(matter: AdviceContext): FixDraft | null {
  if (isOtherProductPage(matter)) return null;
  const promise = matter.evidence.ad.headline;
  const { headline } = matter.evidence.page;
  if (headline?.drawn) return isReliable(promise) ? redrawPageHeadline(headline, promise) : null;
  const top = findTopText(matter);
  if (!top || !isReliable(promise)) return null;
  if (!isSafeToCopy(promise, matter.evidence)) return copyHeadlineFromPicture(top);
  const suggested = truncateToFit(promise.text, top.text);
  return {
    fixType: "headline",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: suggested,
    selector: top.selector,
    reasoning: `The ad's headline is ${quote(promise.text)}; ${quote(top.text)} does not take it up.`,
    expectedImpact: HEADLINE_IMPACT,
    steps: [editPageStep(top.text, suggested), "See that it fits its lines on a phone.", RERUN_CHECK_STEP],
    tradeoff: PROMISE_TRADEOFF,
  };
}

/** What the picture says is for a person to copy: `layout`, since no text is replaced with the one suggested. */
const copyHeadlineFromPicture = (top: TextBlock): FixDraft => ({
  fixType: "layout",
  direction: "change_lp",
  currentValue: top.text,
  suggestedValue: "The ad's headline, repeated here as its picture shows it",
  selector: top.selector,
  reasoning: `The headline in the ad's picture is not taken up by ${quote(top.text)}.`,
  expectedImpact: HEADLINE_IMPACT,
  steps: [
    `Repeat the ad's headline in place of ${quote(top.text)}, as the picture shows it: it could not be read letter by letter.`,
    "See that it fits its lines on a phone.",
    RERUN_CHECK_STEP,
  ],
  tradeoff: PROMISE_TRADEOFF,
});

/** A headline that is a picture: to replace its alternative text would change nothing that a visitor sees. */
const redrawPageHeadline = (headline: TextBlock, promise: Excerpt): FixDraft => ({
  fixType: "layout",
  direction: "change_lp",
  currentValue: headline.text,
  suggestedValue: "The ad's headline, in the picture that is the page's headline or as text in its place",
  selector: headline.selector,
  reasoning: `The ad's headline is ${quote(promise.text)}; the page's is a picture that is called ${quote(headline.text)}.`,
  expectedImpact: HEADLINE_IMPACT,
  steps: [
    `Set ${quote(promise.text)} as text in place of the picture that is the page's headline, or draw it anew and say so in its alternative text.`,
    "See that it fits its lines on a phone.",
    RERUN_CHECK_STEP,
  ],
  tradeoff: PROMISE_TRADEOFF,
});

/** The page's headline becomes the ad's. */
export function usePageHeadlineInAd({ evidence: { ad, page, platform } }: AdviceContext): FixDraft | null {
  const current = ad.headline ?? ad.copy[0] ?? null;
  if (!current || !isEditablePageText(page.headline)) return null;
  const suggested = truncateToFit(page.headline.text, current.text);
  const limit =
    // Google's limit for a headline asset of responsive ads.
    platform === "google" && suggested.length > 30 ? ["Shorten it to Google's 30 characters."] : [];
  return {
    fixType: "headline",
    direction: "change_ad",
    currentValue: current.text,
    suggestedValue: suggested,
    selector: page.headline.selector,
    reasoning: `The page keeps the promise ${quote(page.headline.text)}; an ad that makes the same promise leads to it without a break.`,
    expectedImpact: "Fewer people click in error, and those who click find what they read.",
    steps: [editAdStep(current, suggested), ...limit, RESUBMIT_AD_STEP],
    tradeoff: "The ad gives up its own angle, and its click rate may change.",
    certainty: isMeaningful(page.headline) ? 1 : 0.5,
  };
}

// "Welcome" and "Discover more" are made of words that any ad may use: true, but poor as an ad.
const MIN_MEANINGFUL_WEIGHT = 0.5;

function isMeaningful({ terms }: TextBlock): boolean {
  return terms.some(({ weight }) => weight >= MIN_MEANINGFUL_WEIGHT);
}
