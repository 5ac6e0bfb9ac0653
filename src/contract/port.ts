import type { Destination } from "./destination.ts";
import type { EvaluationAnswer } from "./evaluation.ts";
import type { EvaluationRequest } from "./request.ts";
import type { Dimension, Platform, Viewport } from "./vocabulary.ts";

/**
 * The one port between the check and whoever evaluates: the embedded engine, or a service over HTTP.
 *
 * @throws EvaluationError (or a subclass) where the contract would answer other than 200. A caller's abort
 *   rejects with the signal's reason.
 */
export type Evaluate = (request: EvaluationRequest, visit: Visit) => Promise<Evaluated>;

/** What an evaluation may know beside the request: when to stop, and as whom to visit. */
export interface Visit {
  signal: AbortSignal;
  /** Milliseconds until the signal will fire, where that is known: an evaluator may then hand over what it has in time. */
  timeMs?: number;
  /** BCP 47 tag for Accept-Language and time zone; an evaluator over HTTP cannot pass it on. */
  locale?: string;
  /**
   * The URL to visit instead of the request's landing URL: a preview or a local build. The answer is about the landing
   * URL. A service has no field for it, so the HTTP client sends it as the landing URL.
   */
  visitUrl?: string;
  /** A folder in which to keep what was seen, to be judged again without a browser: the embedded engine alone has it. */
  saveTo?: string;
}

/**
 * The port between links mode and whoever looks at destinations. Whatever a destination does is a verdict; identical
 * destinations share one look, and callers bound how many they have under way.
 *
 * @throws UnsafeUrl (an EvaluationError) for an address that may not be visited, BrowserMissing never: without a browser
 *   HTTP judges alone. A caller's abort rejects with the signal's reason.
 */
export type CheckLink = (url: string, options: LinkCheckOptions) => Promise<Destination>;

export interface LinkCheckOptions {
  signal: AbortSignal;
  /** Whose ad it is, where that is known: its macros are expanded as that platform would. */
  platform?: Platform | null;
  /** Milliseconds one request may take. Default: 15,000. */
  timeoutMs?: number;
}

export interface Evaluated {
  /** The contract's 200 body, unchanged. */
  answer: EvaluationAnswer;
  /** What only an evaluator on this machine can give: reports show it where present. */
  attachments?: Attachments;
}

export interface Attachments {
  /** What was seen, by role. */
  pictures: Partial<Record<PictureRole, Picture>>;
  /** Where the compared elements stand, in the order of `elementComparisons`; null where nothing can be outlined. */
  outlines: Outline[];
  /** How the destination's verdict was reached, one line a step. */
  linkTrail: string[];
  /** Where the visit ended; null where nothing answered. */
  finalUrl?: string | null;
  /** What the evaluator could not see or do, for people: one sentence each. */
  notices: string[];
  /** The dimensions that could not be judged, so that they weigh nothing. Absent where nothing was scored. */
  notJudged?: readonly Dimension[];
  /** What came of asking a model, and what that cost; absent where none was to be asked. */
  ai?: AiUsage;
}

/** What a model did for one evaluation. */
export interface AiUsage {
  /** `provider/model`. */
  model: string;
  /** `fallback`: it failed, and the rules alone judged. */
  outcome: "judged" | "fallback";
  /** Of a fallback: why, as the end of a sentence. */
  reason?: string;
  /** Answers that the judgement rests on. */
  samples: number;
  /** The answers were known already: nothing was spent. */
  cached: boolean;
  /** Used in all, failed answers included; estimated where the provider does not count. */
  tokens: { input: number; output: number };
  /** In the prices' currency; null where no price is known. */
  cost: number | null;
  /** Points between the highest and the lowest of several answers, by dimension; null where there was only one. */
  spread: Partial<Record<Dimension, number>> | null;
}

export type PictureRole = "ad" | "landingPage" | "alternate";

export interface Picture {
  mediaType: "image/png" | "image/jpeg" | "image/webp";
  bytes: Uint8Array;
  /** Natural size in pixels of the encoded picture. */
  width: number;
  height: number;
  /** Picture pixels per CSS pixel of what it shows (1 for an ad's own file). */
  scale: number;
  viewport?: Viewport;
  /** Of a landing page: the first screen's height in CSS pixels. */
  foldHeight?: number;
}

/** Stores a picture and returns its URL. */
export type StorePicture = (evaluationId: string, role: PictureRole, picture: Picture) => Promise<string>;

/** Where one compared element stands in the ad's picture and in the landing page's. */
export interface Outline {
  ad: Box | null;
  landingPage: Box | null;
}

/** A rectangle in CSS pixels from the top left of the document (for an ad: of its picture). */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
