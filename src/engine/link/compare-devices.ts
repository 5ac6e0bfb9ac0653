import type { LinkAdvisory, LinkStep, LinkVerdict } from "../artifacts/link-verdict.ts";
import { type Device, USER_AGENTS } from "./browser-headers.ts";
import type { HttpAttempt } from "./follow-redirects.ts";
import { describeOutcome, isAlive, isDead, truncate } from "./link-outcome.ts";
import { type LinkSettings, resolveSettings } from "./options.ts";
import { type ProbeResult, probe } from "./request-with-retries.ts";

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
    advisories.push({ kind: "device_differs", note: `${upperFirst(name)} gets another result: ${difference}` });
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

const upperFirst = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;
const lowerFirst = (text: string): string => `${text[0]?.toLowerCase() ?? ""}${text.slice(1)}`;
