import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";
import { editPageStep } from "./fix-text.ts";

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
  fixes: {
    useAdLine: (current: string, suggested: string, ad: string) => ({
      fixType: "body_copy",
      direction: "change_lp",
      suggestedValue: suggested,
      reasoning: `The line below the page's headline does not have the tone of the ad's ${quote(ad)}.`,
      expectedImpact: "Visitors read the tone that they know from the ad.",
      steps: [editPageStep(current, suggested), "Use the same tone in the next paragraph."],
      tradeoff: "Other visitors may know the page by its current tone.",
    }),
    usePageLine: (page: string, suggested: string, adStep: string) => ({
      fixType: "body_copy",
      direction: "change_ad",
      suggestedValue: suggested,
      reasoning: `The page's tone is that of ${quote(page)}; the ad can use the same tone.`,
      expectedImpact: "Visitors find the tone that they know from the ad.",
      steps: [adStep],
      tradeoff: "A less emphatic tone may attract fewer but better matched clicks.",
    }),
  },
  title: "The page's tone differs from the ad's",
  help: "The page should use the ad's tone: as formal, as urgent, as emphatic.",
  namePattern: /\btone\b/iu,
} as const satisfies FindingDefinition;
