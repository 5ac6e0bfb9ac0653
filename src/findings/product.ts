import { type FindingDefinition, quote } from "./definition.ts";

/** The product that the ad sells compared with the product that the page sells. */
export const product = {
  element: "Product",
  category: "message",
  dimensions: ["messageMatch", "aboveTheFoldContinuity"],
  risk: {
    type: "HEADLINE_DISCONNECT",
    violatesPolicy: true,
    message: ({ element, adValue, landingPageValue }) =>
      element === "Product claim"
        ? `The ad claims ${quote(adValue)}, but the page denies it (${quote(landingPageValue)}). The ad misleads the people who click it, and ad platforms disapprove ads whose claims the page contradicts.`
        : `The ad is about ${quote(adValue)}, but the page is about ${quote(landingPageValue)}. Visitors leave, and ad platforms disapprove ads whose product is not on the page.`,
  },
  fixes: [
    { type: "headline", direction: "change_routing" },
    { type: "headline", direction: "change_lp" },
    { type: "headline", direction: "change_ad" },
    { type: "layout", direction: "change_lp" },
  ],
  title: "The page is about something else",
  help: "The page should name the product in the ad. Link the ad to the page that does, or name the product on this page.",
  namePattern: /\b(?:products?|categor(?:y|ies))\b/iu,
} as const satisfies FindingDefinition;
