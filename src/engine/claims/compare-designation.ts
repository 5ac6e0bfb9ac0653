import { foldText } from "../../ground/fold-text.ts";
import type { AdLine, LedgerRow, Statement } from "../artifacts/claims.ts";
import { createRow } from "./create-row.ts";

/**
 * Letters that tell one thing from its sisters: "class A" of the driving licences, "vitamin C", "hall B2". A capital
 * that a capitalised word follows may be an article in a title ("Book A Table"), and one with a point a name's ("K.").
 */
const DESIGNATION =
  /(?<noun>\p{L}{3,})\.?\s+(?<letter>\p{Lu}(?:E|\d{1,2}|(?!\.)))(?![\p{L}\p{N}'’&-]| \d)(?!\s+\p{Lu})/gu;
const CHECKABILITY = 0.7;

interface Designation {
  noun: string;
  letter: string;
  /** As written. */
  text: string;
}

const listDesignations = (text: string): Designation[] =>
  [...text.matchAll(DESIGNATION)].map(({ 0: written, groups }) => ({
    noun: foldText(groups?.["noun"] ?? ""),
    letter: groups?.["letter"] ?? "",
    text: written,
  }));

/** "Klasse" and "Klassen", "kat." and "kategorii". */
const isSameNoun = ({ noun: one }: Designation, { noun: other }: Designation): boolean =>
  one.startsWith(other) || other.startsWith(one);

/** "A" of "classes A, B and BE". */
const hasLetter = (text: string, letter: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${letter}(?![\\p{L}\\p{N}])`, "u").test(text);

/** Another letter of the same noun, on a page that has the ad's letter nowhere. */
const findOther = (named: Designation, statements: readonly Statement[]) =>
  statements.some(({ excerpt }) => hasLetter(excerpt.text, named.letter))
    ? undefined
    : statements
        .map(({ excerpt }) => ({
          excerpt,
          other: listDesignations(excerpt.text).find((one) => isSameNoun(one, named)),
        }))
        .find(({ other }) => other !== undefined);

/** A driving licence "class A" on a page that knows "class B" only. What a page does not name by letters is no claim. */
export const compareDesignations = (lines: readonly AdLine[], statements: readonly Statement[]): LedgerRow[] => {
  const named = lines
    .filter(({ isPromise, negated }) => isPromise && !negated)
    .flatMap((line) => listDesignations(line.excerpt.text).map((designation) => ({ line, designation })));
  return named.flatMap(({ line, designation }, at) => {
    const { noun, letter, text } = designation;
    if (named.findIndex((one) => one.designation.letter === letter && one.designation.noun === noun) !== at) return [];
    const found = findOther(designation, statements);
    if (found === undefined) return [];
    const claim = {
      kind: "product",
      slot: `designation:${noun}`,
      text,
      source: line.excerpt,
      checkability: CHECKABILITY,
      leading: line.isHeadline,
    } as const;
    return [createRow(claim, "contradicted", { statement: found.excerpt, words: found.other?.text ?? null })];
  });
};
