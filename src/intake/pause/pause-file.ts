import { parse } from "csv-parse/sync";
import { z } from "zod";
import { IntakeError } from "../intake-error.ts";

/** An ad that a pause file pauses or resumes. */
export interface PausedAd {
  /** `google:17` */
  ref: string;
  campaign: string | null;
  group: string | null;
  /** Why, in one sentence. */
  reason: string;
}

/** Ad platforms whose bulk formats are written. */
export const PAUSE_SOURCES = ["google", "meta"] as const;
export type PauseSource = (typeof PAUSE_SOURCES)[number];

/** What marks ads that were paused because of a report. */
export const PAUSE_LABEL = "Adhere";

interface PauseFormat {
  columns: readonly [campaign: string, group: string, id: string, status: string, label: string, reason: string];
  paused: string;
  running: string;
  /** Before the digits of an id. */
  idPrefix: string;
}

/**
 * Google Ads Editor's columns (support.google.com/google-ads/editor/answer/57747) and those of Meta's bulk template.
 * They only identify the ad and say its status, so that nothing else of it changes.
 */
const FORMATS: Readonly<Record<PauseSource, PauseFormat>> = {
  google: {
    columns: ["Campaign", "Ad Group", "Ad ID", "Status", "Labels", "Comment"],
    paused: "Paused",
    running: "Enabled",
    idPrefix: "",
  },
  meta: {
    columns: ["Campaign Name", "Ad Set Name", "Ad ID", "Ad Status", "Label", "Reason"],
    paused: "PAUSED",
    running: "ACTIVE",
    // As Meta's own exports write it. Without it, Excel would round the number.
    idPrefix: "a:",
  },
};

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A CSV file that sets the status of ads. With a byte order mark, without which Excel takes it for another encoding.
 *
 * @param status what becomes of the ads; `running` ones lose no label, because the formats replace all labels at once.
 */
export function formatPauseFile(source: PauseSource, ads: readonly PausedAd[], status: "paused" | "running"): string {
  const { columns, idPrefix, ...values } = FORMATS[source];
  const rows = ads
    .toSorted((a, b) => (a.ref < b.ref ? -1 : 1))
    .map(({ ref, campaign, group, reason }) => [
      toNameCell(campaign),
      toNameCell(group),
      `${idPrefix}${ref.slice(source.length + 1)}`,
      values[status],
      status === "paused" ? PAUSE_LABEL : "",
      `${PAUSE_LABEL}: ${toLine(reason)}`,
    ]);
  return BYTE_ORDER_MARK + [columns, ...rows].map((row) => `${row.map(quote).join(",")}\r\n`).join("");
}

/**
 * A name must stay as it is to identify the ad's campaign. One that a spreadsheet would run as a formula is left out: the
 * ad's id identifies it, too.
 */
const toNameCell = (name: string | null): string =>
  name === null || /^[=+\-@\t\r]/u.test(name) || /\p{C}/u.test(name) ? "" : name;

const MAX_REASON_CHARS = 300;

/** Text of pages and ads is untrusted. */
const toLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_REASON_CHARS)
    .toWellFormed();

const quote = (cell: string): string => (/[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The header that only our own files have. */
const hasHeader = (line: string, source: PauseSource): boolean => line === FORMATS[source].columns.join(",");

/** The ad platform whose ads a pause file sets; null if it is none. */
export function detectPauseSource(text: string): PauseSource | null {
  const [first = ""] = text.replace(BYTE_ORDER_MARK, "").split(/\r?\n/u, 1);
  return PAUSE_SOURCES.find((source) => hasHeader(first, source)) ?? null;
}

const Cells = z.tuple([
  z.string(),
  z.string(),
  z.string().regex(/^(?:a:)?[\w.-]{1,100}$/u),
  z.string(),
  z.string(),
  z.string(),
]);

/** The ads of a pause file, and the status that it sets. */
export interface PauseFile {
  source: PauseSource;
  ads: (PausedAd & { status: "paused" | "running" })[];
}

/**
 * Reads a file that `formatPauseFile` wrote, also after a spreadsheet has saved it.
 *
 * @throws IntakeError if it is no such file, or a row is not readable.
 */
export function readPauseFile(text: string, file: string): PauseFile {
  const source = detectPauseSource(text);
  if (source === null) throw new IntakeError(`${file} is not a file of adhere pause-file: name one that it wrote.`);
  const rows: unknown[] = parse(text, { bom: true, from: 2, relax_column_count: true, skip_empty_lines: true });
  const ads = rows.map((row, index) => {
    const cells = Cells.safeParse(row);
    if (!cells.success)
      throw new IntakeError(`${file}: row ${index + 2} is not readable. Remove it, or write the file again.`);
    const [campaign, group, id, status, , reason] = cells.data;
    return {
      ref: `${source}:${id.replace(/^a:/u, "")}`,
      campaign: campaign === "" ? null : campaign,
      group: group === "" ? null : group,
      reason: reason.replace(`${PAUSE_LABEL}: `, ""),
      status:
        status.toLowerCase() === FORMATS[source].running.toLowerCase() ? ("running" as const) : ("paused" as const),
    };
  });
  return { source, ads };
}
