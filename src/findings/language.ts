import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";

const TRANSLATION = { fixType: "layout", expectedImpact: "Visitors understand the landing page." } as const;

/** The ad's language compared with the page's. */
export const language = {
  element: "Language",
  category: "message",
  dimensions: ["messageMatch", "toneAlignment"],
  risk: {
    type: "HEADLINE_DISCONNECT",
    violatesPolicy: true,
    message: ({ adValue, landingPageValue }) =>
      `The ad is in one language (${quote(adValue)}) and the page in another (${quote(landingPageValue)}). Many ` +
      "visitors will not understand the page.",
  },
  fixes: {
    translatePage: (top: string, adLanguage: string, pageLanguage: string, tag: string) => ({
      ...TRANSLATION,
      direction: "change_lp",
      suggestedValue: `The page in ${adLanguage}, at a separate URL`,
      reasoning: `The ad is in ${adLanguage}, the page (${quote(top)}) in ${pageLanguage}.`,
      steps: [
        `Translate the page into ${adLanguage}, including buttons, forms and terms.`,
        `Publish it at a separate URL with lang="${tag}", and set it as the ad's destination.`,
      ],
      tradeoff: "You have to maintain a second version, and answer enquiries in its language.",
    }),
    translateAd: (adLanguage: string, pageLanguage: string, headline: string | undefined) => ({
      ...TRANSLATION,
      direction: "change_ad",
      suggestedValue: `The ad in ${pageLanguage}`,
      reasoning: `The page is in ${pageLanguage}, the ad in ${adLanguage}.`,
      steps: [
        `Translate the ad's copy into ${pageLanguage}` +
          `${headline === undefined ? "" : `, in the words of the page (${quote(headline)})`}.`,
        `Target people who speak ${pageLanguage}.`,
      ],
      tradeoff: "The ad no longer reaches its original audience.",
    }),
  },
  title: "The page is in another language",
  help: "Link the ad to the page in the ad's language, or write the ad in the page's language.",
  namePattern: /\blanguages?\b/iu,
} as const satisfies FindingDefinition;
