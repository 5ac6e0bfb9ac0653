import type { Protocol } from "puppeteer-core";
import { z } from "zod";
import { type AutoconsentRules, loadAutoconsentRules } from "./autoconsent-assets.ts";
import { flattenFrameTree, MAX_CONSENT_FRAMES } from "./consent-frames.ts";
import { guardClicksScript } from "./page-scripts.ts";
import type { Tab } from "./tab.ts";
import { type TimeBudget, waitUntil } from "./timeout-helpers.ts";

/** Rules for known layers wait for animations, and some click through a second page of settings, ms. */
const MAX_OPT_OUT_MS = 3000;
/** autoconsent 16 searches for unknown layers on every second attempt, 500 ms after the first. */
const HEURISTIC_ATTEMPT_NUMBER = 2;
/** Duration of one attempt, ms. */
const DETECTION_ATTEMPT_MS = 150;
/** A page in which autoconsent has not started after this long is too busy for it, ms. */
const AUTOCONSENT_START_MS = 1000;

const ISOLATED_WORLD_NAME = "adhere-consent";
const BINDING_NAME = "adhereConsentTells";

const AUTOCONSENT_CONFIG = {
  // We decide whether to opt out (see #onPopup).
  autoAction: null,
  // We hide layers ourselves: cosmetic rules match class names of one site, which other sites may use for something
  // else.
  enableCosmeticRules: false,
  enablePrehide: false,
  // Opt out of unknown layers where possible. Where "accept" or "OK" is the only choice, nothing is clicked and the
  // layer is hidden: accepting would start trackers and show a page that visitors who decline never see.
  heuristicMode: "reject",
  logs: { errors: false },
};

const AutoconsentMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("eval"), id: z.string(), code: z.string() }),
  z.object({ type: z.literal("popupFound"), cmp: z.string() }),
  z.object({
    type: z.literal("report"),
    mainFrame: z.boolean(),
    state: z.object({ lifecycle: z.string(), findCmpAttempts: z.number() }),
  }),
]);
type AutoconsentMessage = z.infer<typeof AutoconsentMessage>;

interface AutoconsentSession {
  mainFrame: boolean;
  /** autoconsent's state: started, cmpDetected, openPopupDetected, runningOptOut, done … */
  lifecycle: string;
  attempts: number;
  attemptedAt: number;
  /** autoconsent found an unknown layer that our own detection does not confirm. */
  ignored: boolean;
}

/** The frame may have been removed meanwhile. */
const ignoreError = (): void => {};

/**
 * Opts out in consent layers with autoconsent, which runs in an isolated world of every frame, invisible to the page.
 * (Worlds and bindings are created explicitly in each parsed document: being notified of new ones would need the
 * protocol's Runtime domain, and pages can detect that it is enabled.)
 */
export class ConsentOptOut {
  readonly #tab: Tab;
  readonly #isAsking: () => Promise<boolean>;
  readonly #sessions = new Map<number, AutoconsentSession>();
  readonly #enteredFrames = new Set<string>();
  #started = false;
  #optedOut = false;

  /**
   * @param tab A tab before its first navigation.
   * @param isAsking Whether our own detection sees a consent layer.
   */
  constructor(tab: Tab, isAsking: () => Promise<boolean>) {
    this.#tab = tab;
    this.#isAsking = isAsking;
    const { session } = tab;
    session.on("Page.frameNavigated", ({ frame }) => {
      if (frame.id === tab.frameId) this.#forget();
    });
    session.on("Page.lifecycleEvent", ({ frameId, name }) => {
      if (this.#started && name === "DOMContentLoaded") this.#enterFrame(frameId).catch(ignoreError);
    });
    session.on("Runtime.bindingCalled", ({ name, payload, executionContextId }) => {
      if (name === BINDING_NAME) this.#onMessage(executionContextId, payload).catch(ignoreError);
    });
  }

  /**
   * Starts autoconsent in the tab's current document and its frames, once. Call it only where a consent layer is
   * likely: the search costs 0.1–0.2 s of the page's time.
   */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    this.#tab.session
      .send("Page.getFrameTree")
      .then(({ frameTree }) => Promise.all(flattenFrameTree(frameTree).map((frame) => this.#enter(frame))))
      .catch(ignoreError);
  }

  /** A known layer was detected but is not open yet. */
  get hasDetectedLayer(): boolean {
    return this.#hasSession(({ lifecycle }) => lifecycle === "cmpDetected");
  }

  /** A layer is open, or the opt-out is running. */
  get isOptingOut(): boolean {
    return this.#hasSession(
      ({ lifecycle, ignored }) => !ignored && /^(openPopupDetected|runningOptOut)$/.test(lifecycle),
    );
  }

  /** An opt-out has finished; the page may have reloaded since. */
  get hasOptedOut(): boolean {
    return this.#optedOut;
  }

  /**
   * Waits for a running opt-out; where our own detection sees a layer, also until autoconsent has searched for one.
   *
   * @param since When our detection first saw the layer (performance.now()); null where it saw none.
   */
  async finish(since: number | null, budget: TimeBudget): Promise<void> {
    const over = () => {
      if (this.isOptingOut) return false;
      return since === null || this.hasOptedOut || this.#hasSearchedSince(since);
    };
    await this.#tab.untilClosed(waitUntil(over, Math.min(MAX_OPT_OUT_MS, budget.remainingMs(2500))));
  }

  /** Whether autoconsent has searched for unknown layers since then. */
  #hasSearchedSince(since: number): boolean {
    const now = performance.now();
    // autoconsent makes no further attempt while the page does not change.
    const main = [...this.#sessions.values()].find(({ mainFrame }) => mainFrame);
    if (main === undefined) return now - since > AUTOCONSENT_START_MS;
    if (now - main.attemptedAt < DETECTION_ATTEMPT_MS) return false;
    return main.attempts >= HEURISTIC_ATTEMPT_NUMBER && (main.attemptedAt > since || now - since > 500);
  }

  #hasSession(holds: (session: AutoconsentSession) => boolean): boolean {
    return [...this.#sessions.values()].some(holds);
  }

  #forget(): void {
    this.#sessions.clear();
    this.#enteredFrames.clear();
    this.#started = false;
  }

  async #enterFrame(frameId: string): Promise<void> {
    const { frameTree } = await this.#tab.session.send("Page.getFrameTree");
    const frame = flattenFrameTree(frameTree).find(({ id }) => id === frameId);
    if (frame) await this.#enter(frame);
  }

  async #enter({ id: frameId, url }: Protocol.Page.Frame): Promise<void> {
    if (url === "" || url === "about:blank" || this.#enteredFrames.size > MAX_CONSENT_FRAMES) return;
    if (this.#enteredFrames.has(frameId) && frameId === this.#tab.frameId) return;
    this.#enteredFrames.add(frameId);
    const rules = await loadAutoconsentRules();
    const { session } = this.#tab;
    const world = { frameId, worldName: ISOLATED_WORLD_NAME };
    const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", world);
    const expression = buildAutoconsentScript(rules, url, frameId === this.#tab.frameId);
    await Promise.all([
      session.send("Runtime.addBinding", { name: BINDING_NAME, executionContextId: contextId }),
      session.send("Runtime.evaluate", { contextId, expression }),
    ]);
  }

  async #onMessage(contextId: number, payload: string): Promise<void> {
    const parsed = AutoconsentMessage.safeParse(JSON.parse(payload));
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.type === "eval") return this.#evaluate(contextId, message);
    if (message.type === "popupFound") return this.#onPopup(contextId, message.cmp);
    this.#updateSession(contextId, message);
  }

  #updateSession(contextId: number, { mainFrame, state }: Extract<AutoconsentMessage, { type: "report" }>): void {
    if (/^(done|optOutSucceeded)$/.test(state.lifecycle)) this.#optedOut = true;
    const before = this.#sessions.get(contextId);
    const attempts = state.findCmpAttempts;
    const attemptedAt = before?.attempts === attempts ? before.attemptedAt : performance.now();
    const ignored = before?.ignored ?? false;
    this.#sessions.set(contextId, { mainFrame, lifecycle: state.lifecycle, attempts, attemptedAt, ignored });
  }

  /** Opts out of known layers by their rule, and of unknown ones only where our own detection confirms them. */
  async #onPopup(contextId: number, cmp: string): Promise<void> {
    if (cmp.startsWith("HEURISTIC") && !(await this.#isAsking())) {
      const session = this.#sessions.get(contextId);
      if (session) session.ignored = true;
      return;
    }
    await this.#send(contextId, { type: "optOut" });
  }

  /**
   * Evaluates a rule's condition in the page's main world, for example "is the Cookiebot dialog open?". The code is
   * autoconsent's and can do nothing that the page's scripts cannot. Only true or false is returned.
   */
  async #evaluate(contextId: number, { id, code }: { id: string; code: string }): Promise<void> {
    const { session } = this.#tab;
    const element = await session.send("Runtime.evaluate", { contextId, expression: "document.documentElement" });
    const { objectId = "" } = element.result;
    const { node } = await session.send("DOM.describeNode", { objectId });
    // Resolving without an execution context gives the element in the main world.
    const { object } = await session.send("DOM.resolveNode", { backendNodeId: node.backendNodeId });
    const { result, exceptionDetails } = await session.send("Runtime.callFunctionOn", {
      objectId: object.objectId ?? "",
      functionDeclaration: `async function () { return Boolean(await ${code}); }`,
      awaitPromise: true,
      returnByValue: true,
    });
    const yes = exceptionDetails === undefined && result.value === true;
    await this.#send(contextId, { type: "evalResp", id, result: yes });
  }

  async #send(contextId: number, message: object): Promise<void> {
    const expression = `void autoconsentReceiveMessage(${JSON.stringify(message)})`;
    await this.#tab.session.send("Runtime.evaluate", { contextId, expression });
  }
}

/**
 * autoconsent's script, its rules for this document, and the binding that reports to us. Its clicks trigger the page's
 * scripts, but never follow a link or submit a form.
 */
function buildAutoconsentScript({ script, rulesFor }: AutoconsentRules, url: string, mainFrame: boolean): string {
  const rules = { autoconsent: [], compact: rulesFor(url, mainFrame) };
  const begin = { type: "initResp", config: AUTOCONSENT_CONFIG, rules };
  return `${guardClicksScript()}
globalThis.autoconsentSendMessage = (message) => {
  if (/^(eval|popupFound|report)$/.test(message.type)) ${BINDING_NAME}(JSON.stringify(message));
  return Promise.resolve();
};
${script}
void autoconsentReceiveMessage(${JSON.stringify(begin)});`;
}
