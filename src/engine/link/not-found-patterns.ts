import { foldText } from "../../ground/fold-text.ts";
import json from "../lexicon/not-found.json" with { type: "json" };
import { patternLexicon } from "../lexicon/patterns.ts";

interface LanguageWords {
  phrases: readonly string[];
  firstPerson?: readonly string[];
  removed?: { page?: readonly string[]; sentences: readonly string[] };
}

/** In sentences, `PAGE` stands for any name of a page. */
const removedPhrases = ({ removed }: LanguageWords): string[] =>
  removed?.sentences.map((sentence) => sentence.replaceAll("PAGE", `(?:${removed.page?.join("|")})`)) ?? [];

const languages: readonly LanguageWords[] = Object.values(json.languages);
const phrases = [
  ...languages.flatMap((words) => words.phrases),
  ...languages.flatMap(({ firstPerson = [] }) => firstPerson),
  ...languages.flatMap(removedPhrases),
];

/** What folded titles and headings of missing pages say. */
export const notFoundPatterns = patternLexicon(json.foldedPatterns, { ...json, phrases }, foldText);

/** Other signs of error pages, in text as it is. */
export const errorPagePatterns = patternLexicon(json.patterns, json);
