import type { Protocol } from "puppeteer-core";
import { z } from "zod";
import { type Budget, until } from "./budget.ts";
import { type ConsentRules, consentRules } from "./consent-rules.ts";
import type { Tab } from "./tab.ts";

/** Frames beyond these are ads and pixels. */
const FRAMES = 12;
/** Rules of known layers wait for animations, and some click their way through a second page of settings, ms. */
const ANSWERING_MS = 3000;
/** autoconsent 16 looks for layers of no known make at every second attempt, 500 ms after the first: ms for one look. */
const HEURISTIC_ATTEMPT = 2;
const LOOKING_MS = 150;
/** A page where autoconsent has not arrived after this long is too busy for it, ms. */
const PRESENT_MS = 1000;

const WORLD = "adhere-consent";
const BINDING = "adhereConsentTells";

const CONFIG = {
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

const Message = z.discriminatedUnion("type", [
  z.object({ type: z.literal("eval"), id: z.string(), code: z.string() }),
  z.object({ type: z.literal("popupFound"), cmp: z.string() }),
  z.object({
    type: z.literal("report"),
    mainFrame: z.boolean(),
    state: z.object({ lifecycle: z.string(), findCmpAttempts: z.number() }),
  }),
]);
type Message = z.infer<typeof Message>;

interface Conversation {
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
export class ConsentAnswer {
  readonly #tab: Tab;
  readonly #isAsking: () => Promise<boolean>;
  readonly #conversations = new Map<number, Conversation>();
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
      if (name === BINDING) this.#unheard(this.#hear(executionContextId, payload));
    });
  }

  /**
   * Brings autoconsent to the document that the tab shows, once, and to its frames. Only where there is something to
   * answer: looking for it costs a page 0.1–0.2 s of its own time.
   */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    const entering = this.#tab.session
      .send("Page.getFrameTree")
      .then(({ frameTree }) => Promise.all(framesOf(frameTree).map((frame) => this.#enter(frame))));
    this.#unheard(entering);
  }

  /** A layer is known to be on the page, and not seen yet. */
  get isExpecting(): boolean {
    return this.#some(({ lifecycle }) => lifecycle === "cmpDetected");
  }

  /** A layer is open, or just being answered. */
  get isAnswering(): boolean {
    return this.#some(
      ({ lifecycle, spurned }) => !spurned && /^(openPopupDetected|runningOptOut)$/.test(lifecycle),
    );
  }

  /** A layer was answered; the page may have come anew since then. */
  get hasAnswered(): boolean {
    return this.#answered;
  }

  /**
   * Waits for what is being answered; where our own eyes see a layer, also until autoconsent has looked for one.
   *
   * @param since When the layer was seen first, on performance.now()'s clock; null where none was.
   */
  async finish(since: number | null, budget: Budget): Promise<void> {
    const over = () => {
      if (this.isAnswering) return false;
      return since === null || this.hasAnswered || this.#hasLookedAround(since);
    };
    await this.#tab.alive(until(over, Math.min(ANSWERING_MS, budget.left(2500))));
  }

  /** Whether layers of no known make, too, have been looked for since then. */
  #hasLookedAround(since: number): boolean {
    const now = performance.now();
    // No attempt follows where nothing has changed on the page since the last one.
    const main = [...this.#conversations.values()].find(({ mainFrame }) => mainFrame);
    if (main === undefined) return now - since > PRESENT_MS;
    if (now - main.attemptedAt < LOOKING_MS) return false;
    return main.attempts >= HEURISTIC_ATTEMPT && (main.attemptedAt > since || now - since > 500);
  }

  #some(holds: (conversation: Conversation) => boolean): boolean {
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
    const frame = framesOf(frameTree).find(({ id }) => id === frameId);
    if (frame) await this.#enter(frame);
  }

  async #enter({ id: frameId, url }: Protocol.Page.Frame): Promise<void> {
    if (url === "" || url === "about:blank" || this.#entered.size > FRAMES) return;
    if (this.#entered.has(frameId) && frameId === this.#tab.frameId) return;
    this.#entered.add(frameId);
    const rules = await consentRules();
    const { session } = this.#tab;
    const world = { frameId, worldName: WORLD };
    const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", world);
    const expression = conversation(rules, url, frameId === this.#tab.frameId);
    await Promise.all([
      session.send("Runtime.addBinding", { name: BINDING, executionContextId: contextId }),
      session.send("Runtime.evaluate", { contextId, expression }),
    ]);
  }

  async #hear(contextId: number, payload: string): Promise<void> {
    const parsed = Message.safeParse(JSON.parse(payload));
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.type === "eval") return this.#evaluate(contextId, message);
    if (message.type === "popupFound") return this.#onPopup(contextId, message.cmp);
    this.#note(contextId, message);
  }

  #note(contextId: number, { mainFrame, state }: Extract<Message, { type: "report" }>): void {
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

function framesOf({ frame, childFrames = [] }: Protocol.Page.FrameTree): Protocol.Page.Frame[] {
  return [frame, ...childFrames.flatMap(framesOf)];
}

/** autoconsent, its rules for this document, and the line to us. */
function conversation({ script, rulesFor }: ConsentRules, url: string, mainFrame: boolean): string {
  const rules = { autoconsent: [], compact: rulesFor(url, mainFrame) };
  const begin = { type: "initResp", config: CONFIG, rules };
  return `(${stay})();
globalThis.autoconsentSendMessage = (message) => {
  if (/^(eval|popupFound|report)$/.test(message.type)) ${BINDING}(JSON.stringify(message));
  return Promise.resolve();
};
${script}
void autoconsentReceiveMessage(${JSON.stringify(begin)});`;
}

/**
 * Runs in autoconsent's world: what it clicks does what the page's scripts make of it, and never follows a link or
 * sends a form, which would lead the visit away from the page it is about.
 */
function stay(): void {
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
