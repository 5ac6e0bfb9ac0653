import { z } from "zod";
import { lenient, type SchemaMode, strict, type UnlistedValue } from "./schema-mode.ts";
import { ERROR_CODES, type ErrorCode } from "./vocabulary.ts";

const errorSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    error: z.string(),
    /** Set on 400, 429, 500 and 503 of /api/analyze-ad; 401 and 403 only have `error`. */
    errorCode: mode.oneOf(ERROR_CODES).optional(),
  });

export const ErrorBody = errorSchema(strict);
export const ReceivedErrorBody = errorSchema(lenient);
export type ErrorBody = z.infer<typeof ReceivedErrorBody>;

/**
 * Thrown by `Evaluate` where the contract has a status other than 200. Each failure has its own name, which reports
 * show where it has neither an error code nor a status. The message says what happened and ends with the next step.
 */
export class EvaluationError extends Error {
  override name: string;
  /** The contract's errorCode, where the failure has one. */
  readonly errorCode: ErrorCode | UnlistedValue | undefined;
  /** The HTTP status that a service sends for this failure, where there is one. */
  readonly httpStatus: number | undefined;
  /** What a service's callers may read, where the message tells of its machine or network. Default: the message. */
  readonly publicMessage: string;

  constructor(
    message: string,
    details: {
      name?: string;
      errorCode?: ErrorCode | UnlistedValue | undefined;
      httpStatus?: number | undefined;
      publicMessage?: string;
      cause?: unknown;
    } = {},
  ) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.name = details.name ?? "EvaluationError";
    this.errorCode = details.errorCode;
    this.httpStatus = details.httpStatus;
    this.publicMessage = details.publicMessage ?? message;
  }
}

/** The error code of `NoNetwork`, which the contract does not list. */
export const NO_NETWORK = "NO_NETWORK";

/** A destination could not be checked because this machine has no network. */
export class NoNetwork extends EvaluationError {
  constructor() {
    super(
      "There was no network, so the destination could not be reached. Check this machine's connection, DNS and " +
        "HTTPS_PROXY.",
      { name: "NoNetwork", errorCode: NO_NETWORK },
    );
  }
}

/** The message of anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An error and all errors that it wraps, outermost first: undici and Node wrap them at different depths. */
export function listErrors(error: unknown): Error[] {
  const found = new Set([error]);
  for (const one of found) {
    if (one instanceof Error) found.add(one.cause);
    if (one instanceof AggregateError) for (const inner of one.errors) found.add(inner);
  }
  return [...found].filter((one) => one instanceof Error);
}
