import type { LedgerRow } from "../artifacts/claims.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import { findBrokenOffer, keepsOffer, similarityReliability } from "../claims/kept-claims.ts";
import { compareClaims } from "../claims/ledger.ts";
import { type BrandRelation, relateBrand } from "../relation/brand-names.ts";
import { areInDifferentLanguages, areWordsComparable, mayBeInDifferentLanguages } from "../relation/cross-language.ts";
import { type ExcludedClaim, findExcludedClaim } from "../relation/excluded-claim.ts";
import {
  type HeadlineSimilarity,
  isSameLineAboutSomethingElse,
  listLeadLines,
  measureHeadlineSimilarity,
} from "../relation/headline-similarity.ts";
import { findOtherProduct, type OtherProduct } from "../relation/other-product.ts";
import { lacksAdvertisedCategory, sharesProductCategory } from "../relation/product-categories.ts";
import {
  hasEnoughTextToCompare,
  isDetailedPage,
  measureSubjectSimilarity,
  type SubjectSimilarity,
} from "../relation/subject-similarity.ts";

/** What on the page contradicts the ad's subject, whatever words both share. */
export interface Contradiction {
  otherProduct: OtherProduct | null;
  place: LedgerRow | null;
  excludedClaim: ExcludedClaim | null;
}

/** An ad and its page, and what they have to do with one another: all that signals and checks read. */
export interface Pair extends Evidence {
  ledger: LedgerRow[];
  /** They are certainly in different languages. */
  inDifferentLanguages: boolean;
  /** False for languages without a stemmer. */
  areWordsComparable: boolean;
  brand: BrandRelation;
  contradiction: Contradiction;
  /** The page offers the ad's product in another place, or not as the ad claims: a line that repeats it is no match. */
  isOnOtherTerms: boolean;
  subject: SubjectSimilarity;
  headline: { anywhere: HeadlineSimilarity; aboveTheFold: HeadlineSimilarity };
  /** Ad and page have enough text for missing words to mean something. */
  hasEnoughText: boolean;
  /** A detailed page in the ad's language has no word of the ad's subject. A paraphrase would have at least one. */
  lacksSubject: boolean;
  /** The page has the ad's brand name, and no evidence suggests another page. All missing words then count once. */
  isUndisputedBrandPage: boolean;
  /** Two kinds of evidence show that this is the ad's page, and none suggests another page. */
  isConfirmedPage: boolean;
  /** See `isAboutSomethingElse`. */
  isAboutSomethingElse: boolean;
  /** The lowest score of a line in entirely different words: missing words alone cannot prove a mismatch. */
  benefitOfDoubt: number;
  /** 0 to 1: how much the similarity of words still says beside the claims that were checked. */
  similarityReliability: number;
}

/** Relates an ad to its page. Each step reads only what the steps before it found. */
export function relatePair(evidence: Evidence): Pair {
  const { page } = evidence;
  const ledger = compareClaims(evidence);
  const brand = relateBrand(evidence);
  const contradiction = {
    otherProduct: findOtherProduct(evidence),
    place: ledger.find(({ claim, verdict }) => claim.kind === "place" && verdict === "contradicted") ?? null,
    excludedClaim: findExcludedClaim(evidence),
  };
  const isContradicted = Object.values(contradiction).some((one) => one !== null);
  const facts = {
    ledger,
    brand,
    contradiction,
    isContradicted,
    inDifferentLanguages: areInDifferentLanguages(evidence),
    mayDifferInLanguage: mayBeInDifferentLanguages(evidence),
    areWordsComparable: areWordsComparable(evidence),
    subject: measureSubjectSimilarity(evidence),
    headline: {
      anywhere: measureHeadlineSimilarity(evidence, { isContradicted }),
      aboveTheFold: measureHeadlineSimilarity(evidence, { isContradicted, aboveTheFoldOnly: true }),
    },
    hasEnoughText: hasEnoughTextToCompare(evidence),
    sharesCategory: sharesProductCategory(evidence),
    hasBrokenOffer: findBrokenOffer(ledger) !== null,
    keepsOffer: keepsOffer(ledger),
    keepsPrice: keepsOffer(ledger, "price"),
    lacksCategory: lacksAdvertisedCategory(evidence),
    repeatsLineAboutSomethingElse: listLeadLines(evidence).some(
      (lead) => page.headline !== null && isSameLineAboutSomethingElse(lead, page.headline),
    ),
  };
  const lacksSubject =
    facts.hasEnoughText &&
    !facts.mayDifferInLanguage &&
    !facts.sharesCategory &&
    isDetailedPage(page) &&
    facts.subject.anywhere === 0;
  const isUndisputedBrandPage = brand.onPage !== null && !hasEvidenceOfOtherPage(facts);
  const isConfirmedPage = isUndisputedBrandPage && (facts.keepsOffer || facts.sharesCategory);
  return {
    ...evidence,
    ...facts,
    lacksSubject,
    isUndisputedBrandPage,
    isConfirmedPage,
    isOnOtherTerms: contradiction.place !== null || contradiction.excludedClaim !== null,
    isAboutSomethingElse: isAboutSomethingElse(facts, isConfirmedPage),
    benefitOfDoubt: scoreBenefitOfDoubt(facts, lacksSubject),
    similarityReliability: similarityReliability({ ledger, page }),
  };
}

/** What the words, names and claims of both sides say by themselves, before anything is concluded. */
type Facts = Pick<
  Pair,
  "brand" | "contradiction" | "inDifferentLanguages" | "subject" | "headline" | "hasEnoughText"
> & {
  isContradicted: boolean;
  /** Even a low confidence counts: if the languages differ, different words prove nothing. */
  mayDifferInLanguage: boolean;
  sharesCategory: boolean;
  hasBrokenOffer: boolean;
  keepsOffer: boolean;
  keepsPrice: boolean;
  lacksCategory: boolean;
  repeatsLineAboutSomethingElse: boolean;
};

/** Unrelated texts may share one word in eight by chance. */
const MAX_UNRELATED_SIMILARITY = 0.15;
/** A long page has many words, so nearly half of an ad's words may occur somewhere on it by chance. */
const MAX_UNRELATED_SIMILARITY_ANYWHERE = 0.45;

/** The headline, the ad's subject on the page and the page's subject in the ad all show nothing in common. */
const isUnrelated = ({ subject, headline }: Facts): boolean =>
  subject.prominent <= MAX_UNRELATED_SIMILARITY &&
  subject.anywhere <= MAX_UNRELATED_SIMILARITY_ANYWHERE &&
  subject.reverseOverlap <= MAX_UNRELATED_SIMILARITY &&
  headline.anywhere.value <= MAX_UNRELATED_SIMILARITY;

/** Below this share of the ad's subject, the words that both share do not make it the same product. */
const MIN_SAME_PRODUCT_SIMILARITY = 0.5;

/** Both headlines name different products, or ad and page do and share little else. */
const isForOtherProduct = ({ contradiction: { otherProduct }, brand, keepsPrice, subject, headline }: Facts): boolean =>
  otherProduct !== null &&
  // With the ad's brand and exact price, a word for another product is a figure of speech.
  !(brand.onPage !== null && keepsPrice) &&
  (otherProduct.inHeadlines ||
    (subject.prominent < MIN_SAME_PRODUCT_SIMILARITY && headline.anywhere.value < 2 * MAX_UNRELATED_SIMILARITY));

/**
 * Whether the page is about something else than the ad. Different words alone prove nothing, because a good paraphrase
 * shares none either: evidence of another kind must agree. Different products named by both are enough. Another brand,
 * a broken offer or a missing product category counts only if ad and page have enough text in one language.
 */
const isAboutSomethingElse = (facts: Facts, isConfirmedPage: boolean): boolean =>
  isForOtherProduct(facts) ||
  (isUnrelated(facts) &&
    !isConfirmedPage &&
    !facts.sharesCategory &&
    facts.hasEnoughText &&
    !facts.mayDifferInLanguage &&
    (facts.brand.isOther || facts.hasBrokenOffer || facts.lacksCategory));

/** Evidence other than different words suggests another page. Only then do missing words count as evidence, too. */
const hasEvidenceOfOtherPage = (facts: Facts): boolean =>
  facts.inDifferentLanguages ||
  facts.hasBrokenOffer ||
  facts.brand.isOther ||
  facts.isContradicted ||
  facts.repeatsLineAboutSomethingElse;

/** The page has the ad's brand and offer, so a line in other words is probably a paraphrase. */
const BRAND_AND_OFFER_SCORE = 0.55;
/** The page has the ad's brand only, or nothing speaks against it. */
const UNDISPUTED_SCORE = 0.3;
/** The brand's page is detailed and says nothing about the ad's subject: the brand may sell several products. */
const BRAND_WITHOUT_SUBJECT_SCORE = 0.15;

function scoreBenefitOfDoubt(facts: Facts, lacksSubject: boolean): number {
  if (hasEvidenceOfOtherPage(facts)) return 0;
  if (facts.brand.onPage === null) return UNDISPUTED_SCORE;
  if (facts.keepsOffer) return BRAND_AND_OFFER_SCORE;
  return lacksSubject ? BRAND_WITHOUT_SUBJECT_SCORE : UNDISPUTED_SCORE;
}

/** For a page that is about something else. */
export const WRONG_PAGE_RECOMMENDATION =
  "Point the ad at the page of the advertised product. If this is that page, name the product in its headline and " +
  "first picture.";

/** Replaces advice on the page's wording, which cannot resolve a contradiction. */
export const CONTRADICTION_RECOMMENDATION =
  "First resolve the contradiction between ad and page; then adapt the page's headline.";
