import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import { z } from "zod";
import { html, type Markup } from "../../report/html/markup.ts";
import type { Account } from "../accounts/accounts.ts";
import { accountQuota } from "../principal.ts";
import { readQuotaState } from "../quota/quota-state.ts";
import { createUploadName } from "../screenshots/screenshot-store.ts";
import { createSubmission, findSubmission, type Submission } from "../store/submissions.ts";
import { QUOTA_USED_UP } from "../submission-runner.ts";
import {
  EMPTY_INPUT,
  EvaluationInput,
  findInputProblem,
  MAX_UPLOAD_BYTES,
  renderEvaluationForm,
  SESSION_PATH,
  toEvaluationInput,
  toEvaluationRequest,
} from "./evaluation-form.ts";
import { readForm, renderField, renderProblem } from "./form.ts";
import { sendPage } from "./page.ts";
import { requireSignedIn, SignInRequired } from "./require-signed-in.ts";
import type { WebApp, WebContext, WebRequest } from "./web-context.ts";

export const EVALUATIONS_PATH = "/evaluations";

/** The file, the texts, and what surrounds them. */
export const MAX_EVALUATION_FORM_BYTES = MAX_UPLOAD_BYTES + 256 * 1024;

const SubmittedForm = EvaluationInput.extend({
  id: z.uuid(),
  former: z.uuid().optional(),
  file: z.instanceof(File).optional(),
});

const MAX_FILE_NAME_CHARS = 200;

/** Forms with files are held in memory until they are stored. */
const limitUploads = pLimit(4);

export function addEvaluateRoutes(app: WebApp, context: WebContext): void {
  const { base, database, screenshots, submissions } = context;
  const { db } = database;
  app.get(SESSION_PATH, (c) => c.body(null, c.get("signedIn") === null ? 401 : 204));
  app.get("/", async (c) => {
    const { account } = requireSignedIn(c);
    const again = z.uuid().safeParse(c.req.query("again"));
    const former = again.success ? await findSubmission(db, account.id, again.data) : null;
    return sendEvaluatePage(c, context, {
      input: former === null ? EMPTY_INPUT : toEvaluationInput(former.input),
      former,
    });
  });
  app.post(EVALUATIONS_PATH, (c) =>
    limitUploads(async () => {
      const { id, former: formerId, file, ...input } = await readForm(c, SubmittedForm);
      const signedIn = c.get("signedIn");
      if (signedIn === null) throw new SignInRequired(input);
      const { account } = signedIn;
      const former = formerId === undefined ? null : await findSubmission(db, account.id, formerId);
      const chosen = file === undefined || file.size === 0 ? null : file;
      const problem =
        findInputProblem(input, chosen !== null || former?.upload != null) ??
        (await findQuotaProblem(account, context));
      if (problem !== null) return sendEvaluatePage(c, context, { input, former, problem });
      const kept = chosen === null ? former : null;
      const upload = chosen === null ? await copyUpload(kept, context) : createUploadName();
      if (kept?.upload != null && upload === null) {
        const gone = "The ad's file is no longer stored. Choose it again.";
        return sendEvaluatePage(c, context, { input, problem: gone });
      }
      if (chosen !== null && upload !== null) await screenshots.put(upload, await chosen.bytes(), UPLOAD_TYPE);
      const fileName = (chosen?.name ?? kept?.input.fileName ?? null)?.slice(0, MAX_FILE_NAME_CHARS) ?? null;
      const submission = { id, input: { request: toEvaluationRequest(input), fileName }, upload };
      // Sent twice: the first one runs.
      if (await createSubmission(db, { ...submission, accountId: account.id })) {
        submissions.start(submission, account, c.get("requestId"));
      } else if (upload !== null) await screenshots.remove(upload);
      return c.redirect(`${base}/submissions/${id}`, 303);
    }),
  );
}

/** Before anything is stored. What runs meanwhile may still use up the rest. */
async function findQuotaProblem(account: Account, { database, now }: WebContext): Promise<string | null> {
  const at = now();
  const { canEvaluate } = await readQuotaState(database.db, accountQuota(account, at), at);
  return canEvaluate ? null : QUOTA_USED_UP;
}

/** What decodes it looks at its bytes. */
const UPLOAD_TYPE = "application/octet-stream";

/** A file of its own, because each is deleted with its submission. */
async function copyUpload(former: Submission | null, { screenshots }: WebContext): Promise<string | null> {
  if (former === null || former.upload === null) return null;
  const bytes = await screenshots.get(former.upload);
  if (bytes === null) return null;
  const name = createUploadName();
  await screenshots.put(name, bytes, UPLOAD_TYPE);
  return name;
}

interface EvaluatePageOptions {
  input: EvaluationInput;
  former?: Submission | null;
  problem?: string | null;
  note?: Markup;
}

export function sendEvaluatePage(c: WebRequest, context: WebContext, options: EvaluatePageOptions) {
  const { input, former = null, problem = null, note } = options;
  const body = html`<h1>Does the page keep what the ad promises?</h1>${renderProblem(problem)}${note}
    <section class="card">${renderEvaluationForm({
      base: context.base,
      id: randomUUID(),
      input,
      former:
        former === null || former.upload === null
          ? null
          : { id: former.id, fileName: former.input.fileName ?? "The file" },
    })}</section>${renderSessionDialog(context.base, c.get("signedIn")?.account.email ?? "")}`;
  return sendPage(
    c,
    context,
    { title: "Evaluate an ad", body },
    problem === null || c.req.method === "GET" ? 200 : 422,
  );
}

/** The script opens it where the session has ended. */
const renderSessionDialog = (base: string, email: string): Markup =>
  html`<dialog class="card again" aria-labelledby="again"><h2 id="again">Your session has ended</h2>
    <p>Sign in, and the form is sent as it is.</p><p class="message fail" role="alert" hidden></p>
    <form class="fields" method="post" action="${base}/sign-in">
    ${renderField({ name: "email", label: "E-mail", type: "email", value: email, autocomplete: "username" })}
    ${renderField({ name: "password", label: "Password", type: "password", autocomplete: "current-password" })}
    <p><button class="main" type="submit">Sign in and evaluate</button></p></form></dialog>`;
