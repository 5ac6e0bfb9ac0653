import { EvaluationError } from "../../contract/error.ts";

/** The requested URL must not be visited. In the contract: 400 with errorCode UNSAFE_URL. */
export class UnsafeUrl extends EvaluationError {
  override name = "UnsafeUrl";

  /** @param place What was to be visited, without credentials. */
  constructor(place: string, why: string, next: string) {
    super(`${place} must not be visited: ${why}. ${next}`, { errorCode: "UNSAFE_URL", httpStatus: 400 });
  }
}

/** The UnsafeUrl inside an error of undici, fetch or Node; null where there is none. */
export function unsafeCause(error: unknown): UnsafeUrl | null {
  const visited = new Set<unknown>();
  const open = [error];
  for (const one of open) {
    if (one instanceof UnsafeUrl) return one;
    if (!(one instanceof Error) || visited.has(one)) continue;
    visited.add(one);
    open.push(one.cause, ...(one instanceof AggregateError ? one.errors : []));
  }
  return null;
}
