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
 * Checks whether visitors who follow a link reach a page. HTTP comes first; Chrome loads the page where the response
 * is suspicious or a bot check.
 *
 * @param hosts What the run knows about hosts.
 * @param entered See probeWithSettings.
 * @throws UnsafeUrl, the signal's reason, and whatever `loadPage` throws.
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
 * Decides on a probe and a page load, after a second check where only Chrome says that the page is missing. For
 * callers that run both at the same time.
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
    // A redirect led to another origin: the headers for the first origin must not be sent there.
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
 * What a page load should wait for: `document` after a bot check, which may let the browser pass, or a refresh to
 * another URL; `content` where an application says "not found" or nothing while it is loading; `moment` where the
 * page is empty, asks the visitor to wait, or has set a timer.
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

/** An inline script sets a timer: the page, or its not-found message, may come later. */
const SETS_TIMER = /<script>[^<]{0,500}\bsetTimeout\(/i;
const mayStillChange = (sight: Observation): boolean =>
  sight.kind === "not_found_heading" || (sight.kind === "page" && sight.contentAmount === "thin");

export { decide, type ProbeResult, probe };
