import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import { isAccepted } from "../entry-predicates.ts";
import { type Comparison, formatAdValue, isActionable } from "../select-fixes-and-risks.ts";
import { getComparisonLabel, getSeverityLabel } from "./labels-and-colours.ts";
import { html, type Markup } from "./markup.ts";
import { renderQuote } from "./text-diff.ts";
import { renderPill } from "./visual-indicators.ts";

const MAX_TABLE_VALUE_CHARS = 240;

/** The table of compared elements. Its row numbers match the outlines in the screenshots. */
export function renderComparisons(entry: EntryReport, evaluation: ReceivedEvaluation): Markup | null {
  const all = evaluation.elementComparisons;
  if (all.length === 0) return null;
  const rows = all.map((one, index) => renderComparisonRow(one, index + 1, isAccepted(entry, one)));
  return html`<section class="part"><h3>What was compared</h3><table class="compared">
    <thead><tr><th scope="col"><span class="sr">Number</span></th><th scope="col">Element</th>
    <th scope="col">In the ad</th><th scope="col">On the page</th><th scope="col">Result</th></tr></thead>
    <tbody>${rows}</tbody></table></section>`;
}

function renderComparisonRow(comparison: Comparison, number: number, accepted: boolean): Markup {
  const { label, tint } = getComparisonLabel(comparison);
  const actionable = isActionable(comparison);
  return html`<tr data-n="${number}"><td class="n"><span class="tag ${tint}">${number}</span></td>
    <th scope="row">${comparison.element}</th>
    <td data-label="In the ad" dir="auto">${renderQuote(formatAdValue(comparison), MAX_TABLE_VALUE_CHARS)}</td>
    <td data-label="On the page" dir="auto">${renderQuote(comparison.landingPageValue, MAX_TABLE_VALUE_CHARS)}</td>
    <td class="result">${renderPill(tint, label)}
    ${actionable && html` <span class="grave">${getSeverityLabel(comparison.severity).label}</span>`}
    ${accepted && html` <span class="grave">accepted</span>`}
    ${actionable && html`<p class="advice" dir="auto">${comparison.recommendation}</p>`}</td></tr>`;
}
