import type { AdDraft, RowOrigin } from "./ad-draft.ts";

/** A value that could not be read: its column's header, and what to do about it. */
export interface ImportWarning extends RowOrigin {
  column: string;
  message: string;
}

/** Why an ad, or another row with a URL, is not imported. */
export type SkipReason = "stopped" | "keyword" | "sitelink" | "form";

/** Result of reading one file. */
export interface ImportResult {
  drafts: AdDraft[];
  /** Number of skipped rows by reason. */
  skipped: Map<SkipReason, number>;
  warnings: ImportWarning[];
}

export const createImportResult = (): ImportResult => ({ drafts: [], skipped: new Map(), warnings: [] });

export function countSkipped({ skipped }: ImportResult, reason: SkipReason): void {
  skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
}
