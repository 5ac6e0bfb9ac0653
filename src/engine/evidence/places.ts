import { z } from "zod";
import { normaliseText, toVisibleText } from "../../ground/fold-text.ts";
import { lexicon } from "../../ground/lexicon.ts";
import type { Place, Term } from "../artifacts/text-block.ts";
import { BarList, BarSet } from "../lexicon/bar-list.ts";
import citiesJson from "../lexicon/cities.json" with { type: "json" };
import placesJson from "../lexicon/places.json" with { type: "json" };
import townsJson from "../lexicon/towns.json" with { type: "json" };
import { languageProfile } from "./stemmers-and-stop-words.ts";

type Extent = NonNullable<Place["extent"]>;

/** A place in the lists, with all its names, normalised. */
interface KnownPlace {
  extent: Extent;
  names: readonly string[];
  areas: readonly string[];
}

/** Names by area, as the areas of each name. */
const NamesByArea = z.record(z.string(), BarList).transform((byArea): ReadonlyMap<string, readonly string[]> => {
  const areas = new Map<string, string[]>();
  for (const [area, names] of Object.entries(byArea))
    for (const name of names) areas.set(name, [...(areas.get(name) ?? []), area]);
  return areas;
});

const EXTENTS = ["continent", "country", "region", "town"] as const satisfies readonly Extent[];

const places = lexicon(
  z
    .object({
      partPrefixes: z.string(),
      namePrefixes: BarSet,
      stateCodes: BarSet,
      places: z.record(z.enum(EXTENTS), z.array(z.string())),
      areas: NamesByArea,
      notPlaces: z.record(z.string(), BarList),
      /** Without English "at", which precedes houses and shops as often. */
      prepositions: z.record(z.string(), BarSet),
      /** A product is not offered where it comes from: "made in Berlin", "Sitz in Köln". */
      originCues: BarSet,
    })
    .transform(({ partPrefixes, places: lists, areas, notPlaces, ...words }) => ({
      ...words,
      /** Before a place of which a part is meant: "West Yorkshire", "Greater London". */
      partPrefix: new RegExp(`^(?:${partPrefixes})\\s`),
      /** By each of their names, normalised. */
      byName: new Map(
        EXTENTS.flatMap((extent) =>
          lists[extent].flatMap((entry) => {
            const names = [...new Set(entry.split("=").map(normaliseText))];
            const known = { extent, names, areas: names.flatMap((name) => areas.get(name) ?? []) };
            return names.map((name): [string, KnownPlace] => [name, known]);
          }),
        ),
      ),
      /** Words that are capitalised after "in" and are no places. */
      notPlaces: new Set(Object.values(notPlaces).flat()),
    })),
  placesJson,
);

const cities = lexicon(
  z.object({ cities: NamesByArea }).transform((list) => list.cities),
  citiesJson,
);
/** Smaller towns, whose names are often those of people and firms, too. */
const towns = lexicon(
  z.object({ towns: NamesByArea }).transform((list) => list.towns),
  townsJson,
);

type LookUp = (name: string) => KnownPlace | null;

/** Case endings of place names by language: "Gdańska", "Poznaniu". */
const MAX_ENDING_LETTERS: Readonly<Record<string, number>> = { pl: 3, cs: 3, fi: 4, tr: 4, hu: 4 };
const MIN_STEM_LETTERS = 5;

const createTown = (name: string, areas: readonly string[] | undefined): KnownPlace | null =>
  areas === undefined ? null : { extent: "town", names: [name], areas };

const lookUpPlace = (name: string): KnownPlace | null => {
  const listed = places().byName.get(name);
  if (listed === undefined) return createTown(name, cities().get(name));
  if (listed.extent !== "town") return listed;
  return { ...listed, areas: listed.names.flatMap((each) => cities().get(each) ?? []) };
};

const lookUpTown = (name: string): KnownPlace | null => createTown(name, towns().get(name));

/** The place of an inflected name. */
const findInflectedPlace = (name: string, language: string, lookUp: LookUp): KnownPlace | null => {
  for (let letters = 1; letters <= (MAX_ENDING_LETTERS[language] ?? 0); letters += 1) {
    const stem = name.slice(0, -letters);
    if (stem.length < MIN_STEM_LETTERS) return null;
    const known = lookUp(stem) ?? lookUp(`${stem}a`) ?? lookUp(`${stem}e`);
    if (known !== null) return { ...known, names: [name, ...known.names] };
  }
  return null;
};

const findByName = (name: string, language: string | null, lookUp: LookUp): KnownPlace | null => {
  const whole = lookUp(name);
  if (whole !== null) return whole;
  const known = lookUp(name.replace(places().partPrefix, ""));
  if (known !== null) return { ...known, names: [name, ...known.names] };
  return language === null ? null : findInflectedPlace(name, language, lookUp);
};

/** @param name normalised. */
export const findKnownPlace = (name: string, language: string | null = null): KnownPlace | null =>
  findByName(name, language, lookUpPlace);

/** The same with smaller towns, for a name after a preposition of place. */
const findPlaceOrTown = (name: string, language: string): KnownPlace | null =>
  findKnownPlace(name, language) ?? findByName(name, language, lookUpTown);

/** @param word normalised. */
const isNotPlace = (word: string): boolean => places().notPlaces.has(word);

const isOriginCue = (token: string | undefined): boolean => places().originCues.has(normaliseText(token ?? ""));

const WORD = /[\p{L}\p{M}\p{N}'’-]+|[^\s\p{L}\p{M}\p{N}]/gu;
const isCapitalised = (token: string | undefined): token is string => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(token ?? "");
const isLowerCaseWord = (token: string): boolean => /^\p{Ll}[\p{L}\p{M}]{3,}$/u.test(token);
const isAbbreviation = (token: string): boolean => token.length <= 5 && token === token.toUpperCase();

/** "Suffolk's own kitchen fitters". */
const POSSESSIVE = /['’]s$/u;

/** Longer runs of capitalised words are a line in title case, not a name. */
const MAX_NAME_WORDS = 3;

/** The name at a token: the longest known place ("New York"; "Leeds" of "Leeds Today"), or all capitalised words. */
const readNameAt = (
  tokens: readonly string[],
  at: number,
  stopWords: ReadonlySet<string>,
  isKnown: (name: string) => boolean,
): string | null => {
  const run: string[] = [];
  for (const token of tokens.slice(at, at + MAX_NAME_WORDS)) {
    if (!isCapitalised(token) || (run.length > 0 && stopWords.has(normaliseText(token)))) break;
    run.push(token.replace(POSSESSIVE, ""));
  }
  for (let length = run.length; length > 0; length -= 1) {
    const name = run.slice(0, length).join(" ");
    if (isKnown(normaliseText(name))) return name;
  }
  return run.length === 0 ? null : run.join(" ");
};

/** Whether a word of the name is known to be something else than a name. */
const containsCommonWord = (name: string, terms: readonly Term[], stopWords: ReadonlySet<string>): boolean =>
  name
    .split(" ")
    .some(
      (word) =>
        isNotPlace(word) ||
        stopWords.has(word) ||
        terms.some(
          (term) => term.word === word && (term.concept.startsWith("~") || term.productCategory !== undefined),
        ),
    );

const createPlace = (name: string, known: ReturnType<typeof findKnownPlace>): Place => ({
  name,
  normalised: normaliseText(name),
  aliases: known?.names ?? [normaliseText(name)],
  extent: known?.extent ?? null,
  areas: known?.areas ?? [],
});

const isTownOrRegion = ({ extent }: Place): boolean => extent === "town" || extent === "region";

/** The state of "New Richmond, WI", unless the town is known to be elsewhere. */
const findState = (tokens: readonly string[], at: number): KnownPlace | null => {
  const [town, comma, code = ""] = tokens.slice(at, at + 3);
  if (!isCapitalised(town) || comma !== "," || !places().stateCodes.has(code)) return null;
  const areas = findPlaceOrTown(normaliseText(town), "en")?.areas ?? [];
  const isNamesake = places().namePrefixes.has(normaliseText(tokens[at - 1] ?? ""));
  return isNamesake || areas.length === 0 || areas.includes(`US.${code}`) ? findRegion(`US.${code}`) : null;
};

const findRegion = (area: string): KnownPlace | null =>
  [...places().byName.values()].find(({ extent, areas }) => extent === "region" && areas.includes(area)) ?? null;

const findStates = (tokens: readonly string[]): Place[] =>
  tokens.flatMap((_, at) => {
    const state = findState(tokens, at);
    return state === null ? [] : [createPlace(tokens[at + 2] ?? "", state)];
  });

/** Known towns and regions anywhere in a line, also without a preposition before them. */
const findTownsAndRegions = (tokens: readonly string[], stopWords: ReadonlySet<string>, language: string): Place[] =>
  tokens.flatMap((_, at) => {
    if (isOriginCue(tokens[at - 1]) || isOriginCue(tokens[at - 2])) return [];
    const name = readNameAt(tokens, at, stopWords, (known) => findKnownPlace(known, language) !== null);
    const known = name === null ? null : findKnownPlace(normaliseText(name), language);
    if (name === null || known === null) return [];
    // After another capitalised word it may be part of a name, unless the line ends with it: "Boiler Repair Leeds".
    const next = tokens[at + name.split(" ").length];
    if (isCapitalised(tokens[at - 1]) && next !== undefined && !/^(?:\p{Lu}{2}|[^\p{L}\p{N}&'’]+)$/u.test(next))
      return [];
    if (places().namePrefixes.has(normaliseText(tokens[at - 1] ?? "")) && isCapitalised(tokens[at - 1])) return [];
    const place = createPlace(name, known);
    return isTownOrRegion(place) ? [place] : [];
  });

/** The capitalised names after a preposition of place ("plumber in Leeds"), and all known towns and regions. */
export const findPlaces = (text: string, terms: readonly Term[], language: string | null): Place[] => {
  const tag = language ?? "en";
  const { stopWords } = languageProfile(tag);
  const tokens = toVisibleText(text).match(WORD) ?? [];
  const isSentence = tokens.some((token) => isLowerCaseWord(token) && !stopWords.has(normaliseText(token)));
  const afterPrepositions = tokens.flatMap((token, at) => {
    if (!places().prepositions[tag]?.has(normaliseText(token)) || isOriginCue(tokens[at - 1])) return [];
    const name = readNameAt(tokens, at + 1, stopWords, (each) => findPlaceOrTown(each, tag) !== null);
    if (name === null) return [];
    const known = findKnownPlace(normaliseText(name), tag);
    if (
      known === null &&
      (containsCommonWord(normaliseText(name), terms, stopWords) || (isAbbreviation(name) && isSentence))
    )
      return [];
    return [createPlace(name, known ?? findPlaceOrTown(normaliseText(name), tag))];
  });
  const found = [...afterPrepositions, ...findTownsAndRegions(tokens, stopWords, tag), ...findStates(tokens)];
  return found.filter((place, at) => found.findIndex((other) => other.normalised === place.normalised) === at);
};
