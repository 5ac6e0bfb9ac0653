import { type FindingDefinition, quote } from "./definition.ts";

/** The ad's language compared with the page's. */
export const language = {
  element: "Language",
  category: "message",
  dimensions: ["messageMatch", "toneAlignment"],
  risk: {
    type: "HEADLINE_DISCONNECT",
    violatesPolicy: true,
    message: ({ adValue, landingPageValue }) =>
      `The ad is in one language (${quote(adValue)}) and the page in another (${quote(landingPageValue)}). Many visitors will not understand the page.`,
  },
  fixes: [
    { type: "body_copy", direction: "change_routing" },
    { type: "layout", direction: "change_lp" },
    { type: "layout", direction: "change_ad" },
  ],
  title: "The page is in another language",
  help: "Link the ad to the page in the ad's language, or write the ad in the page's language.",
  namePattern: /\blanguages?\b/iu,
} as const satisfies FindingDefinition;
