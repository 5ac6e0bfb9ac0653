/** A landing URL as a clue to the ad's network. It may contain macros, so it need not parse as a URL. */
export interface LandingUrl {
  /** Percent-decoded where that is possible. */
  text: string;
  /** Query parameters in their order, with names in lower case. */
  parameters: ReadonlyArray<{ name: string; value: string }>;
}

export function parseLandingUrl(url: string): LandingUrl {
  const query = url.split("#", 1)[0]?.split("?").slice(1).join("?") ?? "";
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => ({ name: name.toLowerCase(), value }));
  return { text: tryDecode(url), parameters };
}

function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The host in lower case; null where the text is not a URL. */
export const parseHostname = (url: string | undefined): string | null =>
  url === undefined ? null : (URL.parse(url)?.hostname.toLowerCase() ?? null);

export const isHostWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
