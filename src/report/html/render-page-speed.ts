import type { EntryReport } from "../../result/entry-report.ts";
import { describeExcesses } from "../../result/page-speed-report.ts";
import { getPageSpeed, METRIC_NAMES, type SpeedGrade } from "../page-speed.ts";
import type { StatusColour } from "./labels-and-colours.ts";
import { html, type Markup } from "./markup.ts";

const GRADES: Readonly<Record<SpeedGrade, { tint: StatusColour; label: string }>> = {
  good: { tint: "pass", label: "good" },
  average: { tint: "warn", label: "average" },
  poor: { tint: "fail", label: "poor" },
};

/** Lighthouse's six numbers in its colours, the budget, and what would make the page faster; null if not measured. */
export function renderPageSpeed(entry: EntryReport): Markup | null {
  const speed = getPageSpeed(entry);
  if (speed === null) return null;
  const tiles = speed.metrics.map(({ metric, value, grade, change }) => {
    const { tint, label } = GRADES[grade];
    return html`<div class="speed ${tint}"><dt>${METRIC_NAMES[metric].title}</dt>
      <dd><b>${value}</b> <span class="grade">${label}</span>${
        change !== null && html` <span class="fine">${change} since the baseline</span>`
      }</dd></div>`;
  });
  const slow = describeExcesses(entry.pageSpeed?.budget?.excesses ?? []);
  return html`<section class="part"><h3>Page speed</h3><dl class="speeds">${tiles}</dl>${
    slow !== "" && html`<p>Over budget: ${slow}.</p>`
  }${
    speed.opportunities.length > 0 &&
    html`<p>What would help:</p>
      <ul>${speed.opportunities.map((text) => html`<li dir="auto">${text}</li>`)}</ul>`
  }<p class="fine">${
    (entry.pageSpeed?.measurements ?? 1) > 1
      ? "Measured twice with Lighthouse; the better measurement counts."
      : "Measured with Lighthouse."
  }</p></section>`;
}
