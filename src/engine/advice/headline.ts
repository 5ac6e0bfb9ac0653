import { quote } from "../../findings/definition.ts";
import type { Excerpt, TextBlock } from "../artifacts/text.ts";
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
import { reroute } from "./routing.ts";
import { truncateToFit } from "./truncate-to-fit.ts";

const PROMISE_TRADEOFF =
  "Visitors from other sources see the ad's promise, too. A separate landing page for the campaign avoids this.";
const HEADLINE_IMPACT = "Visitors recognise the ad that they clicked, so fewer leave.";

/** The ad's headline against the page's. */
export const headline: DraftFixes = (context) =>
  context.finding.contradiction
    ? fixWrongPage(context)
    : [useAdHeadlineOnPage(context), usePageHeadlineInAd(context), reroute(context, "headline")];

/** The ad's promise above the fold. */
export const foldPromise: DraftFixes = (context) =>
  context.finding.contradiction
    ? fixWrongPage(context)
    : [useAdHeadlineOnPage(context), reroute(context, "headline"), usePageHeadlineInAd(context)];

/** The advertised product against the page's. */
export const product: DraftFixes = (context) =>
  context.finding.contradiction
    ? fixWrongPage(context)
    : [reroute(context, "headline"), useAdHeadlineOnPage(context), usePageHeadlineInAd(context)];

/** A page about another product is not fixed by the ad's words: change the destination or the ad. */
const fixWrongPage = (context: AdviceContext): Array<FixDraft | null> => [
  reroute(context, "headline") ?? changeDestination(context),
  adaptAdToPage(context),
];

/** For a correct destination: the ad names another product. */
function adaptAdToPage(context: AdviceContext): FixDraft | null {
  const draft = usePageHeadlineInAd(context);
  return (
    draft && {
      ...draft,
      reasoning: `If the destination is correct, the ad must advertise its product: ${quote(draft.suggestedValue)}.`,
      tradeoff: "The ad then advertises another product: adapt its picture and targeting, too.",
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
    suggestedValue: `The page of the advertised product${shown}`,
    selector: page.headline?.selector ?? null,
    reasoning: `This page is about ${quote(here)}, and has no link to a page about ${quote(promise.text)}.`,
    expectedImpact: "Visitors land on the advertised product.",
    steps: [
      "Set the page of the advertised product as the ad's destination. Keep the tracking parameters.",
      "If there is no such page, pause the ad until there is one.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: "Campaign statistics are split between two destinations.",
  };
}

/** The page's headline, or else its most prominent text. */
export function findTopText({ evidence: { page } }: AdviceContext): TextBlock | null {
  return [page.headline, page.blocks[0] ?? null].find(isEditablePageText) ?? null;
}

/** Uses the ad's headline on the page, unless the page contradicts it. */
function useAdHeadlineOnPage(context: AdviceContext): FixDraft | null {
  if (isOtherProductPage(context)) return null;
  const promise = context.evidence.ad.headline;
  const { headline } = context.evidence.page;
  if (headline?.drawn) return isReliable(promise) ? redrawPageHeadline(headline, promise) : null;
  const top = findTopText(context);
  if (!top || !isReliable(promise)) return null;
  if (!isSafeToCopy(promise, context.evidence)) return copyHeadlineFromPicture(top);
  const suggested = truncateToFit(promise.text, top.text);
  return {
    fixType: "headline",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: suggested,
    selector: top.selector,
    reasoning: `The ad's headline is ${quote(promise.text)}; ${quote(top.text)} does not match it.`,
    expectedImpact: HEADLINE_IMPACT,
    steps: [editPageStep(top.text, suggested), "Check the line breaks on a phone.", RERUN_CHECK_STEP],
    tradeoff: PROMISE_TRADEOFF,
  };
}

/**
 * The headline in the ad's picture was read unreliably, so a person must copy it. `layout`, because no text is
 * replaced.
 */
const copyHeadlineFromPicture = (top: TextBlock): FixDraft => ({
  fixType: "layout",
  direction: "change_lp",
  currentValue: top.text,
  suggestedValue: "The ad's headline, as shown in its picture",
  selector: top.selector,
  reasoning: `${quote(top.text)} does not match the headline in the ad's picture.`,
  expectedImpact: HEADLINE_IMPACT,
  steps: [
    `Replace ${quote(top.text)} with the ad's headline, as shown in its picture. It could not be read reliably.`,
    "Check the line breaks on a phone.",
    RERUN_CHECK_STEP,
  ],
  tradeoff: PROMISE_TRADEOFF,
});

/** The page's headline is a picture: changing its alternative text changes nothing that visitors see. */
const redrawPageHeadline = (headline: TextBlock, promise: Excerpt): FixDraft => ({
  fixType: "layout",
  direction: "change_lp",
  currentValue: headline.text,
  suggestedValue: "The ad's headline, in the picture of the page's headline or as text instead of it",
  selector: headline.selector,
  reasoning:
    `The ad's headline is ${quote(promise.text)}; the page's is a picture with the ` +
    `alternative text ${quote(headline.text)}.`,
  expectedImpact: HEADLINE_IMPACT,
  steps: [
    `Replace the picture of the page's headline with the text ${quote(promise.text)}, or ` +
      "change the picture and its alternative text.",
    "Check the line breaks on a phone.",
    RERUN_CHECK_STEP,
  ],
  tradeoff: PROMISE_TRADEOFF,
});

/** Uses the page's headline in the ad. */
export function usePageHeadlineInAd({ evidence: { ad, page, platform } }: AdviceContext): FixDraft | null {
  const current = ad.headline ?? ad.copy[0] ?? null;
  if (!current || !isEditablePageText(page.headline)) return null;
  const suggested = truncateToFit(page.headline.text, current.text);
  const limit =
    // The limit of Google's responsive ads.
    platform === "google" && suggested.length > 30 ? ["Shorten it to Google's 30 characters."] : [];
  return {
    fixType: "headline",
    direction: "change_ad",
    currentValue: current.text,
    suggestedValue: suggested,
    selector: page.headline.selector,
    reasoning: `The page's headline is ${quote(page.headline.text)}; an ad with the same promise matches it.`,
    expectedImpact: "Fewer people click by mistake, and visitors find what the ad promises.",
    steps: [editAdStep(current, suggested), ...limit, RESUBMIT_AD_STEP],
    tradeoff: "The ad loses its own message, and its click rate may change.",
    certainty: isMeaningful(page.headline) ? 1 : 0.5,
  };
}

// "Welcome" and "Discover more" consist of words that any ad may use.
const MIN_MEANINGFUL_WEIGHT = 0.5;

function isMeaningful({ terms }: TextBlock): boolean {
  return terms.some(({ weight }) => weight >= MIN_MEANINGFUL_WEIGHT);
}
