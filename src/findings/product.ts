import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";
import { type FixText, SPLIT_STATISTICS } from "./fix-text.ts";
import { headline } from "./headline.ts";

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
        ? `The ad claims ${quote(adValue)}, but the page denies it (${quote(landingPageValue)}). The ad misleads ` +
          "the people who click it, and ad platforms disapprove ads whose claims the page contradicts."
        : `The ad is about ${quote(adValue)}, but the page is about ${quote(landingPageValue)}. Visitors leave, ` +
          "and ad platforms disapprove ads whose product is not on the page.",
  },
  fixes: {
    ...headline.fixes,
    changeDestination: (here: string, ad: string, isQuotable: boolean) => ({
      fixType: "headline",
      direction: "change_routing",
      suggestedValue: `The page of the advertised product${isQuotable ? ` (${quote(ad)})` : ""}`,
      reasoning: `This page is about ${quote(here)}, and has no link to a page about ${quote(ad)}.`,
      expectedImpact: "Visitors land on the advertised product.",
      steps: [
        "Set the page of the advertised product as the ad's destination. Keep the tracking parameters.",
        "If there is no such page, pause the ad until there is one.",
      ],
      tradeoff: SPLIT_STATISTICS,
    }),
    /** For a correct destination: the ad names another product. */
    adaptAd: <T extends FixText>(usePageHeadline: T) => ({
      ...usePageHeadline,
      reasoning:
        "If the destination is correct, the ad must advertise its product: " +
        `${quote(usePageHeadline.suggestedValue)}.`,
      tradeoff: "The ad then advertises another product: adapt its picture and targeting, too.",
    }),
  },
  title: "The page is about something else",
  help:
    "The page should name the product in the ad. Link the ad to the page that does, or name the product on this " +
    "page.",
  namePattern: /\b(?:products?|categor(?:y|ies))\b/iu,
} as const satisfies FindingDefinition;
