import type { EntryReport } from "../../check/result.ts";
import type { EvaluationRead } from "../../contract/evaluation.ts";
import { fixesOf, inWords, risksOf, riskTitle, whatToDo } from "../advice.ts";
import { careOf, type RepairReport, repairOf } from "../repairs.ts";
import { pill } from "./marks.ts";
import { html, type Markup } from "./markup.ts";
import { changeOf, quoted } from "./value.ts";
import { gravityOf } from "./words.ts";

type Fix = EvaluationRead["fixes"][number];

/** Fixes that lie open; the others wait behind a line. */
const OPEN = 2;
/** Items of a list that a service may make as long as it likes. */
const MOST = { risks: 8, fixes: 24, steps: 12 } as const;

/** What it costs to leave it so. */
export function risks(entry: EntryReport): Markup | null {
  const all = risksOf(entry).slice(0, MOST.risks);
  if (all.length === 0) return null;
  return html`<section class="part"><h3>Why it matters</h3><ul class="risks">${all.map((risk) => {
    const { label, tint } = gravityOf(risk.impact);
    return html`<li>${pill(tint, riskTitle(risk))} <span class="grave">${label}</span><p dir="auto">${risk.message}</p></li>`;
  })}</ul></section>`;
}

/** What to change, before and after, the most useful first. */
export function fixes(entry: EntryReport): Markup | null {
  const item = (fix: Fix) => fixItem(fix, repairOf(entry, fix));
  const all = fixesOf(entry).slice(0, MOST.fixes);
  if (all.length === 0) return null;
  const [first, rest] = [all.slice(0, OPEN), all.slice(OPEN)];
  return html`<section class="part"><h3>Fix it</h3><ol class="fixes">${first.map(item)}</ol>${
    rest.length > 0 &&
    html`<details class="more"><summary>${rest.length === 1 ? "One more way" : `${rest.length} more ways`} to fix it</summary><ol class="fixes" start="${OPEN + 1}">${rest.map(item)}</ol></details>`
  }</section>`;
}

function fixItem(fix: Fix, repair: RepairReport | undefined): Markup {
  const { before, after } = changeOf(fix.currentValue, fix.suggestedValue);
  const element = fix.element === "" ? inWords(fix.fixType) : fix.element;
  return html`<li class="fix"><h4>${element}: ${whatToDo(fix)}</h4><dl class="change"><div class="before"><dt>Now</dt><dd dir="auto">${
    fix.currentValue.trim() === "" ? html`<i>nothing yet</i>` : before
  }</dd></div><div class="after"><dt>Better</dt><dd dir="auto"><span class="copied">${after}</span>${copyButton(`the new ${element.toLowerCase()}`)}</dd></div></dl>${
    fix.reasoning.trim() !== "" && html`<p dir="auto">${fix.reasoning}</p>`
  }${repair !== undefined && standsIn(repair)}${how(fix)}</li>`;
}

/** Shown where there is a script to answer it: copies what stands before it. */
export const copyButton = (what: string): Markup =>
  html`<button type="button" class="copy" hidden aria-label="Copy ${what}">Copy</button>`;

/** Where the text stands in the repository, and whether it may be changed without a look. */
const standsIn = (repair: RepairReport): Markup =>
  html`<p class="stands">In <code>${repair.file}:${repair.line}</code>: ${careOf(repair)}. ${repair.why}</p>`;

function how(fix: Fix): Markup {
  const steps = fix.implementationSteps.slice(0, MOST.steps);
  const facts: [string, Markup | string][] = [
    ["What it brings", fix.expectedImpact],
    ["The price of it", fix.tradeoff],
    ["Where", fix.cssSelector === "" ? "" : html`<code>${quoted(fix.cssSelector, 200)}</code>`],
    ["How sure", `${Math.round(fix.confidenceScore * 100)} %`],
  ];
  return html`<details class="how"><summary>How to do it</summary>${
    steps.length > 0 && html`<ol dir="auto">${steps.map((step) => html`<li>${step}</li>`)}</ol>`
  }<dl class="facts">${facts.map(
    ([name, value]) =>
      (value instanceof Object || value.trim() !== "") &&
      html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`,
  )}</dl></details>`;
}
