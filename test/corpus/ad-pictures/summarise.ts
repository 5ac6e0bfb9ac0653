import { median } from "../statistics.ts";
import type { AdPicture } from "./draw-ads.ts";
import type { Outcome, PictureReading, WordReading } from "./match-words.ts";
import { CURRENCIES, type Currency, isAmount, LANGUAGES, type Language, ROLES, type Role } from "./words.ts";

/** A picture that was read. */
export interface ReadPicture extends PictureReading {
  picture: Pick<AdPicture, "id" | "language">;
  /** Time of the reading in milliseconds. */
  ms: number;
}

export interface Recall {
  words: number;
  /** Read exactly, in their place. */
  exact: number;
  /** Read exactly, in any place. */
  anywhere: number;
  /** Read with other letters, in their place. */
  misread: number;
}

export interface NamedRecall<T extends string> extends Recall {
  name: T;
}

export interface Summary {
  total: Recall;
  roles: NamedRecall<Role>[];
  languages: NamedRecall<Language>[];
  /** Amounts of money in any role. */
  currencies: NamedRecall<Currency>[];
  percentages: Recall;
  read: { words: number; outcomes: Record<Outcome, number> };
  pictures: number;
  ms: { median: number; highest: number };
}

export function summarise(pictures: readonly ReadPicture[]): Summary {
  const all = pictures.flatMap(({ words, picture }) => words.map((reading) => ({ ...reading, ...picture })));
  const rows = <T extends string>(
    names: readonly T[],
    nameOf: (reading: (typeof all)[number]) => T | null,
  ): NamedRecall<T>[] =>
    names
      .map((name) => ({ name, ...countRecall(all.filter((reading) => nameOf(reading) === name)) }))
      .filter(({ words }) => words > 0);
  const outcomes = pictures.flatMap((picture) => picture.outcomes);
  const count = (outcome: Outcome): number => outcomes.filter((one) => one.outcome === outcome).length;
  const times = pictures.map(({ ms }) => ms);
  return {
    total: countRecall(all),
    roles: rows(ROLES, ({ word }) => word.role),
    languages: rows(LANGUAGES, ({ language }) => language),
    currencies: rows(CURRENCIES, ({ word }) => word.currency),
    percentages: countRecall(all.filter(({ word }) => isAmount(word.text) && word.currency === null)),
    read: {
      words: outcomes.length,
      outcomes: {
        exact: count("exact"),
        misread: count("misread"),
        repeated: count("repeated"),
        junk: count("junk"),
      },
    },
    pictures: pictures.length,
    ms: { median: median(times), highest: Math.max(...times) },
  };
}

const countRecall = (readings: readonly WordReading[]): Recall => ({
  words: readings.length,
  exact: readings.filter(({ isExact }) => isExact).length,
  anywhere: readings.filter(({ isReadAnywhere }) => isReadAnywhere).length,
  misread: readings.filter(({ isExact, read }) => !isExact && read !== null).length,
});
