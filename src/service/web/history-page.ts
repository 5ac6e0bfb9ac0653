import { z } from "zod";
import { PLATFORMS } from "../../contract/vocabulary.ts";
import { html, type Markup } from "../../report/html/markup.ts";
import { formatPlatform, PLATFORM_NAMES } from "../../report/platform-names.ts";
import { HISTORY_RESULTS, type HistoryRow, searchHistory } from "../store/search-history.ts";
import { renderSelect } from "./form.ts";
import { sendPage } from "./page.ts";
import { requireSignedIn } from "./require-signed-in.ts";
import { RESULT_LABELS, renderResult, THRESHOLD } from "./score-mark.ts";
import { renderTime } from "./time.ts";
import type { WebApp, WebContext, WebRequest } from "./web-context.ts";

export const HISTORY_PATH = "/history";
const PAGE_SIZE = 30;
const MAX_WORDS = 8;

/** Whatever else the address says is ignored. */
const HistoryQuery = z.object({
  q: z.string().max(300).catch(""),
  platform: z.enum(PLATFORMS).nullable().catch(null),
  result: z.enum(HISTORY_RESULTS).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});
type HistoryQuery = z.infer<typeof HistoryQuery>;

/** Past evaluations: search, filters, and two of them to compare. */
export function addHistoryRoutes(app: WebApp, context: WebContext): void {
  app.get(HISTORY_PATH, (c) => sendHistoryPage(c, context));
}

async function sendHistoryPage(c: WebRequest, context: WebContext) {
  const { account } = requireSignedIn(c);
  const query = HistoryQuery.parse(c.req.query());
  const filter = {
    words: query.q
      .split(/\s+/u)
      .filter((word) => word !== "")
      .slice(0, MAX_WORDS),
    platform: query.platform,
    result: query.result,
    landingPageUrl: null,
    threshold: THRESHOLD,
  };
  const range = { limit: PAGE_SIZE + 1, offset: (query.page - 1) * PAGE_SIZE };
  const found = await searchHistory(context.database.db, account.id, filter, range);
  const { base } = context;
  const rows = found.slice(0, PAGE_SIZE);
  const isFiltered = query.q !== "" || query.platform !== null || query.result !== null;
  const body = html`<h1>History</h1>${renderSearch(base, query)}${
    rows.length === 0 ? renderNothing(base, isFiltered) : renderRows(base, rows)
  }${renderPages(base, query, found.length > PAGE_SIZE)}`;
  return sendPage(c, context, { title: "History", body });
}

const PLATFORM_CHOICES = [["", "All"], ...PLATFORMS.map((one) => [one, PLATFORM_NAMES[one]] as const)] as const;
const RESULT_CHOICES = [["", "All"], ...HISTORY_RESULTS.map((one) => [one, RESULT_LABELS[one]] as const)] as const;

const renderSearch = (base: string, { q, platform, result }: HistoryQuery): Markup =>
  html`<form class="search" method="get" action="${base}${HISTORY_PATH}" role="search">
    <p class="field"><label for="q">Ad or landing page</label><input id="q" name="q" type="search" value="${q}"
    maxlength="300" dir="auto"></p>
    ${renderSelect("platform", "Platform", PLATFORM_CHOICES, platform ?? "")}
    ${renderSelect("result", "Result", RESULT_CHOICES, result ?? "")}
    <p><button type="submit">Search</button></p></form>`;

const renderNothing = (base: string, isFiltered: boolean): Markup =>
  isFiltered
    ? html`<p class="empty">Nothing matches. <a href="${base}${HISTORY_PATH}">Show all</a></p>`
    : html`<p class="empty">Nothing was evaluated yet. <a href="${base}/">Evaluate an ad</a></p>`;

function renderRows(base: string, rows: readonly HistoryRow[]): Markup {
  return html`<form method="get" action="${base}/compare"><section class="card">
    <table class="grid history"><thead><tr><th scope="col">Compare</th><th scope="col">Result</th>
    <th scope="col">Ad</th><th scope="col">Landing page</th><th scope="col">When</th></tr></thead>
    <tbody>${rows.map((row) => renderRow(base, row))}</tbody></table></section>
    <p class="actions"><button type="submit">Compare the two that are ticked</button></p></form>`;
}

function renderRow(base: string, row: HistoryRow): Markup {
  const { id, kind, landingPageUrl, platform, at, score } = row;
  const title = describeAd(row);
  const known = PLATFORMS.find((one) => one === platform) ?? null;
  const tick =
    score !== null &&
    html`<input type="checkbox" name="id" value="${id}"
      aria-label="Compare ${title}, ${at.toISOString().slice(0, 10)}">`;
  const trend = `${base}/landing-page?url=${encodeURIComponent(landingPageUrl)}`;
  return html`<tr><td>${tick}</td><td>${renderResult(row)}</td>
    <th scope="row" dir="auto"><a href="${base}/${kind}s/${id}">${title}</a>
    ${known !== null && html`<br><span class="grave">${formatPlatform(known)}</span>`}</th>
    <td><a href="${trend}" dir="ltr">${shortenUrl(landingPageUrl)}</a></td><td>${renderTime(at, "minute")}</td></tr>`;
}

/** An ad without a headline is known by its page. */
export const describeAd = ({ title, landingPageUrl }: Pick<HistoryRow, "title" | "landingPageUrl">): string =>
  title ?? `Ad for ${URL.parse(landingPageUrl)?.hostname ?? landingPageUrl}`;

const MAX_URL_CHARS = 70;

/** Without scheme and parameters. */
export function shortenUrl(text: string): string {
  const url = URL.parse(text);
  const short = url === null ? text : url.host + (url.pathname === "/" ? "" : url.pathname);
  return short.length > MAX_URL_CHARS ? `${short.slice(0, MAX_URL_CHARS)}…` : short;
}

function renderPages(base: string, query: HistoryQuery, hasMore: boolean): Markup | null {
  const link = (page: number, label: string) => {
    const { q, platform, result } = query;
    const fields = {
      ...(q !== "" && { q }),
      ...(platform && { platform }),
      ...(result && { result }),
      page: String(page),
    };
    return html`<a class="button" href="${base}${HISTORY_PATH}?${new URLSearchParams(fields).toString()}">${label}</a>`;
  };
  if (query.page === 1 && !hasMore) return null;
  return html`<nav class="actions" aria-label="Pages of the history">${query.page > 1 && link(query.page - 1, "Newer")}
    ${hasMore && link(query.page + 1, "Older")}</nav>`;
}
