import { truncate } from "../../ground/text.ts";
import type { LinkStep, LinkVerdict } from "../artifacts/link-verdict.ts";
import type { PageObservation } from "../artifacts/page-observation.ts";
import { classifyPageObservation, isProxyError } from "./classify-response.ts";
import { findAdvisories } from "./find-link-advisories.ts";
import type { HttpAttempt } from "./follow-redirects.ts";
import {
  type DocumentSummary,
  describeOutcome,
  isAlive,
  isDead,
  isNotFound,
  type LinkOutcome,
  type VisitedLink,
} from "./link-outcome.ts";
import { MAX_VISIBLE_TEXT_CHARS } from "./measure-content.ts";
import type { CheckPurpose } from "./options.ts";
import { findDeveloperError } from "./placeholder-page.ts";
import type { ProbeResult } from "./request-with-retries.ts";
import { findUnavailableNotice } from "./unavailable-notice.ts";

/** The checks after the first probe and the first page load. */
export interface FollowUp {
  /** A second probe, after Chrome contradicted the first one. */
  httpRetry?: ProbeResult | null;
  /** A second page load, after nothing else could confirm the first one. */
  secondPageObservation?: PageObservation | null;
  /** Default: evaluation. */
  purpose?: CheckPurpose;
  /** The language of the ad's visitors is known, and was asked for. Default: true. */
  isLocaleKnown?: boolean;
}

interface Decision {
  verdict: LinkVerdict["verdict"];
  /** The visit that the verdict is based on and explained with. */
  source: VisitedLink | null;
  /** Only a translation is missing, which the site has chosen for us. */
  isTranslation?: true;
}

/**
 * Decides whether a destination is alive. Pure. A single bad result never makes a page dead, except a certificate that
 * every client rejects.
 */
export function decide(probe: ProbeResult, page: PageObservation | null, followUp: FollowUp = {}): LinkVerdict {
  const purpose = followUp.purpose ?? "evaluation";
  const probes = followUp.httpRetry ? [probe, followUp.httpRetry] : [probe];
  const pages = [page, followUp.secondPageObservation ?? null].filter((one) => one !== null);
  const http = probes.flatMap(({ attempts }) => attempts.map(fromHttpAttempt));
  const chrome = pages.map(fromPageObservation);
  const decision = doubtLanguage(probe.url, decideOnBoth(http, chrome, purpose), followUp.isLocaleKnown ?? true);
  const alive = decision.verdict === "alive";
  const passed = decision.source?.redirects ?? [];
  return {
    verdict: decision.verdict,
    httpStatus: decision.source?.httpStatus ?? null,
    finalUrl: decision.source?.finalUrl ?? null,
    reason: alive ? null : explainVerdict(probe.url, decision),
    ...(decision.source?.outcome.kind === "no_network" && { isOffline: true as const }),
    redirects: passed.length === 0 ? [probe.url] : passed,
    trail: [...probe.trail, ...pages.map(toBrowserStep), ...(followUp.httpRetry?.trail ?? [])],
    advisories: alive
      ? findAdvisories(probe.url, undoHistoryRewrite(decision.source, chrome), http.at(-1)?.outcome, purpose)
      : [],
  };
}

/** A missing translation says nothing about the page in the ad's own language. */
function doubtLanguage(url: string, decision: Decision, isLocaleKnown: boolean): Decision {
  const { verdict, source } = decision;
  if (isLocaleKnown || verdict !== "link_broken" || source === null || !isNotFound(source.outcome)) return decision;
  return source.finalUrl !== null && insertsLanguage(url, source.finalUrl)
    ? { verdict: "inconclusive", source, isTranslation: true }
    : decision;
}

const LANGUAGE_SEGMENT = /^\/([a-z]{2})(?:[-_][a-z]{2})?(?=\/|$)/iu;

/** Whether a redirect put a language before the same path: `/sale` → `/en/sale`. */
function insertsLanguage(from: string, to: string): boolean {
  const [start, end] = [URL.parse(from), URL.parse(to)];
  if (start === null || end === null) return false;
  const inserted = LANGUAGE_SEGMENT.exec(end.pathname)?.[0];
  if (inserted === undefined || LANGUAGE_SEGMENT.test(start.pathname)) return false;
  const trim = (path: string) => path.replace(/\/$/u, "");
  return trim(end.pathname.slice(inserted.length)) === trim(start.pathname);
}

function decideOnBoth(http: VisitedLink[], chrome: VisitedLink[], purpose: CheckPurpose): Decision {
  const lastHttp = http.at(-1) ?? null;
  const lastChrome = chrome.at(-1) ?? null;
  if (lastChrome === null) return decideOnHttp(http);
  // Visitors use browsers: a page that Chrome gets is there, whatever other clients get.
  // Chrome reports a download when it begins, before there is any content.
  if (lastChrome.outcome.kind === "file" && lastHttp?.outcome.kind === "empty") return inconclusive(lastHttp);
  if (isAlive(lastChrome.outcome)) return { verdict: "alive", source: lastChrome };
  if (lastHttp?.outcome.kind === "file") return { verdict: "alive", source: lastHttp };
  if (isDead(lastChrome.outcome))
    return isConfirmed(http, chrome)
      ? toLinkBroken(lastChrome, lastHttp)
      : inconclusive(pickExplanation(lastChrome, lastHttp));
  const shown = "rendered" in lastChrome.outcome && lastChrome.outcome.rendered && purpose === "evaluation";
  if (shown && lastChrome.outcome.kind === "timeout") return { verdict: "alive", source: lastChrome };
  const onHttp = decideOnHttp(http);
  if (onHttp.verdict === "link_broken")
    return contradictsHttp(lastChrome.outcome, lastHttp?.outcome) ? inconclusive(lastChrome) : onHttp;
  if (onHttp.verdict === "alive" && purpose === "links" && lastHttp !== null && !isEmptyShell(lastHttp.outcome))
    return onHttp;
  if (shown) return { verdict: "alive", source: lastChrome };
  return inconclusive(pickExplanation(lastChrome, lastHttp));
}

/** Without Chrome: dead only if two consecutive attempts say so and no browser could see a page. */
function decideOnHttp(http: VisitedLink[]): Decision {
  const last = http.at(-1) ?? null;
  const before = http.at(-2)?.outcome;
  if (last === null) return { verdict: "inconclusive", source: null };
  if (isAlive(last.outcome)) return { verdict: "alive", source: last };
  const twice = isDead(last.outcome) && before !== undefined && isDead(before);
  return twice && isConclusive(last.outcome) ? { verdict: "link_broken", source: last } : inconclusive(last);
}

/**
 * Only a browser can tell whether a heading is hidden, a title is a product's name, or a chain can be completed, and
 * whether browsers have an encryption in common with the server.
 */
function isConclusive(outcome: LinkOutcome): boolean {
  if (outcome.kind === "certificate") return outcome.certain;
  if (outcome.kind === "not_found_title") return outcome.ambiguous !== true;
  return outcome.kind !== "not_found_heading" && outcome.kind !== "tls_refused";
}

/** A shell is the reason why Chrome loads the page, so it is no evidence afterwards. */
const isEmptyShell = (outcome: LinkOutcome): boolean => outcome.kind === "page" && outcome.contentAmount === "shell";

const inconclusive = (source: VisitedLink): Decision => ({ verdict: "inconclusive", source });

/** Chrome connects through a proxy and has one error for all DNS failures, so Node's explanation is more precise. */
function pickExplanation(lastChrome: VisitedLink, lastHttp: VisitedLink | null): VisitedLink {
  const vague = lastChrome.outcome.kind === "unreachable" || lastChrome.outcome.kind === "no_such_domain";
  return vague && lastHttp !== null && !isAlive(lastHttp.outcome) ? lastHttp : lastChrome;
}

/** Chrome decides; Node explains where it knows more: a certificate's dates and names, a domain. */
function toLinkBroken(lastChrome: VisitedLink, lastHttp: VisitedLink | null): Decision {
  const sameKind = lastHttp?.outcome.kind === lastChrome.outcome.kind;
  return { verdict: "link_broken", source: sameKind && !isNotFound(lastChrome.outcome) ? lastHttp : lastChrome };
}

/** Whether another outcome confirms Chrome's last one, which says dead. */
function isConfirmed(http: VisitedLink[], chrome: VisitedLink[]): boolean {
  const lastHttp = http.at(-1)?.outcome;
  const lastChrome = chrome.at(-1)?.outcome;
  const before = chrome.at(-2)?.outcome;
  if (lastChrome === undefined) return false;
  if (lastHttp !== undefined && outcomesAgree(lastHttp, lastChrome)) return true;
  if (lastChrome.kind === "certificate" && lastChrome.certain) return true;
  // Chrome has the same error for a missing domain and a failing name server, so Node has to confirm it.
  if (lastChrome.kind === "no_such_domain" || before === undefined || !outcomesAgree(before, lastChrome)) return false;
  // Two page loads are enough where HTTP saw no page, or where only a browser sees the title or heading.
  const scripted = lastChrome.kind === "not_found_title" || lastChrome.kind === "not_found_heading";
  return scripted || lastHttp === undefined || !isAlive(lastHttp);
}

const outcomesAgree = (one: LinkOutcome, other: LinkOutcome): boolean =>
  isNotFound(one) ? isNotFound(other) : one.kind === other.kind;

/**
 * HTTP twice saw a dead page and Chrome saw none: whether Chrome's outcome contradicts that. A failed connection
 * does not; another kind of response does, unless the domain does not exist.
 */
function contradictsHttp(lastChrome: LinkOutcome, lastHttp: LinkOutcome | undefined): boolean {
  if (lastHttp?.kind === "no_such_domain") return false;
  return (
    !["unreachable", "dns_trouble", "no_network"].includes(lastChrome.kind) &&
    !(lastChrome.kind === "timeout" && !lastChrome.rendered)
  );
}

/** A page that rewrites its own query or fragment (history.replaceState) has not redirected. */
function undoHistoryRewrite(visit: VisitedLink | null, chrome: readonly VisitedLink[]): VisitedLink | null {
  if (visit === null || !chrome.includes(visit) || visit.redirects.length > 1) return visit;
  const { finalUrl, redirects } = visit;
  const [start] = redirects;
  const rewritten = start !== undefined && finalUrl !== null && getOriginAndPath(start) === getOriginAndPath(finalUrl);
  return rewritten ? { ...visit, finalUrl: start } : visit;
}

const getOriginAndPath = (url: string): string | undefined => {
  const parsed = URL.parse(url);
  return parsed?.origin.concat(parsed.pathname);
};

/** The next check where only Chrome says dead; null where there is enough evidence. */
export function planFollowUp(
  probe: ProbeResult,
  page: PageObservation,
): { ask: "http"; url: string } | { ask: "browser" } | null {
  const lastChrome = classifyPageObservation(page);
  const lastHttp = probe.attempts.at(-1)?.outcome;
  // The second page load waits longer for content, and a failing server may have recovered by then.
  if (lastChrome.kind === "doubtful" && (lastChrome.reason === "loading" || lastChrome.reason === "failing"))
    return { ask: "browser" };
  // HTTP asks again after a server error of its own.
  if (lastChrome.kind === "server_error" && lastHttp?.kind !== "server_error") return { ask: "browser" };
  if (!isDead(lastChrome) || isConfirmed(probe.attempts.map(fromHttpAttempt), [fromPageObservation(page)])) return null;
  const httpIsFine = lastHttp !== undefined && isAlive(lastHttp);
  // Scripts may have redirected Chrome, so HTTP checks Chrome's final URL.
  if (lastChrome.kind === "not_found_status" && httpIsFine) return { ask: "http", url: page.finalUrl ?? probe.url };
  if (lastChrome.kind === "no_such_domain" || (lastChrome.kind === "certificate" && httpIsFine)) return null;
  return { ask: "browser" };
}

function fromHttpAttempt(attempt: HttpAttempt): VisitedLink {
  const redirected = attempt.redirects[0] !== attempt.finalUrl;
  const reached = attempt.httpStatus !== null || redirected;
  return { ...attempt, finalUrl: reached ? attempt.finalUrl : null };
}

function fromPageObservation(page: PageObservation): VisitedLink {
  const { finalUrl, redirects } = page;
  const outcome = classifyPageObservation(page);
  return { outcome, finalUrl, httpStatus: getSiteStatus(page), redirects, summary: summarisePageObservation(page) };
}

function summarisePageObservation(page: PageObservation): DocumentSummary {
  const { title, heading, text, mainContent } = page;
  const lines = text.length < MAX_VISIBLE_TEXT_CHARS ? text.split("\n") : null;
  const developerError = findDeveloperError([heading, ...mainContent.full.lines]);
  return { title, heading, lines, unavailableNotice: findUnavailableNotice(page), developerError };
}

/** A response of the guard's proxy has no status of the site. */
const getSiteStatus = (page: PageObservation): number | null => (isProxyError(page) ? null : page.httpStatus);

function toBrowserStep(page: PageObservation): LinkStep {
  const outcome = classifyPageObservation(page);
  const title = page.title === "" ? "" : `, titled "${truncate(page.title)}"`;
  const httpStatus = getSiteStatus(page);
  const isClear = isAlive(outcome) || outcome.kind === "not_found_status";
  const response = httpStatus === null ? [] : [`Chrome got ${httpStatus}${title}`];
  const note = [...response, ...(isClear && httpStatus !== null ? [] : [describeOutcome(outcome)])].join(". ");
  const { errorCode, durationMs, finalUrl, redirects } = page;
  return {
    how: "browser",
    url: finalUrl ?? redirects[0] ?? "",
    redirects: redirects.length === 1 && redirects[0] === finalUrl ? [] : redirects,
    httpStatus,
    errorCode,
    title: page.title === "" ? null : page.title,
    tls: outcome.kind === "certificate" ? outcome.explanation : null,
    note,
    ms: durationMs,
  };
}

function explainVerdict(url: string, { verdict, source, isTranslation }: Decision): string {
  if (source === null) return "The page could not be checked";
  if (isTranslation)
    return `${describeDestination(url, source)}. The site chose this language: set the ad's locale to check its own page`;
  const doubt = verdict === "inconclusive" && isDead(source.outcome) ? "; no second check confirmed it" : "";
  return describeDestination(url, source) + doubt;
}

function describeDestination(url: string, { outcome, finalUrl }: VisitedLink): string {
  if (!isNotFound(outcome) || finalUrl === null || isSamePage(url, finalUrl)) return describeOutcome(outcome);
  const target = truncate(finalUrl);
  return outcome.kind === "not_found_status"
    ? `It redirects to ${target}, which answers ${outcome.status}`
    : `It redirects to ${target}. ${describeOutcome(outcome)}`;
}

/** Whether two URLs differ in nothing but the fragment. */
const isSamePage = (one: string, other: string): boolean =>
  getOriginAndPath(one) === getOriginAndPath(other) && URL.parse(one)?.search === URL.parse(other)?.search;
