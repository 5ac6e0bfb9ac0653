import os from "node:os";
import path from "node:path";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import {
  type AiConfig,
  type InvalidSetting,
  parseAiModel,
  parseAiOptions,
  resolveAiConfig,
} from "../contract/ai-settings.ts";
import { OperatorError } from "./operator-error.ts";

const wholeNumber = (low: number, high: number, fallback: number) =>
  z
    .string()
    .trim()
    .regex(/^\d+$/, `must be a whole number from ${low} to ${high}`)
    .transform(Number)
    .refine((n) => n >= low && n <= high, { error: `must be a whole number from ${low} to ${high}` })
    .default(fallback);

const requiredText = z.string().trim().min(1);
const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === "" ? undefined : text))
  .prefault("");
const optionalUrl = (pattern: RegExp, error: string) =>
  optionalText.refine((text) => text === undefined || pattern.test(text), { error });
const optionalHttpUrl = optionalUrl(/^https?:\/\/[^/]/, "must be an http(s) URL");

/** Text that `parse` converts; its `mistake` becomes the validation error. */
const parsedWith = <T extends object>(parse: (text: string) => T | { mistake: string }) =>
  z
    .string()
    .transform((text, context): T => {
      const parsed = parse(text);
      if (!("mistake" in parsed)) return parsed;
      context.addIssue({ code: "custom", message: parsed.mistake });
      return z.NEVER;
    })
    .prefault("");

const booleanText = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(["true", "false", ""], { error: 'must be "true" or "false"' }))
  .transform((text) => text === "true")
  .prefault("");

/** An IPv6 address in a URL has brackets. */
export const unbracket = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, "$1");

/** As the WHATWG URL parser writes them, like the hosts that they are compared with. */
const hostList = z
  .string()
  .transform((text, context): string[] =>
    text
      .split(",")
      .map((host) => host.trim().replace(/^\*?\./, ""))
      .filter((host) => host !== "")
      .flatMap((host) => {
        const parsed = /[/@?#\s]/.test(host) ? null : URL.parse(`http://${host}/`);
        if (parsed !== null && parsed.port === "") return unbracket(parsed.hostname).replace(/\.$/, "");
        context.addIssue({ code: "custom", message: "must be host names or addresses, separated by commas" });
        return [];
      }),
  )
  .prefault("");

/** The settings of the service: flags of `adhere serve` and environment variables (see variableOf). */
export const SERVICE_SETTINGS = {
  role: z
    .enum(["all", "api", "worker"], { error: "must be all, api or worker" })
    .default("all")
    .describe("all: API and workers in one place. api or worker: replicas that share a PostgreSQL (DATABASE_URL)."),
  host: requiredText.default("127.0.0.1").describe("Address to listen on. Use 0.0.0.0 in a container."),
  port: wholeNumber(0, 65_535, 7317).describe("Port to listen on; 0 picks a free port."),
  "operations-port": optionalText
    .refine((text) => text === undefined || (/^\d{1,5}$/.test(text) && Number(text) <= 65_535), {
      error: "must be a whole number from 0 to 65535",
    })
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .describe("Port for health checks and Prometheus metrics, of workers too; 0 picks a free port. Default: none."),
  hostnames: hostList.describe(
    "Names under which callers reach the service, separated by commas; other Host headers are refused with 421. " +
      "Default on loopback: localhost and the public URL's; elsewhere any.",
  ),
  "public-url": optionalHttpUrl
    .transform((text) => text?.replace(/\/+$/, ""))
    .describe("Public base URL of the service, used in screenshot URLs. Default: http://HOST:PORT."),
  data: requiredText.default("adhere-data").describe("Folder for the embedded database and the screenshots."),
  "database-url": optionalUrl(/^postgres(ql)?:\/\//, "must be a postgres:// URL").describe(
    "URL of PostgreSQL 15 or newer. Default: the embedded database. Prefer the variable: the URL holds a password.",
  ),
  workers: wholeNumber(0, 64, 1).describe("Number of worker processes on this machine."),
  slots: wholeNumber(1, 32, Math.min(os.availableParallelism(), 8)).describe(
    "Evaluations that one worker process runs at a time, in one browser.",
  ),
  queue: wholeNumber(0, 10_000, 100).describe("Evaluations that may wait for a worker before the service returns 503."),
  timeout: wholeNumber(5, 600, 120).describe("Time limit for one evaluation, in seconds."),
  "allow-private": booleanText.describe(
    "Allow loopback, private and link-local addresses. For development only: it exposes your network to callers.",
  ),
  "allow-hosts": hostList.describe(
    "The only hosts that requests may name for pages and ads, separated by commas, each with its subdomains.",
  ),
  "deny-hosts": hostList.describe(
    "Hosts that are never visited, separated by commas, each with its subdomains. Redirects to them fail, too.",
  ),
  "trusted-proxies": wholeNumber(0, 10, 0).describe(
    "Number of your proxies in front of the service: that many X-Forwarded-For entries are trusted.",
  ),
  "anonymous-limit": wholeNumber(0, 1000, 1).describe(
    "Evaluations per month for an IP address without a key; 0 requires a key.",
  ),
  "retention-days": wholeNumber(1, 3650, 90).describe(
    "Days to keep screenshots on disk, at most. In a bucket, its lifecycle rule decides.",
  ),
  "history-days": wholeNumber(1, 36_500, 400).describe(
    "Days to keep an account's evaluations, with their fixes and screenshots.",
  ),
  "anonymous-days": wholeNumber(1, 3650, 30).describe("Days to keep evaluations that were requested without a key."),
  "lease-seconds": wholeNumber(3, 3600, 30).describe(
    "Seconds until quota that a killed instance had reserved is refunded.",
  ),
  "s3-url": optionalHttpUrl.describe("URL of an S3-compatible bucket for the screenshots, instead of the data folder."),
  "s3-region": requiredText.default("us-east-1").describe("Region of the bucket."),
  "s3-access-key-id": optionalText.describe("Access key ID of the bucket."),
  "s3-secret-access-key": optionalText.describe("Secret access key of the bucket."),
  "chrome-path": optionalText.describe("Path of Chrome, Chromium or Edge. Default: an installed browser."),
  "no-sandbox": booleanText.describe(
    "Visit pages without Chrome's sandbox where the system provides none, as for root. Not for a public service.",
  ),
  "page-speed": booleanText.describe(
    "Measure the page with Lighthouse after each evaluation for a caller with a key, and send pageSpeedData: 5 to 15 " +
      "seconds more. Needs the package lighthouse beside this one.",
  ),
  ai: parsedWith(parseAiModel).describe(
    "Model that evaluates in addition to the rules, for callers with a key: provider/model " +
      "(anthropic, openai, ollama, openai-compatible).",
  ),
  "ai-api-key": optionalText.describe("API key for the model. Prefer the variable."),
  "ai-options": parsedWith(parseAiOptions).describe(
    "Options for the model as a YAML map: base-url, samples, required, max-cost, prices, timeout, cache.",
  ),
  "log-level": z
    .enum(["debug", "info", "warn", "error", "silent"], { error: "must be debug, info, warn, error or silent" })
    .default("info")
    .describe("Log level. The log goes to stdout, one JSON object per line."),
};

/** Flags without a value. */
export const SERVICE_SWITCHES: ReadonlySet<string> = new Set(["allow-private", "no-sandbox", "page-speed"]);

/** Error messages leave out the values of these. */
const SECRETS: ReadonlySet<string> = new Set([
  "database-url",
  "s3-access-key-id",
  "s3-secret-access-key",
  "ai-api-key",
]);

const WELL_KNOWN_VARIABLES: Readonly<Record<string, string>> = {
  "database-url": "DATABASE_URL",
  "s3-access-key-id": "AWS_ACCESS_KEY_ID",
  "s3-secret-access-key": "AWS_SECRET_ACCESS_KEY",
};

/** The environment variable of a setting: ADHERE_PUBLIC_URL for `--public-url`, or a well-known one. */
export const variableOf = (name: string): string =>
  WELL_KNOWN_VARIABLES[name] ?? `ADHERE_${name.toUpperCase().replaceAll("-", "_")}`;

const SettingsSchema = z.object(SERVICE_SETTINGS);

export type ServiceSettings = z.infer<typeof SettingsSchema> & {
  /** The settings as environment variables, for worker processes. */
  environment: Readonly<Record<string, string>>;
};

/**
 * Reads the settings. A flag overrides its variable; empty values mean the default.
 *
 * @throws OperatorError that lists every problem.
 */
export function readServiceSettings(
  flags: Readonly<Record<string, string | undefined>>,
  env: Readonly<Record<string, string | undefined>>,
): ServiceSettings {
  const names = Object.keys(SERVICE_SETTINGS);
  const texts = Object.fromEntries(names.map((name) => [name, flags[name] || env[variableOf(name)] || undefined]));
  const environment = Object.fromEntries(names.map((name) => [variableOf(name), texts[name] ?? ""]));
  const result = SettingsSchema.safeParse(texts);
  const settings = { ...result.data, environment } as ServiceSettings;
  const problems = result.success
    ? findSettingConflicts(settings)
    : result.error.issues.map(({ path: [setting], message }) => {
        const name = String(setting);
        return `--${name} (${variableOf(name)}) ${message}${SECRETS.has(name) ? "" : `, but is "${texts[name]}"`}.`;
      });
  if (problems.length > 0) throw new OperatorError(problems.join("\n"));
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
  if (settings.role === "worker" && settings.workers === 0)
    problems.push("--role worker requires --workers 1 or more.");
  if (settings.role === "all" && settings.workers === 0 && settings["database-url"] === undefined) {
    problems.push("--workers 0 requires DATABASE_URL: workers on other machines cannot use the embedded database.");
  }
  return problems;
}

/**
 * Pages of strangers are visited with Chrome's sandbox only. A service that this machine alone reaches is like the
 * other commands: it also works where the system provides no sandbox.
 */
export const requiresSandbox = (settings: ServiceSettings): boolean => {
  const isLocal = isLoopback(settings.host) && settings["public-url"] === undefined && !settings["trusted-proxies"];
  return !settings["no-sandbox"] && !(isLocal && settings.role === "all");
};

/** The host names that requests may be sent to, or null for any. A page in a browser here could make it send others. */
export function listHostnames(settings: ServiceSettings): ReadonlySet<string> | null {
  const { host, hostnames, "public-url": publicUrl } = settings;
  if (hostnames.length === 0 && !isLoopback(host)) return null;
  const own = hostnames.length > 0 ? hostnames : [host, "localhost", "127.0.0.1", "::1"];
  return new Set([...own, ...(publicUrl === undefined ? [] : [unbracket(new URL(publicUrl).hostname)])]);
}

/** Whether only this machine reaches a server that listens there. */
const isLoopback = (host: string): boolean =>
  host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");

/** The configured AI model, or null. */
export const readServiceAi = (
  settings: Pick<ServiceSettings, "ai" | "ai-api-key" | "ai-options">,
): AiConfig | null | InvalidSetting =>
  resolveAiConfig(
    { model: settings.ai.model, key: settings["ai-api-key"], options: settings["ai-options"] },
    (name) => `--${name}`,
  );

/** The settings that say where evaluations and screenshots are stored. */
export const STORAGE_SETTINGS = [
  "data",
  "database-url",
  "s3-url",
  "s3-region",
  "s3-access-key-id",
  "s3-secret-access-key",
] as const satisfies (keyof typeof SERVICE_SETTINGS)[];

/** PostgreSQL by its URL, or the folder of the embedded database. */
export type StorageLocation = { url: string } | { directory: string };

export const storageLocation = (settings: Pick<ServiceSettings, "data" | "database-url">): StorageLocation =>
  settings["database-url"] === undefined
    ? { directory: path.resolve(settings.data) }
    : { url: settings["database-url"] };
