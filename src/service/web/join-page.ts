import { z } from "zod";
import { html } from "../../report/html/markup.ts";
import { findLink, JOIN_PATH, type OneTimeLink, type OneTimeLinkKind, useLink } from "../accounts/one-time-links.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../accounts/passwords.ts";
import { AccountError } from "../operator-error.ts";
import { readForm, renderField, renderProblem } from "./form.ts";
import { sendPage } from "./page.ts";
import { startSession } from "./sign-in-page.ts";
import type { WebApp, WebContext, WebRequest } from "./web-context.ts";

const JoinForm = z.object({ email: z.string().max(300).default(""), password: z.string().max(1000) });

const TEXTS: Record<OneTimeLinkKind, { title: string; intro: string; button: string }> = {
  owner: {
    title: "Create the owner's account",
    intro: "You are the first here. Your account invites the others.",
    button: "Create the account",
  },
  invitation: {
    title: "Create your account",
    intro: "You were invited to check ads against their landing pages.",
    button: "Create the account",
  },
  reset: { title: "Set a password", intro: "All browsers that are signed in will be signed out.", button: "Set it" },
};

/** The pages of one-time links. Opening one does not use it: mail scanners do that, too. */
export function addJoinRoutes(app: WebApp, context: WebContext): void {
  const { database, base, now } = context;
  const path = `${JOIN_PATH}:token` as const;
  app.get(path, async (c) => {
    const link = await findLink(database.db, c.req.param("token"), now());
    return link === null ? sendGonePage(c, context) : sendJoinPage(c, context, link, {});
  });
  app.post(path, async (c) => {
    const token = c.req.param("token");
    const form = await readForm(c, JoinForm);
    try {
      const account = await useLink(database.db, token, form, now());
      await startSession(c, context, account.id);
      return c.redirect(`${base}/`, 303);
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      const link = await findLink(database.db, token, now());
      if (link === null) return sendGonePage(c, context);
      return sendJoinPage(c, context, link, { email: form.email, problem: error.problem });
    }
  });
}

function sendJoinPage(
  c: WebRequest,
  context: WebContext,
  link: OneTimeLink,
  { email = "", problem = null }: { email?: string; problem?: string | null },
) {
  const { title, intro, button } = TEXTS[link.kind];
  const known = link.email !== null;
  const body = html`<section class="card narrow"><h1>${title}</h1><p>${intro}</p>${renderProblem(problem)}
    <form class="fields" method="post">
    ${renderField({
      name: "email",
      label: "E-mail",
      type: "email",
      value: link.email ?? email,
      autocomplete: "username",
      isReadOnly: known,
    })}
    ${renderField({
      name: "password",
      label: "Password",
      type: "password",
      autocomplete: "new-password",
      minLength: MIN_PASSWORD_LENGTH,
      maxLength: MAX_PASSWORD_LENGTH,
      hint: `At least ${MIN_PASSWORD_LENGTH} characters. A few words are easy to remember.`,
    })}<p><button class="main" type="submit">${button}</button></p></form></section>`;
  return sendPage(c, context, { title, body }, problem === null ? 200 : 422);
}

function sendGonePage(c: WebRequest, context: WebContext) {
  const title = "This link no longer works";
  const body = html`<section class="card narrow"><h1>${title}</h1><p>It was used already, or it has expired. Ask the
    owner of this service for a new one. Owners get one from <code>adhere accounts reset EMAIL</code>.</p></section>`;
  return sendPage(c, context, { title, body }, 410);
}
