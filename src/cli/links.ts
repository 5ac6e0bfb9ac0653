import { createReadStream } from "node:fs";
import path from "node:path";
import { LONGEST_LINE, readList } from "../check/links/list.ts";
import type { ListResult } from "../check/links/list-run.ts";
import { readSettings, type Settings } from "../check/settings.ts";
import { choice, shown } from "../check/words.ts";
import type { Destination } from "../contract/destination.ts";
import { type LinkJobOptions, runLinkJob, runListJob } from "../job/links.ts";
import { linkWords } from "../report/destinations.ts";
import { type LinkSums, linkSums, linksTable } from "../report/links-table.ts";
import { ads, progressLine } from "../report/progress.ts";
import { inJson, inLog } from "../report/text.ts";
import { headCommit } from "./commit.ts";
import { type CommandLine, type Flags, readFlags, settingFlags, UsageError } from "./flags.ts";
import { commandHelp } from "./help.ts";
import { linesOf, untilAborted } from "./lines.ts";
import { reportLines } from "./reports.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const SETTINGS = [
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

const DEVICES = ["desktop", "android", "iphone"] as const satisfies LinkJobOptions["devices"];

/** A list of any length is neither divided nor reported nor compared. */
const IDLE_FOR_LISTS = ["shard", "baseline", "report-dir"];

const FLAGS: Flags = {
  urls: {
    takesValue: true,
    describe:
      "A list of addresses instead of a manifest, one a line; - reads standard input. Blank lines and lines that begin with # are passed over.",
  },
  json: {
    takesValue: false,
    describe: "Print one line of JSON a destination as it is decided, and nothing else, on standard output.",
  },
  devices: {
    takesValue: true,
    describe:
      "Whom else to ask as, separated by commas: desktop, android, iphone. Another answer is an advisory.",
  },
  ...settingFlags((name) => SETTINGS.includes(name)),
  help: { takesValue: false, short: "h", describe: "Show this help." },
};

/** `adhere links [manifest…]`, `adhere links --urls FILE|-`: are the destinations alive? */
export async function linksCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const line = readFlags("links", argv, FLAGS);
  if (line.values["help"]) {
    terminal.out(commandHelp("links", FLAGS));
    return 0;
  }
  const settings = readSettings({ ...line.values, mode: "links" }, (name) => `--${name}`);
  const { urls } = line.values;
  if (urls === undefined) return ofManifests(line, settings, terminal);
  if (line.words.length > 0) {
    throw new UsageError(
      "adhere links takes a manifest or --urls, not both: run it once for each. See: adhere links --help",
    );
  }
  if (settings.site.standIns.length > 0 || settings.rewrite.rules.length > 0) {
    throw new UsageError(
      "--site and --rewrite are for a manifest's landing URLs: write the addresses that are meant in the list of --urls. See: adhere links --help",
    );
  }
  const idle = IDLE_FOR_LISTS.filter((name) => line.values[name] !== undefined);
  if (idle.length > 0) {
    throw new UsageError(
      `${idle.map((name) => `--${name}`).join(" and ")} ${idle.length === 1 ? "has" : "have"} no effect with --urls, which writes no report: leave ${idle.length === 1 ? "it" : "them"} out, or give a manifest. See: adhere links --help`,
    );
  }
  return ofList(urls, line, settings, terminal);
}

type Shared = Pick<
  LinkJobOptions,
  "settings" | "cwd" | "env" | "signal" | "log" | "devices" | "onDestination"
>;

/** What both kinds of run are told in the same way. */
function common({ values }: CommandLine, settings: Settings, terminal: Terminal): Shared {
  const devices = values["devices"] === undefined ? undefined : readDevices(values["devices"]);
  const printed = (destination: Destination) => terminal.out(`${jsonLine(destination)}\n`);
  return {
    settings,
    cwd: terminal.cwd,
    env: terminal.env,
    signal: terminal.signal,
    log: (line: string) => terminal.err(`${inLog(line)}\n`),
    ...(devices !== undefined && { devices }),
    ...(values["json"] && { onDestination: printed }),
  };
}

async function ofManifests(line: CommandLine, settings: Settings, terminal: Terminal): Promise<ExitCode> {
  const { result, reports } = await runLinkJob({
    ...common(line, settings, terminal),
    manifests: line.words.length > 0 ? line.words : settings.manifest,
    commit: await headCommit(terminal.cwd),
    onStart: (entries, notices) => {
      for (const notice of notices) terminal.err(`note: ${inLog(notice)}\n`);
      terminal.err(`Checking the destinations of ${ads(entries.length)} …\n`);
    },
    onEntry: (entry, progress) => terminal.err(`${progressLine(entry, progress)}\n`),
  });
  sumUp(line, terminal, (colour) => linksTable(result, { colour }));
  terminal.err(reportLines(reports));
  return result.exitCode;
}

/** How often the progress of a list is told: a line an address would drown what matters. */
const TELL_EVERY = 1000;

async function ofList(
  urls: string,
  line: CommandLine,
  settings: Settings,
  terminal: Terminal,
): Promise<ExitCode> {
  const shared: Shared = common(line, settings, terminal);
  const { result, warnings } = await runListJob({
    ...shared,
    lines: readList(linesOf(untilAborted(source(urls, terminal), terminal.signal), LONGEST_LINE)),
    onStart: (notices) => {
      for (const notice of notices) terminal.err(`note: ${inLog(notice)}\n`);
    },
    onDestination: (destination, decided) => {
      shared.onDestination?.(destination);
      if (decided % TELL_EVERY === 0)
        terminal.err(`${decided.toLocaleString("en")} destinations checked …\n`);
    },
    onMistake: (number, mistake) =>
      terminal.err(`${inLog(`${urls === "-" ? "standard input" : urls}, line ${number}: ${mistake}`)}\n`),
  });
  sumUp(line, terminal, (colour) => linkSums(sumsOfList(result), { colour }));
  for (const warning of warnings) terminal.err(`warning: ${inLog(warning)}\n`);
  return result.exitCode;
}

function sumsOfList(result: ListResult): LinkSums {
  const { destinations, lines, mistakes, findings, unlisted } = result;
  const one = (count: number, noun: string) =>
    `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
  const bad =
    mistakes === 0 ? "" : `, ${one(mistakes, "line")} that ${mistakes === 1 ? "is" : "are"} no address`;
  return {
    ...result,
    notices: [],
    rows: findings.map((finding) => ({
      ...finding,
      url: finding.written,
      words: linkWords(finding),
      names: finding.lines.map(String),
      moreNames: finding.moreLines,
      platforms: [],
    })),
    unit: "Lines",
    sums: `${one(lines, "address").replace(/address(s)$/u, "addresses")}, ${one(destinations, "destination")} decided${bad}.`,
    more: unlisted,
  };
}

/** Where the lines of JSON have standard output to themselves, people read on the other one. */
function sumUp({ values }: CommandLine, terminal: Terminal, text: (colour: boolean) => string): void {
  if (values["json"] === undefined) terminal.out(`${text(terminal.colour)}\n`);
  else terminal.err(`${text(false)}\n`);
}

/** Exactly these fields, in this order, whatever else a checker knows. */
function jsonLine(destination: Destination): string {
  const { url, verdict, httpStatus, finalUrl, reason, advisories, evidence } = destination;
  return inJson({ url, verdict, httpStatus, finalUrl, reason, advisories, evidence });
}

function readDevices(text: string): (typeof DEVICES)[number][] {
  const names = text.split(",").map((name) => name.trim().toLowerCase());
  const known = DEVICES.filter((device) => names.includes(device));
  const unknown = names.find((name) => !DEVICES.some((device) => device === name));
  if (unknown === undefined) return known;
  throw new UsageError(
    `--devices names ${shown(unknown)}, but must be of ${choice(DEVICES)}, separated by commas. See: adhere links --help`,
  );
}

async function* source(name: string, terminal: Terminal): AsyncGenerator<Uint8Array | string> {
  try {
    yield* name === "-" ? terminal.stdin : createReadStream(path.resolve(terminal.cwd, name));
  } catch (error) {
    throw new UsageError(
      `--urls ${name} cannot be read: ${error instanceof Error ? error.message : error}. Name a file, or - for standard input.`,
    );
  }
}
