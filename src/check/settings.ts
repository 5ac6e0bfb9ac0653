import { z } from "zod";
import { shown } from "./words.ts";

/**
 * Every setting of a check, once: the Action's inputs and the terminal's flags have these names, and both arrive
 * as text. `action.yml` and `--help` are held to this table by tests.
 */
interface Input<S extends z.ZodType<unknown, string>> {
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
  /** Masked before anything is logged. */
  secret?: true;
}

const input = <S extends z.ZodType<unknown, string>>(spec: Input<S>): Input<S> => spec;

const yesNo = z
  .string()
  .trim()
  .refine((text) => ["true", "false", ""].includes(text.toLowerCase()), {
    error: 'must be "true" or "false"',
  })
  .transform((text) => text.toLowerCase() === "true");

const number = (low: number, high: number, unit = "") =>
  z
    .string()
    .trim()
    .refine((text) => text !== "" && Number(text) >= low && Number(text) <= high, {
      error: `must be a number from ${low} to ${high}${unit}`,
    })
    .transform(Number);

const choice = <const V extends readonly [string, ...string[]]>(words: V) =>
  z
    .string()
    .trim()
    .pipe(z.enum(words, { error: `must be one of ${words.join(", ")}` }));

const optional = z
  .string()
  .trim()
  .transform((text) => (text === "" ? undefined : text));

const lines = z.string().transform((text) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== ""),
);

const baseUrl = optional.refine((text) => text === undefined || /^https?:\/\//.test(text), {
  error: "must be an http(s) URL",
});

export const INPUTS = {
  manifest: input({
    reads: lines.refine((patterns) => patterns.length > 0, { error: "names no file" }),
    default: "ads.yml",
    describe: "Ads manifest: a path or a glob; several, one a line.",
    group: "what",
    face: "action",
  }),
  threshold: input({
    reads: number(0, 10),
    default: "7",
    describe:
      "Lowest overall score (0–10) that passes, where neither the entry nor the manifest's defaults name one.",
    group: "gate",
    face: "both",
  }),
  "on-inconclusive": input({
    reads: choice(["warn", "fail"]),
    default: "warn",
    describe:
      "What an entry that could not be judged does: `warn` or `fail`. When no entry could be judged, the check fails whatever this says.",
    group: "gate",
    face: "both",
  }),
  "warn-only": input({
    reads: yesNo,
    default: "false",
    describe: "Report failures without failing the check. A mistake in the manifest still fails it.",
    group: "gate",
    face: "both",
    flag: true,
  }),
  "allow-private": input({
    reads: yesNo,
    default: "false",
    describe:
      "Admit private and link-local addresses. Never set this where pull requests from forks run: their manifest could then reach into your network.",
    group: "where",
    face: "both",
    flag: true,
  }),
  "api-url": input({
    reads: baseUrl,
    default: "",
    describe:
      "A service that speaks the evaluation API. Empty: the embedded engine evaluates, without account or key.",
    group: "who evaluates",
    face: "both",
  }),
  "api-key": input({
    reads: optional,
    default: "",
    describe:
      "Key for `api-url`; sent there and nowhere else. In a terminal, prefer the environment variable ADHERE_API_KEY.",
    group: "who evaluates",
    face: "both",
    secret: true,
  }),
  concurrency: input({
    reads: z.union(
      [
        z.literal("auto"),
        z
          .string()
          .trim()
          .pipe(number(1, 64).pipe(z.int({ error: "must be a whole number" }))),
      ],
      {
        error: 'must be "auto" or a whole number from 1 to 64',
      },
    ),
    default: "auto",
    describe:
      "Entries under way at once. `auto`: the machine's cores for the embedded engine, 8 for a service.",
    group: "how",
    face: "both",
  }),
  timeout: input({
    reads: number(1, 600, " (seconds)"),
    default: "60",
    describe: "Seconds for one entry, where it names none.",
    group: "how",
    face: "both",
  }),
  "chrome-path": input({
    reads: optional,
    default: "",
    describe: "Chrome, Chromium or Edge to use. Empty: an installed one is found.",
    group: "how",
    face: "both",
  }),
  comment: input({
    reads: choice(["always", "on-failure", "never"]),
    default: "always",
    describe:
      "When to comment on the pull request. A comment that stands is turned green by `on-failure`, too.",
    group: "show",
    face: "action",
  }),
  "comment-id": input({
    reads: optional,
    default: "",
    describe: "Tells apart the comments of several checks on one pull request. Default: workflow/job.",
    group: "show",
    face: "action",
  }),
  "report-dir": input({
    reads: optional,
    default: "adhere-report",
    describe: "Folder for the reports (JSON, JUnit, Markdown) and the screenshots.",
    group: "show",
    face: "both",
  }),
  "github-token": input({
    reads: optional,
    default: "${{ github.token }}",
    describe:
      "Token for the comment (`pull-requests: write`). Without that permission the summary carries the result.",
    group: "show",
    face: "action",
    secret: true,
  }),
} as const;

export type InputName = keyof typeof INPUTS;
export type Settings = { [N in InputName]: z.output<(typeof INPUTS)[N]["reads"]> };

/** Settings that cannot be read: every one of them named, with what to write instead. */
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
 * @param given text by name; what is missing or empty reads as its default.
 * @param spell how this face writes a setting's name, for messages: `threshold` or `--threshold`.
 * @throws SettingsError with every problem at once.
 */
export function readSettings(
  given: Readonly<Record<string, string | undefined>>,
  spell: (name: string) => string,
): Settings {
  const problems: string[] = [];
  const read = <N extends InputName>(name: N): Settings[N] | undefined => {
    const { reads, default: fallback } = INPUTS[name];
    const text = given[name] === undefined || given[name] === "" ? initial(fallback) : given[name];
    const result = reads.safeParse(text);
    if (result.success) return result.data as Settings[N];
    const issue = result.error.issues[0]?.message ?? "cannot be read";
    const value = "secret" in INPUTS[name] ? "" : `, but is ${shown(text)}`;
    problems.push(`${spell(name)} ${issue}${value}.`);
    return undefined;
  };
  const settings = Object.fromEntries(names().map((name) => [name, read(name)]));
  if (problems.length > 0) throw new SettingsError(problems);
  return settings as Settings;
}

/** Every setting's name, in the table's order. */
export const names = (): InputName[] => Object.keys(INPUTS) as InputName[];

/** A default that GitHub fills in (`${{ … }}`) means nothing anywhere else. */
const initial = (fallback: string): string => (fallback.startsWith("${{") ? "" : fallback);
