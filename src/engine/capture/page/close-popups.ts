import type { ConsentPrompts, ViewportBox } from "./consent-prompts.ts";
import type { Dom } from "./dom.ts";
import type { Layers } from "./layers.ts";

/** What came of closing pop-ups. */
export interface PopupsClosed {
  /** How many are gone. */
  closed: number;
}

/** Patterns of how pop-ups are closed. */
export interface PopupPatterns {
  /** Of a button: it closes, or says "no, thanks". */
  closeButton: string;
  /** Of an element's names: it is what closes. */
  closeElementName: string;
}

/**
 * Runs in the page: closes what has opened over it as a visitor would, by its own button or with the Escape key. What
 * offers neither stays. Nothing is agreed to, sent, or followed to another page.
 */
export function createPopupCloser(
  { dom, layers, asking, words }: { dom: Dom; layers: Layers; asking: ConsentPrompts; words: PopupPatterns },
  { frames, patienceMs }: { frames: ViewportBox[]; patienceMs: number },
) {
  const { attribute, contains, isElement, name, rectangle, style } = dom;
  const { elementsIn, textOf } = asking;
  const CLOSING = new RegExp(words.closeButton, "iu");
  const NAMES = new RegExp(words.closeElementName, "iu");
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

  /** A menu or a pane that is open from the start is a part of the page. */
  const isPart = (element: Element): boolean =>
    /^(nav|main)$/.test(name(element)) || /^(navigation|main)$/.test(attribute(element, "role") ?? "");

  const open = (): Element[] =>
    layers
      .find(frames)
      .filter(({ kind, modal }) => kind === "overlay" && modal)
      .map(({ root }) => root)
      .filter((root) => ![root, ...elementsIn(root)].some(isPart));

  const isPressable = (element: Element): boolean => {
    const tag = name(element);
    // A link that leads elsewhere closes nothing.
    if (tag === "a") return /^(#.*|javascript:.*)?$/i.test(attribute(element, "href") ?? "");
    const role = attribute(element, "role");
    return tag === "button" || role === "button" || role === "link" || style(element).cursor === "pointer";
  };

  const closes = (element: Element): boolean => {
    const { width, height } = rectangle(element);
    if (width < 4 || height < 4 || style(element).visibility !== "visible" || !isPressable(element))
      return false;
    const written = textOf(element, 80).trim();
    const called = [
      attribute(element, "aria-label"),
      attribute(element, "title"),
      attribute(element, "value"),
    ];
    if ([written, ...called].some((said) => said && said.length < 40 && CLOSING.test(said.trim())))
      return true;
    if (written.length > 2 || Math.max(width, height) > 90) return false;
    return NAMES.test(`${attribute(element, "class") ?? ""} ${attribute(element, "id") ?? ""}`);
  };

  /** What is clicked does what the page's scripts make of it, and never follows a link or sends a form. */
  const remain = (event: Event): void => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    const leaves = link instanceof HTMLAnchorElement && /^https?:/.test(link.href);
    const within = leaves && link.href.split("#")[0] === location.href.split("#")[0];
    if (event.type === "submit" || (leaves && !within)) event.preventDefault();
  };

  const press = (element: Element): void => {
    for (const type of ["click", "submit"]) addEventListener(type, remain, true);
    try {
      const how = { bubbles: true, cancelable: true, composed: true };
      for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
        const event = type.startsWith("pointer") ? new PointerEvent(type, how) : new MouseEvent(type, how);
        element.dispatchEvent(event);
      }
    } finally {
      for (const type of ["click", "submit"]) removeEventListener(type, remain, true);
    }
  };

  const pressEscape = (root: Element): void => {
    const how = {
      key: "Escape",
      code: "Escape",
      keyCode: 27,
      bubbles: true,
      cancelable: true,
      composed: true,
    };
    const target = contains(root, document.activeElement) ? (document.activeElement ?? root) : root;
    for (const type of ["keydown", "keyup"]) target.dispatchEvent(new KeyboardEvent(type, how));
    if (name(root) !== "dialog" || !(root as HTMLDialogElement).open) return;
    if (root.dispatchEvent(new Event("cancel", { cancelable: true }))) (root as HTMLDialogElement).close();
  };

  /** What fades out has faded. */
  const endAnimations = (root: Element): void => {
    for (const animation of document.getAnimations()) {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (isElement(target) && contains(root, target) && !endless) animation.finish();
    }
  };

  const isGone = async (root: Element): Promise<boolean> => {
    const end = performance.now() + patienceMs;
    while (performance.now() < end) {
      await sleep(30);
      endAnimations(root);
      if (!open().includes(root)) return true;
    }
    return false;
  };

  const close = async (root: Element): Promise<boolean> => {
    const button = elementsIn(root).find(closes);
    if (button !== undefined) press(button);
    if (button !== undefined && (await isGone(root))) return true;
    pressEscape(root);
    return isGone(root);
  };

  /** A second one may stand behind the first, and a sheet goes with the dialog before it. */
  return async (): Promise<PopupsClosed> => {
    const tried = new Set<Element>();
    let closed = 0;
    for (let rounds = 0; rounds < 4; rounds += 1) {
      const untried = open().filter((root) => !tried.has(root));
      const next = untried.find((root) => elementsIn(root).some(closes)) ?? untried[0];
      if (next === undefined) break;
      tried.add(next);
      if (await close(next)) closed += 1;
    }
    return { closed };
  };
}
