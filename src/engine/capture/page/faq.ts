import type { Dom } from "./dom.ts";

/**
 * Runs in the page: the questions that it answers itself, folded or not. A visitor opens what a summary or a button folds
 * away, and a page says there most of what it does not offer.
 */
export function createFaqCollector({ above, children, isElement, name, tidy }: Dom, most: number) {
  const LONGEST = { question: 200, answer: 400 };
  /** A question's own element, or what surrounds it and nothing else, stands beside its answer. */
  const DEPTH = 3;
  const SILENT = /^(script|style|template|svg)$/;
  const ASKS = /[?？]\s*$/;
  const found: { question: string; answer: string }[] = [];

  const wordsOf = (node: Node, limit: number): string => tidy(node.textContent ?? "", limit);

  /** The text that stands in the element itself: of most elements there is none. */
  const ownWordsOf = (element: Element): string =>
    children(element)
      .map((node) => (node.nodeType === 3 ? (node.textContent ?? "") : ""))
      .join("");

  /** What is said after an element in the same box: the first element, or the text itself where it goes on beside it. */
  const after = (element: Element): string => {
    const outer = above(element);
    const beside = outer === null ? [] : children(outer);
    const rest = beside
      .slice(beside.indexOf(element) + 1)
      .filter((node) => node.nodeType === 3 || (isElement(node) && !SILENT.test(name(node))));
    const first = rest.find((node) => wordsOf(node, 1) !== "");
    if (first === undefined) return "";
    const onward = isElement(first) ? [first] : rest.slice(rest.indexOf(first));
    return tidy(onward.map((node) => node.textContent ?? "").join(" "), LONGEST.answer);
  };

  const answerTo = (element: Element, question: string): string => {
    let at: Element | null = element;
    for (let depth = 0; at !== null && depth < DEPTH; depth += 1) {
      const answer = after(at);
      if (answer !== "") return answer;
      const outer: Node | null = above(at);
      // What says more than the question is no frame of it.
      at =
        isElement(outer) && wordsOf(outer, LONGEST.question + 20).length <= question.length + 3
          ? outer
          : null;
    }
    return "";
  };

  /** Called with every element that is rendered. */
  const take = (element: Element): void => {
    if (found.length >= most || !ASKS.test(ownWordsOf(element))) return;
    const question = wordsOf(element, LONGEST.question + 1);
    if (question.length > LONGEST.question || !ASKS.test(question)) return;
    if (found.some((other) => other.question === question)) return;
    const answer = answerTo(element, question);
    if (answer !== "") found.push({ question, answer });
  };

  return { take, found };
}

export type FaqCollector = ReturnType<typeof createFaqCollector>;
