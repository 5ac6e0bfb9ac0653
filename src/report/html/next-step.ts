import { truncate } from "../../ground/text.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import type { Change } from "../actions.ts";
import { type Cause, findCause } from "../causes.ts";
import { toSingleLine } from "../escape.ts";
import { describeDirection } from "../select-fixes-and-risks.ts";
import { html, type Markup } from "./markup.ts";
import { diffValues } from "./text-diff.ts";

/** What to do first about one or more entries, and why or how. */
interface NextStep {
  instruction: string;
  detail: Markup | null;
}

const MAX_STEP_CHARS = 240;

/** Null if there is nothing to do. */
export function getNextStep(entry: EntryReport): NextStep | null {
  const cause = findCause(entry);
  return cause === null ? null : describeCause(cause);
}

export function describeCause({ title, reason, remedy, changes }: Cause): NextStep {
  const text = truncate(toSingleLine([reason, remedy].filter((part) => part !== "").join(" ")), MAX_STEP_CHARS);
  const sides = changes.map((change, index) => renderChange(change, changes.length > 1, index));
  return { instruction: title, detail: html`${text !== "" && html`${text} `}${sides}` };
}

function renderChange(change: Change, isChoice: boolean, index: number): Markup {
  const { before, after } = diffValues(change.currentValue, change.suggestedValue);
  const from =
    change.currentValue.trim() === ""
      ? null
      : html`<q class="from">${before}</q> <span aria-hidden="true">→</span><span class="sr">becomes</span> `;
  const what = describeDirection(change);
  const lead = isChoice && html`<br>${index > 0 ? html`or ${what}` : what}: `;
  return html`${lead}${from}<q class="to">${after}</q>`;
}
