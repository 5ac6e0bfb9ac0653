import type { EntryReport } from "../../run/result.ts";
import { DIMENSION_NAMES, findWeakestDimension } from "../dimension-scores.ts";
import { getEvaluation } from "../entries.ts";
import { isManifestError, isMessageNotJudged } from "../entry-predicates.ts";
import { toSingleLine, truncateText } from "../escape.ts";
import { describeDirection, getOpenFixes } from "../select-fixes-and-risks.ts";
import { DIMENSION_QUESTIONS } from "./labels-and-colours.ts";
import { html, type Markup } from "./markup.ts";
import { diffValues } from "./text-diff.ts";

/** What to do first about an entry, and why or how. */
interface NextStep {
  instruction: string;
  detail: Markup | null;
}

const MAX_STEP_CHARS = 160;

/** Null if there is nothing to do. */
export function getNextStep(entry: EntryReport): NextStep | null {
  const why = html`${truncateText(toSingleLine(entry.reason), MAX_STEP_CHARS)}`;
  if (isManifestError(entry)) return { instruction: "Fix the ad file", detail: why };
  if (isMessageNotJudged(entry)) return { instruction: "Add the ad's text to the manifest", detail: why };
  switch (entry.state) {
    case "link_broken":
      return { instruction: "Pause the ad or point it at a working page", detail: why };
    case "below_threshold":
    case "regressed":
      return getFirstFix(entry);
    case "url_only":
      return { instruction: "Check the page manually", detail: why };
    case "error":
      return { instruction: "Run the check again", detail: why };
    default:
      return null;
  }
}

function getFirstFix(entry: EntryReport): NextStep {
  const evaluation = getEvaluation(entry);
  const [fix] = getOpenFixes(entry);
  if (fix !== undefined) {
    const [current, suggested] = [fix.currentValue, fix.suggestedValue].map((text) =>
      truncateText(toSingleLine(text), MAX_STEP_CHARS),
    );
    const { before, after } = diffValues(current ?? "", suggested ?? "");
    const from =
      current === ""
        ? null
        : html`<q class="from">${before}</q> <span aria-hidden="true">→</span><span class="sr">becomes</span> `;
    return {
      instruction: `${fix.element}: ${describeDirection(fix)}`,
      detail: html`${from}<q class="to">${after}</q>`,
    };
  }
  const low = evaluation === null ? null : findWeakestDimension(evaluation);
  if (low === null) return { instruction: "Compare ad and page", detail: html`${entry.reason}` };
  const { title } = DIMENSION_NAMES[low.dimension];
  const instruction = `Improve ${title.toLowerCase()} (${low.score})`;
  return { instruction, detail: html`${DIMENSION_QUESTIONS[low.dimension]}` };
}
