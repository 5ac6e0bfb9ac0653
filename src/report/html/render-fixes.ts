import { capitalise } from "../../ground/text.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import { type Action, type Change, getOpenActions } from "../actions.ts";
import { describeSafety, findRepair, type RepairReport } from "../entry-repairs.ts";
import { formatCount } from "../format-count.ts";
import { describeDirection, type Fix } from "../select-fixes-and-risks.ts";
import { html, type Markup } from "./markup.ts";
import { diffValues, renderQuote } from "./text-diff.ts";

/** The other fixes are folded. */
const MAX_OPEN_FIXES = 2;
const MAX_FIXES = 24;
const MAX_STEPS = 12;

/** What to do with text before and after, best first. */
export function renderFixes(entry: EntryReport): Markup | null {
  const item = (action: Action) => renderAction(entry, action);
  const all = getOpenActions(entry).slice(0, MAX_FIXES);
  if (all.length === 0) return null;
  const [first, rest] = [all.slice(0, MAX_OPEN_FIXES), all.slice(MAX_OPEN_FIXES)];
  const more =
    rest.length > 0 &&
    html`<details class="more"><summary>${formatCount(rest.length, "more fix", "more fixes")}</summary>
      <ol class="fixes" start="${MAX_OPEN_FIXES + 1}">${rest.map(item)}</ol></details>`;
  return html`<section class="part"><h3>Fix it</h3><ol class="fixes">${first.map(item)}</ol>${more}</section>`;
}

/** One change, or both sides of a conflict with equal weight. */
function renderAction(entry: EntryReport, { element, changes }: Action): Markup {
  const [first, ...others] = changes;
  if (others.length === 0) {
    return html`<li class="fix"><h4>${element}: ${describeDirection(first)}</h4>
      ${renderChange(entry, element, first)}</li>`;
  }
  const sides = changes.map(
    (change) =>
      html`<div class="side"><h5>${capitalise(describeDirection(change))}</h5>
        ${renderChange(entry, element, change)}</div>`,
  );
  return html`<li class="fix"><h4>${element}: ad and page disagree</h4>
    <p>Decide which one is right.${
      entry.manifest.file !== "" && html` With <code>truth</code> in the manifest, only the other side is shown here.`
    }</p>
    <div class="sides">${sides}</div></li>`;
}

function renderChange(entry: EntryReport, element: string, { fix, ...change }: Change): Markup {
  const { before, after } = diffValues(change.currentValue, change.suggestedValue);
  const current = change.currentValue.trim() === "" ? html`<i>(none)</i>` : before;
  const repair = fix === null ? undefined : findRepair(entry, fix);
  return html`<dl class="change">
    <div class="before"><dt>Current</dt><dd dir="auto">${current}</dd></div>
    <div class="after"><dt>Suggested</dt><dd dir="auto"><span class="copied">${after}</span>
    ${renderCopyButton(`the new ${element.toLowerCase()}`)}</dd></div></dl>
    ${fix !== null && fix.reasoning.trim() !== "" && html`<p dir="auto">${fix.reasoning}</p>`}
    ${repair !== undefined && renderRepair(repair)}${fix !== null && renderInstructions(fix)}`;
}

/** Copies the `.copied` element of its parent. The page's script unhides it. */
export const renderCopyButton = (what: string): Markup =>
  html`<button type="button" class="copy" hidden aria-label="Copy ${what}">Copy</button>`;

const renderRepair = (repair: RepairReport): Markup =>
  html`<p class="stands">In <code>${repair.file}:${repair.line}</code>: ${describeSafety(repair)}. ${repair.why}</p>`;

function renderInstructions(fix: Fix): Markup {
  const steps = fix.implementationSteps.slice(0, MAX_STEPS);
  const facts: [string, Markup | string][] = [
    ["Expected impact", fix.expectedImpact],
    ["Tradeoff", fix.tradeoff],
    ["CSS selector", fix.cssSelector === "" ? "" : html`<code>${renderQuote(fix.cssSelector, 200)}</code>`],
    ["Confidence", `${Math.round(fix.confidenceScore * 100)}%`],
  ];
  return html`<details class="how"><summary>How to apply it</summary>${
    steps.length > 0 && html`<ol dir="auto">${steps.map((step) => html`<li>${step}</li>`)}</ol>`
  }<dl class="facts">${facts.map(
    ([name, value]) =>
      (value instanceof Object || value.trim() !== "") && html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`,
  )}</dl></details>`;
}
