import { z } from "zod";
import { lexicon } from "../../ground/lexicon.ts";
import { BarList } from "../lexicon/bar-list.ts";
import json from "../lexicon/exclusions.json" with { type: "json" };

const ByLanguage = z.record(z.string(), BarList);
const Words = ByLanguage.transform((byLanguage): ReadonlySet<string> => new Set(Object.values(byLanguage).flat()));

/** Words around what a page does not offer and an ad does not claim, normalised. */
export const exclusionWords = lexicon(z.object({ drawbacks: Words, businessActivities: Words }), json);

const denials = lexicon(z.object({ negations: ByLanguage, farewells: ByLanguage, homographs: ByLanguage }), json);

const ENGLISH = "en";

type Kind = "negations" | "farewells";
const known = new Map<string, ReadonlySet<string>>();

/** Norwegian is Bokmål unless told otherwise. */
const keyOf = (language: string): string => (language === "no" ? "nb" : language);

/** The "no" of Portuguese is "in the". */
export const isHomograph = (word: string, language: string | null): boolean =>
  language !== null && denials().homographs[keyOf(language)]?.includes(word) === true;

/**
 * A language's own words and the English ones, which ads mix in, except those that mean something else in it. "Mai"
 * is never in Italian and May in German. All words where no language is known.
 */
const listWords = (kind: Kind, language: string | null): ReadonlySet<string> => {
  const key = `${kind} ${language}`;
  const listed = known.get(key);
  if (listed !== undefined) return listed;
  const { [kind]: byLanguage } = denials();
  const own = language === null ? Object.values(byLanguage).flat() : (byLanguage[keyOf(language)] ?? []);
  const english = (byLanguage[ENGLISH] ?? []).filter((word) => !isHomograph(word, language));
  const words = new Set([...own, ...english]);
  known.set(key, words);
  return words;
};

export const isNegation = (word: string, language: string | null): boolean =>
  listWords("negations", language).has(word);

/** "No", "without"; in a headline also "Goodbye", "stop". On a page, "the end" and "front end" deny nothing. */
export const isDenial = (word: string, language: string | null): boolean =>
  isNegation(word, language) || listWords("farewells", language).has(word);
