import type { Evidence, PageEvidence } from "../artifacts/evidence.ts";
import { isAboveTheFold } from "../artifacts/excerpt-position.ts";
import type { Term } from "../artifacts/text-block.ts";
import { listContentAboveTheFold } from "./product-categories.ts";
import { listTerms, measureRecall } from "./term-similarity.ts";

/** How far the page is about what the ad sells. */
export interface SubjectSimilarity {
  /** Share of the ad's subject in the page's prominent texts and in its title and description, 0 to 1. */
  prominent: number;
  /** The same above the fold. */
  aboveTheFold: number;
  /** The same anywhere on the page. */
  anywhere: number;
  /** Share of the page's subject in the ad. */
  reverseOverlap: number;
  /** The words of the ad's subject that are on the page, most important first. */
  shared: string[];
  /** Those that are not on the page. */
  absent: string[];
}

const MAX_CONCEPTS = 8;

/** The terms of the main concepts; earlier concepts weigh more. */
const rankTerms = (concepts: readonly string[], terms: readonly Term[]): Term[] =>
  concepts.slice(0, MAX_CONCEPTS).flatMap((concept, at) => {
    const term = terms.find((other) => other.concept === concept);
    return term === undefined ? [] : [{ ...term, weight: term.weight / (1 + at / 3) }];
  });

/** Section headings below the fold say what a page is about, too. */
const MIN_HEADING_PROMINENCE = 0.25;

export const measureSubjectSimilarity = (evidence: Evidence): SubjectSimilarity => {
  const { ad, page } = evidence;
  const pageTerms = listTerms([...page.blocks, ...page.summary]);
  const prominentTerms = listTerms([
    ...page.summary,
    page.headline,
    page.subhead,
    ...page.blocks.filter(
      (block) => !block.boilerplate && (isAboveTheFold(block) || block.prominence >= MIN_HEADING_PROMINENCE),
    ),
  ]);
  const adTerms = listTerms([ad.headline, ...ad.copy]);
  const subjectTerms = rankTerms(ad.concepts, adTerms);
  const isOnPage = (term: Term): boolean => measureRecall([term], pageTerms) > 0;
  return {
    prominent: measureRecall(subjectTerms, prominentTerms),
    aboveTheFold: measureRecall(subjectTerms, listTerms(listContentAboveTheFold(page))),
    anywhere: measureRecall(subjectTerms, pageTerms),
    reverseOverlap: measureRecall(rankTerms(page.concepts, pageTerms), adTerms),
    shared: subjectTerms.filter(isOnPage).map(({ word }) => word),
    absent: subjectTerms.filter((term) => !isOnPage(term)).map(({ word }) => word),
  };
};

const MIN_CONCEPTS = 3;
const MIN_TERMS_ABOVE_THE_FOLD = 12;

/**
 * Whether ad and page have enough text for missing words to mean something. Text below the fold does not count, because
 * a page says what it is about above it.
 */
export const hasEnoughTextToCompare = ({ ad, page }: Evidence): boolean =>
  ad.concepts.length >= MIN_CONCEPTS &&
  page.concepts.length >= MIN_CONCEPTS &&
  listTerms([...listContentAboveTheFold(page), ...page.summary]).length >= MIN_TERMS_ABOVE_THE_FOLD;

/** On a page with fewer terms, all of an ad's words may be missing by chance. */
const MIN_TERMS_OF_DETAILED_PAGE = 60;

/** Whether the page has so much text that it would name what the ad sells. */
export const isDetailedPage = ({ blocks }: PageEvidence): boolean =>
  listTerms(blocks).length >= MIN_TERMS_OF_DETAILED_PAGE;

/** The highest confidence among the ad's headline and copy. */
export const getAdConfidence = ({ ad }: Evidence): number =>
  Math.max(ad.headline?.confidence ?? 0, ...ad.copy.map(({ confidence }) => confidence));
