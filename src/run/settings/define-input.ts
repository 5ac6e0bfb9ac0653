import { z } from "zod";
import type { ShardIndex } from "../shards/select-shard.ts";
import { parseVisitTarget, type VisitTarget } from "../visit/parse-visit-target.ts";

/** One setting of a check: its meaning and how its text is parsed. */
export interface InputDefinition<S extends z.ZodType<unknown, string>> {
  /** Parses the text. */
  schema: S;
  /** The text that applies if none is given. */
  default: string;
  describe: string;
  /** Section of docs and help. */
  group: "what" | "gate" | "where" | "who evaluates" | "how" | "show";
  /** Where the setting exists. */
  availableIn: "both" | "action";
  /** A command-line flag without a value. */
  flag?: true;
  /** Several values, one per line; the command-line flag may be repeated. */
  list?: true;
  /** Masked in all logs: the whole value, or the secrets in it. */
  secret?: true | ((text: string) => string[]);
}

/** Defines the settings of a section. Unless given, the default is empty, and both faces have the setting. */
export const defineInputs =
  (group: InputDefinition<z.ZodType<unknown, string>>["group"]) =>
  <S extends z.ZodType<unknown, string>>(
    input: Pick<InputDefinition<S>, "schema" | "describe"> & Partial<InputDefinition<S>>,
  ): InputDefinition<S> => ({ group, default: "", availableIn: "both", ...input });

const trimmed = z.string().trim();

export const booleanText = trimmed
  .toLowerCase()
  .refine((text) => ["true", "false", ""].includes(text), { error: 'must be "true" or "false"' })
  .transform((text) => text === "true");

export const numberInRange = (low: number, high: number, unit = "") =>
  trimmed
    .refine((text) => text !== "" && Number(text) >= low && Number(text) <= high, {
      error: `must be a number from ${low} to ${high}${unit}`,
    })
    .transform(Number);

/** Empty: null. */
export const optionalNumberInRange = (low: number, high: number, unit = "") =>
  z.union([trimmed.pipe(z.literal("")).transform(() => null), numberInRange(low, high, unit)], {
    error: `must be a number from ${low} to ${high}${unit}`,
  });

export const integerInRange = (low: number, high: number) =>
  numberInRange(low, high).pipe(z.int({ error: `must be a whole number from ${low} to ${high}` }));

export const oneOf = <const V extends readonly [string, ...string[]]>(words: V) =>
  trimmed.pipe(z.enum(words, { error: `must be one of ${words.join(", ")}` }));

export const optionalText = trimmed.transform((text) => (text === "" ? undefined : text));

const splitNonBlank = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

export const splitLines = (text: string): string[] => splitNonBlank(text, /\r?\n/);

export const textLines = z.string().transform(splitLines);

/** A schema from a parser that returns the value or a `mistake`. */
export const parsedWith = <T extends object | undefined>(reader: (text: string) => T | { mistake: string }) =>
  z.string().transform((text, context): T => {
    const reading = reader(text);
    if (reading === undefined || !("mistake" in reading)) return reading;
    context.addIssue({ code: "custom", message: reading.mistake });
    return z.NEVER;
  });

/** A JSON value; null if there is none. */
export const jsonValue = trimmed.transform((text, context): z.infer<ReturnType<typeof z.json>> => {
  try {
    return text === "" ? null : z.json().parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: "custom", message: "must be JSON" });
    return z.NEVER;
  }
});

/** The number of jobs in a matrix; null if unknown. */
export const jobTotal = trimmed
  .regex(/^(?:[1-9]\d{0,5})?$/u, { error: "must be a whole number from 1" })
  .transform((text) => (text === "" ? null : Number(text)));

/** `2/8`. The maximum is the number of jobs in a GitHub matrix. */
export const shardIndex = parsedWith((text): ShardIndex | undefined | { mistake: string } => {
  if (text.trim() === "") return undefined;
  const [, index = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/u.exec(text.trim()) ?? []).map(Number);
  if (index >= 1 && index <= of && of <= 256) return { index, of };
  const beyond = index > of && of > 0 ? `: there is no shard ${index} of ${of}` : "";
  return { mistake: `must be a shard and the number of shards, at most 256, such as 2/8${beyond}` };
});

/** One per line or comma-separated. A GitHub label has at most 50 characters and no comma. */
export const issueLabels = z
  .string()
  .transform((text) => splitNonBlank(text, /[\r\n,]/))
  .refine((all) => all.length <= 20 && all.every((label) => label.length <= 50), {
    error: "must be at most 20 labels of at most 50 characters each",
  });

export const httpUrl = optionalText.refine((text) => text === undefined || /^https?:\/\//.test(text), {
  error: "must be an http(s) URL",
});

export function parseVisitTargets(text: string, example: string): { targets: VisitTarget[] } | { mistake: string } {
  const targets: VisitTarget[] = [];
  for (const row of splitLines(text)) {
    const reading = parseVisitTarget(row, example);
    if ("mistake" in reading) return reading;
    targets.push(reading.target);
  }
  const hasUnnamedOrigin = targets.some((one) => one.replaces.length === 0);
  return hasUnnamedOrigin && targets.length > 1
    ? { mistake: `must name the origin that each folder replaces: ${example}` }
    : { targets };
}

export function parsePreview(text: string): { target: VisitTarget | null } | { mistake: string } {
  return text.trim() === "" ? { target: null } : parseVisitTarget(text.trim(), "auto => https://acme.example");
}
