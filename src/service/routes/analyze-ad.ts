import { randomUUID } from "node:crypto";
import { z } from "zod";
import { EvaluationError } from "../../contract/error.ts";
import { LinkBroken, UrlOnly } from "../../contract/evaluation.ts";
import { type EvaluationRequest, hasAd, StrippedEvaluationRequest } from "../../contract/evaluation-request.ts";
import type { EvaluationStep } from "../../contract/evaluation-step.ts";
import { EvaluationWithLedger } from "../../contract/evaluation-with-ledger.ts";
import type { EvaluationView } from "../evaluation-view.ts";
import { ClientDisconnectedError, HttpError, SERVICE_ERROR_CODES, type ServiceErrorCode } from "../http-error.ts";
import { type Principal, principalQuota } from "../principal.ts";
import type { Lease } from "../quota/leases.ts";
import { ACCOUNT_ALLOWANCE, ANONYMOUS_ALLOWANCE } from "../quota/uncounted-visits.ts";
import type { ServiceContext } from "../service-context.ts";
import { storeEvaluation, storeUrlOnly } from "../store/evaluations.ts";
import { claimKey, findStoredAnswer, hashRequest, type IdempotentRequest } from "../store/idempotency.ts";
import { retryTransient } from "../store/retry-db.ts";
import { toStorableJson } from "../store/to-storable-json.ts";
import type { Place } from "../workers/admission.ts";
import { answerFromReply, NoWorkerError } from "../workers/protocol.ts";
import { limitRequest } from "./limit-request.ts";

type AnalyzeAnswer = EvaluationWithLedger | UrlOnly | LinkBroken;

interface ViewedAnswer {
  answer: AnalyzeAnswer;
  view: EvaluationView | null;
}

interface AnalyzeCall {
  request: EvaluationRequest;
  principal: Principal;
  /** The caller's name for the request, which it may send again. */
  idempotencyKey?: string | undefined;
  /** Identifies the request in the logs of the service and the worker. */
  requestId: string;
  /** Fires when the client disconnects. */
  signal: AbortSignal;
  /** What the web app adds. */
  submission?: { id: string; upload: string | null; onStep: (step: EvaluationStep) => void };
}

/** What an evaluation needs beside its call. */
interface AdmittedCall extends AnalyzeCall {
  /** @see Place */
  rank: number;
  idempotent: IdempotentRequest | null;
}

/**
 * Reserves a quota unit, lets a worker evaluate, stores the evaluation and spends the unit; refunds it if anything
 * fails. A request that was evaluated before under its Idempotency-Key gets the same answer, and costs nothing.
 *
 * @throws HttpError for every expected response other than 200.
 */
export async function analyzeAd(
  received: AnalyzeCall,
  context: ServiceContext,
): Promise<{ answer: AnalyzeAnswer; view: EvaluationView | null; isReplay: boolean }> {
  // Strips unknown fields: copying thousands of nested objects would overflow the stack of this process or the worker.
  const request: EvaluationRequest = JSON.parse(toStorableJson(StrippedEvaluationRequest.parse(received.request)));
  const idempotent = identifyRequest(received, request, context);
  const call = { ...received, request, idempotent };
  const startedMs = performance.now();
  let outcome = "refused";
  let admitted: Admitted | null = null;
  try {
    checkRequest(request, received.submission?.upload != null);
    const stored = idempotent && (await retryTransient(() => findStoredAnswer(context.database.db, idempotent)));
    if (stored !== null) {
      outcome = "replayed";
      return { answer: validateAnswer(stored), view: null, isReplay: true };
    }
    admitted = admitRequest(call.principal, context);
    const lease = await acquireLease(call.principal, context);
    outcome = "failed";
    const { answer, view } = await evaluateWithLease(lease, { ...call, rank: admitted.rank }, context);
    outcome = "lpCaptureStatus" in answer ? answer.lpCaptureStatus : "evaluated";
    return { answer, view, isReplay: false };
  } finally {
    admitted?.leave(outcome !== "refused");
    // The quota counts an evaluation, and a request that was refused caused no visit.
    if (outcome === "evaluated" || outcome === "refused") admitted?.giveBack();
    context.metrics.recordEvaluation(outcome, (performance.now() - startedMs) / 1000);
  }
}

function identifyRequest(
  { idempotencyKey: key, principal }: AnalyzeCall,
  request: EvaluationRequest,
  context: ServiceContext,
): IdempotentRequest | null {
  if (key === undefined) return null;
  return { subject: principalQuota(principal, context).subject, key, requestHash: hashRequest(request) };
}

/** A place among the evaluations, and the visit that may turn out not to count. */
type Admitted = Place & { giveBack: () => void };

/** Refuses requests that nobody can evaluate. */
function checkRequest(request: EvaluationRequest, hasUpload: boolean): void {
  limitRequest(request);
  if (hasUpload || hasAd(request.adData)) return;
  const message = "The request names no ad: set adData.imageUrl, adData.adUrl or the texts in adData.adTextFields.";
  throw new HttpError(400, message, { errorCode: "NO_AD_ASSET" });
}

/** Refuses requests for which there is no place. */
function admitRequest(principal: Principal, context: ServiceContext): Admitted {
  const { admission, isDraining, uncountedVisits } = context;
  if (isDraining()) {
    throw new HttpError(503, "This instance is shutting down. Retry the request.", {
      errorCode: "SERVICE_DRAINING",
      retryAfterSeconds: 2,
    });
  }
  const caller = principalQuota(principal, context).subject;
  const place = admission.tryAcquire(caller);
  if (place === null) {
    const message = "All workers are busy, and the queue or your share of it is full. Retry later.";
    const retryAfterSeconds = admission.retryAfterSeconds();
    throw new HttpError(503, message, { errorCode: "SERVICE_SATURATED", retryAfterSeconds });
  }
  const visit = uncountedVisits.take(caller, principal.kind === "account" ? ACCOUNT_ALLOWANCE : ANONYMOUS_ALLOWANCE);
  if ("giveBack" in visit) return { ...place, giveBack: visit.giveBack };
  place.leave(false);
  const message = "Too many evaluations that are not counted: broken links, pages without content, and failures.";
  throw new HttpError(429, message, {
    errorCode: "TOO_MANY_UNCOUNTED_VISITS",
    retryAfterSeconds: visit.waitSeconds,
  });
}

async function acquireLease(principal: Principal, context: ServiceContext): Promise<Lease> {
  const quota = principalQuota(principal, context);
  const lease = await context.leases.acquire(quota);
  if (lease !== null) return lease;
  if (principal.kind === "account") throw userLimitError(quota.limit);
  throw new HttpError(
    429,
    "This IP address has used its anonymous evaluations for this month. Send an API key to continue.",
    { errorCode: "IP_RATE_LIMIT_EXCEEDED" },
  );
}

const userLimitError = (limit: number) =>
  new HttpError(
    429,
    `The monthly limit of ${limit} evaluations is reached (running ones included). ` +
      "GET /api/check-usage shows when it resets.",
    { errorCode: "USER_RATE_LIMIT_EXCEEDED" },
  );

/** Spends the lease if an evaluation is stored, and releases it in every other case. */
async function evaluateWithLease(lease: Lease, call: AdmittedCall, context: ServiceContext): Promise<ViewedAnswer> {
  const db = context.database.db;
  const { principal, request, idempotent } = call;
  const accountId = principal.kind === "account" ? principal.account.id : null;
  try {
    if (idempotent !== null) await retryTransient(() => claimKey(db, idempotent, lease.id));
    const { answer, view } = await runEvaluation(call, context);
    const record = { accountId, request, idempotent, view };
    if ("lpCaptureStatus" in answer) {
      if (answer.lpCaptureStatus === "url_only") await storeUrlOnly(db, lease, record, answer);
      await lease.release();
      return { answer, view };
    }
    if (!(await storeEvaluation(db, lease, record, answer))) throw userLimitError(lease.quota.limit);
    lease.markSpent();
    return { answer, view };
  } catch (error) {
    await lease.release();
    throw toAnalyzeError(error, call.signal);
  }
}

async function runEvaluation(
  { request, principal, requestId, signal, rank, submission }: AdmittedCall,
  context: ServiceContext,
): Promise<ViewedAnswer> {
  const task = {
    id: submission?.id ?? randomUUID(),
    ...(submission !== undefined && { isWatched: true }),
    ...(submission?.upload && { upload: submission.upload }),
    requestId,
    request,
    lighter: principal.kind === "anonymous",
    timeMs: context.timeoutSeconds * 1000,
    rank,
  };
  // Workers enforce the time limit themselves. This one is a fallback for a worker that does not.
  const timeout = AbortSignal.timeout(task.timeMs * 2 + 30_000);
  const watch = submission === undefined ? {} : { onStep: submission.onStep };
  const reply = await context.workerPool.runTask(task, AbortSignal.any([signal, timeout]), watch);
  const { answer, view } = answerFromReply(reply);
  return { answer: withAbsoluteScreenshotUrls(validateAnswer(answer), context.publicUrl), view };
}

/** Guarantees that every response follows the contract and its documented extension. */
function validateAnswer(body: unknown): AnalyzeAnswer {
  const status = typeof body === "object" && body !== null && "lpCaptureStatus" in body && body.lpCaptureStatus;
  if (status === "url_only") return UrlOnly.parse(body);
  if (status === "link_broken") return LinkBroken.parse(body);
  return EvaluationWithLedger.parse(body);
}

/** The part of a video frame that is needed here; the contract leaves its shape open. */
const VideoFrame = z.looseObject({ screenshotUrl: z.string() });

/** Workers return screenshot paths, because only the API process knows its public URL. */
function withAbsoluteScreenshotUrls<A extends AnalyzeAnswer>(answer: A, base: string): A {
  const toAbsolute = (url: unknown) => (typeof url === "string" && url.startsWith("/") ? base + url : url);
  const toAbsoluteFrame = (frame: unknown) => {
    const { success, data } = VideoFrame.safeParse(frame);
    return success ? { ...data, screenshotUrl: toAbsolute(data.screenshotUrl) } : frame;
  };
  const fields = ["adScreenshotUrl", "landingPageScreenshotUrl", "alternateScreenshotUrl"] as const;
  const values = answer as Readonly<Record<string, unknown>>;
  const urls = fields.filter((field) => field in values).map((field) => [field, toAbsolute(values[field])]);
  const frames = values["videoFrames"];
  return {
    ...answer,
    ...Object.fromEntries(urls),
    ...(Array.isArray(frames) && { videoFrames: frames.map(toAbsoluteFrame) }),
  };
}

const isServiceErrorCode = (code: string | undefined): code is ServiceErrorCode =>
  SERVICE_ERROR_CODES.some((known) => known === code);

/** Database and unexpected errors are returned unchanged; the app converts those of all routes. */
function toAnalyzeError(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof HttpError) return error;
  if (signal.aborted) return new ClientDisconnectedError("The client disconnected.");
  if (error instanceof EvaluationError && isServiceErrorCode(error.errorCode)) {
    const status = error.errorCode === "ANALYSIS_FAILED" ? 500 : 400;
    return new HttpError(status, error.message, { errorCode: error.errorCode, cause: error });
  }
  if (error instanceof NoWorkerError) {
    return new HttpError(503, "No worker is running. Retry later.", {
      errorCode: "NO_WORKER",
      retryAfterSeconds: 30,
      cause: error,
    });
  }
  return error;
}
