import {
  type AdviceContext,
  editAdStep,
  editPageStep,
  type FindingAdvice,
  type FixDraft,
  isEditablePageText,
  isReliable,
  isSafeToCopy,
  quote,
  RERUN_CHECK_STEP,
  RESUBMIT_AD_STEP,
} from "./finding-advice.ts";
import { truncateToFit } from "./truncate-to-fit.ts";

/** The voice of the ad against the page's. */
export const tone: FindingAdvice = {
  risk: "BRAND_INCONSISTENCY",
  violatesPolicy: false,
  describeRisk: ({ finding: { comparison } }) =>
    `The ad sounds ${comparison.adValue}, the page ${comparison.landingPageValue}: it reads as if two companies spoke.`,
  draftFixes: (matter) => [useAdLineOnPage(matter), usePageLineInAd(matter)],
};

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
    reasoning: `The ad speaks like ${quote(line.text)}; the line under the page's headline does not.`,
    expectedImpact: "The voice that people clicked on goes on speaking.",
    steps: [
      editPageStep(page.subhead.text, suggested),
      "Carry the voice on to the next paragraph.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: "The page's other visitors may know it by its present voice.",
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
    reasoning: `The page speaks like ${quote(page.subhead.text)}; the ad can announce it in the same voice.`,
    expectedImpact: "People who like how the ad speaks like how the page does.",
    steps: [editAdStep(line, suggested), RESUBMIT_AD_STEP],
    tradeoff: "A calmer or plainer voice may draw fewer, better matched clicks.",
  };
}
