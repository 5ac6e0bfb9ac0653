import type { LedgerRow } from "../artifacts/claims.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import { hasSureWords } from "../artifacts/reported-verdict.ts";
import type { Excerpt, Term, TextBlock } from "../artifacts/text-block.ts";
import { areWordsComparable } from "../relation/cross-language.ts";
import { listDistinctiveTerms, removeDuplicateTerms } from "../relation/term-similarity.ts";
import { createRow } from "./create-row.ts";
import { createVocabulary, isSameTerm } from "./page-vocabulary.ts";

/** Of the words of the headline, and of the other lines, so large a share stands nowhere on the page. */
const MIN_ABSENT = 0.3;
/** The mean of both shares: one in a hundred ads that belong reaches it, and a third of the wrong ones (measured). */
const MIN_MEAN_ABSENT = 0.7;
/** On a page of 50 to 250 words, half of the paraphrases would be accused (measured). */
const MIN_PAGE_WORDS = 400;
/** The words of a shorter text may all be absent by chance. */
const MIN_HEADLINE_WORDS = 2;
const MIN_BODY_WORDS = 3;
const CHECKABILITY = 0.7;

const absentShare = (terms: readonly Term[], isNamed: (term: Term) => boolean): number => {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const absent = terms.filter((term) => !isNamed(term)).reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : absent / total;
};

/** The most specific first, and of equally specific words the longest. */
const byWeight = (one: Term, other: Term): number => other.weight - one.weight || other.word.length - one.word.length;

const readTerms = (blocks: readonly TextBlock[]): Term[] =>
  removeDuplicateTerms(listDistinctiveTerms(blocks.flatMap(({ terms }) => terms)));

const claimProduct = (slot: "product" | "subject", term: Term, source: Excerpt): LedgerRow => {
  const claim = { kind: "product", slot, text: term.word, checkability: CHECKABILITY } as const;
  return createRow({ ...claim, source }, "not_mentioned", { confidence: 0.8 });
};

/** A page of fewer words may show its subject in pictures. */
const MIN_WORDS_TO_NAME_SUBJECT = 40;
/** Shorter words are the same by chance. */
const MIN_SUBJECT_STEM = 5;

/** The same word, or a part of a compound: "solar" of "solar panels". */
const isSameSubject = (one: Term, other: Term): boolean =>
  isSameTerm(one, other) ||
  (other.stem.length >= MIN_SUBJECT_STEM && (one.stem.startsWith(other.stem) || one.stem.endsWith(other.stem))) ||
  (one.stem.length >= MIN_SUBJECT_STEM && (other.stem.startsWith(one.stem) || other.stem.endsWith(one.stem)));

/**
 * A word of the headline that the ad's other lines repeat is what it is about: "Solar panels on your roof?" and "we
 * install solar panels". A page about it has the word, too; one in five hundred ads that belong have none (measured).
 */
const findAbsentSubject = ({ ad, page }: Evidence): Term | undefined => {
  if (ad.headline === null || page.fullText.split(" ").length < MIN_WORDS_TO_NAME_SUBJECT) return undefined;
  const isNamed = createVocabulary(page);
  const stated = (ad.lines ?? []).filter(({ isHeadline, isPromise, negated }) => !isHeadline && isPromise && !negated);
  const body = readTerms(ad.copy.filter(hasSureWords));
  const repeated = readTerms([ad.headline])
    .filter((term) => term.stem.length >= MIN_SUBJECT_STEM)
    .map((term) => [term, ...body.filter((other) => isSameSubject(term, other))])
    .filter(
      ([, again]) => again !== undefined && stated.some(({ terms }) => terms.some((one) => isSameTerm(again, one))),
    );
  return repeated.find((terms) => !terms.some(isNamed))?.[0];
};

/**
 * What the ad is about. A page about it has most of the ad's words somewhere, also in an ad that paraphrases: a hook
 * has words of its own in its headline, and not in what follows. A question names what the reader lacks, and "Your
 * kitchen table is not an office" what the ad is not about.
 *
 * @returns a row for an ad whose subject, or whose headline and other lines in large part, stand nowhere on the page.
 */
export const compareProduct = (evidence: Evidence): LedgerRow[] => {
  const { ad, page } = evidence;
  if (ad.headline === null || !areWordsComparable(evidence)) return [];
  const subject = findAbsentSubject(evidence);
  if (subject !== undefined) return [claimProduct("subject", subject, ad.headline)];
  const isLong = page.fullText.split(" ").length >= MIN_PAGE_WORDS;
  const headlines = (ad.lines ?? []).filter((line) => line.isHeadline);
  const isPromised = headlines.some(({ isPromise }) => isPromise) && !headlines.some(({ negated }) => negated);
  if (!isPromised || !isLong) return [];
  const isNamed = createVocabulary(page);
  const headline = readTerms([ad.headline]);
  const body = readTerms(ad.copy.filter(hasSureWords));
  const missing = headline.filter((term) => !isNamed(term)).toSorted(byWeight)[0];
  const shares = [headline, body].map((terms) => absentShare(terms, isNamed));
  const isShort = headline.length < MIN_HEADLINE_WORDS || body.length < MIN_BODY_WORDS;
  if (missing === undefined || isShort || shares.some((share) => share < MIN_ABSENT)) return [];
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return mean < MIN_MEAN_ABSENT ? [] : [claimProduct("product", missing, ad.headline)];
};
