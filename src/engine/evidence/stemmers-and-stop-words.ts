import { stemmer as danish } from "@orama/stemmers/danish";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as finnish } from "@orama/stemmers/finnish";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as norwegian } from "@orama/stemmers/norwegian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { stemmer as turkish } from "@orama/stemmers/turkish";
import { stopwords as daWords } from "@orama/stopwords/danish";
import { stopwords as nlWords } from "@orama/stopwords/dutch";
import { stopwords as enWords } from "@orama/stopwords/english";
import { stopwords as fiWords } from "@orama/stopwords/finnish";
import { stopwords as frWords } from "@orama/stopwords/french";
import { stopwords as deWords } from "@orama/stopwords/german";
import { stopwords as itWords } from "@orama/stopwords/italian";
import { stopwords as noWords } from "@orama/stopwords/norwegian";
import { stopwords as ptWords } from "@orama/stopwords/portuguese";
import { stopwords as esWords } from "@orama/stopwords/spanish";
import { stopwords as svWords } from "@orama/stopwords/swedish";
import { stopwords as trWords } from "@orama/stopwords/turkish";
import { z } from "zod";
import { normaliseText } from "../../ground/fold-text.ts";
import { lexicon } from "../../ground/lexicon.ts";
import json from "../lexicon/language-words.json" with { type: "json" };

const WordsByLanguage = z.record(z.string(), z.array(z.string()));

/** Word lists by ISO 639-1 tag; see the source given in the data. */
export const languageWords = lexicon(
  z.object({ adVocabulary: WordsByLanguage, extraStopWords: WordsByLanguage, qualifyingPrepositions: WordsByLanguage }),
  json,
);

/** A language with stemmer and stop words. */
export interface LanguageProfile {
  stem(word: string): string;
  /** Normalised. */
  stopWords: ReadonlySet<string>;
  /** Compounds are one word with the head at the end. */
  writesCompounds: boolean;
  /** A short word's stem is a word. Those of Romance languages lack a vowel: "kat" of "kata" is the Danes' cat. */
  stemsAreWords: boolean;
}

const COMPOUNDING_LANGUAGES: ReadonlySet<string> = new Set(["de", "nl", "sv", "da", "no"]);
const ROMANCE_LANGUAGES: ReadonlySet<string> = new Set(["es", "fr", "it", "pt"]);

const createProfile = (
  tag: string,
  stem: (word: string) => string,
  filler: readonly string[],
): [string, LanguageProfile] => [
  tag,
  // The stemmers lower-case words and leave short ones unchanged; an empty stem is replaced by the word.
  {
    stem: (word) => normaliseText(stem(word)) || word,
    stopWords: new Set(
      [...filler, ...(languageWords().extraStopWords[tag] ?? [])]
        .flatMap((word) => normaliseText(word).split(" "))
        .filter((word) => word !== ""),
    ),
    writesCompounds: COMPOUNDING_LANGUAGES.has(tag),
    stemsAreWords: !ROMANCE_LANGUAGES.has(tag),
  },
];

const STEM_LETTERS = 5;

/**
 * For Slavic languages, which no stemmer is at hand for: inflected forms share their first five letters. In retrieval
 * experiments with Czech that does nearly as well as a stemmer (McNamee and Mayfield, "Character N-Gram Tokenization
 * for European Language Text Retrieval", 2004).
 */
const truncateWord = (word: string): string => word.slice(0, STEM_LETTERS);

/** By ISO 639-1 tag. Other languages are compared by whole words. */
export const LANGUAGE_PROFILES: ReadonlyMap<string, LanguageProfile> = new Map([
  createProfile("en", english, enWords),
  createProfile("de", german, deWords),
  createProfile("fr", french, frWords),
  createProfile("es", spanish, esWords),
  createProfile("it", italian, itWords),
  createProfile("nl", dutch, nlWords),
  createProfile("pt", portuguese, ptWords),
  createProfile("sv", swedish, svWords),
  createProfile("da", danish, daWords),
  createProfile("no", norwegian, noWords),
  createProfile("fi", finnish, fiWords),
  createProfile("tr", turkish, trWords),
  createProfile("pl", truncateWord, []),
  createProfile("cs", truncateWord, []),
]);

const WHOLE_WORD_PROFILE: LanguageProfile = {
  stem: (word) => word,
  stopWords: new Set(),
  writesCompounds: false,
  stemsAreWords: true,
};

/** The profile of a language; English, the commonest language of ads, if the language is unknown. */
export const languageProfile = (tag: string | null): LanguageProfile =>
  LANGUAGE_PROFILES.get(tag ?? "en") ?? WHOLE_WORD_PROFILE;
