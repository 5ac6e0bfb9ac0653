import { z } from "zod";
import { getEntryBadge } from "../../report/entry-status.ts";
import { getEntryColour } from "../../report/html/labels-and-colours.ts";
import { html, type Markup } from "../../report/html/markup.ts";
import { getNextStep } from "../../report/html/next-step.ts";
import { renderEntryDetails, renderEntryReason } from "../../report/html/render-entry-details.ts";
import { renderIcon, renderScoreRing } from "../../report/html/visual-indicators.ts";
import { formatPlatform } from "../../report/platform-names.ts";
import type { EntryResult } from "../../result/check-report.ts";
import { HttpError } from "../http-error.ts";
import { findEvaluation } from "../store/find-evaluation.ts";
import { listFixes } from "../store/fixes.ts";
import { createShare, listShares, type Share } from "../store/shares.ts";
import { findSubmissionOf } from "../store/submissions.ts";
import { renderFixList } from "./fixes-page.ts";
import { sendPage } from "./page.ts";
import { requireSignedIn } from "./require-signed-in.ts";
import { describeEvaluation, linkPictures, type ShownEvaluation, sendPicture } from "./show-evaluation.ts";
import { renderTime } from "./time.ts";
import type { WebApp, WebContext, WebRequest } from "./web-context.ts";

const PATH = "/evaluations/:id" as const;

/** The page of an evaluation, for its account. */
export function addEvaluationRoutes(app: WebApp, context: WebContext): void {
  const { base, database } = context;
  const { db } = database;
  app.get(PATH, async (c) => {
    const { account } = requireSignedIn(c);
    const shown = await readEvaluation(c, context);
    const id = c.req.param("id");
    const shares = await listShares(db, account.id, id);
    const fixes = (await listFixes(db, account.id, id)) ?? [];
    const further = html`${renderFixList(base, fixes, "What was done about the fixes")}
      ${renderShares(context.publicUrl, base, id, shares)}`;
    return sendEvaluation(c, context, shown, further);
  });
  app.get(`${PATH}/pictures/:role`, async (c) => sendPicture(c, context, await readEvaluation(c, context)));
  app.post(`${PATH}/shares`, async (c) => {
    const { account } = requireSignedIn(c);
    const { path } = await readEvaluation(c, context);
    await createShare(db, account.id, c.req.param("id"));
    return c.redirect(`${base}${path}#share`, 303);
  });
}

/** @throws HttpError 404 if the account has no such evaluation. */
async function readEvaluation(c: WebRequest, { database }: WebContext): Promise<ShownEvaluation> {
  const { account } = requireSignedIn(c);
  const id = z.uuid().safeParse(c.req.param("id"));
  const stored = id.success ? await findEvaluation(database.db, account.id, id.data) : null;
  if (stored === null) throw new HttpError(404, "This evaluation does not exist.");
  return describeEvaluation(stored, await findSubmissionOf(database.db, stored.id));
}

/** The verdict, the report's parts, and what the caller may do. */
export function sendEvaluation(c: WebRequest, context: WebContext, shown: ShownEvaluation, further?: Markup) {
  const { base } = context;
  const { entry, createdAt, submissionId } = shown;
  const details = renderEntryDetails(entry, { number: 1, findPictureUrl: linkPictures(shown, base) });
  const again =
    submissionId !== null && html`<a class="button" href="${base}/?again=${submissionId}">Evaluate again</a>`;
  const trend = html`<a class="button" href="${base}/landing-page?url=${encodeURIComponent(entry.landingUrl)}">Trend of
    the landing page</a>`;
  const body = html`${renderVerdict(entry)}
    <p class="fine">${formatPlatform(entry.platform, "No platform")} · evaluated ${renderTime(createdAt, "minute")}</p>
    ${further !== undefined && html`<p class="actions">${again}${trend}</p>`}
    <section class="entry result"><h2 class="sr">What was found</h2>
    <div>${renderEntryReason(entry)}${details}</div></section>${further}`;
  return sendPage(c, context, { title: entry.id, body });
}

function renderVerdict(entry: EntryResult): Markup {
  const { label } = getEntryBadge(entry);
  const { overallScore } = entry;
  const tint = getEntryColour(entry);
  const step = getNextStep(entry);
  const sign =
    overallScore === null
      ? html`<span class="disc">${renderIcon(tint)}</span>`
      : html`${renderScoreRing(overallScore, tint)}<span class="sr">Score ${overallScore} of 10</span>`;
  return html`<div class="verdict ${tint}"><span class="overall">${sign}</span><div><p class="word">${label}</p>
    <h1 dir="auto">${entry.id}</h1>${step !== null && html`<p dir="auto"><b>${step.instruction}</b></p>`}</div></div>`;
}

function renderShares(publicUrl: string, base: string, id: string, shares: readonly Share[]): Markup {
  const links = shares.map(
    ({ token, createdAt }) => html`<li><p class="address"><code class="copied">${publicUrl}/shared/${token}</code>
      <button type="button" class="copy" hidden aria-label="Copy the link">Copy</button></p>
      <form method="post" action="${base}/shared/${token}/revoke">
      <span class="fine">since ${renderTime(createdAt, "minute")} </span><button type="submit"
      aria-label="Revoke the link of ${createdAt.toISOString()}">Revoke</button></form></li>`,
  );
  return html`<section class="card" id="share" aria-labelledby="share-title"><h2 id="share-title">Share</h2>
    <p>Whoever has a link sees this evaluation, and nothing else. A revoked link stops working at once.</p>
    ${links.length > 0 && html`<ul class="links">${links}</ul>`}
    <form method="post" action="${base}/evaluations/${id}/shares"><p><button type="submit">Create a link</button></p>
    </form></section>`;
}
