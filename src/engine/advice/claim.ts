import { claim as definition } from "../../findings/claim.ts";
import type { AdviceContext } from "./advice-context.ts";
import { type DraftFixes, draftFix, type FixDraft } from "./fix-draft.ts";
import { isEditablePageText } from "./usable-text.ts";

/** A claim that the page contradicts or doesn't mention. */
export const claim: DraftFixes = (context) =>
  context.finding.comparison.status === "mismatch"
    ? [usePageValue(context)]
    : [removeFromAd(context), addToPage(context)];

const inAd = (text: string) => ({ text, selector: null });

function usePageValue({ finding: { comparison } }: AdviceContext): FixDraft {
  const { adValue, landingPageValue } = comparison;
  return draftFix(definition.fixes.usePageValue(adValue, landingPageValue), inAd(adValue));
}

function removeFromAd({ finding: { comparison } }: AdviceContext): FixDraft {
  return draftFix(definition.fixes.removeFromAd(comparison.adValue), inAd(comparison.adValue));
}

function addToPage({ finding: { comparison }, evidence: { page } }: AdviceContext): FixDraft | null {
  const line = page.subhead ?? page.headline;
  return isEditablePageText(line) ? draftFix(definition.fixes.addToPage(line.text, comparison.adValue), line) : null;
}
