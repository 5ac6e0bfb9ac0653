import type { BrowserLook, LinkVerdict } from "../products/link.ts";
import { sightOfLook } from "./classify.ts";
import { decide, openQuestion } from "./decide.ts";
import type { Hosts } from "./hosts.ts";
import type { LinkOptions, LinkSettings } from "./options.ts";
import { type Probe, probe, probeWith } from "./probe.ts";
import type { Sight } from "./sight.ts";
import { refreshes } from "./substance.ts";
import { asksForPatience } from "./waiting.ts";

/**
 * Is the destination alive, for visitors who follow a link? HTTP first; where its answer is suspicious or a wall, Chrome
 * looks too.
 *
 * @param hosts What the run has learned so far.
 * @param entered As in probeWith.
 * @throws the guard's refusal, the signal's reason, and whatever `look` throws.
 */
export async function checkLink(
  url: string,
  settings: LinkSettings,
  hosts: Hosts,
  entered: number | null = null,
): Promise<{ seen: Probe; verdict: LinkVerdict }> {
  const seen = await probeWith(url, settings, entered);
  hosts.met(seen);
  const { look: browse, signal } = settings;
  for (let trial = hosts.trialOf(seen); trial !== null; trial = hosts.trialOf(seen)) await trial;
  if (browse === null || !hosts.wantsBrowser(seen)) return { seen, verdict: decide(seen, null, LINKS) };
  const look = hosts.earlierLook(seen) ?? (await lookFor(seen, hosts, () => browse(seen.url, signal)));
  return { seen, verdict: await settle(seen, look, { ...settings, ...LINKS }) };
}

async function lookFor(
  seen: Probe,
  hosts: Hosts,
  browse: () => Promise<BrowserLook | null>,
): Promise<BrowserLook | null> {
  const endTrial = hosts.beginTrial(seen);
  try {
    const look = await browse();
    if (look !== null) hosts.looked(seen, look);
    return look;
  } finally {
    endTrial();
  }
}

const LINKS = { purpose: "links" } as const;

/**
 * The verdict on what was seen, after asking once more where Chrome alone says that the page is dead. For callers
 * that let the probe and Chrome's loading overlap.
 *
 * @throws as checkLink.
 */
export async function settle(
  seen: Probe,
  look: BrowserLook | null,
  options: LinkOptions,
): Promise<LinkVerdict> {
  const purpose = options.purpose ?? "evaluation";
  const question = look === null ? null : openQuestion(seen, look);
  if (question?.ask === "http") {
    const { enough: _, headersFor, ...fresh } = options;
    // A redirect has led there, and what the first origin is sent is for no other one; nor is theirs given to whoever sent us.
    const same = new URL(question.url).origin === new URL(seen.url).origin;
    const again = await probe(question.url, same ? { ...fresh, headersFor } : fresh);
    return decide(seen, look, { again, purpose });
  }
  if (question?.ask === "browser" && options.look !== null) {
    return decide(seen, look, { secondLook: await options.look(seen.url, options.signal), purpose });
  }
  return decide(seen, look, { purpose });
}

/**
 * A bot check, which may let a browser pass by itself, or a page that is about to be refreshed to another one; an application
 * that says "not found", or nothing, until its content has come; or a page that shows nothing yet, or asks for patience: its
 * timers are given a moment.
 */
export function mayPass(look: BrowserLook): "document" | "content" | "moment" | null {
  const sight = sightOfLook(look);
  if (sight.kind === "wall" || refreshes(look.markup, look.headers["refresh"] ?? "")) return "document";
  const bare = sight.kind === "empty" || (sight.kind === "page" && sight.bare !== undefined);
  if (look.fetching && (bare || sight.kind === "doubtful")) return "content";
  const blank = sight.kind === "empty" && look.markup.includes("<script");
  const asks = (sight.kind === "empty" || sight.kind === "page") && asksForPatience(look);
  return blank || asks || (TIMED.test(look.markup) && mayTurn(sight)) ? "moment" : null;
}

/** A script of the page's own has set a timer: what it brings may be the page, or the word that there is none. */
const TIMED = /<script>[^<]{0,500}\bsetTimeout\(/i;
const mayTurn = (sight: Sight): boolean =>
  sight.kind === "not_found_heading" || (sight.kind === "page" && sight.bare === "thin");

export { decide, type Probe, probe };
