import { humaniseCta, quote } from "../../findings/definition.ts";
import type { CallToAction } from "../artifacts/evidence.ts";
import { ctaSuggestions } from "./cta-labels.ts";
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
import { findTopText } from "./headline.ts";

const CTA_IMPACT = "The page offers the next step that visitors expect, so fewer leave.";

/** The ad's call to action against the page's. */
export const cta: DraftFixes = (context) => [relabelButton(context) ?? addButton(context), usePageCtaInAd(context)];

/** Whether a call to action is above the fold. */
export const foldCta: DraftFixes = (context) => [moveButtonUp(context) ?? addButton(context), softenAdCta(context)];

/** A label in the page's language: the ad's label if the languages match, else the common one for its intent. */
function chooseLabel(context: AdviceContext): string | null {
  const { ad, page } = context.evidence;
  if (!ad.cta || !isReliable(ad.cta.excerpt)) return null;
  const language = page.language?.tag ?? ad.language?.tag ?? "en";
  const isOwnWords = ad.cta.excerpt.source !== "field" || !isPlatformCtaType(ad.cta.excerpt.text);
  const isReadable = isSafeToCopy(ad.cta.excerpt, context.evidence);
  if (isOwnWords && isReadable && (!ad.language || !page.language || ad.language.tag === page.language.tag))
    return ad.cta.excerpt.text.trim();
  const usual = ctaSuggestions().labels[language]?.[ad.cta.intent];
  return usual ?? (language === "en" && isReadable ? humaniseCta(ad.cta.excerpt.text) : null);
}

/** A call-to-action type of a platform, such as SHOP_NOW. */
const isPlatformCtaType = (text: string) => /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(text.trim());

/** The button of the finding, or else the page's primary button. */
function findButton({ finding, evidence: { page } }: AdviceContext): CallToAction | null {
  const found = page.ctas.find(({ excerpt }) => excerpt.selector !== null && excerpt.selector === finding.selector);
  const button = found ?? page.ctas[0] ?? null;
  return button && isEditablePageText(button.excerpt) ? button : null;
}

function relabelButton(context: AdviceContext): FixDraft | null {
  const button = findButton(context);
  const label = chooseLabel(context);
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
      `Check that the button leads to what ${quote(label)} announces.`,
      RERUN_CHECK_STEP,
    ],
    tradeoff: "A label must name the next step. If the button leads to another step, change the ad instead.",
  };
}

function addButton(context: AdviceContext): FixDraft | null {
  const top = findTopText(context);
  const label = chooseLabel(context);
  if (!top || label === null) return null;
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: `A button ${quote(label)} directly below ${quote(top.text)}`,
    selector: top.selector,
    reasoning: "The page has no button that matches the ad's call to action.",
    expectedImpact: CTA_IMPACT,
    steps: [
      `Add a filled button ${quote(label)} directly below ${quote(top.text)}.`,
      "Make it at least 44 pixels high, for touch screens.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: "The content below the headline moves down.",
  };
}

function moveButtonUp(context: AdviceContext): FixDraft | null {
  const button = findButton(context);
  const top = findTopText(context);
  if (!button || !top || button.excerpt.aboveFold) return null;
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: button.excerpt.text,
    suggestedValue: `${quote(button.excerpt.text)}, directly below ${quote(top.text)}`,
    selector: button.excerpt.selector,
    reasoning: `The page's button ${quote(button.excerpt.text)} is below the fold.`,
    expectedImpact: CTA_IMPACT,
    steps: [
      `Move ${quote(button.excerpt.text)} directly below ${quote(top.text)}, or repeat it there.`,
      "Check that it is above the fold on a phone, too.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: "Visitors may click before they have read the details; keep these below.",
  };
}

function usePageCtaInAd(context: AdviceContext): FixDraft | null {
  const { ad } = context.evidence;
  const button = findButton(context);
  if (!ad.cta || !button) return null;
  const suggested = isPlatformCtaType(ad.cta.excerpt.text)
    ? (ctaSuggestions().platformTypes[button.intent] ?? null)
    : button.excerpt.text;
  return suggested === null ? null : changeAdCta(ad.cta, suggested, button, context);
}

/** Reduces the commitment of the ad's call to action if the page offers no matching step. */
function softenAdCta(context: AdviceContext): FixDraft | null {
  const { ad } = context.evidence;
  if (!ad.cta || ad.cta.commitment === 0) return null;
  const { labels, platformTypes } = ctaSuggestions();
  const suggested = isPlatformCtaType(ad.cta.excerpt.text)
    ? platformTypes["learn"]
    : labels[ad.language?.tag ?? "en"]?.["learn"];
  return suggested === undefined ? null : changeAdCta(ad.cta, suggested, null, context);
}

function changeAdCta(
  current: CallToAction,
  suggested: string,
  button: CallToAction | null,
  context: AdviceContext,
): FixDraft {
  return {
    fixType: "cta",
    direction: "change_ad",
    currentValue: current.excerpt.text,
    suggestedValue: suggested,
    selector: button?.excerpt.selector ?? findTopText(context)?.selector ?? null,
    reasoning: button
      ? `The page's next step is ${quote(button.excerpt.text)}; the ad can announce the same.`
      : "The page only informs above the fold; the ad can announce the same.",
    expectedImpact: "Visitors expect the step that the page offers.",
    steps: [
      current.excerpt.source === "field"
        ? `Set the ad's call to action to ${quote(suggested)}.`
        : editAdStep(current.excerpt, suggested),
      RESUBMIT_AD_STEP,
    ],
    tradeoff: "Another call to action may attract a different audience.",
  };
}
