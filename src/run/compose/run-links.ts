import path from "node:path";
import type { Device, LinkChecker } from "../../engine/link-checker.ts";
import { VERSION } from "../../version.ts";
import type { Entry } from "../entry.ts";
import type { CheckEntryLinksOptions } from "../links/check-entries.ts";
import type { CheckUrlListOptions, UrlListResult } from "../links/check-list.ts";
import type { UrlListLine } from "../links/parse-list.ts";
import { readManifests } from "../manifest/read.ts";
import type { CheckResult } from "../result.ts";
import type { Settings } from "../settings.ts";
import { openLinkState } from "../state/link-state.ts";
import { createHeaderLookup } from "../visit/request-headers.ts";
import type { EvaluatorOptions } from "./evaluator.ts";
import { readProxies } from "./evaluator.ts";
import { type ResolvedVisits, resolveVisitUrls } from "./resolve-visit-urls.ts";
import type { RunOptions, RunOutput } from "./run-options.ts";
import { type Selection, selectEntries } from "./select-entries.ts";

export type LinkCheckerSettings = Pick<
  Settings,
  "allow-private" | "chrome-path" | "concurrency" | "per-host" | "api-url" | "api-key" | "ai" | "ai-api-key"
>;

export interface OpenLinkCheckerOptions extends Pick<EvaluatorOptions, "env" | "log" | "headersFor"> {
  settings: LinkCheckerSettings;
  /** Additional devices to check as. */
  devices?: readonly Device[];
}

/** Default number of simultaneous connections; `per-host` limits the load on one server. */
const DEFAULT_CONNECTIONS = 64;

/** Opens the embedded link checker; links mode never uses a service. */
export async function openLinkChecker({
  settings,
  env,
  log,
  devices,
  headersFor,
}: OpenLinkCheckerOptions): Promise<LinkChecker> {
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

export interface RunLinksOptions
  extends Omit<RunOptions, "locateRemoteAsset">,
    Pick<CheckEntryLinksOptions, "onDestination"> {
  devices?: readonly Device[];
}

/**
 * Runs one links-mode check: reads the manifest, checks every destination once, decides the verdict, writes the
 * reports.
 *
 * @throws ManifestError, or an EvaluationError about a proxy, before any check; never afterwards.
 */
export async function runLinks(options: RunLinksOptions): Promise<RunOutput> {
  // Links mode does not need the ad itself.
  const all = await readManifests(options.manifests, { cwd: options.cwd, needAd: false });
  const directory = path.resolve(options.cwd, options.settings["report-dir"] ?? "adhere-report");
  const { openReportPictureStore } = await import("./report-folder.ts");
  const selection = await selectEntries(all, {
    ...options,
    storePicture: openReportPictureStore(directory).store,
  });
  const places = await resolveVisitUrls(selection.evaluatedEntries, options);
  try {
    return await checkAndReport(places, selection, { ...options, directory });
  } finally {
    await places.close();
  }
}

async function checkAndReport(
  places: ResolvedVisits,
  selection: Selection,
  options: RunLinksOptions & { directory: string },
): Promise<RunOutput> {
  const { settings, directory } = options;
  const { writeReports } = await import("./report-folder.ts");
  const memory = await openLinkState(settings, options.cwd, new Date());
  const checker = await openLinkChecker({ ...options, headersFor: places.headersFor });
  try {
    const notices = [
      ...selection.notices,
      ...places.notices,
      ...checker.notices,
      ...memory.notices,
      ...noticeUnusedService(settings),
      ...noticeUnusedModel(settings),
    ];
    const checked = await checkSelection(checker, places.entries, notices, {
      ...options,
      debounce: memory.debounce,
      baseline: selection.baseline,
    });
    const result = selection.annotateResult(checked);
    const kept = await memory.save();
    const { paths, warnings } = await writeReports(result, directory, { signal: options.signal });
    return { result, reports: { paths, warnings: [...kept, ...warnings] } };
  } finally {
    await checker.close();
  }
}

export interface RunUrlListOptions
  extends Pick<RunOptions, "settings" | "cwd" | "env" | "signal" | "log">,
    Pick<CheckUrlListOptions, "onDestination" | "onInvalidLine"> {
  devices?: readonly Device[];
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
  const memory = await openLinkState(settings, options.cwd, new Date());
  // `preview` does not apply to lists, so its headers are never used.
  const sent = createHeaderLookup(settings["request-headers"].headers);
  const checker = await openLinkChecker({ settings, ...options, headersFor: sent });
  try {
    const { checkUrlList } = await import("../links/check-list.ts");
    options.onStart?.([...checker.notices, ...memory.notices]);
    const result = await checkUrlList(lines, {
      checkLink: checker.check,
      timeout: settings.timeout,
      debounce: memory.debounce,
      gate: { onInconclusive: settings["on-inconclusive"], warnOnly: settings["warn-only"] },
      signal: options.signal,
      ...(options.onDestination && { onDestination: options.onDestination }),
      ...(options.onInvalidLine && { onInvalidLine: options.onInvalidLine }),
    });
    return { result, warnings: await memory.save() };
  } finally {
    await checker.close();
  }
}

async function checkSelection(
  checker: LinkChecker,
  entries: readonly Entry[],
  notices: readonly string[],
  { settings, ...options }: RunLinksOptions & Pick<CheckEntryLinksOptions, "debounce" | "baseline">,
): Promise<CheckResult> {
  const { checkLinks } = await import("../links/check.ts");
  options.onStart?.(entries, notices);
  return checkLinks(entries, {
    checkLink: checker.check,
    threshold: settings.threshold,
    timeout: settings.timeout,
    debounce: options.debounce,
    baseline: options.baseline ?? null,
    gate: { onInconclusive: settings["on-inconclusive"], warnOnly: settings["warn-only"] },
    commit: options.commit,
    version: VERSION,
    notices,
    now: () => new Date(),
    signal: options.signal,
    ...(options.onEntry && { onEntry: options.onEntry }),
    ...(options.onDestination && { onDestination: options.onDestination }),
  });
}

/** Usually a wrong `mode`. */
const noticeUnusedService = (settings: LinkCheckerSettings): string[] =>
  settings["api-url"] === undefined && settings["api-key"] === undefined
    ? []
    : ["Links mode uses no service: api-url and api-key are ignored."];

/** Usually a wrong `mode`. */
const noticeUnusedModel = ({ ai, "ai-api-key": key }: LinkCheckerSettings): string[] =>
  ai.model === undefined && key === undefined
    ? []
    : ["Links mode uses no model: ai, ai-api-key and ai-options are ignored."];
