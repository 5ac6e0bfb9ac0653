import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";
import { ABOVE_FOLD_ON_PHONE_STEP } from "./fix-text.ts";
import { offer } from "./offer.ts";

/** Whether the ad's offer is visible above the fold. */
export const foldOffer = {
  element: "Offer on the first screen",
  category: "scent",
  dimensions: ["aboveTheFoldContinuity"],
  risk: {
    type: "OFFER_MISMATCH",
    violatesPolicy: false,
    message: ({ adValue }) =>
      `The ad offers ${quote(adValue)}, but this is not above the fold. Visitors may leave before they reach it.`,
  },
  fixes: {
    ...offer.fixes,
    moveUp: (current: string, top: string, offered: string) => ({
      fixType: "layout",
      direction: "change_lp",
      suggestedValue: `${quote(current)}, directly below ${quote(top)}`,
      reasoning: `The page states ${quote(offered)} only below the fold.`,
      expectedImpact: "Visitors see the offer at once.",
      steps: [`Move the block with ${quote(current)} directly below ${quote(top)}.`, ABOVE_FOLD_ON_PHONE_STEP],
      tradeoff: "The content there moves down.",
    }),
  },
  title: "The ad's offer is not above the fold",
  help: "Move the offer up, so that visitors see it before they scroll.",
  namePattern: null,
} as const satisfies FindingDefinition;
