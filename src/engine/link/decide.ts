import type { BrowserLook, LinkStep, LinkVerdict } from "../products/link.ts";
import { advisoriesOf } from "./advisories.ts";
import { isOwnRefusal, sightOfLook } from "./classify.ts";
import type { Attempt } from "./follow.ts";
import { goneIn } from "./gone.ts";
import type { Purpose } from "./options.ts";
import { crashIn } from "./placeholder.ts";
import type { Probe } from "./probe.ts";
import {
  type Sight,
  saysAlive,
  saysDead,
  saysNotThere,
  sentence,
  shortened,
  type Witness,
  type Words,
} from "./sight.ts";
import { MUCH } from "./substance.ts";

/** What was asked beyond the first look of each kind, and what for. */
export interface Further {
  /** HTTP asked once more, after Chrome had another opinion. */
  again?: Probe | null;
  /** Chrome's second look, after a first one that nothing else could confirm. */
  secondLook?: BrowserLook | null;
  /** Default: evaluation. */
  purpose?: Purpose;
}

interface Ruling {
  verdict: LinkVerdict["verdict"];
  /** Whose sight carries the verdict and explains it. */
  witness: Witness | null;
}

/** Is the destination alive? Pure: the same looks always give the same verdict. One bad answer never makes a page dead. */
export function decide(probe: Probe, look: BrowserLook | null, further: Further = {}): LinkVerdict {
  const purpose = further.purpose ?? "evaluation";
  const probes = further.again ? [probe, further.again] : [probe];
  const looks = [look, further.secondLook ?? null].filter((one) => one !== null);
  const http = probes.flatMap(({ attempts }) => attempts.map(httpWitness));
  const chrome = looks.map(browserWitness);
  const ruling = rule(http, chrome, purpose);
  const alive = ruling.verdict === "alive";
  const passed = ruling.witness?.redirects ?? [];
  return {
    verdict: ruling.verdict,
    finalUrl: ruling.witness?.finalUrl ?? null,
    httpStatus: ruling.witness?.httpStatus ?? null,
    reason: alive ? null : reasonOf(probe.url, ruling),
    redirects: passed.length === 0 ? [probe.url] : passed,
    trail: [...probe.trail, ...looks.map(browserStep), ...(further.again?.trail ?? [])],
    advisories: alive
      ? advisoriesOf(probe.url, travelled(ruling.witness, chrome), http.at(-1)?.sight, purpose)
      : [],
  };
}

function rule(http: Witness[], chrome: Witness[], purpose: Purpose): Ruling {
  const h = http.at(-1) ?? null;
  const c = chrome.at(-1) ?? null;
  if (c === null) return ruleOnHttp(http);
  // Chrome is what visitors use: what it got through to is there, whatever bots are told.
  if (saysAlive(c.sight)) return { verdict: "alive", witness: c };
  if (h?.sight.kind === "file") return { verdict: "alive", witness: h };
  if (saysDead(c.sight)) return confirmed(http, chrome) ? broken(c, h) : inconclusive(telling(c, h));
  const shown = "rendered" in c.sight && c.sight.rendered && purpose === "evaluation";
  if (shown && c.sight.kind === "timeout") return { verdict: "alive", witness: c };
  const onHttp = ruleOnHttp(http);
  if (onHttp.verdict === "link_broken") return contradicts(c.sight, h?.sight) ? inconclusive(c) : onHttp;
  if (onHttp.verdict === "alive" && purpose === "links" && h !== null && !isShell(h.sight)) return onHttp;
  if (shown) return { verdict: "alive", witness: c };
  return inconclusive(telling(c, h));
}

/** Where Chrome has not looked: dead only when two attempts in a row say so, and no browser could see it otherwise. */
function ruleOnHttp(http: Witness[]): Ruling {
  const last = http.at(-1) ?? null;
  const before = http.at(-2)?.sight;
  if (last === null) return { verdict: "inconclusive", witness: null };
  if (saysAlive(last.sight)) return { verdict: "alive", witness: last };
  const twice = saysDead(last.sight) && before !== undefined && saysDead(before);
  return twice && isSure(last.sight) ? { verdict: "link_broken", witness: last } : inconclusive(last);
}

/** A heading may be hidden, a title a work's name, a chain completed: only a browser can tell. */
function isSure(sight: Sight): boolean {
  if (sight.kind === "certificate") return sight.certain;
  if (sight.kind === "not_found_title") return sight.named !== true;
  return sight.kind !== "not_found_heading";
}

/** Chrome was asked because this shows nothing: once Chrome has looked, it testifies to nothing either. */
const isShell = (sight: Sight): boolean => sight.kind === "page" && sight.bare === "shell";

const inconclusive = (witness: Witness): Ruling => ({ verdict: "inconclusive", witness });

/** Chrome cannot say why it did not get through (a proxy stands before it, and its resolver knows one error): Node can. */
function telling(c: Witness, h: Witness | null): Witness {
  const vague = c.sight.kind === "unreachable" || c.sight.kind === "no_such_domain";
  return vague && h !== null && !saysAlive(h.sight) ? h : c;
}

/** Chrome decides, and Node explains where it knows more: a certificate's dates and names, a domain. */
function broken(c: Witness, h: Witness | null): Ruling {
  const explained = h !== null && h.sight.kind === c.sight.kind && !saysNotThere(c.sight);
  return { verdict: "link_broken", witness: explained ? h : c };
}

/** Chrome's last look says dead: does another look agree? */
function confirmed(http: Witness[], chrome: Witness[]): boolean {
  const h = http.at(-1)?.sight;
  const c = chrome.at(-1)?.sight;
  const before = chrome.at(-2)?.sight;
  if (c === undefined) return false;
  if (h !== undefined && agrees(h, c)) return true;
  if (c.kind === "certificate" && c.certain) return true;
  // Chrome has one error for a name that does not exist and a name server that fails: that needs Node's word.
  if (c.kind === "no_such_domain" || before === undefined || !agrees(before, c)) return false;
  // Chrome alone, twice: enough where HTTP saw nothing, and for titles that only a browser gets to see.
  const scripted = c.kind === "not_found_title" || c.kind === "not_found_heading";
  return scripted || h === undefined || !saysAlive(h);
}

function agrees(one: Sight, other: Sight): boolean {
  return saysNotThere(one) ? saysNotThere(other) : one.kind === other.kind;
}

/**
 * HTTP saw twice that it is dead and Chrome saw no page: does what Chrome saw speak against it? A failed
 * connection or load says nothing; an answer of another kind does, and a name that does not exist has no answers.
 */
function contradicts(c: Sight, h: Sight | undefined): boolean {
  if (h?.kind === "no_such_domain") return false;
  return (
    !["unreachable", "dns_trouble", "no_network"].includes(c.kind) && !(c.kind === "timeout" && !c.rendered)
  );
}

/** A page that rewrites its own query or fragment (history.replaceState) has led nobody anywhere. */
function travelled(witness: Witness | null, chrome: readonly Witness[]): Witness | null {
  if (witness === null || !chrome.includes(witness) || witness.redirects.length > 1) return witness;
  const { finalUrl, redirects } = witness;
  const [start] = redirects;
  const rewritten = start !== undefined && finalUrl !== null && placeOf(start) === placeOf(finalUrl);
  return rewritten ? { ...witness, finalUrl: start } : witness;
}

const placeOf = (url: string): string | null => {
  const parsed = URL.parse(url);
  return parsed === null ? null : parsed.origin + parsed.pathname;
};

/** What to ask before a verdict, where Chrome alone says dead; null where enough is known. */
export function openQuestion(
  probe: Probe,
  look: BrowserLook,
): { ask: "http"; url: string } | { ask: "browser" } | null {
  const c = sightOfLook(look);
  const h = probe.attempts.at(-1)?.sight;
  // The second look waits longer for what the page was fetching, and a server may have caught itself by then.
  if (c.kind === "doubtful" && (c.why === "loading" || c.why === "failing")) return { ask: "browser" };
  if (!saysDead(c) || confirmed(probe.attempts.map(httpWitness), [browserWitness(look)])) return null;
  const httpIsFine = h !== undefined && saysAlive(h);
  // Scripts may have led Chrome elsewhere: HTTP is asked where Chrome ended.
  if (c.kind === "gone" && httpIsFine) return { ask: "http", url: look.finalUrl ?? probe.url };
  if (c.kind === "no_such_domain" || (c.kind === "certificate" && httpIsFine)) return null;
  return { ask: "browser" };
}

function httpWitness(attempt: Attempt): Witness {
  const redirected = attempt.redirects[0] !== attempt.finalUrl;
  const reached = attempt.httpStatus !== null || redirected;
  return { ...attempt, finalUrl: reached ? attempt.finalUrl : null };
}

function browserWitness(look: BrowserLook): Witness {
  const { finalUrl, redirects } = look;
  const httpStatus = statusOf(look);
  return { sight: sightOfLook(look), finalUrl, httpStatus, redirects, words: wordsOf(look) };
}

function wordsOf(look: BrowserLook): Words {
  const { title, heading, text, own } = look;
  const lines = text.length < MUCH ? text.split("\n") : null;
  return { title, heading, lines, gone: goneIn(look), crash: crashIn([heading, ...own.whole.lines]) };
}

/** What our own proxy answers in a site's place is no status of the site's. */
const statusOf = (look: BrowserLook): number | null => (isOwnRefusal(look) ? null : look.httpStatus);

function browserStep(look: BrowserLook): LinkStep {
  const sight = sightOfLook(look);
  const title = look.title === "" ? "" : `, titled "${shortened(look.title)}"`;
  const httpStatus = statusOf(look);
  const met = httpStatus === null ? sentence(sight) : `Chrome was answered ${httpStatus}${title}`;
  const note =
    httpStatus === null || saysAlive(sight) || sight.kind === "gone" ? met : `${met}. ${sentence(sight)}`;
  const { errorCode, ms, finalUrl, redirects } = look;
  return {
    how: "browser",
    url: finalUrl ?? redirects[0] ?? "",
    redirects: redirects.length === 1 && redirects[0] === finalUrl ? [] : redirects,
    httpStatus,
    errorCode,
    title: look.title === "" ? null : look.title,
    tls: sight.kind === "certificate" ? sight.explanation : null,
    note,
    ms,
  };
}

function reasonOf(url: string, { verdict, witness }: Ruling): string {
  if (witness === null) return "Nothing could be seen of the page";
  const doubt = verdict === "inconclusive" && saysDead(witness.sight) ? "; no second look confirmed it" : "";
  return reached(url, witness) + doubt;
}

function reached(url: string, { sight, finalUrl }: Witness): string {
  if (!saysNotThere(sight) || finalUrl === null || samePage(url, finalUrl)) return sentence(sight);
  const target = shortened(finalUrl);
  return sight.kind === "gone"
    ? `It redirects to ${target}, which answers ${sight.status}`
    : `It redirects to ${target}. ${sentence(sight)}`;
}

function samePage(one: string, other: string): boolean {
  const [a, b] = [one, other].map((url) => (URL.canParse(url) ? new URL(url) : null));
  return a != null && b != null && a.origin + a.pathname + a.search === b.origin + b.pathname + b.search;
}
