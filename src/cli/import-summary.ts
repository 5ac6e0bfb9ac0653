import type { DedupedAd } from "../intake/dedupe-ads.ts";
import type { SkipReason } from "../intake/import-result.ts";
import type { ParsedExport } from "../intake/parse-export.ts";
import { formatCount } from "../report/format-count.ts";

const SOURCE_NAMES = {
  google: "Google Ads export",
  meta: "Meta export",
  urls: "list of URLs",
} as const satisfies Record<ParsedExport["source"], string>;

const SKIP_REASON_NAMES = {
  stopped: ["paused, removed or ended ad", "paused, removed or ended ads"],
  keyword: ["keyword with its own URL", "keywords with their own URLs"],
  sitelink: ["sitelink", "sitelinks"],
  form: ["ad with a lead form on Meta", "ads with a lead form on Meta"],
} satisfies Record<SkipReason, [string, string]>;

const ENCODING_NAMES = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows-1252",
} as const satisfies Record<ParsedExport["encoding"], string>;

const DELIMITER_NAMES = { ",": "comma", ";": "semicolon", "\t": "tab" } as const;

/** Warnings listed per file. */
const MAX_LISTED_WARNINGS = 20;

/** What was read, skipped and merged, and the warnings, one line each. */
export function formatImportSummary(files: readonly ParsedExport[], ads: readonly DedupedAd[], all: boolean): string {
  const drafts = files.reduce((sum, file) => sum + file.drafts.length, 0);
  return [
    ...files.flatMap((file) => [formatReadLine(file), ...formatSkippedLines(file, all), ...formatWarningLines(file)]),
    ...(drafts > ads.length ? [`Merged: ${formatCount(drafts - ads.length, "duplicate ad")}.`] : []),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function formatReadLine({ file, source, encoding, delimiter, drafts }: ParsedExport): string {
  const form = [ENCODING_NAMES[encoding], ...(delimiter === null ? [] : [`${DELIMITER_NAMES[delimiter]}-separated`])];
  return `Read ${file}, a ${SOURCE_NAMES[source]} (${form.join(", ")}): ${formatCount(drafts.length, "ad")}.`;
}

/** Windows-1252 is the fallback for files that are neither UTF-8 nor UTF-16. */
const GUESSED_ENCODING_NOTE = "  Decoded as Windows-1252: if letters are wrong, save the file as UTF-8.";

function formatSkippedLines({ skipped, unknownColumns, encoding }: ParsedExport, all: boolean): string[] {
  const parts = [...skipped].map(([why, count]) => formatCount(count, ...SKIP_REASON_NAMES[why]));
  const hint = !all && skipped.has("stopped") ? " (--all also imports paused, removed and ended ads)" : "";
  return [
    ...(encoding === "windows-1252" ? [GUESSED_ENCODING_NOTE] : []),
    ...(parts.length === 0 ? [] : [`  Skipped: ${parts.join(", ")}${hint}.`]),
    ...(unknownColumns.length === 0 ? [] : [`  Unused: ${formatCount(unknownColumns.length, "column")}.`]),
  ];
}

function formatWarningLines({ warnings }: ParsedExport): string[] {
  if (warnings.length === 0) return [];
  const listed = warnings.slice(0, MAX_LISTED_WARNINGS).map(({ row, column, message }) => {
    return `    row ${row}${column === "" ? "" : `, ${column}`}: ${message}`;
  });
  const more = warnings.length - listed.length;
  return [
    `  ${formatCount(warnings.length, "warning")}:`,
    ...listed,
    ...(more > 0 ? [`    … and ${more.toLocaleString("en")} more`] : []),
  ];
}
