import { type FindingDefinition, humaniseCta, quote } from "./definition.ts";

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
        : `The ad asks visitors to ${quote(humaniseCta(adValue))}, but the page asks them to ${quote(landingPageValue)}. Visitors who are ready for the first step hesitate at the second.`,
  },
  fixes: [
    { type: "cta", direction: "change_lp" },
    { type: "layout", direction: "change_lp" },
    { type: "cta", direction: "change_ad" },
  ],
  title: "The page's call to action differs from the ad's",
  help: "The page's button should continue the step that the ad announces. Change the label of one of the two.",
  namePattern: /\b(?:cta|calls?[ -]to[ -]actions?|buttons?)\b/iu,
} as const satisfies FindingDefinition;
