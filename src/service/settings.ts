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
 * A setting of the service: a flag of `adhere serve` and an environment variable with the corresponding name
 * (`--public-url`, ADHERE_PUBLIC_URL), unless the variable has a well-known name such as DATABASE_URL.
 */
interface Setting<S extends z.ZodType<unknown, string>> {
  schema: S;
  default: string;
  description: string;
  env: string;
  /** A boolean flag without a value. */
  flag?: true;
  /** Error messages leave out the value. */
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

/** Text that `parse` converts; its `mistake` becomes the validation error. */
const parsedWith = <T extends object>(parse: (text: string) => T | { mistake: string }) =>
  z.string().transform((text, context): T => {
    const parsed = parse(text);
    if (!("mistake" in parsed)) return parsed;
    context.addIssue({ code: "custom", message: parsed.mistake });
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
    description: "all: API and workers in one place. api or worker: replicas that share a PostgreSQL (DATABASE_URL).",
    env: "ADHERE_ROLE",
  }),
  host: defineSetting({
    schema: z.string().trim().min(1),
    default: "127.0.0.1",
    description: "Address to listen on. Use 0.0.0.0 in a container.",
    env: "ADHERE_HOST",
  }),
  port: defineSetting({
    schema: wholeNumberText(0, 65_535),
    default: "7317",
    description: "Port to listen on; 0 picks a free port.",
    env: "ADHERE_PORT",
  }),
  "public-url": defineSetting({
    schema: optionalHttpUrl.transform((text) => text?.replace(/\/+$/, "")),
    default: "",
    description: "Public base URL of the service, used in screenshot URLs. Default: http://HOST:PORT.",
    env: "ADHERE_PUBLIC_URL",
  }),
  data: defineSetting({
    schema: z.string().trim().min(1),
    default: "adhere-data",
    description: "Folder for the embedded database and the screenshots.",
    env: "ADHERE_DATA",
  }),
  "database-url": defineSetting({
    schema: optionalText.refine((text) => text === undefined || /^postgres(ql)?:\/\//.test(text), {
      error: "must be a postgres:// URL",
    }),
    default: "",
    description:
      "URL of PostgreSQL 15 or newer. Default: the embedded database. Prefer the variable: the URL holds a password.",
    env: "DATABASE_URL",
    secret: true,
  }),
  workers: defineSetting({
    schema: wholeNumberText(0, 64),
    default: "1",
    description: "Number of worker processes on this machine.",
    env: "ADHERE_WORKERS",
  }),
  slots: defineSetting({
    schema: wholeNumberText(1, 32),
    default: String(Math.min(os.availableParallelism(), 8)),
    description: "Evaluations that one worker process runs at a time, in one browser.",
    env: "ADHERE_SLOTS",
  }),
  queue: defineSetting({
    schema: wholeNumberText(0, 10_000),
    default: "100",
    description: "Evaluations that may wait for a worker before the service returns 503.",
    env: "ADHERE_QUEUE",
  }),
  timeout: defineSetting({
    schema: wholeNumberText(5, 600),
    default: "120",
    description: "Time limit for one evaluation, in seconds.",
    env: "ADHERE_TIMEOUT",
  }),
  "allow-private": defineSetting({
    schema: booleanText,
    default: "false",
    description:
      "Allow loopback, private and link-local addresses. For development only: it exposes your network to callers.",
    env: "ADHERE_ALLOW_PRIVATE",
    flag: true,
  }),
  "trusted-proxies": defineSetting({
    schema: wholeNumberText(0, 10),
    default: "0",
    description: "Number of your proxies in front of the service: that many X-Forwarded-For entries are trusted.",
    env: "ADHERE_TRUSTED_PROXIES",
  }),
  "anonymous-limit": defineSetting({
    schema: wholeNumberText(0, 1000),
    default: "1",
    description: "Evaluations per month for an IP address without a key; 0 requires a key.",
    env: "ADHERE_ANONYMOUS_LIMIT",
  }),
  "retention-days": defineSetting({
    schema: wholeNumberText(1, 3650),
    default: "90",
    description: "Days to keep screenshots on disk. In a bucket, its lifecycle rule decides.",
    env: "ADHERE_RETENTION_DAYS",
  }),
  "lease-seconds": defineSetting({
    schema: wholeNumberText(3, 3600),
    default: "30",
    description: "Seconds until quota that a killed instance had reserved is refunded.",
    env: "ADHERE_LEASE_SECONDS",
  }),
  "s3-url": defineSetting({
    schema: optionalHttpUrl,
    default: "",
    description: "URL of an S3-compatible bucket for the screenshots, instead of the data folder.",
    env: "ADHERE_S3_URL",
  }),
  "s3-region": defineSetting({
    schema: z.string().trim().min(1),
    default: "us-east-1",
    description: "Region of the bucket.",
    env: "ADHERE_S3_REGION",
  }),
  "s3-access-key-id": defineSetting({
    schema: optionalText,
    default: "",
    description: "Access key ID of the bucket.",
    env: "AWS_ACCESS_KEY_ID",
    secret: true,
  }),
  "s3-secret-access-key": defineSetting({
    schema: optionalText,
    default: "",
    description: "Secret access key of the bucket.",
    env: "AWS_SECRET_ACCESS_KEY",
    secret: true,
  }),
  "chrome-path": defineSetting({
    schema: optionalText,
    default: "",
    description: "Path of Chrome, Chromium or Edge. Default: an installed browser.",
    env: "ADHERE_CHROME_PATH",
  }),
  ai: defineSetting({
    schema: parsedWith(parseAiModel),
    default: "",
    description:
      "Model that evaluates in addition to the rules, for callers with a key: provider/model " +
      "(anthropic, openai, ollama, openai-compatible).",
    env: "ADHERE_AI",
  }),
  "ai-api-key": defineSetting({
    schema: optionalText,
    default: "",
    description: "API key for the model. Prefer the variable.",
    env: "ADHERE_AI_API_KEY",
    secret: true,
  }),
  "ai-options": defineSetting({
    schema: parsedWith(parseAiOptions),
    default: "",
    description: "Options for the model as a YAML map: base-url, samples, required, max-cost, prices, timeout, cache.",
    env: "ADHERE_AI_OPTIONS",
  }),
  "log-level": defineSetting({
    schema: z.string().pipe(
      z.enum(["debug", "info", "warn", "error", "silent"], {
        error: "must be debug, info, warn, error or silent",
      }),
    ),
    default: "info",
    description: "Log level. The log goes to stdout, one JSON object per line.",
    env: "ADHERE_LOG_LEVEL",
  }),
} as const;

export type ServiceSettings = {
  [N in keyof typeof SERVICE_SETTINGS]: z.output<(typeof SERVICE_SETTINGS)[N]["schema"]>;
} & {
  /** The settings as environment variables, for worker processes. */
  environment: Readonly<Record<string, string>>;
};

/**
 * Reads the settings. A flag overrides its variable; empty values mean the default.
 *
 * @throws ServiceSettingsError that lists every problem.
 */
export function readServiceSettings(
  flags: Readonly<Record<string, string | undefined>>,
  env: Readonly<Record<string, string | undefined>>,
): ServiceSettings {
  const problems: string[] = [];
  const environment: Record<string, string> = {};
  const entries = Object.entries(SERVICE_SETTINGS).map(([name, spec]) => {
    const text = flags[name] || env[spec.env] || spec.default;
    environment[spec.env] = text;
    const result = spec.schema.safeParse(text);
    if (!result.success) {
      const value = "secret" in spec ? "" : `, but is "${text}"`;
      problems.push(`--${name} (${spec.env}) ${result.error.issues[0]?.message ?? "is invalid"}${value}.`);
    }
    return [name, result.data];
  });
  const settings = { ...Object.fromEntries(entries), environment } as ServiceSettings;
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
      `--role ${settings.role} requires a PostgreSQL that the replicas share. Set DATABASE_URL, or use --role all.`,
    );
  }
  const [id, secret] = [settings["s3-access-key-id"], settings["s3-secret-access-key"]];
  if (settings["s3-url"] !== undefined && (id === undefined || secret === undefined)) {
    problems.push("--s3-url requires AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.");
  }
  if (settings.role === "all" && settings.workers === 0 && settings["database-url"] === undefined) {
    problems.push("--workers 0 requires DATABASE_URL: workers on other machines cannot use the embedded database.");
  }
  return problems;
}

/** The configured AI model, or null. */
export const readServiceAi = (
  settings: Pick<ServiceSettings, "ai" | "ai-api-key" | "ai-options">,
): AiConfig | null | InvalidSetting =>
  resolveAiConfig(
    { model: settings.ai.model, key: settings["ai-api-key"], options: settings["ai-options"] },
    (name) => `--${name}`,
  );

/** PostgreSQL by its URL, or the folder of the embedded database. */
export type StorageLocation = { url: string } | { directory: string };

export const storageLocation = (settings: Pick<ServiceSettings, "data" | "database-url">): StorageLocation =>
  settings["database-url"] === undefined
    ? { directory: path.resolve(settings.data) }
    : { url: settings["database-url"] };
