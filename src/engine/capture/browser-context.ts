import type { Protocol } from "puppeteer-core";
import { BrowserDisconnected, type RunningBrowser, untilDisconnected } from "./browser-process.ts";
import { Tab } from "./tab.ts";
import { whenAborted, withTimeout } from "./timeout-helpers.ts";

/** Contexts close in 20 to 50 ms. */
const MAX_CLOSING_WAIT_MS = 500;

/** The context was closed while work in it was still running. */
export class VisitAborted extends Error {
  override name = "VisitAborted";
}

/** A browser context with the cookies, storage and cache of one visit. It closes every tab that pages open in it. */
export class BrowserContext {
  readonly #running: RunningBrowser;
  readonly #id: string;
  readonly #ownTargets = new Set<string>();
  readonly #opening = new Set<Promise<unknown>>();
  readonly #aborted = new AbortController();
  #closing: Promise<void> | null = null;
  /** Frames that received a download. */
  readonly #downloadFrameIds = new Set<string>();

  constructor(running: RunningBrowser, id: string) {
    this.#running = running;
    this.#id = id;
  }

  /**
   * Runs a job in a new context and closes it afterwards, or as soon as the signal aborts. Chrome may take seconds to
   * end a page with an endless script; the result doesn't wait for it.
   */
  static async run<T>(
    running: RunningBrowser,
    signal: AbortSignal,
    job: (context: BrowserContext) => Promise<T>,
  ): Promise<T> {
    const context = await untilDisconnected(running, BrowserContext.open(running));
    const close = () => void context.close();
    whenAborted(signal, close);
    try {
      return await untilDisconnected(running, job(context));
    } finally {
      signal.removeEventListener("abort", close);
      await withTimeout(MAX_CLOSING_WAIT_MS, context.close());
    }
  }

  /**
   * The same with a time limit. @param errors Makes the errors of a job that takes too long or fails. The browser's
   * end and an abort are thrown as they are.
   */
  static async runWithin<T>(
    ms: number,
    { running, signal }: { running: RunningBrowser; signal: AbortSignal },
    job: (context: BrowserContext) => Promise<T>,
    errors: { tooSlow: () => Error; failed: (problem: unknown) => Error },
  ): Promise<T> {
    return BrowserContext.run(running, signal, async (context) => {
      const finished = await withTimeout(ms, job(context)).catch((problem: unknown) => {
        if (problem instanceof BrowserDisconnected || problem instanceof VisitAborted) throw problem;
        throw errors.failed(problem);
      });
      if (finished.done) return finished.value;
      throw errors.tooSlow();
    });
  }

  static async open(running: RunningBrowser): Promise<BrowserContext> {
    const { browserContextId } = await running.session.send("Target.createBrowserContext", {
      disposeOnDetach: true,
      // By default Chrome connects to loopback addresses without the proxy.
      ...(running.visitProxy !== null && { proxyServer: running.visitProxy, proxyBypassList: "<-loopback>" }),
    });
    const context = new BrowserContext(running, browserContextId);
    running.session.on("Target.targetCreated", context.#onTarget);
    running.session.on("Browser.downloadWillBegin", context.#onDownload);
    await Promise.all([
      running.session.send("Browser.setDownloadBehavior", { behavior: "deny", browserContextId, eventsEnabled: true }),
      // Granting nothing denies every permission prompt.
      running.session.send("Browser.grantPermissions", { permissions: [], browserContextId }),
    ]);
    return context;
  }

  async openTab(): Promise<Tab> {
    return untilDisconnected(this.#running, this.#createTab());
  }

  async #createTab(): Promise<Tab> {
    const { session } = this.#running;
    const creating = session.send("Target.createTarget", {
      url: "about:blank",
      browserContextId: this.#id,
      // Chrome paints only the front tab of a window; a second tab in it would never be painted.
      newWindow: true,
    });
    this.#opening.add(creating);
    const { targetId } = await creating;
    this.#ownTargets.add(targetId);
    this.#opening.delete(creating);
    const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: true });
    const attached = session.connection()?.session(sessionId);
    if (!attached) throw new BrowserDisconnected("The browser gave no session for a new tab.");
    const ended = AbortSignal.any([this.#aborted.signal, this.#running.disconnected]);
    return new Tab(attached, targetId, ended, () => this.#downloadFrameIds.has(targetId));
  }

  /** Closes all tabs of the context, even while their scripts run. */
  close(): Promise<void> {
    this.#closing ??= this.#dispose();
    return this.#closing;
  }

  async #dispose(): Promise<void> {
    const { session } = this.#running;
    this.#aborted.abort(new VisitAborted("The visit was aborted."));
    session.off("Target.targetCreated", this.#onTarget);
    session.off("Browser.downloadWillBegin", this.#onDownload);
    await session.send("Target.disposeBrowserContext", { browserContextId: this.#id }).catch(() => {});
  }

  readonly #onTarget = ({ targetInfo }: Protocol.Target.TargetCreatedEvent): void => {
    if (targetInfo.browserContextId !== this.#id || targetInfo.type !== "page") return;
    void this.#closeUninvited(targetInfo.targetId);
  };

  async #closeUninvited(targetId: string): Promise<void> {
    // `Target.targetCreated` arrives before `Target.createTarget` returns the id of our own tab.
    await Promise.allSettled([...this.#opening]);
    if (this.#ownTargets.has(targetId)) return;
    const { session } = this.#running;
    try {
      // The new tab waits for a debugger, and its opener waits for the tab.
      const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: true });
      await session.connection()?.session(sessionId)?.send("Runtime.runIfWaitingForDebugger");
      await session.send("Target.closeTarget", { targetId });
    } catch {
      // It is closed already.
    }
  }

  readonly #onDownload = ({ frameId }: Protocol.Browser.DownloadWillBeginEvent): void => {
    this.#downloadFrameIds.add(frameId);
  };
}
