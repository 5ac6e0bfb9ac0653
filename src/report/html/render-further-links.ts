import type { EntryReport } from "../../result/entry-report.ts";
import type { FurtherLinkReport } from "../../result/further-link-report.ts";
import { html, type Markup, renderUrl } from "./markup.ts";

const VERDICTS = { alive: "works", link_broken: "broken", inconclusive: "unclear" } as const;
const MAX_LISTED = 50;

/** The ad's further pages with their verdicts, broken ones first; folded if all work. */
export function renderFurtherLinks({ furtherLinks = [] }: EntryReport): Markup | null {
  if (furtherLinks.length === 0) return null;
  const rank = ({ verdict }: FurtherLinkReport) => ["link_broken", "inconclusive", "alive"].indexOf(verdict);
  const sorted = furtherLinks.toSorted((a, b) => rank(a) - rank(b));
  const rest = sorted.length - MAX_LISTED;
  const list = html`<ul>${sorted.slice(0, MAX_LISTED).map(renderLink)}</ul>${
    rest > 0 && html`<p class="fine">The JSON report has ${rest.toLocaleString("en")} more.</p>`
  }`;
  const title = `Further links (${furtherLinks.length.toLocaleString("en")})`;
  return sorted.every(({ verdict }) => verdict === "alive")
    ? html`<details class="more"><summary>${title}: all work</summary>${list}</details>`
    : html`<section class="part"><h3>${title}</h3>${list}</section>`;
}

function renderLink({ kind, text, url, verdict, reason }: FurtherLinkReport): Markup {
  const name = text === null ? kind : `${kind} “${text}”`;
  return html`<li dir="auto">${name}: <b>${VERDICTS[verdict]}</b>, <code dir="ltr">${renderUrl(url)}</code>${
    reason !== null && html` · ${reason}`
  }</li>`;
}
