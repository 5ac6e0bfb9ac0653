import { tone as definition } from "../../findings/tone.ts";
import type { AdviceContext } from "./advice-context.ts";
import { type DraftFixes, draftFix, editAdStep, type FixDraft } from "./fix-draft.ts";
import { truncateToFit } from "./truncate-to-fit.ts";
import { isEditablePageText, isReliable, isSafeToCopy } from "./usable-text.ts";

/** The ad's tone against the page's. */
export const tone: DraftFixes = (context) => [useAdLineOnPage(context), usePageLineInAd(context)];

function useAdLineOnPage({ evidence }: AdviceContext): FixDraft | null {
  const [line] = evidence.ad.copy;
  const { subhead } = evidence.page;
  if (!isEditablePageText(subhead) || !isReliable(line) || !isSafeToCopy(line, evidence)) return null;
  return draftFix(definition.fixes.useAdLine(subhead.text, truncateToFit(line.text, subhead.text), line.text), subhead);
}

function usePageLineInAd({ evidence: { ad, page } }: AdviceContext): FixDraft | null {
  const line = ad.copy[0];
  if (!line || !isEditablePageText(page.subhead)) return null;
  const { text, selector } = page.subhead;
  const suggested = truncateToFit(text, line.text);
  return draftFix(definition.fixes.usePageLine(text, suggested, editAdStep(line, suggested)), {
    text: line.text,
    selector,
  });
}
