import { median } from "../statistics.ts";
import type { AdPicture } from "./draw-ads.ts";
import type { PictureReading, Use, WordReading } from "./match-words.ts";
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

export interface Row<T extends string> extends Recall {
  name: T;
}

export interface Summary {
  total: Recall;
  roles: Row<Role>[];
  languages: Row<Language>[];
  /** Amounts of money in any role. */
  currencies: Row<Currency>[];
  percentages: Recall;
  read: { words: number; uses: Record<Use, number> };
  pictures: number;
  ms: { median: number; highest: number };
}

export function summarise(pictures: readonly ReadPicture[]): Summary {
  const all = pictures.flatMap(({ words, picture }) => words.map((reading) => ({ ...reading, ...picture })));
  const rows = <T extends string>(names: readonly T[], nameOf: (reading: (typeof all)[number]) => T | null): Row<T>[] =>
    names
      .map((name) => ({ name, ...countRecall(all.filter((reading) => nameOf(reading) === name)) }))
      .filter(({ words }) => words > 0);
  const uses = pictures.flatMap((picture) => picture.uses);
  const count = (use: Use): number => uses.filter((one) => one.use === use).length;
  const times = pictures.map(({ ms }) => ms);
  return {
    total: countRecall(all),
    roles: rows(ROLES, ({ word }) => word.role),
    languages: rows(LANGUAGES, ({ language }) => language),
    currencies: rows(CURRENCIES, ({ word }) => word.currency),
    percentages: countRecall(all.filter(({ word }) => isAmount(word.text) && word.currency === null)),
    read: {
      words: uses.length,
      uses: {
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
