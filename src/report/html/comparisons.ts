import type { EntryReport } from "../../check/result.ts";
import type { EvaluationRead } from "../../contract/evaluation.ts";
import { pill } from "./marks.ts";
import { html, type Markup } from "./markup.ts";
import { quoted } from "./value.ts";
import { asksForSomething, type Comparison, gravityOf, statusWords } from "./words.ts";

/** Values are quotations for a table: longer ones are cut. */
const LONGEST = 240;

/** What was compared, element by element, with the numbers that the outlines carry. */
export function comparisons(entry: EntryReport, evaluation: EvaluationRead): Markup | null {
  const all = evaluation.elementComparisons;
  if (all.length === 0) return null;
  const accepted = new Set(
    (entry.waivers ?? []).flatMap(({ state, elements }) => (state === "accepted" ? elements : [])),
  );
  return html`<section class="part"><h3>What was compared</h3><table class="compared"><thead><tr><th scope="col"><span class="sr">Number</span></th><th scope="col">Element</th><th scope="col">In the ad</th><th scope="col">On the page</th><th scope="col">Result</th></tr></thead><tbody>${all.map(
    (comparison, index) => row(comparison, index + 1, accepted.has(comparison.element)),
  )}</tbody></table></section>`;
}

function row(comparison: Comparison, number: number, accepted: boolean): Markup {
  const { label, tint } = statusWords(comparison);
  const asks = asksForSomething(comparison);
  return html`<tr data-n="${number}"><td class="n"><span class="tag ${tint}">${number}</span></td><th scope="row">${comparison.element}</th><td data-label="In the ad" dir="auto">${quoted(comparison.adValue, LONGEST)}</td><td data-label="On the page" dir="auto">${quoted(comparison.landingPageValue, LONGEST)}</td><td class="result">${pill(tint, label)}${
    asks && html` <span class="grave">${gravityOf(comparison.severity).label}</span>`
  }${accepted && html` <span class="grave">accepted</span>`}${
    asks && html`<p class="advice" dir="auto">${comparison.recommendation}</p>`
  }</td></tr>`;
}
