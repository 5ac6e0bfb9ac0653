import { z } from "zod";
import { lenient, type SchemaMode, strict, type UnlistedValue } from "./schema-mode.ts";
import { ERROR_CODES, type ErrorCode } from "./vocabulary.ts";

const errorSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    error: z.string(),
    /** On 400, 429, 500 and 503 of /api/analyze-ad; 401 and 403 carry only `error`. */
    errorCode: mode.oneOf(ERROR_CODES).optional(),
  });

export const ErrorBody = errorSchema(strict);
export const ReceivedErrorBody = errorSchema(lenient);
export type ErrorBody = z.infer<typeof ReceivedErrorBody>;

/**
 * What an `Evaluate` throws where the contract would answer other than 200. Every evaluator's own errors extend
 * it, one class a failure; the message says what happened and ends with the next step.
 */
export class EvaluationError extends Error {
  override name = "EvaluationError";
  /** The contract's errorCode, where the failure has one. */
  readonly errorCode: ErrorCode | UnlistedValue | undefined;
  /** The HTTP status that carries this failure on the wire, where there is one. */
  readonly httpStatus: number | undefined;

  constructor(
    message: string,
    details: {
      errorCode?: ErrorCode | UnlistedValue | undefined;
      httpStatus?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.errorCode = details.errorCode;
    this.httpStatus = details.httpStatus;
  }
}
