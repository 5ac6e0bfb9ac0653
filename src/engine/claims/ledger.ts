import { normaliseText } from "../../ground/fold-text.ts";
import { isMoney, isOffer, type LedgerRow, type Statement } from "../artifacts/claims.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import { areInDifferentLanguages } from "../relation/cross-language.ts";
import { compareAbsentFeatures } from "./compare-absent-feature.ts";
import { compareBrand, compareCallToAction } from "./compare-brand-and-action.ts";
import { compareDesignations } from "./compare-designation.ts";
import { compareInclusions } from "./compare-inclusion.ts";
import { compareMentions } from "./compare-mention.ts";
import { comparePlaces } from "./compare-place.ts";
import { compareProduct } from "./compare-product.ts";
import { compareQuantity } from "./compare-quantity.ts";
import { contradictBySentence } from "./compare-sentence.ts";
import { createRow } from "./create-row.ts";
import { deriveFromAd } from "./derive-from-ad.ts";
import { findFreeItem } from "./free-item.ts";
import { listStatedQuantities, type QuantityClaim } from "./stated-quantity.ts";

/** Compares what the ad claims with what the page says. Empty where they are in different languages. */
export const compareClaims = (evidence: Evidence): LedgerRow[] =>
  areInDifferentLanguages(evidence) ? [] : listRows(evidence);

/** "No deposit" is a known phrase as well. */
const isSameClaim = ({ claim: one }: LedgerRow, { claim: other }: LedgerRow): boolean =>
  one.source.text === other.source.text && one.text.replace(/[.!]+$/u, "") === other.text;

/** "£5" in the headline and "£5 a month" in the text are one price. */
const isRepeated = (row: LedgerRow, at: number, rows: readonly LedgerRow[]): boolean =>
  isOffer(row) &&
  rows.some(
    (other, place) =>
      other !== row &&
      other.claim.slot === row.claim.slot &&
      other.claim.value === row.claim.value &&
      (other.verdict === row.verdict ? place < at : row.statement === null && other.statement !== null),
  );

/** A text that may not be shown promises nothing that the page has to repeat, except for its prices and discounts. */
const isShown = (row: LedgerRow): boolean =>
  row.claim.source.rotating !== true || row.verdict !== "not_mentioned" || isOffer(row);

/** A place that the page lacks is no product as well. */
const namesWord = ({ claim }: LedgerRow, word: string): boolean =>
  normaliseText(claim.text).split(" ").includes(normaliseText(word));

/** A price that the page doesn't have, of something that it gives away. */
const compareFree = (made: QuantityClaim, row: LedgerRow, statements: readonly Statement[]): LedgerRow => {
  const isOpen = row.verdict === "unreadable" || row.verdict === "not_mentioned";
  const free = isOpen && isMoney(made.quantity) ? findFreeItem(made, statements) : null;
  if (free === null) return row;
  return createRow(row.claim, "contradicted", { statement: free.statement.excerpt, words: free.words });
};

/** A number that the page lacks, while a number of its kind keeps changing there: nobody knows what it will be. */
const comparePassing = ({ quantity }: QuantityClaim, row: LedgerRow, statements: readonly Statement[]): LedgerRow => {
  const isPassing = statements.some(({ passing = [] }) =>
    passing.some(({ dimension }) => dimension === quantity.dimension),
  );
  return row.verdict === "not_mentioned" && isPassing
    ? createRow(row.claim, "unreadable", { confidence: PASSING_CONFIDENCE })
    : row;
};

const PASSING_CONFIDENCE = 0.5;

const listRows = (evidence: Evidence): LedgerRow[] => {
  const { ad, page } = evidence;
  const lines = ad.lines ?? [];
  const statements = page.statements ?? [];
  const stated = listStatedQuantities(statements);
  const mentions = compareMentions(lines, statements);
  const places = comparePlaces(evidence);
  const numbers = lines.flatMap((line) =>
    line.quantities
      .filter(({ isStated }) => isStated)
      .map((quantity) => {
        const made = { line, quantity, lines };
        const row = compareFree(made, compareQuantity(made, stated), statements);
        return { made, row: comparePassing(made, row, statements) };
      }),
  );
  return [
    ...contradictBySentence(lines, deriveFromAd(lines, numbers, stated), statements).filter(
      (row, at, rows) => !isRepeated(row, at, rows),
    ),
    ...places,
    ...compareProduct(evidence).filter(({ claim }) => !places.some((place) => namesWord(place, claim.text))),
    ...compareDesignations(lines, statements),
    ...compareAbsentFeatures(lines, page),
    ...mentions,
    ...compareInclusions(lines, page).filter((row) => !mentions.some((other) => isSameClaim(row, other))),
    ...compareCallToAction(evidence),
    ...compareBrand(evidence),
  ].filter(isShown);
};
