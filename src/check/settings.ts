import { z } from "zod";
import { aiUseOf, readAiModel, readAiOptions } from "../contract/ai.ts";
import { readRequestHeaders, secretsInHeaders } from "./request-headers.ts";
import { readRewrites } from "./rewrite.ts";
import { readStandIn, type StandIn } from "./stand-in.ts";
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
  /** Masked before anything is logged: the whole, or what of it is secret. */
  secret?: true | ((text: string) => string[]);
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

const whole = (low: number, high: number) =>
  number(low, high).pipe(z.int({ error: `must be a whole number from ${low} to ${high}` }));

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

/** Text that a reader of its own understands, or says why it does not. */
const read = <T extends object>(reader: (text: string) => T | { mistake: string }) =>
  z.string().transform((text, context): T => {
    const reading = reader(text);
    if (!("mistake" in reading)) return reading;
    context.addIssue({ code: "custom", message: reading.mistake });
    return z.NEVER;
  });

const rowsOf = (text: string): string[] => lines.parse(text);

/** `2/8`: more parts than GitHub's matrix has jobs (256) nobody can run. */
const part = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === "") return undefined;
    const [, index = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/u.exec(text) ?? []).map(Number);
    if (index >= 1 && index <= of && of <= 256) return { index, of };
    context.addIssue({ code: "custom", message: "must be a part of at most 256, such as 2/8" });
    return z.NEVER;
  });

/** One a line, or with commas between them. GitHub's labels have 50 characters at most, and no commas. */
const labels = z
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
  mode: input({
    reads: choice(["evaluate", "links"]),
    default: "evaluate",
    describe:
      "What is checked: `evaluate` compares each ad with its landing page; `links` looks only whether the destinations are alive, which needs no ad, no service and no quota.",
    group: "what",
    face: "action",
  }),
  shard: input({
    reads: part,
    default: "",
    describe:
      "Check one part of the manifest: `2/8` is the second of eight. A shard never comments; `merge` joins the reports of all.",
    group: "what",
    face: "both",
  }),
  merge: input({
    reads: lines,
    default: "",
    describe:
      "Shards' JSON reports (paths or globs, one a line) to join into one verdict, comment and report. Nothing is evaluated.",
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
  baseline: input({
    reads: optional,
    default: "",
    describe:
      "What to compare with: `production` (the addresses before `site`, `rewrite` or `preview` changed them, in the same run) or an earlier run's JSON report. What failed there already does not fail the check.",
    group: "gate",
    face: "both",
  }),
  "max-drop": input({
    reads: number(0, 10),
    default: "1",
    describe: "Points that an overall score may fall short of the baseline's; more is a failure.",
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
  "confirm-after": input({
    reads: whole(1, 100),
    default: "1",
    describe:
      "Consecutive runs that must find a destination dead before it fails the check; until then it is shown. More than 1 needs the `state-file` of the run before.",
    group: "gate",
    face: "both",
  }),
  "state-file": input({
    reads: optional,
    default: ".adhere/state.json",
    describe:
      "Where `confirm-after` remembers destinations from run to run; carry it with a cache step. A file that cannot be read is begun anew.",
    group: "gate",
    face: "both",
  }),
  site: input({
    reads: read((text) => readStandIns(text, "dist => https://acme.example")),
    default: "",
    describe:
      "A built folder that is served on this machine and visited instead of the landing URLs' origin: `dist`, or `dist => https://acme.example` where they have several; several, one a line.",
    group: "where",
    face: "both",
  }),
  rewrite: input({
    reads: read((text) => readRewrites(rowsOf(text))),
    default: "",
    describe:
      "What is visited instead of a landing URL: `https://acme.example => https://preview.example`. The path is kept, the query merged; several, one a line, of which the first that fits counts.",
    group: "where",
    face: "both",
  }),
  preview: input({
    reads: read((text) => readPreview(text)),
    default: "",
    describe:
      "Visit the deployment of the checked commit instead, once it is there: `auto`, or its environment's name; `NAME => https://acme.example` where the landing URLs have several origins. Needs `deployments: read`.",
    group: "where",
    face: "action",
  }),
  "preview-timeout": input({
    reads: number(0, 21_600, " (seconds)"),
    default: "600",
    describe: "Seconds to wait for that deployment. One that does not come leaves its ads inconclusive.",
    group: "where",
    face: "action",
  }),
  "request-headers": input({
    reads: read(readRequestHeaders),
    default: "",
    describe:
      "Headers for pages that need them, as a YAML or JSON map keyed by origin: `https://preview.example: {authorization: …}`; the key `preview` is the deployment found. Sent to that origin alone.",
    group: "where",
    face: "both",
    secret: secretsInHeaders,
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
  ai: input({
    reads: read(readAiModel),
    default: "",
    describe:
      "A model that judges with the rules, as `provider/model`: `anthropic/…`, `openai/…`, `ollama/…` or `openai-compatible/…`. Empty: the rules alone, without a key.",
    group: "who evaluates",
    face: "both",
  }),
  "ai-api-key": input({
    reads: optional,
    default: "",
    describe:
      "Key for `ai`; sent to its endpoint and nowhere else. In a terminal, prefer the environment variable ADHERE_AI_API_KEY.",
    group: "who evaluates",
    face: "both",
    secret: true,
  }),
  "ai-options": input({
    reads: read(readAiOptions),
    default: "",
    describe:
      "Terms for `ai`, one YAML map: `base-url`, `samples` (1 or 3), `required`, `max-cost` and `prices`, `timeout` (seconds a look), `cache` (a folder). See docs/vision.md.",
    group: "who evaluates",
    face: "both",
  }),
  concurrency: input({
    reads: z.union(
      [
        z.literal("auto"),
        z
          .string()
          .trim()
          .pipe(number(1, 256).pipe(z.int({ error: "must be a whole number" }))),
      ],
      {
        error: 'must be "auto" or a whole number from 1 to 256',
      },
    ),
    default: "auto",
    describe:
      "Entries under way at once. `auto`: the machine's cores for the embedded engine, 8 for a service, 64 destinations in links mode.",
    group: "how",
    face: "both",
  }),
  "per-host": input({
    reads: whole(1, 256),
    default: "8",
    describe: "Connections to one host at once in links mode.",
    group: "how",
    face: "both",
  }),
  timeout: input({
    reads: number(1, 600, " (seconds)"),
    default: "60",
    describe: "Seconds for one entry, where it names none; in links mode for one request, 15 at most.",
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
    reads: choice(["always", "changes", "on-failure", "never"]),
    default: "always",
    describe:
      "When to write the pull request's comment: `always`, when something `changes`, `on-failure` or `never`. A comment that stands is turned green by `on-failure`, too.",
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
  suggestions: input({
    reads: yesNo,
    default: "true",
    describe:
      "Suggest fixes on the pull request's own lines, to be applied with one click. Other fixes are in the report folder's patch.",
    group: "show",
    face: "action",
    flag: true,
  }),
  issue: input({
    reads: yesNo,
    default: "false",
    describe:
      "Keep one issue for each dead destination, in schedule, push and workflow_dispatch runs of the default branch: opened, updated, closed on recovery, reopened. Needs `issues: write`.",
    group: "show",
    face: "action",
    flag: true,
  }),
  "issue-labels": input({
    reads: labels,
    default: "",
    describe:
      "Labels for issues that are opened, one a line or with commas. GitHub creates those that are missing.",
    group: "show",
    face: "action",
  }),
  publish: input({
    reads: optional,
    default: "",
    describe:
      "In a workflow_run job: the JSON report that a fork's pull request has left as an artifact, to be posted as its comment. It is read as hostile input; nothing is evaluated.",
    group: "show",
    face: "action",
  }),
  "report-dir": input({
    reads: optional,
    default: "adhere-report",
    describe: "Folder for the reports (HTML, JSON, JUnit, Markdown, SARIF) and the screenshots.",
    group: "show",
    face: "both",
  }),
  "github-token": input({
    reads: optional,
    default: "${{ github.token }}",
    describe:
      "Token for the comment (`pull-requests: write`) and the issues (`issues: write`). Without the permission the summary carries the result.",
    group: "show",
    face: "action",
    secret: true,
  }),
} as const;

export type InputName = keyof typeof INPUTS;
export type Settings = { [N in InputName]: z.output<(typeof INPUTS)[N]["reads"]> };

function readStandIns(text: string, example: string): { standIns: StandIn[] } | { mistake: string } {
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

function readPreview(text: string): { standIn: StandIn | null } | { mistake: string } {
  return text.trim() === "" ? { standIn: null } : readStandIn(text.trim(), "auto => https://acme.example");
}

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
  if (problems.length === 0) problems.push(...misfits(settings as Settings, spell));
  if (problems.length > 0) throw new SettingsError(problems);
  return settings as Settings;
}

/** What is right alone and wrong together. */
function misfits(settings: Settings, spell: (name: string) => string): string[] {
  const use = aiUseOf(aiTerms(settings), spell);
  if (use !== null && "mistake" in use) return [use.mistake];
  return use !== null && settings["api-url"] !== undefined
    ? [`${spell("ai")} and ${spell("api-url")} name two evaluators: leave one of them out.`]
    : [];
}

/** The three settings of a model, together. */
export const aiTerms = (settings: Pick<Settings, "ai" | "ai-api-key" | "ai-options">) => ({
  model: settings.ai.model,
  key: settings["ai-api-key"],
  options: settings["ai-options"],
});

/** Every setting's name, in the table's order. */
export const names = (): InputName[] => Object.keys(INPUTS) as InputName[];

/** A default that GitHub fills in (`${{ … }}`) means nothing anywhere else. */
const initial = (fallback: string): string => (fallback.startsWith("${{") ? "" : fallback);
