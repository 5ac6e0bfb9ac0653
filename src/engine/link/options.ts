import type { Socket } from "node:net";
import type { Dispatcher } from "undici";
import type { BrowserObservation } from "../artifacts/link.ts";
import { sleep } from "./abort-listeners.ts";
import type { HostLimiter } from "./host-limiter.ts";
import { NetworkStatus } from "./network-status.ts";
import { getBrowserHeaders, USER_AGENTS } from "./user-agent.ts";

/** What the HTTP side of a check needs. Whatever visits a destination is handed in; the rest has defaults. */
export interface ProbeOptions {
  /** The guard's: it decides which addresses may be visited. */
  dispatcher: Dispatcher;
  signal: AbortSignal;
  /** The guard's refusal inside an error, to be thrown on instead of judged; null where there is none. */
  findUnsafeUrlError: (error: unknown) => Error | null;
  /** Fires when the answer no longer matters (Chrome has the page): the probe stops and hands back what it saw. */
  stopSignal?: AbortSignal;
  /**
   * A guarded TCP connection (connecting or connected), to read a refused certificate's dates and names. Without it
   * the error's code must explain.
   */
  dial?: (host: string, port: number, signal: AbortSignal) => Socket;
  /** Does DNS work at all? Asked only where a name was not found. Default: looks up names that always exist. */
  controlLookup?: () => Promise<boolean>;
  /** What is known of this machine's network, where a run shares it among its checks. */
  network?: NetworkStatus;
  /** Caps and holds, where a run shares them among its checks. */
  hostLimiter?: HostLimiter;
  /**
   * A second opinion on a name: its addresses, or an error with a code of node:dns. Default: the system's DNS
   * servers, asked directly.
   */
  resolveHost?: (host: string) => Promise<string[]>;
  /** What a probe that begins at an address sends to its origin, and to nobody else. Default: nothing. */
  headersFor?: ((url: string) => Readonly<Record<string, string>>) | undefined;
  /** Default: a desktop Chrome's. */
  userAgent?: string;
  /** BCP 47 tag for Accept-Language. Default: en-US. */
  locale?: string;
  /** Milliseconds that one request may take to answer; its body gets as long again. Default: 15,000. */
  timeoutMs?: number;
  /** Further attempts after a transient failure (default 2). A dead answer is always asked about once more. */
  retries?: number;
  /** A server that asks for more patience than this is not asked again. Default: 10,000 ms. */
  maxRetryAfterMs?: number;
  /** Waits between attempts; rejects when a signal fires. */
  sleep?: (ms: number, signals: readonly AbortSignal[]) => Promise<void>;
}

/**
 * What the verdict is for. An evaluation needs a page that can be captured; a links check wants to know whether
 * visitors arrive.
 */
export type CheckPurpose = "evaluation" | "links";

export type LoadPage = (url: string, signal: AbortSignal) => Promise<BrowserObservation | null>;

export interface LinkOptions extends ProbeOptions {
  /** Real Chrome's second opinion; null where there is none, which may only show when it is asked. */
  loadPage: LoadPage | null;
  /** Default: evaluation. */
  purpose?: CheckPurpose;
}

type DefaultedOption = "userAgent" | "locale" | "timeoutMs" | "retries" | "maxRetryAfterMs" | "sleep";

/** Options with every default filled in, and what follows from them. */
export interface ProbeSettings
  extends Omit<ProbeOptions, DefaultedOption>,
    Required<Pick<ProbeOptions, DefaultedOption>> {
  network: NetworkStatus;
  /** What every request carries, name after value. */
  headers: string[];
}

/** The same for a whole link check. */
export type LinkSettings = LinkOptions & ProbeSettings;

const DEFAULTS: Pick<ProbeSettings, DefaultedOption> = {
  userAgent: USER_AGENTS.desktop,
  locale: "en-US",
  timeoutMs: 15_000,
  retries: 2,
  maxRetryAfterMs: 10_000,
  sleep,
};

export function resolveSettings<O extends ProbeOptions>(options: O): O & ProbeSettings {
  const settings = { ...DEFAULTS, ...options };
  return {
    ...settings,
    network: options.network ?? new NetworkStatus(options.controlLookup),
    headers: getBrowserHeaders(settings.userAgent, settings.locale),
  };
}
