import os from "node:os";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { type AiConfig, AiOptions, resolveAiConfig } from "../../contract/ai-settings.ts";
import type { Evaluate, StorePicture } from "../../contract/port.ts";
import type { LocateAsset } from "../request.ts";
import { pickAiSettings, type Settings } from "../settings.ts";
import { nullUnstoredPages, storeOrWarn } from "./picture-store.ts";
import type { ShrinkPicture } from "./shrink-pictures.ts";

/** Whoever evaluates, made ready: the embedded engine or a service, chosen by `api-url`. */
export interface Evaluator {
  evaluate: Evaluate;
  /** Entries under way at once, where the user leaves it to us. */
  concurrency: number;
  locateAsset: LocateAsset;
  /** What people should know before the first evaluation of so many; nothing where the run has been stopped. */
  preflight(count: number, signal: AbortSignal): Promise<readonly string[]>;
  /** Makes one of the pictures small for reports; absent where nobody here takes pictures. */
  shrinkPicture?: ShrinkPicture;
  /** Ends whatever it opened. */
  close(): Promise<void>;
}

export type EvaluatorSettings = Pick<
  Settings,
  "api-url" | "api-key" | "ai" | "ai-api-key" | "ai-options" | "allow-private" | "chrome-path" | "concurrency"
>;

export interface EvaluatorOptions {
  settings: EvaluatorSettings;
  /** Read for the proxy variables, and to find a browser. */
  env: Readonly<Record<string, string | undefined>>;
  /** Where a service elsewhere finds a file of the repository. */
  locateRemoteAsset: LocateAsset;
  /** What a visit carries that begins at an address; the embedded engine alone sends it. */
  headersFor?: (url: string) => Readonly<Record<string, string>>;
  /** Absent, pictures travel as `data:` URLs. Where it fails it costs nothing but the picture, and the log tells once. */
  storePicture?: StorePicture;
  log: (line: string) => void;
}

/**
 * Makes the evaluator ready. What is not used is not loaded: a remote run never sees the engine.
 *
 * @throws EvaluationError where `api-url`, `api-key` or a proxy variable cannot be used.
 */
export async function openEvaluator(options: EvaluatorOptions): Promise<Evaluator> {
  return options.settings["api-url"] === undefined
    ? openEngine(options)
    : openService(options.settings["api-url"], options);
}

async function openEngine({
  settings,
  env,
  storePicture,
  headersFor,
  log,
}: EvaluatorOptions): Promise<Evaluator> {
  const { createEngine } = await import("../../engine/engine.ts");
  const engine = createEngine({
    allowedAddresses: { loopback: true, private: settings["allow-private"] },
    proxies: readProxies(env),
    chromePath: settings["chrome-path"],
    env,
    allowFileUrls: true,
    ai: readAiUse(settings),
    log,
    ...(storePicture && { storePicture: storeOrWarn(storePicture, log) }),
    ...(headersFor && { headersFor }),
  });
  return {
    evaluate: async (request, visit) => nullUnstoredPages(await engine.evaluate(request, visit)),
    // Two cores are full with one page pair; more entries than cores only compete (docs/benchmarks.md).
    concurrency:
      settings.concurrency === "auto" ? Math.min(os.availableParallelism(), 8) : settings.concurrency,
    locateAsset: (file) => pathToFileURL(file.path).href,
    preflight: async (count, signal) => {
      // A browser that is missing is missing for all of them: said once, before the first.
      if (count > 0 && !signal.aborted) await engine.ready();
      return [...engine.notices, ...noticeUnusedKey(settings), ...noticeUnusedAiSettings(settings)];
    },
    shrinkPicture: engine.encodeWebp,
    close: engine.close,
  };
}

/** A key that goes nowhere is a forgotten api-url more often than not. */
const noticeUnusedKey = (settings: EvaluatorSettings): string[] =>
  settings["api-key"] === undefined
    ? []
    : ["api-key is set without api-url: the embedded engine evaluates, and the key is ignored."];

/** The model's terms; they were found to fit together when they were read. */
function readAiUse(settings: EvaluatorSettings): AiConfig | null {
  const use = resolveAiConfig(pickAiSettings(settings), (name) => name);
  return use !== null && "mistake" in use ? null : use;
}

/** Terms of a model that is not named: a forgotten ai more often than not. */
function noticeUnusedAiSettings(settings: EvaluatorSettings): string[] {
  if (settings.ai.model !== undefined) return [];
  const idle = [
    ...(settings["ai-api-key"] === undefined ? [] : ["ai-api-key"]),
    ...(isDeepStrictEqual(settings["ai-options"], AiOptions.parse({})) ? [] : ["ai-options"]),
  ];
  return idle.map((name) => `${name} is set without ai, so it is ignored.`);
}

const DEFAULT_SERVICE_CONCURRENCY = 8;

async function openService(
  baseUrl: string,
  { settings, env, locateRemoteAsset }: EvaluatorOptions,
): Promise<Evaluator> {
  const { createClient } = await import("../../client/client.ts");
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
    locateAsset: locateRemoteAsset,
    // A stop is no failure here: the run itself says what it left behind.
    preflight: async (count, signal) => {
      const told = await client.preflight(count, signal).catch((error: unknown) => {
        if (signal.aborted) return [];
        throw error;
      });
      return signal.aborted ? told : [...told, ...noticeUnusedAiSettings(settings)];
    },
    close: client.close,
  };
}

/** The proxy variables, in either spelling, the lower-case one first; an empty one is none. */
export function readProxies(env: EvaluatorOptions["env"]): { http?: string; https?: string; no?: string } {
  const read = (name: string) => env[name.toLowerCase()] || env[name.toUpperCase()];
  const [http, https, no] = [read("http_proxy"), read("https_proxy"), read("no_proxy")];
  return { ...(http && { http }), ...(https && { https }), ...(no && { no }) };
}
