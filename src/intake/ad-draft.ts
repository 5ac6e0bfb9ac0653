import type { Platform } from "../contract/vocabulary.ts";

/** Where something stood: the file as the user named it, and its row as a spreadsheet counts, from 1. */
export interface RowOrigin {
  file: string;
  row: number;
}

/** What was not understood, at its place: the column by its header, and what to do. */
export interface ImportWarning extends RowOrigin {
  column: string;
  message: string;
}

/** The ad's picture or video: an address, or the bare name of a file that lies with the ad platform. */
export type CreativeSource =
  | { kind: "asset"; url: string }
  | { kind: "adUrl"; url: string }
  | { kind: "file"; name: string };

/** The keys of a manifest's `copy`. */
export interface AdCopy {
  headline?: string;
  body?: string;
  description?: string;
  cta?: string;
  page?: string;
}

/** An ad as it will stand in the manifest, before it has its id. */
export interface AdDraft {
  origin: RowOrigin;
  /** What people call it, from the outside in: campaign, ad group, ad. */
  names: string[];
  platform: Platform | null;
  copy: AdCopy;
  /** Accepted by the manifest's own rule, macros as they were written. */
  landing: string;
  /** Set where the ad leads phones elsewhere, and this is where. */
  viewport: "mobile" | null;
  creative: CreativeSource | null;
  /** What the manifest has no key for and its reader may want to know: a line each. */
  asides: string[];
}

/** Why an ad, or something else that leads somewhere, is not in the manifest. */
export type SkipReason = "stopped" | "keyword" | "sitelink" | "form";

/** What one file gave. */
export interface ImportResult {
  drafts: AdDraft[];
  /** How many were left out, by why. */
  skipped: Map<SkipReason, number>;
  warnings: ImportWarning[];
}

export const createImportResult = (): ImportResult => ({ drafts: [], skipped: new Map(), warnings: [] });

export function countSkipped({ skipped }: ImportResult, why: SkipReason): void {
  skipped.set(why, (skipped.get(why) ?? 0) + 1);
}

/** The manifest's own limit for a text of the copy (check/manifest/shape.ts), in UTF-16 units. */
const MAX_COPY_CHARS = 10_000;

/** Text that fits a manifest; undefined where there is none. */
export function truncateCopy(text: string): string | undefined {
  const cut =
    text.length > MAX_COPY_CHARS ? text.slice(0, MAX_COPY_CHARS).replace(/[\uD800-\uDBFF]$/, "") : text;
  return cut.trim() === "" ? undefined : cut.trim();
}

/** The fields that hold text. */
export function toAdCopy(fields: Record<keyof AdCopy, string>): AdCopy {
  const entries = Object.entries(fields).map(([key, text]) => [key, truncateCopy(text)] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== undefined));
}
