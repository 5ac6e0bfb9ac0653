import { quote } from "../ground/text.ts";
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
      `The page does not use the ad's colours (${adValue}); its own are ${landingPageValue}. The page does not ` +
      "look like the ad that links to it.",
  },
  fixes: {
    useAdAccent: (current: string, accent: string, label: string, minContrast: number) => ({
      fixType: "color",
      direction: "change_lp",
      suggestedValue: accent,
      reasoning:
        `${accent} is the ad's accent closest to the page's ${current}. A label in ${label} has ` +
        `a contrast of at least ${minContrast}:1 on it.`,
      expectedImpact: "Visitors recognise the ad's colour.",
      steps: [
        `Set the background of the page's main button from ${current} to ${accent}, and its label to ${label}.`,
        "Use the same colour for the other accents above the fold.",
      ],
      tradeoff: "A page of several campaigns can use the accent of only one.",
    }),
    usePageAccent: (current: string, accent: string) => ({
      fixType: "color",
      direction: "change_ad",
      suggestedValue: accent,
      reasoning: `The page's accent is ${accent}; the ad's is ${current}.`,
      expectedImpact: "Ad and page look like one campaign.",
      steps: [`In the artwork, change the accent ${quote(current)} to ${quote(accent)} and export it again.`],
      tradeoff: "A less vivid accent may be less noticeable among other ads.",
    }),
  },
  title: "The colours differ",
  help: "Use the ad's accent colour above the fold: on a button, a band or the picture.",
  namePattern: /\b(?:palettes?|colou?rs?)\b/iu,
} as const satisfies FindingDefinition;
