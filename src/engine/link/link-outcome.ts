import { truncate } from "../../ground/text.ts";
import json from "../lexicon/network-errors.json" with { type: "json" };
/** The parts of a document that the verdict and the advisories need. */
export interface DocumentSummary {
  title: string;
  heading: string;
  /** The visible text of a short page for which `mayBePlaceholder` holds; null for others. */
  lines: readonly string[] | null;
  /** The sentence that says that the page's subject is no longer available; only known from a browser. */
  unavailableNotice?: string | null;
  /** A developer-facing error at the beginning of the main content. */
  developerError?: string | null;
}

/** The result of one visit over HTTP or in Chrome. `decide` compares outcomes and reads no headers or bodies. */
export type LinkOutcome =
  /**
   * A page that works. `contentAmount`: it was read completely and is almost empty. `maybeUnavailable`: it may say
   * that its subject is no longer available. `maybeOther`: its canonical URL is another page. `mediaType`: the server
   * sends something else than a web page.
   */
  | {
      kind: "page";
      contentAmount?: "shell" | "thin";
      maybeUnavailable?: true;
      maybeOther?: true;
      mediaType?: string;
    }
  /** A download or a PDF: alive, but there is no page to capture. `isMarkup`: its content is that of a web page. */
  | { kind: "file"; mediaType?: string; isMarkup?: true }
  /**
   * `botManager`: a bot manager handled the response; some answer bots with 404. `mayBecomePage`: its document redirects,
   * reloads or is an application, so that only a browser can tell.
   */
  | { kind: "not_found_status"; status: 404 | 410; botManager?: string; mayBecomePage?: true }
  /** `ambiguous`: the words may name the page's subject, which only a browser can tell. */
  | { kind: "not_found_title"; title: string; ambiguous?: true }
  /** The heading says so, the title does not. `apiError`: the whole response is a machine-readable error. */
  | { kind: "not_found_heading"; heading: string; apiError?: true }
  /**
   * A page that says "not found" but is still `loading`, fails to load its data (`failing`), may be `about` these
   * words, or has other content `beside` them; or a page that consists of a frame with an error (`framed`).
   */
  | { kind: "doubtful"; text: string; reason: "loading" | "failing" | "about" | "beside" | "framed" }
  | { kind: "no_such_domain"; host: string; detail: "no_such_name" | "no_address" }
  | CertificateError
  /** The server and a client have no encryption in common, or it does not encrypt at all. */
  | { kind: "tls_refused"; code: string; explanation: string }
  /** A bot check instead of the page. */
  | { kind: "bot_check"; vendor: string }
  /** Any other status that does not say whether there is a page: 401, 403, 429, 451 … */
  | { kind: "refused"; status: number }
  | { kind: "server_error"; status: number; rendered: boolean }
  /** `skipped`: not requested, because too many requests to the host timed out. */
  | { kind: "timeout"; rendered: boolean; skipped?: true }
  /**
   * Refused, reset, unroutable, closed before a response, or a response that cannot be read. `explanation`: the reason
   * in words, where it is known.
   */
  | { kind: "unreachable"; code: string; explanation?: string }
  | { kind: "dns_trouble"; host: string; code: string }
  | { kind: "no_network" }
  /** The host asked for a longer pause than the check waits. */
  | { kind: "rate_limited"; ms: number }
  | { kind: "redirect_loop" }
  | { kind: "too_many_redirects"; limit: number }
  /** A redirect to something other than http(s): an app's own scheme, or an invalid URL. */
  | { kind: "invalid_redirect"; target: string }
  | { kind: "empty" };

export interface CertificateError {
  kind: "certificate";
  /** Node's or Chrome's code, for example CERT_HAS_EXPIRED or ERR_CERT_DATE_INVALID. */
  code: string;
  /** The error as a sentence without its full stop. */
  explanation: string;
  /** Every client rejects it, whatever roots it trusts and whatever chain it can complete. */
  certain: boolean;
}

/** A visit over HTTP or in Chrome, in the same terms. */
export interface VisitedLink {
  outcome: LinkOutcome;
  finalUrl: string | null;
  /** Of the last response; null where none came. */
  httpStatus: number | null;
  /** The URLs that redirected, from the submitted one; the final URL only where there were none. */
  redirects: string[];
  /** Empty where no document was read. */
  summary: DocumentSummary;
}

const REFUSAL_TEXTS: Record<number, string> = {
  401: "The page requires a sign-in (401)",
  403: "The page denies access (403)",
  407: "A proxy requires a sign-in (407)",
  429: "The site limits requests (429)",
  451: "The page is unavailable for legal reasons (451)",
};

const DOUBT_TEXTS: Record<Extract<LinkOutcome, { kind: "doubtful" }>["reason"], (text: string) => string> = {
  loading: (text) => `The page says "${text}" while it is still loading`,
  failing: (text) => `The page says "${text}" while requests to its server fail`,
  about: (text) => `The page says "${text}", which may be its subject`,
  beside: (text) => `The page says "${text}" but has other content`,
  framed: (text) =>
    `The page is only a frame, which ${/^\d/.test(text) ? `answers ${text}` : `browsers cannot show (${text})`}`,
};

/** A code alone helps nobody. */
const explainConnection = (code: string): string =>
  json.connections.find(({ pattern }) => new RegExp(pattern, "u").test(code))?.why ??
  "The connection failed: open the page, and ask its operator if it fails there, too";

type ObservationTexts = {
  [K in LinkOutcome["kind"]]: (outcome: Extract<LinkOutcome, { kind: K }>) => string;
};

const OBSERVATION_TEXTS: ObservationTexts = {
  page: () => "The page is available",
  file: () => "The URL is a file",
  not_found_status: ({ status }) => `The page answers ${status}`,
  not_found_title: ({ title }) => `The page's title says that it was not found: "${truncate(title)}"`,
  not_found_heading: ({ heading, apiError }) =>
    apiError
      ? `The response is only an error: ${truncate(heading)}`
      : `The page's heading says that it was not found: "${truncate(heading)}"`,
  doubtful: ({ text, reason }) => DOUBT_TEXTS[reason](truncate(text)),
  no_such_domain: ({ host, detail }) =>
    `The domain ${host === "" ? "" : `${host} `}${detail === "no_address" ? "has no address" : "does not exist"}`,
  certificate: ({ explanation }) => explanation,
  bot_check: ({ vendor }) => `A bot check${vendor === "unnamed" ? "" : ` (${vendor})`} blocks the page`,
  refused: ({ status }) => REFUSAL_TEXTS[status] ?? `The page answers ${status}`,
  server_error: ({ status }) => `The server answers ${status}`,
  timeout: ({ rendered, skipped }) =>
    skipped
      ? "Earlier requests to this host timed out, so this one was skipped"
      : rendered
        ? "The page did not finish loading in time"
        : "The page did not answer in time",
  tls_refused: ({ explanation }) => explanation,
  unreachable: ({ code, explanation }) => `${explanation ?? explainConnection(code)} (${code})`,
  dns_trouble: ({ host, code }) => `The domain ${host} could not be looked up (${code})`,
  no_network: () => "No network: no domain could be looked up",
  rate_limited: ({ ms }) => `The site limits requests (429): no requests for ${Math.ceil(ms / 1_000)} seconds`,
  redirect_loop: () => "The page redirects in a loop",
  too_many_redirects: ({ limit }) => `The page redirects more than ${limit} times`,
  invalid_redirect: ({ target }) => `The page redirects to ${truncate(target)}, which is not a web address`,
  empty: () => "The page has no content",
};

/** Describes an outcome in one short sentence, without a full stop. */
export function describeOutcome(outcome: LinkOutcome): string {
  // The compiler cannot see that the function and the outcome have the same kind.
  const describe = OBSERVATION_TEXTS[outcome.kind] as (outcome: LinkOutcome) => string;
  return describe(outcome);
}

/** Whether the outcome says that visitors get no page. It needs a second, matching outcome. */
export const isDead = (outcome: LinkOutcome): boolean =>
  isNotFound(outcome) || ["no_such_domain", "certificate", "tls_refused"].includes(outcome.kind);

/** Whether the server responded and has no such page. */
export const isNotFound = ({ kind }: LinkOutcome): boolean => kind.startsWith("not_found_");

/** Whether visitors get a page or a file. */
export const isAlive = ({ kind }: LinkOutcome): boolean => kind === "page" || kind === "file";
