import {
  type AdviceContext,
  type FindingAdvice,
  type FixDraft,
  quote,
  RERUN_CHECK_STEP,
} from "./finding-advice.ts";

/** Text that tells an automated judge what to find. */
export const machineText: FindingAdvice = {
  risk: "HEADLINE_DISCONNECT",
  violatesPolicy: false,
  describeRisk: ({ finding: { comparison } }) =>
    `${quote(comparison.landingPageValue || comparison.adValue)} speaks to machines, not to visitors.`,
  draftFixes: (matter) => [
    removeText(matter, "Nothing: the text is taken out", [
      "Take the text out of the page.",
      "Find out who put it there.",
    ]),
    removeText(matter, "Comments and reviews that are read before they are shown", [
      "Where visitors may write on the page, hold their texts until somebody has read them.",
    ]),
  ],
};

function removeText({ finding }: AdviceContext, suggested: string, steps: string[]): FixDraft | null {
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
    steps: [...steps, RERUN_CHECK_STEP],
    tradeoff: "Whoever wrote it may ask why it is gone.",
  };
}
