import { z } from "zod";
import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import type { ReceivedClaim } from "../../contract/ledger.ts";
import { DIMENSIONS } from "../../contract/vocabulary.ts";
import { DIMENSION_NAMES, getDimensionScores } from "../../report/dimension-scores.ts";
import { getEvaluation } from "../../report/entries.ts";
import { getClaimLabel } from "../../report/html/labels-and-colours.ts";
import { html, type Markup, renderUrl } from "../../report/html/markup.ts";
import { renderSideBySide } from "../../report/html/side-by-side.ts";
import { renderPill } from "../../report/html/visual-indicators.ts";
import { HttpError } from "../http-error.ts";
import { findEvaluation } from "../store/find-evaluation.ts";
import { renderChange } from "./landing-page-page.ts";
import { sendPage } from "./page.ts";
import { requireSignedIn } from "./require-signed-in.ts";
import { describeEvaluation, linkPictures, type ShownEvaluation } from "./show-evaluation.ts";
import { renderTime } from "./time.ts";
import type { WebApp, WebContext, WebRequest } from "./web-context.ts";

interface Side {
  shown: ShownEvaluation;
  evaluation: ReceivedEvaluation;
}

/** Two evaluations side by side: pictures, scores and claims. */
export function addCompareRoutes(app: WebApp, context: WebContext): void {
  app.get("/compare", (c) => sendComparePage(c, context));
}

async function sendComparePage(c: WebRequest, context: WebContext) {
  const { account } = requireSignedIn(c);
  const ids = z.array(z.uuid()).length(2).safeParse(c.req.queries("id"));
  if (!ids.success) throw new HttpError(400, "Tick two evaluations in the history, then compare them.");
  const found = await Promise.all(ids.data.map((id) => readSide(context, account.id, id)));
  const [before, after] = found.toSorted((a, b) => a.shown.createdAt.getTime() - b.shown.createdAt.getTime());
  if (before === undefined || after === undefined) throw new Error("Two evaluations were read.");
  const { base } = context;
  const body = html`<h1>Two evaluations</h1>
    <div class="pair">${renderSide(base, "Before", before)}${renderSide(base, "After", after)}</div>
    ${renderScoreTable(before.evaluation, after.evaluation)}${renderClaimTable(before, after)}`;
  return sendPage(c, context, { title: "Compare", body });
}

/** @throws HttpError 404 if the account has no such evaluation, or it has no scores. */
async function readSide({ database }: WebContext, accountId: string, id: string): Promise<Side> {
  const stored = await findEvaluation(database.db, accountId, id);
  if (stored === null) throw new HttpError(404, "This evaluation does not exist.");
  const shown = describeEvaluation(stored, null);
  const evaluation = getEvaluation(shown.entry);
  if (evaluation === null) throw new HttpError(404, "This evaluation has no scores: its page was not captured.");
  return { shown, evaluation };
}

function renderSide(base: string, when: string, { shown, evaluation }: Side): Markup {
  const { entry, path, createdAt } = shown;
  return html`<section class="card" aria-label="${when}"><h2 dir="auto"><a href="${base}${path}">${entry.id}</a></h2>
    <p class="fine">${when}: ${renderTime(createdAt, "minute")}</p>
    <p class="address"><code dir="ltr">${renderUrl(entry.landingUrl)}</code></p>
    ${renderSideBySide(entry, evaluation, linkPictures(shown, base))}</section>`;
}

function renderScoreTable(before: ReceivedEvaluation, after: ReceivedEvaluation): Markup {
  const [of, to] = [getDimensionScores(before), getDimensionScores(after)];
  const rows = [
    renderScoreRow("Overall", before.overallScore, after.overallScore),
    ...DIMENSIONS.map((dimension) => renderScoreRow(DIMENSION_NAMES[dimension].title, of[dimension], to[dimension])),
  ];
  return html`<section class="card" aria-labelledby="scores"><h2 id="scores">Scores</h2><table class="grid"><thead><tr>
    <th scope="col">Score</th><th scope="col">Before</th><th scope="col">After</th><th scope="col">Change</th></tr>
    </thead><tbody>${rows}</tbody></table></section>`;
}

function renderScoreRow(name: string, before: number | null, after: number | null): Markup {
  const change = before === null || after === null ? null : Math.round((after - before) * 10) / 10;
  return html`<tr><th scope="row">${name}</th><td data-label="Before">${before ?? "–"}</td>
    <td data-label="After">${after ?? "–"}</td><td data-label="Change">${renderChange(change)}</td></tr>`;
}

/** The claims of both ads. An ad that has changed makes others. */
function renderClaimTable(before: Side, after: Side): Markup | null {
  const key = ({ kind, text }: ReceivedClaim) => `${kind} ${text}`;
  const of = new Map((before.shown.entry.ledger ?? []).map((claim) => [key(claim), claim]));
  const to = new Map((after.shown.entry.ledger ?? []).map((claim) => [key(claim), claim]));
  const all = [...new Map([...to, ...of])];
  if (all.length === 0) return null;
  const rows = all.map(
    ([id, { text }]) => html`<tr><th scope="row" dir="auto">${text}</th>
      <td data-label="Before">${renderVerdict(of.get(id))}</td>
      <td data-label="After">${renderVerdict(to.get(id))}</td></tr>`,
  );
  return html`<section class="card" aria-labelledby="claims"><h2 id="claims">What the ad promises</h2>
    <table class="grid"><thead><tr><th scope="col">In the ad</th><th scope="col">Before</th>
    <th scope="col">After</th></tr></thead><tbody>${rows}</tbody></table></section>`;
}

function renderVerdict(claim: ReceivedClaim | undefined): Markup {
  if (claim === undefined) return html`<span class="grave">not in this ad</span>`;
  const { tint, label } = getClaimLabel(claim);
  const words = claim.pageText ?? "";
  return html`${renderPill(tint, label)}${words !== "" && html`<br><span class="grave" dir="auto">${words}</span>`}`;
}
