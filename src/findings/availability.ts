import { type FindingDefinition, quote } from "./definition.ts";

/** Whether visitors can buy the advertised product. */
export const availability = {
  element: "Availability",
  category: "message",
  dimensions: ["messageMatch", "aboveTheFoldContinuity"],
  risk: {
    type: "OFFER_MISMATCH",
    violatesPolicy: true,
    message: ({ landingPageValue }) =>
      `The page says ${quote(landingPageValue)}. Each click costs money and nobody can buy, and ad platforms disapprove ads for products that are not available.`,
  },
  fixes: [
    { type: "offer", direction: "change_ad" },
    { type: "offer", direction: "change_routing" },
    { type: "layout", direction: "change_lp" },
  ],
  title: "The advertised product is not available",
  help: "The page says that the product is sold out. Pause the ad until it is available again, or link it to a product that visitors can buy.",
  namePattern: /\bavailab(?:le|ility)\b/iu,
} as const satisfies FindingDefinition;
