import { stopwords as danish } from "@orama/stopwords/danish";
import { stopwords as dutch } from "@orama/stopwords/dutch";
import { stopwords as english } from "@orama/stopwords/english";
import { stopwords as finnish } from "@orama/stopwords/finnish";
import { stopwords as french } from "@orama/stopwords/french";
import { stopwords as german } from "@orama/stopwords/german";
import { stopwords as italian } from "@orama/stopwords/italian";
import { stopwords as norwegian } from "@orama/stopwords/norwegian";
import { stopwords as portuguese } from "@orama/stopwords/portuguese";
import { stopwords as spanish } from "@orama/stopwords/spanish";
import { stopwords as swedish } from "@orama/stopwords/swedish";
import { stopwords as turkish } from "@orama/stopwords/turkish";
import { foldText } from "../../ground/fold-text.ts";
import json from "../lexicon/language-words.json" with { type: "json" };

/** Stop words and frequent words of ads, by Tesseract's code of the language. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  eng: [...english, ...json.adVocabulary.en],
  deu: [...german, ...json.adVocabulary.de],
  fra: [...french, ...json.adVocabulary.fr],
  spa: [...spanish, ...json.adVocabulary.es],
  ita: [...italian, ...json.adVocabulary.it],
  nld: [...dutch, ...json.adVocabulary.nl],
  por: [...portuguese, ...json.adVocabulary.pt],
  pol: [...json.extraStopWords.pl, ...json.adVocabulary.pl],
  ces: [...json.extraStopWords.cs, ...json.adVocabulary.cs],
  swe: [...swedish, ...json.adVocabulary.sv],
  dan: [...danish, ...json.adVocabulary.da],
  nor: [...norwegian, ...json.adVocabulary.no],
  fin: [...finnish, ...json.adVocabulary.fi],
  tur: [...turkish, ...json.adVocabulary.tr],
};

/** Without accents, which the first reading may have lost. */
const FOLDED_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(WORDS).map(([language, words]) => [language, new Set(words.map(foldText))]),
);

/** Letters that the first reader knows, and currencies ("zt" is how it reads "zł"), in the languages that use them. */
const SIGNS: readonly (readonly [sign: RegExp, languages: readonly string[]])[] = [
  [/ü/iu, ["deu", "tur"]],
  [/[äö]/iu, ["deu", "swe", "fin"]],
  [/ß/u, ["deu"]],
  [/å/iu, ["swe", "dan", "nor"]],
  [/[æø]/iu, ["dan", "nor"]],
  [/[ñ¿¡]/u, ["spa"]],
  [/[áíó]/iu, ["spa", "por", "ces"]],
  [/[ãõ]/iu, ["por"]],
  [/[àù]/iu, ["fra", "ita"]],
  [/[êœîû]/iu, ["fra"]],
  [/ì/iu, ["ita"]],
  [/[ěřů]/iu, ["ces"]],
  [/[łśżęąń]|\d ?z[łtl]\b/iu, ["pol"]],
  [/\bkr\b/iu, ["swe", "dan", "nor"]],
];
const SIGN_VOTES = 0.9;

/** Less is a name, or words of several languages. */
const MIN_VOTES = 0.6;

/** The language of most of the words, as Tesseract's code; English where too few tell. */
export function guessLanguage(text: string): string {
  const votes = new Map<string, number>();
  for (const word of new Set(text.split(/[^\p{L}\p{M}]+/u).map(foldText))) {
    const languages = [...FOLDED_WORDS].filter(([, words]) => words.has(word)).map(([language]) => language);
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1 / languages.length);
  }
  for (const [sign, languages] of SIGNS)
    if (sign.test(text))
      for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + SIGN_VOTES / languages.length);
  const [best] = [...votes].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return best !== undefined && best[1] > MIN_VOTES ? best[0] : "eng";
}
