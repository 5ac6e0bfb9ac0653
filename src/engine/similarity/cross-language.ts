import type { Evidence } from "../artifacts/evidence.ts";
import type { Term, TextBlock } from "../artifacts/text-block.ts";

/** Above this both sides' languages are known well enough to say that they differ. */
const SURE = 0.6;
/** Lines in English stand in ads of every language, and lines in another are seldom borrowed. */
const SURE_OF_AD = { en: 0.7, other: 0.55 } as const;

/** Scripts that are not Latin, by the language that stands for each: no reader takes one for the other. */
const OTHER_SCRIPT: ReadonlySet<string> = new Set(["ja", "ko", "zh", "el", "he", "th", "ar", "hi", "ru"]);
/** Across scripts one sure small word of the ad's is proof: only names and borrowings are written in another's. */
const SURE_ACROSS_SCRIPTS = 0.25;

const sureOfAd = (ad: string, page: string): number =>
  OTHER_SCRIPT.has(ad) !== OTHER_SCRIPT.has(page) ? SURE_ACROSS_SCRIPTS : SURE_OF_AD[ad === "en" ? "en" : "other"];

/** Danish, Norwegian and Swedish share so many small words that a vote between them proves nothing. */
const KIN: readonly string[] = ["da", "no", "sv"];

/** Languages whose words can be compared by their stems. */
const COMPARED: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "no"]);

/**
 * In a language whose inflections nobody here knows, words that are not found again prove nothing: they are unknown.
 */
export const isWordingKnown = ({ ad, page }: Evidence): boolean =>
  [ad.language, page.language].every((language) => language === null || COMPARED.has(language.tag));

/** Why a comparison of words is silent. */
export const UNKNOWN_WORDING = "the words of this language cannot be compared";

/** The ad speaks one language and the page, as far as can be told with confidence, another. */
export const speakApart = ({ ad, page }: Evidence): boolean =>
  ad.language !== null &&
  page.language !== null &&
  ad.language.tag !== page.language.tag &&
  !(KIN.includes(ad.language.tag) && KIN.includes(page.language.tag)) &&
  ad.language.confidence >= sureOfAd(ad.language.tag, page.language.tag) &&
  page.language.confidence >= SURE;

/**
 * Stems of two languages coincide by chance ("part", "partir"): across languages whole words are compared, and known
 * ideas.
 */
const unstemmed = (term: Term): Term => ({
  ...term,
  stem: term.word,
  concept: term.concept === term.stem ? term.word : term.concept,
});

const wordBehind = (idea: string, passages: readonly TextBlock[]): string => {
  const term = passages.flatMap(({ terms }) => terms).find((other) => other.concept === idea);
  return term === undefined ? idea : unstemmed(term).concept;
};

/** The same evidence with its words made comparable across two languages. */
export const acrossLanguages = ({ ad, page, platform }: Evidence): Evidence => {
  const passages = new Map<TextBlock, TextBlock>();
  // The same passage stays one object, so that a headline is still known among the blocks.
  const across = (passage: TextBlock): TextBlock => {
    const known = passages.get(passage) ?? { ...passage, terms: passage.terms.map(unstemmed) };
    passages.set(passage, known);
    return known;
  };
  const maybe = (passage: TextBlock | null): TextBlock | null => (passage === null ? null : across(passage));
  const said = ad.headline === null ? ad.copy : [ad.headline, ...ad.copy];
  const shown = [...page.summary, ...page.blocks];
  return {
    ad: {
      ...ad,
      headline: maybe(ad.headline),
      copy: ad.copy.map(across),
      concepts: ad.concepts.map((idea) => wordBehind(idea, said)),
    },
    page: {
      ...page,
      headline: maybe(page.headline),
      subhead: maybe(page.subhead),
      blocks: page.blocks.map(across),
      summary: page.summary.map(across),
      concepts: page.concepts.map((idea) => wordBehind(idea, shown)),
    },
    platform,
  };
};
