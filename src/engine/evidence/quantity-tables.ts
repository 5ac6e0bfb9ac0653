import type { Quantity } from "../artifacts/claims.ts";
import json from "../lexicon/quantities.json" with { type: "json" };
import { cachedBy } from "./cached-by.ts";

type ByLanguage<T> = Readonly<Record<string, T>>;

interface WordsByLanguage {
  numberWords: ByLanguage<ByLanguage<number>>;
  monthNames: ByLanguage<ByLanguage<number>>;
  monthCues: ByLanguage<string>;
  hundreds: ByLanguage<string>;
  numberJoiners: ByLanguage<string>;
  articles: ByLanguage<string>;
  dashPrices: ByLanguage<string>;
}

/** Units, currencies, number words and cues; a word may be limited to languages ("an@fr"). */
export const quantityWords: typeof json & WordsByLanguage = json;

/** The words of a list that belong to the language: "an@fr" is a French word only. */
export const wordsIn = (list: string, language: string): string[] =>
  list.split(" ").flatMap((entry) => {
    const [word = "", languages] = entry.split("@");
    return word !== "" && (languages === undefined || languages.split(",").includes(language)) ? [word] : [];
  });

export interface Unit {
  dimension: string;
  factor: number;
}

type Bound = Quantity["bound"];

/** A list whose starred words match any word that begins like them. */
export interface WordList {
  whole: ReadonlySet<string>;
  prefixes: readonly string[];
}

export const containsWord = ({ whole, prefixes }: WordList, among: readonly string[]): boolean =>
  among.some((word) => whole.has(word) || prefixes.some((prefix) => word.startsWith(prefix)));

/** What the lexicon knows in one language. */
export type QuantityTables = ReturnType<typeof buildTables>;

const buildTables = (language: string) => {
  const data = quantityWords;
  const list = (words: string): string[] => wordsIn(words, language);
  const units = Object.entries(data.units).flatMap(([dimension, byFactor]) =>
    Object.entries<string>(byFactor).flatMap(([factor, words]) =>
      list(words).map((word): [string, Unit] => [word, { dimension, factor: Number(factor) }]),
    ),
  );
  const currencies = Object.entries(data.currencies).flatMap(([id, words]) => {
    const [currency = id, divisor] = id.split("/");
    const factor = divisor === undefined ? 1 : 1 / Number(divisor);
    return list(words).map((word): [string, Unit] => [word, { dimension: `money:${currency}`, factor }]);
  });
  const { most, from, least, about, boundsAfter } = data;
  const toBounds = (wordsByBound: Partial<Record<Bound, string>>): [string[], Bound][] =>
    (Object.entries(wordsByBound) as [Bound, string][])
      .flatMap(([bound, words]) => list(words).map((phrase): [string[], Bound] => [phrase.split("-"), bound]))
      .toSorted(([one], [other]) => other.length - one.length);
  const byWord = (wordsByValue: Readonly<Record<string, string>>) =>
    new Map(
      Object.entries(wordsByValue).flatMap(([value, words]) =>
        list(words).map((word) => [word, Number(value)] as const),
      ),
    );
  const toWordList = (words: string): WordList => ({
    whole: new Set(list(words).filter((word) => !word.endsWith("*"))),
    prefixes: list(words).flatMap((word) => (word.endsWith("*") ? word.slice(0, -1) : [])),
  });
  return {
    language,
    units: new Map(units.filter(([word]) => !word.endsWith("*"))),
    unitPrefixes: units
      .filter(([word]) => word.endsWith("*"))
      .map(([word, unit]): [string, Unit] => [word.replaceAll("*", ""), unit]),
    currencies: new Map(currencies),
    /** Currencies that stand after their number only: "79p". */
    trailing: new Set(list(data.trailingCurrencies)),
    percentBefore: new Set(list(data.percentBefore)),
    /** Between a number and its unit: "working" in "3 working days". */
    unitModifiers: new Set(list(data.unitModifiers)),
    magnitudes: byWord(data.magnitudes),
    /** Factors that are no number words: "twice", "a quarter". */
    multiples: byWord(data.multiples),
    /** Longest phrase first, so that "no more than" is not read as "more than". */
    bounds: toBounds({ most, from, least, about }),
    boundsAfter: toBounds(boundsAfter),
    perConnectors: new Set(list(data.perConnectors)),
    cues: {
      saving: toWordList(data.saving),
      instalment: toWordList(data.instalment),
      period: toWordList(data.period),
      limits: toWordList(data.limits),
      recurring: toWordList(data.recurring),
      comparatives: toWordList(data.comparatives),
      former: toWordList(data.former),
      between: toWordList(data.between),
    },
    /** What is numbered and has no name: "step 2", "Teil 3". */
    numberedParts: toWordList(data.numberedParts),
  };
};

export const getQuantityTables = cachedBy(buildTables);

/** Letters that may follow a unit's stem: "Tag" in "tägig" is another entry, "month" in "months" the same. */
const MAX_ENDING_LETTERS = 4;

export const findUnit = (word: string, { units, unitPrefixes }: QuantityTables): Unit | null =>
  units.get(word) ??
  unitPrefixes.find(([prefix]) => word.startsWith(prefix) && word.length <= prefix.length + MAX_ENDING_LETTERS)?.[1] ??
  null;
