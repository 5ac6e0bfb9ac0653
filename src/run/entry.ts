import type { EvaluationError } from "../contract/error.ts";
import type { EvaluationRequest } from "../contract/request.ts";
import type { Platform, Viewport } from "../contract/vocabulary.ts";
import type { FindingKind } from "../findings/findings.ts";

/** A finding that the manifest accepts for the time being. */
export interface Waiver {
  kind: FindingKind;
  /** The last day on which it counts, `2026-12-31`, in UTC. */
  until: string;
  reason: string;
}

/** Where something stands in a file: path from the working folder (as given where it lies outside), 1-based line and column. */
export interface SourceLocation {
  file: string;
  line: number;
  column: number;
  endLine: number;
}

/** The ad's picture or video: a file of the repository (absolute path and the name as written), or a URL. */
export type Asset = { kind: "file"; path: string; written: string } | { kind: "url"; url: string };

/** Something else that is visited in a landing URL's place, or why there is nothing to visit. */
export type VisitOverride =
  | { url: string; by: "site" | "rewrite" | "preview" }
  | { missing: EvaluationError };

/**
 * The URL to visit: the landing URL, or what replaces it.
 *
 * @throws EvaluationError where the preview does not exist.
 */
export function requireVisitUrl({ landing: { url, visit } }: Entry): string {
  if (visit === undefined) return url;
  if ("missing" in visit) throw visit.missing;
  return visit.url;
}

/** One ad and its destination, parsed from a manifest: everything in it is valid. */
export interface Entry {
  id: string;
  location: SourceLocation;
  platform: Platform | null;
  asset: Asset | null;
  /** A link to the ad itself, screenshotted where there is no asset. */
  adUrl: string | null;
  mediaType: "image" | "video" | null;
  copy: NonNullable<EvaluationRequest["adData"]["adTextFields"]> | null;
  landing: {
    /** As the manifest has it, macros included. */
    written: string;
    /** With the ad platforms' macros expanded: what a visitor would be sent to. */
    url: string;
    /** What is visited in its place, and why; absent where the page itself is. */
    visit?: VisitOverride;
  };
  viewport: Viewport | null;
  locale: string | null;
  audience: NonNullable<EvaluationRequest["audienceData"]> | null;
  /** 0 to 10: the entry's own, else the manifest's default; null leaves it to the input. */
  threshold: number | null;
  /** Seconds; null leaves it to the input. */
  timeout: number | null;
  /** Findings that do not fail this ad for the time being. */
  accept: Waiver[];
  /** Globs: evaluate in a pull request only when one of these changed. */
  sources: string[];
  /** Its lines hold what others repeat by a YAML alias: a change of them may be one of other ads. */
  isRepeated?: true;
}
