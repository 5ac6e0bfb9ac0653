import { z } from "zod";
import { SCOPES, type Scope } from "../../contract/vocabulary.ts";
import { html, type Markup } from "../../report/html/markup.ts";
import { setPassword } from "../accounts/accounts.ts";
import { KEY_PREFIX } from "../accounts/key-format.ts";
import { type ApiKey, createKey, listKeys, revokeKey } from "../accounts/keys.ts";
import { hashPassword, MIN_PASSWORD_LENGTH, matchesPassword, requireGoodPassword } from "../accounts/passwords.ts";
import { includesApi, PLANS } from "../accounts/plans.ts";
import { closeSession, closeSessions, listSessions, type Session, type SignedIn } from "../accounts/sessions.ts";
import { AccountError } from "../operator-error.ts";
import { accountQuota } from "../principal.ts";
import { readQuotaState } from "../quota/quota-state.ts";
import { describeBrowser } from "./describe-browser.ts";
import { readForm, renderDone, renderField, renderProblem } from "./form.ts";
import { sendPage } from "./page.ts";
import { requireSignedIn } from "./require-signed-in.ts";
import { renderTime } from "./time.ts";
import type { WebApp, WebContext, WebRequest } from "./web-context.ts";

const PATH = "/settings";

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const KeyForm = z.object({
  name: z.string().trim().min(1).max(100),
  scopes: oneOrMore.pipe(z.array(z.enum(SCOPES)).min(1)).optional(),
});
const PasswordForm = z.object({ current: z.string().max(1000), password: z.string().max(1000) });

const SCOPE_PURPOSES: Record<Scope, string> = {
  analyze: "evaluate ads",
  usage: "read how much of the month is used",
  history: "read past evaluations",
  fixes: "read fixes",
};

const DEFAULT_SCOPES: readonly Scope[] = ["analyze", "usage"];

/** What a page of the settings says about what was just done. */
interface Outcome {
  problem?: string;
  done?: string;
  /** A new key's text. It is shown once. */
  newKey?: string;
}

export function addSettingsRoutes(app: WebApp, context: WebContext): void {
  const { database, base } = context;
  const { db } = database;
  const back = (c: WebRequest, done: keyof typeof DONE_TEXTS) => c.redirect(`${base}${PATH}?done=${done}`, 303);
  app.get(PATH, (c) => {
    const done = Object.entries(DONE_TEXTS).find(([key]) => key === c.req.query("done"))?.[1];
    return sendSettingsPage(c, context, done === undefined ? {} : { done });
  });
  app.post(`${PATH}/keys`, async (c) => {
    const { account } = requireSignedIn(c);
    const { name, scopes } = await readForm(c, KeyForm);
    if (scopes === undefined) return sendSettingsPage(c, context, { problem: "Choose what the key may do." });
    try {
      const { text } = await createKey(db, account, { name, scopes });
      return sendSettingsPage(c, context, { newKey: text });
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      return sendSettingsPage(c, context, { problem: error.problem });
    }
  });
  app.post(`${PATH}/keys/:handle/revoke`, async (c) => {
    await revokeKey(db, c.req.param("handle"), requireSignedIn(c).account.id);
    return back(c, "key");
  });
  app.post(`${PATH}/sessions/:id/end`, async (c) => {
    const { account } = requireSignedIn(c);
    const id = z.uuid().safeParse(c.req.param("id"));
    if (id.success) await closeSession(db, account.id, id.data);
    return back(c, "session");
  });
  app.post(`${PATH}/sessions/end-others`, async (c) => {
    const { account, session } = requireSignedIn(c);
    await closeSessions(db, account.id, session.id);
    return back(c, "sessions");
  });
  app.post(`${PATH}/password`, async (c) => {
    const { account, session } = requireSignedIn(c);
    const { current, password } = await readForm(c, PasswordForm);
    try {
      requireGoodPassword(password, account.email);
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      return sendSettingsPage(c, context, { problem: error.problem });
    }
    if (!(await matchesPassword(current, account.passwordHash))) {
      return sendSettingsPage(c, context, { problem: "The current password is wrong." });
    }
    await setPassword(db, account.id, await hashPassword(password));
    await closeSessions(db, account.id, session.id);
    return back(c, "password");
  });
}

const DONE_TEXTS = {
  key: "The key is revoked. Requests with it now get 401.",
  session: "That browser is signed out.",
  sessions: "All other browsers are signed out.",
  password: "The password is changed, and all other browsers are signed out.",
} as const;

async function sendSettingsPage(c: WebRequest, context: WebContext, { problem, done, newKey }: Outcome) {
  const signedIn = requireSignedIn(c);
  const { account } = signedIn;
  const { db } = context.database;
  const now = context.now();
  const [keys, sessions, usage] = [
    await listKeys(db, account.id),
    await listSessions(db, account.id, now),
    await readQuotaState(db, accountQuota(account, now), now),
  ];
  const body = html`<h1>Settings</h1>${renderProblem(problem ?? null)}${renderDone(done ?? null)}
    <section class="card" aria-labelledby="usage"><h2 id="usage">This month</h2>
    <p><b>${usage.used}</b> of ${usage.limit} evaluations used, in the browser and with keys together. A new month
    begins on ${renderTime(new Date(usage.nextReset), "day")}.</p>
    <meter min="0" max="${Math.max(1, usage.limit)}" value="${Math.min(usage.used, usage.limit)}"
    aria-label="Evaluations used"></meter></section>
    ${renderKeys(context.base, signedIn, keys, newKey)}${renderSessions(context.base, signedIn, sessions)}
    ${renderPasswordForm(context.base, account.email)}`;
  return sendPage(c, context, { title: "Settings", body }, problem === undefined ? 200 : 422);
}

function renderKeys(base: string, { account }: SignedIn, keys: readonly ApiKey[], newKey: string | undefined): Markup {
  const created =
    newKey !== undefined &&
    html`<div class="message pass" role="status"><p><b>Copy the key now: it is shown only once.</b></p>
      <p class="address"><code class="copied">${newKey}</code>
      <button type="button" class="copy" hidden aria-label="Copy the key">Copy</button></p></div>`;
  return html`<section class="card" aria-labelledby="keys"><h2 id="keys">API keys</h2>${created}
    <p>With a key, the GitHub Action and the command line evaluate on this account
    (inputs <code>api-url</code> and <code>api-key</code>).</p>${keys.length > 0 && renderKeyTable(base, keys)}
    ${includesApi(account.plan) ? renderKeyForm(base) : renderNoApi(account.plan)}
    <p class="fine">The plan ${account.plan} allows ${PLANS[account.plan].keyLimit} keys.</p></section>`;
}

const renderNoApi = (plan: string): Markup =>
  html`<p class="message warn">The plan ${plan} has no API access. The operator of this service can change it.</p>`;

function renderKeyTable(base: string, keys: readonly ApiKey[]): Markup {
  const rows = keys.map(({ handle, name, scopes, createdAt, lastUsedAt, revokedAt, expiresAt }) => {
    const isExpired = expiresAt !== null && expiresAt <= new Date();
    const state =
      revokedAt !== null
        ? html`revoked ${renderTime(revokedAt, "day")}`
        : isExpired && html`expired ${renderTime(expiresAt, "day")}`;
    return html`<tr><th scope="row" dir="auto">${name}<br><code>${KEY_PREFIX}_${handle}…</code></th>
      <td data-label="May">${scopes.join(", ")}</td><td data-label="Created">${renderTime(createdAt, "day")}</td>
      <td data-label="Last used">${lastUsedAt === null ? "never" : renderTime(lastUsedAt, "minute")}</td>
      <td>${
        state ||
        html`<form method="post" action="${base}${PATH}/keys/${handle}/revoke"
        data-confirm="Revoke the key “${name}”? What uses it stops working."><button type="submit"
        aria-label="Revoke the key ${name}">Revoke</button></form>`
      }</td></tr>`;
  });
  return html`<table class="grid"><thead><tr><th scope="col">Key</th><th scope="col">May</th>
    <th scope="col">Created</th><th scope="col">Last used</th><th scope="col">State</th></tr></thead>
    <tbody>${rows}</tbody></table>`;
}

const NAME_HINT = "Where it will be used, for example “shop repository”.";

function renderKeyForm(base: string): Markup {
  const choices = SCOPES.map(
    (scope) => html`<label><input type="checkbox" name="scopes" value="${scope}"
      ${DEFAULT_SCOPES.includes(scope) && html` checked`}> ${SCOPE_PURPOSES[scope]} (<code>${scope}</code>)</label>`,
  );
  return html`<form class="fields" method="post" action="${base}${PATH}/keys"><h3>New key</h3>
    ${renderField({ name: "name", label: "Name", hint: NAME_HINT, maxLength: 100 })}
    <fieldset class="choices"><legend>It may</legend>${choices}</fieldset>
    <p><button class="main" type="submit">Create the key</button></p></form>`;
}

function renderSessions(base: string, { session }: SignedIn, sessions: readonly Session[]): Markup {
  const rows = sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => {
    const browser = describeBrowser(userAgent);
    const isThis = id === session.id;
    return html`<tr><th scope="row">${browser}</th><td data-label="Signed in">${renderTime(createdAt, "minute")}</td>
      <td data-label="Last used">${renderTime(lastUsedAt, "minute")}</td><td>${
        isThis
          ? "this browser"
          : html`<form method="post" action="${base}${PATH}/sessions/${id}/end"><button type="submit"
            aria-label="Sign out ${browser}">Sign out</button></form>`
      }</td></tr>`;
  });
  return html`<section class="card" aria-labelledby="sessions"><h2 id="sessions">Signed-in browsers</h2>
    <table class="grid"><thead><tr><th scope="col">Browser</th><th scope="col">Signed in</th>
    <th scope="col">Last used</th><th scope="col">State</th></tr></thead><tbody>${rows}</tbody></table>
    ${
      sessions.length > 1 &&
      html`<form method="post" action="${base}${PATH}/sessions/end-others">
      <p><button type="submit">Sign out all others</button></p></form>`
    }
    <p class="fine">A browser is signed out after 12 hours without use, and after 30 days.</p></section>`;
}

const renderPasswordForm = (base: string, email: string): Markup =>
  html`<section class="card" aria-labelledby="password-title"><h2 id="password-title">Password</h2>
    <form class="fields" method="post" action="${base}${PATH}/password">
    <input type="text" name="username" value="${email}" autocomplete="username" hidden>
    ${renderField({ name: "current", label: "Current password", type: "password", autocomplete: "current-password" })}
    ${renderField({
      name: "password",
      label: "New password",
      type: "password",
      autocomplete: "new-password",
      minLength: MIN_PASSWORD_LENGTH,
      hint: `At least ${MIN_PASSWORD_LENGTH} characters.`,
    })}<p><button class="main" type="submit">Change it</button></p></form></section>`;
