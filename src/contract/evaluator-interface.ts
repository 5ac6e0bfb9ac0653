import type { Destination } from "./destination-verdict.ts";
import type { EvaluationAnswer } from "./evaluation.ts";
import type { EvaluationRequest } from "./evaluation-request.ts";
import type { EvaluationStep } from "./evaluation-step.ts";
import type { ReceivedLedger } from "./ledger.ts";
import type { PageFactsByViewport } from "./page-facts.ts";
import type { MeasurePageSpeed, PageSpeedOpportunity } from "./page-speed.ts";
import type { Dimension, Platform, Viewport } from "./vocabulary.ts";

/**
 * The port between the check and an evaluator: the embedded engine, or a service over HTTP.
 *
 * @throws EvaluationError (or a subclass) where the contract has a status other than 200. When the caller aborts,
 *   it rejects with the signal's reason.
 */
export type Evaluate = (request: EvaluationRequest, visit: Visit) => Promise<Evaluated>;

/** The context of an evaluation that the request does not have. */
export interface Visit {
  signal: AbortSignal;
  /** Milliseconds until the signal aborts, where known: an evaluator can then return partial evidence in time. */
  timeMs?: number;
  /** BCP 47 tag for Accept-Language and time zone. The HTTP client cannot pass it on. */
  locale?: string;
  /**
   * The URL to visit instead of the request's landing URL: a preview or a local build. The answer is about the landing
   * URL. A service has no field for it, so the HTTP client sends it as the landing URL.
   */
  visitUrl?: string;
  /**
   * A folder for the capture, so that it can be evaluated again without a browser. Only the embedded engine supports
   * it.
   */
  saveTo?: string;
  /** Is told what begins. Steps come in their order; some may be missing. Only the embedded engine tells. */
  onStep?: (step: EvaluationStep) => void;
}

/**
 * The port between links mode and a link checker. A broken destination is a verdict, not an error. Equal URLs share
 * one check; callers limit their concurrency.
 *
 * @throws UnsafeUrl (an EvaluationError) for a URL that must not be visited. Never BrowserMissing: without a
 *   browser, HTTP decides alone. When the caller aborts, it rejects with the signal's reason.
 */
export type CheckLink = (url: string, options: LinkCheckOptions) => Promise<Destination>;

export interface LinkCheckOptions {
  signal: AbortSignal;
  /** The ad's platform, where known: its URL macros are expanded in that platform's way. */
  platform?: Platform | null;
  /** The language of the ad's visitors, BCP 47. Default: en-US, and a missing translation is inconclusive. */
  locale?: string | null;
  /** Milliseconds per request. Default: 15,000. */
  timeoutMs?: number;
}

export interface Evaluated {
  /** The contract's 200 body, unchanged. */
  answer: EvaluationAnswer;
  /** Extra results of our own evaluators; reports show them where present. */
  attachments?: Attachments;
}

export interface Attachments {
  /** Screenshots and images, by role. */
  pictures: Partial<Record<PictureRole, Picture>>;
  /** Where the compared elements are, in the order of `elementComparisons`; null where an element has no box. */
  outlines: Outline[];
  /**
   * The kind of each finding in `elementComparisons` (see findings/), in their order; absent where they are unknown.
   */
  kinds?: readonly string[];
  /** The ad's claims and what the page says about each; absent where they were not compared. */
  ledger?: ReceivedLedger;
  /** How the link verdict was reached, one line per step. */
  linkTrail: string[];
  /** The final URL of the visit; null where nothing answered. */
  finalUrl?: string | null;
  /** What the evaluator could not capture or do: one sentence each. */
  notices: string[];
  /** The dimensions that could not be judged and have no weight. Absent where nothing was scored. */
  notJudged?: readonly Dimension[];
  /** What the first screen of the page shows, by viewport; absent where the page was not read. */
  pageFacts?: PageFactsByViewport;
  /** The result and cost of the model; absent where no model is configured. */
  ai?: AiUsage;
  /** Looks for a better page for the ad; absent where the evaluator does not visit further pages. */
  findBetterPage?: FindBetterPage;
  /** Measures the page; absent where the evaluator does not, or where there is no page to measure. */
  measurePageSpeed?: MeasurePageSpeed;
  /** What would make the page faster; absent where it was not measured. */
  opportunities?: readonly PageSpeedOpportunity[];
}

/**
 * Looks for a page of the same site that keeps the promises that the landing page does not keep. A full evaluation gets
 * a fix that names this page, and loses those that name a page which does not keep them. Never rejects.
 */
export type FindBetterPage = (
  search: PageSearch,
) => Promise<{ answer: EvaluationAnswer; betterPage: BetterPage | null }>;

/** A page that was visited and keeps the ad's promises. */
export interface BetterPage {
  url: string;
  /** What it keeps, with its own words: one or two sentences. */
  reason: string;
}

export interface PageSearch {
  signal: AbortSignal;
  /** Milliseconds that the search may take. */
  timeMs: number;
  /** Pages to which other ads lead. Those of other sites are ignored. */
  otherPages: readonly KnownPage[];
  /** Takes one of the visits that the run has left; false where there is none. */
  takeVisit(): boolean;
  /** Whether the ad would pass with this page. */
  wouldPass(evaluated: Evaluated): boolean;
}

/** A page, and what is said about it elsewhere. */
export interface KnownPage {
  url: string;
  /** The URL to visit instead. */
  visitUrl?: string;
  text: string;
}

/** What a model did in one evaluation. */
export interface AiUsage {
  /** `provider/model`. */
  model: string;
  /** `fallback`: the model failed, so only the rules judged. */
  outcome: "judged" | "fallback";
  /** The reason of a fallback, as the end of a sentence. */
  reason?: string;
  /** The number of replies that the judgement is based on. */
  samples: number;
  /** The replies came from the cache, at no cost. */
  cached: boolean;
  /** Total tokens, including failed replies; estimated where the provider does not count them. */
  tokens: { input: number; output: number };
  /** In the currency of the prices; null where no price is known. */
  cost: number | null;
  /** Points between the highest and the lowest of several replies, by dimension; null for a single reply. */
  spread: Partial<Record<Dimension, number>> | null;
}

export type PictureRole = "ad" | "landingPage" | "alternate";

export interface Picture {
  mediaType: "image/png" | "image/jpeg" | "image/webp";
  bytes: Uint8Array;
  /** Size in pixels of the encoded image. */
  width: number;
  height: number;
  /** Image pixels per CSS pixel (1 for an ad's own file). */
  scale: number;
  viewport?: Viewport;
  /** Landing pages only: the height above the fold in CSS pixels. */
  foldHeight?: number;
}

/** Stores a picture and returns its URL. */
export type StorePicture = (evaluationId: string, role: PictureRole, picture: Picture) => Promise<string>;

/** Where a compared element is in the ad's image and on the landing page. */
export interface Outline {
  ad: Box | null;
  landingPage: Box | null;
}

/** A rectangle in CSS pixels from the top left of the document (for an ad: of its image). */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
