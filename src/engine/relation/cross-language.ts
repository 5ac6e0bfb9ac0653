import type { Evidence } from "../artifacts/evidence.ts";
import type { Term, TextBlock } from "../artifacts/text-block.ts";
import { listDistinctiveTerms, listTerms } from "./term-similarity.ts";

const MIN_PAGE_LANGUAGE_CONFIDENCE = 0.6;
/** Ads of every language contain lines in English. Lines in another foreign language are rare. */
const MIN_AD_LANGUAGE_CONFIDENCE = { en: 0.7, other: 0.55 } as const;

/** Languages without Latin letters. They are not confused with languages that have them. */
const NON_LATIN_LANGUAGES: ReadonlySet<string> = new Set(["ja", "ko", "zh", "el", "he", "th", "ar", "hi", "ru"]);
/** Across scripts one recognised function word is proof: only names and loanwords are written in another script. */
const MIN_AD_CONFIDENCE_ACROSS_SCRIPTS = 0.25;

const getMinAdConfidence = (ad: string, page: string): number =>
  NON_LATIN_LANGUAGES.has(ad) !== NON_LATIN_LANGUAGES.has(page)
    ? MIN_AD_CONFIDENCE_ACROSS_SCRIPTS
    : MIN_AD_LANGUAGE_CONFIDENCE[ad === "en" ? "en" : "other"];

/** Danish, Norwegian and Swedish share too many function words to be told apart with certainty. */
const SIMILAR_LANGUAGES: readonly string[] = ["da", "no", "sv"];

/** Languages whose words can be compared by their stems. */
const STEMMED_LANGUAGES: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "no"]);

/** Languages whose stemmers, or first letters, miss many inflected forms. */
const ROUGHLY_STEMMED_LANGUAGES: ReadonlySet<string> = new Set(["fi", "tr", "pl", "cs"]);

/** Inflected forms begin alike; shorter words begin many others. */
const SHARED_LETTERS = 5;
const MIN_LETTERS = 4;
/** Of the ads on pages of such languages, those that belong share a fifth of their words or more, hooks included. */
const MIN_SHARED = 0.2;
/** Fewer words prove nothing. */
const MIN_WORDS = 4;
const MIN_PAGE_WORDS = 40;

/** Whether the page lacks the ad's words in any form. */
const hasOtherWords = ({ ad, page }: Evidence): boolean => {
  const terms = listDistinctiveTerms(listTerms([ad.headline, ...ad.copy]));
  const words = [...new Set(terms.map(({ word }) => word))].filter(({ length }) => length >= MIN_LETTERS);
  if (page.fullText.split(" ").length < MIN_PAGE_WORDS) return false;
  const said = ` ${page.fullText} `;
  const shared = words.filter((word) => said.includes(` ${word.slice(0, SHARED_LETTERS)}`));
  return words.length >= MIN_WORDS && shared.length < MIN_SHARED * words.length;
};

/** In a language without a good stemmer, a missing word may be there in an inflected form, but not all of them. */
export const areWordsComparable = (evidence: Evidence): boolean => {
  const tags = [evidence.ad.language, evidence.page.language].flatMap((language) => language?.tag ?? []);
  if (tags.every((tag) => STEMMED_LANGUAGES.has(tag))) return true;
  const [tag, other = tag] = tags;
  return tag === other && ROUGHLY_STEMMED_LANGUAGES.has(tag ?? "") && hasOtherWords(evidence);
};

/** The note of a signal that compares words, where they are not comparable. */
export const WORDS_NOT_COMPARABLE = "the words of this language cannot be compared";

/** Whether ad and page are certainly in different languages. */
export const areInDifferentLanguages = ({ ad, page }: Evidence): boolean =>
  ad.language !== null &&
  page.language !== null &&
  ad.language.tag !== page.language.tag &&
  !(SIMILAR_LANGUAGES.includes(ad.language.tag) && SIMILAR_LANGUAGES.includes(page.language.tag)) &&
  ad.language.confidence >= getMinAdConfidence(ad.language.tag, page.language.tag) &&
  page.language.confidence >= MIN_PAGE_LANGUAGE_CONFIDENCE;

/** Whether the languages differ as far as can be told, however unsure that is. */
export const mayBeInDifferentLanguages = ({ ad, page }: Evidence): boolean =>
  ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag;

/**
 * Stems of two languages can be equal by chance ("part", "partir"). Across languages, whole words and known concepts
 * are compared.
 */
const replaceStemWithWord = (term: Term): Term => ({
  ...term,
  stem: term.word,
  concept: term.concept === term.stem ? term.word : term.concept,
});

const findWordOfConcept = (concept: string, blocks: readonly TextBlock[]): string => {
  const term = blocks.flatMap(({ terms }) => terms).find((other) => other.concept === concept);
  return term === undefined ? concept : replaceStemWithWord(term).concept;
};

/** Makes the words of an ad and a page in another language comparable. */
export const replaceStemsWithWords = ({ ad, page, platform }: Evidence): Evidence => {
  const replacedBlocks = new Map<TextBlock, TextBlock>();
  // Each block stays one object, so that a headline is still recognised among the blocks.
  const replaceIn = (block: TextBlock): TextBlock => {
    const replaced = replacedBlocks.get(block) ?? { ...block, terms: block.terms.map(replaceStemWithWord) };
    replacedBlocks.set(block, replaced);
    return replaced;
  };
  const replaceInOptional = (block: TextBlock | null): TextBlock | null => (block === null ? null : replaceIn(block));
  const adBlocks = ad.headline === null ? ad.copy : [ad.headline, ...ad.copy];
  const pageBlocks = [...page.summary, ...page.blocks];
  return {
    ad: {
      ...ad,
      headline: replaceInOptional(ad.headline),
      copy: ad.copy.map(replaceIn),
      concepts: ad.concepts.map((concept) => findWordOfConcept(concept, adBlocks)),
    },
    page: {
      ...page,
      headline: replaceInOptional(page.headline),
      subhead: replaceInOptional(page.subhead),
      blocks: page.blocks.map(replaceIn),
      summary: page.summary.map(replaceIn),
      concepts: page.concepts.map((concept) => findWordOfConcept(concept, pageBlocks)),
    },
    platform,
  };
};
