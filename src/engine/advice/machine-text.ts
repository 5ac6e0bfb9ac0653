import { type AdviceContext, type DraftFixes, type FixDraft, RERUN_CHECK_STEP } from "./draft-fixes.ts";

/** Text that addresses an automated evaluator. */
export const machineText: DraftFixes = (context) => [
  removeText(context, "Remove the text", ["Remove the text from the page.", "Find out who put it there."]),
  removeText(context, "Comments and reviews with moderation before publication", [
    "If visitors can post on the page, publish their texts only after moderation.",
  ]),
];

function removeText({ finding }: AdviceContext, suggested: string, steps: string[]): FixDraft | null {
  const { landingPageValue } = finding.comparison;
  if (landingPageValue === "") return null;
  return {
    fixType: "body_copy",
    direction: "change_lp",
    currentValue: landingPageValue,
    suggestedValue: suggested,
    selector: finding.selector,
    reasoning: "The text does not help visitors, and no evaluation follows it.",
    expectedImpact: "The page contains only text for visitors.",
    steps: [...steps, RERUN_CHECK_STEP],
    tradeoff: "The author of the text may object.",
  };
}
