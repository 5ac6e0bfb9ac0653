import type { FindingDefinition } from "./definition.ts";
import { heroImage } from "./hero_image.ts";

/** The style of the pictures: photograph or drawing, calm or busy. */
export const imagery = {
  element: "Imagery style",
  category: "visual",
  dimensions: ["visualMatch"],
  risk: {
    type: "BRAND_INCONSISTENCY",
    violatesPolicy: false,
    message: ({ adValue, landingPageValue }) =>
      `The ad's imagery (${adValue}) and the page's (${landingPageValue}) differ in style. They do not look like ` +
      "one campaign.",
  },
  fixes: heroImage.fixes,
  title: "The pictures differ in style",
  help: "Use one style: drawings in the ad and on the page, or photographs in both.",
  namePattern: /\b(?:imagery|(?<!(?:hero|main|failed) )(?:image|picture|photo)s?)\b/iu,
} as const satisfies FindingDefinition;
