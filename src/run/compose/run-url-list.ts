import type { LinkChecker } from "../../engine/link-checker.ts";
import type { CheckUrlListOptions, UrlListResult } from "../links/check-url-list.ts";
import type { UrlListLine } from "../links/parse-url-list.ts";
import type { Settings } from "../settings.ts";
import { openLinkState } from "../state/open-link-state.ts";
import { createHeaderLookup } from "../visit/request-headers.ts";
import { type EvaluatorOptions, readProxies } from "./open-evaluator.ts";
import type { ResolvedVisits } from "./resolve-visit-urls.ts";
import { type Checker, getGatePolicy, type RunOptions } from "./run-options.ts";

/** Default number of simultaneous connections; `per-host` limits the load on one server. */
const DEFAULT_CONNECTIONS = 64;

type LinkCheckerOptions = Pick<RunOptions, "settings" | "env" | "log" | "devices"> &
  Pick<EvaluatorOptions, "headersFor">;

/** Opens the embedded link checker; links mode never uses a service. */
async function openLinkChecker({ settings, env, log, devices, headersFor }: LinkCheckerOptions): Promise<LinkChecker> {
  const { createLinkChecker } = await import("../../engine/link-checker.ts");
  const { concurrency } = settings;
  return createLinkChecker({
    allowedAddresses: { loopback: true, private: settings["allow-private"] },
    proxies: readProxies(env),
    chromePath: settings["chrome-path"],
    env,
    perHost: settings["per-host"],
    concurrency: concurrency === "auto" ? DEFAULT_CONNECTIONS : concurrency,
    ...(devices !== undefined && { devices }),
    ...(headersFor && { headersFor }),
    log,
  });
}

/** Opens the link checker for the entries of a manifest. */
export async function openLinkChecks(options: RunOptions, { headersFor }: ResolvedVisits): Promise<Checker> {
  const { settings, onDestination } = options;
  const checker = await openLinkChecker({ ...options, headersFor });
  return {
    preflight: async () => [...checker.notices, ...noticeUnusedSettings(settings)],
    check: async (entries, run) => {
      const { checkLinks } = await import("../check-entries.ts");
      return checkLinks(entries, { ...run, checkLink: checker.check, ...(onDestination && { onDestination }) });
    },
    close: () => checker.close(),
  };
}

export interface RunUrlListOptions
  extends Pick<RunOptions, "settings" | "cwd" | "env" | "signal" | "log" | "devices">,
    Pick<CheckUrlListOptions, "onDestination" | "onInvalidLine"> {
  lines: AsyncIterable<UrlListLine>;
  onStart?: (notices: readonly string[]) => void;
}

export interface UrlListOutput {
  result: UrlListResult;
  /** Warnings that do not change the verdict. */
  warnings: readonly string[];
}

/**
 * Checks a list of URLs of any length. Writes no report; callbacks receive the results.
 *
 * @throws EvaluationError if the list is empty or a proxy is invalid, or an error of the list's source.
 */
export async function runUrlList({ settings, lines, ...options }: RunUrlListOptions): Promise<UrlListOutput> {
  const linkState = await openLinkState(settings, options.cwd, new Date());
  // `preview` does not apply to lists, so its headers are never used.
  const headersFor = createHeaderLookup(settings["request-headers"].headers);
  const checker = await openLinkChecker({ settings, ...options, headersFor });
  try {
    const { checkUrlList } = await import("../links/check-url-list.ts");
    options.onStart?.([...checker.notices, ...linkState.notices]);
    const result = await checkUrlList(lines, {
      checkLink: checker.check,
      timeout: settings.timeout,
      debounce: linkState.debounce,
      gate: getGatePolicy(settings),
      signal: options.signal,
      ...(options.onDestination && { onDestination: options.onDestination }),
      ...(options.onInvalidLine && { onInvalidLine: options.onInvalidLine }),
    });
    return { result, warnings: await linkState.save() };
  } finally {
    await checker.close();
  }
}

/** Usually a wrong `mode`. */
const noticeUnusedSettings = ({ ai, ...settings }: Settings): string[] => [
  ...(settings["api-url"] === undefined && settings["api-key"] === undefined
    ? []
    : ["Links mode uses no service: api-url and api-key are ignored."]),
  ...(ai.model === undefined && settings["ai-api-key"] === undefined
    ? []
    : ["Links mode uses no model: ai, ai-api-key and ai-options are ignored."]),
];
