import { inspect } from "node:util";
import type { EvaluationError } from "../../src/contract/error.ts";

/** Everything that a logger could print of a value: causes, hidden fields, stacks and JSON. */
export function collectAllText(value: unknown): string {
  const own = value instanceof Error ? Object.getOwnPropertyNames(value) : [];
  return [
    inspect(value, { depth: null, showHidden: true, getters: true, maxStringLength: null }),
    JSON.stringify(value, own.length > 0 ? own : null),
    String(value),
    value instanceof Error && value.cause !== undefined ? collectAllText(value.cause) : "",
  ].join("\n");
}

/** The error that a promise rejects with; throws where it resolves. */
export async function getRejection(promise: Promise<unknown>): Promise<EvaluationError> {
  try {
    await promise;
  } catch (error) {
    return error as EvaluationError;
  }
  throw new Error("It did not reject.");
}
