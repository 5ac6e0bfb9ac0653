import type { Evidence, Passage, Term } from "../../products.ts";
import { echoOf, isUpfront, recall } from "./echo.ts";

/** How far what the ad sells is what the page is about. */
export interface Subject {
  /** Share of the ad's subject in what the page shows first or says of itself, 0 to 1. */
  upfront: number;
  /** The same within the first screen. */
  onFirstScreen: number;
  /** The same anywhere on the page. */
  anywhere: number;
  /** Share of the page's subject in the ad. */
  back: number;
  /** The ad's words that stand nowhere on the page, as written. */
  absent: string[];
}

/** Terms by rank: what is said first tells most. */
const ranked = (ideas: readonly string[], terms: readonly Term[]): Term[] =>
  ideas.slice(0, 8).flatMap((idea, at) => {
    const term = terms.find((other) => other.idea === idea);
    return term === undefined ? [] : [{ ...term, weight: term.weight / (1 + at / 3) }];
  });

const termsIn = (passages: readonly (Passage | null)[]): Term[] =>
  passages.flatMap((passage) => passage?.terms ?? []);

const adTerms = ({ ad }: Evidence): Term[] => termsIn([ad.headline, ...ad.copy]);

/** Prominent below the fold, too: section headings say what a page is about. */
const HEADING = 0.25;

export const subjectOf = (evidence: Evidence): Subject => {
  const { ad, page } = evidence;
  const whole = termsIn([...page.blocks, ...page.summary]);
  const upfront = termsIn([
    ...page.summary,
    page.headline,
    page.subhead,
    ...page.blocks.filter((block) => isUpfront(block) || block.prominence >= HEADING),
  ]);
  const own = adTerms(evidence);
  const sold = ranked(ad.terms, own);
  return {
    upfront: recall(sold, upfront),
    onFirstScreen: recall(sold, termsIn(page.blocks.filter(isUpfront))),
    anywhere: recall(sold, whole),
    back: recall(ranked(page.terms, whole), own),
    absent: sold.filter((term) => recall([term], whole) === 0).map(({ word }) => word),
  };
};

/** Both sides must have said enough before silence means anything. */
const ENOUGH_IDEAS = 3;
const ENOUGH_PAGE_TERMS = 20;

/** Both sides say what they are about, in one language as far as that is known. */
export const isComparable = ({ ad, page }: Evidence): boolean =>
  ad.terms.length >= ENOUGH_IDEAS &&
  page.terms.length >= ENOUGH_IDEAS &&
  page.blocks.reduce((sum, { terms }) => sum + terms.length, 0) >= ENOUGH_PAGE_TERMS;

/** Above this both sides' languages are known well enough to say that they differ. */
const SURE = 0.6;

/** The ad speaks one language and the page, as far as can be told with confidence, another. */
export const speakApart = ({ ad, page }: Evidence): boolean =>
  ad.language !== null &&
  page.language !== null &&
  ad.language.tag !== page.language.tag &&
  ad.language.confidence >= SURE &&
  page.language.confidence >= SURE;

/** The two may be in different languages, however faintly: words that differ prove nothing then. */
const mayTranslate = ({ ad, page }: Evidence): boolean =>
  ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag;

/** Even one chance word in eight leaves the subject elsewhere. */
const STRANGE = 0.15;

/**
 * Another thing altogether: headline, the ad's subject on the page and the page's subject in the ad all agree that
 * nothing is shared. One of them alone proves nothing.
 */
export const isAnotherThing = (evidence: Evidence): boolean => {
  if (!isComparable(evidence) || mayTranslate(evidence)) return false;
  const { upfront, anywhere, back } = subjectOf(evidence);
  return (
    upfront <= STRANGE && anywhere <= 2 * STRANGE && back <= STRANGE && echoOf(evidence).value <= STRANGE
  );
};

/** How surely the ad's words are known: the surest of what it leads with. */
export const adConfidence = ({ ad }: Evidence): number =>
  Math.max(ad.headline?.confidence ?? 0, ...ad.copy.map(({ confidence }) => confidence));
