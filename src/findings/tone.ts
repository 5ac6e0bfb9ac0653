import type { FindingDefinition } from "./definition.ts";

/** The tone of the ad's text compared with the page's. */
export const tone = {
  element: "Tone",
  category: "tone",
  dimensions: ["toneAlignment"],
  risk: {
    type: "BRAND_INCONSISTENCY",
    violatesPolicy: false,
    message: ({ adValue, landingPageValue }) =>
      `The ad's tone is ${adValue}, the page's is ${landingPageValue}. The two read like two companies.`,
  },
  fixes: [
    { type: "body_copy", direction: "change_lp" },
    { type: "body_copy", direction: "change_ad" },
  ],
  title: "The page's tone differs from the ad's",
  help: "The page should use the ad's tone: as formal, as urgent, as emphatic.",
  namePattern: /\btone\b/iu,
} as const satisfies FindingDefinition;
