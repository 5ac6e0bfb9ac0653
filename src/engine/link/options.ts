import { lookup } from "node:dns/promises";
import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Dispatcher } from "undici";
import type { BrowserLook } from "../products/link.ts";

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
  /**
   * A second opinion on a name: its addresses, or an error with a code of node:dns. Default: the system's DNS
   * servers, asked directly.
   */
  resolve?: (host: string) => Promise<string[]>;
  /** Default: a desktop Chrome's. */
  userAgent?: string;
  /** BCP 47 tag for Accept-Language. Default: en-US. */
  locale?: string;
  /** Milliseconds that one request may take to answer; its body gets as long again. Default: 15,000. */
  timeoutMs?: number;
  /** Further attempts after a transient failure (default 2). A dead answer is always asked about once more. */
  retries?: number;
  /** Waits between attempts; rejects when the signal fires. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * What the verdict is for. An evaluation needs a page that can be captured; a links check wants to know whether
 * visitors arrive.
 */
export type Purpose = "evaluation" | "links";

export interface LinkOptions extends ProbeOptions {
  /** Real Chrome's second opinion; null where there is none. */
  look: ((signal: AbortSignal) => Promise<BrowserLook>) | null;
  /** Default: evaluation. */
  purpose?: Purpose;
}

type Defaulted = "controlLookup" | "userAgent" | "locale" | "timeoutMs" | "retries" | "sleep";

/** Options with every default filled in. */
export type Settings = ProbeOptions & Required<Pick<ProbeOptions, Defaulted>>;

const DEFAULTS: Pick<Settings, Defaulted> = {
  controlLookup: otherNamesAreFound,
  userAgent:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
  locale: "en-US",
  timeoutMs: 15_000,
  retries: 2,
  sleep: async (ms, signal) => {
    await delay(ms, undefined, { signal });
  },
};

export function settingsOf(options: ProbeOptions): Settings {
  return { ...DEFAULTS, ...options };
}

/** One is IANA's own, the others' owners share nothing: where none is found, DNS is at fault. */
const CONTROL_NAMES = ["example.com", "www.google.com", "www.cloudflare.com"];

function otherNamesAreFound(): Promise<boolean> {
  return Promise.any(CONTROL_NAMES.map((name) => lookup(name))).then(
    () => true,
    () => false,
  );
}
