import { product as definition } from "../../findings/product.ts";
import type { TextBlock } from "../artifacts/text-block.ts";
import {
  type AdviceContext,
  type DraftFixes,
  draftFix,
  editAdStep,
  type FixDraft,
  isOtherProductPage,
} from "./fix-draft.ts";
import { reroute } from "./reroute.ts";
import { truncateToFit } from "./truncate-to-fit.ts";
import { findTopText, isEditablePageText, isReliable, isSafeToCopy } from "./usable-text.ts";

/** The fixes in that order, unless the page is about something else. */
const draftInOrder =
  (...drafters: ((context: AdviceContext) => FixDraft | null)[]): DraftFixes =>
  (context) =>
    context.finding.contradiction ? fixWrongPage(context) : drafters.map((draft) => draft(context));

const rerouteHeadline = (context: AdviceContext) => reroute(context, "headline");

/** The ad's headline against the page's. */
export const headline = draftInOrder(useAdHeadlineOnPage, usePageHeadlineInAd, rerouteHeadline);

/** The ad's promise above the fold. */
export const foldPromise = draftInOrder(useAdHeadlineOnPage, rerouteHeadline, usePageHeadlineInAd);

/** The advertised product against the page's. */
export const product = draftInOrder(rerouteHeadline, useAdHeadlineOnPage, usePageHeadlineInAd);

/**
 * A page about another product is not fixed by the ad's words: change the destination, or for a correct destination
 * let the ad name the other product.
 */
export function fixWrongPage(context: AdviceContext) {
  const draft = usePageHeadlineInAd(context);
  return [rerouteHeadline(context) ?? changeDestination(context), draft && definition.fixes.adaptAd(draft)];
}

function changeDestination({ evidence }: AdviceContext): FixDraft | null {
  const { ad, page } = evidence;
  const promise = ad.headline ?? ad.copy[0] ?? null;
  if (!isReliable(promise)) return null;
  const here = page.headline?.text ?? page.title;
  const fix = definition.fixes.changeDestination(here, promise.text, isSafeToCopy(promise, evidence));
  return draftFix(fix, { text: page.url, selector: page.headline?.selector ?? null });
}

/** Uses the ad's headline on the page, unless the page contradicts it. */
function useAdHeadlineOnPage(context: AdviceContext): FixDraft | null {
  if (isOtherProductPage(context)) return null;
  const promise = context.evidence.ad.headline;
  const { headline } = context.evidence.page;
  if (!isReliable(promise)) return null;
  if (headline?.drawn) return draftFix(definition.fixes.redraw(headline.text, promise.text), headline);
  const top = findTopText(context);
  if (!top) return null;
  if (!isSafeToCopy(promise, context.evidence)) return draftFix(definition.fixes.copyFromPicture(top.text), top);
  return draftFix(definition.fixes.useAdHeadline(top.text, truncateToFit(promise.text, top.text), promise.text), top);
}

/** Uses the page's headline in the ad. */
export function usePageHeadlineInAd({ evidence: { ad, page, platform } }: AdviceContext): FixDraft | null {
  const current = ad.headline ?? ad.copy[0] ?? null;
  if (!current || !isEditablePageText(page.headline)) return null;
  const suggested = truncateToFit(page.headline.text, current.text);
  const limit =
    // The limit of Google's responsive ads.
    platform === "google" && suggested.length > 30 ? ["Shorten it to Google's 30 characters."] : [];
  const steps = [editAdStep(current, suggested), ...limit];
  return {
    ...draftFix(definition.fixes.usePageHeadline(page.headline.text, suggested, steps), {
      text: current.text,
      selector: page.headline.selector,
    }),
    certainty: isMeaningful(page.headline) ? 1 : 0.5,
  };
}

// "Welcome" and "Discover more" consist of words that any ad may use.
const MIN_MEANINGFUL_WEIGHT = 0.5;

const isMeaningful = ({ terms }: TextBlock): boolean => terms.some(({ weight }) => weight >= MIN_MEANINGFUL_WEIGHT);
