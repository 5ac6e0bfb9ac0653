import { quote } from "../../findings/definition.ts";
import {
  type AdviceContext,
  type DraftFixes,
  editAdStep,
  editPageStep,
  type FixDraft,
  isEditablePageText,
  isReliable,
  isSafeToCopy,
  RERUN_CHECK_STEP,
  RESUBMIT_AD_STEP,
} from "./draft-fixes.ts";
import { truncateToFit } from "./truncate-to-fit.ts";

/** The ad's tone against the page's. */
export const tone: DraftFixes = (context) => [useAdLineOnPage(context), usePageLineInAd(context)];

function useAdLineOnPage({ evidence }: AdviceContext): FixDraft | null {
  const { ad, page } = evidence;
  const line = ad.copy[0];
  if (!isEditablePageText(page.subhead) || !isReliable(line) || !isSafeToCopy(line, evidence)) return null;
  const suggested = truncateToFit(line.text, page.subhead.text);
  return {
    fixType: "body_copy",
    direction: "change_lp",
    currentValue: page.subhead.text,
    suggestedValue: suggested,
    selector: page.subhead.selector,
    reasoning: `The line below the page's headline does not have the tone of the ad's ${quote(line.text)}.`,
    expectedImpact: "Visitors read the tone that they know from the ad.",
    steps: [editPageStep(page.subhead.text, suggested), "Use the same tone in the next paragraph.", RERUN_CHECK_STEP],
    tradeoff: "Other visitors may know the page by its current tone.",
  };
}

function usePageLineInAd({ evidence: { ad, page } }: AdviceContext): FixDraft | null {
  const line = ad.copy[0];
  if (!line || !isEditablePageText(page.subhead)) return null;
  const suggested = truncateToFit(page.subhead.text, line.text);
  return {
    fixType: "body_copy",
    direction: "change_ad",
    currentValue: line.text,
    suggestedValue: suggested,
    selector: page.subhead.selector,
    reasoning: `The page's tone is that of ${quote(page.subhead.text)}; the ad can use the same tone.`,
    expectedImpact: "Visitors find the tone that they know from the ad.",
    steps: [editAdStep(line, suggested), RESUBMIT_AD_STEP],
    tradeoff: "A less emphatic tone may attract fewer but better matched clicks.",
  };
}
