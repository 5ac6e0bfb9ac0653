import type { EvaluationError } from "../../contract/error.ts";
import type { EvaluationRequest } from "../../contract/evaluation-request.ts";
import type { Platform, Viewport } from "../../contract/vocabulary.ts";
import type { Truth } from "../../findings/commercial-terms.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import type { PageSpeedBudget } from "../../result/page-speed-report.ts";
import type { Ad, LINK_KINDS } from "./shape.ts";

/** A finding that the manifest accepts until a given day in UTC, which is the last day on which it counts. */
export type Waiver = NonNullable<Ad["accept"]>[number];

/** A location in a file: path from the working folder (as given if outside it), 1-based line and column. */
export type SourceLocation = EntryReport["manifest"];

/** A glob of `sources`, and where it is written. */
export interface SourcePattern {
  glob: string;
  location: SourceLocation;
}

/** The ad's picture or video: a file of the repository (absolute path and the name as written), or a URL. */
export type Asset = { kind: "file"; path: string; written: string } | { kind: "url"; url: string };

/** The URL that is visited instead of a landing URL, or why there is none. */
export type VisitOverride = NonNullable<EntryReport["visited"]> | { missing: EvaluationError };

/** A page to which an ad leads. */
export interface Landing {
  /** As written in the manifest, with macros. */
  written: string;
  /** With the ad platforms' macros expanded: the URL that a visitor opens. */
  url: string;
  /** The URL that is visited instead, and which setting says so; absent where the landing URL itself is visited. */
  visit?: VisitOverride;
}

/** A further page of an ad, such as a sitelink's. Only its link is checked. */
export interface FurtherLink {
  kind: (typeof LINK_KINDS)[number];
  /** What people click; null if unknown. */
  text: string | null;
  landing: Landing;
}

/**
 * The URL to visit: the landing URL, or what replaces it.
 *
 * @throws EvaluationError where the preview does not exist.
 */
export function requireVisitUrl({ landing: { url, visit } }: { landing: Landing }): string {
  if (visit === undefined) return url;
  if ("missing" in visit) throw visit.missing;
  return visit.url;
}

/** One ad and its landing page, parsed from a manifest and valid. */
export interface Entry {
  id: string;
  location: SourceLocation;
  platform: Platform | null;
  asset: Asset | null;
  /** A link to the ad itself, screenshotted where there is no asset. */
  adUrl: string | null;
  mediaType: "image" | "video" | null;
  copy: NonNullable<EvaluationRequest["adData"]["adTextFields"]> | null;
  landing: Landing;
  /** Absent: none. */
  links?: FurtherLink[];
  /** The ads at their platform that this entry stands for. Absent: unknown. */
  refs?: NonNullable<EntryReport["refs"]>;
  /** It does not run, so it is skipped unless the run includes paused ads. */
  isPaused?: true;
  /** It has no asset, no `adUrl` and no text, so that it can't be evaluated. */
  isAdMissing?: true;
  viewport: Viewport | null;
  locale: string | null;
  audience: NonNullable<EvaluationRequest["audienceData"]> | null;
  /** 0 to 10: the entry's own or the manifest's default; null: the `threshold` input applies. */
  threshold: number | null;
  /** Seconds; null: the `timeout` input applies. */
  timeout: number | null;
  /** How slow the page may be. Absent: nobody says. */
  pageSpeedBudget?: PageSpeedBudget;
  /** Which side is right where prices, discounts, shipping or dates differ; null if the manifest doesn't say. */
  truth: Truth | null;
  /** Query parameters that choose no page, besides those that are known. Absent: none. */
  trackingParameters?: readonly string[];
  /** Findings that do not fail this ad until they expire. */
  accept: Waiver[];
  /** Evaluate in a pull request only when one of these changed. */
  sources: SourcePattern[];
  /** Other ads repeat its lines by a YAML alias, so a change of these lines may affect other ads. */
  isRepeated?: true;
}
