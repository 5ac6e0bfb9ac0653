import type { CallToAction, CtaIntent } from "../artifacts/evidence.ts";
import { CTA_LABELS, PLATFORM_CTA_TYPES } from "./cta-labels.ts";
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
import { findTopText } from "./headline.ts";

const CTA_IMPACT = "The next step is the one that visitors came to take, so fewer stop at it.";

/** What the ad's button asks for against what the page's does. */
export const cta: FindingAdvice = {
  risk: "CTA_FRICTION",
  violatesPolicy: false,
  describeRisk: ({ finding: { comparison } }) =>
    comparison.landingPageValue.trim() === ""
      ? `The ad asks people to ${quote(humaniseCtaType(comparison.adValue))}, and the page has no button for it.`
      : `The ad asks people to ${quote(humaniseCtaType(comparison.adValue))}, the page to ${quote(comparison.landingPageValue)}: ` +
        "visitors who are ready for the one hesitate at the other.",
  draftFixes: (matter) => [relabelButton(matter) ?? addButton(matter), usePageCtaInAd(matter)],
};

/** Whether the first screen shows a next step. */
export const foldCta: FindingAdvice = {
  risk: "CTA_FRICTION",
  violatesPolicy: false,
  describeRisk: ({ finding: { comparison }, evidence: { page } }) =>
    `The first screen shows no button for the next step${comparison.adValue.trim() === "" ? "" : ` (${quote(humaniseCtaType(comparison.adValue))} in the ad)`}: ` +
    (page.ctas.length > 0
      ? "visitors who are ready to act have to search for it."
      : "visitors who are ready to act cannot."),
  draftFixes: (matter) => [moveButtonUp(matter) ?? addButton(matter), softenAdCta(matter)],
};

/** A label in the page's language: the ad's own where the languages agree, else the usual one of its intent. */
function chooseLabel(matter: AdviceContext): string | null {
  const { ad, page } = matter.evidence;
  if (!ad.cta || !isReliable(ad.cta.excerpt)) return null;
  const language = page.language?.tag ?? ad.language?.tag ?? "en";
  const isOwnWords = ad.cta.excerpt.source !== "field" || !isPlatformCtaType(ad.cta.excerpt.text);
  const isReadable = isSafeToCopy(ad.cta.excerpt, matter.evidence);
  if (isOwnWords && isReadable && (!ad.language || !page.language || ad.language.tag === page.language.tag))
    return ad.cta.excerpt.text.trim();
  const usual = ad.cta.intent === "other" ? undefined : CTA_LABELS[language]?.[ad.cta.intent];
  return usual ?? (language === "en" && isReadable ? humaniseCtaType(ad.cta.excerpt.text) : null);
}

/** A platform's call-to-action type, for example SHOP_NOW or SUBSCRIBE. */
const isPlatformCtaType = (text: string) => /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(text.trim());

function humaniseCtaType(text: string): string {
  const words = text.trim().replaceAll("_", " ");
  return isPlatformCtaType(text) ? words.charAt(0) + words.slice(1).toLowerCase() : words;
}

/** The page's button at issue: the one found, else the primary one. */
function findButton({ finding, evidence: { page } }: AdviceContext): CallToAction | null {
  const found = page.ctas.find(
    ({ excerpt }) => excerpt.selector !== null && excerpt.selector === finding.selector,
  );
  const button = found ?? page.ctas[0] ?? null;
  return button && isEditablePageText(button.excerpt) ? button : null;
}

function relabelButton(matter: AdviceContext): FixDraft | null {
  const button = findButton(matter);
  const label = chooseLabel(matter);
  if (!button || label === null) return null;
  return {
    fixType: "cta",
    direction: "change_lp",
    currentValue: button.excerpt.text,
    suggestedValue: label,
    selector: button.excerpt.selector,
    reasoning: `The ad's button says ${quote(label)}; the page's says ${quote(button.excerpt.text)}.`,
    expectedImpact: CTA_IMPACT,
    steps: [
      editPageStep(button.excerpt.text, label),
      `See that the button leads where ${quote(label)} says.`,
      RERUN_CHECK_STEP,
    ],
    tradeoff:
      "A label must say what happens next: if the step behind it is another one, change the ad instead.",
  };
}

function addButton(matter: AdviceContext): FixDraft | null {
  const top = findTopText(matter);
  const label = chooseLabel(matter);
  if (!top || label === null) return null;
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: `A button ${quote(label)}, right under ${quote(top.text)}`,
    selector: top.selector,
    reasoning: "The page shows no button that takes up the ad's call to action.",
    expectedImpact: CTA_IMPACT,
    steps: [
      `Add a filled button ${quote(label)} right under ${quote(top.text)}.`,
      "Make it at least 44 pixels high, so that a thumb hits it.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: "What stands below the headline moves down a little.",
  };
}

function moveButtonUp(matter: AdviceContext): FixDraft | null {
  const button = findButton(matter);
  const top = findTopText(matter);
  if (!button || !top || button.excerpt.aboveFold) return null;
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: button.excerpt.text,
    suggestedValue: `${quote(button.excerpt.text)}, right under ${quote(top.text)}`,
    selector: button.excerpt.selector,
    reasoning: `The page's button ${quote(button.excerpt.text)} stands below the first screen.`,
    expectedImpact: CTA_IMPACT,
    steps: [
      `Move ${quote(button.excerpt.text)} right under ${quote(top.text)}, or show it a second time there.`,
      "See that it stands in the first screen on a phone, too.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: "Visitors may press before they have read why; keep the longer argument below.",
  };
}

function usePageCtaInAd(matter: AdviceContext): FixDraft | null {
  const { ad } = matter.evidence;
  const button = findButton(matter);
  if (!ad.cta || !button) return null;
  const suggested = isPlatformCtaType(ad.cta.excerpt.text)
    ? platformCtaType(button.intent)
    : button.excerpt.text;
  return suggested === null ? null : changeAdCta(ad.cta, suggested, button, matter);
}

/** Where the page has no next step to show, the ad asks for less. */
function softenAdCta(matter: AdviceContext): FixDraft | null {
  const { ad } = matter.evidence;
  if (!ad.cta || ad.cta.commitment === 0) return null;
  const label = CTA_LABELS[ad.language?.tag ?? "en"]?.learn;
  const suggested = isPlatformCtaType(ad.cta.excerpt.text) ? PLATFORM_CTA_TYPES.learn : label;
  return suggested === undefined ? null : changeAdCta(ad.cta, suggested, null, matter);
}

function changeAdCta(
  current: CallToAction,
  suggested: string,
  button: CallToAction | null,
  matter: AdviceContext,
): FixDraft {
  return {
    fixType: "cta",
    direction: "change_ad",
    currentValue: current.excerpt.text,
    suggestedValue: suggested,
    selector: button?.excerpt.selector ?? findTopText(matter)?.selector ?? null,
    reasoning: button
      ? `The page's next step is ${quote(button.excerpt.text)}; the ad can announce just that.`
      : "The page's first screen informs and asks for nothing yet; the ad can announce just that.",
    expectedImpact: "Those who click expect the step that the page offers.",
    steps: [
      current.excerpt.source === "field"
        ? `Set the ad's call to action to ${quote(suggested)}.`
        : editAdStep(current.excerpt, suggested),
      RESUBMIT_AD_STEP,
    ],
    tradeoff: "A softer or different ask may draw other people than before.",
  };
}

const platformCtaType = (intent: CtaIntent) => (intent === "other" ? null : PLATFORM_CTA_TYPES[intent]);
