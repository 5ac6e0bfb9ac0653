import type { Advisory, Destination, DestinationStep } from "../../contract/destination.ts";

/** What a destination shows, and what is concluded of it. */

/** One look at the destination and what it told: over HTTP, one for each address passed through. */
export type LinkStep = DestinationStep;

export interface LinkVerdict {
  verdict: Destination["verdict"];
  finalUrl: string | null;
  httpStatus: number | null;
  /** Why, in one short sentence; null when alive. */
  reason: string | null;
  /** Addresses passed through, the first being the submitted one. */
  redirects: string[];
  trail: LinkStep[];
  /** Things that never fail a link by themselves, for example `server_error`. */
  advisories: LinkAdvisory[];
}

export type LinkAdvisory = Advisory;

/** What a page says, and lets its visitors press. Links are left out: they lead to other pages. */
export interface VisibleContent {
  lines: readonly string[];
  /** What its buttons say. */
  buttonLabels: readonly string[];
}

/** A page without its menus, bars, footers and consent layers. */
export interface MainContent {
  /** Nothing to read and nothing to press stands before its heading. */
  startsWithHeading: boolean;
  /** Up to the heading that follows the page's; all of it where it has no heading. */
  firstSection: VisibleContent;
  /** All but the heading. */
  full: VisibleContent;
}

/** What Chrome met when it went to the destination: the link's second look, and its first where HTTP is walled off. */
export interface BrowserObservation {
  /** Where it ended; null where no document was committed (after a redirect: the address that failed). */
  finalUrl: string | null;
  httpStatus: number | null;
  /**
   * Chrome's net error without `net::`, for example ERR_CERT_DATE_INVALID; null where a document came. Ours beside
   * Chrome's: TAB_CRASHED, BROWSER_CRASHED, CAPTURE_FAILED.
   */
  errorCode: string | null;
  /** Response headers of the main document, names in lower case. */
  headers: Record<string, string>;
  /** Addresses passed through by HTTP or script, the submitted one first, without `finalUrl` unless it is the only one. */
  redirects: string[];
  title: string;
  /** The first visible heading, of the first level where there is one, and no logo; empty where the page has none. */
  heading: string;
  /** The visible line that follows it; empty where there is none. */
  lineAfterHeading: string;
  mainContent: MainContent;
  /** The beginning of the visible text (2,000 characters at most), for challenge markers and "nothing rendered". */
  text: string;
  /** The beginning of the document's markup (20,000 characters at most), for challenge markers. */
  markup: string;
  /** The destination answered with a file to save, or a PDF. */
  download: boolean;
  /** The load did not finish in time; what had rendered by then is in the other fields. */
  timedOut: boolean;
  /** Content or code of the page's own was still on its way: what it shows may not be its last word. */
  stillLoading: boolean;
  /** The error that a frame of the page was answered with, 400 and above; null where none was. */
  frameErrorStatus: number | null;
  /** What the page asked for by script and was refused, or was not answered: 5xx, 429, 401, 403; null where nothing was. */
  failedRequest: string | null;
  durationMs: number;
}
