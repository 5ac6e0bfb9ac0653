import type { BrowserObservation, LinkStep, LinkVerdict } from "../artifacts/link.ts";
import { findAdvisories } from "./advisories.ts";
import { classifyPageLoad, isProxyError } from "./classify.ts";
import { MAX_VISIBLE_TEXT_CHARS } from "./content-amount.ts";
import type { HttpAttempt } from "./follow-redirects.ts";
import {
  type DocumentSummary,
  describeObservation,
  isAlive,
  isDead,
  isNotFound,
  type Observation,
  type ObservedVisit,
  truncate,
} from "./observation.ts";
import type { CheckPurpose } from "./options.ts";
import { findDeveloperError } from "./placeholder-page.ts";
import type { ProbeResult } from "./probe.ts";
import { findUnavailableNotice } from "./unavailable-notice.ts";

/** The checks after the first probe and the first page load. */
export interface FollowUp {
  /** A second probe, after Chrome contradicted the first one. */
  httpRetry?: ProbeResult | null;
  /** A second page load, after nothing else could confirm the first one. */
  secondPageLoad?: BrowserObservation | null;
  /** Default: evaluation. */
  purpose?: CheckPurpose;
}

interface Decision {
  verdict: LinkVerdict["verdict"];
  /** The visit that the verdict is based on and explained with. */
  source: ObservedVisit | null;
}

/** Decides whether a destination is alive. Pure. A single bad result never makes a page dead. */
export function decide(
  probe: ProbeResult,
  look: BrowserObservation | null,
  further: FollowUp = {},
): LinkVerdict {
  const purpose = further.purpose ?? "evaluation";
  const probes = further.httpRetry ? [probe, further.httpRetry] : [probe];
  const looks = [look, further.secondPageLoad ?? null].filter((one) => one !== null);
  const http = probes.flatMap(({ attempts }) => attempts.map(fromHttpAttempt));
  const chrome = looks.map(fromPageLoad);
  const ruling = decideOnBoth(http, chrome, purpose);
  const alive = ruling.verdict === "alive";
  const passed = ruling.source?.redirects ?? [];
  return {
    verdict: ruling.verdict,
    finalUrl: ruling.source?.finalUrl ?? null,
    httpStatus: ruling.source?.httpStatus ?? null,
    reason: alive ? null : explainVerdict(probe.url, ruling),
    redirects: passed.length === 0 ? [probe.url] : passed,
    trail: [...probe.trail, ...looks.map(toBrowserStep), ...(further.httpRetry?.trail ?? [])],
    advisories: alive
      ? findAdvisories(
          probe.url,
          undoHistoryRewrite(ruling.source, chrome),
          http.at(-1)?.observation,
          purpose,
        )
      : [],
  };
}

function decideOnBoth(http: ObservedVisit[], chrome: ObservedVisit[], purpose: CheckPurpose): Decision {
  const h = http.at(-1) ?? null;
  const c = chrome.at(-1) ?? null;
  if (c === null) return decideOnHttp(http);
  // Visitors use browsers: a page that Chrome gets is there, whatever other clients get.
  if (isAlive(c.observation)) return { verdict: "alive", source: c };
  if (h?.observation.kind === "file") return { verdict: "alive", source: h };
  if (isDead(c.observation))
    return isConfirmed(http, chrome) ? toLinkBroken(c, h) : inconclusive(pickExplanation(c, h));
  const shown = "rendered" in c.observation && c.observation.rendered && purpose === "evaluation";
  if (shown && c.observation.kind === "timeout") return { verdict: "alive", source: c };
  const onHttp = decideOnHttp(http);
  if (onHttp.verdict === "link_broken")
    return contradictsHttp(c.observation, h?.observation) ? inconclusive(c) : onHttp;
  if (onHttp.verdict === "alive" && purpose === "links" && h !== null && !isEmptyShell(h.observation))
    return onHttp;
  if (shown) return { verdict: "alive", source: c };
  return inconclusive(pickExplanation(c, h));
}

/** Without Chrome: dead only if two consecutive attempts say so and no browser could see a page. */
function decideOnHttp(http: ObservedVisit[]): Decision {
  const last = http.at(-1) ?? null;
  const before = http.at(-2)?.observation;
  if (last === null) return { verdict: "inconclusive", source: null };
  if (isAlive(last.observation)) return { verdict: "alive", source: last };
  const twice = isDead(last.observation) && before !== undefined && isDead(before);
  return twice && isConclusive(last.observation)
    ? { verdict: "link_broken", source: last }
    : inconclusive(last);
}

/** Only a browser can tell whether a heading is hidden, a title is a product's name, or a chain can be completed. */
function isConclusive(sight: Observation): boolean {
  if (sight.kind === "certificate") return sight.certain;
  if (sight.kind === "not_found_title") return sight.ambiguous !== true;
  return sight.kind !== "not_found_heading";
}

/** A shell is the reason why Chrome loads the page, so it is no evidence afterwards. */
const isEmptyShell = (sight: Observation): boolean =>
  sight.kind === "page" && sight.contentAmount === "shell";

const inconclusive = (source: ObservedVisit): Decision => ({ verdict: "inconclusive", source });

/** Chrome connects through a proxy and has one error for all DNS failures, so Node's explanation is more precise. */
function pickExplanation(c: ObservedVisit, h: ObservedVisit | null): ObservedVisit {
  const vague = c.observation.kind === "unreachable" || c.observation.kind === "no_such_domain";
  return vague && h !== null && !isAlive(h.observation) ? h : c;
}

/** Chrome decides; Node explains where it knows more: a certificate's dates and names, a domain. */
function toLinkBroken(c: ObservedVisit, h: ObservedVisit | null): Decision {
  const explained = h !== null && h.observation.kind === c.observation.kind && !isNotFound(c.observation);
  return { verdict: "link_broken", source: explained ? h : c };
}

/** Whether another observation confirms Chrome's last one, which says dead. */
function isConfirmed(http: ObservedVisit[], chrome: ObservedVisit[]): boolean {
  const h = http.at(-1)?.observation;
  const c = chrome.at(-1)?.observation;
  const before = chrome.at(-2)?.observation;
  if (c === undefined) return false;
  if (h !== undefined && observationsAgree(h, c)) return true;
  if (c.kind === "certificate" && c.certain) return true;
  // Chrome has the same error for a missing domain and a failing name server, so Node has to confirm it.
  if (c.kind === "no_such_domain" || before === undefined || !observationsAgree(before, c)) return false;
  // Two page loads are enough where HTTP saw no page, or where only a browser sees the title or heading.
  const scripted = c.kind === "not_found_title" || c.kind === "not_found_heading";
  return scripted || h === undefined || !isAlive(h);
}

function observationsAgree(one: Observation, other: Observation): boolean {
  return isNotFound(one) ? isNotFound(other) : one.kind === other.kind;
}

/**
 * HTTP twice saw a dead page and Chrome saw none: whether Chrome's observation contradicts that. A failed connection
 * does not; another kind of response does, unless the domain does not exist.
 */
function contradictsHttp(c: Observation, h: Observation | undefined): boolean {
  if (h?.kind === "no_such_domain") return false;
  return (
    !["unreachable", "dns_trouble", "no_network"].includes(c.kind) && !(c.kind === "timeout" && !c.rendered)
  );
}

/** A page that rewrites its own query or fragment (history.replaceState) has not redirected. */
function undoHistoryRewrite(
  witness: ObservedVisit | null,
  chrome: readonly ObservedVisit[],
): ObservedVisit | null {
  if (witness === null || !chrome.includes(witness) || witness.redirects.length > 1) return witness;
  const { finalUrl, redirects } = witness;
  const [start] = redirects;
  const rewritten =
    start !== undefined && finalUrl !== null && getOriginAndPath(start) === getOriginAndPath(finalUrl);
  return rewritten ? { ...witness, finalUrl: start } : witness;
}

const getOriginAndPath = (url: string): string | null => {
  const parsed = URL.parse(url);
  return parsed === null ? null : parsed.origin + parsed.pathname;
};

/** The next check where only Chrome says dead; null where there is enough evidence. */
export function planFollowUp(
  probe: ProbeResult,
  look: BrowserObservation,
): { ask: "http"; url: string } | { ask: "browser" } | null {
  const c = classifyPageLoad(look);
  const h = probe.attempts.at(-1)?.observation;
  // The second page load waits longer for content, and a failing server may have recovered by then.
  if (c.kind === "doubtful" && (c.reason === "loading" || c.reason === "failing")) return { ask: "browser" };
  if (!isDead(c) || isConfirmed(probe.attempts.map(fromHttpAttempt), [fromPageLoad(look)])) return null;
  const httpIsFine = h !== undefined && isAlive(h);
  // Scripts may have redirected Chrome, so HTTP checks Chrome's final URL.
  if (c.kind === "gone" && httpIsFine) return { ask: "http", url: look.finalUrl ?? probe.url };
  if (c.kind === "no_such_domain" || (c.kind === "certificate" && httpIsFine)) return null;
  return { ask: "browser" };
}

function fromHttpAttempt(attempt: HttpAttempt): ObservedVisit {
  const redirected = attempt.redirects[0] !== attempt.finalUrl;
  const reached = attempt.httpStatus !== null || redirected;
  return { ...attempt, finalUrl: reached ? attempt.finalUrl : null };
}

function fromPageLoad(look: BrowserObservation): ObservedVisit {
  const { finalUrl, redirects } = look;
  const httpStatus = getSiteStatus(look);
  return {
    observation: classifyPageLoad(look),
    finalUrl,
    httpStatus,
    redirects,
    summary: summarisePageLoad(look),
  };
}

function summarisePageLoad(look: BrowserObservation): DocumentSummary {
  const { title, heading, text, mainContent } = look;
  const lines = text.length < MAX_VISIBLE_TEXT_CHARS ? text.split("\n") : null;
  return {
    title,
    heading,
    lines,
    unavailableNotice: findUnavailableNotice(look),
    developerError: findDeveloperError([heading, ...mainContent.full.lines]),
  };
}

/** A response of the guard's proxy has no status of the site. */
const getSiteStatus = (look: BrowserObservation): number | null =>
  isProxyError(look) ? null : look.httpStatus;

function toBrowserStep(look: BrowserObservation): LinkStep {
  const sight = classifyPageLoad(look);
  const title = look.title === "" ? "" : `, titled "${truncate(look.title)}"`;
  const httpStatus = getSiteStatus(look);
  const met = httpStatus === null ? describeObservation(sight) : `Chrome got ${httpStatus}${title}`;
  const note =
    httpStatus === null || isAlive(sight) || sight.kind === "gone"
      ? met
      : `${met}. ${describeObservation(sight)}`;
  const { errorCode, durationMs, finalUrl, redirects } = look;
  return {
    how: "browser",
    url: finalUrl ?? redirects[0] ?? "",
    redirects: redirects.length === 1 && redirects[0] === finalUrl ? [] : redirects,
    httpStatus,
    errorCode,
    title: look.title === "" ? null : look.title,
    tls: sight.kind === "certificate" ? sight.explanation : null,
    note,
    ms: durationMs,
  };
}

function explainVerdict(url: string, { verdict, source }: Decision): string {
  if (source === null) return "The page could not be checked";
  const doubt =
    verdict === "inconclusive" && isDead(source.observation) ? "; no second check confirmed it" : "";
  return describeDestination(url, source) + doubt;
}

function describeDestination(url: string, { observation, finalUrl }: ObservedVisit): string {
  if (!isNotFound(observation) || finalUrl === null || isSamePage(url, finalUrl))
    return describeObservation(observation);
  const target = truncate(finalUrl);
  return observation.kind === "gone"
    ? `It redirects to ${target}, which answers ${observation.status}`
    : `It redirects to ${target}. ${describeObservation(observation)}`;
}

function isSamePage(one: string, other: string): boolean {
  const [a, b] = [one, other].map((url) => (URL.canParse(url) ? new URL(url) : null));
  return a != null && b != null && a.origin + a.pathname + a.search === b.origin + b.pathname + b.search;
}
