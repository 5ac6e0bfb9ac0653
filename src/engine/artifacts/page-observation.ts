/** The text and the button labels of a page. Links are left out, since they lead to other pages. */
export interface VisibleContent {
  lines: readonly string[];
  buttonLabels: readonly string[];
}

/** A page without its menus, bars, footers and consent banners. */
export interface MainContent {
  /** There is nothing to read and nothing to press before its heading. */
  startsWithHeading: boolean;
  /** Up to the next heading; all of the content where the page has no heading. */
  firstSection: VisibleContent;
  /** Everything except the heading. */
  full: VisibleContent;
}

/** What Chrome observed at the destination. It is the second opinion on a link, and the first where HTTP is blocked. */
export interface PageObservation {
  /** The final URL; null where no document was committed (after a redirect: the URL that failed). */
  finalUrl: string | null;
  httpStatus: number | null;
  /**
   * Chrome's net error without `net::`, for example ERR_CERT_DATE_INVALID, or one of TAB_CRASHED, BROWSER_CRASHED and
   * CAPTURE_FAILED; null where a document was received.
   */
  errorCode: string | null;
  /** Response headers of the main document, with names in lower case. */
  headers: Record<string, string>;
  /**
   * URLs of HTTP and script redirects, beginning with the submitted one, without `finalUrl` unless it is the only one.
   */
  redirects: string[];
  title: string;
  /** The first visible heading, preferably of level 1, that is not a logo; empty where there is none. */
  heading: string;
  /** The visible line after the heading; empty where there is none. */
  lineAfterHeading: string;
  mainContent: MainContent;
  /** The first 2,000 characters of the visible text, to find bot checks and empty pages. */
  text: string;
  /** The first 20,000 characters of the markup, to find bot checks. */
  markup: string;
  /** The destination is a file download or a PDF. */
  download: boolean;
  /** The page did not finish loading in time; the other fields hold what had rendered by then. */
  timedOut: boolean;
  /** The page was still loading its own content or code, so its content may change. */
  stillLoading: boolean;
  /** Why a frame's document failed: its HTTP status from 400 on, or Chrome's net error; null where none did. */
  frameError: string | null;
  /** A script's request that failed (5xx, 429, 401, 403 or no response); null where none did. */
  failedRequest: string | null;
  durationMs: number;
}
