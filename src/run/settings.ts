import type { z } from "zod";
import { resolveAiConfig } from "../contract/ai-settings.ts";
import { quoteValue } from "./format-message.ts";
import { EVALUATION_INPUTS } from "./settings/evaluation-inputs.ts";
import { GATE_INPUTS } from "./settings/gate-inputs.ts";
import { DEFAULT_REPORT_FOLDERS, REPORTING_INPUTS } from "./settings/reporting-inputs.ts";
import { TARGET_INPUTS } from "./settings/target-inputs.ts";

export { DEFAULT_REPORT_FOLDERS };

/**
 * Every setting of a check: the names of the Action's inputs and of the command-line flags. Values arrive as text.
 * Tests compare `action.yml` and `--help` with this table.
 */
export const INPUTS = { ...TARGET_INPUTS, ...GATE_INPUTS, ...EVALUATION_INPUTS, ...REPORTING_INPUTS } as const;

export type InputName = keyof typeof INPUTS;
export type Settings = { [N in InputName]: z.output<(typeof INPUTS)[N]["schema"]> };

/** Invalid settings: one message each, with what to write instead. */
export class SettingsError extends Error {
  override name = "SettingsError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/**
 * Reads settings from text, as GitHub and a terminal give them.
 *
 * @param given text by name; a missing or empty value means the default.
 * @param formatName how this face writes a setting's name, in messages: `threshold` or `--threshold`.
 * @throws SettingsError with every problem at once.
 */
export function readSettings(
  given: Readonly<Record<string, string | undefined>>,
  formatName: (name: string) => string,
): Settings {
  const problems: string[] = [];
  const read = <N extends InputName>(name: N): Settings[N] | undefined => {
    const { schema, default: fallback } = INPUTS[name];
    const text = given[name] === undefined || given[name] === "" ? resolveDefault(fallback) : given[name];
    const result = schema.safeParse(text);
    if (result.success) return result.data as Settings[N];
    const issue = result.error.issues[0]?.message ?? "cannot be read";
    const value = "secret" in INPUTS[name] ? "" : `, but is ${quoteValue(text)}`;
    problems.push(`${formatName(name)} ${issue}${value}.`);
    return undefined;
  };
  const settings = Object.fromEntries(inputNames().map((name) => [name, read(name)]));
  if (problems.length === 0) problems.push(...findConflicts(settings as Settings, formatName));
  if (problems.length > 0) throw new SettingsError(problems);
  return settings as Settings;
}

/** Settings that are valid alone but conflict with each other. */
function findConflicts(settings: Settings, formatName: (name: string) => string): string[] {
  const use = resolveAiConfig(pickAiSettings(settings), formatName);
  if (use !== null && "mistake" in use) return [use.mistake];
  return use !== null && settings["api-url"] !== undefined
    ? [`${formatName("ai")} and ${formatName("api-url")} name two evaluators: remove one of them.`]
    : [];
}

/** The three settings of a model, together. */
export const pickAiSettings = (settings: Pick<Settings, "ai" | "ai-api-key" | "ai-options">) => ({
  model: settings.ai.model,
  key: settings["ai-api-key"],
  options: settings["ai-options"],
});

/** Every setting's name, in the table's order. */
export const inputNames = (): InputName[] => Object.keys(INPUTS) as InputName[];

/** A default that GitHub evaluates (`${{ … }}`) is empty elsewhere. */
const resolveDefault = (fallback: string): string => (fallback.startsWith("${{") ? "" : fallback);
