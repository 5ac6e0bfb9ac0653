import type { FindingDefinition } from "./definition.ts";
import { editPageStep, quote } from "./fix-text.ts";

/** Something checkable that the ad says (a number, a place, a date, a group, a next step), compared with the page. */
export const claim = {
  element: "Claim",
  category: "message",
  dimensions: ["messageMatch", "aboveTheFoldContinuity"],
  risk: {
    type: "HEADLINE_DISCONNECT",
    violatesPolicy: true,
    message: ({ status, adValue, landingPageValue }) =>
      status === "missing"
        ? `The ad says ${quote(adValue)}, but the page doesn't mention it. Visitors won't find what they clicked for.`
        : `The ad says ${quote(adValue)}, but the page says ${quote(landingPageValue)}. Visitors feel misled, and ad ` +
          "platforms disapprove ads whose claims the page contradicts.",
  },
  fixes: {
    usePageValue: (ad: string, page: string) => ({
      fixType: "body_copy",
      direction: "change_ad",
      suggestedValue: page,
      reasoning: `The page says ${quote(page)}; the ad says ${quote(ad)}.`,
      expectedImpact: "The ad claims only what the page keeps.",
      steps: ["Change the ad to what the page says, if the page is right.", "Change it in every variant of the ad."],
      tradeoff: "A weaker claim may attract fewer clicks, but these convert better.",
    }),
    addToPage: (current: string, ad: string) => ({
      fixType: "body_copy",
      direction: "change_lp",
      suggestedValue: ad,
      reasoning: `The ad says ${quote(ad)}; the page doesn't mention it.`,
      expectedImpact: "Visitors find what the ad says.",
      steps: [editPageStep(current, ad), "Do this only if the claim is true: the page makes it to all visitors."],
      tradeoff: "The page gets more text at the top.",
    }),
    removeFromAd: (ad: string) => ({
      fixType: "body_copy",
      direction: "change_ad",
      suggestedValue: "The ad without this claim",
      reasoning: `The page doesn't mention ${quote(ad)}; if it is not true, the ad must not say it.`,
      expectedImpact: "The ad claims only what the page keeps.",
      steps: [`Remove ${quote(ad)} from the ad.`, "Change it in every variant of the ad."],
      tradeoff: "An ad without the claim may attract fewer clicks, but these convert better.",
    }),
  },
  title: "The page does not keep a claim of the ad",
  help:
    "The page should say what the ad claims: the same number, place, date, audience or next step. Decide which of the " +
    "two is right, and change the other.",
  namePattern: /\bclaims?\b/iu,
} as const satisfies FindingDefinition;
