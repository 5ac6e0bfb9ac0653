import { capitalise, truncate } from "../../ground/text.ts";
import type { LinkAdvisory, LinkStep, LinkVerdict } from "../artifacts/link-verdict.ts";
import type { PageObservation } from "../artifacts/page-observation.ts";
import { classifyPageObservation } from "./classify-response.ts";
import { refreshesToUrl } from "./client-redirect.ts";
import { decide, planFollowUp } from "./decide.ts";
import type { HttpAttempt } from "./follow-redirects.ts";
import type { HostHistory } from "./host-history.ts";
import { describeOutcome, isAlive, isDead, type LinkOutcome } from "./link-outcome.ts";
import { isWaitPage } from "./measure-content.ts";
import { type CheckPurpose, type Device, type LinkSettings, resolveSettings, USER_AGENTS } from "./options.ts";
import { type ProbeResult, probe } from "./request-with-retries.ts";

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
  const first = await probe(url, settings, entered);
  const probeResult = await hosts.bursts.confirm(first, settings, () => probe(url, settings));
  hosts.recordProbe(probeResult);
  const { loadPage, signal } = settings;
  for (let trial = hosts.getPendingTrial(probeResult); trial !== null; trial = hosts.getPendingTrial(probeResult))
    await trial;
  const needsPage = loadPage !== null && hosts.needsBrowser(probeResult);
  const whenIdle = async (host: string) => await settings.hostLimiter?.whenIdle(host);
  const page = needsPage ? await hosts.loadPage(probeResult, () => loadPage(probeResult.url, signal), whenIdle) : null;
  const loadAgain = loadPage && ((again: string) => hosts.visit(probeResult, () => loadPage(again, signal)));
  const verdict = await resolveVerdict(probeResult, page, { ...settings, loadPage: loadAgain }, "links");
  return { probeResult, verdict };
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
  const { signal, loadPage, isLocaleKnown } = settings;
  const followUp = page === null ? null : planFollowUp(probeResult, page);
  if (followUp?.ask === "http") {
    // A redirect led to another origin: the headers for the first origin must not be sent there.
    const isSameOrigin = new URL(followUp.url).origin === new URL(probeResult.url).origin;
    const headersFor = isSameOrigin ? settings.headersFor : undefined;
    const fresh = { ...settings, headersFor, stopSignal: undefined, signals: [signal] };
    return decide(probeResult, page, { httpRetry: await probe(followUp.url, fresh), purpose, isLocaleKnown });
  }
  const again = followUp?.ask === "browser" && loadPage !== null;
  const secondPageObservation = again ? await loadPage(probeResult.url, signal) : null;
  return decide(probeResult, page, { secondPageObservation, purpose, isLocaleKnown });
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

const DEVICE_NAMES: Readonly<Record<Device, string>> = {
  desktop: "a desktop",
  android: "an Android phone",
  iphone: "an iPhone",
};

/** Requests the URL as other devices and reports what they get instead. */
export async function compareDevices(
  probeResult: ProbeResult,
  verdict: LinkVerdict,
  devices: readonly Device[],
  settings: LinkSettings,
): Promise<{ advisories: LinkAdvisory[]; steps: LinkStep[] }> {
  const advisories: LinkAdvisory[] = [];
  const steps: LinkStep[] = [];
  for (const device of devices) {
    const name = DEVICE_NAMES[device];
    const other = await probe(probeResult.url, resolveSettings({ ...settings, userAgent: USER_AGENTS[device] }));
    steps.push(...other.trail.map((step) => ({ ...step, note: `As ${name}: ${step.note}` })));
    const last = other.attempts.at(-1);
    const difference = last === undefined ? null : describeDifference(verdict, probeResult.attempts.at(-1), last);
    if (difference === null) continue;
    advisories.push({ kind: "device_differs", note: `${capitalise(name)} gets another result: ${difference}` });
  }
  return { advisories, steps };
}

/**
 * What another device got and this one did not; null where it is the same or unknown.
 *
 * @param own The result of this device over HTTP, which is how the others request, too. Chrome may have got
 *   further.
 */
function describeDifference(
  verdict: LinkVerdict,
  reference: HttpAttempt | undefined,
  other: HttpAttempt,
): string | null {
  const { outcome, finalUrl } = other;
  if (verdict.verdict === "inconclusive") return null;
  if (reference?.outcome.kind === outcome.kind && !isAlive(outcome)) return null;
  if (verdict.verdict === "link_broken") {
    // If this device's HTTP response was alive as well, only Chrome saw the defect, and the other device may have it,
    // too.
    return isAlive(outcome) && !(reference && isAlive(reference.outcome)) ? "it gets the page" : null;
  }
  if (isDead(outcome) || outcome.kind === "refused" || outcome.kind === "invalid_redirect")
    return lowerFirst(describeOutcome(outcome));
  if (!isAlive(outcome) || verdict.finalUrl === null) return null;
  return getComparableUrl(verdict.finalUrl) === getComparableUrl(finalUrl) ? null : `it ends on ${truncate(finalUrl)}`;
}

/** Ignores mobile variants of the same page: `m.acme.example/x`, `/m/x`. */
function getComparableUrl(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  const host = hostname.replace(/^(?:www|m|mobile|touch|amp)\./, "");
  const path = pathname.replace(/^\/(?:m|mobile|amp)(?=\/|$)/, "").replace(/\/(?:index\.\w+)?$/, "");
  return `${host}:${port}${path}`;
}

const lowerFirst = (text: string): string => `${text[0]?.toLowerCase() ?? ""}${text.slice(1)}`;
