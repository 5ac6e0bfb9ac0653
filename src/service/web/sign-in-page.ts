import { z } from "zod";
import { html } from "../../report/html/markup.ts";
import { hasOwner } from "../accounts/one-time-links.ts";
import { closeSession, findSession, openSession, type SignedIn } from "../accounts/sessions.ts";
import { signIn } from "../accounts/sign-in.ts";
import { HttpError } from "../http-error.ts";
import { addressOrIpv6Network } from "../principal.ts";
import { readClientAddress } from "../read-client-address.ts";
import { sendEvaluatePage } from "./evaluate-page.ts";
import { EvaluationInput } from "./evaluation-form.ts";
import { readForm, renderField, renderProblem } from "./form.ts";
import { sendPage } from "./page.ts";
import { clearSessionCookie, setSessionCookie } from "./session-cookie.ts";
import type { WebApp, WebContext, WebRequest } from "./web-context.ts";

const SignInForm = z.object({
  email: z.string().max(300),
  password: z.string().max(1000),
  next: z.string().max(2000).optional(),
  draft: z.string().max(60_000).optional(),
});

export const SIGN_IN_PATH = "/sign-in";

export function addSignInRoutes(app: WebApp, context: WebContext): void {
  const { base, database, now } = context;
  app.get(SIGN_IN_PATH, async (c) => {
    const next = c.req.query("next");
    return c.get("signedIn") === null ? sendSignInPage(c, context, { next }) : c.redirect(base + toOwnPath(next), 303);
  });
  app.post(SIGN_IN_PATH, async (c) => {
    const { email, password, next, draft: text } = await readForm(c, SignInForm);
    const draft = readDraft(text);
    const client = addressOrIpv6Network(readClientAddress(c, context));
    const result = await signIn(database.db, { email, password, client, salt: context.addressSalt }, now());
    if ("account" in result) {
      const session = await startSession(c, context, result.account.id);
      if (draft === undefined) return c.redirect(base + toOwnPath(next), 303);
      c.set("signedIn", session);
      return sendEvaluatePage(c, context, { input: draft, note: DRAFT_NOTE });
    }
    if (result.refused === "wrong") {
      return sendSignInPage(c, context, {
        email,
        next,
        draft,
        problem: "The e-mail address or the password is wrong.",
        status: 403,
      });
    }
    const minutes = Math.ceil(result.waitSeconds / 60);
    const problem = `Too many attempts. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
    c.header("retry-after", String(result.waitSeconds));
    return sendSignInPage(c, context, { email, next, draft, problem, status: 429 });
  });
  app.post("/sign-out", async (c) => {
    const signedIn = c.get("signedIn");
    if (signedIn !== null) await closeSession(database.db, signedIn.account.id, signedIn.session.id);
    clearSessionCookie(c, context);
    return c.redirect(base + SIGN_IN_PATH, 303);
  });
}

const DRAFT_NOTE = html`<p class="message pass" role="status">You are signed in, and here is what you have written.
  A file has to be chosen again.</p>`;

/** Signs the browser in. A session that it had before ends. */
export async function startSession(c: WebRequest, context: WebContext, accountId: string): Promise<SignedIn | null> {
  const { db } = context.database;
  const former = c.get("signedIn");
  if (former !== null) await closeSession(db, former.account.id, former.session.id);
  const token = await openSession(db, accountId, c.req.header("user-agent") ?? "", context.now());
  setSessionCookie(c, context, token);
  return findSession(db, token, context.now());
}

function readDraft(text: string | undefined): EvaluationInput | undefined {
  try {
    return text === undefined ? undefined : EvaluationInput.parse(JSON.parse(text));
  } catch {
    throw new HttpError(400, "The form is incomplete. Open the page again, and send it once more.");
  }
}

interface SignInPageOptions {
  email?: string;
  /** Where to go afterwards. */
  next?: string | undefined;
  /** The input of a form that was sent without a session: it is shown again afterwards. */
  draft?: EvaluationInput | undefined;
  problem?: string | null;
  status?: 200 | 403 | 429;
}

export async function sendSignInPage(c: WebRequest, context: WebContext, options: SignInPageOptions) {
  const { email = "", next, draft, problem = null, status = 200 } = options;
  const isNew = !(await hasOwner(context.database.db));
  const body = html`<section class="card narrow"><h1>Sign in</h1>${renderProblem(problem)}
    ${draft !== undefined && html`<p class="message warn">Your session has ended. What you have written is kept.</p>`}
    ${
      isNew &&
      html`<p class="message warn">This service has no owner yet. Open the link that <code>adhere serve</code>
      printed when it started: it creates the first account.</p>`
    }
    <form class="fields" method="post" action="${context.base}${SIGN_IN_PATH}">
    ${renderField({ name: "email", label: "E-mail", type: "email", value: email, autocomplete: "username" })}
    ${renderField({ name: "password", label: "Password", type: "password", autocomplete: "current-password" })}
    ${next !== undefined && html`<input type="hidden" name="next" value="${next}">`}
    ${draft !== undefined && html`<input type="hidden" name="draft" value="${JSON.stringify(draft)}">`}
    <p><button class="main" type="submit">Sign in</button></p></form>
    <p class="fine">Accounts are created by invitation. Forgot the password? The owner of this service can send you a
    link that sets a new one.</p></section>`;
  return sendPage(c, context, { title: "Sign in", body }, status);
}

/** The path that a visitor wanted, if it is one of this app's; otherwise the first page. */
function toOwnPath(next: string | undefined): string {
  const here = "http://here.invalid";
  const url = next?.startsWith("/") ? URL.parse(next, here) : null;
  return url?.origin === here ? url.pathname + url.search : "/";
}
