/**
 * The headers of a browser's top-level navigation, as name, value, name, value …: bot checks look at them. No
 * credentials.
 */
export function getBrowserHeaders(userAgent: string, locale: string): string[] {
  return Object.entries({
    "user-agent": userAgent,
    accept:
      "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
    "accept-language": buildAcceptLanguage(locale),
    "accept-encoding": "gzip, deflate, br, zstd",
    "upgrade-insecure-requests": "1",
    "sec-fetch-dest": "document",
    "sec-fetch-mode": "navigate",
    "sec-fetch-site": "none",
    "sec-fetch-user": "?1",
  }).flat();
}

/** In Chrome's format: `de-DE,de;q=0.9`, followed by English for other languages. */
export function buildAcceptLanguage(locale: string): string {
  const [language = locale] = locale.split("-");
  const tags = [...new Set([locale, language, ...(language === "en" ? [] : ["en"])])];
  return tags.map((tag, place) => (place === 0 ? tag : `${tag};q=${(1 - place / 10).toFixed(1)}`)).join(",");
}

/** The device that requests appear to come from. */
export type Device = "desktop" | "android" | "iphone";

/** Chrome 156's reduced user agents (developer.chrome.com, "User-Agent reduction"), and Safari's on iOS 26. */
export const USER_AGENTS: Readonly<Record<Device, string>> = {
  desktop: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
  android:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36",
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
    "Version/26.0 Mobile/15E148 Safari/604.1",
};
