import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";
import { editPageStep, SPLIT_STATISTICS } from "./fix-text.ts";

/** The advertiser compared with the brands that the page names. */
export const brand = {
  element: "Brand",
  category: "message",
  dimensions: ["visualMatch", "messageMatch"],
  risk: {
    type: "BRAND_INCONSISTENCY",
    violatesPolicy: true,
    message: ({ adValue, landingPageValue }) =>
      landingPageValue.trim() === ""
        ? `The advertiser is ${quote(adValue)}, but the page does not name it. Visitors cannot tell whose page this is.`
        : `The advertiser is ${quote(adValue)}, but the page shows ${quote(landingPageValue)}. Visitors wonder ` +
          "whether the link is wrong.",
  },
  fixes: {
    sendToBrandPage: (name: string) => ({
      fixType: "body_copy",
      direction: "change_routing",
      suggestedValue: `A page of ${quote(name)}`,
      reasoning: `The ad is by ${quote(name)}, and this page does not name it.`,
      expectedImpact: "Visitors land on the advertiser's page.",
      steps: [
        `Set the ad's destination to a page of ${quote(name)} that shows what the ad ` +
          "promises. Keep the tracking parameters.",
        "If the URL used to be right, check whether it now redirects to another site.",
      ],
      tradeoff: SPLIT_STATISTICS,
    }),
    nameOnPage: (current: string, name: string) => ({
      fixType: "headline",
      direction: "change_lp",
      suggestedValue: `${name.trim()}: ${current}`,
      reasoning: `The ad is by ${quote(name)}, but the page's headline, logo, title and URL do not name it.`,
      expectedImpact: "Visitors see at once whose page this is.",
      steps: [
        editPageStep(current, `${name.trim()}: ${current}`),
        `Show the logo of ${quote(name)} at the top of the page, and add it to the page's title.`,
      ],
      tradeoff: "If ad and page belong to different companies, explain their relation instead.",
    }),
    nameInAd: (page: string, adStep: string) => ({
      fixType: "body_copy",
      direction: "change_ad",
      suggestedValue: page,
      reasoning: `The page's brand is ${quote(page)}.`,
      expectedImpact: "Ad and page show the same brand.",
      steps: [adStep],
      tradeoff: "People who know only the current name may not recognise the ad.",
    }),
  },
  title: "The page does not show the advertiser's brand",
  help: "The page should show the advertiser's brand in its name, logo or title.",
  namePattern: /\b(?:brands?|branding|logos?)\b/iu,
} as const satisfies FindingDefinition;
