import { type AdLine, isMoney } from "../artifacts/claims.ts";
import type { Evidence, PageEvidence } from "../artifacts/evidence.ts";
import type { Term, TextBlock } from "../artifacts/text-block.ts";
import { isAboveTheFold } from "../compare/excerpt-position.ts";
import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { isContradicted } from "./contradiction.ts";
import { contentUpfront } from "./product-categories.ts";
import { best, distinct, recall, telling, termsIn } from "./term-similarity.ts";

/** What a price or a time is counted by: shared, it says nothing of what is meant. */
const UNITS = new Set(["~hour", "~day", "~week", "~month", "~year", "~user"]);

/** What a line says: the words that tell; else commonplaces, which names, numbers and units are not even. */
const meant = (terms: readonly Term[]): Term[] => {
  const told = telling(terms);
  return told.length > 0 ? told : terms.filter(({ concept }) => concept.startsWith("~") && !UNITS.has(concept));
};

/** Nothing is said but a name, a number or what a price is counted by. */
const isMereName = ({ terms }: TextBlock): boolean => meant(terms).length === 0;

/** The weight that both sides share of what is meant. */
const shared = (terms: readonly Term[], among: readonly Term[]): number =>
  distinct(meant(terms)).reduce((sum, term) => sum + term.weight * best(term, among), 0);

const ENOUGH = 0.9;
/** Where words are gathered from several lines, one of substance may be chance. */
const ENOUGH_SPREAD = 1.8;
const substance = (terms: readonly Term[], among: readonly Term[], enough = ENOUGH): number =>
  Math.min(1, shared(terms, among) / enough);

const trigrams = (text: string): Set<string> => {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
};

/** Unrelated lines of one language share about a third of their trigrams at most: what lies above is likeness. */
const TRIGRAM_NOISE = 0.4;

const trigramLikeness = (one: string, other: string): number => {
  const a = trigrams(one);
  const b = trigrams(other);
  const common = [...a].filter((gram) => b.has(gram)).length;
  const dice = a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
  return Math.max(0, (dice - TRIGRAM_NOISE) / (1 - TRIGRAM_NOISE));
};

const letters = (terms: readonly Term[]): string =>
  telling(terms)
    .map(({ word }) => word)
    .join(" ");

/**
 * How alike two passages are, 0 to 1: the same words, shared ideas both ways, or nearly the same letters in the words
 * that tell. What any two ads share ("Shop the … sale now") is no likeness: the goods decide.
 */
export const likeness = (one: TextBlock, other: TextBlock): number => {
  if (one.normalised === other.normalised) return 1;
  const there = recall(one.terms, other.terms);
  const back = recall(other.terms, one.terms);
  const f1 = there + back === 0 ? 0 : (2 * there * back) / (there + back);
  return Math.max(f1 * substance(one.terms, other.terms), trigramLikeness(letters(one.terms), letters(other.terms)));
};

/** Written alike from end to end, and yet the words that tell are others: the same line about another thing. */
export const isSameLineOfAnother = (one: TextBlock, other: TextBlock): boolean =>
  telling(one.terms).length > 0 &&
  telling(other.terms).length > 0 &&
  shared(one.terms, other.terms) === 0 &&
  trigramLikeness(one.normalised, other.normalised) > 0;

/** Something of the page that answers the ad, how well, and where it stands. */
export interface Echo {
  /** 0 to 1. */
  value: number;
  /** The block that answers best; null where nothing does. */
  passage: TextBlock | null;
}

/** Raw likeness to a grade: a third shared is a fair paraphrase, three fifths an echo. */
const grade = piecewiseLinear([0.08, 0], [0.2, 0.25], [0.35, 0.6], [0.55, 0.85], [0.8, 1]);

/** Below the first screen a promise is kept late. */
const LATER = 0.7;
/** Title and description are read in the tab and the search result; on the page nobody sees them. */
const UNSEEN = 0.5;
/** Words spread over several lines answer less clearly than a line that says them. */
const SPREAD = 0.85;

const placed = (passage: TextBlock): number => (isAboveTheFold(passage) ? 0.8 + 0.2 * passage.prominence : LATER);

/** The lines an ad leads with: its headline, else its copy. */
export const leadOf = ({ ad }: Evidence): TextBlock[] => (ad.headline === null ? ad.copy.slice(0, 2) : [ad.headline]);

const makesOffer = ({ quantities, mentions }: AdLine): boolean =>
  mentions.some(({ slot }) => slot === "bundle") ||
  quantities.some((one) => one.isStated && (isMoney(one) || one.dimension === "percent"));

/**
 * Beside its offer the lead says nothing that a page could answer: nothing at all, or a name and what the price is per.
 */
export const leadsWithOffer = (lead: TextBlock, { ad }: Evidence): boolean =>
  lead.terms.length === 0 ||
  (isMereName(lead) && ad.lines?.some((line) => line.isHeadline && makesOffer(line)) === true);

/** Why there is nothing to answer. */
export const unspoken = (lead: TextBlock | undefined, { ad }: Evidence): string => {
  if (lead === undefined) return "the ad's text is not known";
  return ad.lines?.some(makesOffer) === true
    ? "the ad's headline contains only its offer"
    : "no text of the ad could be read";
};

/** All words of an ad. */
const allOf = ({ ad }: Evidence): Term[] => termsIn([ad.headline, ...ad.copy]);

/** Blocks that a visitor sees first, most prominent first. */
const MOST_BLOCKS = 40;

interface View {
  raw: number;
  passage: TextBlock | null;
}

const better = (one: View, other: View): View => (other.raw > one.raw ? other : one);

/** The hero as a reader takes it in: headline, subhead and the lines that stand out beside them. */
const heroOf = (page: PageEvidence): TextBlock[] => [
  ...new Set([page.headline, page.subhead, ...contentUpfront(page).slice(0, 6)].filter((passage) => passage !== null)),
];

/** The lead's words spread over the hero; shown by the line that holds most of them. */
const spreadView = (lead: TextBlock, page: PageEvidence): View => {
  const lines = heroOf(page);
  const hero = termsIn(lines);
  const most = lines
    .map((passage) => ({ raw: recall(lead.terms, passage.terms), passage }))
    .reduce<View>(better, { raw: 0, passage: null });
  return {
    raw: SPREAD * recall(lead.terms, hero) * substance(lead.terms, hero, ENOUGH_SPREAD),
    passage: most.passage,
  };
};

/** The page's headline in the ad's copy: what the ad says beneath its headline, the page may put first. */
const reverseView = (evidence: Evidence): View => {
  const { headline } = evidence.page;
  const terms = headline?.terms ?? [];
  const words = allOf(evidence);
  return { raw: SPREAD * recall(terms, words) * substance(terms, words, ENOUGH_SPREAD), passage: headline };
};

/** A headline about something else costs an answer that stands beside it this much. */
const HEADLINE_SHARE = 0.2;
const BY_WAY_OF_PAGE = 0.7;

/** Does the headline belong to the answer: by the ad's own words, or as part of the page that gives it? */
const headlineFit = (evidence: Evidence): number => {
  const { page } = evidence;
  if (page.headline === null) return 1;
  const { terms } = page.headline;
  const beside = [...page.summary, ...contentUpfront(page).filter((block) => block !== page.headline)];
  return Math.max(
    recall(terms, allOf(evidence)),
    ...leadOf(evidence).map((lead) => recall(lead.terms, terms)),
    BY_WAY_OF_PAGE * recall(terms, termsIn(beside)),
  );
};

/** A line in the ad's words about other goods or another place answers nothing, however many of them it shares. */
const OTHER_THING = 0.4;

/**
 * How clearly the page answers what the ad leads with. Several views, the best of which counts, since text overlap can
 * prove a match and never a mismatch: line against line, the lead spread over the hero, and the page's own headline in
 * the ad's copy.
 *
 * @param upfrontOnly count only what stands within the first screen.
 */
export const echoOf = (evidence: Evidence, upfrontOnly = false): Echo => {
  const { page } = evidence;
  const blocks = page.blocks
    .slice(0, MOST_BLOCKS)
    .filter((block) => !block.boilerplate && (!upfrontOnly || isAboveTheFold(block)));
  const unseen = upfrontOnly ? [] : page.summary;
  const views = leadOf(evidence).flatMap((lead): View[] => [
    ...blocks.map((block) => ({ raw: likeness(lead, block) * placed(block), passage: block })),
    ...unseen.map((line) => ({ raw: likeness(lead, line) * UNSEEN, passage: line })),
    spreadView(lead, page),
  ]);
  const reversed =
    page.headline !== null && (!upfrontOnly || isAboveTheFold(page.headline)) ? [reverseView(evidence)] : [];
  const { raw, passage } = [...views, ...reversed].reduce<View>(better, { raw: 0, passage: null });
  const value = grade(raw) * (1 - HEADLINE_SHARE * (1 - headlineFit(evidence)));
  return { value: isContradicted(evidence) ? OTHER_THING * value : value, passage };
};
