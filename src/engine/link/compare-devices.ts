import type { LinkAdvisory, LinkStep, LinkVerdict } from "../artifacts/link.ts";
import type { HttpAttempt } from "./follow-redirects.ts";
import { describeObservation, isAlive, isDead, truncate } from "./observation.ts";
import type { ProbeSettings } from "./options.ts";
import { type ProbeResult, probeWithSettings } from "./probe.ts";
import { type Device, getBrowserHeaders, USER_AGENTS } from "./user-agent.ts";

const DEVICE_NAMES: Readonly<Record<Device, string>> = {
  desktop: "a desktop",
  android: "an Android phone",
  iphone: "an iPhone",
};

/** Settings for requests as another device. */
export function withDevice(settings: ProbeSettings, device: Device): ProbeSettings {
  const userAgent = USER_AGENTS[device];
  return { ...settings, userAgent, headers: getBrowserHeaders(userAgent, settings.locale) };
}

/** Requests the URL as other devices and reports what they get instead. */
export async function compareDevices(
  probeResult: ProbeResult,
  verdict: LinkVerdict,
  devices: readonly Device[],
  settings: ProbeSettings,
): Promise<{ advisories: LinkAdvisory[]; steps: LinkStep[] }> {
  const advisories: LinkAdvisory[] = [];
  const steps: LinkStep[] = [];
  for (const device of devices) {
    const other = await probeWithSettings(probeResult.url, withDevice(settings, device));
    steps.push(...other.trail.map((step) => ({ ...step, note: `As ${DEVICE_NAMES[device]}: ${step.note}` })));
    const last = other.attempts.at(-1);
    const difference = last === undefined ? null : describeDifference(verdict, probeResult.attempts.at(-1), last);
    if (difference !== null) {
      const name = DEVICE_NAMES[device];
      const note = `${name[0]?.toUpperCase()}${name.slice(1)} gets another result: ${difference}`;
      advisories.push({ kind: "device_differs", note });
    }
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
  const { observation, finalUrl } = other;
  if (verdict.verdict === "inconclusive") return null;
  if (reference?.observation.kind === observation.kind && !isAlive(observation)) return null;
  if (verdict.verdict === "link_broken") return isAlive(observation) ? "it gets the page" : null;
  if (isDead(observation) || observation.kind === "refused" || observation.kind === "invalid_redirect") {
    return lowerFirst(describeObservation(observation));
  }
  if (!isAlive(observation) || verdict.finalUrl === null) return null;
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
