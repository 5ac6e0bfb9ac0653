import type { ViewportBox } from "./consent-prompts.ts";
import type { Dom } from "./dom.ts";
import type { Layers, PageLayer } from "./layers.ts";
import type { ConsentTextMatcher } from "./text-match.ts";

export interface ConsentScan {
  /** Consent layers in the first screen. */
  asking: number;
  /** The page loads or holds scripts that are named after consent: a layer may still come. */
  announced: boolean;
  /** Elements without content of their own that were hit: hosts of closed shadow roots, perhaps. */
  hollow: number;
}

/**
 * Runs in the page: looks for consent layers, and takes them away as a visitor's answer would, without giving one.
 * What they cover is shown and scrolls again.
 */
export function createConsentLayers(
  { dom, layers, speech, keeping }: { dom: Dom; layers: Layers; speech: ConsentTextMatcher; keeping: string },
  { frames }: { frames: ViewportBox[] },
) {
  const { all, at, attribute, body, children, contains, hidden, name, rectangle, root, shadow, style, view } =
    dom;
  const set = (element: Element, property: string, value: string): void =>
    (element as HTMLElement).style.setProperty(property, value, "important");

  const asking = (): PageLayer[] => layers.find(frames).filter(({ kind }) => kind === "consent");

  const hide = (element: Element): void => {
    if (name(element) === "dialog") (element as HTMLDialogElement).close(); // leaves the top layer
    set(element, "display", "none");
    hidden.add(element);
    hideItsLike(element);
  };

  /**
   * Hides what comes back under the same name, too: a page that puts its layer in again does so at any moment,
   * and taking the picture wakes even a frozen page's timers. (A constructed sheet needs no leave of the page's
   * content security policy.)
   */
  const hideItsLike = (element: Element): void => {
    const id = attribute(element, "id");
    const classes = (attribute(element, "class") ?? "").split(/\s+/).filter(Boolean);
    if (!id && classes.length === 0 && !name(element).includes("-")) return;
    const named = id ? `#${CSS.escape(id)}` : classes.map((one) => `.${CSS.escape(one)}`).join("");
    const selector = `${name(element)}${named}`;
    const alike = all(selector);
    if (!alike.includes(element) || alike.some((other) => !hidden.has(other))) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selector} { display: none !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };

  const freeScrolling = (): void => {
    for (const element of [root(), body()]) {
      if (element === null) continue;
      const look = style(element);
      if (/hidden|clip/.test(`${look.overflowX} ${look.overflowY}`)) set(element, "overflow-y", "auto");
      if (look.position === "fixed") set(element, "position", "static");
    }
  };

  /** What a layer does to the page below it: blurred, dimmed, out of reach. */
  const clear = (element: Element): void => {
    element.removeAttribute("inert");
    if (attribute(element, "aria-hidden") === "true") element.removeAttribute("aria-hidden");
    const look = style(element);
    if (look.filter !== "none") set(element, "filter", "none");
    if (look.pointerEvents !== "none") return;
    set(element, "pointer-events", "auto");
    if (Number(look.opacity) < 1) set(element, "opacity", "1");
  };

  const isWrapper = (element: Element): boolean => {
    const { width, height } = rectangle(element);
    const { filter, pointerEvents, display } = style(element);
    if (display === "none" || width * height < view.width * view.height * 0.5) return false;
    const marked = attribute(element, "inert") !== null || attribute(element, "aria-hidden") === "true";
    return marked || /blur|brightness|grayscale|opacity/.test(filter) || pointerEvents === "none";
  };

  /** Bars that push the page aside do so by its margins, written on it by script. */
  const closeGap = (height: number): void => {
    for (const element of [root(), body()]) {
      for (const side of ["padding-top", "margin-top", "padding-bottom", "margin-bottom"]) {
        const gap = Number.parseFloat(element?.style.getPropertyValue(side) ?? "");
        if (element && gap > 0 && Math.abs(gap - height) <= 2) element.style.removeProperty(side);
      }
    }
  };

  /** Elements that were hit although they hold nothing that could be: what is seen lies in their shadow. */
  const hollow = (): Element[] => {
    const found = new Set<Element>();
    for (let point = 0; point < 60; point += 1) {
      const x = (((point % 6) + 0.5) / 6) * view.width;
      const hit = at(x, ((Math.floor(point / 6) + 0.5) / 10) * view.height);
      if (hit === null || shadow(hit) !== null) continue;
      if (/-|^(div|section|aside|span)$/.test(name(hit)) && children(hit).length === 0) found.add(hit);
    }
    return [...found].slice(0, 20);
  };

  const announced = (): boolean => {
    const spent = new RegExp(keeping, "gi");
    const named = (text: string) => speech.isNamed(text.replace(spent, ""));
    return all("script, link[href], iframe[src]").some((element) => {
      const address = attribute(element, "src") ?? attribute(element, "href");
      if (address !== null) return named(address);
      const data = /json/.test(attribute(element, "type") ?? "");
      return name(element) === "script" && !data && named((element.textContent ?? "").slice(0, 20_000));
    });
  };

  const look = (): ConsentScan => {
    const found = asking().length;
    // The page can be scrolled through while its layer is being answered.
    if (found > 0) freeScrolling();
    const hosts = hollow();
    Object.assign(globalThis, { hollowHosts: hosts });
    return { asking: found, announced: announced(), hollow: hosts.length };
  };

  /** @returns how many layers were taken away. */
  const remove = (answered: boolean): { removed: number } => {
    let removed = 0;
    // A second layer may stand behind the first: three rounds have been enough everywhere.
    for (let round = 0; round < 3; round += 1) {
      const found = asking();
      if (found.length === 0) break;
      for (const layer of found) {
        const { height } = rectangle(layer.root);
        hide(layer.root);
        closeGap(height);
      }
      removed += found.length;
    }
    if (removed > 0 || answered) tidyUp();
    return { removed };
  };

  const tidyUp = (): void => {
    const kept = layers.find(frames).filter(({ modal }) => modal);
    const under = (element: Element) => !kept.some(({ root: layer }) => contains(layer, element));
    // Another dialog is still open: what it dims and locks stays so.
    const worded = kept.filter(({ root: layer }) => (layer.textContent ?? "").trim() !== "");
    if (worded.length > 0) return;
    for (const sheet of layers.sheets()) hide(sheet);
    freeScrolling();
    for (const wrapper of all("body, body > *, body > * > *").filter(isWrapper))
      if (under(wrapper)) clear(wrapper);
  };

  return { look, remove };
}
