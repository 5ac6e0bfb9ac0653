import { html, type Markup, renderUrl } from "../../report/html/markup.ts";
import { HttpError } from "../http-error.ts";
import { type HistoryRow, searchHistory } from "../store/search-history.ts";
import { describeAd } from "./history-page.ts";
import { sendPage } from "./page.ts";
import { requireSignedIn } from "./require-signed-in.ts";
import { renderResult, THRESHOLD } from "./score-mark.ts";
import { renderTime } from "./time.ts";
import type { WebApp, WebContext, WebRequest } from "./web-context.ts";

const MAX_EVALUATIONS = 200;
const MAX_POINTS = 30;

/** How the ads of a landing page have scored over time. */
export function addLandingPageRoutes(app: WebApp, context: WebContext): void {
  app.get("/landing-page", (c) => sendLandingPage(c, context));
}

async function sendLandingPage(c: WebRequest, context: WebContext) {
  const { account } = requireSignedIn(c);
  const url = c.req.query("url") ?? "";
  const filter = { words: [], platform: null, result: null, landingPageUrl: url, threshold: THRESHOLD };
  const rows = await searchHistory(context.database.db, account.id, filter, { limit: MAX_EVALUATIONS, offset: 0 });
  if (rows.length === 0) throw new HttpError(404, "No ad was evaluated with this landing page.");
  const ads = [...Map.groupBy(rows, describeAd)];
  const body = html`<h1>Landing page</h1><p class="address"><code dir="ltr">${renderUrl(url)}</code></p>
    <section class="card"><table class="grid"><thead><tr><th scope="col">Ad</th><th scope="col">Trend</th>
    <th scope="col">Last</th><th scope="col">Change</th><th scope="col">When</th></tr></thead>
    <tbody>${ads.map(([title, ofAd]) => renderAd(context.base, title, ofAd))}</tbody></table>
    ${rows.length === MAX_EVALUATIONS && html`<p class="fine">The last ${MAX_EVALUATIONS} evaluations.</p>`}</section>`;
  return sendPage(c, context, { title: "Landing page", body });
}

/** @param rows newest first. */
function renderAd(base: string, title: string, rows: readonly HistoryRow[]): Markup | null {
  const [last, ...earlier] = rows;
  if (last === undefined) return null;
  const scores = rows
    .flatMap(({ score }) => score ?? [])
    .slice(0, MAX_POINTS)
    .reverse();
  const before = earlier.find(({ score }) => score !== null)?.score ?? null;
  const change = before === null || last.score === null ? null : Math.round((last.score - before) * 10) / 10;
  return html`<tr><th scope="row" dir="auto"><a href="${base}/${last.kind}s/${last.id}">${title}</a></th>
    <td>${scores.length > 1 ? renderTrend(scores) : "one evaluation"}</td><td>${renderResult(last)}</td>
    <td data-label="Change">${renderChange(change)}</td><td>${renderTime(last.at, "minute")}</td></tr>`;
}

/** The change of a score since the evaluation before; null where there is none. */
export function renderChange(change: number | null): Markup | string {
  if (change === null) return "–";
  if (change === 0) return "none";
  const text = change > 0 ? `▲ ${change}` : `▼ ${-change}`;
  return html`<span class="delta ${change > 0 ? "pass" : "fail"}">${text}</span>`;
}

/** Scores of 0 to 10 from left to right, with the threshold. Screen readers get the numbers. */
function renderTrend(scores: readonly number[]): Markup {
  const x = (index: number) => Math.round((4 + (index / (scores.length - 1)) * 112) * 10) / 10;
  const y = (score: number) => Math.round((34 - score * 3) * 10) / 10;
  const points = scores.map((score, index) => `${x(index)},${y(score)}`).join(" ");
  const last = scores.at(-1) ?? 0;
  return html`<svg class="trend" viewBox="0 0 120 38" role="img" aria-label="Scores: ${scores.join(", ")}">
    <line x1="0" x2="120" y1="${y(THRESHOLD)}" y2="${y(THRESHOLD)}"/><polyline points="${points}"/>
    <circle cx="${x(scores.length - 1)}" cy="${y(last)}" r="3"/></svg>`;
}
