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

/** What was asked beyond the first look of each kind, and what for. */
export interface FollowUp {
  /** HTTP asked once more, after Chrome had another opinion. */
  httpRetry?: ProbeResult | null;
  /** Chrome's second look, after a first one that nothing else could confirm. */
  secondPageLoad?: BrowserObservation | null;
  /** Default: evaluation. */
  purpose?: CheckPurpose;
}

interface Decision {
  verdict: LinkVerdict["verdict"];
  /** Whose sight carries the verdict and explains it. */
  source: ObservedVisit | null;
}

/** Is the destination alive? Pure: the same looks always give the same verdict. One bad answer never makes a page dead. */
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
  // Chrome is what visitors use: what it got through to is there, whatever bots are told.
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

/** Where Chrome has not looked: dead only when two attempts in a row say so, and no browser could see it otherwise. */
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

/** A heading may be hidden, a title a work's name, a chain completed: only a browser can tell. */
function isConclusive(sight: Observation): boolean {
  if (sight.kind === "certificate") return sight.certain;
  if (sight.kind === "not_found_title") return sight.ambiguous !== true;
  return sight.kind !== "not_found_heading";
}

/** Chrome was asked because this shows nothing: once Chrome has looked, it testifies to nothing either. */
const isEmptyShell = (sight: Observation): boolean =>
  sight.kind === "page" && sight.contentAmount === "shell";

const inconclusive = (source: ObservedVisit): Decision => ({ verdict: "inconclusive", source });

/** Chrome cannot say why it did not get through (a proxy stands before it, and its resolver knows one error): Node can. */
function pickExplanation(c: ObservedVisit, h: ObservedVisit | null): ObservedVisit {
  const vague = c.observation.kind === "unreachable" || c.observation.kind === "no_such_domain";
  return vague && h !== null && !isAlive(h.observation) ? h : c;
}

/** Chrome decides, and Node explains where it knows more: a certificate's dates and names, a domain. */
function toLinkBroken(c: ObservedVisit, h: ObservedVisit | null): Decision {
  const explained = h !== null && h.observation.kind === c.observation.kind && !isNotFound(c.observation);
  return { verdict: "link_broken", source: explained ? h : c };
}

/** Chrome's last look says dead: does another look agree? */
function isConfirmed(http: ObservedVisit[], chrome: ObservedVisit[]): boolean {
  const h = http.at(-1)?.observation;
  const c = chrome.at(-1)?.observation;
  const before = chrome.at(-2)?.observation;
  if (c === undefined) return false;
  if (h !== undefined && observationsAgree(h, c)) return true;
  if (c.kind === "certificate" && c.certain) return true;
  // Chrome has one error for a name that does not exist and a name server that fails: that needs Node's word.
  if (c.kind === "no_such_domain" || before === undefined || !observationsAgree(before, c)) return false;
  // Chrome alone, twice: enough where HTTP saw nothing, and for titles that only a browser gets to see.
  const scripted = c.kind === "not_found_title" || c.kind === "not_found_heading";
  return scripted || h === undefined || !isAlive(h);
}

function observationsAgree(one: Observation, other: Observation): boolean {
  return isNotFound(one) ? isNotFound(other) : one.kind === other.kind;
}

/**
 * HTTP saw twice that it is dead and Chrome saw no page: does what Chrome saw speak against it? A failed
 * connection or load says nothing; an answer of another kind does, and a name that does not exist has no answers.
 */
function contradictsHttp(c: Observation, h: Observation | undefined): boolean {
  if (h?.kind === "no_such_domain") return false;
  return (
    !["unreachable", "dns_trouble", "no_network"].includes(c.kind) && !(c.kind === "timeout" && !c.rendered)
  );
}

/** A page that rewrites its own query or fragment (history.replaceState) has led nobody anywhere. */
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

/** What to ask before a verdict, where Chrome alone says dead; null where enough is known. */
export function planFollowUp(
  probe: ProbeResult,
  look: BrowserObservation,
): { ask: "http"; url: string } | { ask: "browser" } | null {
  const c = classifyPageLoad(look);
  const h = probe.attempts.at(-1)?.observation;
  // The second look waits longer for what the page was fetching, and a server may have caught itself by then.
  if (c.kind === "doubtful" && (c.reason === "loading" || c.reason === "failing")) return { ask: "browser" };
  if (!isDead(c) || isConfirmed(probe.attempts.map(fromHttpAttempt), [fromPageLoad(look)])) return null;
  const httpIsFine = h !== undefined && isAlive(h);
  // Scripts may have led Chrome elsewhere: HTTP is asked where Chrome ended.
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

/** What our own proxy answers in a site's place is no status of the site's. */
const getSiteStatus = (look: BrowserObservation): number | null =>
  isProxyError(look) ? null : look.httpStatus;

function toBrowserStep(look: BrowserObservation): LinkStep {
  const sight = classifyPageLoad(look);
  const title = look.title === "" ? "" : `, titled "${truncate(look.title)}"`;
  const httpStatus = getSiteStatus(look);
  const met = httpStatus === null ? describeObservation(sight) : `Chrome was answered ${httpStatus}${title}`;
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
  if (source === null) return "Nothing could be seen of the page";
  const doubt =
    verdict === "inconclusive" && isDead(source.observation) ? "; no second look confirmed it" : "";
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
