import { claim as definition } from "../../findings/claim.ts";
import type { LedgerRow } from "../artifacts/claims.ts";
import type { AdviceContext } from "./advice-context.ts";
import { type DraftFixes, draftFix, editAdStep, type FixDraft } from "./fix-draft.ts";
import { usePageHeadlineInAd } from "./headline.ts";
import { reroute } from "./reroute.ts";
import { findTopText, isEditablePageText, isReliable, isSafeToCopy } from "./usable-text.ts";

/** A claim of the ad that the page contradicts or doesn't mention. */
export const claim: DraftFixes = (context) => {
  const given = context.finding.claim;
  if (given === undefined) return [usePageHeadlineInAd(context), reroute(context, "body_copy")];
  // A model quotes sentences, not the value that could stand in the other side's sentence.
  const row = given.byModel === true ? { ...given, words: null } : given;
  return [
    useAdWordsOnPage(context, row) ?? addToPage(context, row),
    usePageWordsInAd(context, row) ?? removeFromAd(context, row) ?? usePageHeadlineInAd(context),
    reroute(context, "body_copy"),
  ];
};

/** The ad's line with the page's words in place of its own. */
function usePageWordsInAd({ evidence: { page } }: AdviceContext, row: LedgerRow): FixDraft | null {
  const { claim: made, statement, words, verdict } = row;
  if (verdict !== "contradicted" || words === null || statement === null || !isReliable(made.source)) return null;
  const suggested = made.source.text.replace(made.text, () => words);
  const step = editAdStep(made.source, suggested);
  return draftFix(definition.fixes.usePageWords(suggested, statement.text, step), {
    text: made.source.text,
    selector: statement.selector ?? page.headline?.selector ?? null,
  });
}

/** The page's statement with the ad's words in place of its own. */
function useAdWordsOnPage({ evidence }: AdviceContext, row: LedgerRow): FixDraft | null {
  const { claim: made, statement, words, verdict } = row;
  if (verdict !== "contradicted" || words === null || !isEditablePageText(statement)) return null;
  if (!isSafeToCopy(made.source, evidence) || !statement.text.includes(words)) return null;
  const suggested = statement.text.replace(words, () => made.text);
  return draftFix(definition.fixes.useAdWords(statement.text, suggested, made.source.text), statement);
}

/** The ad without the sentence that makes the claim, if other text remains. */
function removeFromAd({ evidence: { ad, page } }: AdviceContext, { claim: made }: LedgerRow): FixDraft | null {
  const block = [ad.headline, ...ad.copy].find((text) => text?.text.includes(made.source.text));
  if (!block || !isReliable(block)) return null;
  const kept = block.text.replace(made.source.text, "").replaceAll(/\s+/g, " ").trim();
  if (kept === "") return null;
  return draftFix(definition.fixes.removeFromAd(kept, made.source.text, editAdStep(block, kept)), {
    text: block.text,
    selector: page.headline?.selector ?? null,
  });
}

/** The claim in a sentence of its own at the top of the page. */
function addToPage(context: AdviceContext, { claim: made }: LedgerRow): FixDraft | null {
  const { subhead } = context.evidence.page;
  const top = isEditablePageText(subhead) ? subhead : findTopText(context);
  if (!top || !isReliable(made.source) || !isSafeToCopy(made.source, context.evidence)) return null;
  const { text } = made.source;
  const sentence = /[.!?…]$/u.test(text) ? text : `${text}.`;
  return draftFix(definition.fixes.addToPage(top.text, `${sentence} ${top.text}`, text), top);
}
