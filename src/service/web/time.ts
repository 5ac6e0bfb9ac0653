import { html, type Markup } from "../../report/html/markup.ts";

/** A moment in UTC, as everywhere in this program: `2027-01-31` or `2027-01-31 09:30 UTC`. */
export function renderTime(at: Date, precision: "day" | "minute"): Markup {
  const iso = at.toISOString();
  const text = precision === "day" ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
  return html`<time datetime="${iso}">${text}</time>`;
}
