import { z } from "zod";
import { BarList } from "../lexicon/bar-list.ts";
import json from "../lexicon/denials.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import { patternLexicon } from "../lexicon/patterns.ts";

const Words = z
  .record(z.string(), BarList)
  .transform((byLanguage): ReadonlySet<string> => new Set(Object.values(byLanguage).flat()));

/** Words around what a page does not offer, and what an ad does not claim, plain. */
export const denialWords = lexicon(z.object({ negations: Words, feared: Words, doings: Words }), json);

/** How people say no, in plain text. */
export const denialPatterns = patternLexicon(json.patterns, json);
