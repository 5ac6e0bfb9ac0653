import type { Evidence } from "../artifacts/evidence.ts";
import type { Term } from "../artifacts/text-block.ts";
import { findBrokenOffer, keepsOffer } from "../claims/kept-claims.ts";
import { isAboveTheFold } from "../compare/excerpt-position.ts";
import { findBrandOnPage, findOwnBrandName, findSimilarBrandName } from "./brand-names.ts";
import { isContradicted } from "./contradiction.ts";
import { areInDifferentLanguages } from "./cross-language.ts";
import { isSameLineAboutSomethingElse, listLeadLines, measureHeadlineSimilarity } from "./headline-similarity.ts";
import { findOtherProduct } from "./other-product.ts";
import { lacksAdvertisedCategory, listContentAboveTheFold, sharesProductCategory } from "./product-categories.ts";
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

/** Even a low confidence counts: if the languages differ, different words prove nothing. */
const mayBeInDifferentLanguages = ({ ad, page }: Evidence): boolean =>
  ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag;

/** Unrelated texts may share one word in eight by chance. */
const MAX_UNRELATED_SIMILARITY = 0.15;
/** A long page has many words, so nearly half of an ad's words may occur somewhere on it by chance. */
const MAX_UNRELATED_SIMILARITY_ANYWHERE = 0.45;

/** The headline, the ad's subject on the page and the page's subject in the ad all show nothing in common. */
const isUnrelated = (evidence: Evidence): boolean => {
  const { prominent, anywhere, reverseOverlap } = measureSubjectSimilarity(evidence);
  return (
    prominent <= MAX_UNRELATED_SIMILARITY &&
    anywhere <= MAX_UNRELATED_SIMILARITY_ANYWHERE &&
    reverseOverlap <= MAX_UNRELATED_SIMILARITY &&
    measureHeadlineSimilarity(evidence).value <= MAX_UNRELATED_SIMILARITY
  );
};

/** The page states another brand name as its own, and does not have the ad's. */
export const isPageOfAnotherBrand = (evidence: Evidence): boolean => {
  const { brand } = evidence.ad;
  return (
    brand !== null &&
    findBrandOnPage(brand, evidence) === null &&
    findSimilarBrandName(brand, evidence) === null &&
    findOwnBrandName(evidence.page) !== null
  );
};

/** The page has the ad's brand and exact price, so a word for another product is a figure of speech. */
const hasSameBrandAndPrice = (evidence: Evidence): boolean => namesAdBrand(evidence) && keepsOffer(evidence, "price");

/** Below this share of the ad's subject, the words that both share do not make it the same product. */
const MIN_SAME_PRODUCT_SIMILARITY = 0.5;

/** Both headlines name different products, or ad and page do and share little else. */
const isForOtherProduct = (evidence: Evidence): boolean => {
  const otherProduct = findOtherProduct(evidence);
  if (otherProduct === null || hasSameBrandAndPrice(evidence)) return false;
  return (
    otherProduct.inHeadlines ||
    (measureSubjectSimilarity(evidence).prominent < MIN_SAME_PRODUCT_SIMILARITY &&
      measureHeadlineSimilarity(evidence).value < 2 * MAX_UNRELATED_SIMILARITY)
  );
};

/**
 * Whether the page is about something else than the ad. Different words alone prove nothing, because a good paraphrase
 * shares none either: evidence of another kind must agree. Different products named by both are enough. Another brand,
 * a broken offer or a missing product category counts only if ad and page have enough text in one language.
 */
export const isAboutSomethingElse = (evidence: Evidence): boolean =>
  isForOtherProduct(evidence) ||
  (isUnrelated(evidence) &&
    !isConfirmedPage(evidence) &&
    !sharesProductCategory(evidence) &&
    hasEnoughTextToCompare(evidence) &&
    !mayBeInDifferentLanguages(evidence) &&
    (isPageOfAnotherBrand(evidence) || findBrokenOffer(evidence) !== null || lacksAdvertisedCategory(evidence)));

/** For a page that is about something else. */
export const WRONG_PAGE_RECOMMENDATION =
  "Point the ad at the page of the advertised product. If this is that page, name the product in its headline and " +
  "first picture.";

const namesAdBrand = (evidence: Evidence): boolean =>
  evidence.ad.brand !== null && findBrandOnPage(evidence.ad.brand, evidence) !== null;

/** On a page with fewer terms, all of an ad's words may be missing by chance. */
const MIN_TERMS_OF_DETAILED_PAGE = 60;

/** A detailed page in the ad's language has no word of the ad's subject. A paraphrase would have at least one. */
export const lacksSubject = (evidence: Evidence): boolean =>
  hasEnoughTextToCompare(evidence) &&
  !mayBeInDifferentLanguages(evidence) &&
  !sharesProductCategory(evidence) &&
  listTerms(evidence.page.blocks).length >= MIN_TERMS_OF_DETAILED_PAGE &&
  measureSubjectSimilarity(evidence).anywhere === 0;

/** Evidence other than different words suggests another page. Only then do missing words count as evidence, too. */
const hasEvidenceOfOtherPage = (evidence: Evidence): boolean =>
  areInDifferentLanguages(evidence) ||
  findBrokenOffer(evidence) !== null ||
  isPageOfAnotherBrand(evidence) ||
  isContradicted(evidence) ||
  listLeadLines(evidence).some(
    (lead) => evidence.page.headline !== null && isSameLineAboutSomethingElse(lead, evidence.page.headline),
  );

/** The page has the ad's brand name, and no evidence suggests another page. All missing words then count once. */
export const isUndisputedBrandPage = (evidence: Evidence): boolean =>
  !hasEvidenceOfOtherPage(evidence) && namesAdBrand(evidence);

/** Two kinds of evidence show that this is the ad's page, and none suggests another page. */
export const isConfirmedPage = (evidence: Evidence): boolean =>
  isUndisputedBrandPage(evidence) && (keepsOffer(evidence) || sharesProductCategory(evidence));

/** The page has the ad's brand and offer, so a line in other words is probably a paraphrase. */
const BRAND_AND_OFFER_SCORE = 0.55;
/** The page has the ad's brand only, or nothing speaks against it. */
const UNDISPUTED_SCORE = 0.3;
/** The brand's page is detailed and says nothing about the ad's subject: the brand may sell several products. */
const BRAND_WITHOUT_SUBJECT_SCORE = 0.15;

/**
 * The lowest score of a line in entirely different words. Shared words can prove a match, but missing words alone
 * cannot prove a mismatch.
 */
export const scoreBenefitOfDoubt = (evidence: Evidence): number => {
  if (hasEvidenceOfOtherPage(evidence)) return 0;
  if (!namesAdBrand(evidence)) return UNDISPUTED_SCORE;
  if (keepsOffer(evidence)) return BRAND_AND_OFFER_SCORE;
  return lacksSubject(evidence) ? BRAND_WITHOUT_SUBJECT_SCORE : UNDISPUTED_SCORE;
};

/** The highest confidence among the ad's headline and copy. */
export const getAdConfidence = ({ ad }: Evidence): number =>
  Math.max(ad.headline?.confidence ?? 0, ...ad.copy.map(({ confidence }) => confidence));
