import { type Target, targetOf } from "./target.ts";

const HOST = String.raw`\[[^\]@\s]+\]|[^\s:/?#@\\[\]]+`;
const AUTHORITY = new RegExp(String.raw`^(${HOST}):(\d{1,5})$`);
const ABSOLUTE = new RegExp(String.raw`^http://(${HOST})(?::(\d{0,5}))?((?:[/?][^\s#]*)?)$`, "i");

/** The target of a CONNECT (authority-form, RFC 9112 §3.2.3); null where it is malformed. */
export function parseAuthority(text: string): Target | null {
  const [, host, port] = AUTHORITY.exec(text) ?? [];
  return host === undefined ? null : normalised(host, Number(port));
}

/** The target of any other request to a proxy (absolute-form, RFC 9112 §3.2.2) and its path as sent; null where malformed. */
export function parseAbsolute(text: string): { target: Target; path: string } | null {
  const [, host, port, rest = ""] = ABSOLUTE.exec(text) ?? [];
  const target = host === undefined ? null : normalised(host, Number(port || 80));
  return target && { target, path: rest.startsWith("/") ? rest : `/${rest}` };
}

/** WHATWG's parser undoes every spelling of an address, so that the rule judges what will be connected to. */
function normalised(host: string, port: number): Target | null {
  const url = `http://${host}/`;
  return URL.canParse(url) && port <= 65_535 ? targetOf(new URL(url).hostname, port) : null;
}
