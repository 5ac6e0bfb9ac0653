import { randomUUID } from "node:crypto";
import { z } from "zod";
import { EvaluationError } from "../../contract/error.ts";
import { Evaluation, LinkBroken, UrlOnly } from "../../contract/evaluation.ts";
import { type EvaluationRequest, EvaluationRequestKnown } from "../../contract/request.ts";
import { ERROR_CODES, type ErrorCode } from "../../contract/vocabulary.ts";
import { anonymousPurse, type Caller, purseOf } from "../caller.ts";
import type { Parts } from "../parts.ts";
import type { Lease } from "../quota/leases.ts";
import { ClientGone, Refusal } from "../refusal.ts";
import { storeEvaluation, storeUrlOnly } from "../store/evaluations.ts";
import { isPassing } from "../store/patience.ts";
import { storableJson } from "../store/storable.ts";
import { answerOf, NoWorker } from "../workforce/protocol.ts";

export type AnyAnswer = Evaluation | UrlOnly | LinkBroken;

export interface Asked {
  request: EvaluationRequest;
  caller: Caller;
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
export async function analyze(given: Asked, parts: Parts): Promise<AnyAnswer> {
  // Fields that nobody knows go no further: one that nests thousands deep ends whichever process copies it.
  const request: EvaluationRequest = JSON.parse(storableJson(EvaluationRequestKnown.parse(given.request)));
  const asked = { ...given, request };
  const began = performance.now();
  let outcome = "refused";
  let leave = (): void => undefined;
  try {
    leave = enter(request, parts);
    const lease = await takeUnit(asked.caller, parts);
    outcome = "failed";
    const answer = await onLease(lease, asked, parts);
    outcome = "lpCaptureStatus" in answer ? answer.lpCaptureStatus : "evaluated";
    return answer;
  } finally {
    leave();
    parts.metrics.evaluated(outcome, (performance.now() - began) / 1000);
  }
}

/**
 * Takes a place, or refuses what needs neither a unit nor a worker to be refused.
 *
 * @returns what gives the place back.
 */
function enter({ adData }: EvaluationRequest, { places, draining }: Parts): () => void {
  if (!adData.imageUrl && !adData.adUrl) {
    throw new Refusal(400, "Neither adData.imageUrl nor adData.adUrl was given: one of them names the ad.", {
      errorCode: "NO_AD_ASSET",
    });
  }
  if (draining()) {
    throw new Refusal(503, "This instance is shutting down. Send the request again.", {
      errorCode: "SERVICE_DRAINING",
      retryAfterSeconds: 2,
    });
  }
  const leave = places.take();
  if (leave !== null) return leave;
  throw new Refusal(503, "Every worker is busy and the queue is full. Send the request again later.", {
    errorCode: "SERVICE_SATURATED",
    retryAfterSeconds: 10,
  });
}

async function takeUnit(caller: Caller, parts: Parts): Promise<Lease> {
  const now = parts.now();
  const purse =
    caller.kind === "owner"
      ? purseOf(caller.account, now)
      : anonymousPurse(caller.address, parts.salt, parts.anonymousLimit, now);
  const lease = await parts.leases.take(purse);
  if (lease !== null) return lease;
  if (caller.kind === "owner") throw userLimit(purse.limit);
  throw new Refusal(
    429,
    "This address has used its anonymous evaluation of the month. Send an API key to go on.",
    { errorCode: "IP_RATE_LIMIT_EXCEEDED" },
  );
}

const userLimit = (limit: number) =>
  new Refusal(
    429,
    `The monthly limit of ${limit} evaluations is reached, counting those under way. GET /api/check-usage tells when it resets.`,
    { errorCode: "USER_RATE_LIMIT_EXCEEDED" },
  );

/** Whatever happens, the unit is spent or given back. */
async function onLease(lease: Lease, asked: Asked, parts: Parts): Promise<AnyAnswer> {
  const db = parts.database.db;
  const record = {
    accountId: asked.caller.kind === "owner" ? asked.caller.account.id : null,
    request: asked.request,
  };
  try {
    const answer = await evaluate(asked, parts);
    if ("lpCaptureStatus" in answer) {
      if (answer.lpCaptureStatus === "url_only") await storeUrlOnly(db, lease, record, answer);
      await lease.giveBack();
      return answer;
    }
    if (!(await storeEvaluation(db, lease, record, answer))) throw userLimit(lease.purse.limit);
    lease.spent();
    return answer;
  } catch (error) {
    await lease.giveBack();
    throw asRefusal(error, asked.signal);
  }
}

async function evaluate({ request, caller, requestId, signal }: Asked, parts: Parts): Promise<AnyAnswer> {
  const task = {
    id: randomUUID(),
    requestId,
    request,
    lighter: caller.kind === "anonymous",
    timeMs: parts.timeoutSeconds * 1000,
  };
  // A worker minds its own clock; this one is for a worker that does not.
  const limit = AbortSignal.timeout(task.timeMs * 2 + 30_000);
  const reply = await parts.workforce.perform(task, AbortSignal.any([signal, limit]));
  return addressed(contracted(answerOf(reply)), parts.publicUrl);
}

/** Our own promise, kept at our own door: what is not the contract's never leaves. */
function contracted(body: unknown): AnyAnswer {
  const status =
    typeof body === "object" && body !== null && "lpCaptureStatus" in body && body.lpCaptureStatus;
  if (status === "url_only") return UrlOnly.parse(body);
  if (status === "link_broken") return LinkBroken.parse(body);
  return Evaluation.parse(body);
}

/** A video's further frame, as far as it names a picture; the contract leaves the shape open. */
const Frame = z.looseObject({ screenshotUrl: z.string() });

/** Workers name pictures by path; only this end knows by which address it is reached. */
function addressed<A extends AnyAnswer>(answer: A, base: string): A {
  const absolute = (url: unknown) => (typeof url === "string" && url.startsWith("/") ? base + url : url);
  const frame = (given: unknown) => {
    const { success, data } = Frame.safeParse(given);
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

const isContracts = (code: string | undefined): code is ErrorCode =>
  ERROR_CODES.some((known) => known === code);

function asRefusal(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof Refusal) return error;
  if (signal.aborted) return new ClientGone("The client hung up.");
  if (error instanceof EvaluationError && isContracts(error.errorCode)) {
    const status = error.errorCode === "ANALYSIS_FAILED" ? 500 : 400;
    return new Refusal(status, error.message, { errorCode: error.errorCode, cause: error });
  }
  if (error instanceof NoWorker) {
    return new Refusal(503, "No worker is running. Send the request again later.", {
      errorCode: "NO_WORKER",
      retryAfterSeconds: 30,
      cause: error,
    });
  }
  if (isPassing(error)) {
    return new Refusal(503, "The storage does not answer. Send the request again later.", {
      errorCode: "STORAGE_UNAVAILABLE",
      retryAfterSeconds: 10,
      cause: error,
    });
  }
  return new Refusal(500, "The analysis failed. It is safe to try again.", {
    errorCode: "ANALYSIS_FAILED",
    cause: error,
  });
}
