import type { Protocol } from "puppeteer-core";
import { z } from "zod";
import { type AutoconsentRules, loadAutoconsentRules } from "./autoconsent-assets.ts";
import type { Tab } from "./tab.ts";
import { type TimeBudget, waitUntil } from "./timing.ts";

/** Frames beyond these are ads and pixels. */
const MAX_CONSENT_FRAMES = 12;
/** Rules of known layers wait for animations, and some click their way through a second page of settings, ms. */
const MAX_OPT_OUT_MS = 3000;
/** autoconsent 16 looks for layers of no known make at every second attempt, 500 ms after the first: ms for one look. */
const HEURISTIC_ATTEMPT_NUMBER = 2;
const DETECTION_ATTEMPT_MS = 150;
/** A page where autoconsent has not arrived after this long is too busy for it, ms. */
const AUTOCONSENT_START_MS = 1000;

const ISOLATED_WORLD_NAME = "adhere-consent";
const BINDING_NAME = "adhereConsentTells";

const AUTOCONSENT_CONFIG = {
  enabled: true,
  // Nothing is answered before we have had a look (see #onPopup).
  autoAction: null,
  // Hiding is ours: a rule that only hides knows one site's class name, and a bakery may have the same.
  enableCosmeticRules: false,
  enablePrehide: false,
  // Layers of no known make are refused where they can be. Where "accept" or "OK" is the only answer, none is
  // given and the layer is hidden: accepting would start trackers in the name of a visitor who is not there, and
  // show a page that no one who declines ever sees.
  heuristicMode: "reject",
  detectRetries: 20,
  logs: {
    lifecycle: false,
    rulesteps: false,
    detectionsteps: false,
    evals: false,
    errors: false,
    messages: false,
    waits: false,
  },
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
  /** autoconsent's own words: started, cmpDetected, openPopupDetected, runningOptOut, done … */
  lifecycle: string;
  attempts: number;
  attemptedAt: number;
  /** A layer of no known make that is none to our eyes. */
  spurned: boolean;
}

/**
 * Answers consent layers with "no", as a visitor would: autoconsent in a world of its own in every frame, which
 * the page cannot see. (Bindings and worlds are made by hand in a parsed document: Chrome's way of announcing new
 * ones would need the protocol's Runtime domain, whose being on a page can notice.)
 */
export class ConsentOptOut {
  readonly #tab: Tab;
  readonly #isAsking: () => Promise<boolean>;
  readonly #conversations = new Map<number, AutoconsentSession>();
  readonly #entered = new Set<string>();
  #begun = false;
  #answered = false;

  /**
   * @param tab One that has gone nowhere yet.
   * @param isAsking Whether a consent layer is to be seen, to our own eyes.
   */
  constructor(tab: Tab, isAsking: () => Promise<boolean>) {
    this.#tab = tab;
    this.#isAsking = isAsking;
    const { session } = tab;
    session.on("Page.frameNavigated", ({ frame }) => {
      if (frame.id === tab.frameId) this.#forget();
    });
    session.on("Page.lifecycleEvent", ({ frameId, name }) => {
      if (this.#begun && name === "DOMContentLoaded") this.#unheard(this.#enterFrame(frameId));
    });
    session.on("Runtime.bindingCalled", ({ name, payload, executionContextId }) => {
      if (name === BINDING_NAME) this.#unheard(this.#hear(executionContextId, payload));
    });
  }

  /**
   * Brings autoconsent to the document that the tab shows, once, and to its frames. Only where there is something to
   * answer: looking for it costs a page 0.1–0.2 s of its own time.
   */
  start(): void {
    if (this.#begun) return;
    this.#begun = true;
    const entering = this.#tab.session
      .send("Page.getFrameTree")
      .then(({ frameTree }) => Promise.all(flattenFrameTree(frameTree).map((frame) => this.#enter(frame))));
    this.#unheard(entering);
  }

  /** A layer is known to be on the page, and not seen yet. */
  get hasDetectedLayer(): boolean {
    return this.#some(({ lifecycle }) => lifecycle === "cmpDetected");
  }

  /** A layer is open, or just being answered. */
  get isOptingOut(): boolean {
    return this.#some(
      ({ lifecycle, spurned }) => !spurned && /^(openPopupDetected|runningOptOut)$/.test(lifecycle),
    );
  }

  /** A layer was answered; the page may have come anew since then. */
  get hasOptedOut(): boolean {
    return this.#answered;
  }

  /**
   * Waits for what is being answered; where our own eyes see a layer, also until autoconsent has looked for one.
   *
   * @param since When the layer was seen first, on performance.now()'s clock; null where none was.
   */
  async finish(since: number | null, budget: TimeBudget): Promise<void> {
    const over = () => {
      if (this.isOptingOut) return false;
      return since === null || this.hasOptedOut || this.#hasLookedAround(since);
    };
    await this.#tab.untilClosed(waitUntil(over, Math.min(MAX_OPT_OUT_MS, budget.remainingMs(2500))));
  }

  /** Whether layers of no known make, too, have been looked for since then. */
  #hasLookedAround(since: number): boolean {
    const now = performance.now();
    // No attempt follows where nothing has changed on the page since the last one.
    const main = [...this.#conversations.values()].find(({ mainFrame }) => mainFrame);
    if (main === undefined) return now - since > AUTOCONSENT_START_MS;
    if (now - main.attemptedAt < DETECTION_ATTEMPT_MS) return false;
    return main.attempts >= HEURISTIC_ATTEMPT_NUMBER && (main.attemptedAt > since || now - since > 500);
  }

  #some(holds: (conversation: AutoconsentSession) => boolean): boolean {
    return [...this.#conversations.values()].some(holds);
  }

  #forget(): void {
    this.#conversations.clear();
    this.#entered.clear();
    this.#begun = false;
  }

  /** What comes of a frame that has gone in the meantime is nothing. */
  #unheard(work: Promise<unknown>): void {
    work.catch(() => {});
  }

  async #enterFrame(frameId: string): Promise<void> {
    const { frameTree } = await this.#tab.session.send("Page.getFrameTree");
    const frame = flattenFrameTree(frameTree).find(({ id }) => id === frameId);
    if (frame) await this.#enter(frame);
  }

  async #enter({ id: frameId, url }: Protocol.Page.Frame): Promise<void> {
    if (url === "" || url === "about:blank" || this.#entered.size > MAX_CONSENT_FRAMES) return;
    if (this.#entered.has(frameId) && frameId === this.#tab.frameId) return;
    this.#entered.add(frameId);
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

  async #hear(contextId: number, payload: string): Promise<void> {
    const parsed = AutoconsentMessage.safeParse(JSON.parse(payload));
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.type === "eval") return this.#evaluate(contextId, message);
    if (message.type === "popupFound") return this.#onPopup(contextId, message.cmp);
    this.#note(contextId, message);
  }

  #note(contextId: number, { mainFrame, state }: Extract<AutoconsentMessage, { type: "report" }>): void {
    if (/^(done|optOutSucceeded)$/.test(state.lifecycle)) this.#answered = true;
    const before = this.#conversations.get(contextId);
    const attempts = state.findCmpAttempts;
    const attemptedAt = before?.attempts === attempts ? before.attemptedAt : performance.now();
    const spurned = before?.spurned ?? false;
    this.#conversations.set(contextId, {
      mainFrame,
      lifecycle: state.lifecycle,
      attempts,
      attemptedAt,
      spurned,
    });
  }

  /** Known layers are refused as their rule says; what only looks like one, where it does so to us as well. */
  async #onPopup(contextId: number, cmp: string): Promise<void> {
    if (cmp.startsWith("HEURISTIC") && !(await this.#isAsking())) {
      const conversation = this.#conversations.get(contextId);
      if (conversation) conversation.spurned = true;
      return;
    }
    await this.#tell(contextId, { type: "optOut" });
  }

  /**
   * A rule asks the page's own scripts: "is the dialog of Cookiebot open?" The question is autoconsent's and runs
   * among the page's scripts, where it can do nothing that they could not; of the answer only yes or no is taken.
   */
  async #evaluate(contextId: number, { id, code }: { id: string; code: string }): Promise<void> {
    const { session } = this.#tab;
    const element = await session.send("Runtime.evaluate", {
      contextId,
      expression: "document.documentElement",
    });
    const { objectId = "" } = element.result;
    const { node } = await session.send("DOM.describeNode", { objectId });
    // Resolved without a world, an element is the page's own.
    const { object } = await session.send("DOM.resolveNode", { backendNodeId: node.backendNodeId });
    const { result, exceptionDetails } = await session.send("Runtime.callFunctionOn", {
      objectId: object.objectId ?? "",
      functionDeclaration: `async function () { return Boolean(await ${code}); }`,
      awaitPromise: true,
      returnByValue: true,
    });
    const yes = exceptionDetails === undefined && result.value === true;
    await this.#tell(contextId, { type: "evalResp", id, result: yes });
  }

  async #tell(contextId: number, message: object): Promise<void> {
    const expression = `void autoconsentReceiveMessage(${JSON.stringify(message)})`;
    await this.#tab.session.send("Runtime.evaluate", { contextId, expression });
  }
}

function flattenFrameTree({ frame, childFrames = [] }: Protocol.Page.FrameTree): Protocol.Page.Frame[] {
  return [frame, ...childFrames.flatMap(flattenFrameTree)];
}

/** autoconsent, its rules for this document, and the line to us. */
function buildAutoconsentScript(
  { script, rulesFor }: AutoconsentRules,
  url: string,
  mainFrame: boolean,
): string {
  const rules = { autoconsent: [], compact: rulesFor(url, mainFrame) };
  const begin = { type: "initResp", config: AUTOCONSENT_CONFIG, rules };
  return `(${blockNavigation})();
globalThis.autoconsentSendMessage = (message) => {
  if (/^(eval|popupFound|report)$/.test(message.type)) ${BINDING_NAME}(JSON.stringify(message));
  return Promise.resolve();
};
${script}
void autoconsentReceiveMessage(${JSON.stringify(begin)});`;
}

/**
 * Runs in autoconsent's world: what it clicks does what the page's scripts make of it, and never follows a link or
 * sends a form, which would lead the visit away from the page it is about.
 */
function blockNavigation(): void {
  const { click } = HTMLElement.prototype;
  const remain = (event: Event): void => {
    const target = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    const leaves = target instanceof HTMLAnchorElement && /^https?:/.test(target.href);
    const within = leaves && target.href.split("#")[0] === location.href.split("#")[0] && target.hash !== "";
    if (event.type === "submit" || (leaves && !within)) event.preventDefault();
  };
  HTMLElement.prototype.click = function (this: HTMLElement) {
    for (const type of ["click", "submit"]) addEventListener(type, remain, true);
    try {
      click.call(this);
    } finally {
      for (const type of ["click", "submit"]) removeEventListener(type, remain, true);
    }
  };
}
