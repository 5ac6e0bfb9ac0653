import type * as Core from "@actions/core";
import { INPUTS, type InputName, inputNames } from "../run/settings.ts";

/**
 * The Action's inputs as the runner hands them over: names upper-cased with spaces as underscores, hyphens kept. The
 * runner does not say which inputs were left out; an empty one reads as its default.
 */
export function readInputs(
  env: Readonly<Record<string, string | undefined>>,
): Partial<Record<InputName, string>> {
  const given = inputNames().map((name) => [name, env[`INPUT_${name.toUpperCase()}`]] as const);
  return Object.fromEntries(given.filter(([, text]) => text !== undefined));
}

/** Tells the runner what it must not show, before anything else is said. */
export function maskSecrets(
  given: Partial<Record<InputName, string>>,
  core: Pick<typeof Core, "setSecret">,
): void {
  for (const name of inputNames()) {
    const text = given[name]?.trim();
    const input = INPUTS[name];
    if (!("secret" in input) || !text) continue;
    for (const secret of input.secret === true ? [text] : input.secret(text)) core.setSecret(secret);
  }
}
