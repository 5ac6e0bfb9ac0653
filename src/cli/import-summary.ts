import type { DedupedAd } from "../intake/dedupe-ads.ts";
import type { AssetKind, NoPageReason, SkipReason, StopReason } from "../intake/import-result.ts";
import type { ParsedExport } from "../intake/parse-export.ts";
import { formatCount } from "../report/format-count.ts";
import { joinFirst, quoteValue } from "../run/format-message.ts";

const SOURCE_NAMES = {
  google: "Google Ads export",
  meta: "Meta export",
  microsoft: "Microsoft Advertising bulk file",
  tiktok: "TikTok bulk sheet",
  pinterest: "Pinterest export",
  feed: "product feed",
  mapped: "table with the columns of --map",
  urls: "list of URLs",
} as const satisfies Record<ParsedExport["source"], string>;

const STOPPED_NAMES: Readonly<Record<StopReason, [string, string]>> = {
  stopped: ["paused, removed or ended ad", "paused, removed or ended ads"],
  soldOut: ["product that is out of stock", "products that are out of stock"],
};

const ASSET_NAMES: Readonly<Record<AssetKind, [string, string]>> = {
  keyword: ["keyword with its own URL", "keywords with their own URLs"],
  sitelink: ["sitelink", "sitelinks"],
  promotion: ["promotion", "promotions"],
  price: ["price asset", "price assets"],
  placement: ["placement", "placements"],
  audience: ["audience", "audiences"],
  image: ["image asset", "image assets"],
  other: ["other row with a URL", "other rows with URLs"],
};

const NO_PAGE_NAMES: Readonly<Record<NoPageReason, string>> = {
  dynamicSearch: "dynamic search",
  call: "call",
  shopping: "shopping",
  app: "app",
  form: "lead form on Meta",
  post: "promoted post",
  chat: "chat",
  profile: "profile on the platform",
  catalogue: "catalogue",
};

const ENCODING_NAMES = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows-1252",
  shift_jis: "Shift-JIS",
} as const satisfies Record<ParsedExport["encoding"], string>;

const DELIMITER_NAMES = { ",": "comma", ";": "semicolon", "\t": "tab" } as const;

/** Warnings listed per file. */
const MAX_LISTED_WARNINGS = 20;
const MAX_LISTED_COLUMNS = 10;

/** What was read, skipped and merged (null: nothing is merged), and the warnings, one line each. */
export function formatImportSummary(
  files: readonly ParsedExport[],
  ads: readonly DedupedAd[] | null,
  all: boolean,
): string {
  const drafts = files.reduce((sum, file) => sum + file.drafts.length, 0);
  return [
    ...files.flatMap((file) => [
      formatReadLine(file),
      ...formatSkippedLines(file, all),
      ...formatUnknownLines(file),
      ...formatWarningLines(file),
    ]),
    ...(ads !== null && drafts > ads.length ? [`Merged: ${formatCount(drafts - ads.length, "duplicate ad")}.`] : []),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function formatReadLine({ file, source, encoding, delimiter, drafts }: ParsedExport): string {
  const form = [ENCODING_NAMES[encoding], ...(delimiter === null ? [] : [`${DELIMITER_NAMES[delimiter]}-separated`])];
  return `Read ${file}, a ${SOURCE_NAMES[source]} (${form.join(", ")}): ${formatCount(drafts.length, "ad")}.`;
}

/** `Skipped: 2 paused, removed or ended ads, 2 sitelinks; 3 ads without a page of their own (call, app).` */
function formatSkippedLines({ skipped, pricePages, furtherLinks }: ParsedExport, all: boolean): string[] {
  const count = (reason: SkipReason): number => skipped.get(reason) ?? 0;
  const rows = Object.entries({ ...STOPPED_NAMES, ...ASSET_NAMES }).flatMap(([reason, names]) => {
    const pages = reason === "price" ? ` (${formatCount(pricePages, "page")})` : "";
    const total = count(reason as StopReason | AssetKind);
    return total === 0 ? [] : [`${formatCount(total, ...names)}${pages}`];
  });
  const reasons = (Object.keys(NO_PAGE_NAMES) as NoPageReason[]).filter((reason) => count(reason) > 0);
  const without = reasons.reduce((sum, reason) => sum + count(reason), 0);
  const names = reasons.map((reason) => {
    return reasons.length === 1 || count(reason) === 1
      ? NO_PAGE_NAMES[reason]
      : `${count(reason)} ${NO_PAGE_NAMES[reason]}`;
  });
  const parts = [
    ...(rows.length === 0 ? [] : [rows.join(", ")]),
    ...(without === 0
      ? []
      : [
          `${formatCount(without, "ad")} without a page of ${without === 1 ? "its" : "their"} own (${names.join(", ")})`,
        ]),
  ];
  const hint = !all && skipped.has("stopped") ? " (--all also imports paused, removed and ended ads)" : "";
  const what =
    furtherLinks === 1
      ? "1 URL became a further link of its ads"
      : `${furtherLinks} URLs became further links of their ads`;
  const kept = `  Of these, ${what}, ${furtherLinks === 1 ? "and is" : "and are"} checked with them.`;
  if (parts.length === 0) return [];
  return [`  Skipped: ${parts.join("; ")}${hint}.`, ...(furtherLinks === 0 ? [] : [kept])];
}

/** Windows-1252 is the fallback for files that are neither UTF-8 nor UTF-16. */
const GUESSED_ENCODING_NOTE = "  Decoded as Windows-1252: if letters are wrong, save the file as UTF-8.";

function formatUnknownLines({ unknownColumns, encoding, hasStatus, drafts }: ParsedExport): string[] {
  const names = joinFirst(
    unknownColumns.map((name) => quoteValue(name.trim())),
    MAX_LISTED_COLUMNS,
  );
  const all = drafts.length === 1 ? "the ad counts" : `all ${drafts.length.toLocaleString("en")} count`;
  const lost = drafts.reduce((sum, { lostTexts }) => sum + lostTexts.length, 0);
  return [
    ...(encoding === "windows-1252" ? [GUESSED_ENCODING_NOTE] : []),
    ...(hasStatus === false && drafts.length > 0 ? [`  No status column was recognised: ${all} as running.`] : []),
    ...(lost === 0
      ? []
      : [`  Left out: ${formatCount(lost, "text")} that only the ad platform can complete: see the comments.`]),
    ...(unknownColumns.length === 0 ? [] : [`  Unused: ${formatCount(unknownColumns.length, "column")} (${names}).`]),
  ];
}

function formatWarningLines({ warnings }: ParsedExport): string[] {
  if (warnings.length === 0) return [];
  const listed = warnings.slice(0, MAX_LISTED_WARNINGS).map(({ row, column, message }) => {
    // "row 2 has 26 cells"
    const joint = column === "" ? (message.startsWith("has ") ? "" : ":") : `, ${column}:`;
    return `    row ${row}${joint} ${message}`;
  });
  const more = warnings.length - listed.length;
  return [
    `  ${formatCount(warnings.length, "warning")}:`,
    ...listed,
    ...(more > 0 ? [`    … and ${more.toLocaleString("en")} more`] : []),
  ];
}
