import { z } from "zod";
import { lexicon } from "../../ground/lexicon.ts";
import { BarList } from "../lexicon/bar-list.ts";
import json from "../lexicon/exclusions.json" with { type: "json" };

const Words = z
  .record(z.string(), BarList)
  .transform((byLanguage): ReadonlySet<string> => new Set(Object.values(byLanguage).flat()));

/** Words around what a page does not offer and an ad does not claim, normalised. */
export const exclusionWords = lexicon(
  z.object({ negations: Words, farewells: Words, drawbacks: Words, businessActivities: Words }),
  json,
);

export const isNegation = (word: string): boolean => exclusionWords().negations.has(word);

/** "No", "without"; in a headline also "Goodbye", "stop". On a page, "the end" and "front end" deny nothing. */
export const isDenial = (word: string): boolean => isNegation(word) || exclusionWords().farewells.has(word);
