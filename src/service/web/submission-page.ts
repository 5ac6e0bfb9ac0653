import { setTimeout as pause } from "node:timers/promises";
import { streamSSE } from "hono/streaming";
import { z } from "zod";
import { EVALUATION_STEPS, type EvaluationStep } from "../../contract/evaluation-step.ts";
import { html, type Markup } from "../../report/html/markup.ts";
import { HttpError } from "../http-error.ts";
import { findSubmission, type Submission } from "../store/submissions.ts";
import { sendEvaluatePage } from "./evaluate-page.ts";
import { toEvaluationInput } from "./evaluation-form.ts";
import { sendEvaluation } from "./evaluation-page.ts";
import { sendPage } from "./page.ts";
import { requireSignedIn } from "./require-signed-in.ts";
import { describeBrokenLink, sendPicture } from "./show-evaluation.ts";
import type { WebApp, WebContext, WebRequest } from "./web-context.ts";

const STEP_LABELS: Record<EvaluationStep, string> = {
  link: "Checking the link",
  capture: "Capturing the page",
  reading: "Reading ad and page",
  judging: "Comparing them",
};

const POLL_INTERVAL_MS = 300;
/** Browsers connect again by themselves. */
const MAX_STREAM_MS = 10 * 60_000;

/** The page of a submission: its progress, then what became of it. */
export function addSubmissionRoutes(app: WebApp, context: WebContext): void {
  const { base, isDraining } = context;
  app.get("/submissions/:id", async (c) => {
    const submission = await readSubmission(c, context);
    switch (submission.outcome) {
      case null:
        return sendProgressPage(c, context, submission);
      case "failed":
        return sendEvaluatePage(c, context, {
          input: toEvaluationInput(submission.input),
          former: submission,
          problem: submission.problem,
        });
      case "link_broken":
        return sendEvaluation(c, context, describeBrokenLink(submission), html``);
      default:
        return c.redirect(`${base}/evaluations/${submission.evaluationId}`, 303);
    }
  });
  app.get("/submissions/:id/pictures/:role", async (c) =>
    sendPicture(c, context, describeBrokenLink(await readSubmission(c, context))),
  );
  app.get("/submissions/:id/events", async (c) => {
    await readSubmission(c, context);
    const end = Date.now() + MAX_STREAM_MS;
    return streamSSE(c, async (stream) => {
      let shown: EvaluationStep | null | undefined;
      while (!stream.aborted && !isDraining() && Date.now() < end) {
        const { step, outcome } = await readSubmission(c, context);
        if (outcome !== null) return stream.writeSSE({ event: "end", data: outcome });
        if (step !== shown) await stream.writeSSE({ event: "step", data: step ?? "waiting" });
        shown = step;
        await pause(POLL_INTERVAL_MS);
      }
    });
  });
}

/** @throws HttpError 404 if the account has no such submission. */
async function readSubmission(c: WebRequest, { database }: WebContext): Promise<Submission> {
  const { account } = requireSignedIn(c);
  const id = z.uuid().safeParse(c.req.param("id"));
  const submission = id.success ? await findSubmission(database.db, account.id, id.data) : null;
  if (submission === null) throw new HttpError(404, "This evaluation does not exist.");
  return submission;
}

function sendProgressPage(c: WebRequest, context: WebContext, { id, input, step }: Submission) {
  const current = step === null ? -1 : EVALUATION_STEPS.indexOf(step);
  const steps = EVALUATION_STEPS.map((one, index) => renderStep(one, index - current));
  const body = html`<section class="card narrow"><h1>Evaluating</h1>
    <p class="address"><code dir="ltr">${input.request.landingPageData.url}</code></p>
    <ol class="steps" data-events="${context.base}/submissions/${id}/events" aria-live="polite">${steps}</ol>
    <p class="fine">It takes about ten seconds, and goes on if you leave this page.</p></section>`;
  const head = html`<noscript><meta http-equiv="refresh" content="3"></noscript>\n`;
  return sendPage(c, context, { title: "Evaluating", body, head });
}

/** @param distance from the current step: negative where it is done. */
function renderStep(step: EvaluationStep, distance: number): Markup {
  const mark = distance === 0 ? html` aria-current="step"` : distance < 0 && html` class="done"`;
  return html`<li data-step="${step}"${mark}>${STEP_LABELS[step]}</li>`;
}
