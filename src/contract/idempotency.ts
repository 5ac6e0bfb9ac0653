/**
 * An extension of the contract: a request may name itself with `Idempotency-Key`
 * (draft-ietf-httpapi-idempotency-key-header). A service that remembers these keys says so in every response of its
 * API, by a header with the seconds that it does. A request that is sent again under its key is counted once.
 */
export const IDEMPOTENCY_KEY_HEADER = "idempotency-key";
export const IDEMPOTENCY_SECONDS_HEADER = "adhere-idempotency-seconds";

/** What this project's service does: a day. */
export const IDEMPOTENCY_SECONDS = 86_400;

/** A key is an opaque text. */
export const MAX_IDEMPOTENCY_KEY_CHARS = 255;

/** Set to "true" where the response is the one of an earlier request. */
export const REPLAYED_HEADER = "idempotent-replayed";
