import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";

const SHOW_CONTENT = {
  fixType: "layout",
  direction: "change_lp",
  expectedImpact: "Visitors see the advertised content first.",
  tradeoff: "Fewer visitors see the layer, but these are more interested.",
} as const;
const hides = (top: string) => `The layer hides ${quote(top)} from visitors when they arrive.`;

/** Layers over the page above the fold, other than consent banners. */
export const overlay = {
  element: "Layer over the page",
  category: "scent",
  dimensions: ["aboveTheFoldContinuity"],
  risk: {
    type: "CTA_FRICTION",
    violatesPolicy: false,
    message: ({ element, landingPageValue }) =>
      `A layer (${quote(landingPageValue || element)}) covers the page above the fold. Visitors have to close it ` +
      "before they see what the ad promised.",
  },
  fixes: {
    openLater: (top: string) => ({
      ...SHOW_CONTENT,
      suggestedValue: "The layer after scrolling or 30 seconds, not on arrival",
      reasoning: hides(top),
      steps: ["Open the layer when the visitor scrolls below the fold, or after 30 seconds."],
    }),
    shrink: (top: string) => ({
      ...SHOW_CONTENT,
      suggestedValue: "The layer as a bar at the bottom edge, no higher than 15 % of the screen",
      reasoning: hides(top),
      steps: ["Change the layer to a bar at the bottom edge that visitors can close with one tap."],
    }),
  },
  title: "A layer covers the page",
  help: "A banner or window hides what is above the fold. Make it smaller, or open it later.",
  namePattern: /\b(?:overlays?|layers?|pop-?ups?|modals?)\b/iu,
} as const satisfies FindingDefinition;
