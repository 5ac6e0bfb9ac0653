import { isMoney, type Quantity } from "../artifacts/claims.ts";
import { containsWord, findUnit, type QuantityTables, quantityWords, type Unit } from "./quantity-tables.ts";
import type { Token } from "./quantity-tokens.ts";

/** What the words around a number say of it. */

const CLAUSE_END = /^[;!?|·•:.,]$/;
const MAX_NEIGHBOURS = 8;

const isNumber = ({ kind, value }: Token): boolean => kind === "phrase" || (kind === "number" && value !== null);

/** Words of the clause on one side of a number, in the text's order; `adjacent` ends them at the next number. */
export const neighbours = (tokens: readonly Token[], from: number, step: 1 | -1, adjacent = false): string[] => {
  const found: string[] = [];
  for (let at = from; at >= 0 && at < tokens.length && found.length < MAX_NEIGHBOURS; at += step) {
    const token = tokens[at];
    if (token === undefined || (token.kind === "sign" && CLAUSE_END.test(token.text))) break;
    if (adjacent && isNumber(token)) break;
    if (token.kind === "word") found.push(token.text);
  }
  return step === 1 ? found : found.reverse();
};

/** "Up to", "from": the words right before the number. */
export const findBound = (before: readonly string[], { bounds }: QuantityTables): Quantity["bound"] =>
  bounds.find(
    ([phrase]) =>
      phrase.length <= before.length && phrase.every((word, at) => before[before.length - phrase.length + at] === word),
  )?.[1] ?? "exact";

/** "+", "or more", "以上": right behind the number. */
export const findBoundAfter = (
  tokens: readonly Token[],
  next: number,
  tables: QuantityTables,
): Quantity["bound"] | null => {
  const [sign, behind, last] = [tokens[next], tokens[next + 1], tokens[next - 1]];
  // "2 + 1" is a sum.
  if (sign?.text === "+" && sign.at === last?.end && (behind === undefined || !isNumber(behind))) return "least";
  return (
    tables.boundsAfter.find(([phrase]) => phrase.every((word, at) => tokens[next + at]?.text === word))?.[1] ?? null
  );
};

/** Abbreviations stand behind a price only: "9.99 pm". */
const MAX_ABBREVIATION = 3;
const UNSPACED = /[\p{Script=Han}]/u;
const NEVER = "(?!)";

const perPatterns = new Map<string, [RegExp, RegExp]>();

const getPerPatterns = (factor: string, phrases: readonly string[]): [RegExp, RegExp] => {
  const known = perPatterns.get(factor) ?? [
    new RegExp(`^[\\s/(]*(?:${phrases.join("|")})(?!\\p{L})`, "u"),
    new RegExp(
      `(?:(?<!\\p{L})(?:${phrases.filter((phrase) => phrase.length > MAX_ABBREVIATION).join("|")})(?:\\s\\p{L}+)?\\s?` +
        `|${phrases.filter((phrase) => UNSPACED.test(phrase)).join("|") || NEVER})$`,
      "u",
    ),
  ];
  perPatterns.set(factor, known);
  return known;
};

const MAX_PERIOD_CHARS = 24;
const MAX_CONNECTORS = 2;

/** Where an amount is: characters of the text, and the numbers of its tokens. */
interface Amount {
  value: number;
  at: number;
  end: number;
  number: number;
  next: number;
}

/** "Seven days out of seven", as in "7 jours sur 7", "24 ore su 24". */
const isOfAll = (tokens: readonly Token[], { number, next }: Amount): boolean =>
  quantityWords.ofAll.split(" ").includes(tokens[next]?.text ?? "") && tokens[next + 1]?.text === tokens[number]?.text;

/** "A month", "/Monat", "je Nacht", "monatlich": the duration that a price is paid for, or that hours are counted by. */
export const findPeriod = (
  unit: Unit | null,
  tokens: readonly Token[],
  range: Amount,
  folded: string,
  tables: QuantityTables,
): number | null => {
  if (unit === null || !(isMoney(unit) || unit.dimension === "duration")) return null;
  if (!isMoney(unit) && isOfAll(tokens, range)) return range.value;
  const behind = folded.slice(range.end, range.end + MAX_PERIOD_CHARS);
  const ahead = folded.slice(Math.max(0, range.at - MAX_PERIOD_CHARS), range.at);
  for (const [factor, phrases] of Object.entries(quantityWords.perPhrases)) {
    const [after, before] = getPerPatterns(factor, phrases);
    // "£10 a month for 12 months": the month is the price's.
    if (after.test(behind) || (isMoney(unit) && before.test(ahead))) return Number(factor);
  }
  return (
    findPeriodUnit(tokens, range.next, tables) ?? findPeriodUnit(tokens, skipPerson(tokens, range.next, tables), tables)
  );
};

const isConnector = (token: Token | undefined, { perConnectors }: QuantityTables): boolean =>
  token !== undefined && perConnectors.has(token.text);

const findPeriodUnit = (tokens: readonly Token[], next: number, tables: QuantityTables): number | null => {
  // "99 kr./md."
  const start = tokens[next]?.text === "." && tokens[next + 1]?.text === "/" ? next + 1 : next;
  let at = start;
  while (at < start + MAX_CONNECTORS && isConnector(tokens[at], tables)) at += 1;
  const token = tokens[at];
  if (token?.kind !== "word" || (at === next && token.text.length === 1)) return null;
  const duration = findUnit(token.text, tables);
  return duration?.dimension === "duration" ? duration.factor : null;
};

const isJoiner = (token: Token | undefined): boolean =>
  token !== undefined && quantityWords.perJoiners.split(" ").includes(token.text);

/** "Per person per night", "je Person und Nacht". */
const skipPerson = (tokens: readonly Token[], next: number, tables: QuantityTables): number => {
  const hasPerson = isConnector(tokens[next], tables) && tokens[next + 1]?.kind === "word";
  const joint = tokens[next + 2];
  return hasPerson && (isConnector(joint, tables) || joint?.text === "," || isJoiner(joint))
    ? next + (joint?.text === "," || !isConnector(joint, tables) ? 3 : 2)
    : next;
};

/** "Was", "instead of", "au lieu de": right before the number. */
const FORMER_WORDS = 2;

export const findCue = (
  before: readonly string[],
  adjacent: readonly string[],
  after: readonly string[],
  { cues }: QuantityTables,
): Quantity["cue"] => {
  if (containsWord(cues.former, adjacent.slice(-FORMER_WORDS))) return "former";
  const around = [...before, ...after];
  if (after.length > 1 && containsWord(cues.comparatives, after.slice(0, 1)) && !containsWord(cues.saving, before))
    return "difference";
  if (containsWord(cues.saving, around)) return "saving";
  if (containsWord(cues.instalment, around)) return "instalment";
  return containsWord(cues.period, around) ? "period" : null;
};
