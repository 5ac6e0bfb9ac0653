import { overlay as definition } from "../../findings/overlay.ts";
import { type DraftFixes, draftFix } from "./fix-draft.ts";
import { findTopText } from "./usable-text.ts";

/** Layers that cover the page above the fold. */
export const overlay: DraftFixes = (context) => {
  const { comparison, selector } = context.finding;
  const at = { text: comparison.landingPageValue || comparison.element, selector };
  const top = findTopText(context)?.text ?? "the top of the page";
  return [draftFix(definition.fixes.openLater(top), at), draftFix(definition.fixes.shrink(top), at)];
};
