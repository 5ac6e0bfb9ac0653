/** A file that no ads can be taken from; the message names it, the place where there is one, and the next step. */
export class IntakeError extends Error {
  override name = "IntakeError";
}
