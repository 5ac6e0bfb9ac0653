import { normaliseText } from "../../ground/fold-text.ts";
import { listDistinctiveTerms } from "../relation/term-similarity.ts";
import type { QuantityClaim, StatedQuantity } from "./stated-quantity.ts";

/** Fewer words and other numbers may stand beside any number. */
const MIN_TWIN_WORDS = 2;

const countWords = (text: string): number =>
  text.split(" ").filter((word) => /^(\p{L}{2,}|\p{N}+)$/u.test(word)).length;

/**
 * The page's statement that says what the ad says, word for word, with another number: "8 tools, one system" and "5
 * tools, one system". One of the two was changed, and the other was not.
 */
export const findTwin = (
  { quantity, line }: QuantityClaim,
  rivals: readonly StatedQuantity[],
): StatedQuantity | undefined =>
  rivals.find(({ quantity: other, statement }) => {
    const { text } = statement.excerpt;
    const said = normaliseText(text);
    const changed = normaliseText(line.excerpt.text.replace(quantity.text, () => other.text));
    const others = normaliseText(text.replace(other.text, " "));
    const isAboutSomething = listDistinctiveTerms(statement.terms).length > 0 && countWords(others) >= MIN_TWIN_WORDS;
    return isAboutSomething && ` ${changed} `.includes(` ${said} `);
  });
