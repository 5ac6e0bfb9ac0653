import { EvaluationError, listErrors } from "../../contract/error.ts";

/** The requested URL must not be visited. In the contract: 400 with errorCode UNSAFE_URL. */
export class UnsafeUrl extends EvaluationError {
  override name = "UnsafeUrl";

  /**
   * @param place What was to be visited, without credentials.
   * @param publicWhy The same without what only this machine's network knows, such as the address of a name.
   */
  constructor(place: string, why: string, next: string, publicWhy = why) {
    const publicNext = publicWhy === why ? next : "Use a public http(s) URL.";
    const publicMessage = `${place} must not be visited: ${publicWhy}. ${publicNext}`;
    super(`${place} must not be visited: ${why}. ${next}`, { errorCode: "UNSAFE_URL", httpStatus: 400, publicMessage });
  }
}

/** The UnsafeUrl inside an error of undici, fetch or Node; null where there is none. */
export const unsafeCause = (error: unknown): UnsafeUrl | null =>
  listErrors(error).find((one) => one instanceof UnsafeUrl) ?? null;
