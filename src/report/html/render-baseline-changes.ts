import type { EntryReport } from "../../result/entry-report.ts";
import { describeBaselineChanges } from "../describe-baseline-changes.ts";
import { html, type Markup } from "./markup.ts";

/** What changed since the baseline; null if nothing was compared. */
export function renderBaselineChanges(entry: EntryReport): Markup | null {
  const lines = describeBaselineChanges(entry);
  return lines.length === 0
    ? null
    : html`<section class="part"><h3>Changes since the baseline</h3><ul>${lines.map(
        (line) => html`<li dir="auto">${line}</li>`,
      )}</ul></section>`;
}
