import type { AdDraft, RowOrigin } from "./ad-draft.ts";

/** A value that could not be read: its column's header, and what to do about it. */
export interface ImportWarning extends RowOrigin {
  column: string;
  message: string;
}

/** Ads that are not shown any more, or products that nobody can buy. */
export type StopReason = "stopped" | "soldOut";
/** Rows with a URL that are no ads. */
export type AssetKind = "keyword" | "sitelink" | "promotion" | "price" | "placement" | "audience" | "image" | "other";
/** Why an ad has no page of its own. */
export type NoPageReason =
  | "dynamicSearch"
  | "call"
  | "shopping"
  | "app"
  | "form"
  | "post"
  | "chat"
  | "profile"
  | "catalogue";

/** Why an ad, or another row with a URL, is not imported. */
export type SkipReason = StopReason | AssetKind | NoPageReason;

/** Result of reading one file. */
export interface ImportResult {
  drafts: AdDraft[];
  /** Number of skipped rows by reason. */
  skipped: Map<SkipReason, number>;
  /** Number of landing pages of skipped price assets, each of which has several. */
  pricePages: number;
  /** Number of pages of sitelinks and other assets that became further links of ads. */
  furtherLinks: number;
  warnings: ImportWarning[];
}

export const createImportResult = (): ImportResult => ({
  drafts: [],
  skipped: new Map(),
  pricePages: 0,
  furtherLinks: 0,
  warnings: [],
});

export function countSkipped({ skipped }: ImportResult, reason: SkipReason): void {
  skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
}
