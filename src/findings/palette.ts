import type { FindingDefinition } from "./definition.ts";

/** The ad's accent colours compared with the page's. */
export const palette = {
  element: "Colours",
  category: "visual",
  dimensions: ["visualMatch"],
  risk: {
    type: "BRAND_INCONSISTENCY",
    violatesPolicy: false,
    message: ({ adValue, landingPageValue }) =>
      `The page does not use the ad's colours (${adValue}); its own are ${landingPageValue}. The page does not look like the ad that links to it.`,
  },
  fixes: [
    { type: "color", direction: "change_lp" },
    { type: "color", direction: "change_ad" },
  ],
  title: "The colours differ",
  help: "Use the ad's accent colour above the fold: on a button, a band or the picture.",
  namePattern: /\b(?:palettes?|colou?rs?)\b/iu,
} as const satisfies FindingDefinition;
