import { readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { messageOf } from "../contract/error.ts";
import { isPromise } from "../contract/ledger.ts";
import { choosePauses, type EntryOutcome } from "../intake/pause/choose-pauses.ts";
import { formatPauseFile, PAUSE_SOURCES, type PausedAd, readPauseFile } from "../intake/pause/pause-file.ts";
import { escapeLinesForLog } from "../report/escape.ts";
import { formatAdCount } from "../report/format-count.ts";
import type { CheckReport } from "../result/check-report.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { writeFileAtomically } from "../run/atomic-write.ts";
import { readReportFile, UnreadableReport } from "../run/read-report-file.ts";
import type { CommandContext, ExitCode } from "./command-context.ts";
import { type Command, type CommandLine, UsageError } from "./flags.ts";

/** `adhere pause-file REPORT…`: files that pause failing ads at their platform, and resume those that recovered. */
export const pauseFile: Command = {
  flags: {
    paused: {
      list: true,
      describe: "A pause file of an earlier run. Default: those in the output folder.",
    },
    output: { short: "o", describe: "The folder of the files. Default: this folder." },
  },
  run: runPauseFile,
};

async function runPauseFile({ positionals, values }: CommandLine, terminal: CommandContext): Promise<ExitCode> {
  if (positionals.length === 0)
    throw new UsageError("adhere pause-file needs a report: adhere pause-file adhere-report");
  const reports: CheckReport[] = [];
  for (const name of positionals) reports.push(await readReport(name, terminal.cwd));
  const folder = path.resolve(terminal.cwd, values["output"] ?? ".");
  const earlier = await readEarlier(values["paused"]?.split("\n"), folder, terminal.cwd);
  const outcomes = reports.flatMap((report) => report.entries.map((entry) => toOutcome(entry, report)));
  const lists = choosePauses(outcomes, earlier);
  const lines: string[] = [];
  for (const source of PAUSE_SOURCES) {
    for (const [action, status, ads] of [
      ["pause", "paused", lists.paused],
      ["resume", "running", lists.resumed],
    ] as const) {
      const own = ads.filter(({ ref }) => ref.startsWith(`${source}:`));
      const file = path.join(folder, `${action}-${source}.csv`);
      // A file of an earlier run would pause or resume the wrong ads.
      if (own.length === 0) await rm(file, { force: true });
      else {
        await writeFileAtomically(file, formatPauseFile(source, own, status));
        lines.push(`Wrote ${path.relative(terminal.cwd, file)}: ${action} ${formatAdCount(own.length)}.`);
        lines.push(...own.map(({ ref, reason }) => `  ${action} ${ref}: ${reason}`));
      }
    }
  }
  terminal.err(
    escapeLinesForLog([...lines, ...describeRest(lists.unsupported, outcomes)].map((each) => `${each}\n`).join("")),
  );
  return 0;
}

function describeRest(unsupported: ReadonlyMap<string, number>, outcomes: readonly EntryOutcome[]): string[] {
  const isFailing = ({ outcome }: EntryOutcome) => outcome === "dead" || outcome === "contradicted";
  const unknown = outcomes.filter((each) => isFailing(each) && each.refs.length === 0).length;
  const failing = outcomes.some(isFailing);
  return [
    ...[...unsupported].map(
      ([source, count]) =>
        `Not written: ${formatAdCount(count)} of ${source}, whose bulk format Adhere does not write.`,
    ),
    ...(unknown > 0
      ? [`Not written: ${formatAdCount(unknown)} without ref in the manifest. adhere init --update adds it.`]
      : []),
    ...(failing ? [] : ["No ad has a broken landing page or a contradicted claim."]),
  ];
}

async function readReport(name: string, cwd: string): Promise<CheckReport> {
  const given = path.resolve(cwd, name);
  const isFolder = (await stat(given).catch(() => null))?.isDirectory() === true;
  try {
    return await readReportFile(isFolder ? path.join(given, "report.json") : given);
  } catch (error) {
    if (!(error instanceof UnreadableReport)) throw error;
    throw new UsageError(`Can't read the report ${name}: ${error.message}.`);
  }
}

/** The ads that earlier files have paused: the given ones, else those of the output folder. */
async function readEarlier(names: readonly string[] | undefined, folder: string, cwd: string): Promise<PausedAd[]> {
  const files =
    names?.map((name) => path.resolve(cwd, name)) ??
    PAUSE_SOURCES.map((source) => path.join(folder, `pause-${source}.csv`));
  const ads: PausedAd[] = [];
  for (const file of files) {
    const text = await readFile(file, "utf8").catch((error: unknown) => {
      if (names === undefined && error instanceof Error && "code" in error && error.code === "ENOENT") return null;
      throw new UsageError(`Can't read ${file}: ${messageOf(error)}.`);
    });
    if (text === null) continue;
    ads.push(
      ...readPauseFile(text, path.relative(cwd, file)).ads.flatMap(({ status, ...ad }) =>
        status === "paused" ? [ad] : [],
      ),
    );
  }
  return ads;
}

function toOutcome(entry: EntryReport, { mode }: CheckReport): EntryOutcome {
  const base = { refs: entry.refs ?? [], isLinkCheck: mode === "links" };
  // A broken sitelink is no broken destination.
  if (entry.state === "link_broken" && entry.stateOfLanding === undefined)
    return { ...base, outcome: "dead", reason: entry.reason };
  const contradicted = (entry.ledger ?? []).find((row) => row.verdict === "contradicted" && isPromise(row));
  const isFailing = entry.state === "below_threshold" || entry.state === "regressed";
  if (isFailing && contradicted !== undefined) {
    const page = contradicted.pageText === null ? "" : `, the page says “${contradicted.pageText}”`;
    return { ...base, outcome: "contradicted", reason: `the ad says “${contradicted.text}”${page}` };
  }
  const works =
    entry.state === "passed" ||
    entry.state === "over_budget" ||
    (mode === "links" && entry.stateOfLanding === "passed");
  return { ...base, outcome: works ? "works" : "unknown", reason: entry.reason };
}
