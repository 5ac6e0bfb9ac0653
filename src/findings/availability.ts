import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";

/** Whether visitors can buy the advertised product. */
export const availability = {
  element: "Availability",
  category: "message",
  dimensions: ["messageMatch", "aboveTheFoldContinuity"],
  risk: {
    type: "OFFER_MISMATCH",
    violatesPolicy: true,
    message: ({ landingPageValue }) =>
      `The page says ${quote(landingPageValue)}. Each click costs money and nobody can buy, and ad platforms ` +
      "disapprove ads for products that are not available.",
  },
  fixes: {
    pauseAd: (page: string) => ({
      fixType: "offer",
      direction: "change_ad",
      suggestedValue: "Paused until the product is available again",
      reasoning: `The page says ${quote(page)}, but the ad sells the product.`,
      expectedImpact: "No budget is spent on clicks that cannot convert.",
      steps: [
        "Pause the ad in the ads manager.",
        "Resume it when the product is available again. A rule on the feed's availability can automate this.",
      ],
      hasClosingStep: false,
      tradeoff: "The platform may restart the learning phase of a paused ad.",
    }),
    showAlternatives: (top: string) => ({
      fixType: "layout",
      direction: "change_lp",
      suggestedValue: `The date of the next delivery and a similar available product, below ${quote(top)}`,
      reasoning: "Visitors who want to buy find no alternative.",
      expectedImpact: "Some visitors buy another product or come back.",
      steps: [
        "State when the product is available again, and let visitors subscribe to a notification.",
        "Show the most similar available product, with its price and a button.",
      ],
      tradeoff:
        "The page then sells another product than the ad: this reduces the loss but does not resolve the mismatch.",
    }),
  },
  title: "The advertised product is not available",
  help:
    "The page says that the product is sold out. Pause the ad until it is available again, or link it to a product " +
    "that visitors can buy.",
  namePattern: /\bavailab(?:le|ility)\b/iu,
} as const satisfies FindingDefinition;
