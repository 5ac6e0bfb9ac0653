import { EvaluationError } from "../../contract/error.ts";

/** Why a model gave nothing that can be used. */
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

/** Nobody else's answer will be different: the run asks no more. */
export const FATAL_FAILURES: ReadonlySet<FailureKind> = new Set<FailureKind>([
  "refused_key",
  "unknown_model",
  "no_pictures",
  "budget",
]);

/** The fault of whatever went before, so that it tells nothing of the model. */
export const CALLER_FAILURES: ReadonlySet<FailureKind> = new Set<FailureKind>(["late"]);

/** A model's failure, in words for people; what it said itself is quoted nowhere, since it may echo a key or a page. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.kind = kind;
  }
}

/** The model was required and did not judge: nothing is scored, and nothing is called wrong. */
export class VisionUnavailable extends EvaluationError {
  override name = "VisionUnavailable";

  constructor(model: string, problem: string, cause: unknown) {
    super(
      `The model ${model} did not judge this ad: ${problem} Run the check again, or leave out "required" to let the rules judge.`,
      { errorCode: "ANALYSIS_FAILED", httpStatus: 500, cause },
    );
  }
}
