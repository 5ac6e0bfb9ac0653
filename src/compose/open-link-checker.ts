import type { LinkChecker } from "../engine/link-checker.ts";
import type { Settings } from "../run/settings.ts";
import type { ResolvedVisits } from "./assign-visit-urls.ts";
import { type EvaluatorOptions, readProxies } from "./open-evaluator.ts";
import type { Checker, RunOptions } from "./run-options.ts";

/** Default number of simultaneous connections; `per-host` limits the load on one server. */
const DEFAULT_CONNECTIONS = 64;

type LinkCheckerOptions = Pick<RunOptions, "settings" | "env" | "log" | "devices"> &
  Pick<EvaluatorOptions, "headersFor">;

/** Opens the embedded link checker; links mode never uses a service. */
export async function openLinkChecker({
  settings,
  env,
  log,
  devices,
  headersFor,
}: LinkCheckerOptions): Promise<LinkChecker> {
  const { createLinkChecker } = await import("../engine/link-checker.ts");
  const { concurrency } = settings;
  return createLinkChecker({
    allowedAddresses: { loopback: true, private: settings["allow-private"] },
    proxies: readProxies(env),
    chromePath: settings["chrome-path"],
    sandbox: settings["chrome-sandbox"],
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
      const { checkLinks } = await import("../run/check-entries.ts");
      return checkLinks(entries, { ...run, checkLink: checker.check, ...(onDestination && { onDestination }) });
    },
    close: () => checker.close(),
  };
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
