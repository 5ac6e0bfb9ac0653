import type { LinkStep } from "../products/link.ts";
import { type Answer, ask, isRedirect } from "./ask.ts";
import { sightOfAnswer } from "./classify.ts";
import { CookieJar } from "./cookies.ts";
import { sightOfFailure } from "./failure.ts";
import type { Ending } from "./gate.ts";
import { linesOfMain } from "./main-part.ts";
import type { Settings } from "./options.ts";
import { crashIn, mayStandIn } from "./placeholder.ts";
import { shownIn } from "./shown.ts";
import { type Sight, sentence, shortened, type Words } from "./sight.ts";
import { MUCH } from "./substance.ts";
import { wallOf } from "./walls.ts";

/** One attempt at a destination, through all its redirects. Plain values. */
export interface Attempt {
  sight: Sight;
  /** Where it ended, answered or not. */
  finalUrl: string;
  /** The same, host and port alone. */
  host: string;
  /** The last answer's; null where none came. */
  httpStatus: number | null;
  /** Addresses passed through, the submitted one first, without `finalUrl` unless it is the only one. */
  redirects: string[];
  /** What the document says of itself; empty where none was read. */
  words: Words;
  /** Milliseconds the server asked to be left alone for; null where it did not. */
  retryAfterMs: number | null;
}

/** What a probe has seen so far. */
interface Seen {
  attempts: readonly Attempt[];
  trail: LinkStep[];
}

/** Ad click chains are long, loops are endless: beyond this a chain is given up. */
export const MOST_REDIRECTS = 10;

/** A chain whose answers took so many time-outs together is given up, too: each of them may take nearly one. */
const LONGEST_CHAIN = 4;

/**
 * Goes to a destination as a visitor would and follows its redirects by hand, each hop a step of the trail.
 *
 * @param entered What the gate said of the first hop, where it was asked before.
 * @throws the guard's refusal, and the caller's abort.
 */
export async function follow(
  start: URL,
  options: Settings,
  seen: Seen,
  entered: number | null,
): Promise<Attempt> {
  const jar = new CookieJar();
  const visited = new Set<string>();
  const passed: string[] = [];
  const again = seen.attempts.length > 0;
  const own = options.headersFor?.(start.href) ?? {};
  let url = start;
  let stayed = true;
  let spentMs = 0;
  for (;;) {
    stayed &&= url.origin === start.origin;
    const turn = passed.length === 0 ? entered : null;
    const hop = await visit({ url, jar, passed, again, turn, own: stayed ? own : {} }, options, seen.trail);
    const ended = (sight: Sight): Attempt => attemptOf(sight, url, passed, hop.answer);
    const { answer } = hop;
    if (answer === null || !isRedirect(answer.status, answer.headers)) return ended(hop.sight);
    const next = target(answer.headers["location"] ?? "", url);
    if (next === null) return ended({ kind: "odd_redirect", target: answer.headers["location"] ?? "" });
    if (passed.length === 0) visited.add(`${start.href}\n`);
    passed.push(url.href);
    if (passed.length > MOST_REDIRECTS) return ended({ kind: "too_many_redirects", limit: MOST_REDIRECTS });
    spentMs += seen.trail.at(-1)?.ms ?? 0;
    if (spentMs > LONGEST_CHAIN * options.timeoutMs) return ended({ kind: "timeout", rendered: false });
    // The same address with other cookies is another visit: some sites set one and send the visitor back.
    const approach = `${next.href}\n${jar.header(next)}`;
    if (visited.has(approach)) return ended({ kind: "redirect_loop" });
    visited.add(approach);
    url = next;
  }
}

function attemptOf(sight: Sight, url: URL, passed: string[], answer: Answer | null): Attempt {
  return {
    sight,
    finalUrl: url.href,
    host: url.host,
    httpStatus: answer?.status ?? null,
    redirects: passed.length === 0 ? [url.href] : passed,
    words: answer === null ? WORDLESS : wordsOf(answer),
    retryAfterMs: retryAfter(answer),
  };
}

const WORDLESS: Words = { title: "", heading: "", lines: null };

function wordsOf({ title, heading, markup, body }: Answer): Words {
  const whole = body === "ended" && mayStandIn(title, heading) ? shownIn(markup, MUCH) : null;
  const lines = whole !== null && whole.length < MUCH ? whole.lines : null;
  return { title, heading, lines, crash: crashIn(linesOfMain(markup)) };
}

type Hop = { answer: Answer; sight: Sight } | { answer: null; sight: Sight };

interface Address {
  url: URL;
  jar: CookieJar;
  passed: readonly string[];
  /** What this address alone is sent. */
  own: Readonly<Record<string, string>>;
  /** Asked before, in an earlier attempt. */
  again: boolean;
  /** What the gate said; null where it is still to be asked. */
  turn: number | null;
}

/** One address at its host's turn. */
async function visit(address: Address, options: Settings, trail: LinkStep[]): Promise<Hop> {
  const { host, hostname } = address.url;
  const { gate, network } = options;
  const heldMs =
    address.turn ?? (gate === undefined ? 0 : await gate.enter(host, address.again, options.signal));
  if (heldMs === Number.POSITIVE_INFINITY) {
    return unasked(address, { kind: "timeout", rendered: false, unasked: true }, trail);
  }
  if (heldMs > 0) return unasked(address, { kind: "held", ms: heldMs }, trail);
  let hop: Hop | null = null;
  try {
    if (await network.isDown(hostname)) return unasked(address, { kind: "no_network" }, trail);
    hop = await look(address, options, trail);
    return hop;
  } finally {
    const answer = hop?.answer ?? null;
    network.heard(hostname, answer !== null);
    gate?.leave(host, endingOf(hop), retryAfter(answer));
  }
}

function endingOf(hop: Hop | null): Ending {
  const answer = hop?.answer ?? null;
  if (answer === null) return hop?.sight.kind === "timeout" ? "silence" : "failure";
  const { status, headers } = answer;
  const asked = status === 429 || (status === 503 && headers["retry-after"] !== undefined);
  return asked && wallOf({ ...answer, markup: "" }) === null ? "too_many" : "answered";
}

/** What is known without asking. */
function unasked({ url, passed }: Address, sight: Sight, trail: LinkStep[]): Hop {
  trail.push(stepOf(url, passed, null, sight, sentence(sight), 0));
  return { answer: null, sight };
}

async function look({ url, jar, passed, own }: Address, options: Settings, trail: LinkStep[]): Promise<Hop> {
  const started = performance.now();
  const spent = () => Math.round(performance.now() - started);
  try {
    const answer = await ask(url, jar.header(url), options, own);
    if (answer.setCookies.length > 0) jar.take(answer.setCookies, url);
    const sight = sightOfAnswer(answer);
    trail.push(stepOf(url, passed, answer, sight, noteOf(answer, sight), spent()));
    return { answer, sight };
  } catch (error) {
    throwOn(error, options);
    const { sight, steps } = await sightOfFailure(error, url, options);
    trail.push(stepOf(url, passed, null, sight, sentence(sight), spent()), ...steps);
    return { answer: null, sight };
  }
}

function stepOf(
  url: URL,
  passed: readonly string[],
  answer: Answer | null,
  sight: Sight,
  note: string,
  ms: number,
): LinkStep {
  return {
    how: "http",
    url: url.href,
    redirects: [...passed],
    httpStatus: answer?.status ?? null,
    errorCode: codeOf(sight),
    title: answer === null || answer.title === "" ? null : shortened(answer.title, 300),
    tls: sight.kind === "certificate" ? sight.explanation : null,
    note,
    ms,
  };
}

/** Some failures are nobody's verdict: the guard's refusal and being told to stop. */
function throwOn(error: unknown, options: Settings): void {
  const unsafe = options.unsafe(error);
  if (unsafe !== null) throw unsafe;
  options.signal.throwIfAborted();
  options.enough?.throwIfAborted();
}

function codeOf(sight: Sight): string | null {
  if (sight.kind === "no_such_domain") return "ENOTFOUND";
  if (sight.kind === "timeout") return sight.unasked ? null : "ETIMEDOUT";
  return "code" in sight ? sight.code : null;
}

function noteOf(answer: Answer, sight: Sight): string {
  if (isRedirect(answer.status, answer.headers)) {
    return `Answers ${answer.status} and redirects to ${shortened(answer.headers["location"] ?? "", 300)}`;
  }
  const title = answer.title === "" ? "" : `, titled "${shortened(answer.title)}"`;
  const verdict = sight.kind === "page" || sight.kind === "gone" ? "" : `. ${sentence(sight)}`;
  return `Answers ${answer.status}${title}${verdict}`;
}

/** Where a Location leads: only http and https, the fragment carried over (RFC 9110 §10.2.2), credentials never. */
function target(location: string, from: URL): URL | null {
  const text = utf8(location.trim());
  if (text === "" || !URL.canParse(text, from)) return null;
  const next = new URL(text, from);
  if (next.protocol !== "http:" && next.protocol !== "https:") return null;
  if (next.hash === "") next.hash = from.hash;
  return withoutCredentials(next);
}

/** Never sent, never shown. */
export function withoutCredentials(url: URL): URL {
  // Setting either parses the whole address anew.
  if (url.username !== "") url.username = "";
  if (url.password !== "") url.password = "";
  return url;
}

/** undici reads header bytes as Latin-1; servers that do not escape their Location write UTF-8. */
function utf8(text: string): string {
  const decoded = Buffer.from(text, "latin1").toString("utf8");
  return decoded.includes("\ufffd") ? text : decoded;
}

/** RFC 9110 §10.2.3: seconds, or a date. One that asks for no time at all (0, a clock that is slow) says nothing. */
function retryAfter(answer: Answer | null): number | null {
  const text = answer?.headers["retry-after"]?.trim() ?? "";
  if (text === "") return null;
  const asked = /^[\d.]+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return asked > 0 ? asked : null;
}
