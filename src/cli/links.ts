import { createReadStream } from "node:fs";
import path from "node:path";
import type { Destination } from "../contract/destination.ts";
import { messageOf } from "../contract/error.ts";
import { getLinkBadge } from "../report/destinations.ts";
import { escapeForLog, stringifyForLog } from "../report/escape.ts";
import { formatAdCount, formatProgressLine } from "../report/progress.ts";
import { type LinksTable, renderLinksReport, renderLinksTable } from "../report/terminal-links-table.ts";
import { type RunLinksOptions, runLinks, runUrlList } from "../run/compose/run-links.ts";
import type { UrlListResult } from "../run/links/check-list.ts";
import { MAX_LINE_CHARS, parseUrlList } from "../run/links/parse-list.ts";
import { joinAlternatives, quoteValue } from "../run/message-text.ts";
import { readSettings, type Settings } from "../run/settings.ts";
import { type CommandLine, type Flags, readFlags, settingFlags, UsageError } from "./flags.ts";
import { readHeadCommit } from "./head-commit.ts";
import { commandHelp } from "./help.ts";
import { readLines, untilAborted } from "./lines.ts";
import { formatReportLocations } from "./report-locations.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const LINKS_SETTINGS = [
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
  "chrome-path",
  "report-dir",
];

const DEVICES = ["desktop", "android", "iphone"] as const satisfies RunLinksOptions["devices"];

/** Without effect for --urls. */
const MANIFEST_ONLY_FLAGS = ["shard", "baseline", "report-dir"];

const LINKS_FLAGS: Flags = {
  urls: {
    takesValue: true,
    describe:
      "List of URLs instead of a manifest, one per line; - reads standard input. Blank lines and lines starting with # are skipped.",
  },
  json: {
    takesValue: false,
    describe: "Print one line of JSON per landing page to standard output, as soon as it is checked.",
  },
  devices: {
    takesValue: true,
    describe:
      "Also request pages as these devices, separated by commas: desktop, android, iphone. Differences are advisories.",
  },
  ...settingFlags((name) => LINKS_SETTINGS.includes(name)),
  help: { takesValue: false, short: "h", describe: "Show this help." },
};

/** `adhere links [manifest…]`, `adhere links --urls FILE|-`: checks that landing pages work. */
export async function linksCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const line = readFlags("links", argv, LINKS_FLAGS);
  if (line.values["help"]) {
    terminal.out(commandHelp("links", LINKS_FLAGS));
    return 0;
  }
  const settings = readSettings({ ...line.values, mode: "links" }, (name) => `--${name}`);
  const { urls } = line.values;
  if (urls === undefined) return runManifestCheck(line, settings, terminal);
  if (line.positionals.length > 0) {
    throw new UsageError(
      "adhere links takes either manifests or --urls: run it once for each. See: adhere links --help",
    );
  }
  if (settings.site.targets.length > 0 || settings.rewrite.rules.length > 0) {
    throw new UsageError(
      "--site and --rewrite need a manifest: put the URLs to visit in the list of --urls instead. See: adhere links --help",
    );
  }
  const unused = MANIFEST_ONLY_FLAGS.filter((name) => line.values[name] !== undefined);
  if (unused.length > 0) {
    throw new UsageError(
      `${unused.map((name) => `--${name}`).join(" and ")} ${unused.length === 1 ? "has" : "have"} no effect with --urls: remove ${unused.length === 1 ? "it" : "them"}, or use a manifest. See: adhere links --help`,
    );
  }
  return runUrlListCheck(urls, line, settings, terminal);
}

type SharedJobOptions = Pick<
  RunLinksOptions,
  "settings" | "cwd" | "env" | "signal" | "log" | "devices" | "onDestination"
>;

/** Options for both kinds of run. */
function createSharedOptions({ values }: CommandLine, settings: Settings, terminal: Terminal): SharedJobOptions {
  const devices = values["devices"] === undefined ? undefined : parseDevices(values["devices"]);
  const printed = (destination: Destination) => terminal.out(`${formatJsonLine(destination)}\n`);
  return {
    settings,
    cwd: terminal.cwd,
    env: terminal.env,
    signal: terminal.signal,
    log: (line: string) => terminal.err(`${escapeForLog(line)}\n`),
    ...(devices !== undefined && { devices }),
    ...(values["json"] && { onDestination: printed }),
  };
}

async function runManifestCheck(line: CommandLine, settings: Settings, terminal: Terminal): Promise<ExitCode> {
  const { result, reports } = await runLinks({
    ...createSharedOptions(line, settings, terminal),
    manifests: line.positionals.length > 0 ? line.positionals : settings.manifest,
    commit: await readHeadCommit(terminal.cwd),
    onStart: (entries, notices) => {
      for (const notice of notices) terminal.err(`note: ${escapeForLog(notice)}\n`);
      terminal.err(`Checking the landing pages of ${formatAdCount(entries.length)} …\n`);
    },
    onEntry: (entry, progress) => terminal.err(`${formatProgressLine(entry, progress)}\n`),
  });
  printSummary(line, terminal, (colour) => renderLinksReport(result, { colour }));
  terminal.err(formatReportLocations(reports));
  return result.exitCode;
}

/** Progress of a list is logged once per this many landing pages. */
const PROGRESS_INTERVAL = 1000;

async function runUrlListCheck(
  urls: string,
  line: CommandLine,
  settings: Settings,
  terminal: Terminal,
): Promise<ExitCode> {
  const shared: SharedJobOptions = createSharedOptions(line, settings, terminal);
  const { result, warnings } = await runUrlList({
    ...shared,
    lines: parseUrlList(readLines(untilAborted(openInput(urls, terminal), terminal.signal), MAX_LINE_CHARS)),
    onStart: (notices) => {
      for (const notice of notices) terminal.err(`note: ${escapeForLog(notice)}\n`);
    },
    onDestination: (destination, decided) => {
      shared.onDestination?.(destination);
      if (decided % PROGRESS_INTERVAL === 0) terminal.err(`${decided.toLocaleString("en")} landing pages checked …\n`);
    },
    onInvalidLine: (number, mistake) =>
      terminal.err(`${escapeForLog(`${urls === "-" ? "standard input" : urls}, line ${number}: ${mistake}`)}\n`),
  });
  printSummary(line, terminal, (colour) => renderLinksTable(summariseList(result), { colour }));
  for (const warning of warnings) terminal.err(`warning: ${escapeForLog(warning)}\n`);
  return result.exitCode;
}

function summariseList(result: UrlListResult): LinksTable {
  const { destinations, lines, invalidLines, reported, omitted } = result;
  const formatCount = (count: number, noun: string) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
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
    unit: "Lines",
    totals: `${formatCount(lines, "URL")}, ${formatCount(destinations, "landing page")} checked${invalid}.`,
    hiddenRows: omitted,
  };
}

/** With --json, the summary goes to standard error. */
function printSummary({ values }: CommandLine, terminal: Terminal, text: (colour: boolean) => string): void {
  if (values["json"] === undefined) terminal.out(`${text(terminal.colour)}\n`);
  else terminal.err(`${text(false)}\n`);
}

/** The documented fields, in this order. */
function formatJsonLine(destination: Destination): string {
  const { url, verdict, httpStatus, finalUrl, reason, advisories, evidence } = destination;
  return stringifyForLog({ url, verdict, httpStatus, finalUrl, reason, advisories, evidence });
}

function parseDevices(text: string): (typeof DEVICES)[number][] {
  const names = text.split(",").map((name) => name.trim().toLowerCase());
  const known = DEVICES.filter((device) => names.includes(device));
  const unknown = names.find((name) => !DEVICES.some((device) => device === name));
  if (unknown === undefined) return known;
  throw new UsageError(
    `--devices names ${quoteValue(unknown)}, but must be ${joinAlternatives(DEVICES)}; separate several with commas. See: adhere links --help`,
  );
}

async function* openInput(name: string, terminal: Terminal): AsyncGenerator<Uint8Array | string> {
  try {
    yield* name === "-" ? terminal.stdin : createReadStream(path.resolve(terminal.cwd, name));
  } catch (error) {
    throw new UsageError(`Can't read --urls ${name}: ${messageOf(error)}. Use a file, or - for standard input.`);
  }
}
