import { CHECK_AGAIN, type Counsel, type Draft, type Matter, quoted } from "./counsel.ts";

/** Text that tells an automated judge what to find. */
export const machineText: Counsel = {
  risk: "HEADLINE_DISCONNECT",
  policyGrade: false,
  warning: ({ finding: { comparison } }) =>
    `${quoted(comparison.landingPageValue || comparison.adValue)} speaks to machines, not to visitors.`,
  remedies: (matter) => [
    without(matter, "Nothing: the text is taken out", [
      "Take the text out of the page.",
      "Find out who put it there.",
    ]),
    without(matter, "Comments and reviews that are read before they are shown", [
      "Where visitors may write on the page, hold their texts until somebody has read them.",
    ]),
  ],
};

function without({ finding }: Matter, suggested: string, steps: string[]): Draft | null {
  const { landingPageValue } = finding.comparison;
  if (landingPageValue === "") return null;
  return {
    fixType: "body_copy",
    direction: "change_lp",
    currentValue: landingPageValue,
    suggestedValue: suggested,
    selector: finding.selector,
    reasoning: "No visitor needs the text, and no judge follows it.",
    expectedImpact: "The page says only what visitors came for.",
    steps: [...steps, CHECK_AGAIN],
    tradeoff: "Whoever wrote it may ask why it is gone.",
  };
}
