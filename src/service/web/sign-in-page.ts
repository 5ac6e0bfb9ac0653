import { z } from "zod";
import { html } from "../../report/html/markup.ts";
import { hasOwner } from "../accounts/one-time-links.ts";
import { closeSession, openSession } from "../accounts/sessions.ts";
import { signIn } from "../accounts/sign-in.ts";
import { addressOrIpv6Network } from "../principal.ts";
import { readClientAddress } from "../read-client-address.ts";
import { readForm, renderField, renderProblem } from "./form.ts";
import { sendPage } from "./page.ts";
import { clearSessionCookie, setSessionCookie } from "./session-cookie.ts";
import type { WebApp, WebContext, WebRequest } from "./web-context.ts";

const SignInForm = z.object({
  email: z.string().max(300),
  password: z.string().max(1000),
  next: z.string().max(2000).optional(),
});

export const SIGN_IN_PATH = "/sign-in";

export function addSignInRoutes(app: WebApp, context: WebContext): void {
  const { base, database, now } = context;
  app.get(SIGN_IN_PATH, async (c) => {
    const next = c.req.query("next");
    return c.get("signedIn") === null ? sendSignInPage(c, context, { next }) : c.redirect(base + toOwnPath(next), 303);
  });
  app.post(SIGN_IN_PATH, async (c) => {
    const { email, password, next } = await readForm(c, SignInForm);
    const client = addressOrIpv6Network(readClientAddress(c, context));
    const result = await signIn(database.db, { email, password, client, salt: context.addressSalt }, now());
    if ("account" in result) {
      await startSession(c, context, result.account.id);
      return c.redirect(base + toOwnPath(next), 303);
    }
    if (result.refused === "wrong") {
      return sendSignInPage(c, context, {
        email,
        next,
        problem: "The e-mail address or the password is wrong.",
        status: 403,
      });
    }
    const minutes = Math.ceil(result.waitSeconds / 60);
    const problem = `Too many attempts. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
    c.header("retry-after", String(result.waitSeconds));
    return sendSignInPage(c, context, { email, next, problem, status: 429 });
  });
  app.post("/sign-out", async (c) => {
    const signedIn = c.get("signedIn");
    if (signedIn !== null) await closeSession(database.db, signedIn.account.id, signedIn.session.id);
    clearSessionCookie(c, context);
    return c.redirect(base + SIGN_IN_PATH, 303);
  });
}

/** Signs the browser in. A session that it had before ends. */
export async function startSession(c: WebRequest, context: WebContext, accountId: string): Promise<void> {
  const { db } = context.database;
  const former = c.get("signedIn");
  if (former !== null) await closeSession(db, former.account.id, former.session.id);
  setSessionCookie(c, context, await openSession(db, accountId, c.req.header("user-agent") ?? "", context.now()));
}

async function sendSignInPage(
  c: WebRequest,
  context: WebContext,
  {
    email = "",
    next,
    problem = null,
    status = 200,
  }: { email?: string; next?: string | undefined; problem?: string | null; status?: 200 | 403 | 429 },
) {
  const isNew = !(await hasOwner(context.database.db));
  const body = html`<section class="card narrow"><h1>Sign in</h1>${renderProblem(problem)}
    ${
      isNew &&
      html`<p class="message warn">This service has no owner yet. Open the link that <code>adhere serve</code>
      printed when it started: it creates the first account.</p>`
    }
    <form class="fields" method="post" action="${context.base}${SIGN_IN_PATH}">
    ${renderField({ name: "email", label: "E-mail", type: "email", value: email, autocomplete: "username" })}
    ${renderField({ name: "password", label: "Password", type: "password", autocomplete: "current-password" })}
    ${next !== undefined && html`<input type="hidden" name="next" value="${next}">`}
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
