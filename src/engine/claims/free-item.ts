import { normaliseText } from "../../ground/fold-text.ts";
import type { Clause, Mention, Statement } from "../artifacts/claims.ts";
import type { Term } from "../artifacts/text-block.ts";
import { listDistinctiveTerms } from "../relation/term-similarity.ts";
import { isSameTerm } from "./page-vocabulary.ts";
import type { QuantityClaim } from "./stated-quantity.ts";

/** The page's clause names at least half of what the ad names beside its price. */
const MIN_NAMED = 0.5;

/** The steps that the sentence itself names: "Welcome to our shop" above it says nothing about its price. */
const listOwnSteps = ({ excerpt, mentions }: Statement): Mention[] =>
  mentions.filter(({ slot, phrase }) => slot === "step" && normaliseText(excerpt.text).includes(phrase));

const hasStep = (steps: readonly Mention[], { slot, value }: Mention): boolean =>
  steps.some((one) => one.slot === slot && one.value === value);

/** What the ad asks a price for: the words beside it, or else of its line. */
const readItem = ({ quantity, line }: QuantityClaim): Term[] => {
  const telling = listDistinctiveTerms(line.terms);
  const near = new Set([...quantity.before, ...quantity.after]);
  const beside = telling.filter(({ word }) => near.has(word));
  return beside.length > 0 ? beside : telling;
};

/**
 * The page's sentence that what the ad asks a price for costs nothing: "trial lesson, £15" and "trial lessons are
 * free". "Free trial of the course" says nothing about the price of the course.
 */
export const findFreeItem = (claim: QuantityClaim, statements: readonly Statement[]): FreeItem | null => {
  if (claim.quantity.cue !== null) return null;
  const item = readItem(claim);
  const namesItem = ({ terms }: Clause): boolean => {
    const named = item.filter((term) => terms.some((other) => isSameTerm(term, other)));
    return named.length > 0 && named.length >= MIN_NAMED * item.length;
  };
  for (const statement of statements) {
    const { clauses, quantities, isQuestion, negated } = statement;
    const isPriced = quantities.some(({ dimension }) => dimension === claim.quantity.dimension);
    const isOtherStep = listOwnSteps(statement).some((one) => !hasStep(claim.line.mentions, one));
    if (isQuestion || isPriced || isOtherStep) continue;
    const free = clauses.find((clause) => clause.free !== null && namesItem(clause))?.free ?? null;
    // "At no cost" has its own denial, and "not free" another one.
    const isDenied = negated && free?.includes(" ") !== true;
    if (free !== null && !isDenied) return { statement, words: findWritten(statement.excerpt.text, free) };
  }
  return null;
};

interface FreeItem {
  statement: Statement;
  /** What says so, as the page writes it; null for several words. */
  words: string | null;
}

const findWritten = (text: string, normalised: string): string | null =>
  text.match(/[\p{L}\p{M}]+/gu)?.find((word) => normaliseText(word) === normalised) ?? null;
