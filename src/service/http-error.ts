import { z } from "zod";
import { ERROR_CODES } from "../contract/vocabulary.ts";

/** The contract's error codes, and those that this service adds where it names none (docs/guide/run-service.md). */
export const SERVICE_ERROR_CODES = [
  ...ERROR_CODES,
  "AD_UNAVAILABLE",
  "INVALID_REQUEST",
  "IDEMPOTENCY_KEY_IN_USE",
  "IDEMPOTENCY_KEY_REUSED",
  "TOO_MANY_UNCOUNTED_VISITS",
  "SERVICE_SATURATED",
  "SERVICE_DRAINING",
  "NO_WORKER",
  "STORAGE_UNAVAILABLE",
] as const;
export type ServiceErrorCode = (typeof SERVICE_ERROR_CODES)[number];

export const ErrorBody = z
  .strictObject({
    error: z.string().meta({ description: "What went wrong and what to do about it." }),
    errorCode: z
      .enum(SERVICE_ERROR_CODES)
      .optional()
      .meta({ description: "On 400, 409, 422, 429, 500 and 503 of POST /api/analyze-ad." }),
  })
  .meta({ id: "Error" });

export type HttpErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 421 | 422 | 429 | 500 | 503;

/** The client disconnected before the response was ready. */
export class ClientDisconnectedError extends Error {
  override name = "ClientDisconnectedError";
}

/** An error response. Its message is sent to the client. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: HttpErrorStatus;
  readonly errorCode: ServiceErrorCode | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: HttpErrorStatus,
    message: string,
    details: { errorCode?: ServiceErrorCode; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.status = status;
    this.errorCode = details.errorCode;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get body(): z.infer<typeof ErrorBody> {
    return { error: this.message, ...(this.errorCode !== undefined && { errorCode: this.errorCode }) };
  }
}
