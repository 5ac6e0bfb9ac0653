import { tone as definition } from "../../findings/tone.ts";
import { type DraftFixes, draftFix, editAdStep } from "./fix-draft.ts";
import { truncateToFit } from "./truncate-to-fit.ts";
import { isEditablePageText, isReliable, isSafeToCopy } from "./usable-text.ts";

/** The ad's tone against the page's. */
export const tone: DraftFixes = ({ evidence }) => {
  const [line] = evidence.ad.copy;
  const { subhead } = evidence.page;
  if (!line || !isEditablePageText(subhead)) return [];
  const { useAdLine, usePageLine } = definition.fixes;
  const { text, selector } = subhead;
  const suggested = truncateToFit(text, line.text);
  return [
    isReliable(line) && isSafeToCopy(line, evidence)
      ? draftFix(useAdLine(text, truncateToFit(line.text, text), line.text), subhead)
      : null,
    draftFix(usePageLine(text, suggested, editAdStep(line, suggested)), { text: line.text, selector }),
  ];
};
