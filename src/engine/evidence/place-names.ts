import { z } from "zod";
import type { Place } from "../artifacts/text-block.ts";
import { BarList, BarSet } from "../lexicon/bar-list.ts";
import citiesJson from "../lexicon/cities.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import placesJson from "../lexicon/places.json" with { type: "json" };
import { normaliseText } from "./normalise-text.ts";

type Extent = NonNullable<Place["extent"]>;

/** A known place: how large it is, and every name that it goes by, plain. */
export interface Known {
  extent: Extent;
  names: readonly string[];
}

const EXTENTS = ["continent", "country", "region", "town"] as const satisfies readonly Extent[];

const places = lexicon(
  z
    .object({
      parts: z.string(),
      places: z.record(z.enum(EXTENTS), z.array(z.string())),
      notPlaces: z.record(z.string(), BarList),
    })
    .transform(({ parts, places: lists, notPlaces }) => ({
      /** Before a place of which a part is meant: "West Yorkshire", "Greater London". */
      part: new RegExp(`^(?:${parts})\\s`),
      /** By every name, plain. */
      known: new Map(
        EXTENTS.flatMap((extent) =>
          lists[extent].flatMap((entry) => {
            const names = [...new Set(entry.split("=").map(normaliseText))];
            return names.map((name): [string, Known] => [name, { extent, names }]);
          }),
        ),
      ),
      /** Capitalised after "in" for other reasons than being a place. */
      notPlaces: new Set(Object.values(notPlaces).flat()),
    })),
  placesJson,
);

const cities = lexicon(
  z.object({ cities: BarSet }).transform((list) => list.cities),
  citiesJson,
);

/** By language: names of places have case endings of up to this many letters ("Gdańska", "Poznaniu"). */
const MAX_ENDING_LETTERS: Readonly<Record<string, number>> = { pl: 3, cs: 3, fi: 4, tr: 4, hu: 4 };
const MIN_STEM_LETTERS = 5;

const findPlace = (name: string): Known | null =>
  places().known.get(name) ?? (cities().has(name) ? { extent: "town", names: [name] } : null);

/** The place behind an inflected name. */
const findInflected = (name: string, language: string): Known | null => {
  for (let letters = 1; letters <= (MAX_ENDING_LETTERS[language] ?? 0); letters += 1) {
    const stem = name.slice(0, -letters);
    if (stem.length < MIN_STEM_LETTERS) return null;
    const known = findPlace(stem) ?? findPlace(`${stem}a`) ?? findPlace(`${stem}e`);
    if (known !== null) return { ...known, names: [name, ...known.names] };
  }
  return null;
};

/** @param name plain. */
export const knownPlace = (name: string, language: string | null = null): Known | null => {
  const whole = findPlace(name);
  if (whole !== null) return whole;
  const known = findPlace(name.replace(places().part, ""));
  if (known !== null) return { ...known, names: [name, ...known.names] };
  return language === null ? null : findInflected(name, language);
};

/** @param word plain. */
export const isNoPlace = (word: string): boolean => places().notPlaces.has(word);
