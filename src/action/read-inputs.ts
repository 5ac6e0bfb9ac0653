import type * as Core from "@actions/core";
import { INPUTS, type InputName, inputNames } from "../run/settings.ts";

/**
 * Reads the Action's inputs from INPUT_* variables: names are upper-cased and keep their hyphens. Omitted inputs are
 * empty, which means their default.
 */
export function readInputs(env: Readonly<Record<string, string | undefined>>): Partial<Record<InputName, string>> {
  const given = inputNames().map((name) => [name, env[`INPUT_${name.toUpperCase()}`]] as const);
  return Object.fromEntries(given.filter(([, text]) => text !== undefined));
}

/** Masks secrets in the log. Call before anything else is logged. */
export function maskSecrets(given: Partial<Record<InputName, string>>, core: Pick<typeof Core, "setSecret">): void {
  for (const name of inputNames()) {
    const text = given[name]?.trim();
    const input = INPUTS[name];
    if (!("secret" in input) || !text) continue;
    for (const secret of input.secret === true ? [text] : input.secret(text)) core.setSecret(secret);
  }
}
