import type { CDPSession } from "puppeteer-core";
import type { Viewport } from "../../contract/vocabulary.ts";
import type { Running } from "./chrome.ts";
import { DEVICES, timeZone, userAgent } from "./device.ts";
import { Traffic } from "./traffic.ts";

/** The tab's process died: out of memory, or a crash of Chrome's own. */
export class TabCrashed extends Error {
  override name = "TabCrashed";
}

/** A script of ours failed in the page, or the page is no longer there. */
export class PageScriptFailed extends Error {
  override name = "PageScriptFailed";
}

export interface Persona {
  viewport: Viewport;
  /** BCP 47, canonical. */
  locale: string;
}

/** Requests that are looked at before they leave: those a measurement beacon can be. */
const BEACON_TYPES = ["Document", "Image", "Script", "XHR", "Fetch", "Ping", "Other"] as const;

/** Longest answer of a page script that is read; the survey's own limits stay far below. */
const ANSWER_CHARACTERS = 20e6;

/** One tab, driven over the protocol. Every promise it gives rejects once the tab is gone. */
export class Tab {
  readonly session: CDPSession;
  readonly frameId: string;
  readonly traffic: Traffic;
  readonly #gone: Promise<never>;
  isGone = false;

  /** @param ended Rejects when the tab's context is closed. */
  constructor(session: CDPSession, frameId: string, running: Running, ended: Promise<never>) {
    this.session = session;
    this.frameId = frameId;
    this.traffic = new Traffic(session, frameId);
    const crashed = new Promise<never>((_, reject) => {
      session.once("Inspector.targetCrashed", () => reject(new TabCrashed("The page crashed its tab.")));
    });
    this.#gone = Promise.race([crashed, running.gone, ended]);
    this.#gone.catch(() => {
      this.isGone = true;
    });
    session.on("error", () => {});
    this.#answerDialogs();
  }

  /** The promise's value, or a rejection as soon as the tab is gone. */
  alive<T>(promise: Promise<T>): Promise<T> {
    return Promise.race([promise, this.#gone]);
  }

  /** Makes the tab a person's device, before it goes anywhere. */
  async prepare(persona: Persona, running: Running, isBeacon: (url: string) => boolean): Promise<void> {
    const { session } = this;
    const { metrics, touch } = DEVICES[persona.viewport];
    const zone = timeZone(persona.locale);
    this.#sift(isBeacon);
    await this.alive(
      Promise.all([
        session.send("Page.enable"),
        session.send("Page.setLifecycleEventsEnabled", { enabled: true }),
        session.send("Network.enable"),
        session.send("Network.setBypassServiceWorker", { bypass: true }),
        session.send("Emulation.setDeviceMetricsOverride", metrics),
        session.send("Emulation.setTouchEmulationEnabled", { enabled: touch }),
        session.send("Emulation.setUserAgentOverride", userAgent(persona.viewport, running.version, persona.locale)),
        session.send("Emulation.setLocaleOverride", { locale: persona.locale.replaceAll("-", "_") }),
        ...(zone === null ? [] : [session.send("Emulation.setTimezoneOverride", { timezoneId: zone })]),
        session.send("Emulation.setEmulatedMedia", {
          features: [{ name: "prefers-reduced-motion", value: "reduce" }],
        }),
        session.send("Fetch.enable", {
          patterns: BEACON_TYPES.map((resourceType) => ({ urlPattern: "*", resourceType })),
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
  async run(script: string, frameId = this.frameId): Promise<unknown> {
    const { executionContextId } = await this.alive(
      this.session.send("Page.createIsolatedWorld", { frameId, worldName: "adhere" }),
    );
    const { result, exceptionDetails } = await this.alive(
      this.session.send("Runtime.evaluate", {
        expression: script,
        contextId: executionContextId,
        awaitPromise: true,
        returnByValue: true,
      }),
    );
    if (exceptionDetails !== undefined) {
      throw new PageScriptFailed(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    const answer: unknown = result.value;
    if (typeof answer !== "string" || answer.length > ANSWER_CHARACTERS) {
      throw new PageScriptFailed("The page script gave no readable answer.");
    }
    return JSON.parse(answer);
  }

  /** Calls back once the tab is gone. */
  onGone(callback: () => void): void {
    this.#gone.catch(callback);
  }

  /** Breaks a script that never ends; the page goes on after it. */
  interrupt(): void {
    this.session.send("Runtime.terminateExecution").catch(() => {});
  }

  #answerDialogs(): void {
    let dialogs = 0;
    this.session.on("Page.javascriptDialogOpening", ({ type }) => {
      dialogs += 1;
      // "Leave this page?" is answered yes, everything else is dismissed.
      const accept = type === "beforeunload";
      this.session.send("Page.handleJavaScriptDialog", { accept }).catch(() => {});
      if (dialogs % 10 === 0) this.interrupt(); // while (true) alert()
    });
  }

  #sift(isBeacon: (url: string) => boolean): void {
    const { session } = this;
    session.on("Fetch.requestPaused", ({ requestId, request }) => {
      const answer = isBeacon(request.url)
        ? session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" })
        : session.send("Fetch.continueRequest", { requestId });
      answer.catch(() => {});
    });
    session.on("Fetch.authRequired", ({ requestId }) => {
      const authChallengeResponse = { response: "CancelAuth" as const };
      session.send("Fetch.continueWithAuth", { requestId, authChallengeResponse }).catch(() => {});
    });
  }
}
