import { messageOf } from "../../contract/error.ts";
import { authority, type Target } from "./target.ts";
import { type UnsafeUrl, unsafeCause } from "./unsafe-url.ts";

/** A connection that was refused to Chrome, or that failed. */
export interface Refusal {
  host: string;
  port: number;
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

export function toBeaconRefusal({ host, port }: Target): Refusal {
  return { host, port, reason: "beacon", code: "BEACON", message: `${host} only measures visitors` };
}

export function browserServiceRefusal({ host, port }: Target): Refusal {
  const message = `only Chrome's own services use ${host}`;
  return { host, port, reason: "browser", code: "BROWSER_SERVICE", message };
}

/** Converts an error of Node, the lookup or the rule. */
export function toRefusal({ host, port }: Target, error: unknown): Refusal {
  const unsafe = unsafeCause(error);
  if (unsafe !== null) return { host, port, reason: "unsafe", code: "UNSAFE_URL", message: unsafe.message };
  const code = errorCodeOf(error);
  const reason = /^(ENOTFOUND|EAI_\w+)$/.test(code) ? "dns" : "connect";
  return { host, port, reason, code, message: messageOf(error) };
}

/** Node's error code; ECONNABORTED where there is none. */
function errorCodeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "ECONNABORTED";
}

export function refusalStatus({ reason, code }: Refusal): 403 | 502 | 504 {
  if (reason === "unsafe" || reason === "beacon" || reason === "browser") return 403;
  return code === "ETIMEDOUT" ? 504 : 502;
}

/** A hostile page can request any number of addresses, and the newest explain a failed load. */
const MAX_REFUSALS = 1_000;

/** The refusals, each once, oldest first. */
export class RefusalLog {
  readonly #refusals = new Map<string, Refusal>();
  readonly #forbidden = new Map<string, UnsafeUrl>();

  /** @param error The error that led to the refusal, if any. */
  add(refusal: Refusal, error?: unknown): void {
    const unsafe = unsafeCause(error);
    if (unsafe !== null) setBounded(this.#forbidden, authority(refusal), unsafe);
    setBounded(this.#refusals, `${refusal.reason} ${refusal.code} ${authority(refusal)}`, refusal);
  }

  /** The refusal of a target that the rule forbids. */
  refusalFor(target: Target): UnsafeUrl | null {
    return this.#forbidden.get(authority(target)) ?? null;
  }

  list(): Refusal[] {
    return [...this.#refusals.values()];
  }
}

function setBounded<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_REFUSALS && oldest !== undefined) map.delete(oldest);
}
