import type { SkipReason } from "../intake/ad-draft.ts";
import type { DedupedAd } from "../intake/dedupe.ts";
import type { ParsedExport } from "../intake/parse-export.ts";

const SOURCE_NAMES = {
  google: "Google Ads export",
  meta: "Meta export",
  urls: "list of addresses",
} as const satisfies Record<ParsedExport["source"], string>;

const SKIP_REASON_NAMES = {
  stopped: ["paused, removed or ended ad", "paused, removed or ended ads"],
  keyword: ["keyword with an address of its own", "keywords with addresses of their own"],
  sitelink: ["sitelink", "sitelinks"],
  form: ["ad that leads to a form on Meta", "ads that lead to forms on Meta"],
} satisfies Record<SkipReason, [string, string]>;

const ENCODING_NAMES = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows-1252",
} as const satisfies Record<ParsedExport["encoding"], string>;

const DELIMITER_NAMES = { ",": "comma", ";": "semicolon", "\t": "tab" } as const;

/** How many lines tell what was not understood, a file. */
const MAX_LISTED_WARNINGS = 20;

/** What was read, left out and folded, and what was not understood: a line each. */
export function formatImportSummary(
  files: readonly ParsedExport[],
  ads: readonly DedupedAd[],
  all: boolean,
): string {
  const drafts = files.reduce((sum, file) => sum + file.drafts.length, 0);
  return [
    ...files.flatMap((file) => [
      formatReadLine(file),
      ...formatSkippedLines(file, all),
      ...formatWarningLines(file),
    ]),
    ...(drafts > ads.length ? [formatDuplicatesLine(drafts - ads.length)] : []),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function formatReadLine({ file, source, encoding, delimiter, drafts }: ParsedExport): string {
  const form = [
    ENCODING_NAMES[encoding],
    ...(delimiter === null ? [] : [`${DELIMITER_NAMES[delimiter]}-separated`]),
  ];
  return `Read ${file}, a ${SOURCE_NAMES[source]} (${form.join(", ")}): ${formatCount(drafts.length, "ad")}.`;
}

/** Windows-1252 is what is left where a file is neither UTF-8 nor UTF-16: another alphabet comes out as nonsense. */
const GUESSED_ENCODING_NOTE = "  Its letters are guessed: where they come out wrong, save it as UTF-8.";

function formatSkippedLines({ skipped, unknownColumns, encoding }: ParsedExport, all: boolean): string[] {
  const parts = [...skipped].map(([why, count]) => formatCount(count, ...SKIP_REASON_NAMES[why]));
  const hint = !all && skipped.has("stopped") ? " (--all takes in what is paused, removed or ended)" : "";
  return [
    ...(encoding === "windows-1252" ? [GUESSED_ENCODING_NOTE] : []),
    ...(parts.length === 0 ? [] : [`  Left out: ${parts.join(", ")}${hint}.`]),
    ...(unknownColumns.length === 0
      ? []
      : [`  Not needed: ${formatCount(unknownColumns.length, "column")}.`]),
  ];
}

function formatWarningLines({ warnings }: ParsedExport): string[] {
  if (warnings.length === 0) return [];
  const listed = warnings.slice(0, MAX_LISTED_WARNINGS).map(({ row, column, message }) => {
    return `    row ${row}${column === "" ? "" : `, ${column}`}: ${message}`;
  });
  const more = warnings.length - listed.length;
  return [
    `  Not understood: ${formatCount(warnings.length, "value")}.`,
    ...listed,
    ...(more > 0 ? [`    … and ${more.toLocaleString("en")} more`] : []),
  ];
}

const formatDuplicatesLine = (count: number): string =>
  `Folded: ${formatCount(count, "ad that says the same as another and leads to the same page", "ads that say the same as another and lead to the same page")}.`;

const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
