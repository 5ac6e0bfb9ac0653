import os from "node:os";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { type AiConfig, AiOptions, resolveAiConfig } from "../contract/ai-settings.ts";
import type { Evaluate, StorePicture } from "../contract/evaluator-interface.ts";
import type { LocateAsset } from "../run/build-evaluation-request.ts";
import { pickAiSettings, type Settings } from "../run/settings.ts";
import type { LocateTexts } from "./outline-ad-texts.ts";
import type { ShrinkPicture } from "./shrink-pictures.ts";
import { nullUnstoredPages, storeOrWarn } from "./store-pictures.ts";

/** The opened evaluator: the embedded engine, or a service if `api-url` is set. */
export interface Evaluator {
  evaluate: Evaluate;
  /** Default number of concurrent evaluations. */
  concurrency: number;
  locateAsset: LocateAsset;
  /** Notices before `count` evaluations; none if the run was stopped. */
  preflight(count: number, signal: AbortSignal): Promise<readonly string[]>;
  /** Shrinks a picture for reports; absent with a service. */
  shrinkPicture?: ShrinkPicture;
  /** Finds texts in an ad's picture; absent with a service. */
  locateTexts?: LocateTexts;
  /** Releases all resources. */
  close(): Promise<void>;
}

export type EvaluatorSettings = Pick<
  Settings,
  | "api-url"
  | "api-key"
  | "ai"
  | "ai-api-key"
  | "ai-options"
  | "allow-private"
  | "chrome-path"
  | "chrome-sandbox"
  | "concurrency"
  | "page-speed"
>;

export interface EvaluatorOptions {
  settings: EvaluatorSettings;
  /** Environment variables for proxies and the browser. */
  env: Readonly<Record<string, string | undefined>>;
  /** The public URL of a file of the repository, for a service that does not take files. */
  locateRemoteAsset: LocateAsset;
  /** The request headers for a visit, by its first URL; only the embedded engine sends them. */
  headersFor?: (url: string) => Readonly<Record<string, string>>;
  /** If absent, pictures are `data:` URLs. A failure loses only the picture and is logged once. */
  storePicture?: StorePicture;
  log: (line: string) => void;
}

/**
 * Opens the evaluator. Loads only what is used: a run with a service does not load the engine.
 *
 * @throws EvaluationError if `api-url`, `api-key` or a proxy variable is invalid.
 */
export async function openEvaluator(options: EvaluatorOptions): Promise<Evaluator> {
  return options.settings["api-url"] === undefined
    ? openEngine(options)
    : openService(options.settings["api-url"], options);
}

async function openEngine({ settings, env, storePicture, headersFor, log }: EvaluatorOptions): Promise<Evaluator> {
  const { createEngine } = await import("../engine/engine.ts");
  const engine = createEngine({
    allowedAddresses: { loopback: true, private: settings["allow-private"] },
    proxies: readProxies(env),
    chromePath: settings["chrome-path"],
    sandbox: settings["chrome-sandbox"],
    env,
    allowFileUrls: true,
    findsBetterPages: true,
    measuresPageSpeed: settings["page-speed"],
    ai: readAiUse(settings),
    log,
    ...(storePicture && { storePicture: storeOrWarn(storePicture, log) }),
    ...(headersFor && { headersFor }),
  });
  return {
    evaluate: async (request, visit) => nullUnstoredPages(await engine.evaluate(request, visit)),
    // One evaluation keeps two cores busy, so more entries than cores are not faster (docs/contributing/benchmarks.md).
    concurrency: settings.concurrency === "auto" ? Math.min(os.availableParallelism(), 8) : settings.concurrency,
    locateAsset: (file) => pathToFileURL(file.path).href,
    preflight: async (count, signal) => {
      // Reports a missing browser once, before the first evaluation.
      if (count > 0 && !signal.aborted) await engine.ready();
      return [...engine.notices, ...noticeUnusedKey(settings), ...noticeUnusedAiSettings(settings)];
    },
    shrinkPicture: engine.encodeWebp,
    locateTexts: engine.locateTexts,
    close: engine.close,
  };
}

/** Usually a forgotten `api-url`. */
const noticeUnusedKey = (settings: EvaluatorSettings): string[] =>
  settings["api-key"] === undefined
    ? []
    : ["api-key is set without api-url: the embedded engine evaluates, and the key is ignored."];

/** The model configuration, which readSettings has validated. */
function readAiUse(settings: EvaluatorSettings): AiConfig | null {
  const use = resolveAiConfig(pickAiSettings(settings), (name) => name);
  return use !== null && "mistake" in use ? null : use;
}

/** Usually a forgotten `ai`. */
function noticeUnusedAiSettings(settings: EvaluatorSettings): string[] {
  if (settings.ai.model !== undefined) return [];
  const idle = [
    ...(settings["ai-api-key"] === undefined ? [] : ["ai-api-key"]),
    ...(isDeepStrictEqual(settings["ai-options"], AiOptions.parse({})) ? [] : ["ai-options"]),
  ];
  return idle.map((name) => `${name} is set without ai, so it is ignored.`);
}

const DEFAULT_SERVICE_CONCURRENCY = 8;

async function openService(baseUrl: string, { settings, env, ...options }: EvaluatorOptions): Promise<Evaluator> {
  const { createClient } = await import("../client/client.ts");
  const concurrency = settings.concurrency === "auto" ? DEFAULT_SERVICE_CONCURRENCY : settings.concurrency;
  const client = createClient({
    baseUrl,
    apiKey: settings["api-key"],
    connections: concurrency,
    proxies: readProxies(env),
  });
  return {
    evaluate: client.evaluate,
    concurrency,
    locateAsset: (file) => (client.takesFiles ? pathToFileURL(file.path).href : options.locateRemoteAsset(file)),
    // A stop is not an error here: the run reports unfinished entries itself.
    preflight: async (count, signal) => {
      const notices = await client.preflight(count, signal).catch((error: unknown) => {
        if (signal.aborted) return [];
        throw error;
      });
      return signal.aborted ? notices : [...notices, ...noticeUnusedAiSettings(settings)];
    },
    close: client.close,
  };
}

/** The proxy variables; lower-case names take precedence, and empty values are ignored. */
export function readProxies(env: EvaluatorOptions["env"]): { http?: string; https?: string; no?: string } {
  const read = (name: string) => env[name.toLowerCase()] || env[name.toUpperCase()];
  const [http, https, no] = [read("http_proxy"), read("https_proxy"), read("no_proxy")];
  return { ...(http && { http }), ...(https && { https }), ...(no && { no }) };
}
