import type { Evidence } from "../../artifacts/evidence.ts";
import type { Term, TextBlock } from "../../artifacts/text-block.ts";
import { isAboveTheFold } from "../../compare/excerpt-position.ts";
import { best, distinct, recall, telling } from "./affinity.ts";
import { isWordingKnown, speakApart } from "./apart.ts";
import { leadOf } from "./echo.ts";

/** From this share of its words in the ad, or on the rest of the page, a headline may belong to it. */
const MIN_RELATED_SHARE = 0.34;
/** The page is the ad's if it has at least this share of the ad's distinctive words. */
const MIN_AD_SHARE = 0.5;
/** A page that says less may leave its headline unexplained. */
const MIN_PAGE_TERMS = 14;
/** Section headings say what a page is about, wherever they are. */
const HEADING_PROMINENCE = 0.25;
/** A word that occurs only once, in the small print or a long text, may do so by chance. */
const SINGLE_OCCURRENCE = 0.5;
/** Inflected forms and compounds of one word share their first letters: "fjället" and "fjällvandring". */
const SHARED_LETTERS = 4;

const mayBeRelated = (one: Term, other: Term): boolean =>
  best(one, [other]) > 0 ||
  (one.stem.length >= SHARED_LETTERS && one.stem.slice(0, SHARED_LETTERS) === other.stem.slice(0, SHARED_LETTERS));

const termsOf = (passages: readonly TextBlock[]): Term[] => passages.flatMap(({ terms }) => terms);

const occursIn = (term: Term, { terms }: TextBlock): boolean => terms.some((other) => mayBeRelated(term, other));

/** Share of the terms' weight that counts as found, 0 to 1. */
const share = (terms: readonly Term[], find: (term: Term) => number): number => {
  const unique = distinct(terms);
  const total = unique.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 1 : unique.reduce((sum, term) => sum + term.weight * find(term), 0) / total;
};

/** How far the rest of the page, its title and its description speak of what the headline says. */
const shareOnPage = (headline: TextBlock, { page }: Evidence): number => {
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
 * The page says what the ad says, but opens with a headline that has nothing to do with either. Where page and ad share
 * no words at all, one may paraphrase the other, and the headline proves nothing. Where they share most, and neither
 * shares any with the headline, it is no matter of wording: visitors see a headline of something else.
 */
export const isStrayHeadline = (evidence: Evidence): boolean => {
  const { ad, page } = evidence;
  const { headline } = page;
  if (headline === null || !isAboveTheFold(headline)) return false;
  if (speakApart(evidence) || !isWordingKnown(evidence)) return false;
  const words = telling(headline.terms);
  const said = [ad.headline, ...ad.copy].filter((passage) => passage !== null);
  const shown = [
    ...page.summary,
    ...page.blocks.filter((block) => block.normalised !== headline.normalised && !block.boilerplate),
  ];
  return (
    words.length > 0 &&
    said.length > 0 &&
    termsOf(shown).length >= MIN_PAGE_TERMS &&
    // The terms of an offer alone may be the same on a page whose words are all others.
    recall(telling(termsOf(leadOf(evidence))), termsOf(shown)) > 0 &&
    recall(telling(termsOf(said)), termsOf(shown)) >= MIN_AD_SHARE &&
    share(words, (term) => Number(said.some((passage) => occursIn(term, passage)))) < MIN_RELATED_SHARE &&
    shareOnPage(headline, evidence) < MIN_RELATED_SHARE
  );
};
