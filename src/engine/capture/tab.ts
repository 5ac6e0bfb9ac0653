import { setMaxListeners } from "node:events";
import type { CDPSession, Protocol } from "puppeteer-core";
import type { Viewport } from "../../contract/vocabulary.ts";
import type { RunningBrowser } from "./browser-process.ts";
import { buildUserAgentOverride, EMULATED_DEVICES, findTimeZone } from "./device-emulation.ts";
import { NetworkMonitor } from "./network-monitor.ts";
import type { OriginHeaders } from "./origin-headers.ts";
import { untilAborted } from "./timing.ts";

/** The tab's process died: out of memory, or a crash of Chrome's own. */
export class TabCrashed extends Error {
  override name = "TabCrashed";
}

/** A script of ours failed in the page, or the page is no longer there. */
export class PageScriptFailed extends Error {
  override name = "PageScriptFailed";
}

export interface DeviceProfile {
  viewport: Viewport;
  /** BCP 47, canonical. */
  locale: string;
  /** Picture pixels a CSS pixel, where they are not the device's own. */
  pixelRatio?: number;
}

export interface RequestFilter {
  isBeacon: (url: string) => boolean;
  /** What a beacon is told: that it is blocked (default), or nothing at all, as by a server that has nothing to say. */
  beacons?: "refuse" | "answer";
  /** What the visit's own origin is sent; absent, nothing. */
  originHeaders?: OriginHeaders | undefined;
}

/** Requests that are looked at before they leave: those a measurement beacon can be. */
const BEACON_TYPES = ["Document", "Image", "Script", "XHR", "Fetch", "Ping", "Other"] as const;

/** An icon for the tab strip, which Chrome proper asks for by itself: a page's own pictures have the type Image. */
const isTabIcon = ({ resourceType, request }: Protocol.Fetch.RequestPausedEvent): boolean =>
  resourceType === "Other" && /^image\//iu.test(request.headers["Accept"] ?? "");

const withHeaders = (headers: Protocol.Fetch.HeaderEntry[] | undefined) => (headers ? { headers } : {});

/** What a beacon's server says that has nothing to say: loaded, empty, and allowed to be read. */
const EMPTY_RESPONSE = {
  responseCode: 200,
  responseHeaders: [
    { name: "access-control-allow-origin", value: "*" },
    { name: "content-type", value: "text/javascript" },
  ],
  body: "",
};

/** A script of ours that has not answered so long after an interruption was hit by it, ms. */
const INTERRUPTED_SCRIPT_MS = 2000;

/** Longest answer of a page script that is read; the survey's own limits stay far below. */
const MAX_SCRIPT_RESULT_CHARS = 20e6;

/** One tab, driven over the protocol. Every promise it gives rejects once the tab is gone. */
export class Tab {
  readonly session: CDPSession;
  readonly frameId: string;
  readonly network: NetworkMonitor;
  /** Aborted once the tab is gone, with TabCrashed, VisitEnded or BrowserGone. */
  readonly #gone = new AbortController();
  /** Our scripts under way: what breaks each of them off. */
  readonly #scripts = new Set<(reason: PageScriptFailed) => void>();

  /** @param ended Aborted when the tab's context is closed, or its browser gone. */
  constructor(session: CDPSession, frameId: string, ended: AbortSignal) {
    this.session = session;
    this.frameId = frameId;
    this.network = new NetworkMonitor(session, frameId);
    setMaxListeners(0, this.#gone.signal);
    const crash = () => this.#gone.abort(new TabCrashed("The page crashed its tab."));
    const end = () => this.#gone.abort(ended.reason);
    session.once("Inspector.targetCrashed", crash);
    if (ended.aborted) end();
    ended.addEventListener("abort", end, { once: true });
    session.on("error", () => {});
    this.#answerDialogs();
  }

  get isClosed(): boolean {
    return this.#gone.signal.aborted;
  }

  /** The promise's value, or a rejection as soon as the tab is gone. */
  untilClosed<T>(promise: Promise<T>): Promise<T> {
    return untilAborted(this.#gone.signal, promise);
  }

  /** Makes the tab a person's device, before it goes anywhere. */
  async emulateDevice(persona: DeviceProfile, running: RunningBrowser, sieve: RequestFilter): Promise<void> {
    const { session } = this;
    const { metrics, touch } = EMULATED_DEVICES[persona.viewport];
    const zone = findTimeZone(persona.locale);
    this.#sift(sieve);
    await this.untilClosed(
      Promise.all([
        session.send("Page.enable"),
        session.send("Page.setLifecycleEventsEnabled", { enabled: true }),
        session.send("Network.enable"),
        session.send("Network.setBypassServiceWorker", { bypass: true }),
        session.send("Emulation.setDeviceMetricsOverride", {
          ...metrics,
          deviceScaleFactor: persona.pixelRatio ?? metrics.deviceScaleFactor,
        }),
        session.send("Emulation.setTouchEmulationEnabled", { enabled: touch }),
        session.send(
          "Emulation.setUserAgentOverride",
          buildUserAgentOverride(persona.viewport, running.version, persona.locale),
        ),
        session.send("Emulation.setLocaleOverride", { locale: persona.locale.replaceAll("-", "_") }),
        ...(zone === null ? [] : [session.send("Emulation.setTimezoneOverride", { timezoneId: zone })]),
        session.send("Emulation.setEmulatedMedia", {
          features: [{ name: "prefers-reduced-motion", value: "reduce" }],
        }),
        session.send("Fetch.enable", {
          // Headers are decided on for everything that leaves.
          patterns:
            sieve.originHeaders === undefined
              ? BEACON_TYPES.map((resourceType) => ({ urlPattern: "*", resourceType }))
              : [{ urlPattern: "*" }],
          handleAuthRequests: true,
        }),
      ]),
    );
  }

  /**
   * Runs a script in a world of its own: it sees the page's elements and none of the page's scripts, so that a
   * page cannot lie through an overridden `JSON.stringify` or `Array.prototype`.
   *
   * @returns what the script's JSON says.
   * @throws PageScriptFailed
   */
  async runScript(script: string, frameId = this.frameId): Promise<unknown> {
    const { result, exceptionDetails } = await this.untilClosed(
      this.#unlessBroken(this.#evaluate(script, frameId)),
    );
    if (exceptionDetails !== undefined) {
      throw new PageScriptFailed(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    const answer: unknown = result.value;
    if (typeof answer !== "string" || answer.length > MAX_SCRIPT_RESULT_CHARS) {
      throw new PageScriptFailed("The page script gave no readable answer.");
    }
    return JSON.parse(answer);
  }

  async #evaluate(script: string, frameId: string): Promise<Protocol.Runtime.EvaluateResponse> {
    try {
      const contextId = await this.isolatedContextId(frameId);
      const how = { contextId, awaitPromise: true, returnByValue: true };
      return await this.session.send("Runtime.evaluate", { expression: script, ...how });
    } catch (cause) {
      throw new PageScriptFailed("The page went away below a script.", { cause });
    }
  }

  /** The execution context of our own world in a frame: the same one for as long as its document lives. */
  async isolatedContextId(frameId = this.frameId): Promise<number> {
    const world = { frameId, worldName: "adhere" };
    const { executionContextId } = await this.session.send("Page.createIsolatedWorld", world);
    return executionContextId;
  }

  /** Calls back once the tab is gone. */
  onClosed(callback: () => void): void {
    this.#gone.signal.addEventListener("abort", callback, { once: true });
  }

  /** Breaks a script that never ends; the page goes on after it. One of ours that it hits by chance never answers. */
  interruptScript(): void {
    this.session.send("Runtime.terminateExecution").catch(() => {});
    const underWay = [...this.#scripts];
    setTimeout(() => {
      for (const broken of underWay) broken(new PageScriptFailed("A script was broken off with the page's."));
    }, INTERRUPTED_SCRIPT_MS);
  }

  async #unlessBroken<T>(script: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    this.#scripts.add(reject);
    try {
      return await Promise.race([script, promise]);
    } finally {
      this.#scripts.delete(reject);
    }
  }

  /**
   * Watches that the page answers while a job goes on, and breaks off its script where it has not for too long.
   * Not for a job that keeps the page busy by itself.
   */
  async withWatchdog<T>(patienceMs: number, job: () => Promise<T>): Promise<T> {
    let asked: number | null = null;
    const ask = () => {
      if (asked !== null) {
        if (performance.now() - asked > patienceMs) this.interruptScript();
        return;
      }
      asked = performance.now();
      const answered = () => {
        asked = null;
      };
      this.session.send("Runtime.evaluate", { expression: "0" }).then(answered, answered);
    };
    const timer = setInterval(ask, Math.max(200, patienceMs / 4));
    try {
      return await job();
    } finally {
      clearInterval(timer);
    }
  }

  #answerDialogs(): void {
    let dialogs = 0;
    this.session.on("Page.javascriptDialogOpening", ({ type }) => {
      dialogs += 1;
      // "Leave this page?" is answered yes, everything else is dismissed.
      const accept = type === "beforeunload";
      this.session.send("Page.handleJavaScriptDialog", { accept }).catch(() => {});
      if (dialogs % 10 === 0) this.interruptScript(); // while (true) alert()
    });
  }

  #sift({ isBeacon, beacons = "refuse", originHeaders }: RequestFilter): void {
    const { session } = this;
    session.on("Fetch.requestPaused", (paused) => {
      const { requestId, request } = paused;
      const decision =
        isTabIcon(paused) || (isBeacon(request.url) && beacons === "refuse")
          ? session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" })
          : isBeacon(request.url)
            ? session.send("Fetch.fulfillRequest", { requestId, ...EMPTY_RESPONSE })
            : session.send("Fetch.continueRequest", {
                requestId,
                ...withHeaders(originHeaders?.extendHeaders(paused)),
              });
      decision.catch(() => {});
    });
    session.on("Fetch.authRequired", ({ requestId }) => {
      const authChallengeResponse = { response: "CancelAuth" as const };
      session.send("Fetch.continueWithAuth", { requestId, authChallengeResponse }).catch(() => {});
    });
  }
}
