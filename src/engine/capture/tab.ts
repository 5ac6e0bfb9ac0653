import { setMaxListeners } from "node:events";
import type { CDPSession, Protocol } from "puppeteer-core";
import type { z } from "zod";
import { rejectOnAbort } from "../../contract/reject-on-abort.ts";
import type { Viewport } from "../../contract/vocabulary.ts";
import type { RunningBrowser } from "./browser-process.ts";
import { buildUserAgentOverride, canonicalizeLocale, EMULATED_DEVICES, findTimeZone } from "./device-emulation.ts";
import { NetworkMonitor } from "./network-monitor.ts";
import { PageClock } from "./page-clock.ts";
import { ResourceMonitor } from "./resource-monitor.ts";
import type { OriginHeaders } from "./same-origin-headers.ts";
import { waitUntil } from "./timeout-helpers.ts";

/** The tab's process crashed, for example out of memory. */
export class TabCrashed extends Error {
  override name = "TabCrashed";
}

/** A page script of ours failed, or its page was replaced or closed. */
export class PageScriptFailed extends Error {
  override name = "PageScriptFailed";
}

/** A script's result, or null where it failed or was interrupted. The page is then captured as it is. */
export const nullIfScriptFailed = async <T>(running: Promise<T>): Promise<T | null> =>
  running.catch((problem: unknown) => {
    if (problem instanceof PageScriptFailed) return null;
    throw problem;
  });

export interface DeviceProfile {
  viewport: Viewport;
  /** BCP 47; default en-US. */
  locale: string | undefined;
  /** Overrides the device's pixel ratio. */
  pixelRatio?: number;
}

/** Measurement beacons, which are never sent. */
export interface BeaconRule {
  isBeacon: (url: string) => boolean;
  /** Patterns (of `Fetch.enable`) that match every beacon: other requests need not wait for a decision. Default: `*`. */
  beaconPatterns?: readonly string[] | undefined;
}

export interface RequestFilter extends BeaconRule {
  /** Whether beacons are refused (default) or answered with an empty response. */
  beacons?: "refuse" | "answer";
  /** Decide on beacons alone: the page may leave, and Chrome may request the icon for its tab. */
  onlyBeacons?: boolean;
  /** Additional headers for the visit's origin. */
  originHeaders?: OriginHeaders | undefined;
}

/** Navigations that are cancelled and requests of Chrome's own, whatever their URL. */
const DECIDED_TYPES = ["Document", "Other"] as const;

/** Longest wait until a cancelled navigation has ended, ms. */
const MAX_CANCEL_MS = 500;

/** A favicon request by Chrome itself. Images of the page have the type Image. */
const isTabIcon = ({ resourceType, request }: Protocol.Fetch.RequestPausedEvent): boolean =>
  resourceType === "Other" && /^image\//iu.test(request.headers["Accept"] ?? "");

const withHeaders = (headers: Protocol.Fetch.HeaderEntry[] | undefined) => (headers ? { headers } : {});

/** The answer to a beacon: an empty script that any origin may read. */
const EMPTY_RESPONSE = {
  responseCode: 200,
  responseHeaders: [
    { name: "access-control-allow-origin", value: "*" },
    { name: "content-type", value: "text/javascript" },
  ],
  body: "",
};

/** A script of ours that is still running this long after an interruption was interrupted too, ms. */
const INTERRUPTED_SCRIPT_MS = 2000;

/** Longest result of a page script. The limits of the page reading stay far below it. */
const MAX_SCRIPT_RESULT_CHARS = 20e6;

/** A tab, driven over the DevTools protocol. Its pending promises reject once the tab has closed. */
export class Tab {
  readonly session: CDPSession;
  readonly frameId: string;
  readonly network: NetworkMonitor;
  readonly resources: ResourceMonitor;
  readonly clock = new PageClock(this);
  /** Whether the tab's page has turned out to be a download. */
  readonly isDownload: () => boolean;
  /** Aborts with TabCrashed, VisitAborted or BrowserDisconnected once the tab has closed. */
  readonly #closed: AbortSignal;
  /** The reject function of each script of ours that is running. */
  readonly #scripts = new Set<(reason: PageScriptFailed) => void>();
  #isStaying = false;

  /** @param ended Aborts when the tab's context is closed or its browser exits. */
  constructor(session: CDPSession, frameId: string, ended: AbortSignal, isDownload: () => boolean) {
    this.isDownload = isDownload;
    this.session = session;
    this.frameId = frameId;
    this.network = new NetworkMonitor(session, frameId);
    this.resources = new ResourceMonitor(session, frameId);
    const crashed = new AbortController();
    session.once("Inspector.targetCrashed", () => crashed.abort(new TabCrashed("The page crashed its tab.")));
    this.#closed = AbortSignal.any([ended, crashed.signal]);
    setMaxListeners(0, this.#closed);
    session.on("error", () => {});
    this.#answerDialogs();
  }

  get isClosed(): boolean {
    return this.#closed.aborted;
  }

  /** The promise's value, or a rejection as soon as the tab has closed. */
  untilClosed<T>(promise: Promise<T>): Promise<T> {
    return rejectOnAbort(this.#closed, promise);
  }

  /** Emulates a device and starts filtering requests. Call it before the first navigation. */
  async emulateDevice(profile: DeviceProfile, running: RunningBrowser, filter: RequestFilter): Promise<void> {
    const { session } = this;
    const { metrics, touch } = EMULATED_DEVICES[profile.viewport];
    const locale = canonicalizeLocale(profile.locale);
    const zone = findTimeZone(locale);
    await this.untilClosed(
      Promise.all([
        session.send("Page.enable"),
        session.send("Page.setLifecycleEventsEnabled", { enabled: true }),
        session.send("Network.enable"),
        session.send("Network.setBypassServiceWorker", { bypass: true }),
        session.send("Emulation.setDeviceMetricsOverride", {
          ...metrics,
          deviceScaleFactor: profile.pixelRatio ?? metrics.deviceScaleFactor,
        }),
        session.send("Emulation.setTouchEmulationEnabled", { enabled: touch }),
        session.send(
          "Emulation.setUserAgentOverride",
          buildUserAgentOverride(profile.viewport, running.version, locale),
        ),
        session.send("Emulation.setLocaleOverride", { locale: locale.replaceAll("-", "_") }),
        ...(zone === null ? [] : [session.send("Emulation.setTimezoneOverride", { timezoneId: zone })]),
        this.filterRequests(filter),
      ]),
    );
  }

  /** Starts filtering requests. Call it before the first navigation; `emulateDevice` calls it. */
  async filterRequests(filter: RequestFilter): Promise<void> {
    this.#decideOnRequests(filter);
    // Additional headers need every request to be intercepted.
    const urls = filter.originHeaders === undefined ? (filter.beaconPatterns ?? ["*"]) : ["*"];
    const patterns = [
      ...(filter.onlyBeacons === true ? [] : DECIDED_TYPES).map((resourceType) => ({ urlPattern: "*", resourceType })),
      ...urls.map((urlPattern) => ({ urlPattern })),
    ];
    await this.session.send("Fetch.enable", { patterns });
  }

  /**
   * Runs a script in an isolated world. It shares the page's DOM but not its JavaScript, so a page cannot manipulate
   * the result by overriding `JSON.stringify` or `Array.prototype`.
   *
   * @returns The script's JSON result, parsed.
   * @throws PageScriptFailed; z.ZodError
   */
  async runScript<T>(script: string, schema: z.ZodType<T>, frameId = this.frameId): Promise<T> {
    const { result, exceptionDetails } = await this.untilClosed(
      this.#untilInterrupted(this.#evaluate(script, frameId)),
    );
    if (exceptionDetails !== undefined)
      throw new PageScriptFailed(exceptionDetails.exception?.description ?? exceptionDetails.text);
    const json: unknown = result.value;
    if (typeof json !== "string" || json.length > MAX_SCRIPT_RESULT_CHARS)
      throw new PageScriptFailed("The page script returned no readable result.");
    return schema.parse(JSON.parse(json));
  }

  async #evaluate(script: string, frameId: string): Promise<Protocol.Runtime.EvaluateResponse> {
    try {
      const contextId = await this.isolatedContextId(frameId);
      const options = { contextId, awaitPromise: true, returnByValue: true };
      return await this.session.send("Runtime.evaluate", { expression: script, ...options });
    } catch (cause) {
      throw new PageScriptFailed("The page was replaced or closed while a script ran.", { cause });
    }
  }

  /** The execution context of our isolated world in a frame. It stays the same while the frame's document exists. */
  async isolatedContextId(frameId = this.frameId): Promise<number> {
    const world = { frameId, worldName: "adhere" };
    const { executionContextId } = await this.session.send("Page.createIsolatedWorld", world);
    return executionContextId;
  }

  /** Calls back once the tab has closed. */
  onClosed(callback: () => void): void {
    this.#closed.addEventListener("abort", callback, { once: true });
  }

  /**
   * Terminates the script that the page is running; the page continues after it. If it hits a script of ours, that
   * script never returns, so it is rejected after a while.
   */
  interruptScript(): void {
    this.session.send("Runtime.terminateExecution").catch(() => {});
    const running = [...this.#scripts];
    setTimeout(() => {
      for (const reject of running) reject(new PageScriptFailed("The script was interrupted with the page's script."));
    }, INTERRUPTED_SCRIPT_MS);
  }

  async #untilInterrupted<T>(script: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    this.#scripts.add(reject);
    try {
      return await Promise.race([script, promise]);
    } finally {
      this.#scripts.delete(reject);
    }
  }

  /**
   * Pings the page while a job runs, and interrupts the page's script where it has not answered for `patienceMs`. Do
   * not use it for a job that itself keeps the page busy.
   */
  async withWatchdog<T>(patienceMs: number, job: () => Promise<T>): Promise<T> {
    let pingedAt: number | null = null;
    const ping = () => {
      if (pingedAt !== null) {
        if (performance.now() - pingedAt > patienceMs) this.interruptScript();
        return;
      }
      pingedAt = performance.now();
      const answered = () => {
        pingedAt = null;
      };
      this.session.send("Runtime.evaluate", { expression: "0" }).then(answered, answered);
    };
    const timer = setInterval(ping, Math.max(200, patienceMs / 4));
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
      // Accept "Leave this page?" and dismiss all other dialogs.
      const accept = type === "beforeunload";
      this.session.send("Page.handleJavaScriptDialog", { accept }).catch(() => {});
      if (dialogs % 10 === 0) this.interruptScript(); // while (true) alert()
    });
  }

  /** Cancels the page's own navigations during a job, so that it stays. */
  async stayingOnPage<T>(job: () => Promise<T>): Promise<T> {
    this.#isStaying = true;
    try {
      return await job();
    } finally {
      // On a busy machine the request of a navigation that the job caused is seen only now.
      await waitUntil(() => !this.network.isNavigating || this.isClosed, MAX_CANCEL_MS);
      this.#isStaying = false;
    }
  }

  /** Navigations are being cancelled. One that has begun is not over, and leads nowhere. */
  get isStaying(): boolean {
    return this.#isStaying;
  }

  #decideOnRequests({ isBeacon, beacons = "refuse", onlyBeacons = false, originHeaders }: RequestFilter): void {
    const { session } = this;
    session.on("Fetch.requestPaused", (paused) => {
      const { requestId, request, resourceType, frameId } = paused;
      const isLeaving = this.#isStaying && resourceType === "Document" && frameId === this.frameId;
      const decision = isLeaving
        ? session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" })
        : (isTabIcon(paused) && !onlyBeacons) || (isBeacon(request.url) && beacons === "refuse")
          ? session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" })
          : isBeacon(request.url)
            ? session.send("Fetch.fulfillRequest", { requestId, ...EMPTY_RESPONSE })
            : session.send("Fetch.continueRequest", {
                requestId,
                ...withHeaders(originHeaders?.extendHeaders(paused)),
              });
      decision.catch(() => {});
    });
  }
}
