import type { EntryReport } from "../../result/entry-report.ts";
import { getOpenRisks, getRiskTitle } from "../select-fixes-and-risks.ts";
import { getSeverityLabel } from "./labels-and-colours.ts";
import { html, type Markup } from "./markup.ts";
import { renderPill } from "./visual-indicators.ts";

const MAX_RISKS = 8;

/** The risks that the manifest does not accept, highest impact first; null if there are none. */
export function renderRisks(entry: EntryReport): Markup | null {
  const all = getOpenRisks(entry).slice(0, MAX_RISKS);
  if (all.length === 0) return null;
  return html`<section class="part"><h3>Why it matters</h3><ul class="risks">${all.map((risk) => {
    const { label, tint } = getSeverityLabel(risk.impact);
    return html`<li>${renderPill(tint, getRiskTitle(risk))} <span class="grave">${label}</span>
      <p dir="auto">${risk.message}</p></li>`;
  })}</ul></section>`;
}
