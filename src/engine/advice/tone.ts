import {
  adStep,
  CHECK_AGAIN,
  type Counsel,
  type Draft,
  isOnPage,
  isSure,
  isVerbatim,
  type Matter,
  pageStep,
  quoted,
  REVIEW_AGAIN,
} from "./counsel.ts";
import { fitted } from "./fit.ts";

/** The voice of the ad against the page's. */
export const tone: Counsel = {
  risk: "BRAND_INCONSISTENCY",
  policyGrade: false,
  warning: ({ finding: { comparison } }) =>
    `The ad sounds ${comparison.adValue}, the page ${comparison.landingPageValue}: it reads as if two companies spoke.`,
  remedies: (matter) => [adVoiceOnPage(matter), pageVoiceInAd(matter)],
};

function adVoiceOnPage({ evidence }: Matter): Draft | null {
  const { ad, page } = evidence;
  const line = ad.copy[0];
  if (!isOnPage(page.subhead) || !isSure(line) || !isVerbatim(line, evidence)) return null;
  const suggested = fitted(line.text, page.subhead.text);
  return {
    fixType: "body_copy",
    direction: "change_lp",
    currentValue: page.subhead.text,
    suggestedValue: suggested,
    selector: page.subhead.selector,
    reasoning: `The ad speaks like ${quoted(line.text)}; the line under the page's headline does not.`,
    expectedImpact: "The voice that people clicked on goes on speaking.",
    steps: [pageStep(page.subhead.text, suggested), "Carry the voice on to the next paragraph.", CHECK_AGAIN],
    tradeoff: "The page's other visitors may know it by its present voice.",
  };
}

function pageVoiceInAd({ evidence: { ad, page } }: Matter): Draft | null {
  const line = ad.copy[0];
  if (!line || !isOnPage(page.subhead)) return null;
  const suggested = fitted(page.subhead.text, line.text);
  return {
    fixType: "body_copy",
    direction: "change_ad",
    currentValue: line.text,
    suggestedValue: suggested,
    selector: page.subhead.selector,
    reasoning: `The page speaks like ${quoted(page.subhead.text)}; the ad can announce it in the same voice.`,
    expectedImpact: "People who like how the ad speaks like how the page does.",
    steps: [adStep(line, suggested), REVIEW_AGAIN],
    tradeoff: "A calmer or plainer voice may draw fewer, better matched clicks.",
  };
}
