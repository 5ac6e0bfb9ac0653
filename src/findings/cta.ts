import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";
import { ABOVE_FOLD_ON_PHONE_STEP, editPageStep, humaniseCta } from "./fix-text.ts";

const NEXT_STEP_OFFERED = "The page offers the next step that visitors expect, so fewer leave.";

/** The ad's call to action compared with the page's buttons. */
export const cta = {
  element: "Call to action",
  category: "message",
  dimensions: ["messageMatch"],
  risk: {
    type: "CTA_FRICTION",
    violatesPolicy: false,
    message: ({ adValue, landingPageValue }) =>
      landingPageValue.trim() === ""
        ? `The ad asks visitors to ${quote(humaniseCta(adValue))}, but the page has no button for it.`
        : `The ad asks visitors to ${quote(humaniseCta(adValue))}, but the page asks them to ` +
          `${quote(landingPageValue)}. Visitors who are ready for the first step hesitate at the second.`,
  },
  fixes: {
    relabel: (current: string, label: string) => ({
      fixType: "cta",
      direction: "change_lp",
      suggestedValue: label,
      reasoning: `The ad's button says ${quote(label)}; the page's says ${quote(current)}.`,
      expectedImpact: NEXT_STEP_OFFERED,
      steps: [editPageStep(current, label), `Check that the button leads to what ${quote(label)} announces.`],
      tradeoff: "A label must name the next step. If the button leads to another step, change the ad instead.",
    }),
    add: (label: string, top: string) => ({
      fixType: "layout",
      direction: "change_lp",
      suggestedValue: `A button ${quote(label)} directly below ${quote(top)}`,
      reasoning: "The page has no button that matches the ad's call to action.",
      expectedImpact: NEXT_STEP_OFFERED,
      steps: [
        `Add a filled button ${quote(label)} directly below ${quote(top)}.`,
        "Make it at least 44 pixels high, for touch screens.",
      ],
      tradeoff: "The content below the headline moves down.",
    }),
    moveUp: (current: string, top: string) => ({
      fixType: "layout",
      direction: "change_lp",
      suggestedValue: `${quote(current)}, directly below ${quote(top)}`,
      reasoning: `The page's button ${quote(current)} is below the fold.`,
      expectedImpact: NEXT_STEP_OFFERED,
      steps: [`Move ${quote(current)} directly below ${quote(top)}, or repeat it there.`, ABOVE_FOLD_ON_PHONE_STEP],
      tradeoff: "Visitors may click before they have read the details; keep these below.",
    }),
    changeAd: (suggested: string, button: string | undefined, adStep: string) => ({
      fixType: "cta",
      direction: "change_ad",
      suggestedValue: suggested,
      reasoning:
        button === undefined
          ? "The page only informs above the fold; the ad can announce the same."
          : `The page's next step is ${quote(button)}; the ad can announce the same.`,
      expectedImpact: "Visitors expect the step that the page offers.",
      steps: [adStep],
      tradeoff: "Another call to action may attract a different audience.",
    }),
  },
  title: "The page's call to action differs from the ad's",
  help: "The page's button should continue the step that the ad announces. Change the label of one of the two.",
  namePattern: /\b(?:cta|calls?[ -]to[ -]actions?|buttons?)\b/iu,
} as const satisfies FindingDefinition;
