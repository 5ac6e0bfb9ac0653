import { Readable } from "node:stream";
import type { RunOptions } from "../compose/run-options.ts";
import { type RunUrlListOptions, runUrlList } from "../compose/run-url-list-check.ts";
import type { Destination } from "../contract/destination-verdict.ts";
import { stringifyForLog } from "../report/escape.ts";
import { formatAdCount, formatCount } from "../report/format-count.ts";
import { getLinkBadge } from "../report/group-entries-by-destination.ts";
import type { TerminalStyle } from "../report/terminal-format.ts";
import { type LinksTable, renderLinksReport, renderLinksTable } from "../report/terminal-links-table.ts";
import { shortenMiddle } from "../report/terminal-wrap.ts";
import { joinAlternatives, quoteValue } from "../run/format-message.ts";
import type { UrlListResult } from "../run/links/check-url-list.ts";
import { MAX_LINE_CHARS, parseUrlList } from "../run/links/parse-url-list.ts";
import { readSettings, type Settings } from "../run/settings.ts";
import { type CommandContext, type ExitCode, printLine } from "./command-context.ts";
import { type Command, type CommandLine, settingFlags, UsageError } from "./flags.ts";
import { formatReportLocations } from "./print-result.ts";
import { openProgress, type Progress, printNotices } from "./progress.ts";
import { readInputLines } from "./read-input-lines.ts";
import { runWithProgress } from "./run-with-progress.ts";

const LINKS_SETTINGS = [
  "include-paused",
  "shard",
  "baseline",
  "on-inconclusive",
  "warn-only",
  "confirm-after",
  "state-file",
  "site",
  "rewrite",
  "request-headers",
  "allow-private",
  "concurrency",
  "per-host",
  "timeout",
  "run-timeout",
  "chrome-path",
  "chrome-sandbox",
  "report-dir",
];

const DEVICES = ["desktop", "android", "iphone"] as const satisfies RunOptions["devices"];

/** Without effect for --urls. */
const MANIFEST_ONLY_FLAGS = ["include-paused", "shard", "baseline", "report-dir"];

/** `adhere links [manifest…]`, `adhere links URL…`, `adhere links --urls FILE|-`: checks that landing pages work. */
export const links: Command = {
  flags: {
    urls: {
      describe:
        "List of URLs instead of a manifest, one per line; - reads standard input. Blank lines and lines starting " +
        "with # are skipped.",
    },
    json: {
      flag: true,
      describe: "Print one line of JSON per landing page to standard output, as soon as it is checked.",
    },
    devices: {
      describe:
        "Also request pages as these devices, separated by commas: desktop, android, iphone. Differences are " +
        "advisories.",
    },
    ...settingFlags((name) => LINKS_SETTINGS.includes(name)),
  },
  run: async (line, terminal) => {
    const settings = readSettings({ ...line.values, mode: "links" }, (name) => `--${name}`);
    const { urls } = line.values;
    if (urls !== undefined) return checkUrlList(urls, line, settings, terminal);
    if (!line.positionals.some(isUrl)) return checkManifests(line, settings, terminal);
    const other = line.positionals.find((word) => !isUrl(word));
    if (other !== undefined) throw new UsageError(`${other} is no URL: check manifests and URLs in a run for each.`);
    return checkUrlList(line.positionals, { ...line, positionals: [] }, settings, terminal);
  },
};

/** Options for both kinds of run. */
function readLinksOptions({ devices, json }: CommandLine["values"]) {
  return {
    ...(devices !== undefined && { devices: parseDevices(devices) }),
    ...(json && { formatDestination: formatJsonLine }),
  };
}

async function checkManifests(
  { values, positionals }: CommandLine,
  settings: Settings,
  terminal: CommandContext,
): Promise<ExitCode> {
  const formatStart = (entries: number) => `Checking the landing pages of ${formatAdCount(entries)} …`;
  const run = { settings, manifests: positionals, formatStart, ...readLinksOptions(values) };
  const { result, reports } = await runWithProgress(run, terminal);
  printSummary(values, terminal, (style) => renderLinksReport(result, style));
  terminal.err(formatReportLocations(reports, terminal.errStyle));
  return result.exitCode;
}

/** Progress of a list is logged once per this many landing pages. */
const PROGRESS_INTERVAL = 1000;

const isUrl = (word: string): boolean => /^https?:\/\//iu.test(word);

/** @param urls The file of a list, `-` for standard input, or the URLs themselves. */
async function checkUrlList(
  urls: string | readonly string[],
  { values, positionals }: CommandLine,
  settings: Settings,
  terminal: CommandContext,
): Promise<ExitCode> {
  const conflict = findUrlListConflict(values, positionals, settings);
  if (conflict !== null) throw new UsageError(`${conflict} See: adhere links --help`);
  const progress = openProgress(terminal);
  const { result, warnings } = await runUrlList({
    ...createUrlListOptions(urls, values, terminal, progress),
    settings,
    cwd: terminal.cwd,
    env: terminal.env,
    signal: terminal.signal,
  }).finally(progress.clear);
  printSummary(values, terminal, (style) =>
    renderLinksTable(summariseList(result, typeof urls === "string" ? "Lines" : "URLs"), style),
  );
  for (const warning of warnings) printLine(terminal, `warning: ${warning}`);
  return result.exitCode;
}

function createUrlListOptions(
  urls: string | readonly string[],
  values: CommandLine["values"],
  terminal: CommandContext,
  { show, log, print }: Progress,
): Omit<RunUrlListOptions, "settings" | "cwd" | "env" | "signal"> {
  const { formatDestination, ...options } = readLinksOptions(values);
  return {
    ...options,
    log,
    lines: parseUrlList(
      typeof urls === "string" ? readInputLines("urls", urls, terminal, MAX_LINE_CHARS) : Readable.from(urls),
    ),
    onStart: (notices) => printNotices(notices, log),
    onDestination: (destination, decided) => {
      if (formatDestination) print(formatDestination(destination));
      const text = `${formatCount(decided, "landing page")} checked …`;
      if (show !== null) show(({ columns }) => shortenMiddle(text, columns));
      else if (decided % PROGRESS_INTERVAL === 0) terminal.err(`${text}\n`);
    },
    onInvalidLine: (number, mistake) => log(`${nameLine(urls, number)}: ${mistake}`),
  };
}

const nameLine = (urls: string | readonly string[], number: number): string =>
  typeof urls === "string" ? `${urls === "-" ? "standard input" : urls}, line ${number}` : `URL ${number}`;

/** Why a command line can't be used with --urls. */
function findUrlListConflict(
  values: CommandLine["values"],
  positionals: readonly string[],
  { site, rewrite }: Settings,
): string | null {
  if (positionals.length > 0) return "adhere links takes either manifests or --urls: run it once for each.";
  if (site.targets.length > 0 || rewrite.rules.length > 0)
    return "--site and --rewrite need a manifest: put the URLs to visit in the list of --urls instead.";
  const unused = MANIFEST_ONLY_FLAGS.filter((name) => values[name] !== undefined).map((name) => `--${name}`);
  const [has, it] = unused.length === 1 ? ["has", "it"] : ["have", "them"];
  return unused.length === 0
    ? null
    : `${unused.join(" and ")} ${has} no effect on a list of URLs: remove ${it}, or use a manifest.`;
}

function summariseList(result: UrlListResult, unit: LinksTable["unit"]): LinksTable {
  const { destinations, lines, invalidLines, reported, omitted } = result;
  const invalid = invalidLines === 0 ? "" : `, ${formatCount(invalidLines, "invalid line")}`;
  return {
    ...result,
    notices: [],
    rows: reported.map((finding) => ({
      ...finding,
      url: finding.written,
      badge: getLinkBadge(finding),
      names: finding.lines.map(String),
      moreNames: finding.moreLines,
      platforms: [],
    })),
    unit,
    totals: `${formatCount(lines, "URL")}, ${formatCount(destinations, "landing page")} checked${invalid}.`,
    hiddenRows: omitted,
  };
}

/** With --json, the summary goes to standard error. */
function printSummary(
  { json }: CommandLine["values"],
  terminal: CommandContext,
  text: (style: TerminalStyle) => string,
): void {
  if (json === undefined) terminal.out(`${text(terminal.style)}\n`);
  else terminal.err(`${text(terminal.errStyle)}\n`);
}

/** A line with the documented fields, in this order. */
function formatJsonLine(destination: Destination): string {
  const { url, verdict, httpStatus, finalUrl, reason, advisories, evidence } = destination;
  return `${stringifyForLog({ url, verdict, httpStatus, finalUrl, reason, advisories, evidence })}\n`;
}

function parseDevices(text: string): (typeof DEVICES)[number][] {
  const names = text.split(",").map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !DEVICES.some((device) => device === name));
  if (unknown === undefined) return DEVICES.filter((device) => names.includes(device));
  throw new UsageError(
    `--devices names ${quoteValue(unknown)}, but must be ${joinAlternatives(DEVICES)}; separate several with commas. ` +
      "See: adhere links --help",
  );
}
