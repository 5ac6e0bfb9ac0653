import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";
import { editPageStep } from "./fix-text.ts";

const OFFER_KEPT = "Visitors find the advertised offer.";
const MORE_TEXT = "The page gets more text at the top, and the offer applies to all visitors.";
const CART_STEP = "Check that cart and terms include the offer.";
const EVERY_VARIANT_STEP = "Change it in every variant of the ad.";
const IN_AD = {
  fixType: "offer",
  direction: "change_ad",
  expectedImpact: "The ad promises only what the page offers.",
} as const;
/** A price or discount of the ad compared with the page's. */
export const offer = {
  element: "Offer",
  category: "message",
  dimensions: ["messageMatch", "aboveTheFoldContinuity"],
  risk: {
    type: "OFFER_MISMATCH",
    violatesPolicy: true,
    message: ({ status, adValue, landingPageValue }) =>
      status === "missing"
        ? `The ad offers ${quote(adValue)}, but the page doesn't mention it. Visitors won't find what they clicked ` +
          "for, and ad platforms disapprove ads whose offer is not available."
        : `The ad offers ${quote(adValue)}, but the page says ${quote(landingPageValue)}. Visitors feel misled, ` +
          "and ad platforms disapprove ads whose offer differs from the page's.",
  },
  fixes: {
    useAdWords: (current: string, suggested: string, ad: string) => ({
      fixType: "offer",
      direction: "change_lp",
      suggestedValue: suggested,
      reasoning: `The ad promises ${quote(ad)}; the page says ${quote(current)}.`,
      expectedImpact: OFFER_KEPT,
      steps: [
        editPageStep(current, suggested),
        "Change the old offer everywhere else: structured data (JSON-LD), cart and terms.",
      ],
      tradeoff: "The offer then applies to all visitors, and may reduce the margin.",
    }),
    usePageWords: (suggested: string, page: string, adStep: string) => ({
      ...IN_AD,
      suggestedValue: suggested,
      reasoning: `The page says ${quote(page)}. If the page is right, the ad must say the same.`,
      steps: [adStep, EVERY_VARIANT_STEP],
      tradeoff: "A weaker offer may attract fewer clicks, but these convert better.",
    }),
    removeFromAd: (suggested: string, ad: string, adStep: string) => ({
      ...IN_AD,
      suggestedValue: suggested,
      reasoning: `The page doesn't say ${quote(ad)}; if the offer has ended, the ad must not make it.`,
      steps: [adStep, EVERY_VARIANT_STEP],
      tradeoff: "An ad without an offer may attract fewer clicks, but these convert better.",
    }),
    addToPage: (current: string, suggested: string, ad: string) => ({
      fixType: "offer",
      direction: "change_lp",
      suggestedValue: suggested,
      reasoning: `The ad promises ${quote(ad)}; the top of the page doesn't mention it.`,
      expectedImpact: OFFER_KEPT,
      steps: [editPageStep(current, suggested), CART_STEP],
      tradeoff: MORE_TEXT,
    }),
    /** The offer in the ad's picture was read unreliably, so a person must copy it. */
    copyFromPicture: (top: string) => ({
      fixType: "layout",
      direction: "change_lp",
      suggestedValue: `The ad's offer, as shown in its picture, directly below ${quote(top)}`,
      reasoning: "The ad's picture shows an offer that is not at the top of the page.",
      expectedImpact: OFFER_KEPT,
      steps: [
        `Add the ad's offer directly below ${quote(top)}, as shown in its picture. It could not be read reliably.`,
        CART_STEP,
      ],
      tradeoff: MORE_TEXT,
    }),
  },
  title: "The page does not make the ad's offer",
  help:
    "The page should show the ad's price or discount with the same value. Decide which of the two is right, " +
    "and change the other.",
  namePattern: /\b(?:offers?|discounts?|prices?|pricing|promotions?|promo codes?|deals?)\b/iu,
} as const satisfies FindingDefinition;
