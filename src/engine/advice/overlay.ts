import {
  type AdviceContext,
  type FindingAdvice,
  type FixDraft,
  quote,
  RERUN_CHECK_STEP,
} from "./finding-advice.ts";
import { findTopText } from "./headline.ts";

/** What lies over the first screen. */
export const overlay: FindingAdvice = {
  risk: "CTA_FRICTION",
  violatesPolicy: false,
  describeRisk: ({ finding: { comparison } }) =>
    `A layer (${quote(comparison.landingPageValue || comparison.element)}) covers the first screen: ` +
    "visitors have to close it before they see what the ad promised.",
  draftFixes: (matter) => [
    changeOverlay(
      matter,
      "The layer after the visitor has scrolled or spent half a minute, never on arrival",
      ["Open the layer on scrolling past the first screen, or after 30 seconds."],
    ),
    changeOverlay(matter, "The layer as a bar at the bottom edge, no higher than 15 % of the screen", [
      "Turn the layer into a bar at the bottom edge that can be closed with one tap.",
    ]),
  ],
};

function changeOverlay(matter: AdviceContext, suggested: string, steps: string[]): FixDraft {
  const { finding } = matter;
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: finding.comparison.landingPageValue || finding.comparison.element,
    suggestedValue: suggested,
    selector: finding.selector,
    reasoning: `The layer hides ${quote(findTopText(matter)?.text ?? "the top of the page")} from people who have just arrived.`,
    expectedImpact: "Visitors see the ad's promise kept before they are asked for anything.",
    steps: [...steps, RERUN_CHECK_STEP],
    tradeoff: "The layer is seen by fewer people; they are the more interested ones.",
  };
}
