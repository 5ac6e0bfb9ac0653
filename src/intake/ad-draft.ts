import type { Platform } from "../contract/vocabulary.ts";
import type { FurtherLink } from "../run/manifest/shape.ts";

/** A text that a platform shows in turn with others; one with a pin is always shown. */
export type RotatingText = string | { text: string; pin: number };

/** Source of a value: the file as the user named it, and its 1-based row as in a spreadsheet. */
export interface RowOrigin {
  file: string;
  row: number;
}

/** The ad's picture or video: a URL, or the name of a file that the ad platform stores. */
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
  /** Texts that the platform shows in turn with the others. */
  headlines?: RotatingText[];
  descriptions?: RotatingText[];
}

/** An ad for the manifest, before it gets its id. */
export interface AdDraft {
  origin: RowOrigin;
  /** The ad at its platform: `google:17`. Absent if the export has no id. */
  ref?: string;
  /** Campaign, ad group and ad name, in this order. */
  names: string[];
  /** Its campaign and its ad group or ad set; empty strings if unknown. */
  level: { campaign: string; group: string };
  /** It is paused, removed or ended. Only where those are imported, too. */
  stopped?: true;
  platform: Platform | null;
  copy: AdCopy;
  /** Valid according to the manifest's URL rule; macros stay unexpanded. */
  landing: string;
  /** `mobile` if this is the separate landing page for phones. */
  viewport: "mobile" | null;
  /** Pages of sitelinks and other assets. Absent: none. */
  links?: FurtherLink[];
  creative: CreativeSource | null;
  /** It may be an ad on a search engine's results, which needs no picture. */
  isSearch: boolean;
  /** Texts of the ad that only its platform can complete: they are in no copy. */
  lostTexts: string[];
  /** Facts without a key in the manifest, one line each; written as comments. */
  notes: string[];
}

/** The reference to an ad at its platform; nothing if the cell is no id. */
export const createRef = (source: string, id: string): { ref?: string } =>
  /^[\w.-]{1,100}$/u.test(id) ? { ref: `${source}:${id}` } : {};

export const markStopped = (draft: AdDraft, isStopped: boolean): AdDraft =>
  isStopped ? { ...draft, stopped: true } : draft;

/** The manifest's limit for a copy text (run/manifest/shape.ts), in UTF-16 units. */
const MAX_COPY_CHARS = 10_000;
const MAX_ROTATING_TEXTS = 50;

/** Trims and truncates the texts to the manifest's limit, and keeps those that are not empty. */
export function toAdCopy({
  headlines = [],
  descriptions = [],
  ...fields
}: Record<Exclude<keyof AdCopy, "headlines" | "descriptions">, string> & {
  headlines?: readonly RotatingText[];
  descriptions?: readonly RotatingText[];
}): AdCopy {
  const entries = Object.entries(fields).map(([key, text]) => [key, cutText(text)] as const);
  const lists = Object.entries({ headlines, descriptions }).map(([key, texts]) => {
    return [
      key,
      texts
        .map((each) => (typeof each === "string" ? cutText(each) : { ...each, text: cutText(each.text) }))
        .filter((each) => (typeof each === "string" ? each : each.text) !== "")
        .slice(0, MAX_ROTATING_TEXTS),
    ] as const;
  });
  return Object.fromEntries([...entries, ...lists].filter(([, value]) => value.length > 0));
}

const cutText = (text: string): string =>
  (text.length > MAX_COPY_CHARS ? text.slice(0, MAX_COPY_CHARS).replace(/[\uD800-\uDBFF]$/u, "") : text).trim();
