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

export const targetOfUrl = ({ hostname, port, protocol }: Pick<URL, "hostname" | "port" | "protocol">): Target =>
  targetOf(hostname, Number(port || (protocol === "https:" ? 443 : 80)));

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

const HOST_PATTERN = String.raw`\[[^\]@\s]+\]|[^\s:/?#@\\[\]]+`;
const AUTHORITY_FORM = new RegExp(String.raw`^(${HOST_PATTERN}):(\d{1,5})$`);
const ABSOLUTE_FORM = new RegExp(String.raw`^http://(${HOST_PATTERN})(?::(\d{0,5}))?((?:[/?][^\s#]*)?)$`, "i");

/** The target of a CONNECT (authority-form, RFC 9112 §3.2.3); null where it is malformed. */
export function parseAuthorityForm(text: string): Target | null {
  const [, host, port] = AUTHORITY_FORM.exec(text) ?? [];
  return host === undefined ? null : toTarget(host, Number(port));
}

/**
 * The target of any other request to a proxy (absolute-form, RFC 9112 §3.2.2) and its path as sent; null where
 * malformed.
 */
export function parseAbsoluteForm(text: string): { target: Target; path: string } | null {
  const [, host, port, rest = ""] = ABSOLUTE_FORM.exec(text) ?? [];
  const target = host === undefined ? null : toTarget(host, Number(port || 80));
  return target && { target, path: rest.startsWith("/") ? rest : `/${rest}` };
}

/** The WHATWG parser normalises every spelling of an address, so the rule checks what is connected to. */
function toTarget(host: string, port: number): Target | null {
  const url = `http://${host}/`;
  return URL.canParse(url) && port <= 65_535 ? targetOf(new URL(url).hostname, port) : null;
}
