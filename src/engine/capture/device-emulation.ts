import type { Protocol } from "puppeteer-core";
import type { Viewport } from "../../contract/vocabulary.ts";

export interface EmulatedDevice {
  metrics: Protocol.Emulation.SetDeviceMetricsOverrideRequest;
  touch: boolean;
}

/**
 * The two screens on which pages are seen: the iPhone 12–15's 390 × 844, and the 1440 × 900 of a notebook
 * (StatCounter's most frequent classes). The phone's real ratio of 3 would double the pixels for no gain.
 */
export const EMULATED_DEVICES: Readonly<Record<Viewport, EmulatedDevice>> = {
  mobile: { metrics: { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }, touch: true },
  desktop: { metrics: { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }, touch: false },
};

/** Chrome's own user agent as a desktop or an Android phone says it: no "Headless", and the major version alone. */
export function buildUserAgentOverride(
  viewport: Viewport,
  version: Protocol.Browser.GetVersionResponse,
  locale: string,
): Protocol.Emulation.SetUserAgentOverrideRequest {
  const major = /Chrome\/(\d+)/.exec(version.userAgent)?.[1] ?? "0";
  const own = version.userAgent.replace(/(?:Headless)?Chrome\/[\d.]+/, `Chrome/${major}.0.0.0`);
  const mobile = viewport === "mobile";
  const platform = mobile ? "Android" : desktopPlatform(own);
  return {
    userAgent: mobile
      ? `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`
      : own,
    acceptLanguage: buildAcceptLanguage(locale),
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

/** What navigator.platform says on each. */
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

/** "de-AT" → "de-AT,de". Chrome adds the q-values. */
export function buildAcceptLanguage(locale: string): string {
  const { language } = new Intl.Locale(locale);
  return locale === language ? locale : `${locale},${language}`;
}

/** Countries with several zones: the one in which most people live. The others have one, or the first will do. */
const MAIN_TIME_ZONES: Readonly<Record<string, string>> = {
  AR: "America/Argentina/Buenos_Aires",
  AU: "Australia/Sydney",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CL: "America/Santiago",
  CN: "Asia/Shanghai",
  DE: "Europe/Berlin",
  ES: "Europe/Madrid",
  ID: "Asia/Jakarta",
  KZ: "Asia/Almaty",
  MX: "America/Mexico_City",
  MY: "Asia/Kuala_Lumpur",
  NZ: "Pacific/Auckland",
  PT: "Europe/Lisbon",
  RU: "Europe/Moscow",
  UA: "Europe/Kyiv",
  US: "America/New_York",
};

/** The IANA time zone of a locale's region ("de" is taken for Germany), or null where it has none. */
export function findTimeZone(locale: string): string | null {
  const { region } = new Intl.Locale(locale).maximize();
  if (region === undefined) return null;
  const known = timeZoneCache.get(region);
  if (known !== undefined) return known;
  const zone = MAIN_TIME_ZONES[region] ?? listTimeZones(region)[0] ?? null;
  timeZoneCache.set(region, zone);
  return zone;
}

/** Looking a region's zones up takes 7 ms, and every tab asks. */
const timeZoneCache = new Map<string, string | null>();

function listTimeZones(region: string): string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale("und", {
    region,
  });
  return locale.getTimeZones?.() ?? [];
}

/** The locale as Chrome takes it, or null for one that is not well-formed. */
export function canonicalizeLocale(locale: string | undefined): string {
  try {
    return (locale === undefined ? undefined : Intl.getCanonicalLocales(locale)[0]) ?? "en-US";
  } catch {
    return "en-US";
  }
}
