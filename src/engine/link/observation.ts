/** What a document says of itself. */
export interface DocumentSummary {
  title: string;
  heading: string;
  /** Its text, where that is little (and `mayStandIn`); null where it says more. */
  lines: readonly string[] | null;
  /** Where it says that what it shows is no longer to be had; only a browser tells. */
  unavailableNotice?: string | null;
  /** An error for developers with which its own part begins. */
  developerError?: string | null;
}

/**
 * What one look at a destination came to, whoever looked: undici or Chrome. Deciding compares sights and never
 * goes back to headers or bodies.
 */
export type Observation =
  /**
   * Something a visitor can use; where it was read whole and shows next to nothing, that is said. `gone`: it may say that what it
   * shows is no longer to be had.
   */
  | { kind: "page"; contentAmount?: "shell" | "thin"; maybeUnavailable?: true }
  /** A download or a PDF: alive, with nothing to capture. */
  | { kind: "file" }
  /** `manager`: a bot manager had a hand in the answer, and some of them answer bots so. */
  | { kind: "gone"; status: 404 | 410; botManager?: string }
  /** `named`: the words may be the name of what the page is about, which only a browser can tell. */
  | { kind: "not_found_title"; title: string; ambiguous?: true }
  /** The page's own heading says so, its title does not; or all of it is an error that was written for a `machine`. */
  | { kind: "not_found_heading"; heading: string; apiError?: true }
  /**
   * A page says that it was not found, but is still `loading` what it may show instead, or is refused what it asks for
   * (`failing`); may be `about` just that; says it `beside` content of its own; or is but a frame that is answered so (`framed`).
   */
  | { kind: "doubtful"; text: string; reason: "loading" | "failing" | "about" | "beside" | "framed" }
  | { kind: "no_such_domain"; host: string; detail: "no_such_name" | "no_address" }
  | CertificateError
  /** A bot check stands before the page. */
  | { kind: "wall"; vendor: string }
  /** Any other answer that is neither a page nor a word about whether one is there: 401, 403, 429, 451 … */
  | { kind: "refused"; status: number }
  | { kind: "server_error"; status: number; rendered: boolean }
  /** `unasked`: its host has let so many visits go unanswered that this one was not made. */
  | { kind: "timeout"; rendered: boolean; skipped?: true }
  /** Refused, reset, unroutable, or cut off before anything was said. */
  | { kind: "unreachable"; code: string }
  | { kind: "dns_trouble"; host: string; code: string }
  | { kind: "no_network" }
  /** The host asked to be left alone for longer than is worth waiting. */
  | { kind: "held"; ms: number }
  | { kind: "redirect_loop" }
  | { kind: "too_many_redirects"; limit: number }
  /** A redirect to where no HTTP goes: an app's own scheme, or no address at all. */
  | { kind: "odd_redirect"; target: string }
  | { kind: "empty" };

export interface CertificateError {
  kind: "certificate";
  /** Node's or Chrome's code, for example CERT_HAS_EXPIRED or ERR_CERT_DATE_INVALID. */
  code: string;
  /** What is wrong with it, as a sentence without its full stop. */
  explanation: string;
  /** Any client would refuse it, whatever roots it trusts and whatever chain it can complete. */
  certain: boolean;
}

/** Either kind of look, told in the same words. */
export interface ObservedVisit {
  observation: Observation;
  finalUrl: string | null;
  httpStatus: number | null;
  redirects: string[];
  /** What the document says of itself; empty where none was read. */
  summary: DocumentSummary;
}

const REFUSAL_TEXTS: Record<number, string> = {
  401: "The page asks for a sign-in (401)",
  403: "The page refuses this visitor (403)",
  407: "A proxy asks for a sign-in (407)",
  429: "The site asks for fewer visits (429)",
  451: "The page is withheld for legal reasons (451)",
};

const DOUBT_TEXTS: Record<Extract<Observation, { kind: "doubtful" }>["reason"], (said: string) => string> = {
  loading: (said) => `The page says "${said}" while it is still loading`,
  failing: (said) => `The page says "${said}" while its server fails or refuses what the page asks for`,
  about: (said) => `The page says "${said}" and may be about just that`,
  beside: (said) => `The page says "${said}" beside content of its own`,
  framed: (said) => `The page is nothing but a frame, which answers ${said}`,
};

type ObservationTexts = { [K in Observation["kind"]]: (sight: Extract<Observation, { kind: K }>) => string };

const OBSERVATION_TEXTS: ObservationTexts = {
  page: () => "The page is there",
  file: () => "The address leads to a file",
  gone: ({ status }) => `The page answers ${status}`,
  not_found_title: ({ title }) => `The page's title says that it was not found: "${truncate(title)}"`,
  not_found_heading: ({ heading, apiError }) =>
    apiError
      ? `All that answers is an error: ${truncate(heading)}`
      : `The page's heading says that it was not found: "${truncate(heading)}"`,
  doubtful: ({ text, reason }) => DOUBT_TEXTS[reason](truncate(text)),
  no_such_domain: ({ host, detail }) =>
    `The domain ${host === "" ? "" : `${host} `}${detail === "no_address" ? "has no address" : "does not exist"}`,
  certificate: ({ explanation }) => explanation,
  wall: ({ vendor }) => `A bot check${vendor === "unnamed" ? "" : ` (${vendor})`} stands before the page`,
  refused: ({ status }) => REFUSAL_TEXTS[status] ?? `The page answers ${status}`,
  server_error: ({ status }) => `The server answers ${status}`,
  timeout: ({ rendered, skipped }) =>
    skipped
      ? "Its host left one visit after another unanswered, and is not asked any more"
      : rendered
        ? "The page did not finish loading in time"
        : "The page did not answer in time",
  unreachable: ({ code }) => `The connection failed (${code})`,
  dns_trouble: ({ host, code }) => `Looking up the domain ${host} failed for now (${code})`,
  no_network: () => "No network: no domain could be looked up",
  held: ({ ms }) =>
    `The site asks for fewer visits (429), and is left alone for ${Math.ceil(ms / 1_000)} seconds`,
  redirect_loop: () => "The page redirects in a loop",
  too_many_redirects: ({ limit }) => `The page redirects more than ${limit} times`,
  odd_redirect: ({ target }) => `The page redirects to ${truncate(target)}, which no web page can answer`,
  empty: () => "The page came without any content",
};

/** A sight in one short sentence for people, without a full stop. */
export function describeObservation(sight: Observation): string {
  // Looked up by the sight's own kind, which the compiler cannot follow through a union.
  const say = OBSERVATION_TEXTS[sight.kind] as (sight: Observation) => string;
  return say(sight);
}

/** Cut to a length that fits a table's cell. */
export function truncate(text: string, length = 120): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

/** Sights that say a visitor meets no page here. Only ever believed when a second look agrees. */
export function isDead(sight: Observation): boolean {
  return DEAD_KINDS.has(sight.kind);
}

const DEAD_KINDS: ReadonlySet<Observation["kind"]> = new Set([
  "gone",
  "not_found_title",
  "not_found_heading",
  "no_such_domain",
  "certificate",
]);

/** The server was reached and says that there is no such page. */
export function isNotFound(sight: Observation | null): boolean {
  return sight !== null && NOT_FOUND_KINDS.has(sight.kind);
}

const NOT_FOUND_KINDS: ReadonlySet<Observation["kind"]> = new Set([
  "gone",
  "not_found_title",
  "not_found_heading",
]);

/** A page or a file: a visitor gets what the link promises. */
export function isAlive(sight: Observation | null): boolean {
  return sight?.kind === "page" || sight?.kind === "file";
}
