import { type FindingDefinition, quote } from "./definition.ts";

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
        : `The advertiser is ${quote(adValue)}, but the page shows ${quote(landingPageValue)}. Visitors wonder whether the link is wrong.`,
  },
  fixes: [
    { type: "body_copy", direction: "change_routing" },
    { type: "headline", direction: "change_lp" },
    { type: "body_copy", direction: "change_ad" },
  ],
  title: "The page does not show the advertiser's brand",
  help: "The page should show the advertiser's brand in its name, logo or title.",
  namePattern: /\b(?:brands?|branding|logos?)\b/iu,
} as const satisfies FindingDefinition;
