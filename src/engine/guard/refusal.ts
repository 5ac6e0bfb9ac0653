import { authority, type Target } from "./target.ts";
import { type UnsafeUrl, unsafeCause } from "./unsafe-url.ts";

/** A connection that Chrome asked for and did not get. */
export interface Refusal {
  host: string;
  port: number;
  /** `unsafe`: the rule forbids it; `beacon`: it only measures visitors; `browser`: only Chrome's own services use it; `dns`, `connect`: it could not be reached. */
  reason: "unsafe" | "beacon" | "browser" | "dns" | "connect";
  /** UNSAFE_URL, BEACON, BROWSER_SERVICE, the lookup's or the connection's code (ENOTFOUND, ECONNREFUSED …), or PROXY_<status>. */
  code: string;
  /** For people. */
  message: string;
}

/**
 * The header by which an answer of the proxy's own is told from a site's: `<why> <code>`. It is taken out of what
 * sites send over plain HTTP; inside a tunnel nothing of ours is ever sent.
 */
export const REFUSAL_HEADER = "adhere-refusal";

/** The user's own proxy would not connect. */
export class UpstreamProxyRefused extends Error {
  override name = "UpstreamProxyRefused";
  readonly code: string;

  constructor(target: Target, status: number) {
    super(`the proxy of this network answered ${status} for ${authority(target)}`);
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

/** Why a connection failed, from whatever Node, the lookup or the rule threw. */
export function toRefusal({ host, port }: Target, error: unknown): Refusal {
  const unsafe = unsafeCause(error);
  if (unsafe !== null) return { host, port, reason: "unsafe", code: "UNSAFE_URL", message: unsafe.message };
  const code = errorCodeOf(error);
  const reason = /^(ENOTFOUND|EAI_\w+)$/.test(code) ? "dns" : "connect";
  return { host, port, reason, code, message: error instanceof Error ? error.message : String(error) };
}

/** Node's code; ECONNABORTED where there is none. */
function errorCodeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "ECONNABORTED";
}

export function refusalStatus({ reason, code }: Refusal): 403 | 502 | 504 {
  if (reason === "unsafe" || reason === "beacon" || reason === "browser") return 403;
  return code === "ETIMEDOUT" ? 504 : 502;
}

/** A hostile page can ask for any number of addresses; the newest explain a failed load. */
const MAX_REFUSALS = 1_000;

/** What was refused, each once, oldest first. */
export class RefusalLog {
  readonly #refusals = new Map<string, Refusal>();
  readonly #forbidden = new Map<string, UnsafeUrl>();

  /** @param error What was thrown, where something was. */
  add(refusal: Refusal, error?: unknown): void {
    const unsafe = unsafeCause(error);
    if (unsafe !== null) setBounded(this.#forbidden, authority(refusal), unsafe);
    setBounded(this.#refusals, `${refusal.reason} ${refusal.code} ${authority(refusal)}`, refusal);
  }

  /** What kept a place from being visited, where the rule forbids it. */
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
