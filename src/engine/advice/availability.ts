import { availability as definition } from "../../findings/availability.ts";
import type { AdviceContext } from "./advice-context.ts";
import { type DraftFixes, draftFix, type FixDraft } from "./fix-draft.ts";
import { reroute } from "./reroute.ts";
import { findTopText, isEditablePageText } from "./usable-text.ts";

/** The product is not available on the page. */
export const availability: DraftFixes = (context) => [
  pauseAd(context),
  reroute(context, "offer"),
  showAlternatives(context),
];

function pauseAd({ evidence: { ad }, finding: { selector, comparison } }: AdviceContext): FixDraft | null {
  const lead = ad.headline ?? ad.copy[0];
  return lead ? draftFix(definition.fixes.pauseAd(comparison.landingPageValue), { text: lead.text, selector }) : null;
}

function showAlternatives(context: AdviceContext): FixDraft | null {
  const { selector, comparison } = context.finding;
  const top = findTopText(context);
  if (!top || !isEditablePageText(top)) return null;
  return draftFix(definition.fixes.showAlternatives(top.text), {
    text: comparison.landingPageValue,
    selector: selector ?? top.selector,
  });
}
