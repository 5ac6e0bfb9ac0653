import { EvaluationError } from "../../contract/error.ts";

/** Why a model returned no usable reply. */
export const FAILURE_KINDS = [
  "refused_key",
  "unknown_model",
  "no_pictures",
  "too_long",
  "rejected",
  "busy",
  "unreachable",
  "slow",
  "late",
  "declined",
  "truncated",
  "unreadable",
  "invented",
  "budget",
  "given_up",
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Failures that every further request would have, so the run stops asking. */
export const FATAL_FAILURES: ReadonlySet<FailureKind> = new Set<FailureKind>([
  "refused_key",
  "unknown_model",
  "no_pictures",
  "budget",
]);

/** Failures that the caller caused, such as too little time. They don't count against the model. */
export const CALLER_FAILURES: ReadonlySet<FailureKind> = new Set<FailureKind>(["late"]);

/** The message never quotes the model or its endpoint, which may echo a key or a page. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.kind = kind;
  }
}

/** A required model failed, so the ad gets no score. */
export class VisionUnavailable extends EvaluationError {
  override name = "VisionUnavailable";

  constructor(model: string, problem: string, cause: unknown) {
    super(
      `The model ${model} did not evaluate this ad: ${problem} Run the check again, or remove "required" to fall back to the rules.`,
      { errorCode: "ANALYSIS_FAILED", httpStatus: 500, cause },
    );
  }
}
