import { CHECK_AGAIN, type Counsel, quoted } from "./counsel.ts";

/** Text that tells an automated judge what to find. */
export const machineText: Counsel = {
  risk: "HEADLINE_DISCONNECT",
  policyGrade: false,
  warning: ({ finding: { comparison } }) =>
    `${quoted(comparison.landingPageValue || comparison.adValue)} speaks to machines, not to visitors.`,
  remedies: ({ finding }) => [
    finding.selector === null
      ? null
      : {
          fixType: "body_copy",
          direction: "change_lp",
          currentValue: finding.comparison.landingPageValue,
          suggestedValue: "Nothing: take the text out",
          selector: finding.selector,
          reasoning: "No visitor needs it, and no judge follows it.",
          expectedImpact: "The page says only what visitors came for.",
          steps: [
            "Find out who put the text there: comments and reviews are written by others.",
            CHECK_AGAIN,
          ],
          tradeoff: "None.",
        },
  ],
};
