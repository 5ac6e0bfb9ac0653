import type { LinkAdvisory, LinkStep, LinkVerdict } from "../products/link.ts";
import type { Attempt } from "./follow.ts";
import type { Settings } from "./options.ts";
import { type Probe, probeWith } from "./probe.ts";
import { saysAlive, saysDead, sentence, shortened } from "./sight.ts";
import { type Device, USER_AGENTS, visitorHeaders } from "./visitor.ts";

const NAMES: Readonly<Record<Device, string>> = {
  desktop: "a desktop",
  android: "an Android phone",
  iphone: "an iPhone",
};

/** Settings for a visit as another device. */
export function asDevice(settings: Settings, device: Device): Settings {
  const userAgent = USER_AGENTS[device];
  return { ...settings, userAgent, headers: visitorHeaders(userAgent, settings.locale) };
}

/** Asks as other devices and tells what is answered otherwise. */
export async function compareDevices(
  seen: Probe,
  verdict: LinkVerdict,
  devices: readonly Device[],
  settings: Settings,
): Promise<{ advisories: LinkAdvisory[]; steps: LinkStep[] }> {
  const advisories: LinkAdvisory[] = [];
  const steps: LinkStep[] = [];
  for (const device of devices) {
    const other = await probeWith(seen.url, asDevice(settings, device));
    steps.push(...other.trail.map((step) => ({ ...step, note: `As ${NAMES[device]}: ${step.note}` })));
    const last = other.attempts.at(-1);
    const difference = last === undefined ? null : differenceOf(verdict, seen.attempts.at(-1), last);
    if (difference !== null) {
      const name = NAMES[device];
      const note = `${name[0]?.toUpperCase()}${name.slice(1)} is answered otherwise: ${difference}`;
      advisories.push({ kind: "device_differs", note });
    }
  }
  return { advisories, steps };
}

/**
 * In words what another device met that this one did not; null where it is the same, or nobody could tell.
 *
 * @param own What this one met over HTTP, where the others are asked: Chrome may have got further.
 */
function differenceOf(verdict: LinkVerdict, own: Attempt | undefined, other: Attempt): string | null {
  const { sight, finalUrl } = other;
  if (verdict.verdict === "inconclusive") return null;
  if (own?.sight.kind === sight.kind && !saysAlive(sight)) return null;
  if (verdict.verdict === "link_broken") return saysAlive(sight) ? "it gets the page" : null;
  if (saysDead(sight) || sight.kind === "refused" || sight.kind === "odd_redirect") {
    return lowerFirst(sentence(sight));
  }
  if (!saysAlive(sight) || verdict.finalUrl === null) return null;
  return placeOf(verdict.finalUrl) === placeOf(finalUrl) ? null : `it ends on ${shortened(finalUrl)}`;
}

/** A site's phone edition of the same page is the same place: `m.acme.example/x`, `/m/x`. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  const host = hostname.replace(/^(?:www|m|mobile|touch|amp)\./, "");
  const path = pathname.replace(/^\/(?:m|mobile|amp)(?=\/|$)/, "").replace(/\/(?:index\.\w+)?$/, "");
  return `${host}:${port}${path}`;
}

const lowerFirst = (text: string): string => `${text[0]?.toLowerCase() ?? ""}${text.slice(1)}`;
