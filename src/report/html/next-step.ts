import type { EntryReport } from "../../check/result.ts";
import { fixesOf, whatToDo } from "../advice.ts";
import { evaluationOf, isMessageUnknown, weakest } from "../entries.ts";
import { clip, oneLine } from "../text.ts";
import { html, type Markup } from "./markup.ts";
import { changeOf } from "./value.ts";
import { QUESTIONS } from "./words.ts";

/** What a person does first about an entry: an order in half a sentence, and why or what exactly. */
export interface NextStep {
  order: string;
  what: Markup | null;
}

const LONGEST = 160;

/** Null where there is nothing to do. */
export function nextStep(entry: EntryReport): NextStep | null {
  const why = html`${clip(oneLine(entry.reason), LONGEST)}`;
  if (entry.error?.blame === "manifest") return { order: "Repair the ad's file", what: why };
  if (isMessageUnknown(entry)) return { order: "Give the ad's text", what: why };
  switch (entry.state) {
    case "link_broken":
      return { order: "Pause the ad, or give it a living page", what: why };
    case "below_threshold":
    case "regressed":
      return firstFix(entry);
    case "url_only":
      return { order: "Look at the page yourself", what: why };
    case "error":
      return { order: "Run the check again", what: why };
    default:
      return null;
  }
}

function firstFix(entry: EntryReport): NextStep {
  const evaluation = evaluationOf(entry);
  const [fix] = fixesOf(entry);
  if (fix !== undefined) {
    const [now, better] = [fix.currentValue, fix.suggestedValue].map((text) => clip(oneLine(text), LONGEST));
    const { before, after } = changeOf(now ?? "", better ?? "");
    const from =
      now === ""
        ? null
        : html`<q class="from">${before}</q> <span aria-hidden="true">→</span><span class="sr">becomes</span> `;
    return { order: `${fix.element}: ${whatToDo(fix)}`, what: html`${from}<q class="to">${after}</q>` };
  }
  const low = evaluation === null ? null : weakest(evaluation);
  if (low === null) return { order: "Compare ad and page", what: html`${entry.reason}` };
  const { title, question } = QUESTIONS[low.dimension];
  return { order: `Begin with ${title.toLowerCase()} (${low.score})`, what: html`${question}` };
}
