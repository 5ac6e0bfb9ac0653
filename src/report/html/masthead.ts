import type { CheckResult, EntryResult } from "../../check/result.ts";
import { withStanding, wordsFor } from "../entries.ts";
import { mark } from "./marks.ts";
import { html, type Markup } from "./markup.ts";
import { nextStep } from "./next-step.ts";
import { count, type Tint, tintOf } from "./words.ts";

const MOST = { steps: 5, notices: 12 } as const;

/** The verdict, what it is made of, and what to do first: whoever reads no further knows enough. */
export function masthead(result: CheckResult, ordered: readonly EntryResult[]): Markup {
  const { tint, word } = verdict(result);
  return html`<header class="masthead"><p class="brand"><b>Adhere</b> <span>ads and the pages they lead to</span></p><div class="verdict ${tint}"><span class="disc">${mark(tint)}</span><div><p class="word">${word}</p><h1>${result.headline}</h1>${note(result)}</div></div>${tally(ordered)}<p class="fine run">${run(result)}</p></header>${doFirst(ordered)}${notices(result)}`;
}

function verdict(result: CheckResult): { tint: Tint; word: string } {
  if (result.verdict === "fail")
    return { tint: "fail", word: result.exitCode === 0 ? "Failed, warn-only" : "Failed" };
  if (result.verdict === "inconclusive") return { tint: "warn", word: "Could not judge" };
  const uneasy = withStanding(result.entries, "inconclusive").length > 0;
  return uneasy ? { tint: "warn", word: "Passed, not all seen" } : { tint: "pass", word: "Passed" };
}

/** What the reader of a red page with a green check, or the reverse, would otherwise wonder about. */
function note(result: CheckResult): Markup | null {
  if (result.verdict === "fail" && result.exitCode === 0)
    return html`<p>What is found is shown and does not fail the check.</p>`;
  const unknown = withStanding(result.entries, "inconclusive").length;
  return result.verdict === "pass" && unknown > 0
    ? html`<p>${count(unknown, "ad")} could not be judged, which does not fail the check.</p>`
    : null;
}

/** How many of each state, worst first. */
export function tallyOf(ordered: readonly EntryResult[]): { label: string; tint: Tint; count: number }[] {
  const sums = new Map<string, { label: string; tint: Tint; count: number }>();
  for (const entry of ordered) {
    const { label } = wordsFor(entry);
    const sum = sums.get(label) ?? { label, tint: tintOf(entry), count: 0 };
    sum.count += 1;
    sums.set(label, sum);
  }
  return [...sums.values()];
}

const tally = (ordered: readonly EntryResult[]): Markup =>
  html`<ul class="tally">${tallyOf(ordered).map(
    (sum) => html`<li class="${sum.tint}"><b>${sum.count}</b> ${sum.label}</li>`,
  )}</ul>`;

function run({ startedAt, commit, durationMs, tool }: CheckResult): Markup {
  const at = `${startedAt.slice(0, 10)} ${startedAt.slice(11, 16)} UTC`;
  const took =
    durationMs < 90_000 ? `${(durationMs / 1000).toFixed(1)} s` : `${Math.round(durationMs / 60_000)} min`;
  return html`<time datetime="${startedAt}">${at}</time>${commit !== null && html` · commit <code>${commit.slice(0, 7)}</code>`} · ${took} · Adhere ${tool.version}`;
}

function doFirst(ordered: readonly EntryResult[]): Markup | null {
  const steps = ordered.flatMap((entry, index) => {
    const step = nextStep(entry);
    return step === null ? [] : [{ entry, step, number: index + 1 }];
  });
  if (steps.length === 0) return null;
  const rest = steps.length - MOST.steps;
  return html`<section class="first" aria-labelledby="first"><h2 id="first">Do this first</h2><ol>${steps
    .slice(0, MOST.steps)
    .map(
      ({ entry, step, number }) =>
        html`<li class="${tintOf(entry)}"><a href="#ad-${number}" dir="auto">${entry.id || "(no id)"}</a> <b>${step.order}</b>${step.what !== null && html`<span class="what" dir="auto">${step.what}</span>`}</li>`,
    )}</ol>${rest > 0 && html`<p class="fine">${count(rest, "more ad")} ${rest === 1 ? "asks" : "ask"} for something; ${rest === 1 ? "it is" : "they are"} below, the worst first.</p>`}</section>`;
}

function notices({ notices }: CheckResult): Markup | null {
  if (notices.length === 0) return null;
  const rest = notices.length - MOST.notices;
  return html`<section class="about" aria-labelledby="about"><h2 id="about">About this run</h2><ul>${notices
    .slice(0, MOST.notices)
    .map(
      (notice) => html`<li dir="auto">${notice}</li>`,
    )}${rest > 0 && html`<li>and ${rest} more in the JSON report</li>`}</ul></section>`;
}
