import { foldText } from "../../ground/fold-text.ts";
import type { ReadCharacter } from "./recognise-line.ts";

/*
 * Two readers read each line. The first one, trained on photographs, is rarely wrong about letters and digits, but
 * loses accents, spaces and currency signs. The second one, Tesseract, knows the ad's language.
 */

/** A word of the second reader. */
export interface SecondWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
}

/** A word of the combined reading. */
export interface CombinedWord {
  text: string;
  confidence: number;
  /** Left and right end as shares of the line's width. */
  from: number;
  to: number;
}

/** A character of either reading, with whether a space precedes it. */
interface Character {
  text: string;
  folded: string;
  confidence: number;
  startsWord: boolean;
}
interface PlacedCharacter extends Character {
  position: number;
}

/** The characters at one place of the line. One of the two is known. */
interface Column {
  first: PlacedCharacter | null;
  second: Character | null;
}

/** Without accents, and with one form of each mark. */
const fold = (character: string): string => foldText(character).replace(/[–—]/u, "-");

const isAccented = (text: string): boolean => text.toLowerCase() !== fold(text) && /\p{L}/u.test(text);
const isLetter = (text: string): boolean => /\p{L}/u.test(text);
const isDigit = (text: string): boolean => /\p{Nd}/u.test(text);
const isCurrency = (text: string): boolean => /\p{Sc}/u.test(text);
const isPoint = (text: string): boolean => text === "." || text === ",";
const isSign = (text: string): boolean => isCurrency(text) || text === "%";

const listFirst = (read: readonly ReadCharacter[]): PlacedCharacter[] =>
  read.flatMap((character, at) =>
    character.text.trim() === ""
      ? []
      : [{ ...character, folded: fold(character.text), startsWord: read[at - 1]?.text.trim() === "" }],
  );

const listSecond = (words: readonly SecondWord[]): Character[] =>
  words.flatMap(({ text, confidence }, word) =>
    [...text].map((character, at) => ({
      text: character,
      folded: fold(character),
      confidence,
      startsWord: word > 0 && at === 0,
    })),
  );

const SUBSTITUTION_COST = 1;
const GAP_COST = 1;

/** Pairs the characters of both readings with the fewest differences (Needleman–Wunsch). */
function alignReadings(first: readonly PlacedCharacter[], second: readonly Character[]): Column[] {
  const width = second.length + 1;
  const costs = new Float64Array((first.length + 1) * width);
  const costAt = (row: number, column: number): number => costs[row * width + column] ?? 0;
  const pairCost = (row: number, column: number): number =>
    first[row - 1]?.folded === second[column - 1]?.folded ? 0 : SUBSTITUTION_COST;
  for (let row = 0; row <= first.length; row += 1)
    for (let column = 0; column <= second.length; column += 1) {
      if (row === 0 || column === 0) costs[row * width + column] = (row + column) * GAP_COST;
      else
        costs[row * width + column] = Math.min(
          costAt(row - 1, column - 1) + pairCost(row, column),
          costAt(row - 1, column) + GAP_COST,
          costAt(row, column - 1) + GAP_COST,
        );
    }
  const columns: Column[] = [];
  let [row, column] = [first.length, second.length];
  while (row > 0 || column > 0) {
    const isPair = row > 0 && column > 0 && costAt(row, column) === costAt(row - 1, column - 1) + pairCost(row, column);
    const isFirstOnly = !isPair && row > 0 && costAt(row, column) === costAt(row - 1, column) + GAP_COST;
    columns.push({
      first: isPair || isFirstOnly ? (first[row - 1] ?? null) : null,
      second: isFirstOnly ? null : (second[column - 1] ?? null),
    });
    if (isPair || isFirstOnly) row -= 1;
    if (!isFirstOnly) column -= 1;
  }
  return columns.reverse();
}

const isSame = ({ first, second }: Column): boolean => first !== null && first.folded === second?.folded;

/** Below this share of equal characters, the second reading is noise. */
const MIN_AGREEMENT = 0.5;
/** From this confidence, the second reader's character replaces one of which the first is not sure. */
const MIN_SECOND_CONFIDENCE = 0.8;
const SURE_CONFIDENCE = 0.95;
/** The first reader marks texture with lower ones. */
const MIN_FIRST_CONFIDENCE = 0.4;
/** It reads some letters twice: "Kiüche". */
const MIN_CONFIDENCE_BETWEEN_AGREED = 0.95;

/** Keeps the case of the first reading, because Tesseract confuses Ś and ś. */
const withCaseOf = (text: string, model: string): string =>
  model === model.toLowerCase() ? text.toLowerCase() : text.length === 1 ? text.toUpperCase() : text;

/** Both readers see another character. The kind of the word's other characters decides between letter and digit. */
function chooseCharacter(first: PlacedCharacter, second: Character, neighbours: string): string {
  const isSure = first.confidence >= SURE_CONFIDENCE;
  if (isSign(first.text) !== isSign(second.text))
    return isSign(first.text) !== isLetter(neighbours) ? first.text : second.text;
  if (isCurrency(first.text) && isCurrency(second.text)) return second.text;
  if (isDigit(first.text) !== isDigit(second.text) && isLetter(neighbours) !== isDigit(neighbours)) {
    const fits = isDigit(neighbours) ? isDigit : isLetter;
    if (fits(first.text) !== fits(second.text)) return fits(first.text) ? first.text : second.text;
  }
  // The first reader takes ł for t and ß for B.
  const isRareLetter = isLetter(second.text) && !/[a-z]/i.test(second.text);
  return (isSure && !isRareLetter) || second.confidence < MIN_SECOND_CONFIDENCE ? first.text : second.text;
}

interface Surroundings {
  /** The first reader's characters of the same word. */
  neighbours: string;
  /** For a character that the second reader does not see. */
  minConfidenceAlone: number;
  /** Both readers see digits on both sides. */
  isWithinNumber: boolean;
}

/** The character of a column; empty where there is none. */
function chooseText(
  { first, second }: Column,
  { neighbours, minConfidenceAlone, isWithinNumber }: Surroundings,
): string {
  if (first !== null && second !== null) {
    if (first.folded !== second.folded) return chooseCharacter(first, second, neighbours);
    return isAccented(first.text) && !isAccented(second.text) ? first.text : withCaseOf(second.text, first.text);
  }
  if (first !== null) return first.confidence >= minConfidenceAlone ? first.text : "";
  if (second === null || second.confidence < MIN_SECOND_CONFIDENCE) return "";
  if (isPoint(second.text)) return isWithinNumber ? second.text : "";
  // The first reader loses no digits, and Tesseract reads edges of frames as marks.
  return isLetter(second.text) || isSign(second.text) ? second.text : "";
}

/** The characters of the first reading in the same word. */
function listNeighbours(columns: readonly Column[], at: number): string {
  let [from, to] = [at, at + 1];
  while (from > 0 && columns[from]?.first?.startsWord !== true) from -= 1;
  while (to < columns.length && columns[to]?.first?.startsWord !== true) to += 1;
  return columns
    .slice(from, to)
    .map(({ first }, index) => (from + index === at ? "" : (first?.text ?? "")))
    .join("");
}

/** Whether the next column does not continue the word. */
const isEnd = (next: Column | undefined): boolean => next === undefined || next.first?.startsWord === true;

const LOWER_CASE = /\p{Ll}/u;

interface CombinedCharacter {
  text: string;
  confidence: number;
  position: number;
  startsWord: boolean;
}

function combineColumns(columns: readonly Column[]): CombinedCharacter[] {
  let position = 0;
  let startsWord = false;
  let last = "";
  return columns.flatMap((column, at): CombinedCharacter[] => {
    const { first, second } = column;
    position = first?.position ?? position;
    const before = columns[at - 1];
    startsWord ||= first?.startsWord === true;
    // A space of the second reader alone counts between characters that both read.
    startsWord ||= second?.startsWord === true && isSame(column) && before !== undefined && isSame(before);
    // No word ends with a currency sign: "vanaf€".
    startsWord ||= isCurrency(first?.text ?? second?.text ?? "") && LOWER_CASE.test(last) && isEnd(columns[at + 1]);
    // No word has a comma inside.
    startsWord ||= before?.first?.text === "," && first !== null && isLetter(first.text);
    const around = [before, columns[at + 1]];
    const isBetweenAgreed = around.every((one) => one !== undefined && isSame(one));
    const text = chooseText(column, {
      neighbours: listNeighbours(columns, at),
      minConfidenceAlone: isBetweenAgreed ? MIN_CONFIDENCE_BETWEEN_AGREED : MIN_FIRST_CONFIDENCE,
      isWithinNumber: isBetweenAgreed && around.every((one) => isDigit(one?.first?.text ?? "")),
    });
    if (text === "") return [];
    // The first reader sees a space behind the point of "12, 50".
    if (isDigit(text) && isPoint(last) && second?.startsWord === false) startsWord = false;
    last = text;
    const confidence = isSame(column)
      ? Math.max(first?.confidence ?? 0, second?.confidence ?? 0)
      : ((first?.text === text ? first : (second ?? first))?.confidence ?? 0);
    const character = { text, confidence, position, startsWord };
    startsWord = false;
    return [character];
  });
}

function splitWords(characters: readonly CombinedCharacter[]): CombinedCharacter[][] {
  const words: CombinedCharacter[][] = [];
  for (const character of characters) {
    const word = words.at(-1);
    if (word === undefined || character.startsWord) words.push([character]);
    else word.push(character);
  }
  return words;
}

/** A currency sign beside a price is often a line of its own, which the first reader takes for a letter. */
const MAX_SIGN_CHARACTERS = 2;

function readSignAlone(first: readonly PlacedCharacter[], second: readonly Character[]): Column[] | null {
  const [sign, ...others] = second.filter(({ text }) => isSign(text));
  const isAlone = first.length <= MAX_SIGN_CHARACTERS && second.length <= MAX_SIGN_CHARACTERS && others.length === 0;
  return sign === undefined || !isAlone ? null : [{ first: first[0] ?? null, second: sign }];
}

/** The two readings of a line, combined character by character, and the share of characters in which they agree. */
export function combineReadings(
  read: readonly ReadCharacter[],
  again: readonly SecondWord[],
): { words: CombinedWord[]; agreement: number } {
  const first = listFirst(read);
  const second = listSecond(again);
  const aligned = alignReadings(first, second);
  const agreement = aligned.filter(isSame).length / Math.max(1, first.length, second.length);
  const columns =
    agreement >= MIN_AGREEMENT
      ? aligned
      : (readSignAlone(first, second) ?? first.map((character) => ({ first: character, second: null })));
  const characters = combineColumns(columns);
  const [start, end] = [characters[0]?.position ?? 0, characters.at(-1)?.position ?? 1];
  const half = characters.length > 1 ? (end - start) / (characters.length - 1) / 2 : 0.5;
  const words = splitWords(characters).map((word) => ({
    text: word.map(({ text }) => text).join(""),
    confidence: word.reduce((sum, { confidence }) => sum + confidence, 0) / word.length,
    from: Math.max(0, (word[0]?.position ?? 0) - half),
    to: Math.min(1, (word.at(-1)?.position ?? 1) + half),
  }));
  return { words, agreement };
}
