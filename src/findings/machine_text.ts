import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";

const ONLY_FOR_VISITORS = {
  fixType: "body_copy",
  direction: "change_lp",
  reasoning: "The text does not help visitors, and no evaluation follows it.",
  expectedImpact: "The page contains only text for visitors.",
  tradeoff: "The author of the text may object.",
} as const;

/** Text that tells an automated judge what to find (prompt injection). */
export const machineText = {
  element: "Text for machines",
  category: "message",
  dimensions: ["messageMatch"],
  risk: {
    type: "HEADLINE_DISCONNECT",
    violatesPolicy: false,
    message: ({ adValue, landingPageValue }) =>
      `${quote(landingPageValue || adValue)} addresses machines, not visitors.`,
  },
  fixes: {
    remove: () => ({
      ...ONLY_FOR_VISITORS,
      suggestedValue: "Remove the text",
      steps: ["Remove the text from the page.", "Find out who put it there."],
    }),
    moderate: () => ({
      ...ONLY_FOR_VISITORS,
      suggestedValue: "Comments and reviews with moderation before publication",
      steps: ["If visitors can post on the page, publish their texts only after moderation."],
    }),
  },
  title: "Text addresses an automated evaluator",
  help:
    "The evaluation ignores text that tells an automated evaluator what to find. Remove it, or find out who put it " +
    "there.",
  namePattern: /\btext for machines\b/iu,
} as const satisfies FindingDefinition;
