import json from "../../lexicon/popup-patterns.json" with { type: "json" };
import { prompts } from "./consent-prompts.ts";
import { dom } from "./dom.ts";
import { layers } from "./layers.ts";
import { navigationGuard } from "./navigation-guard.ts";

const anyOf = (sources: readonly string[]): RegExp => new RegExp(sources.join("|"), "iu");

/**
 * Runs in the page: closes pop-ups and notices as a visitor would, with the least that opens the page: close, refuse,
 * "OK, understood"; only a wall that hides the page is accepted. Others stay open. It never submits a form or follows a
 * link to another page.
 */
export class PopupCloser {
  /** Longest wait for one pop-up to disappear. */
  readonly #timeoutMs: number;
  readonly #closeButton = anyOf(json.closeButton);
  readonly #refuseButton = anyOf(json.refuseButton);
  readonly #acknowledgeButton = anyOf(json.acknowledgeButton);
  readonly #acceptButton = anyOf(json.acceptButton);
  readonly #closeElementName = anyOf(json.closeElementName);

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** A navigation or main pane that is open from the start is part of the page. */
  #isPageContent(element: Element): boolean {
    const role = dom.attribute(element, "role") ?? "";
    return /^(nav|main)$/.test(dom.tagName(element)) || /^(navigation|main)$/.test(role);
  }

  #findOpen(): Element[] {
    return layers
      .find()
      .filter(({ kind, modal, isWall }) => isWall || (kind === "overlay" && modal))
      .map(({ root }) => root)
      .filter((root) => ![root, ...prompts.descendants(root)].some((part) => this.#isPageContent(part)));
  }

  #isPressable(element: Element): boolean {
    const tag = dom.tagName(element);
    // A link to another page does not close anything.
    if (tag === "a") return /^(#.*|javascript:.*)?$/i.test(dom.attribute(element, "href") ?? "");
    const role = dom.attribute(element, "role");
    return tag === "button" || role === "button" || role === "link" || dom.style(element).cursor === "pointer";
  }

  #isButton(element: Element): boolean {
    const { width, height } = dom.rectangle(element);
    return width >= 4 && height >= 4 && dom.style(element).visibility === "visible" && this.#isPressable(element);
  }

  /** Whether the pattern matches the element's words, of which a leading symbol is no part. */
  #isLabelled(element: Element, pattern: RegExp): boolean {
    const names = ["aria-label", "title", "value"].map((key) => dom.attribute(element, key) ?? "");
    return [prompts.textOf(element, 80), ...names].some((name) => {
      const label = name.replace(/^[^\p{L}\p{N}]+(?=\p{L})/u, "").trim();
      return label !== "" && label.length < 40 && pattern.test(label);
    });
  }

  #isCloseButton(element: Element): boolean {
    if (this.#isLabelled(element, this.#closeButton)) return true;
    const { width, height } = dom.rectangle(element);
    if (prompts.textOf(element, 80).trim().length > 2 || Math.max(width, height) > 90) return false;
    const names = `${dom.attribute(element, "class") ?? ""} ${dom.attribute(element, "id") ?? ""}`;
    return this.#closeElementName.test(names);
  }

  /** What asks for data is not answered: its "Continue" would subscribe or buy. */
  #asksForData(parts: Element[]): boolean {
    const isField = (part: Element) =>
      /^(textarea|select)$/.test(dom.tagName(part)) ||
      (dom.tagName(part) === "input" &&
        !/^(button|submit|checkbox|radio|hidden|image)$/.test(dom.attribute(part, "type") ?? "text"));
    return parts.some((part) => isField(part));
  }

  #press(element: Element): void {
    const init = { bubbles: true, cancelable: true, composed: true };
    navigationGuard.run(() => {
      for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
        const event = type.startsWith("pointer") ? new PointerEvent(type, init) : new MouseEvent(type, init);
        element.dispatchEvent(event);
      }
    });
  }

  #pressEscape(root: Element): void {
    const bubbling = { bubbles: true, cancelable: true, composed: true };
    const init = { key: "Escape", code: "Escape", keyCode: 27, ...bubbling };
    const target = dom.contains(root, document.activeElement) ? (document.activeElement ?? root) : root;
    for (const type of ["keydown", "keyup"]) target.dispatchEvent(new KeyboardEvent(type, init));
    if (dom.tagName(root) !== "dialog" || !(root as HTMLDialogElement).open) return;
    if (root.dispatchEvent(new Event("cancel", { cancelable: true }))) (root as HTMLDialogElement).close();
  }

  /** Finishes fade-out animations. */
  #finishAnimations(root: Element): void {
    for (const animation of document.getAnimations()) {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (dom.isElement(target) && dom.contains(root, target) && !isEndless) animation.finish();
    }
  }

  async #hasClosed(root: Element): Promise<boolean> {
    const end = performance.now() + this.#timeoutMs;
    while (performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      this.#finishAnimations(root);
      if (!this.#findOpen().includes(root)) return true;
    }
    return false;
  }

  #findCloseButton(root: Element): Element | undefined {
    const parts = prompts.descendants(root);
    const buttons = parts.filter((part) => this.#isButton(part));
    const find = (pattern: RegExp) => buttons.find((button) => this.#isLabelled(button, pattern));
    const closing = buttons.find((button) => this.#isCloseButton(button));
    if (closing !== undefined || this.#asksForData(parts)) return closing;
    // Refusing an age check leaves the page.
    const refusing = prompts.isConsentPrompt(root, []) ? find(this.#refuseButton) : undefined;
    const answer = refusing ?? find(this.#acknowledgeButton);
    const isWall = () => layers.find().some((layer) => layer.root === root && layer.isWall);
    return answer ?? (isWall() ? find(this.#acceptButton) : undefined);
  }

  async #close(root: Element): Promise<boolean> {
    const button = this.#findCloseButton(root);
    if (button !== undefined) this.#press(button);
    if (button !== undefined && (await this.#hasClosed(root))) return true;
    this.#pressEscape(root);
    return this.#hasClosed(root);
  }

  /** @returns how many were closed. */
  async closeAll(): Promise<number> {
    const tried = new Set<Element>();
    let closed = 0;
    // A second pop-up may lie behind the first one.
    for (let round = 0; round < 4; round += 1) {
      const untried = this.#findOpen().filter((root) => !tried.has(root));
      const next = untried.find((root) => this.#findCloseButton(root) !== undefined) ?? untried[0];
      if (next === undefined) break;
      tried.add(next);
      if (await this.#close(next)) closed += 1;
    }
    return closed;
  }
}
