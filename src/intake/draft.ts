import type { Platform } from "../contract/vocabulary.ts";

/** Where something stood: the file as the user named it, and its row as a spreadsheet counts, from 1. */
export interface Origin {
  file: string;
  row: number;
}

/** What was not understood, at its place: the column by its header, and what to do. */
export interface Remark extends Origin {
  column: string;
  message: string;
}

/** The ad's picture or video: an address, or the bare name of a file that lies with the ad platform. */
export type Creative =
  | { kind: "asset"; url: string }
  | { kind: "adUrl"; url: string }
  | { kind: "file"; name: string };

/** The keys of a manifest's `copy`. */
export interface Copy {
  headline?: string;
  body?: string;
  description?: string;
  cta?: string;
  page?: string;
}

/** An ad as it will stand in the manifest, before it has its id. */
export interface Draft {
  origin: Origin;
  /** What people call it, from the outside in: campaign, ad group, ad. */
  names: string[];
  platform: Platform | null;
  copy: Copy;
  /** Accepted by the manifest's own rule, macros as they were written. */
  landing: string;
  /** Set where the ad leads phones elsewhere, and this is where. */
  viewport: "mobile" | null;
  creative: Creative | null;
  /** What the manifest has no key for and its reader may want to know: a line each. */
  asides: string[];
}

/** Why an ad, or something else that leads somewhere, is not in the manifest. */
export type Why = "stopped" | "keyword" | "sitelink" | "form";

/** What one file gave. */
export interface Reading {
  drafts: Draft[];
  /** How many were left out, by why. */
  left: Map<Why, number>;
  remarks: Remark[];
}

export const emptyReading = (): Reading => ({ drafts: [], left: new Map(), remarks: [] });

export function countLeft({ left }: Reading, why: Why): void {
  left.set(why, (left.get(why) ?? 0) + 1);
}

/** The manifest's own limit for a text of the copy (check/manifest/shape.ts), in UTF-16 units. */
const MAX_COPY = 10_000;

/** Text that fits a manifest; undefined where there is none. */
export function fitting(text: string): string | undefined {
  const cut = text.length > MAX_COPY ? text.slice(0, MAX_COPY).replace(/[\uD800-\uDBFF]$/, "") : text;
  return cut.trim() === "" ? undefined : cut.trim();
}

/** The fields that hold text. */
export function copyOf(fields: Record<keyof Copy, string>): Copy {
  const entries = Object.entries(fields).map(([key, text]) => [key, fitting(text)] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== undefined));
}
