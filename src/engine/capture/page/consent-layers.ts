import { isConsentScript } from "../consent-text.ts";
import { dom } from "./dom.ts";
import { layers, type PageLayer } from "./layers.ts";

/**
 * Runs in the page: finds consent layers, and removes them without giving an answer, so that the page is visible and
 * scrolls again.
 */
export class ConsentLayers {
  #set(element: Element, property: string, value: string): void {
    (element as HTMLElement).style.setProperty(property, value, "important");
  }

  #find(): PageLayer[] {
    return layers.find().filter(({ kind }) => kind === "consent");
  }

  #hide(element: Element): void {
    // close() removes it from the top layer.
    if (dom.tagName(element) === "dialog") (element as HTMLDialogElement).close();
    this.#set(element, "display", "none");
    dom.hiddenLayers.add(element);
    this.#hideByStyleSheet(element);
  }

  /**
   * Also hides elements with the same name that the page inserts later. A page can do that at any time, because a
   * screenshot runs even a frozen page's timers. (A constructed style sheet is not subject to the page's content
   * security policy.)
   */
  #hideByStyleSheet(element: Element): void {
    const id = dom.attribute(element, "id");
    const classes = (dom.attribute(element, "class") ?? "").split(/\s+/).filter(Boolean);
    if (!id && classes.length === 0 && !dom.tagName(element).includes("-")) return;
    const name = id ? `#${CSS.escape(id)}` : classes.map((each) => `.${CSS.escape(each)}`).join("");
    const selector = `${dom.tagName(element)}${name}`;
    const matches = dom.queryAll(selector);
    if (!matches.includes(element) || matches.some((other) => !dom.hiddenLayers.has(other))) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selector} { display: none !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  #restoreScrolling(): void {
    for (const element of [dom.root(), dom.body()]) {
      if (element === null) continue;
      const { overflowX, overflowY, position } = dom.style(element);
      if (/hidden|clip/.test(`${overflowX} ${overflowY}`)) this.#set(element, "overflow-y", "auto");
      if (position === "fixed") this.#set(element, "position", "static");
    }
  }

  /** Undoes what a layer does to the page below it: blurred, dimmed or inert. */
  #restoreWrapper(element: Element): void {
    element.removeAttribute("inert");
    if (dom.attribute(element, "aria-hidden") === "true") element.removeAttribute("aria-hidden");
    const look = dom.style(element);
    if (look.filter !== "none") this.#set(element, "filter", "none");
    if (look.pointerEvents !== "none") return;
    this.#set(element, "pointer-events", "auto");
    if (Number(look.opacity) < 1) this.#set(element, "opacity", "1");
  }

  #isDisabledWrapper(element: Element): boolean {
    const { width, height } = dom.rectangle(element);
    const { filter, pointerEvents, display } = dom.style(element);
    if (display === "none" || width * height < dom.viewport.width * dom.viewport.height * 0.5) return false;
    const isInert = dom.attribute(element, "inert") !== null || dom.attribute(element, "aria-hidden") === "true";
    return isInert || /blur|brightness|grayscale|opacity/.test(filter) || pointerEvents === "none";
  }

  /** Removes the margin that a script has added to make room for a bar. */
  #closeGap(height: number): void {
    for (const element of [dom.root(), dom.body()]) {
      for (const side of ["padding-top", "margin-top", "padding-bottom", "margin-bottom"]) {
        const gap = Number.parseFloat(element?.style.getPropertyValue(side) ?? "");
        if (element && gap > 0 && Math.abs(gap - height) <= 2) element.style.removeProperty(side);
      }
    }
  }

  /** Elements that were hit although they are empty. What is visible may be in their closed shadow roots. */
  #findHollow(): Element[] {
    const found = new Set<Element>();
    for (const { x, y } of dom.gridPoints(6, 10)) {
      const hit = dom.elementAt(x, y);
      if (hit === null || dom.shadowRootOf(hit) !== null) continue;
      if (/-|^(div|section|aside|span)$/.test(dom.tagName(hit)) && dom.children(hit).length === 0) found.add(hit);
    }
    return [...found].slice(0, 20);
  }

  #isAnnounced(): boolean {
    return dom.queryAll("script, link[href], iframe[src]").some((element) => {
      const url = dom.attribute(element, "src") ?? dom.attribute(element, "href");
      if (url !== null) return isConsentScript(url);
      const isData = /json/.test(dom.attribute(element, "type") ?? "");
      return (
        dom.tagName(element) === "script" && !isData && isConsentScript((element.textContent ?? "").slice(0, 20_000))
      );
    });
  }

  scan() {
    const visibleLayers = this.#find().length;
    // Lets the page scroll during the opt-out.
    if (visibleLayers > 0) this.#restoreScrolling();
    const hollowElements = this.#findHollow();
    // settle-page.ts reads it.
    Object.assign(globalThis, { hollowElements });
    return { visibleLayers, announced: this.#isAnnounced(), hollowCount: hollowElements.length };
  }

  /** @param optedOut Also clean up after an opt-out. @returns how many layers were removed. */
  remove(optedOut: boolean): number {
    let removed = 0;
    // A second layer may lie behind the first one; three rounds are enough.
    for (let round = 0; round < 3; round += 1) {
      // Behind a wall there is nothing to see until it is answered (see popup-closer.ts).
      const found = this.#find().filter(({ isWall }) => !isWall);
      if (found.length === 0) break;
      for (const layer of found) {
        const { height } = dom.rectangle(layer.root);
        this.#hide(layer.root);
        this.#closeGap(height);
      }
      removed += found.length;
    }
    if (removed > 0 || optedOut) this.#cleanUp();
    return removed;
  }

  #cleanUp(): void {
    const dialogs = layers.find().filter(({ modal }) => modal);
    // Another dialog is still open, so the page stays dimmed and locked.
    if (dialogs.some(({ root }) => (root.textContent ?? "").trim() !== "")) return;
    for (const backdrop of layers.findBackdrops()) this.#hide(backdrop);
    this.#restoreScrolling();
    for (const wrapper of dom.queryAll("body, body > *, body > * > *")) {
      const isInDialog = dialogs.some(({ root }) => dom.contains(root, wrapper));
      if (!isInDialog && this.#isDisabledWrapper(wrapper)) this.#restoreWrapper(wrapper);
    }
  }
}
