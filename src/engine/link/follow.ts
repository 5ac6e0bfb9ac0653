import type { LinkStep } from "../products/link.ts";
import { type Answer, ask, isRedirect } from "./ask.ts";
import { sightOfAnswer } from "./classify.ts";
import { CookieJar } from "./cookies.ts";
import { sightOfFailure } from "./failure.ts";
import type { Settings } from "./options.ts";
import { type Sight, sentence, shortened } from "./sight.ts";

/** One attempt at a destination, through all its redirects. Plain values. */
export interface Attempt {
  sight: Sight;
  /** Where it ended, answered or not. */
  finalUrl: string;
  /** The last answer's; null where none came. */
  httpStatus: number | null;
  /** Addresses passed through, the submitted one first, without `finalUrl` unless it is the only one. */
  redirects: string[];
  /** Milliseconds the server asked to be left alone for; null where it did not. */
  retryAfterMs: number | null;
}

/** Ad click chains are long, loops are endless: beyond this a chain is given up. */
export const MOST_REDIRECTS = 10;

/**
 * Goes to a destination as a visitor would and follows its redirects by hand, each hop a step of the trail.
 *
 * @throws the guard's refusal, and the caller's abort.
 */
export async function follow(start: URL, options: Settings, trail: LinkStep[]): Promise<Attempt> {
  const jar = new CookieJar();
  const visited = new Set([`${start.href}\n`]);
  const passed: string[] = [];
  let url = start;
  for (;;) {
    const hop = await visit(url, jar, options, trail);
    const ended = (sight: Sight): Attempt => ({
      sight,
      finalUrl: url.href,
      httpStatus: hop.answer?.status ?? null,
      redirects: passed.length === 0 ? [start.href] : passed,
      retryAfterMs: retryAfter(hop.answer),
    });
    if (hop.answer === null) return ended(hop.sight);
    if (!isRedirect(hop.answer.status, hop.answer.headers)) return ended(hop.sight);
    const next = target(hop.answer.headers["location"] ?? "", url);
    if (next === null) return ended({ kind: "odd_redirect", target: hop.answer.headers["location"] ?? "" });
    passed.push(url.href);
    if (passed.length > MOST_REDIRECTS) return ended({ kind: "too_many_redirects", limit: MOST_REDIRECTS });
    // The same address with other cookies is another visit: some sites set one and send the visitor back.
    const approach = `${next.href}\n${jar.header(next)}`;
    if (visited.has(approach)) return ended({ kind: "redirect_loop" });
    visited.add(approach);
    url = next;
  }
}

type Hop = { answer: Answer; sight: Sight } | { answer: null; sight: Sight };

async function visit(url: URL, jar: CookieJar, options: Settings, trail: LinkStep[]): Promise<Hop> {
  const started = performance.now();
  const step = (answer: Answer | null, errorCode: string | null, note: string) =>
    trail.push({
      how: "http",
      url: url.href,
      httpStatus: answer?.status ?? null,
      errorCode,
      note,
      ms: Math.round(performance.now() - started),
    });
  try {
    const answer = await ask(url, jar.header(url), options);
    jar.take(answer.setCookies, url);
    const sight = sightOfAnswer(answer);
    step(answer, codeOf(sight), noteOf(answer, sight));
    return { answer, sight };
  } catch (error) {
    throwOn(error, options);
    const { sight, steps } = await sightOfFailure(error, url, options);
    step(null, codeOf(sight), sentence(sight));
    trail.push(...steps);
    return { answer: null, sight };
  }
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
  if (sight.kind === "timeout") return "ETIMEDOUT";
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
  url.username = "";
  url.password = "";
  return url;
}

/** undici reads header bytes as Latin-1; servers that do not escape their Location write UTF-8. */
function utf8(text: string): string {
  const decoded = Buffer.from(text, "latin1").toString("utf8");
  return decoded.includes("\ufffd") ? text : decoded;
}

/** RFC 9110 §10.2.3: seconds, or a date. */
function retryAfter(answer: Answer | null): number | null {
  const text = answer?.headers["retry-after"]?.trim();
  if (text === undefined || text === "") return null;
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
