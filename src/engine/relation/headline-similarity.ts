import { type AdLine, isMoney } from "../artifacts/claims.ts";
import type { Evidence, PageEvidence } from "../artifacts/evidence.ts";
import { isAboveTheFold } from "../artifacts/excerpt-position.ts";
import type { Term, TextBlock } from "../artifacts/text-block.ts";
import { piecewiseLinear } from "./piecewise-linear.ts";
import { listContentAboveTheFold } from "./product-categories.ts";
import {
  findHighestSimilarity,
  listDistinctiveTerms,
  listTerms,
  measureRecall,
  removeDuplicateTerms,
} from "./term-similarity.ts";

/** Units of prices and times. Two lines that share only a unit have no meaning in common. */
const UNIT_CONCEPTS = new Set(["~hour", "~day", "~week", "~month", "~year", "~user"]);

/** The distinctive words of a line, or else its generic words; never names, numbers and units. */
const listMeaningfulTerms = (terms: readonly Term[]): Term[] => {
  const distinctive = listDistinctiveTerms(terms);
  return distinctive.length > 0
    ? distinctive
    : terms.filter(({ concept }) => concept.startsWith("~") && !UNIT_CONCEPTS.has(concept));
};

/** Whether a line has only names, numbers and units. */
const hasNoMeaningfulTerm = ({ terms }: TextBlock): boolean => listMeaningfulTerms(terms).length === 0;

/** The weight of the meaningful terms that are also among other terms. */
const sumSharedWeight = (terms: readonly Term[], others: readonly Term[]): number =>
  removeDuplicateTerms(listMeaningfulTerms(terms)).reduce(
    (sum, term) => sum + term.weight * findHighestSimilarity(term, others),
    0,
  );

const MIN_SHARED_WEIGHT = 0.9;
/** Among the words of several lines, one distinctive word may be shared by chance. */
const MIN_SHARED_WEIGHT_ACROSS_LINES = 1.8;

/** 0 to 1: whether the terms share enough weight for their similarity to mean something. */
const scoreSharedWeight = (terms: readonly Term[], others: readonly Term[], minWeight = MIN_SHARED_WEIGHT): number =>
  Math.min(1, sumSharedWeight(terms, others) / minWeight);

const listTrigrams = (text: string): Set<string> => {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
};

/** Unrelated lines of one language share up to about a third of their trigrams. */
const UNRELATED_TRIGRAM_SIMILARITY = 0.4;

/** The Dice coefficient of the trigrams, above that of unrelated lines, 0 to 1. */
const measureTrigramSimilarity = (one: string, other: string): number => {
  const a = listTrigrams(one);
  const b = listTrigrams(other);
  const common = [...a].filter((trigram) => b.has(trigram)).length;
  const dice = a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
  return Math.max(0, (dice - UNRELATED_TRIGRAM_SIMILARITY) / (1 - UNRELATED_TRIGRAM_SIMILARITY));
};

const joinDistinctiveWords = (terms: readonly Term[]): string =>
  listDistinctiveTerms(terms)
    .map(({ word }) => word)
    .join(" ");

/**
 * The similarity of two lines, 0 to 1: shared concepts in both directions, or nearly the same letters in their
 * distinctive words. Words that any two ads share ("Shop the … sale now") do not count.
 */
const measureLineSimilarity = (one: TextBlock, other: TextBlock): number => {
  if (one.normalised === other.normalised) return 1;
  const recall = measureRecall(one.terms, other.terms);
  const precision = measureRecall(other.terms, one.terms);
  const f1 = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
  return Math.max(
    f1 * scoreSharedWeight(one.terms, other.terms),
    measureTrigramSimilarity(joinDistinctiveWords(one.terms), joinDistinctiveWords(other.terms)),
  );
};

/** Whether two lines have the same wording, but share none of their distinctive words. */
export const isSameLineAboutSomethingElse = (one: TextBlock, other: TextBlock): boolean =>
  listDistinctiveTerms(one.terms).length > 0 &&
  listDistinctiveTerms(other.terms).length > 0 &&
  sumSharedWeight(one.terms, other.terms) === 0 &&
  measureTrigramSimilarity(one.normalised, other.normalised) > 0;

/** How well the page repeats the ad's headline, and where. */
export interface HeadlineSimilarity {
  /** 0 to 1. */
  value: number;
  /** The most similar block; null where no block is similar. */
  block: TextBlock | null;
}

/** A raw similarity of a third is a fair paraphrase, and of three fifths a repetition. */
const scoreSimilarity = piecewiseLinear([0.08, 0], [0.2, 0.25], [0.35, 0.6], [0.55, 0.85], [0.8, 1]);

const BELOW_THE_FOLD_FACTOR = 0.7;
/** Title and description are visible in the tab and in search results, but not on the page. */
const METADATA_FACTOR = 0.5;
/** Words that are spread over several lines are less clear than one line. */
const SEVERAL_LINES_FACTOR = 0.85;

const getPositionFactor = (block: TextBlock): number =>
  isAboveTheFold(block) ? 0.8 + 0.2 * block.prominence : BELOW_THE_FOLD_FACTOR;

/** The ad's headline, or else the first lines of its copy. */
export const listLeadLines = ({ ad }: Evidence): TextBlock[] =>
  ad.headline === null ? ad.copy.slice(0, 2) : [ad.headline];

const makesOffer = ({ quantities, mentions }: AdLine): boolean =>
  mentions.some(({ slot }) => slot === "bundle") ||
  quantities.some((one) => one.isStated && (isMoney(one) || one.dimension === "percent"));

/** Whether the lead line has nothing beside its offer that the page could repeat: at most names, numbers and units. */
export const containsOnlyOffer = (lead: TextBlock, { ad }: Evidence): boolean =>
  lead.terms.length === 0 ||
  (hasNoMeaningfulTerm(lead) && ad.lines?.some((line) => line.isHeadline && makesOffer(line)) === true);

/** The note of a signal that compares lead lines, where there is nothing to compare. */
export const explainNothingToCompare = (lead: TextBlock | undefined, { ad }: Evidence): string => {
  if (lead === undefined) return "the ad's text is not known";
  return ad.lines?.some(makesOffer) === true
    ? "the ad's headline contains only its offer"
    : "no text of the ad could be read";
};

const listAdTerms = ({ ad }: Evidence): Term[] => listTerms([ad.headline, ...ad.copy]);

/** The blocks are sorted by prominence; visitors hardly notice later ones. */
const MAX_BLOCKS = 40;

interface Candidate {
  similarity: number;
  block: TextBlock | null;
}

const chooseBetter = (one: Candidate, other: Candidate): Candidate => (other.similarity > one.similarity ? other : one);

const MAX_HERO_BLOCKS = 6;

/** The headline, the subhead and the most prominent lines above the fold. */
const listHeroLines = (page: PageEvidence): TextBlock[] => [
  ...new Set(
    [page.headline, page.subhead, ...listContentAboveTheFold(page).slice(0, MAX_HERO_BLOCKS)].filter(
      (block) => block !== null,
    ),
  ),
];

/** Compares the lead line with the hero as a whole. The block is the hero's line that shares most. */
const compareWithHero = (lead: TextBlock, page: PageEvidence): Candidate => {
  const lines = listHeroLines(page);
  const heroTerms = listTerms(lines);
  const { block } = lines
    .map((line) => ({ similarity: measureRecall(lead.terms, line.terms), block: line }))
    .reduce<Candidate>(chooseBetter, { similarity: 0, block: null });
  return {
    similarity:
      SEVERAL_LINES_FACTOR *
      measureRecall(lead.terms, heroTerms) *
      scoreSharedWeight(lead.terms, heroTerms, MIN_SHARED_WEIGHT_ACROSS_LINES),
    block,
  };
};

/** Compares the page's headline with all of the ad: the page may put first what the ad says below its headline. */
const comparePageHeadlineWithAd = (evidence: Evidence): Candidate => {
  const { headline } = evidence.page;
  const terms = headline?.terms ?? [];
  const adTerms = listAdTerms(evidence);
  return {
    similarity:
      SEVERAL_LINES_FACTOR *
      measureRecall(terms, adTerms) *
      scoreSharedWeight(terms, adTerms, MIN_SHARED_WEIGHT_ACROSS_LINES),
    block: headline,
  };
};

/** Fewer words may stand in any text. */
const MIN_QUOTED_WORDS = 3;

/** The texts that have a line word for word, however small and long they are. */
export const findQuoting = (line: TextBlock, blocks: readonly TextBlock[]): TextBlock[] =>
  line.normalised.split(" ").length < MIN_QUOTED_WORDS
    ? []
    : blocks.filter(({ normalised }) => ` ${normalised} `.includes(` ${line.normalised} `));

/** The buttons that say a line word for word: "Download for iPhone". A single word may be on any button. */
const findButtonsSaying = (line: TextBlock, { ctas }: PageEvidence): TextBlock[] =>
  line.normalised.includes(" ")
    ? ctas
        .filter(({ normalised }) => normalised === line.normalised)
        .map(({ excerpt }) => ({ ...excerpt, normalised: line.normalised, terms: line.terms }))
    : [];

/** For a similar line beside a headline about something else. */
const UNRELATED_HEADLINE_PENALTY = 0.2;
/** For a headline that is related to the page's other texts, but not to the ad. */
const RELATED_TO_PAGE_FACTOR = 0.7;

/** How far the page's headline is related to the ad, or else to the page's other texts, 0 to 1. */
const measureHeadlineFit = (evidence: Evidence): number => {
  const { page } = evidence;
  if (page.headline === null) return 1;
  const { terms } = page.headline;
  const otherBlocks = [...page.summary, ...listContentAboveTheFold(page).filter((block) => block !== page.headline)];
  return Math.max(
    measureRecall(terms, listAdTerms(evidence)),
    ...listLeadLines(evidence).map((lead) => measureRecall(lead.terms, terms)),
    RELATED_TO_PAGE_FACTOR * measureRecall(terms, listTerms(otherBlocks)),
  );
};

/** A line about another product or another place is no match, however many words it shares. */
const CONTRADICTED_FACTOR = 0.4;

/**
 * How clearly the page repeats the ad's lead lines. The best of several comparisons counts, because shared words can
 * prove a match, but missing words cannot prove a mismatch: line with line, lead line with hero, and page headline with
 * ad.
 */
export const measureHeadlineSimilarity = (
  evidence: Evidence,
  { isContradicted, aboveTheFoldOnly = false }: { isContradicted: boolean; aboveTheFoldOnly?: boolean },
): HeadlineSimilarity => {
  const { page } = evidence;
  const all = page.blocks.filter((block) => !block.boilerplate && (!aboveTheFoldOnly || isAboveTheFold(block)));
  const prominent = new Set(page.blocks.slice(0, MAX_BLOCKS));
  const blocks = all.filter((block) => prominent.has(block));
  const metadata = aboveTheFoldOnly ? [] : page.summary;
  const buttons = (lead: TextBlock): TextBlock[] =>
    findButtonsSaying(lead, page).filter((block) => !aboveTheFoldOnly || isAboveTheFold(block));
  const candidates = listLeadLines(evidence).flatMap((lead): Candidate[] => [
    ...blocks.map((block) => ({ similarity: measureLineSimilarity(lead, block) * getPositionFactor(block), block })),
    ...metadata.map((block) => ({ similarity: measureLineSimilarity(lead, block) * METADATA_FACTOR, block })),
    ...[...findQuoting(lead, all), ...buttons(lead)].map((block) => ({ similarity: getPositionFactor(block), block })),
    compareWithHero(lead, page),
  ]);
  const headlineCandidates =
    page.headline !== null && (!aboveTheFoldOnly || isAboveTheFold(page.headline))
      ? [comparePageHeadlineWithAd(evidence)]
      : [];
  const { similarity, block } = [...candidates, ...headlineCandidates].reduce<Candidate>(chooseBetter, {
    similarity: 0,
    block: null,
  });
  const value = scoreSimilarity(similarity) * (1 - UNRELATED_HEADLINE_PENALTY * (1 - measureHeadlineFit(evidence)));
  return { value: isContradicted ? CONTRADICTED_FACTOR * value : value, block };
};
