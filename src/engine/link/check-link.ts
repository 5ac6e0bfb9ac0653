import type { BrowserObservation, LinkVerdict } from "../artifacts/link.ts";
import { classifyPageLoad } from "./classify.ts";
import { refreshesToUrl } from "./content-amount.ts";
import { decide, planFollowUp } from "./decide.ts";
import type { HostHistory } from "./host-history.ts";
import { isInterstitial } from "./interstitial.ts";
import type { Observation } from "./observation.ts";
import type { LinkOptions, LinkSettings } from "./options.ts";
import { type ProbeResult, probe, probeWithSettings } from "./probe.ts";

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
  hosts: HostHistory,
  entered: number | null = null,
): Promise<{ seen: ProbeResult; verdict: LinkVerdict }> {
  const seen = await probeWithSettings(url, settings, entered);
  hosts.recordProbe(seen);
  const { loadPage: browse, signal } = settings;
  for (let trial = hosts.getPendingTrial(seen); trial !== null; trial = hosts.getPendingTrial(seen))
    await trial;
  if (browse === null || !hosts.needsBrowser(seen))
    return { seen, verdict: decide(seen, null, LINKS_PURPOSE) };
  const look =
    hosts.getEarlierPageLoad(seen) ?? (await loadAndRecord(seen, hosts, () => browse(seen.url, signal)));
  return { seen, verdict: await resolveVerdict(seen, look, { ...settings, ...LINKS_PURPOSE }) };
}

async function loadAndRecord(
  seen: ProbeResult,
  hosts: HostHistory,
  browse: () => Promise<BrowserObservation | null>,
): Promise<BrowserObservation | null> {
  const endTrial = hosts.beginTrial(seen);
  try {
    const look = await browse();
    if (look !== null) hosts.recordPageLoad(seen, look);
    return look;
  } finally {
    endTrial();
  }
}

const LINKS_PURPOSE = { purpose: "links" } as const;

/**
 * The verdict on what was seen, after asking once more where Chrome alone says that the page is dead. For callers
 * that let the probe and Chrome's loading overlap.
 *
 * @throws as checkLink.
 */
export async function resolveVerdict(
  seen: ProbeResult,
  look: BrowserObservation | null,
  options: LinkOptions,
): Promise<LinkVerdict> {
  const purpose = options.purpose ?? "evaluation";
  const question = look === null ? null : planFollowUp(seen, look);
  if (question?.ask === "http") {
    const { stopSignal: _, headersFor, ...fresh } = options;
    // A redirect has led there, and what the first origin is sent is for no other one; nor is theirs given to whoever sent us.
    const same = new URL(question.url).origin === new URL(seen.url).origin;
    const httpRetry = await probe(question.url, same ? { ...fresh, headersFor } : fresh);
    return decide(seen, look, { httpRetry, purpose });
  }
  if (question?.ask === "browser" && options.loadPage !== null) {
    return decide(seen, look, { secondPageLoad: await options.loadPage(seen.url, options.signal), purpose });
  }
  return decide(seen, look, { purpose });
}

/**
 * A bot check, which may let a browser pass by itself, or a page that is about to be refreshed to another one; an application
 * that says "not found", or nothing, until its content has come; or a page that shows nothing yet, or asks for patience: its
 * timers are given a moment.
 */
export function getWaitReason(look: BrowserObservation): "document" | "content" | "moment" | null {
  const sight = classifyPageLoad(look);
  if (sight.kind === "wall" || refreshesToUrl(look.markup, look.headers["refresh"] ?? "")) return "document";
  const bare = sight.kind === "empty" || (sight.kind === "page" && sight.contentAmount !== undefined);
  if (look.stillLoading && (bare || sight.kind === "doubtful")) return "content";
  const blank = sight.kind === "empty" && look.markup.includes("<script");
  const asks = (sight.kind === "empty" || sight.kind === "page") && isInterstitial(look);
  return blank || asks || (SETS_TIMER.test(look.markup) && mayStillChange(sight)) ? "moment" : null;
}

/** A script of the page's own has set a timer: what it brings may be the page, or the word that there is none. */
const SETS_TIMER = /<script>[^<]{0,500}\bsetTimeout\(/i;
const mayStillChange = (sight: Observation): boolean =>
  sight.kind === "not_found_heading" || (sight.kind === "page" && sight.contentAmount === "thin");

export { decide, type ProbeResult, probe };
