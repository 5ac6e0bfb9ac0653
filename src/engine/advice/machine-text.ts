import { machineText as definition } from "../../findings/machine_text.ts";
import { type DraftFixes, draftFix } from "./draft-fixes.ts";

/** Text that addresses an automated evaluator. */
export const machineText: DraftFixes = ({ finding: { comparison, selector } }) => {
  const at = { text: comparison.landingPageValue, selector };
  return at.text === "" ? [] : [draftFix(definition.fixes.remove(), at), draftFix(definition.fixes.moderate(), at)];
};
