import { dom } from "./dom.ts";
import { PanelOpeners } from "./panel-openers.ts";

interface Named {
  tag: string;
  classes: readonly string[];
}

/**
 * Runs in the page: collects questions with their answers, and the texts of collapsed panels with what opens them:
 * accordions, tabs, "read more". Pages often state only there what they do not offer, or their prices.
 */
export class FaqCollector {
  readonly #limit: number;
  readonly #openers = new PanelOpeners();
  readonly #shown = new WeakMap<Node, readonly Named[]>();
  readonly entries: { question: string; answer: string }[] = [];
  readonly #maxQuestionChars = 200;
  readonly #maxAnswerChars = 400;
  readonly #endsWithQuestionMark = /[?？]\s*$/;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The text directly in an element, without its descendants. */
  #ownText(element: Element): string {
    return dom
      .children(element)
      .map((node) => (node.nodeType === 3 ? (node.textContent ?? "") : ""))
      .join("");
  }

  /** The text after an element within the same parent: the next element, or the rest of the text. */
  #textAfter(element: Element): string {
    const outer = dom.parentNode(element);
    const siblings = outer === null ? [] : dom.children(outer);
    const isText = (node: Node) =>
      node.nodeType === 3 || (dom.isElement(node) && !/^(script|style|template|svg)$/.test(dom.tagName(node)));
    const rest = siblings.slice(siblings.indexOf(element) + 1).filter(isText);
    const first = rest.find((node) => dom.textOf(node, 1) !== "");
    if (first === undefined) return "";
    const nodes = dom.isElement(first) ? [first] : rest.slice(rest.indexOf(first));
    return dom.cleanText(nodes.map((node) => node.textContent ?? "").join(" "), this.#maxAnswerChars);
  }

  /** The answer follows the question's element, or a wrapper that contains only the question. */
  #answerTo(element: Element, question: string): string {
    let at: Element | null = element;
    for (let depth = 0; at !== null && depth < 3; depth += 1) {
      const answer = this.#textAfter(at);
      if (answer !== "") return answer;
      const outer: Node | null = dom.parentNode(at);
      const isWrapper =
        dom.isElement(outer) && dom.textOf(outer, this.#maxQuestionChars + 20).length <= question.length + 3;
      at = isWrapper ? outer : null;
    }
    return "";
  }

  #isShown(element: Element): boolean {
    const { width, height } = dom.rectangle(element);
    return width >= 4 && height >= 4 && dom.style(element).visibility === "visible";
  }

  /** A heading, button or the like that a visitor presses to open what follows. */
  #isTrigger(element: Element): boolean {
    const parts = [element, ...dom.queryAll("button, summary, label, [aria-expanded], [role=button]", element)];
    return parts.some(
      (part) =>
        this.#isShown(part) &&
        (/^(button|summary|label)$/.test(dom.tagName(part)) ||
          dom.attribute(part, "aria-expanded") !== null ||
          dom.attribute(part, "onclick") !== null ||
          dom.style(part).cursor === "pointer"),
    );
  }

  /**
   * What opens a panel: the control that names it, or the pressable element or the headline before it. Tabs made by
   * hand name their panel in an attribute of their own, or in their handler.
   */
  #triggerOf(panel: Element): Element | undefined {
    const id = dom.attribute(panel, "id") ?? "";
    const escaped = CSS.escape(id);
    const naming = [
      `aria-controls~="${escaped}"`,
      ...["href", "data-target", "data-bs-target"].map((key) => `${key}="#${escaped}"`),
    ];
    const named = id === "" ? [] : dom.queryAll(naming.map((attribute) => `[${attribute}]`).join(", "));
    const found =
      named.find((element) => this.#isShown(element)) ??
      this.#openers.opening(id).find((element) => this.#isTrigger(element));
    if (found !== undefined) return found;
    const last = this.#before(panel).find((element) => !/^(input|br|hr)$/.test(dom.tagName(element)));
    if (last === undefined) return undefined;
    const isTitle = /^h[1-6]$/.test(dom.tagName(last)) && dom.style(panel).display !== "none" && this.#isShown(last);
    return isTitle || this.#isTrigger(last) ? last : undefined;
  }

  /**
   * One of several panels of which another is shown: of tabs, slides, or prices by month and by year. They differ by the
   * classes that hide and show them.
   */
  #isOneOfSeveral(panel: Element): boolean {
    if (!/^(div|section|article|ul|ol|dl|table)$/.test(dom.tagName(panel))) return false;
    const own = dom.classes(panel);
    const outer = dom.parentNode(panel);
    return (outer === null ? [] : this.#shownIn(outer)).some(({ tag, classes }) => {
      const shared = own.filter((name) => classes.includes(name)).length;
      return tag === dom.tagName(panel) && shared > 0 && own.length - shared <= 1 && classes.length - shared <= 2;
    });
  }

  /** What an element's shown children are called. */
  #shownIn(outer: Node): readonly Named[] {
    const known = this.#shown.get(outer);
    if (known !== undefined) return known;
    const shown = dom
      .children(outer)
      .filter(dom.isElement)
      .filter((element) => this.#isShown(element));
    const named = shown.map((element) => ({ tag: dom.tagName(element), classes: dom.classes(element) }));
    this.#shown.set(outer, named);
    return named;
  }

  /** The elements before an element within the same parent, nearest first. */
  #before(element: Element): Element[] {
    const outer = dom.parentNode(element);
    const siblings = outer === null ? [] : dom.children(outer).filter(dom.isElement);
    return siblings.slice(0, siblings.indexOf(element)).reverse();
  }

  /** The words of what opens a panel, or the headline before an icon. */
  #titleOf(trigger: Element): string {
    const words = dom.textOf(trigger, this.#maxQuestionChars);
    if (/\p{Lu}|\s/u.test(words)) return words;
    const headline = this.#before(trigger).find((element) => /^h[1-6]$/.test(dom.tagName(element)));
    return headline === undefined ? words : dom.textOf(headline, this.#maxQuestionChars);
  }

  /** Menus and dialogs are no part of the page's text. */
  #isSeparate(panel: Element): boolean {
    if (/^(nav|dialog|script|style|template|noscript|head|link|meta|title|svg|iframe|form)$/.test(dom.tagName(panel)))
      return true;
    const role = `${dom.attribute(panel, "role") ?? ""} ${dom.attribute(panel, "aria-modal") ?? ""}`;
    return /dialog|menu|listbox|true/.test(role) || dom.style(panel).position === "fixed";
  }

  /** Call it for every element that is not shown, or has no height, outside of menus. */
  addCollapsed(panel: Element): void {
    if (this.entries.length >= this.#limit || this.#isSeparate(panel)) return;
    if (dom.textOf(panel, 20).length < 8) return;
    const trigger = this.#triggerOf(panel);
    if (trigger === undefined && !this.#isOneOfSeveral(panel)) return;
    const [headline] = dom.queryAll("h1, h2, h3, h4, h5, h6", panel);
    const title =
      trigger === undefined ? headline && dom.textOf(headline, this.#maxQuestionChars) : this.#titleOf(trigger);
    this.#addBlocks([panel, ...dom.queryAll("*", panel)], title ?? "");
  }

  /** Call it for every element that is cut off below its first lines, which say what follows. */
  addCutOff(panel: Element): void {
    if (this.#isSeparate(panel)) return;
    const { bottom } = dom.rectangle(panel);
    const parts = dom.queryAll("*", panel);
    const isShown = (part: Element) => dom.rectangle(part).top < bottom - 2;
    const first = parts.find((part) => isShown(part) && dom.cleanText(this.#ownText(part), 3) !== "");
    const title = first === undefined ? "" : dom.textOf(first, this.#maxQuestionChars);
    this.#addBlocks(
      parts.filter((part) => !isShown(part)),
      title,
    );
  }

  /** An element's text, cut at its line breaks: a price list may have no other marks. */
  #linesOf(element: Element): string[] {
    const lines = [""];
    const read = (node: Node): void => {
      if (node.nodeType === 3) lines.push(`${lines.pop() ?? ""}${node.textContent ?? ""}`);
      else if (dom.isElement(node) && dom.tagName(node) === "br") lines.push("");
      else if (dom.isElement(node) && !/^(script|style|template)$/.test(dom.tagName(node)))
        for (const child of dom.children(node)) read(child);
    };
    read(element);
    return lines.map((line) => dom.cleanText(line, this.#maxAnswerChars)).filter((line) => line !== "");
  }

  /** The texts of the innermost blocks. */
  #addBlocks(elements: readonly Element[], question: string): void {
    const blocks = elements.filter(
      (element) => !/^(script|style|svg|option|b|i|em|strong|span|a|br)$/.test(dom.tagName(element)),
    );
    for (const block of blocks) {
      const isOuter =
        dom.cleanText(this.#ownText(block), 3) === "" && dom.queryAll("p, li, div, td, dd", block).length > 0;
      for (const answer of isOuter ? [] : this.#linesOf(block)) {
        const isKnown = this.entries.some((other) => other.question === question && other.answer.includes(answer));
        if (!isKnown && this.entries.length < this.#limit) this.entries.push({ question, answer });
      }
    }
  }

  /** Call it for every rendered element. */
  add(element: Element): void {
    if (this.entries.length >= this.#limit) return;
    if (!this.#endsWithQuestionMark.test(this.#ownText(element))) return;
    const question = dom.textOf(element, this.#maxQuestionChars + 1);
    if (question.length > this.#maxQuestionChars || !this.#endsWithQuestionMark.test(question)) return;
    if (this.entries.some((other) => other.question === question)) return;
    const answer = this.#answerTo(element, question);
    if (answer !== "") this.entries.push({ question, answer });
  }
}
