import type { EntryResult } from "../../result/check-report.ts";
import { formatPlatform } from "../platform-names.ts";
import { html, type Markup } from "./markup.ts";
import { countByState } from "./report-header.ts";

/** The filters by state, platform and text. The page's script unhides them. */
export function renderFilters(ordered: readonly EntryResult[]): Markup | null {
  if (ordered.length < 2) return null;
  const states = countByState(ordered);
  const platforms = [...new Set(ordered.map(({ platform }) => platform))].sort();
  const stateBoxes = states.map(
    ({ label, tint, count }) =>
      html`<label class="chip ${tint}"><input type="checkbox" name="state" value="${label}">
        <span>${label} <b>${count}</b></span></label>`,
  );
  const platformOptions = platforms.map(
    (platform) => html`<option value="${platform ?? "none"}">${formatPlatform(platform, "no platform")}</option>`,
  );
  return html`<form class="filters" role="search" aria-label="Filter the ads" hidden>
    <label class="find"><span class="sr">Find in ads</span>
    <input type="search" name="text" placeholder="Search ads, URLs, reasons" autocomplete="off"
    spellcheck="false"></label>
    ${states.length > 1 && html`<fieldset><legend class="sr">State</legend>${stateBoxes}</fieldset>`}
    ${
      platforms.length > 1 &&
      html`<label class="pick"><span class="sr">Platform</span><select name="platform">
        <option value="">All platforms</option>${platformOptions}</select></label>`
    }<output name="shown" aria-live="polite"></output>
    <span class="folds"><button type="button" name="open">Open all</button> <button type="button"
    name="close">Close all</button></span></form>`;
}
