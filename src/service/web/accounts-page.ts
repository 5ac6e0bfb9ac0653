import { z } from "zod";
import { html, type Markup } from "../../report/html/markup.ts";
import { type AccountUsage, listAccountsWithUsage, monthlyLimitOf } from "../accounts/accounts.ts";
import { createInvitation, createResetLink } from "../accounts/one-time-links.ts";
import { PLAN_NAMES, PLANS, type PlanName } from "../accounts/plans.ts";
import { AccountError } from "../operator-error.ts";
import { monthOf } from "../quota/quota-month.ts";
import { readForm, renderField, renderProblem, renderSelect } from "./form.ts";
import { sendPage } from "./page.ts";
import { requireOwner } from "./require-signed-in.ts";
import { renderTime } from "./time.ts";
import type { WebApp, WebContext, WebRequest } from "./web-context.ts";

const PATH = "/accounts";

const InvitationForm = z.object({ email: z.string().max(300), plan: z.enum(PLAN_NAMES) });

/** The owner's page: who has an account, invitations, and links for new passwords. */
export function addAccountsRoutes(app: WebApp, context: WebContext): void {
  const { database, now } = context;
  const sendLink = async (c: WebRequest, create: () => Promise<{ email: string; path: string }>) => {
    try {
      return sendAccountsPage(c, context, { link: await create() });
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      return sendAccountsPage(c, context, { problem: error.problem });
    }
  };
  app.get(PATH, (c) => sendAccountsPage(c, context, {}));
  app.post(`${PATH}/invite`, async (c) => {
    requireOwner(c);
    const form = await readForm(c, InvitationForm);
    return sendLink(c, () => createInvitation(database.db, form, now()));
  });
  app.post(`${PATH}/:id/reset`, async (c) => {
    requireOwner(c);
    return sendLink(c, () => createResetLink(database.db, c.req.param("id"), now()));
  });
}

async function sendAccountsPage(
  c: WebRequest,
  context: WebContext,
  { problem, link }: { problem?: string; link?: { email: string; path: string } },
) {
  requireOwner(c);
  const all = await listAccountsWithUsage(context.database.db, monthOf(context.now()));
  const plans = PLAN_NAMES.map((plan) => [plan, describePlan(plan)] as const);
  const body = html`<h1>Accounts</h1>${renderProblem(problem ?? null)}
    ${link !== undefined && renderLink(context.publicUrl + link.path, link.email)}
    <section class="card" aria-labelledby="all"><h2 id="all">Who uses this service</h2>
    <table class="grid"><thead><tr><th scope="col">E-mail</th><th scope="col">Plan</th><th scope="col">This month</th>
    <th scope="col">Since</th><th scope="col">Password</th></tr></thead>
    <tbody>${all.map((one) => renderAccount(context.base, one))}</tbody></table></section>
    <section class="card" aria-labelledby="invite"><h2 id="invite">Invite somebody</h2>
    <form class="fields" method="post" action="${context.base}${PATH}/invite">
    ${renderField({ name: "email", label: "E-mail", type: "email" })}
    ${renderSelect("plan", "Plan", plans, "scale")}
    <p><button class="main" type="submit">Create an invitation link</button></p></form>
    <p class="fine">This service sends no mail: pass the link on yourself.</p></section>`;
  return sendPage(c, context, { title: "Accounts", body }, problem === undefined ? 200 : 422);
}

const describePlan = (plan: PlanName): string =>
  `${plan}: ${PLANS[plan].monthlyLimit} a month, ${PLANS[plan].keyLimit} keys`;

const renderLink = (url: string, email: string): Markup =>
  html`<div class="message pass" role="status"><p><b>Send this link to <span dir="auto">${email}</span>. It works
    once, and is shown only now.</b></p><p class="address"><code class="copied">${url}</code>
    <button type="button" class="copy" hidden aria-label="Copy the link">Copy</button></p></div>`;

function renderAccount(base: string, { account, used }: AccountUsage): Markup {
  const { id, email, plan, isOwner, passwordHash, createdAt } = account;
  const label = passwordHash === null ? "Give access" : "Reset link";
  return html`<tr><th scope="row" dir="auto">${email}${isOwner && html` <span class="grave">owner</span>`}</th>
    <td data-label="Plan">${plan}</td><td data-label="This month">${used} of ${monthlyLimitOf(account)}</td>
    <td data-label="Since">${renderTime(createdAt, "day")}</td>
    <td><form method="post" action="${base}${PATH}/${id}/reset"><button type="submit"
    aria-label="${label} for ${email}">${label}</button></form></td></tr>`;
}
