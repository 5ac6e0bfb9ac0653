import type { Socket } from "node:net";
import type { Dispatcher } from "undici";
import type { BrowserLook } from "../products/link.ts";
import type { Gate } from "./gate.ts";
import { Network } from "./network.ts";
import { sleep } from "./stop.ts";
import { USER_AGENTS, visitorHeaders } from "./visitor.ts";

/** What the HTTP side of a check needs. Whatever visits a destination is handed in; the rest has defaults. */
export interface ProbeOptions {
  /** The guard's: it decides which addresses may be visited. */
  dispatcher: Dispatcher;
  signal: AbortSignal;
  /** The guard's refusal inside an error, to be thrown on instead of judged; null where there is none. */
  unsafe: (error: unknown) => Error | null;
  /** Fires when the answer no longer matters (Chrome has the page): the probe stops and hands back what it saw. */
  enough?: AbortSignal;
  /**
   * A guarded TCP connection (connecting or connected), to read a refused certificate's dates and names. Without it
   * the error's code must explain.
   */
  dial?: (host: string, port: number, signal: AbortSignal) => Socket;
  /** Does DNS work at all? Asked only where a name was not found. Default: looks up names that always exist. */
  controlLookup?: () => Promise<boolean>;
  /** What is known of this machine's network, where a run shares it among its checks. */
  network?: Network;
  /** Caps and holds, where a run shares them among its checks. */
  gate?: Gate;
  /**
   * A second opinion on a name: its addresses, or an error with a code of node:dns. Default: the system's DNS
   * servers, asked directly.
   */
  resolve?: (host: string) => Promise<string[]>;
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
  patienceMs?: number;
  /** Waits between attempts; rejects when a signal fires. */
  sleep?: (ms: number, signals: readonly AbortSignal[]) => Promise<void>;
}

/**
 * What the verdict is for. An evaluation needs a page that can be captured; a links check wants to know whether
 * visitors arrive.
 */
export type Purpose = "evaluation" | "links";

export type Look = (url: string, signal: AbortSignal) => Promise<BrowserLook | null>;

export interface LinkOptions extends ProbeOptions {
  /** Real Chrome's second opinion; null where there is none, which may only show when it is asked. */
  look: Look | null;
  /** Default: evaluation. */
  purpose?: Purpose;
}

type Defaulted = "userAgent" | "locale" | "timeoutMs" | "retries" | "patienceMs" | "sleep";

/** Options with every default filled in, and what follows from them. */
export interface Settings extends Omit<ProbeOptions, Defaulted>, Required<Pick<ProbeOptions, Defaulted>> {
  network: Network;
  /** What every request carries, name after value. */
  headers: string[];
}

/** The same for a whole link check. */
export type LinkSettings = LinkOptions & Settings;

const DEFAULTS: Pick<Settings, Defaulted> = {
  userAgent: USER_AGENTS.desktop,
  locale: "en-US",
  timeoutMs: 15_000,
  retries: 2,
  patienceMs: 10_000,
  sleep,
};

export function settingsOf<O extends ProbeOptions>(options: O): O & Settings {
  const settings = { ...DEFAULTS, ...options };
  return {
    ...settings,
    network: options.network ?? new Network(options.controlLookup),
    headers: visitorHeaders(settings.userAgent, settings.locale),
  };
}
