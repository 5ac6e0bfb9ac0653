import type { EvaluationRequest } from "../../contract/request.ts";
import type { Creative, PageSnapshots } from "./capture.ts";
import type { BrowserObservation, LinkVerdict } from "./link.ts";

/** The ad as it was seen. */
export interface CapturedAd {
  creative: Creative;
  /** What could not be seen of it, for people. */
  notices: string[];
}

/** What Chrome's look tells where there is no page to judge. */
export type BrowserFailure = Pick<BrowserObservation, "download" | "timedOut">;

/** Everything that was seen for one request: what comes after is a function of it, and needs neither network nor browser. */
export interface CaptureResult {
  request: EvaluationRequest;
  verdict: LinkVerdict;
  glance: BrowserFailure | null;
  /** Null where the page could not be captured. */
  capture: PageSnapshots | null;
  /** Null where nobody waited for it, because the link is dead. */
  ad: CapturedAd | null;
}
