import { type FindingDefinition, quote } from "./definition.ts";

/** One offer, price or deadline of the ad compared with the page's. */
export const offer = {
  element: "Offer",
  category: "message",
  dimensions: ["messageMatch", "aboveTheFoldContinuity"],
  risk: {
    type: "OFFER_MISMATCH",
    violatesPolicy: true,
    message: ({ status, adValue, landingPageValue }) =>
      status === "missing"
        ? `The ad offers ${quote(adValue)}, but the page doesn't mention it. Visitors won't find what they clicked for, and ad platforms disapprove ads whose offer is not available.`
        : `The ad offers ${quote(adValue)}, but the page says ${quote(landingPageValue)}. Visitors feel misled, and ad platforms disapprove ads whose offer differs from the page's.`,
  },
  fixes: [
    { type: "offer", direction: "change_lp" },
    { type: "offer", direction: "change_ad" },
    { type: "offer", direction: "change_both" },
    { type: "urgency", direction: "change_both" },
    { type: "layout", direction: "change_lp" },
    { type: "headline", direction: "change_ad" },
    { type: "offer", direction: "change_routing" },
  ],
  title: "The page does not keep the ad's offer",
  help: "The page should show the ad's offer, price or deadline with the same value. Decide which of the two is right, and change the other.",
  namePattern: /\b(?:offers?|discounts?|prices?|pricing|promotions?|promo codes?|deals?)\b/iu,
} as const satisfies FindingDefinition;
