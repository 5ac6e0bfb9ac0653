import os from "node:os";
import path from "node:path";
import { z } from "zod";
import {
  type AiConfig,
  type InvalidSetting,
  parseAiModel,
  parseAiOptions,
  resolveAiConfig,
} from "../contract/ai-settings.ts";
import { ServiceSettingsError } from "./operator-error.ts";

/**
 * Every setting of the service, once: a flag of `adhere serve` and an environment variable of the same name in capitals
 * (`--public-url`, ADHERE_PUBLIC_URL), except where a variable has a name that everyone knows.
 */
interface Setting<S extends z.ZodType<unknown, string>> {
  schema: S;
  default: string;
  description: string;
  env: string;
  /** A flag that takes no value. */
  flag?: true;
  /** Never shown, and better not given as a flag. */
  secret?: true;
}

const defineSetting = <S extends z.ZodType<unknown, string>>(spec: Setting<S>): Setting<S> => spec;

const wholeNumberText = (low: number, high: number) =>
  z
    .string()
    .trim()
    .regex(/^\d+$/, `must be a whole number from ${low} to ${high}`)
    .transform(Number)
    .refine((n) => n >= low && n <= high, { error: `must be a whole number from ${low} to ${high}` });

const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === "" ? undefined : text));
const optionalHttpUrl = optionalText.refine((text) => text === undefined || /^https?:\/\/[^/]/.test(text), {
  error: "must be an http(s) URL",
});

/** Text that a reader of its own understands, or says why it does not. */
const parsedWith = <T extends object>(reader: (text: string) => T | { mistake: string }) =>
  z.string().transform((text, context): T => {
    const reading = reader(text);
    if (!("mistake" in reading)) return reading;
    context.addIssue({ code: "custom", message: reading.mistake });
    return z.NEVER;
  });

const booleanText = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => ["true", "false", ""].includes(text), { error: 'must be "true" or "false"' })
  .transform((text) => text === "true");

export const SERVICE_SETTINGS = {
  role: defineSetting({
    schema: z.string().pipe(z.enum(["all", "api", "worker"], { error: "must be all, api or worker" })),
    default: "all",
    description:
      "all: one machine does everything. api and worker: replicas that share one PostgreSQL (DATABASE_URL).",
    env: "ADHERE_ROLE",
  }),
  host: defineSetting({
    schema: z.string().trim().min(1),
    default: "127.0.0.1",
    description: "Address to listen on; 0.0.0.0 in a container.",
    env: "ADHERE_HOST",
  }),
  port: defineSetting({
    schema: wholeNumberText(0, 65_535),
    default: "7317",
    description: "Port to listen on; 0 takes a free one.",
    env: "ADHERE_PORT",
  }),
  "public-url": defineSetting({
    schema: optionalHttpUrl.transform((text) => text?.replace(/\/+$/, "")),
    default: "",
    description:
      "How callers reach the service: screenshots' addresses begin with it. Default: http://HOST:PORT.",
    env: "ADHERE_PUBLIC_URL",
  }),
  data: defineSetting({
    schema: z.string().trim().min(1),
    default: "adhere-data",
    description: "Folder for the embedded storage and the screenshots.",
    env: "ADHERE_DATA",
  }),
  "database-url": defineSetting({
    schema: optionalText.refine((text) => text === undefined || /^postgres(ql)?:\/\//.test(text), {
      error: "must be a postgres:// URL",
    }),
    default: "",
    description:
      "PostgreSQL 15 or newer. Empty: the embedded storage. Prefer the variable: it holds a password.",
    env: "DATABASE_URL",
    secret: true,
  }),
  workers: defineSetting({
    schema: wholeNumberText(0, 64),
    default: "1",
    description: "Worker processes of this machine.",
    env: "ADHERE_WORKERS",
  }),
  slots: defineSetting({
    schema: wholeNumberText(1, 32),
    default: String(Math.min(os.availableParallelism(), 8)),
    description: "Evaluations that one worker process does at once, in one browser.",
    env: "ADHERE_SLOTS",
  }),
  queue: defineSetting({
    schema: wholeNumberText(0, 10_000),
    default: "100",
    description: "Evaluations that may wait for a worker before the service answers 503.",
    env: "ADHERE_QUEUE",
  }),
  timeout: defineSetting({
    schema: wholeNumberText(5, 600),
    default: "120",
    description: "Seconds for one evaluation.",
    env: "ADHERE_TIMEOUT",
  }),
  "allow-private": defineSetting({
    schema: booleanText,
    default: "false",
    description:
      "Admit loopback, private and link-local addresses. For development only: callers could reach into your network.",
    env: "ADHERE_ALLOW_PRIVATE",
    flag: true,
  }),
  "trusted-proxies": defineSetting({
    schema: wholeNumberText(0, 10),
    default: "0",
    description:
      "How many proxies of yours stand before the service: so many entries of X-Forwarded-For are believed.",
    env: "ADHERE_TRUSTED_PROXIES",
  }),
  "anonymous-limit": defineSetting({
    schema: wholeNumberText(0, 1000),
    default: "1",
    description: "Evaluations a month for an address without a key; 0 asks everyone for a key.",
    env: "ADHERE_ANONYMOUS_LIMIT",
  }),
  "retention-days": defineSetting({
    schema: wholeNumberText(1, 3650),
    default: "90",
    description: "Days that screenshots are kept on disk; in a bucket, its life cycle rule decides.",
    env: "ADHERE_RETENTION_DAYS",
  }),
  "lease-seconds": defineSetting({
    schema: wholeNumberText(3, 3600),
    default: "30",
    description: "How soon a unit that a killed instance had reserved comes back.",
    env: "ADHERE_LEASE_SECONDS",
  }),
  "s3-url": defineSetting({
    schema: optionalHttpUrl,
    default: "",
    description: "A bucket of any S3-compatible store for the screenshots, instead of the folder.",
    env: "ADHERE_S3_URL",
  }),
  "s3-region": defineSetting({
    schema: z.string().trim().min(1),
    default: "us-east-1",
    description: "The bucket's region.",
    env: "ADHERE_S3_REGION",
  }),
  "s3-access-key-id": defineSetting({
    schema: optionalText,
    default: "",
    description: "The bucket's access key.",
    env: "AWS_ACCESS_KEY_ID",
    secret: true,
  }),
  "s3-secret-access-key": defineSetting({
    schema: optionalText,
    default: "",
    description: "The bucket's secret key.",
    env: "AWS_SECRET_ACCESS_KEY",
    secret: true,
  }),
  "chrome-path": defineSetting({
    schema: optionalText,
    default: "",
    description: "Chrome, Chromium or Edge to use. Empty: an installed one is found.",
    env: "ADHERE_CHROME_PATH",
  }),
  ai: defineSetting({
    schema: parsedWith(parseAiModel),
    default: "",
    description:
      "A model that judges with the rules, for callers with a key, as provider/model (anthropic, openai, ollama, openai-compatible).",
    env: "ADHERE_AI",
  }),
  "ai-api-key": defineSetting({
    schema: optionalText,
    default: "",
    description: "Key for the model. Prefer the variable.",
    env: "ADHERE_AI_API_KEY",
    secret: true,
  }),
  "ai-options": defineSetting({
    schema: parsedWith(parseAiOptions),
    default: "",
    description:
      "Terms for the model, one YAML map: base-url, samples, required, max-cost, prices, timeout, cache.",
    env: "ADHERE_AI_OPTIONS",
  }),
  "log-level": defineSetting({
    schema: z.string().pipe(
      z.enum(["debug", "info", "warn", "error", "silent"], {
        error: "must be debug, info, warn, error or silent",
      }),
    ),
    default: "info",
    description: "What is logged, one JSON object a line on stdout.",
    env: "ADHERE_LOG_LEVEL",
  }),
} as const;

export type ServiceSettingName = keyof typeof SERVICE_SETTINGS;
export type ServiceSettings = {
  [N in ServiceSettingName]: z.output<(typeof SERVICE_SETTINGS)[N]["schema"]>;
};

/**
 * Reads the settings: a flag wins over its variable, what is empty reads as the default.
 *
 * @throws ServiceSettingsError with every problem at once.
 */
export function readServiceSettings(
  flags: Readonly<Record<string, string | undefined>>,
  env: Readonly<Record<string, string | undefined>>,
): ServiceSettings {
  const problems: string[] = [];
  const entries = Object.entries(SERVICE_SETTINGS).map(([name, spec]) => {
    const text = flags[name] || env[spec.env] || spec.default;
    const result = spec.schema.safeParse(text);
    if (!result.success) {
      const value = "secret" in spec ? "" : `, but is "${text}"`;
      problems.push(
        `--${name} (${spec.env}) ${result.error.issues[0]?.message ?? "cannot be read"}${value}.`,
      );
    }
    return [name, result.data];
  });
  const settings = Object.fromEntries(entries) as ServiceSettings;
  if (problems.length === 0) problems.push(...findSettingConflicts(settings));
  if (problems.length > 0) throw new ServiceSettingsError(problems.join("\n"));
  return settings;
}

function findSettingConflicts(settings: ServiceSettings): string[] {
  const problems: string[] = [];
  const use = readServiceAi(settings);
  if (use !== null && "mistake" in use) problems.push(use.mistake);
  if (settings.role !== "all" && settings["database-url"] === undefined) {
    problems.push(
      `--role ${settings.role} needs a PostgreSQL that the replicas share: set DATABASE_URL. One machine alone needs none: --role all.`,
    );
  }
  const [id, secret] = [settings["s3-access-key-id"], settings["s3-secret-access-key"]];
  if (settings["s3-url"] !== undefined && (id === undefined || secret === undefined)) {
    problems.push("--s3-url needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.");
  }
  if (settings.role === "all" && settings.workers === 0 && settings["database-url"] === undefined) {
    problems.push("--workers 0 leaves nobody to evaluate: the embedded storage has no workers elsewhere.");
  }
  return problems;
}

/** The model that the service's workers ask, where one is set. */
export const readServiceAi = (
  settings: Pick<ServiceSettings, "ai" | "ai-api-key" | "ai-options">,
): AiConfig | null | InvalidSetting =>
  resolveAiConfig(
    { model: settings.ai.model, key: settings["ai-api-key"], options: settings["ai-options"] },
    (name) => `--${name}`,
  );

/** The same for a process of ours, as its environment has it. */
export const aiEnvironment = (
  settings: Pick<ServiceSettings, "ai" | "ai-api-key" | "ai-options">,
): Record<string, string | undefined> => {
  const { model } = settings.ai;
  return {
    ADHERE_AI: model && `${model.provider}/${model.name}`,
    ADHERE_AI_API_KEY: settings["ai-api-key"],
    // JSON is YAML.
    ADHERE_AI_OPTIONS: JSON.stringify(settings["ai-options"]),
  };
};

/** Where data are kept: PostgreSQL by its URL, else a folder of an embedded one. */
export type StorageLocation = { url: string } | { directory: string };

export const storageLocation = (settings: Pick<ServiceSettings, "data" | "database-url">): StorageLocation =>
  settings["database-url"] === undefined
    ? { directory: path.resolve(settings.data) }
    : { url: settings["database-url"] };
