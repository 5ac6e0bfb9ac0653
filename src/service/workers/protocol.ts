import { z } from "zod";
import { EvaluationError } from "../../contract/error.ts";
import { StrippedEvaluationRequest } from "../../contract/evaluation-request.ts";
import { EVALUATION_STEPS, type EvaluationStep } from "../../contract/evaluation-step.ts";
import { EvaluationView } from "../evaluation-view.ts";

/** How many workers may die over a task before it fails: a page that kills one worker may kill the next. */
export const MAX_TASK_ATTEMPTS = 3;

/** An evaluation for a worker. Plain JSON, because it travels over IPC or through the queue. */
export const Task = z.object({
  id: z.uuid(),
  /** Identifies the HTTP request in the logs. */
  requestId: z.string(),
  request: StrippedEvaluationRequest,
  /** Evaluate without OCR, for anonymous callers. */
  lighter: z.boolean(),
  /** Time limit in milliseconds. */
  timeMs: z.number().positive(),
  /** Lower ranks go first; see Place. */
  rank: z.int().min(0).default(0),
  /** Name of the ad's file among the uploads, instead of a URL in the request. */
  upload: z.string().optional(),
  /** Whether somebody watches: the task is a submission, whose step is recorded. */
  isWatched: z.boolean().optional(),
});
export type Task = z.infer<typeof Task>;

/** An EvaluationError as JSON. */
const Failure = z.object({
  message: z.string(),
  errorCode: z.string().optional(),
  httpStatus: z.number().optional(),
});

export const Reply = z.union([
  z.object({ answer: z.unknown(), view: EvaluationView.optional() }),
  z.object({ failure: Failure }),
]);
export type Reply = z.infer<typeof Reply>;

/** Whether an error is the request's. Of a failure of the service itself, callers learn only that it failed. */
export function isForCaller(error: unknown): error is EvaluationError {
  if (!(error instanceof EvaluationError) || error.errorCode === undefined) return false;
  return error.errorCode !== "ANALYSIS_FAILED" || error.cause === undefined;
}

export function toFailureReply(error: unknown): Reply {
  if (!isForCaller(error)) {
    return { failure: { message: "The analysis failed. It is safe to retry.", errorCode: "ANALYSIS_FAILED" } };
  }
  const { publicMessage: message, errorCode, httpStatus } = error;
  return { failure: { message, errorCode, httpStatus } };
}

/**
 * @returns the body of the 200 response, and what only pages show.
 * @throws EvaluationError if the reply is a failure.
 */
export function answerFromReply(reply: Reply): { answer: unknown; view: EvaluationView | null } {
  if ("answer" in reply) return { answer: reply.answer, view: reply.view ?? null };
  const { message, errorCode, httpStatus } = reply.failure;
  throw new EvaluationError(message, { errorCode, httpStatus });
}

/** Message from the service to a worker that it forked. */
export const WorkerCommand = z.union([
  z.object({ kind: z.literal("evaluate"), task: Task }),
  z.object({ kind: z.literal("abort"), id: z.string() }),
  z.object({ kind: z.literal("stop") }),
]);
export type WorkerCommand = z.infer<typeof WorkerCommand>;

/** Message from a forked worker to the service. */
export const WorkerMessage = z.union([
  /** Sent at a fixed interval, with the memory of its process in bytes. */
  z.object({ kind: z.literal("alive"), memoryBytes: z.number() }),
  z.object({ kind: z.literal("ready") }),
  /** It cannot evaluate, for example without a browser; it goes on trying. */
  z.object({ kind: z.literal("unusable") }),
  z.object({ kind: z.literal("step"), id: z.string(), step: z.enum(EVALUATION_STEPS) }),
  z.object({ kind: z.literal("done"), id: z.string(), reply: Reply }),
]);
export type WorkerMessage = z.infer<typeof WorkerMessage>;

export interface TaskContext {
  /** How many workers died while they ran the task. Default: 0. */
  workersLost?: number;
  /** Is told what begins. Where the queue is between, its consumer is told, not the caller. */
  onStep?: (step: EvaluationStep) => void;
}

/** Runs a task until it is done or the signal fires. */
export type RunTask = (task: Task, signal: AbortSignal, context?: TaskContext) => Promise<Reply>;

/** The state of the workers that this process has started, and of the tasks that they, or those of the queue, have. */
export interface PoolMeasures {
  workers: Record<"ready" | "starting" | "unusable", number>;
  tasks: Record<"running" | "waiting", number>;
  /** How long the first of the waiting tasks has waited; 0 where none waits. */
  oldestTaskSeconds: number;
  /** Memory of the worker processes, without their browsers. */
  memoryBytes: number;
}

/** The workers: processes of this one (ForkedPool), or any that take jobs from the queue (QueuePool). */
export interface WorkerPool {
  runTask: RunTask;
  /** False where it is known that no task can be run now. */
  canRun(): boolean;
  measure(): Promise<PoolMeasures>;
  close(): Promise<void>;
}

/** Every worker that ran this task died. */
export class WorkerLostError extends EvaluationError {
  override name = "WorkerLostError";
  constructor(attempts: number) {
    super(`The analysis failed: its worker process died ${attempts} times. It is safe to retry.`, {
      errorCode: "ANALYSIS_FAILED",
      httpStatus: 500,
    });
  }
}

/** No worker takes jobs: none is running, or none can reach the queue. */
export class NoWorkerError extends Error {
  override name = "NoWorkerError";
  constructor(message = "No worker takes jobs from the queue.") {
    super(message);
  }
}
