import { z } from "zod";
import { readStandIn, type StandIn } from "../stand-in.ts";

/** One setting of a check: what it means, and how what a person wrote is read. */
export interface Input<S extends z.ZodType<unknown, string>> {
  /** Reads the text that a person wrote. */
  reads: S;
  /** The text that stands for "not given". */
  default: string;
  describe: string;
  /** Groups of docs and help, in the order of a person's questions. */
  group: "what" | "gate" | "where" | "who evaluates" | "how" | "show";
  /** Where it means something. */
  face: "both" | "action" | "terminal";
  /** A flag that takes no value in the terminal. */
  flag?: true;
  /** Holds several, one a line: in the terminal the flag may be repeated. */
  list?: true;
  /** Masked before anything is logged: the whole, or what of it is secret. */
  secret?: true | ((text: string) => string[]);
}

export const input = <S extends z.ZodType<unknown, string>>(spec: Input<S>): Input<S> => spec;

export const yesNo = z
  .string()
  .trim()
  .refine((text) => ["true", "false", ""].includes(text.toLowerCase()), {
    error: 'must be "true" or "false"',
  })
  .transform((text) => text.toLowerCase() === "true");

export const number = (low: number, high: number, unit = "") =>
  z
    .string()
    .trim()
    .refine((text) => text !== "" && Number(text) >= low && Number(text) <= high, {
      error: `must be a number from ${low} to ${high}${unit}`,
    })
    .transform(Number);

export const whole = (low: number, high: number) =>
  number(low, high).pipe(z.int({ error: `must be a whole number from ${low} to ${high}` }));

export const choice = <const V extends readonly [string, ...string[]]>(words: V) =>
  z
    .string()
    .trim()
    .pipe(z.enum(words, { error: `must be one of ${words.join(", ")}` }));

export const optional = z
  .string()
  .trim()
  .transform((text) => (text === "" ? undefined : text));

export const lines = z.string().transform((text) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== ""),
);

/** Text that a reader of its own understands, or says why it does not. */
export const read = <T extends object>(reader: (text: string) => T | { mistake: string }) =>
  z.string().transform((text, context): T => {
    const reading = reader(text);
    if (!("mistake" in reading)) return reading;
    context.addIssue({ code: "custom", message: reading.mistake });
    return z.NEVER;
  });

export const rowsOf = (text: string): string[] => lines.parse(text);

/** `2/8`: more parts than GitHub's matrix has jobs (256) nobody can run. */
export const part = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === "") return undefined;
    const [, index = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/u.exec(text) ?? []).map(Number);
    if (index >= 1 && index <= of && of <= 256) return { index, of };
    const beyond = index > of && of > 0 ? `: there is no part ${index} of ${of}` : "";
    context.addIssue({ code: "custom", message: `must be a part of at most 256, such as 2/8${beyond}` });
    return z.NEVER;
  });

/** One a line, or with commas between them. GitHub's labels have 50 characters at most, and no commas. */
export const labels = z
  .string()
  .transform((text) =>
    text
      .split(/[\r\n,]/)
      .map((label) => label.trim())
      .filter((label) => label !== ""),
  )
  .refine((all) => all.length <= 20 && all.every((label) => label.length <= 50), {
    error: "must be at most 20 labels of at most 50 characters each",
  });

export const baseUrl = optional.refine((text) => text === undefined || /^https?:\/\//.test(text), {
  error: "must be an http(s) URL",
});

export function readStandIns(text: string, example: string): { standIns: StandIn[] } | { mistake: string } {
  const standIns: StandIn[] = [];
  for (const row of rowsOf(text)) {
    const reading = readStandIn(row, example);
    if ("mistake" in reading) return reading;
    standIns.push(reading.standIn);
  }
  const open = standIns.some((one) => one.for.length === 0);
  return open && standIns.length > 1
    ? { mistake: `must say of each folder what it stands for: ${example}` }
    : { standIns };
}

export function readPreview(text: string): { standIn: StandIn | null } | { mistake: string } {
  return text.trim() === "" ? { standIn: null } : readStandIn(text.trim(), "auto => https://acme.example");
}
