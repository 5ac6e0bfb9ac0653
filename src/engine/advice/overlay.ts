import { quote } from "../../findings/definition.ts";
import { type AdviceContext, type DraftFixes, type FixDraft, RERUN_CHECK_STEP } from "./draft-fixes.ts";
import { findTopText } from "./headline.ts";

/** Layers that cover the page above the fold. */
export const overlay: DraftFixes = (context) => [
  changeOverlay(context, "The layer after scrolling or 30 seconds, not on arrival", [
    "Open the layer when the visitor scrolls below the fold, or after 30 seconds.",
  ]),
  changeOverlay(context, "The layer as a bar at the bottom edge, no higher than 15 % of the screen", [
    "Change the layer to a bar at the bottom edge that visitors can close with one tap.",
  ]),
];

function changeOverlay(context: AdviceContext, suggested: string, steps: string[]): FixDraft {
  const { finding } = context;
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: finding.comparison.landingPageValue || finding.comparison.element,
    suggestedValue: suggested,
    selector: finding.selector,
    reasoning:
      `The layer hides ${quote(findTopText(context)?.text ?? "the top of the page")} from ` +
      "visitors when they arrive.",
    expectedImpact: "Visitors see the advertised content first.",
    steps: [...steps, RERUN_CHECK_STEP],
    tradeoff: "Fewer visitors see the layer, but these are more interested.",
  };
}
