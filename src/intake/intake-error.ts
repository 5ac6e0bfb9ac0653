/** A file that can't be imported. The message names the file, the row if known, and the next step. */
export class IntakeError extends Error {
  override name = "IntakeError";
}
