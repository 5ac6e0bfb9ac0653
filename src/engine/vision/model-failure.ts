import { EvaluationError } from "../../contract/error.ts";

/**
 * What a failure means for further requests. "unreadable": the same request may get a valid reply. "truncated": it may
 * with a higher output limit. "fatal" and "budget": every further request would fail, so the run stops asking. "late":
 * the caller gave too little time, which doesn't count against the model.
 */
export type FailureKind = "unreadable" | "truncated" | "fatal" | "budget" | "late" | "other";

/** The message never quotes the model or its endpoint, which may echo a key or a page. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** A required model failed, so the ad gets no score. */
export class VisionUnavailable extends EvaluationError {
  override name = "VisionUnavailable";

  constructor(model: string, problem: string, cause: unknown) {
    super(
      `The model ${model} did not evaluate this ad: ${problem} Run the check again, or remove "required" to fall ` +
        "back to the rules.",
      { errorCode: "ANALYSIS_FAILED", httpStatus: 500, cause },
    );
  }
}
