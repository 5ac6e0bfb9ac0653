import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";

const PICTURE = { fixType: "image", expectedImpact: "Visitors recognise the ad's picture before they read." } as const;

/** The ad's picture compared with the pictures above the fold. */
export const heroImage = {
  element: "Hero image",
  category: "visual",
  dimensions: ["visualMatch"],
  risk: {
    type: "BRAND_INCONSISTENCY",
    violatesPolicy: false,
    message: () => "The ad's picture is not above the fold. Visitors do not see the picture that they clicked.",
  },
  fixes: {
    useAdPicture: (src: string, alt: string, size: string) => ({
      ...PICTURE,
      direction: "change_lp",
      suggestedValue: `The ad's own picture, without its text, cropped to ${size} pixels`,
      reasoning: "The largest picture above the fold differs from the ad's.",
      steps: [
        `Export the ad's picture without its text at ${size} CSS pixels, and at twice that for sharp screens.`,
        `Replace ${src} with it.`,
        ...(alt.trim() === "" ? [] : [`Change the alternative text ${quote(alt)} to describe the new picture.`]),
      ],
      tradeoff: "A page of several campaigns can show the picture of only one.",
    }),
    addAdPicture: (top: string) => ({
      ...PICTURE,
      direction: "change_lp",
      suggestedValue: `The ad's own picture, without its text, beside or behind ${quote(top)}`,
      reasoning: "The page has no picture above the fold.",
      steps: [
        "Export the ad's picture without its text, at twice its size on the page for sharp screens.",
        `Show it above the fold, beside or behind ${quote(top)}. Keep the text readable.`,
      ],
      tradeoff: "The page loads a little slower. Compress the picture and set its size in the markup.",
    }),
    usePagePicture: (src: string) => ({
      ...PICTURE,
      direction: "change_ad",
      suggestedValue: src,
      reasoning: "A variant of the ad with the page's picture matches the page.",
      steps: [`Create a variant of the ad with ${src} as its picture.`],
      tradeoff: "A picture for a wide page may lose important parts in the ad's format.",
    }),
  },
  title: "The ad's picture is not on the page",
  help: "Show the ad's picture above the fold, or another picture of the same scene.",
  namePattern: /\b(?:hero|main) (?:image|picture|photo|visual)\b/iu,
} as const satisfies FindingDefinition;
