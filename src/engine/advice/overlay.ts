import { CHECK_AGAIN, type Counsel, type Draft, type Matter, quoted } from "./counsel.ts";
import { topOf } from "./headline.ts";

/** What lies over the first screen. */
export const overlay: Counsel = {
  risk: "CTA_FRICTION",
  policyGrade: false,
  warning: ({ finding: { comparison } }) =>
    `A layer (${quoted(comparison.landingPageValue || comparison.element)}) covers the first screen: ` +
    "visitors have to close it before they see what the ad promised.",
  remedies: (matter) => [
    relaid(matter, "The layer after the visitor has scrolled or spent half a minute, never on arrival", [
      "Open the layer on scrolling past the first screen, or after 30 seconds.",
    ]),
    relaid(matter, "The layer as a bar at the bottom edge, no higher than 15 % of the screen", [
      "Turn the layer into a bar at the bottom edge that can be closed with one tap.",
    ]),
  ],
};

function relaid(matter: Matter, suggested: string, steps: string[]): Draft {
  const { finding } = matter;
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: finding.comparison.landingPageValue || finding.comparison.element,
    suggestedValue: suggested,
    selector: finding.selector,
    reasoning: `The layer hides ${quoted(topOf(matter)?.text ?? "the top of the page")} from people who have just arrived.`,
    expectedImpact: "Visitors see the ad's promise kept before they are asked for anything.",
    steps: [...steps, CHECK_AGAIN],
    tradeoff: "The layer is seen by fewer people; they are the more interested ones.",
  };
}
