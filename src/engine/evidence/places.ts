import { z } from "zod";
import type { Place, Term } from "../artifacts/text-block.ts";
import { BarList, BarSet } from "../lexicon/bar-list.ts";
import citiesJson from "../lexicon/cities.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import placesJson from "../lexicon/places.json" with { type: "json" };
import { normaliseText, toVisibleText } from "./normalise-text.ts";
import { languageProfile } from "./stemmers-and-stop-words.ts";

type Extent = NonNullable<Place["extent"]>;

/** A known place: how large it is, and every name that it goes by, plain. */
interface Known {
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
      /** English "at" is left out: it names houses and shops as often. */
      before: z.record(z.string(), BarSet),
      /** Where a thing comes from is not where it is offered: "made in Berlin", "Sitz in Köln". */
      origins: BarSet,
    })
    .transform(({ parts, places: lists, notPlaces, ...words }) => ({
      ...words,
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
const isNoPlace = (word: string): boolean => places().notPlaces.has(word);

const isOrigin = (token: string | undefined): boolean => places().origins.has(normaliseText(token ?? ""));

const WORD = /[\p{L}\p{M}\p{N}'’-]+|[^\s\p{L}\p{M}\p{N}]/gu;
const isCapital = (token: string | undefined): token is string => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(token ?? "");
const isLower = (token: string): boolean => /^\p{Ll}[\p{L}\p{M}]{3,}$/u.test(token);
const isShout = (token: string): boolean => token.length <= 5 && token === token.toUpperCase();

/** "Suffolk's own kitchen fitters". */
const POSSESSIVE = /['’]s$/u;

/** Longer runs of capitals are a line in title case, not a name. */
const MOST_WORDS = 3;

/** The capitalised words from here on, the longest known place first: "New York", "Leeds" of "Leeds Today". */
const nameAt = (
  tokens: readonly string[],
  at: number,
  filler: ReadonlySet<string>,
  language: string,
): string | null => {
  const run: string[] = [];
  for (const token of tokens.slice(at, at + MOST_WORDS)) {
    if (!isCapital(token) || (run.length > 0 && filler.has(normaliseText(token)))) break;
    run.push(token.replace(POSSESSIVE, ""));
  }
  for (let length = run.length; length > 0; length -= 1) {
    const name = run.slice(0, length).join(" ");
    if (knownPlace(normaliseText(name), language) !== null) return name;
  }
  return run.length === 0 ? null : run.join(" ");
};

/** A word that the engine knows as something else than a name. */
const isCommon = (name: string, terms: readonly Term[], filler: ReadonlySet<string>): boolean =>
  name
    .split(" ")
    .some(
      (word) =>
        isNoPlace(word) ||
        filler.has(word) ||
        terms.some(
          (term) => term.word === word && (term.concept.startsWith("~") || term.productCategory !== undefined),
        ),
    );

const placeOf = (name: string, known: ReturnType<typeof knownPlace>): Place => ({
  name,
  normalised: normaliseText(name),
  aliases: known?.names ?? [normaliseText(name)],
  extent: known?.extent ?? null,
});

const isTownOrRegion = ({ extent }: Place): boolean => extent === "town" || extent === "region";

/**
 * Known towns and regions that a line names anywhere: they need no preposition, and a stray capital is none of them.
 */
const knownIn = (tokens: readonly string[], filler: ReadonlySet<string>, language: string): Place[] =>
  tokens.flatMap((_, at) => {
    if (isOrigin(tokens[at - 1]) || isOrigin(tokens[at - 2])) return [];
    const name = nameAt(tokens, at, filler, language);
    const known = name === null ? null : knownPlace(normaliseText(name), language);
    if (name === null || known === null) return [];
    // Behind another capital it may be a name's second part, unless the line ends with it: "Boiler Repair Leeds".
    const next = tokens[at + name.split(" ").length];
    if (isCapital(tokens[at - 1]) && next !== undefined && !/^(?:\p{Lu}{2}|[^\p{L}\p{N}&'’]+)$/u.test(next)) return [];
    const place = placeOf(name, known);
    return isTownOrRegion(place) ? [place] : [];
  });

/**
 * The names that stand in a line where places do ("plumber in Leeds"), by the words and capitals of its language, and
 * the towns and regions that are known.
 */
export const placesIn = (text: string, terms: readonly Term[], language: string | null): Place[] => {
  const tag = language ?? "en";
  const { stopWords } = languageProfile(tag);
  const tokens = toVisibleText(text).match(WORD) ?? [];
  const isSentence = tokens.some((token) => isLower(token) && !stopWords.has(normaliseText(token)));
  const slots = tokens.flatMap((token, at) => {
    if (!places().before[tag]?.has(normaliseText(token)) || isOrigin(tokens[at - 1])) return [];
    const name = nameAt(tokens, at + 1, stopWords, tag);
    if (name === null) return [];
    const known = knownPlace(normaliseText(name), tag);
    if (known === null && (isCommon(normaliseText(name), terms, stopWords) || (isShout(name) && isSentence))) return [];
    return [placeOf(name, known)];
  });
  const found = [...slots, ...knownIn(tokens, stopWords, tag)];
  return found.filter((place, at) => found.findIndex((other) => other.normalised === place.normalised) === at);
};
