import { messageOf } from "../../contract/error.ts";
import { authority, type Target } from "./connection-target.ts";
import { unsafeCause } from "./unsafe-url-error.ts";

/** Why a connection was refused to Chrome, or failed. */
export interface Refusal {
  /**
   * `unsafe`: forbidden by the rule; `beacon`: only measures visitors; `browser`: only used by Chrome's own services;
   * `dns`, `connect`: unreachable.
   */
  reason: "unsafe" | "beacon" | "browser" | "dns" | "connect";
  /**
   * UNSAFE_URL, BEACON, BROWSER_SERVICE, the lookup's or the connection's code (ENOTFOUND, ECONNREFUSED …), or
   * PROXY_<status>.
   */
  code: string;
  /** For people. */
  message: string;
}

/**
 * Marks a response of the proxy itself: `<reason> <code>`. It is removed from the sites' responses over plain HTTP; in
 * a tunnel the proxy sends nothing of its own.
 */
export const REFUSAL_HEADER = "adhere-refusal";

/** The user's own proxy refused the connection. */
export class UpstreamProxyRefused extends Error {
  override name = "UpstreamProxyRefused";
  readonly code: string;

  constructor(target: Target, status: number) {
    super(`the network's proxy responded ${status} for ${authority(target)}`);
    this.code = `PROXY_${status}`;
  }
}

export function createBeaconRefusal({ host }: Target): Refusal {
  return { reason: "beacon", code: "BEACON", message: `${host} only measures visitors` };
}

export function createBrowserServiceRefusal({ host }: Target): Refusal {
  return { reason: "browser", code: "BROWSER_SERVICE", message: `only Chrome's own services use ${host}` };
}

/** Converts an error of Node, the lookup or the rule. */
export function toRefusal(error: unknown): Refusal {
  const unsafe = unsafeCause(error);
  if (unsafe !== null) return { reason: "unsafe", code: "UNSAFE_URL", message: unsafe.message };
  const code = error instanceof Error && "code" in error ? String(error.code) : "ECONNABORTED";
  const reason = /^(ENOTFOUND|EAI_\w+)$/.test(code) ? "dns" : "connect";
  return { reason, code, message: messageOf(error) };
}

export function refusalStatus({ reason, code }: Refusal): 403 | 502 | 504 {
  if (reason !== "dns" && reason !== "connect") return 403;
  return code === "ETIMEDOUT" ? 504 : 502;
}
