import { quote } from "../../ground/text.ts";
import type { PageEvidence } from "../artifacts/evidence.ts";
import { describePosition, isAboveTheFold, isCoveredByConsent } from "../artifacts/excerpt-position.ts";
import type { Finding } from "../artifacts/judgement.ts";
import type { Term, TextBlock } from "../artifacts/text-block.ts";
import { findBrokenOffer } from "../claims/kept-claims.ts";
import { WORDS_NOT_COMPARABLE } from "../relation/cross-language.ts";
import {
  containsOnlyOffer,
  explainNothingToCompare,
  findQuoting,
  type HeadlineSimilarity,
  listLeadLines,
} from "../relation/headline-similarity.ts";
import {
  findHighestSimilarity,
  listDistinctiveTerms,
  listTerms,
  removeDuplicateTerms,
} from "../relation/term-similarity.ts";
import { createFinding } from "./create-finding.ts";
import { defineSignal, UNREADABLE_PAGE, unknown } from "./define-signal.ts";
import { CONTRADICTION_RECOMMENDATION, type Pair, WRONG_PAGE_RECOMMENDATION } from "./relate-pair.ts";

/** From this share of its words in the ad, or on the rest of the page, a headline may belong to it. */
const MIN_RELATED_SHARE = 0.34;
/** A page that says less may leave its headline unexplained. */
const MIN_PAGE_TERMS = 14;
/** Section headings say what a page is about, wherever they are. */
const HEADING_PROMINENCE = 0.25;
/** A word that occurs only once, in the small print or a long text, may do so by chance. */
const SINGLE_OCCURRENCE = 0.5;
/** Compounds of one word share their first letters: "fjället" and "fjällvandring". Fewer may be shared by chance. */
const SHARED_LETTERS = 5;
/** Inflected forms may share fewer, and then differ in their ending only: "Medium" and "Medien". */
const WHOLE_STEM_LETTERS = 4;
const ENDING_LETTERS = 2;

const beginsLike = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const isInflected =
    short.length >= WHOLE_STEM_LETTERS && long.startsWith(short) && long.length - short.length <= ENDING_LETTERS;
  return isInflected || (short.length >= SHARED_LETTERS && long.startsWith(short.slice(0, SHARED_LETTERS)));
};

/** A word that any page may use ("comes") is no relation of one that begins like it ("comet"). */
const occursIn = (term: Term, { terms }: TextBlock): boolean =>
  findHighestSimilarity(term, terms) > 0 ||
  listDistinctiveTerms(terms).some((other) => beginsLike(term.stem, other.stem));

/** Share of the terms' weight that counts as found, 0 to 1. */
const share = (terms: readonly Term[], find: (term: Term) => number): number => {
  const unique = removeDuplicateTerms(terms);
  const total = unique.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 1 : unique.reduce((sum, term) => sum + term.weight * find(term), 0) / total;
};

/** How far the rest of the page, its title and its description speak of what the headline says. */
const shareOnPage = (headline: TextBlock, { page }: Pair): number => {
  const rest = page.blocks.filter((block) => !block.boilerplate && block.normalised !== headline.normalised);
  const prominent = [
    ...page.summary,
    ...rest.filter((block) => block.aboveFold || block.prominence >= HEADING_PROMINENCE),
  ];
  const all = [...page.summary, ...rest];
  return share(headline.terms, (term) => {
    if (prominent.some((block) => occursIn(term, block))) return 1;
    const places = all.filter((block) => occursIn(term, block)).length;
    return places >= 2 ? 1 : places * SINGLE_OCCURRENCE;
  });
};

/**
 * The page opens with a headline that has nothing to do with the ad, nor with the rest of the page: a mistake, or a
 * slogan. The ad may belong to the page all the same.
 */
const isStrayHeadline = (pair: Pair): boolean => {
  const { ad, page } = pair;
  const { headline } = page;
  if (headline === null || !isAboveTheFold(headline) || pair.inDifferentLanguages) return false;
  const words = listDistinctiveTerms(headline.terms);
  const adBlocks = [ad.headline, ...ad.copy].filter((block) => block !== null);
  const pageBlocks = [
    ...page.summary,
    ...page.blocks.filter((block) => block.normalised !== headline.normalised && !block.boilerplate),
  ];
  const pageTerms = listTerms(pageBlocks);
  // "Insurance for electricians" above a page about insurance.
  const namesTheProduct = headline.terms.some(
    ({ productCategory }) =>
      productCategory !== undefined &&
      [...listTerms(adBlocks), ...listTerms(page.summary)].some((other) => other.productCategory === productCategory),
  );
  if (namesTheProduct) return false;
  const isUnrelated =
    words.length > 0 &&
    adBlocks.length > 0 &&
    pageTerms.length >= MIN_PAGE_TERMS &&
    share(words, (term) => Number(adBlocks.some((block) => occursIn(term, block)))) < MIN_RELATED_SHARE &&
    shareOnPage(headline, pair) < MIN_RELATED_SHARE;
  // Whoever reads the ad's headline on the page is in the right place, whatever the most prominent text says.
  return isUnrelated && !listLeadLines(pair).some((lead) => findQuoting(lead, page.blocks).some(isAboveTheFold));
};

const MATCH_THRESHOLD = 0.65;
const PARTIAL_MATCH_THRESHOLD = 0.3;
/** From this share of the ad's subject in the page's prominent texts, both are about the same product. */
const MIN_SHARED_SUBJECT = 0.25;

/** Describes the page's headline, or its title if it has none. */
const describePageHeadline = ({ headline, title }: PageEvidence): string => {
  if (headline === null) return title === "" ? "it has no headline" : `its title is ${quote(title)}`;
  return isAboveTheFold(headline)
    ? `its headline is ${quote(headline.text)}`
    : `its most prominent line, below the fold, is ${quote(headline.text)}`;
};

const buildNote = (pair: Pair, { text, normalised }: TextBlock, { value, block }: HeadlineSimilarity): string => {
  const lead = `the ad's ${quote(text)}`;
  if (block === null || value < PARTIAL_MATCH_THRESHOLD)
    return `no prominent text of the page matches ${lead}; ${describePageHeadline(pair.page)}`;
  const position = describePosition(block, pair.page);
  if (block.normalised === normalised) return `the page repeats ${lead} word for word (${position})`;
  const degree = value >= MATCH_THRESHOLD ? "matches" : "partly matches";
  return `${lead} ${degree} ${quote(block.text)} (${position})`;
};

const recommend = (
  pair: Pair,
  { value }: HeadlineSimilarity,
  lead: TextBlock,
  compared: TextBlock,
  status: Finding["comparison"]["status"],
): string => {
  const broken = findBrokenOffer(pair.ledger, lead);
  const ad = quote(lead.text);
  const page = quote(pair.page.headline?.text ?? compared.text);
  if (status === "partial_match" && value >= MATCH_THRESHOLD && broken !== null)
    return (
      `The page repeats the ad's headline but not its offer: add ${quote(broken.claim.text)} to the ` +
      `page, or remove it from ${ad}.`
    );
  if (status === "mismatch" && pair.isAboutSomethingElse) return WRONG_PAGE_RECOMMENDATION;
  if (status === "match") return "Nothing to do: the page repeats the ad's headline.";
  if (pair.isOnOtherTerms) return CONTRADICTION_RECOMMENDATION;
  if (status === "obscured") return "Keep the headline visible while the consent banner is open.";
  return status === "partial_match"
    ? `Bring the page's headline ${page} closer to the ad: name what ${ad} names, in its first words.`
    : `Use ${ad} as the page's headline instead of ${page}, or use the page's words in the ad's headline.`;
};

const buildFinding = (pair: Pair, measured: HeadlineSimilarity): Finding | null => {
  const [lead] = listLeadLines(pair);
  const isStray = isStrayHeadline(pair);
  const compared =
    (measured.value >= PARTIAL_MATCH_THRESHOLD && !isStray ? measured.block : null) ?? pair.page.headline;
  if (lead === undefined || compared === null) return null;
  const isOtherProduct = pair.contradiction.otherProduct !== null;
  // Different words are common: the headline is a mismatch only if the page has another subject as well.
  const isRelated =
    !isOtherProduct &&
    !isStray &&
    (measured.value >= PARTIAL_MATCH_THRESHOLD || pair.subject.prominent >= MIN_SHARED_SUBJECT || pair.isConfirmedPage);
  // No match if the page does not keep the line's offer, or repeats the line in another language.
  const isMatch =
    measured.value >= MATCH_THRESHOLD &&
    findBrokenOffer(pair.ledger, lead) === null &&
    !pair.isOnOtherTerms &&
    !pair.inDifferentLanguages;
  const similarity = isRelated ? (isMatch ? "match" : "partial_match") : "mismatch";
  const status = isRelated && isCoveredByConsent(compared, pair.page) ? "obscured" : similarity;
  const isWrongPage = status === "mismatch" && pair.isAboutSomethingElse;
  const isKnownMismatch = status === "mismatch" && (isOtherProduct || pair.hasEnoughText);
  const finding = createFinding({
    kind: "headline",
    status,
    severity: isWrongPage ? "HIGH" : isKnownMismatch || isStray ? "MEDIUM" : "LOW",
    recommendation: recommend(pair, measured, lead, compared, status),
    contradiction: isWrongPage,
    ad: lead,
    page: compared,
  });
  return isStray ? { ...finding, raisesRisk: true } : finding;
};

/** Does the page repeat the ad's headline? */
export const headlineEcho = defineSignal("messageMatch", "headline_echo", (pair) => {
  const [lead] = listLeadLines(pair);
  if (lead === undefined || containsOnlyOffer(lead, pair)) return unknown(explainNothingToCompare(lead, pair));
  if (pair.page.blocks.length === 0) return unknown(UNREADABLE_PAGE);
  const measured = pair.headline.anywhere;
  if (measured.value < PARTIAL_MATCH_THRESHOLD && !pair.areWordsComparable) {
    const stray = isStrayHeadline(pair) ? buildFinding(pair, measured) : null;
    return { ...unknown(WORDS_NOT_COMPARABLE), findings: stray === null ? [] : [stray] };
  }
  // If the languages differ, that is the finding; different words only follow from it.
  const finding =
    pair.inDifferentLanguages && measured.value < PARTIAL_MATCH_THRESHOLD ? null : buildFinding(pair, measured);
  return {
    value: Math.max(measured.value, pair.benefitOfDoubt),
    note: buildNote(pair, lead, measured),
    findings: finding === null ? [] : [finding],
    reliability: pair.similarityReliability,
  };
});
