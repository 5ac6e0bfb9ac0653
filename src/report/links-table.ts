import { styleText } from "node:util";
import stringWidth from "string-width";
import type { CheckResult } from "../check/result.ts";
import { type DestinationGroup, destinationsOf, unreached } from "./destinations.ts";
import type { Standing, StateWords } from "./entries.ts";
import { ads as adsOf } from "./progress.ts";
import { inLog } from "./text.ts";

/** A destination as the terminal shows it, whatever named it: ads of a manifest or lines of a list. */
export interface LinkRow {
  words: StateWords;
  url: string;
  httpStatus: number | null;
  reason: string;
  notices: readonly string[];
  /** What leads there, each in a few words, and how many more there are. */
  names: readonly string[];
  moreNames: number;
  platforms: readonly string[];
}

/** A run's sums and verdict, and the destinations that people should read of. */
export interface LinkSums extends Pick<CheckResult, "verdict" | "exitCode" | "headline" | "notices"> {
  rows: readonly LinkRow[];
  /** What names destinations here: `Ads` or `Lines`. */
  unit: "Ads" | "Lines";
  /** One line: how many destinations, and what became of them. */
  sums: string;
  /** Rows that are not listed. */
  more: number;
}

const MARKS = {
  failing: { mark: "✗", colour: "red" },
  inconclusive: { mark: "!", colour: "yellow" },
  passed: { mark: "✓", colour: "green" },
  skipped: { mark: "-", colour: "dim" },
} as const satisfies Record<Standing, { mark: string; colour: "red" | "yellow" | "green" | "dim" }>;

/** Longest shown, in code points, and how many of a kind: the JSON report has all of it. */
const LONGEST = { url: 60, sentence: 500, name: 80 } as const;
const MOST = { rows: 1000, names: 20 } as const;

/** The verdict of links mode for a terminal or a log: what is dead or unclear and what dies with it, and the sums. */
export function linksTable(result: CheckResult, options: { colour?: boolean } = {}): string {
  const groups = destinationsOf(result.entries);
  const urgent = groups.filter(
    ({ words }) => words.standing === "failing" || words.standing === "inconclusive",
  );
  const noted = groups.filter(({ words, notices }) => words.standing === "passed" && notices.length > 0);
  const listed = [...urgent, ...noted];
  return linkSums(
    {
      ...result,
      rows: listed.slice(0, MOST.rows).map(rowOf),
      more: Math.max(0, listed.length - MOST.rows),
      unit: "Ads",
      sums: sumsOf(result, groups),
    },
    options,
  );
}

const rowOf = (group: DestinationGroup): LinkRow => ({
  ...group,
  names: group.ads.slice(0, MOST.names).map(({ id, platform, manifest }) => {
    const place = `${manifest.file}:${manifest.line}`;
    return `${inLog(id, LONGEST.name)} (${platform === null ? "" : `${platform}, `}${inLog(place, LONGEST.name)})`;
  }),
  moreNames: Math.max(0, group.ads.length - MOST.names),
});

function sumsOf({ entries }: CheckResult, groups: readonly DestinationGroup[]): string {
  const lost = unreached(entries);
  const counts = new Map<string, number>();
  for (const { words } of groups) {
    const what = words.standing === "failing" ? "dead" : words.label.toLowerCase();
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const parts = [...counts].map(([label, count]) => `${count} ${label}`);
  const known = `${adsOf(entries.length)}, ${groups.length} ${groups.length === 1 ? "destination" : "destinations"}`;
  const reached = parts.length === 0 ? known : `${known}: ${parts.join(", ")}`;
  return lost === 0 ? `${reached}.` : `${reached}. Without a network: ${adsOf(lost)}.`;
}

/** The rows with their reasons, then the run's notices, sums and headline. */
export function linkSums(run: LinkSums, { colour = false }: { colour?: boolean } = {}): string {
  const paint = (standing: Standing, text: string) =>
    colour ? styleText(MARKS[standing].colour, text, { validateStream: false }) : text;
  const urgent = run.rows.filter(({ words }) => words.standing !== "passed");
  const calm = run.rows.filter(({ words }) => words.standing === "passed");
  const more = run.more === 0 ? [] : [`and ${run.more} more, not listed here`];
  const standing = run.verdict === "fail" ? "failing" : run.verdict === "pass" ? "passed" : "inconclusive";
  const verdict = run.verdict === "fail" && run.exitCode === 0 ? "fail (warn-only)" : run.verdict;
  return [
    ...(urgent.length === 0 ? [] : [...table(urgent, run.unit, paint), ""]),
    ...urgent.flatMap((row) => details(row, run.unit)),
    ...calm.flatMap(({ url, notices }) =>
      notices.map((notice) => `note: ${inLog(url, LONGEST.sentence)}: ${inLog(notice, LONGEST.sentence)}`),
    ),
    ...more,
    ...(urgent.length + calm.length + more.length === 0 ? [] : [""]),
    ...run.notices.map((notice) => `note: ${inLog(notice)}`),
    run.sums,
    paint(standing, `${verdict}: ${inLog(run.headline)}`),
    "",
  ].join("\n");
}

type Paint = (standing: Standing, text: string) => string;

function table(rows: readonly LinkRow[], unit: LinkSums["unit"], paint: Paint): string[] {
  const header = ["", "Destination", "HTTP", unit, ...(unit === "Ads" ? ["Platforms"] : []), "State"];
  const cells = rows.map((row) => [
    MARKS[row.words.standing].mark,
    inLog(row.url, LONGEST.url),
    `${row.httpStatus ?? "–"}`,
    `${row.names.length + row.moreNames}`,
    ...(unit === "Ads" ? [row.platforms.join(", ") || "–"] : []),
    row.words.label,
  ]);
  const widths = header.map((title, column) =>
    [title, ...cells.map((row) => row[column] ?? "")].reduce(
      (most, cell) => Math.max(most, stringWidth(cell)),
      0,
    ),
  );
  const aligned = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const gap = " ".repeat((widths[column] ?? 0) - stringWidth(cell));
        return header[column] === unit || header[column] === "HTTP" ? gap + cell : cell + gap;
      })
      .join("  ")
      .trimEnd();
  return [
    aligned(header),
    ...cells.map((row, index) => paint(rows[index]?.words.standing ?? "failing", aligned(row))),
  ];
}

function details(row: LinkRow, unit: LinkSums["unit"]): string[] {
  const more = row.moreNames === 0 ? "" : ` and ${row.moreNames} more`;
  const what = row.words.standing === "failing" ? "dies with it" : "leads there";
  return [
    `${MARKS[row.words.standing].mark} ${inLog(row.url, LONGEST.sentence)}: ${inLog(row.reason, LONGEST.sentence)}`,
    `    ${what}: ${unit === "Lines" ? "line " : ""}${row.names.join(", ")}${more}`,
    ...row.notices.map((notice) => `    note: ${inLog(notice, LONGEST.sentence)}`),
  ];
}
