import { isIP } from "node:net";

/** The remote end of a connection. */
export interface Target {
  /** A name in lower case without a trailing dot, or an IP address without brackets. */
  host: string;
  port: number;
}

/** @param hostname As in a WHATWG URL, where decimal, octal, hexadecimal and Unicode spellings are normalised. */
export function targetOf(hostname: string, port: number): Target {
  const host = hostname.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  return { host: host.length > 1 ? host.replace(/\.$/, "") : host, port };
}

export const targetOfUrl = (url: URL): Target =>
  targetOf(url.hostname, url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port));

/** `host:port`, with brackets around an IPv6 address. */
export const authority = ({ host, port }: Target): string => `${isIP(host) === 6 ? `[${host}]` : host}:${port}`;

/** `localhost` and its subdomains always mean this machine, whatever DNS says: RFC 6761 §6.3. */
export const isLocalhost = (host: string): boolean => host === "localhost" || host.endsWith(".localhost");

/**
 * Names that only a private network resolves: without a dot, or below a domain reserved for such use (.local RFC 6762,
 * .home.arpa RFC 8375, .internal ICANN resolution 2024.07.29.06, localhost.localdomain by convention).
 */
export const isPrivateName = (host: string): boolean =>
  isIP(host) === 0 && (!host.includes(".") || /\.(local|internal|home\.arpa|localdomain)$/.test(host));
