import type { CallToAction, CtaIntent } from "../products/evidence.ts";
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
import { LABELS, TYPES } from "./cta-words.ts";
import { topOf } from "./headline.ts";

const IMPACT = "The next step is the one that visitors came to take, so fewer stop at it.";

/** What the ad's button asks for against what the page's does. */
export const cta: Counsel = {
  risk: "CTA_FRICTION",
  policyGrade: false,
  warning: ({ finding: { comparison } }) =>
    comparison.landingPageValue.trim() === ""
      ? `The ad asks people to ${quoted(worded(comparison.adValue))}, and the page has no button for it.`
      : `The ad asks people to ${quoted(worded(comparison.adValue))}, the page to ${quoted(comparison.landingPageValue)}: ` +
        "visitors who are ready for the one hesitate at the other.",
  remedies: (matter) => [relabel(matter) ?? addButton(matter), pageVerbInAd(matter)],
};

/** Whether the first screen shows a next step. */
export const foldCta: Counsel = {
  risk: "CTA_FRICTION",
  policyGrade: false,
  warning: ({ finding: { comparison }, evidence: { page } }) =>
    `The first screen shows no button for the next step${comparison.adValue.trim() === "" ? "" : ` (${quoted(worded(comparison.adValue))} in the ad)`}: ` +
    (page.ctas.length > 0
      ? "visitors who are ready to act have to search for it."
      : "visitors who are ready to act cannot."),
  remedies: (matter) => [moveUp(matter) ?? addButton(matter), softerAsk(matter)],
};

/** A label in the page's language: the ad's own where the languages agree, else the usual one of its intent. */
function labelOf(matter: Matter): string | null {
  const { ad, page } = matter.evidence;
  if (!ad.cta || !isSure(ad.cta.fact)) return null;
  const language = page.language?.tag ?? ad.language?.tag ?? "en";
  const isOwnWords = ad.cta.fact.source !== "field" || !isType(ad.cta.fact.text);
  const isReadable = isVerbatim(ad.cta.fact, matter.evidence);
  if (isOwnWords && isReadable && (!ad.language || !page.language || ad.language.tag === page.language.tag))
    return ad.cta.fact.text.trim();
  const usual = ad.cta.intent === "other" ? undefined : LABELS[language]?.[ad.cta.intent];
  return usual ?? (language === "en" && isReadable ? worded(ad.cta.fact.text) : null);
}

/** A platform's call-to-action type, for example SHOP_NOW or SUBSCRIBE. */
const isType = (text: string) => /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(text.trim());

function worded(text: string): string {
  const words = text.trim().replaceAll("_", " ");
  return isType(text) ? words.charAt(0) + words.slice(1).toLowerCase() : words;
}

/** The page's button at issue: the one found, else the primary one. */
function buttonOf({ finding, evidence: { page } }: Matter): CallToAction | null {
  const found = page.ctas.find(({ fact }) => fact.selector !== null && fact.selector === finding.selector);
  const button = found ?? page.ctas[0] ?? null;
  return button && isOnPage(button.fact) ? button : null;
}

function relabel(matter: Matter): Draft | null {
  const button = buttonOf(matter);
  const label = labelOf(matter);
  if (!button || label === null) return null;
  return {
    fixType: "cta",
    direction: "change_lp",
    currentValue: button.fact.text,
    suggestedValue: label,
    selector: button.fact.selector,
    reasoning: `The ad's button says ${quoted(label)}; the page's says ${quoted(button.fact.text)}.`,
    expectedImpact: IMPACT,
    steps: [
      pageStep(button.fact.text, label),
      `See that the button leads where ${quoted(label)} says.`,
      CHECK_AGAIN,
    ],
    tradeoff:
      "A label must say what happens next: if the step behind it is another one, change the ad instead.",
  };
}

function addButton(matter: Matter): Draft | null {
  const top = topOf(matter);
  const label = labelOf(matter);
  if (!top || label === null) return null;
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: `A button ${quoted(label)}, right under ${quoted(top.text)}`,
    selector: top.selector,
    reasoning: "The page shows no button that takes up the ad's call to action.",
    expectedImpact: IMPACT,
    steps: [
      `Add a filled button ${quoted(label)} right under ${quoted(top.text)}.`,
      "Make it at least 44 pixels high, so that a thumb hits it.",
      CHECK_AGAIN,
    ],
    tradeoff: "What stands below the headline moves down a little.",
  };
}

function moveUp(matter: Matter): Draft | null {
  const button = buttonOf(matter);
  const top = topOf(matter);
  if (!button || !top || button.fact.inFold) return null;
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: button.fact.text,
    suggestedValue: `${quoted(button.fact.text)}, right under ${quoted(top.text)}`,
    selector: button.fact.selector,
    reasoning: `The page's button ${quoted(button.fact.text)} stands below the first screen.`,
    expectedImpact: IMPACT,
    steps: [
      `Move ${quoted(button.fact.text)} right under ${quoted(top.text)}, or show it a second time there.`,
      "See that it stands in the first screen on a phone, too.",
      CHECK_AGAIN,
    ],
    tradeoff: "Visitors may press before they have read why; keep the longer argument below.",
  };
}

function pageVerbInAd(matter: Matter): Draft | null {
  const { ad } = matter.evidence;
  const button = buttonOf(matter);
  if (!ad.cta || !button) return null;
  const suggested = isType(ad.cta.fact.text) ? typeOf(button.intent) : button.fact.text;
  return suggested === null ? null : adAsks(ad.cta, suggested, button, matter);
}

/** Where the page has no next step to show, the ad asks for less. */
function softerAsk(matter: Matter): Draft | null {
  const { ad } = matter.evidence;
  if (!ad.cta || ad.cta.commitment === 0) return null;
  const label = LABELS[ad.language?.tag ?? "en"]?.learn;
  const suggested = isType(ad.cta.fact.text) ? TYPES.learn : label;
  return suggested === undefined ? null : adAsks(ad.cta, suggested, null, matter);
}

function adAsks(
  current: CallToAction,
  suggested: string,
  button: CallToAction | null,
  matter: Matter,
): Draft {
  return {
    fixType: "cta",
    direction: "change_ad",
    currentValue: current.fact.text,
    suggestedValue: suggested,
    selector: button?.fact.selector ?? topOf(matter)?.selector ?? null,
    reasoning: button
      ? `The page's next step is ${quoted(button.fact.text)}; the ad can announce just that.`
      : "The page's first screen informs and asks for nothing yet; the ad can announce just that.",
    expectedImpact: "Those who click expect the step that the page offers.",
    steps: [
      current.fact.source === "field"
        ? `Set the ad's call to action to ${quoted(suggested)}.`
        : adStep(current.fact, suggested),
      REVIEW_AGAIN,
    ],
    tradeoff: "A softer or different ask may draw other people than before.",
  };
}

const typeOf = (intent: CtaIntent) => (intent === "other" ? null : TYPES[intent]);
