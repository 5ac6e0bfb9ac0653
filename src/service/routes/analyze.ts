import { randomUUID } from "node:crypto";
import { z } from "zod";
import { EvaluationError } from "../../contract/error.ts";
import { Evaluation, LinkBroken, UrlOnly } from "../../contract/evaluation.ts";
import { type EvaluationRequest, StrippedEvaluationRequest } from "../../contract/request.ts";
import { ERROR_CODES, type ErrorCode } from "../../contract/vocabulary.ts";
import { ClientDisconnectedError, HttpError } from "../http-error.ts";
import { accountQuota, anonymousQuota, type Principal } from "../principal.ts";
import type { Lease } from "../quota/leases.ts";
import type { ServiceContext } from "../service-context.ts";
import { storeEvaluation, storeUrlOnly } from "../store/evaluations.ts";
import { isTransientDbError } from "../store/retry-db.ts";
import { toStorableJson } from "../store/storable-json.ts";
import { answerFromReply, NoWorkerError } from "../workers/protocol.ts";

export type AnalyzeAnswer = Evaluation | UrlOnly | LinkBroken;

export interface AnalyzeCall {
  request: EvaluationRequest;
  caller: Principal;
  /** By which logs call the request, here and in the worker. */
  requestId: string;
  /** Fires when the client hangs up. */
  signal: AbortSignal;
}

/**
 * One evaluation: a unit is reserved, a worker evaluates, and the unit is spent with the stored evaluation or given back.
 *
 * @throws Refusal for everything that is no 200.
 */
export async function analyzeAd(given: AnalyzeCall, parts: ServiceContext): Promise<AnalyzeAnswer> {
  // Fields that nobody knows go no further: one that nests thousands deep ends whichever process copies it.
  const request: EvaluationRequest = JSON.parse(
    toStorableJson(StrippedEvaluationRequest.parse(given.request)),
  );
  const asked = { ...given, request };
  const began = performance.now();
  let outcome = "refused";
  let leave = (): void => undefined;
  try {
    leave = admitRequest(request, parts);
    const lease = await acquireLease(asked.caller, parts);
    outcome = "failed";
    const answer = await evaluateWithLease(lease, asked, parts);
    outcome = "lpCaptureStatus" in answer ? answer.lpCaptureStatus : "evaluated";
    return answer;
  } finally {
    leave();
    parts.metrics.recordEvaluation(outcome, (performance.now() - began) / 1000);
  }
}

/**
 * Takes a place, or refuses what needs neither a unit nor a worker to be refused.
 *
 * @returns what gives the place back.
 */
function admitRequest({ adData }: EvaluationRequest, { admission, isDraining }: ServiceContext): () => void {
  if (!adData.imageUrl && !adData.adUrl) {
    throw new HttpError(
      400,
      "Neither adData.imageUrl nor adData.adUrl was given: one of them names the ad.",
      {
        errorCode: "NO_AD_ASSET",
      },
    );
  }
  if (isDraining()) {
    throw new HttpError(503, "This instance is shutting down. Send the request again.", {
      errorCode: "SERVICE_DRAINING",
      retryAfterSeconds: 2,
    });
  }
  const leave = admission.tryAcquire();
  if (leave !== null) return leave;
  throw new HttpError(503, "Every worker is busy and the queue is full. Send the request again later.", {
    errorCode: "SERVICE_SATURATED",
    retryAfterSeconds: 10,
  });
}

async function acquireLease(caller: Principal, parts: ServiceContext): Promise<Lease> {
  const now = parts.now();
  const purse =
    caller.kind === "owner"
      ? accountQuota(caller.account, now)
      : anonymousQuota(caller.address, parts.addressSalt, parts.anonymousLimit, now);
  const lease = await parts.leases.acquire(purse);
  if (lease !== null) return lease;
  if (caller.kind === "owner") throw userLimitError(purse.limit);
  throw new HttpError(
    429,
    "This address has used its anonymous evaluation of the month. Send an API key to go on.",
    { errorCode: "IP_RATE_LIMIT_EXCEEDED" },
  );
}

const userLimitError = (limit: number) =>
  new HttpError(
    429,
    `The monthly limit of ${limit} evaluations is reached, counting those under way. GET /api/check-usage tells when it resets.`,
    { errorCode: "USER_RATE_LIMIT_EXCEEDED" },
  );

/** Whatever happens, the unit is spent or given back. */
async function evaluateWithLease(
  lease: Lease,
  asked: AnalyzeCall,
  parts: ServiceContext,
): Promise<AnalyzeAnswer> {
  const db = parts.database.db;
  const record = {
    accountId: asked.caller.kind === "owner" ? asked.caller.account.id : null,
    request: asked.request,
  };
  try {
    const answer = await runEvaluation(asked, parts);
    if ("lpCaptureStatus" in answer) {
      if (answer.lpCaptureStatus === "url_only") await storeUrlOnly(db, lease, record, answer);
      await lease.release();
      return answer;
    }
    if (!(await storeEvaluation(db, lease, record, answer))) throw userLimitError(lease.quota.limit);
    lease.markSpent();
    return answer;
  } catch (error) {
    await lease.release();
    throw toAnalyzeError(error, asked.signal);
  }
}

async function runEvaluation(
  { request, caller, requestId, signal }: AnalyzeCall,
  parts: ServiceContext,
): Promise<AnalyzeAnswer> {
  const task = {
    id: randomUUID(),
    requestId,
    request,
    lighter: caller.kind === "anonymous",
    timeMs: parts.timeoutSeconds * 1000,
  };
  // A worker minds its own clock; this one is for a worker that does not.
  const limit = AbortSignal.timeout(task.timeMs * 2 + 30_000);
  const reply = await parts.workerPool.runTask(task, AbortSignal.any([signal, limit]));
  return withAbsoluteScreenshotUrls(validateAnswer(answerFromReply(reply)), parts.publicUrl);
}

/** Our own promise, kept at our own door: what is not the contract's never leaves. */
function validateAnswer(body: unknown): AnalyzeAnswer {
  const status =
    typeof body === "object" && body !== null && "lpCaptureStatus" in body && body.lpCaptureStatus;
  if (status === "url_only") return UrlOnly.parse(body);
  if (status === "link_broken") return LinkBroken.parse(body);
  return Evaluation.parse(body);
}

/** A video's further frame, as far as it names a picture; the contract leaves the shape open. */
const VideoFrame = z.looseObject({ screenshotUrl: z.string() });

/** Workers name pictures by path; only this end knows by which address it is reached. */
function withAbsoluteScreenshotUrls<A extends AnalyzeAnswer>(answer: A, base: string): A {
  const absolute = (url: unknown) => (typeof url === "string" && url.startsWith("/") ? base + url : url);
  const frame = (given: unknown) => {
    const { success, data } = VideoFrame.safeParse(given);
    return success ? { ...data, screenshotUrl: absolute(data.screenshotUrl) } : given;
  };
  const fields = ["adScreenshotUrl", "landingPageScreenshotUrl", "alternateScreenshotUrl"] as const;
  const given = answer as Readonly<Record<string, unknown>>;
  const named = fields.filter((field) => field in given).map((field) => [field, absolute(given[field])]);
  const frames = given["videoFrames"];
  return {
    ...answer,
    ...Object.fromEntries(named),
    ...(Array.isArray(frames) && { videoFrames: frames.map(frame) }),
  };
}

const isContractErrorCode = (code: string | undefined): code is ErrorCode =>
  ERROR_CODES.some((known) => known === code);

function toAnalyzeError(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof HttpError) return error;
  if (signal.aborted) return new ClientDisconnectedError("The client hung up.");
  if (error instanceof EvaluationError && isContractErrorCode(error.errorCode)) {
    const status = error.errorCode === "ANALYSIS_FAILED" ? 500 : 400;
    return new HttpError(status, error.message, { errorCode: error.errorCode, cause: error });
  }
  if (error instanceof NoWorkerError) {
    return new HttpError(503, "No worker is running. Send the request again later.", {
      errorCode: "NO_WORKER",
      retryAfterSeconds: 30,
      cause: error,
    });
  }
  if (isTransientDbError(error)) {
    return new HttpError(503, "The storage does not answer. Send the request again later.", {
      errorCode: "STORAGE_UNAVAILABLE",
      retryAfterSeconds: 10,
      cause: error,
    });
  }
  return new HttpError(500, "The analysis failed. It is safe to try again.", {
    errorCode: "ANALYSIS_FAILED",
    cause: error,
  });
}
