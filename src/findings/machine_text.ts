import { type FindingDefinition, quote } from "./definition.ts";

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
  fixes: [{ type: "body_copy", direction: "change_lp" }],
  title: "Text addresses an automated judge",
  help: "The evaluation ignores text that tells an automated judge what to find. Remove it, or find out who put it there.",
  namePattern: /\btext for machines\b/iu,
} as const satisfies FindingDefinition;
