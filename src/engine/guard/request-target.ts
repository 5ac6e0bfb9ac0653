import { type Target, targetOf } from "./connection-target.ts";

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
