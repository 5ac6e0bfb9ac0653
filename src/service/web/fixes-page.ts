import { z } from "zod";
import type { StoredFix } from "../../contract/fix.ts";
import { html, type Markup } from "../../report/html/markup.ts";
import { describeDirection, humanizeIdentifier } from "../../report/select-fixes-and-risks.ts";
import { HttpError } from "../http-error.ts";
import { changeFix, listFixesByStatus } from "../store/fixes.ts";
import { readForm } from "./form.ts";
import { sendPage } from "./page.ts";
import { requireSignedIn } from "./require-signed-in.ts";
import { renderTime } from "./time.ts";
import type { WebApp, WebContext, WebRequest } from "./web-context.ts";

const PATH = "/fixes";
const STATUSES = ["pending", "applied", "dismissed"] as const;
type FixStatus = (typeof STATUSES)[number];
const MAX_FIXES = 200;

const ChangeForm = z.object({
  status: z.enum(STATUSES),
  reason: z.string().max(500).default(""),
  /** The page to go back to. */
  from: z.enum(["list", "evaluation"]),
});

const STATUS_LABELS: Record<StoredFix["status"], string> = {
  pending: "Pending",
  applied: "Applied",
  dismissed: "Dismissed",
  expired: "A later evaluation has this fix, too",
};

/** Fixes of all evaluations, and what was done about them. */
export function addFixesRoutes(app: WebApp, context: WebContext): void {
  const { base, database } = context;
  app.get(PATH, (c) => sendFixesPage(c, context));
  app.post(`${PATH}/:evaluationId/:fixId`, async (c) => {
    const { account } = requireSignedIn(c);
    const { evaluationId, fixId } = c.req.param();
    const { status, reason, from } = await readForm(c, ChangeForm);
    const ids = z.tuple([z.uuid(), z.uuid()]).safeParse([evaluationId, fixId]);
    if (!ids.success) throw new HttpError(404, "This fix does not exist.");
    const change = { status, reason: status === "dismissed" ? reason.trim() : "" };
    const isChanged = await changeFix(database.db, account.id, { evaluationId, fixId }, change, context.now());
    if (!isChanged) throw new HttpError(404, "This fix does not exist.");
    return c.redirect(from === "list" ? base + PATH : `${base}/evaluations/${evaluationId}#fixes`, 303);
  });
}

async function sendFixesPage(c: WebRequest, context: WebContext) {
  const { account } = requireSignedIn(c);
  const status = z.enum(STATUSES).catch("pending").parse(c.req.query("status"));
  const fixes = await listFixesByStatus(context.database.db, account.id, status, MAX_FIXES);
  const tabs = STATUSES.map((one) => {
    const mark = one === status && html` aria-current="true"`;
    return html`<li><a href="${context.base}${PATH}?status=${one}"${mark}>${STATUS_LABELS[one]}</a></li>`;
  });
  const items = fixes.map((fix) => renderFix(context.base, fix, "list"));
  const body = html`<h1>Fixes</h1><ul class="tabs">${tabs}</ul>
    <section class="card">${
      items.length === 0 ? html`<p class="empty">None.</p>` : html`<ol class="fix-list">${items}</ol>`
    }${fixes.length === MAX_FIXES && html`<p class="fine">The newest ${MAX_FIXES}.</p>`}</section>`;
  return sendPage(c, context, { title: "Fixes", body });
}

/** The fixes of an evaluation with their states; null if it has none. */
export function renderFixList(base: string, fixes: readonly StoredFix[], title: string): Markup | null {
  if (fixes.length === 0) return null;
  return html`<section class="card" id="fixes" aria-labelledby="fixes-title"><h2 id="fixes-title">${title}</h2>
    <ol class="fix-list">${fixes.map((fix) => renderFix(base, fix, "evaluation"))}</ol></section>`;
}

function renderFix(base: string, fix: StoredFix, from: "list" | "evaluation"): Markup {
  const { id, evaluationId, status, suggestedValue, currentValue, dismissedReason } = fix;
  const element = fix.element || humanizeIdentifier(fix.fixType);
  const at = fix.appliedAt ?? fix.dismissedAt;
  const state =
    status !== "pending" &&
    html`<p class="fine">${STATUS_LABELS[status]}${at !== null && html` ${renderTime(new Date(at), "day")}`}${
      dismissedReason !== null && dismissedReason !== "" && html`: <span dir="auto">${dismissedReason}</span>`
    }</p>`;
  const { direction } = fix;
  const title = html`${element}${direction !== null && `: ${describeDirection({ direction })}`}`;
  const heading = from === "list" ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`;
  return html`<li>${heading}<p dir="auto">${
    currentValue !== null && currentValue.trim() !== "" && html`<q class="from">${currentValue}</q> → `
  }<q class="to">${suggestedValue}</q></p>${state}
    <div class="change-fix">${
      status !== "expired" && renderChoices(`${base}${PATH}/${evaluationId}/${id}`, from, status, element)
    }${from === "list" && html`<a href="${base}/evaluations/${evaluationId}">The evaluation</a>`}</div></li>`;
}

/** A form for each, so that Enter in the reason's field does what the field is for. */
function renderChoices(action: string, from: "list" | "evaluation", status: FixStatus, element: string): Markup {
  const form = (value: FixStatus, label: string, field: Markup | null = null) =>
    html`<form method="post" action="${action}"><input type="hidden" name="from" value="${from}">${field}
      <button type="submit" name="status" value="${value}" aria-label="${label}: ${element}">${label}</button></form>`;
  if (status !== "pending") return form("pending", "Reopen");
  const reason = html`<input name="reason" maxlength="500" placeholder="Why not (optional)"
    aria-label="Why “${element}” is dismissed">`;
  return html`${form("applied", "Mark as applied")}${form("dismissed", "Dismiss", reason)}`;
}
