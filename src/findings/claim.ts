import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";
import { editPageStep } from "./fix-text.ts";

/** The page's value of a claim that it says nothing about. */
export const NOT_ON_PAGE = "not found on the page";

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
    usePageWords: (suggested: string, page: string, step: string) => ({
      fixType: "body_copy",
      direction: "change_ad",
      suggestedValue: suggested,
      reasoning: `The page says ${quote(page)}. If the page is right, the ad must say the same.`,
      expectedImpact: "The ad claims only what the page confirms.",
      steps: [step, "Change it in every variant of the ad."],
      tradeoff: "A weaker claim may attract fewer clicks, but these convert better.",
    }),
    useAdWords: (current: string, suggested: string, ad: string) => ({
      fixType: "body_copy",
      direction: "change_lp",
      suggestedValue: suggested,
      reasoning: `The ad says ${quote(ad)}. If the ad is right, the page must say the same.`,
      expectedImpact: "Visitors find what the ad says.",
      steps: [editPageStep(current, suggested), "Do this only if the ad's claim is true: all visitors see the page."],
      tradeoff: "The change applies to all visitors, not only to those from this ad.",
    }),
    addToPage: (current: string, suggested: string, ad: string) => ({
      fixType: "body_copy",
      direction: "change_lp",
      suggestedValue: suggested,
      reasoning: `The ad says ${quote(ad)}; the page doesn't.`,
      expectedImpact: "Visitors find what the ad says.",
      steps: [editPageStep(current, suggested), "Do this only if the claim is true: all visitors see the page."],
      tradeoff: "The page gets more text at the top.",
    }),
    removeFromAd: (kept: string, ad: string, step: string) => ({
      fixType: "body_copy",
      direction: "change_ad",
      suggestedValue: kept,
      reasoning: `The page doesn't say ${quote(ad)}. If it is not true, the ad must not say it.`,
      expectedImpact: "The ad claims only what the page confirms.",
      steps: [step, "Change it in every variant of the ad."],
      tradeoff: "An ad without the claim may attract fewer clicks, but these convert better.",
    }),
  },
  title: "The page does not confirm a claim of the ad",
  help:
    "The page should say what the ad claims: the same number, place, date, audience or next step. Decide which of the " +
    "two is right, and change the other.",
  namePattern: /^claim(?:ed)?\b/iu,
} as const satisfies FindingDefinition;
