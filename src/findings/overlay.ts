import { type FindingDefinition, quote } from "./definition.ts";

/** Layers over the page above the fold, other than consent banners. */
export const overlay = {
  element: "Layer over the page",
  category: "scent",
  dimensions: ["aboveTheFoldContinuity"],
  risk: {
    type: "CTA_FRICTION",
    violatesPolicy: false,
    message: ({ element, landingPageValue }) =>
      `A layer (${quote(landingPageValue || element)}) covers the page above the fold. Visitors have to close it before they see what the ad promised.`,
  },
  fixes: [{ type: "layout", direction: "change_lp" }],
  title: "A layer covers the page",
  help: "A banner or window hides what is above the fold. Make it smaller, or open it later.",
  namePattern: /\b(?:overlays?|layers?|pop-?ups?|modals?)\b/iu,
} as const satisfies FindingDefinition;
