/** A landing URL as evidence of where its ad runs: macros may still stand in it, so it need not parse as a URL. */
export interface LandingUrl {
  /** Percent-decoded as far as it decodes. */
  text: string;
  /** Query parameters, names in lower case, in the order written. */
  parameters: ReadonlyArray<{ name: string; value: string }>;
}

export function parseLandingUrl(url: string): LandingUrl {
  const query = url.split("#", 1)[0]?.split("?").slice(1).join("?") ?? "";
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => ({
    name: name.toLowerCase(),
    value,
  }));
  return { text: tryDecode(url), parameters };
}

function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The host an ad or its file lives at, in lower case; null where the text is not an address. */
export function parseHostname(url: string | undefined): string | null {
  return url === undefined ? null : (URL.parse(url)?.hostname.toLowerCase() ?? null);
}

export function isHostWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
