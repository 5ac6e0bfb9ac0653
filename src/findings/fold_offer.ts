import { type FindingDefinition, quote } from "./definition.ts";

/** Whether the ad's offer is visible above the fold. */
export const foldOffer = {
  element: "Offer on the first screen",
  category: "scent",
  dimensions: ["aboveTheFoldContinuity"],
  risk: {
    type: "OFFER_MISMATCH",
    violatesPolicy: false,
    message: ({ adValue }) =>
      `The ad offers ${quote(adValue)}, but this is not above the fold. Visitors may leave before they reach it.`,
  },
  fixes: [
    { type: "layout", direction: "change_lp" },
    { type: "offer", direction: "change_lp" },
    { type: "headline", direction: "change_ad" },
    { type: "offer", direction: "change_routing" },
  ],
  title: "The ad's offer is not above the fold",
  help: "Move the offer up, so that visitors see it before they scroll.",
  namePattern: null,
} as const satisfies FindingDefinition;
