import type { FindingDefinition } from "./definition.ts";

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
  fixes: [
    { type: "image", direction: "change_lp" },
    { type: "image", direction: "change_ad" },
  ],
  title: "The ad's picture is not on the page",
  help: "Show the ad's picture above the fold, or another picture of the same scene.",
  namePattern: /\b(?:hero|main) (?:image|picture|photo|visual)\b/iu,
} as const satisfies FindingDefinition;
