import type { EvaluationRequest } from "../../contract/request.ts";
import type { Creative, PageSnapshots } from "./capture.ts";
import type { BrowserObservation, LinkVerdict } from "./link.ts";

/** The captured ad. */
export interface CapturedAd {
  creative: Creative;
  /** What could not be captured or read of the ad, one sentence each, for people. */
  notices: string[];
}

/** Why Chrome has no page to evaluate. */
export type BrowserFailure = Pick<BrowserObservation, "download" | "timedOut">;

/** Everything that was captured for one request. All later stages depend on it alone, without network and browser. */
export interface CaptureResult {
  request: EvaluationRequest;
  verdict: LinkVerdict;
  glance: BrowserFailure | null;
  /** Null where the page could not be captured. */
  capture: PageSnapshots | null;
  /** Null where the link is broken, so that the ad was not awaited. */
  ad: CapturedAd | null;
}
