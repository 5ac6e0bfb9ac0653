import type { EntryResult } from "../../run/result.ts";
import { html, type Markup } from "./markup.ts";
import { countByState } from "./report-header.ts";

/** Narrows the list by state, platform and words. Shown where there is a script to answer it. */
export function renderFilters(ordered: readonly EntryResult[]): Markup | null {
  if (ordered.length < 2) return null;
  const states = countByState(ordered);
  const platforms = [...new Set(ordered.map(({ platform }) => platform ?? "none"))].sort();
  return html`<form class="filters" role="search" aria-label="Filter the ads" hidden><label class="find"><span class="sr">Find in ads</span><input type="search" name="text" placeholder="Find an ad, an address, a reason" autocomplete="off" spellcheck="false"></label>${
    states.length > 1 &&
    html`<fieldset><legend class="sr">State</legend>${states.map(
      ({ label, tint, count }) =>
        html`<label class="chip ${tint}"><input type="checkbox" name="state" value="${label}"><span>${label} <b>${count}</b></span></label>`,
    )}</fieldset>`
  }${
    platforms.length > 1 &&
    html`<label class="pick"><span class="sr">Platform</span><select name="platform"><option value="">All platforms</option>${platforms.map(
      (platform) =>
        html`<option value="${platform}">${platform === "none" ? "no platform" : platform}</option>`,
    )}</select></label>`
  }<output name="shown" aria-live="polite"></output><span class="folds"><button type="button" name="open">Open all</button> <button type="button" name="close">Close all</button></span></form>`;
}
