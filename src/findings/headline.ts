import { type FindingDefinition, quote } from "./definition.ts";

/** The ad's headline compared with the page's most prominent lines. */
export const headline = {
  element: "Headline",
  category: "message",
  dimensions: ["messageMatch"],
  risk: {
    type: "HEADLINE_DISCONNECT",
    violatesPolicy: false,
    message: ({ adValue, landingPageValue }) =>
      `The ad says ${quote(adValue)}, but the page opens with ${quote(landingPageValue)}. Visitors cannot tell at once that they are in the right place.`,
  },
  fixes: [
    { type: "headline", direction: "change_lp" },
    { type: "headline", direction: "change_ad" },
    { type: "headline", direction: "change_routing" },
    { type: "layout", direction: "change_lp" },
  ],
  title: "The page's headline does not match the ad's",
  help: "The page should open with what the ad's headline says, in the same words or in words with the same meaning.",
  namePattern: /\b(?:head ?lines?|titles?)\b/iu,
} as const satisfies FindingDefinition;
