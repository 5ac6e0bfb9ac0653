import type { EvaluationRequest } from "../../contract/request.ts";
import type { Capture, Creative } from "./capture.ts";
import type { BrowserLook, LinkVerdict } from "./link.ts";

/** The ad as it was seen. */
export interface SeenAd {
  creative: Creative;
  /** What could not be seen of it, for people. */
  notices: string[];
}

/** What Chrome's look tells where there is no page to judge. */
export type Glance = Pick<BrowserLook, "download" | "timedOut">;

/** Everything that was seen for one request: what comes after is a function of it, and needs neither network nor browser. */
export interface Seen {
  request: EvaluationRequest;
  verdict: LinkVerdict;
  glance: Glance | null;
  /** Null where the page could not be captured. */
  capture: Capture | null;
  /** Null where nobody waited for it, because the link is dead. */
  ad: SeenAd | null;
}
