import { z } from "zod";
import json from "../lexicon/language-words.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";

const WordsByLanguage = z.record(z.string(), z.array(z.string()));

/** Word lists by ISO 639-1 tag; see the source given in the data. */
export const languageWords = lexicon(
  z.object({ adVocabulary: WordsByLanguage, extraStopWords: WordsByLanguage, qualifyingPrepositions: WordsByLanguage }),
  json,
);
