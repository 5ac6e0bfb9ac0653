import type { LinkVerdict } from "../artifacts/link-verdict.ts";
import type { PageObservation } from "../artifacts/page-observation.ts";
import { classifyPageObservation } from "./classify-response.ts";
import { refreshesToUrl } from "./client-redirect.ts";
import { decide, planFollowUp } from "./decide.ts";
import type { HostHistory } from "./host-history.ts";
import type { LinkOutcome } from "./link-outcome.ts";
import type { CheckPurpose, LinkSettings } from "./options.ts";
import { type ProbeResult, probe } from "./request-with-retries.ts";
import { isWaitPage } from "./wait-page.ts";

/**
 * Checks whether visitors who follow a link reach a page. HTTP comes first; Chrome loads the page where the response
 * is suspicious or a bot check.
 *
 * @param hosts What the run knows about hosts.
 * @param entered See probe.
 * @throws UnsafeUrl, the signal's reason, and whatever `loadPage` throws.
 */
export async function checkLink(
  url: string,
  settings: LinkSettings,
  hosts: HostHistory,
  entered: number | null = null,
): Promise<{ probeResult: ProbeResult; verdict: LinkVerdict }> {
  const probeResult = await probe(url, settings, entered);
  hosts.recordProbe(probeResult);
  const { loadPage, signal } = settings;
  for (let trial = hosts.getPendingTrial(probeResult); trial !== null; trial = hosts.getPendingTrial(probeResult))
    await trial;
  const needsPage = loadPage !== null && hosts.needsBrowser(probeResult);
  const page = needsPage ? await hosts.loadPage(probeResult, () => loadPage(probeResult.url, signal)) : null;
  return { probeResult, verdict: await resolveVerdict(probeResult, page, settings, "links") };
}

/**
 * Decides on a probe and a page load, after a second check where only Chrome says that the page is missing. For
 * callers that run both at the same time.
 *
 * @throws as checkLink.
 */
export async function resolveVerdict(
  probeResult: ProbeResult,
  page: PageObservation | null,
  settings: LinkSettings,
  purpose: CheckPurpose = "evaluation",
): Promise<LinkVerdict> {
  const { signal, loadPage } = settings;
  const followUp = page === null ? null : planFollowUp(probeResult, page);
  if (followUp?.ask === "http") {
    // A redirect led to another origin: the headers for the first origin must not be sent there.
    const isSameOrigin = new URL(followUp.url).origin === new URL(probeResult.url).origin;
    const headersFor = isSameOrigin ? settings.headersFor : undefined;
    const fresh = { ...settings, headersFor, stopSignal: undefined, signals: [signal] };
    return decide(probeResult, page, { httpRetry: await probe(followUp.url, fresh), purpose });
  }
  const again = followUp?.ask === "browser" && loadPage !== null;
  const secondPageObservation = again ? await loadPage(probeResult.url, signal) : null;
  return decide(probeResult, page, { secondPageObservation, purpose });
}

/**
 * What a page load should wait for: `document` after a bot check, which may let the browser pass, or a refresh to
 * another URL; `content` where an application says "not found" or nothing while it is loading; `moment` where the
 * page is empty, asks the visitor to wait, or has set a timer.
 */
export function getWaitReason(page: PageObservation): "document" | "content" | "moment" | null {
  const outcome = classifyPageObservation(page);
  if (outcome.kind === "bot_check" || refreshesToUrl(page.markup, page.headers["refresh"] ?? "")) return "document";
  const isEmpty = outcome.kind === "empty" || (outcome.kind === "page" && outcome.contentAmount !== undefined);
  if (page.stillLoading && (isEmpty || outcome.kind === "doubtful")) return "content";
  const isBlank = outcome.kind === "empty" && page.markup.includes("<script");
  const isWaiting = (outcome.kind === "empty" || outcome.kind === "page") && isWaitPage(page);
  return isBlank || isWaiting || (SETS_TIMER.test(page.markup) && mayStillChange(outcome)) ? "moment" : null;
}

/** An inline script sets a timer: the page, or its not-found message, may come later. */
const SETS_TIMER = /<script>[^<]{0,500}\bsetTimeout\(/i;
const mayStillChange = (outcome: LinkOutcome): boolean =>
  outcome.kind === "not_found_heading" || (outcome.kind === "page" && outcome.contentAmount === "thin");
