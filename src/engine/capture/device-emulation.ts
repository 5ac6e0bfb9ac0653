import type { Protocol } from "puppeteer-core";
import type { Viewport } from "../../contract/vocabulary.ts";
import { listLanguages } from "../../ground/accept-language.ts";
import json from "../lexicon/main-time-zones.json" with { type: "json" };

/**
 * The emulated screens: an iPhone 12–15 (390 × 844) and a notebook (1440 × 900), the most frequent classes according to
 * StatCounter. The phone's real pixel ratio of 3 would double the pixels without benefit.
 */
export const EMULATED_DEVICES = {
  mobile: { metrics: { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }, touch: true },
  desktop: { metrics: { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }, touch: false },
} as const satisfies Record<Viewport, unknown>;

/** Chrome's user agent for a desktop or an Android phone: without "Headless", and with the major version only. */
export function buildUserAgentOverride(
  viewport: Viewport,
  version: Protocol.Browser.GetVersionResponse,
  locale: string,
): Protocol.Emulation.SetUserAgentOverrideRequest {
  const major = /Chrome\/(\d+)/.exec(version.userAgent)?.[1] ?? "0";
  const desktop = version.userAgent.replace(/(?:Headless)?Chrome\/[\d.]+/, `Chrome/${major}.0.0.0`);
  const mobile = viewport === "mobile";
  const platform = mobile ? "Android" : desktopPlatform(desktop);
  return {
    userAgent: mobile
      ? `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile ` +
        "Safari/537.36"
      : desktop,
    // Chrome adds the q-values.
    acceptLanguage: listLanguages(locale).join(","),
    platform: NAVIGATOR_PLATFORM[platform],
    userAgentMetadata: {
      brands: [
        { brand: "Chromium", version: major },
        { brand: "Not A(Brand", version: "24" },
      ],
      fullVersionList: [{ brand: "Chromium", version: version.product.replace(/^\D*/, "") }],
      platform,
      platformVersion: mobile ? "10.0.0" : "",
      architecture: mobile ? "" : "x86",
      model: mobile ? "K" : "",
      mobile,
    },
  };
}

/** The values of navigator.platform. */
const NAVIGATOR_PLATFORM = {
  Android: "Linux armv81",
  Linux: "Linux x86_64",
  macOS: "MacIntel",
  Windows: "Win32",
} as const;

function desktopPlatform(agent: string): "Linux" | "macOS" | "Windows" {
  if (agent.includes("Windows")) return "Windows";
  return agent.includes("Mac OS") ? "macOS" : "Linux";
}

/** The most populous time zone of countries that have several. Other countries have one zone, or the first is used. */
const MAIN_TIME_ZONES: Readonly<Record<string, string>> = json.zones;

/** The IANA time zone of a locale's region ("de" implies Germany), or null where it has none. */
export function findTimeZone(locale: string): string | null {
  const { region } = new Intl.Locale(locale).maximize();
  if (region === undefined) return null;
  const known = timeZoneCache.get(region);
  if (known !== undefined) return known;
  const zone = MAIN_TIME_ZONES[region] ?? listTimeZones(region)[0] ?? null;
  timeZoneCache.set(region, zone);
  return zone;
}

/** Looking up a region's time zones takes 7 ms, and every tab needs one. */
const timeZoneCache = new Map<string, string | null>();

function listTimeZones(region: string): string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale("und", { region });
  return locale.getTimeZones?.() ?? [];
}

/** The locale in canonical form; "en-US" where it is absent or malformed. */
export function canonicalizeLocale(locale: string | undefined): string {
  try {
    return (locale === undefined ? undefined : Intl.getCanonicalLocales(locale)[0]) ?? "en-US";
  } catch {
    return "en-US";
  }
}
