import { z } from "zod";
import { EvaluationError } from "../../contract/error.ts";
import { StrippedEvaluationRequest } from "../../contract/request.ts";

/** What a worker is asked to do, over IPC or through the queue. Plain values: both ways carry JSON. */
export const Task = z.object({
  id: z.uuid(),
  /** By which logs call the request that asks for it. */
  requestId: z.string(),
  request: StrippedEvaluationRequest,
  /** Anonymous callers get the lighter engine: no OCR. */
  lighter: z.boolean(),
  /** Milliseconds after which nobody waits any more. */
  timeMs: z.number().positive(),
});
export type Task = z.infer<typeof Task>;

/** A failure, as it travels: the class is lost, what the contract tells of it is not. */
const Failure = z.object({
  message: z.string(),
  errorCode: z.string().optional(),
  httpStatus: z.number().optional(),
});

export const Reply = z.union([z.object({ answer: z.unknown() }), z.object({ failure: Failure })]);
export type Reply = z.infer<typeof Reply>;

export const toFailureReply = (error: unknown): Reply => {
  if (!(error instanceof EvaluationError)) {
    return {
      failure: { message: "The analysis failed. It is safe to try again.", errorCode: "ANALYSIS_FAILED" },
    };
  }
  const { message, errorCode, httpStatus } = error;
  return {
    failure: {
      message,
      ...(errorCode !== undefined && { errorCode }),
      ...(httpStatus !== undefined && { httpStatus }),
    },
  };
};

/** @throws EvaluationError where the reply is a failure. @returns the 200 body. */
export function answerFromReply(reply: Reply): unknown {
  if ("answer" in reply) return reply.answer;
  const { message, errorCode, httpStatus } = reply.failure;
  throw new EvaluationError(message, { errorCode, httpStatus });
}

/** From the service to a worker that it forked. */
export const WorkerCommand = z.union([
  z.object({ kind: z.literal("evaluate"), task: Task }),
  z.object({ kind: z.literal("abort"), id: z.string() }),
  z.object({ kind: z.literal("stop") }),
]);
export type WorkerCommand = z.infer<typeof WorkerCommand>;

/** From a forked worker to the service. */
export const WorkerMessage = z.union([
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("done"), id: z.string(), reply: Reply }),
]);
export type WorkerMessage = z.infer<typeof WorkerMessage>;

/** From a forked worker on the queue to the service: which of the queue's tasks it has in hand. */
export const QueueWorkerMessage = z.object({ kind: z.enum(["took", "left"]), id: z.string() });
export type QueueWorkerMessage = z.infer<typeof QueueWorkerMessage>;

/** Does a task; whoever asks hands over a signal that ends it. The port between the routes and the workers. */
export type RunTask = (task: Task, signal: AbortSignal) => Promise<Reply>;

/** The workers, however they are reached. */
export interface WorkerPool {
  runTask: RunTask;
  close(): Promise<void>;
}

/** Workers kept dying over this task. */
export class WorkerLostError extends EvaluationError {
  override name = "WorkerLost";
  constructor(attempts: number) {
    super(`The analysis was lost ${attempts} times with the process that did it. It is safe to try again.`, {
      errorCode: "ANALYSIS_FAILED",
      httpStatus: 500,
    });
  }
}

/** No worker takes what is asked: none runs, or none can reach the queue. */
export class NoWorkerError extends Error {
  override name = "NoWorker";
  constructor() {
    super("No worker takes any task from the queue.");
  }
}
