import { EvaluationError } from "../contract/error.ts";
import type { EvaluationStep } from "../contract/evaluation-step.ts";
import type { Account } from "./accounts/accounts.ts";
import { HttpError, type ServiceErrorCode } from "./http-error.ts";
import { formatErrorTrace } from "./log.ts";
import { analyzeAd } from "./routes/analyze-ad.ts";
import type { ServiceContext } from "./service-context.ts";
import { retryTransient } from "./store/retry-db.ts";
import {
  failLostSubmissions,
  finishSubmission,
  KEEP_ALIVE_INTERVAL_MS,
  keepSubmissionsAlive,
  recordStep,
  type SubmissionResult,
  type SubmittedAd,
} from "./store/submissions.ts";

/** A stored submission that is to be evaluated. */
interface NewSubmission {
  id: string;
  input: SubmittedAd;
  upload: string | null;
}

export const QUOTA_USED_UP = "The evaluations of this month are used up. The settings say when the next month begins.";

/** What people read of a failure that is not about their ad or page. Other messages are shown as they are. */
const PROBLEMS: Partial<Record<ServiceErrorCode, string>> = {
  USER_RATE_LIMIT_EXCEEDED: QUOTA_USED_UP,
  SERVICE_SATURATED: "The service is busy. Try again in a minute.",
  SERVICE_DRAINING: "The service is being restarted. Try again in a minute.",
  NO_WORKER: "The service cannot evaluate at the moment. Its operator finds the reason in the log.",
  TOO_MANY_UNCOUNTED_VISITS: "Too many evaluations without a result. Wait a few minutes.",
};

const FAILED = "The evaluation failed. Nothing was counted: try it again.";

/**
 * Evaluates the web app's submissions. They go on when the browser is closed; a process that stops fails those that do
 * not end in time.
 */
export class SubmissionRunner {
  readonly #context: ServiceContext;
  readonly #running = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.#timer = setInterval(() => void this.#keepAlive(), KEEP_ALIVE_INTERVAL_MS).unref();
  }

  start(submission: NewSubmission, account: Account, requestId: string): void {
    const run = this.#run(submission, account, requestId).finally(() => this.#running.delete(submission.id));
    this.#running.set(submission.id, run);
  }

  /** Aborts what runs: its quota is refunded, and its page says what happened. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort(new Error("the service is stopping"));
    await Promise.all(this.#running.values());
  }

  async #run({ id, input, upload }: NewSubmission, account: Account, requestId: string): Promise<void> {
    const { db } = this.#context.database;
    const onStep = (step: EvaluationStep) => void recordStep(db, id, step).catch(() => undefined);
    const call = {
      request: input.request,
      principal: { kind: "account", account } as const,
      requestId,
      signal: this.#stop.signal,
      submission: { id, upload, onStep },
    };
    const result = await analyzeAd(call, this.#context)
      .then(toResult)
      .catch((error: unknown): SubmissionResult => ({ outcome: "failed", problem: this.#describe(error, requestId) }));
    await retryTransient(() => finishSubmission(db, id, result)).catch((error: unknown) => this.#report(error));
  }

  #describe(error: unknown, requestId: string): string {
    if (this.#stop.signal.aborted) return "The service was restarted meanwhile. Nothing was counted: try it again.";
    if (error instanceof HttpError) {
      const known = error.errorCode && PROBLEMS[error.errorCode];
      return known ?? (error.status < 500 || error.cause instanceof EvaluationError ? error.message : FAILED);
    }
    if (!(error instanceof EvaluationError))
      this.#context.log("failure", { id: requestId, error: formatErrorTrace(error) }, "error");
    return FAILED;
  }

  async #keepAlive(): Promise<void> {
    const { db } = this.#context.database;
    try {
      await keepSubmissionsAlive(db, [...this.#running.keys()]);
      await failLostSubmissions(db);
    } catch (error) {
      this.#report(error);
    }
  }

  #report(error: unknown): void {
    this.#context.log("storage", { error: formatErrorTrace(error) }, "warn");
  }
}

function toResult({ answer, view }: Awaited<ReturnType<typeof analyzeAd>>): SubmissionResult {
  if (!("lpCaptureStatus" in answer)) return { outcome: "evaluated", evaluationId: answer.evaluationId };
  if (answer.lpCaptureStatus === "link_broken") return { outcome: "link_broken", answer, view };
  return answer.evaluationId === null
    ? { outcome: "failed", problem: answer.lpUnavailableReason }
    : { outcome: "url_only", evaluationId: answer.evaluationId };
}
