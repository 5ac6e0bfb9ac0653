import type { PageReadingLimits } from "../page-reading-schema.ts";
import type { Dom } from "./dom.ts";

declare const dom: Dom;
declare const limits: PageReadingLimits;

/**
 * Runs in the page: collects questions with their answers, also those that are collapsed. Pages often state only there
 * what they do not offer.
 */
export class FaqCollector {
  readonly entries: { question: string; answer: string }[] = [];
  readonly #maxQuestionChars = 200;
  readonly #maxAnswerChars = 400;
  readonly #endsWithQuestionMark = /[?？]\s*$/;

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

  /** Call it for every rendered element. */
  add(element: Element): void {
    if (this.entries.length >= limits.answers) return;
    if (!this.#endsWithQuestionMark.test(this.#ownText(element))) return;
    const question = dom.textOf(element, this.#maxQuestionChars + 1);
    if (question.length > this.#maxQuestionChars || !this.#endsWithQuestionMark.test(question)) return;
    if (this.entries.some((other) => other.question === question)) return;
    const answer = this.#answerTo(element, question);
    if (answer !== "") this.entries.push({ question, answer });
  }
}
