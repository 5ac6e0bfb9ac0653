import { foldOffer as definition } from "../../findings/fold_offer.ts";
import { type AdviceContext, isOtherProductPage } from "./advice-context.ts";
import { addToPage } from "./claim.ts";
import { type DraftFixes, draftFix, type FixDraft } from "./fix-draft.ts";
import { usePageHeadlineInAd } from "./headline.ts";
import { reroute } from "./reroute.ts";
import { findTopText, isEditablePageText } from "./usable-text.ts";

/** The ad's price or discount above the fold. */
export const foldOffer: DraftFixes = (context) =>
  isOtherProductPage(context)
    ? [reroute(context, "offer")]
    : [moveUp(context) ?? addToPage(context), usePageHeadlineInAd(context), reroute(context, "offer")];

/** Moves the text that states it above the fold. */
function moveUp(context: AdviceContext): FixDraft | null {
  const row = context.finding.claim;
  const stated = row?.statement;
  const top = findTopText(context);
  if (!stated || !top || !isEditablePageText(stated) || stated.aboveFold) return null;
  return draftFix(definition.fixes.moveUp(stated.text, top.text, row.words ?? row.claim.text), stated);
}
