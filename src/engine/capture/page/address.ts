import type { Dom } from "./dom.ts";

/** Runs in the page: CSS selectors that find one node each. */
export function address({ all, attribute, name, parent }: Dom) {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const element of all("*")) {
    const id = attribute(element, "id");
    if (id) count(`#${id}`);
    count(name(element));
    for (const word of classes(element)) count(`${name(element)}.${word}`);
  }

  function classes(element: Element): string[] {
    return (attribute(element, "class") ?? "").split(/\s+/).filter((word) => word !== "");
  }

  /** Written by a person, as far as one can tell: no digits in a row, no hash, no framework's counter. */
  function steady(word: string): boolean {
    if (!/^[A-Za-z][\w-]{0,39}$/.test(word)) return false;
    if (/\d{3,}|[0-9a-f]{8,}|__|--/i.test(word)) return false;
    if (/^(radix|react|ember|mui|headlessui|ext-gen|yui|css|sc|jsx|svelte|data-v)-?/i.test(word)) {
      return false;
    }
    // A digit between letters, twice, is what a hash looks like: "x7Kd2f".
    return (word.match(/[A-Za-z]\d(?=[A-Za-z])/g) ?? []).length < 2 && !/[a-z][A-Z]{2,}[a-z]/.test(word);
  }

  function resolves(selector: string, element: Element): boolean {
    try {
      const found = all(selector);
      return found.length === 1 && found[0] === element;
    } catch {
      return false;
    }
  }

  /** What alone names the element: its id, its tag, or its tag with a class. */
  function shortNames(element: Element): string[] {
    const tag = CSS.escape(name(element));
    const names: string[] = [];
    const id = attribute(element, "id");
    if (id && steady(id) && counts.get(`#${id}`) === 1) names.push(`#${CSS.escape(id)}`);
    if (counts.get(name(element)) === 1) names.push(tag);
    for (const word of classes(element)) {
      if (steady(word) && counts.get(`${name(element)}.${word}`) === 1) {
        names.push(`${tag}.${CSS.escape(word)}`);
      }
    }
    return names;
  }

  function step(element: Element): string {
    const tag = CSS.escape(name(element));
    let before = 0;
    let after = 0;
    for (let at = element.previousElementSibling; at; at = at.previousElementSibling) {
      if (name(at) === name(element)) before += 1;
    }
    for (let at = element.nextElementSibling; at && after === 0; at = at.nextElementSibling) {
      if (name(at) === name(element)) after += 1;
    }
    return before + after === 0 ? tag : `${tag}:nth-of-type(${before + 1})`;
  }

  /** The element of the main document that stands for this one: itself, or the outermost shadow host or frame. */
  function standIn(element: Element): Element {
    let outermost = element;
    for (let at: Element | null = element; at !== null; at = hostOf(at)) outermost = at;
    return outermost;
  }

  function hostOf(element: Element): Element | null {
    const tree = element.getRootNode();
    if (tree === document) return null;
    return tree instanceof ShadowRoot ? tree.host : (element.ownerDocument.defaultView?.frameElement ?? null);
  }

  function path(element: Element): string | null {
    const steps: string[] = [];
    for (let at: Element | null = element; at !== null; at = parent(at)) {
      const anchor = at === element ? undefined : shortNames(at)[0];
      if (anchor !== undefined) {
        const short = [anchor, ...steps].join(" > ");
        if (resolves(short, element)) return short;
      }
      steps.unshift(step(at));
    }
    const whole = steps.join(" > ");
    return resolves(whole, element) ? whole : null;
  }

  /** A selector that finds exactly this node (or its stand-in) in the document, or null. */
  function selectorOf(element: Element): string | null {
    const node = standIn(element);
    return shortNames(node).find((short) => resolves(short, node)) ?? path(node);
  }

  return { selectorOf };
}

export type Address = ReturnType<typeof address>;
