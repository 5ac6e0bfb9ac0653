import { setMaxListeners } from "node:events";
import type { Protocol } from "puppeteer-core";
import { BrowserDisconnected, type RunningBrowser, untilDisconnected } from "./browser-process.ts";
import { Tab } from "./tab.ts";
import { withTimeout } from "./timing.ts";

/** The context was closed with work still to do in it. */
export class VisitAborted extends Error {
  override name = "VisitEnded";
}

/** A browser context: cookies, storage and cache of one visit. Whatever opens in it uninvited is closed. */
export class BrowserContext {
  readonly #running: RunningBrowser;
  readonly #id: string;
  readonly #own = new Set<string>();
  readonly #opening = new Set<Promise<unknown>>();
  readonly #ended = new AbortController();
  #closing: Promise<void> | null = null;
  /** Frames that answered with a file to save. */
  readonly downloadFrameIds = new Set<string>();

  constructor(running: RunningBrowser, id: string) {
    this.#running = running;
    this.#id = id;
    setMaxListeners(0, this.#ended.signal);
  }

  /** Opens a context for a job and closes it after it, or as soon as the signal says so. */
  static async run<T>(
    running: RunningBrowser,
    signal: AbortSignal | null,
    job: (context: BrowserContext) => Promise<T>,
  ): Promise<T> {
    const context = await untilDisconnected(running, BrowserContext.open(running));
    const close = () => void context.close();
    signal?.addEventListener("abort", close, { once: true });
    if (signal?.aborted) close();
    try {
      return await untilDisconnected(running, job(context));
    } finally {
      signal?.removeEventListener("abort", close);
      await context.close();
    }
  }

  static async open(running: RunningBrowser): Promise<BrowserContext> {
    const { browserContextId } = await running.session.send("Target.createBrowserContext", {
      disposeOnDetach: true,
      // Chrome spares loopback addresses the proxy unless told not to.
      ...(running.visitProxy !== null && {
        proxyServer: running.visitProxy,
        proxyBypassList: "<-loopback>",
      }),
    });
    const context = new BrowserContext(running, browserContextId);
    running.disconnected.addEventListener("abort", context.#onGone, { once: true });
    running.session.on("Target.targetCreated", context.#onTarget);
    running.session.on("Browser.downloadWillBegin", context.#onDownload);
    await Promise.all([
      running.session.send("Browser.setDownloadBehavior", {
        behavior: "deny",
        browserContextId,
        eventsEnabled: true,
      }),
      // Grants nothing and thereby denies every permission prompt.
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
      // Chrome proper draws only the front tab of a window: a second one beside it would wait for ever to be painted.
      newWindow: true,
    });
    this.#opening.add(creating);
    const { targetId } = await creating;
    this.#own.add(targetId);
    this.#opening.delete(creating);
    const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: true });
    const attached = session.connection()?.session(sessionId);
    if (!attached) throw new BrowserDisconnected("The browser gave no session for a new tab.");
    return new Tab(attached, targetId, this.#ended.signal);
  }

  /** Ends every tab of the context, whatever its scripts do. */
  close(): Promise<void> {
    this.#closing ??= this.#dispose();
    return this.#closing;
  }

  async #dispose(): Promise<void> {
    const { session } = this.#running;
    this.#ended.abort(new VisitAborted("The visit was ended."));
    this.#running.disconnected.removeEventListener("abort", this.#onGone);
    session.off("Target.targetCreated", this.#onTarget);
    session.off("Browser.downloadWillBegin", this.#onDownload);
    const disposing = session
      .send("Target.disposeBrowserContext", { browserContextId: this.#id })
      .catch(() => {});
    await withTimeout(5000, disposing);
  }

  readonly #onGone = (): void => this.#ended.abort(this.#running.disconnected.reason);

  readonly #onTarget = ({ targetInfo }: Protocol.Target.TargetCreatedEvent): void => {
    if (targetInfo.browserContextId !== this.#id || targetInfo.type !== "page") return;
    void this.#closeUninvited(targetInfo.targetId);
  };

  async #closeUninvited(targetId: string): Promise<void> {
    // Our own tabs are announced before the answer that names them.
    await Promise.allSettled([...this.#opening]);
    if (this.#own.has(targetId)) return;
    const { session } = this.#running;
    try {
      // It waits for us to look at it, and its opener waits for it.
      const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: true });
      await session.connection()?.session(sessionId)?.send("Runtime.runIfWaitingForDebugger");
      await session.send("Target.closeTarget", { targetId });
    } catch {
      // Gone by itself.
    }
  }

  readonly #onDownload = ({ frameId }: Protocol.Browser.DownloadWillBeginEvent): void => {
    this.downloadFrameIds.add(frameId);
  };
}
