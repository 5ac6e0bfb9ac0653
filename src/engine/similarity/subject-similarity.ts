import type { Evidence } from "../artifacts/evidence.ts";
import type { Term } from "../artifacts/text-block.ts";
import { findBrokenOffer, keepsOffer } from "../claims/kept-claims.ts";
import { isAboveTheFold } from "../compare/excerpt-position.ts";
import { bearerOf, kinOf, ownNameOf } from "./brand-names.ts";
import { isContradicted } from "./contradiction.ts";
import { speakApart } from "./cross-language.ts";
import { echoOf, isSameLineOfAnother, leadOf } from "./headline-similarity.ts";
import { otherGoods } from "./other-product.ts";
import { contentUpfront, namesGoodsInVain, sharesGoods } from "./product-categories.ts";
import { recall, termsIn } from "./term-similarity.ts";

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
  /** The words of the ad's subject that stand somewhere on the page, most telling first. */
  shared: string[];
  /** Those that stand nowhere on it. */
  absent: string[];
}

/** Terms by rank: what is said first tells most. */
const ranked = (ideas: readonly string[], terms: readonly Term[]): Term[] =>
  ideas.slice(0, 8).flatMap((idea, at) => {
    const term = terms.find((other) => other.concept === idea);
    return term === undefined ? [] : [{ ...term, weight: term.weight / (1 + at / 3) }];
  });

/** Prominent below the fold, too: section headings say what a page is about. */
const HEADING = 0.25;

export const subjectOf = (evidence: Evidence): Subject => {
  const { ad, page } = evidence;
  const whole = termsIn([...page.blocks, ...page.summary]);
  const upfront = termsIn([
    ...page.summary,
    page.headline,
    page.subhead,
    ...page.blocks.filter((block) => !block.boilerplate && (isAboveTheFold(block) || block.prominence >= HEADING)),
  ]);
  const own = termsIn([ad.headline, ...ad.copy]);
  const sold = ranked(ad.concepts, own);
  const isFound = (term: Term): boolean => recall([term], whole) > 0;
  return {
    upfront: recall(sold, upfront),
    onFirstScreen: recall(sold, termsIn(contentUpfront(page))),
    anywhere: recall(sold, whole),
    back: recall(ranked(page.concepts, whole), own),
    shared: sold.filter(isFound).map(({ word }) => word),
    absent: sold.filter((term) => !isFound(term)).map(({ word }) => word),
  };
};

/** Both sides must have said enough before silence means anything. */
const ENOUGH_IDEAS = 3;
const ENOUGH_UPFRONT = 12;

/** Both sides say what they are about. What stands below the first screen changes nothing about that. */
export const isComparable = ({ ad, page }: Evidence): boolean =>
  ad.concepts.length >= ENOUGH_IDEAS &&
  page.concepts.length >= ENOUGH_IDEAS &&
  termsIn([...contentUpfront(page), ...page.summary]).length >= ENOUGH_UPFRONT;

/** The two may be in different languages, however faintly: words that differ prove nothing then. */
const mayTranslate = ({ ad, page }: Evidence): boolean =>
  ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag;

/** Even one chance word in eight leaves the subject elsewhere. */
const STRANGE = 0.15;
/** A long page says many words: nearly half of an ad's may stand somewhere on it by chance. */
const STRANGE_ANYWHERE = 0.45;

/** Headline, the ad's subject on the page and the page's subject in the ad all agree that nothing is shared. */
const sharesNothing = (evidence: Evidence): boolean => {
  const { upfront, anywhere, back } = subjectOf(evidence);
  return upfront <= STRANGE && anywhere <= STRANGE_ANYWHERE && back <= STRANGE && echoOf(evidence).value <= STRANGE;
};

/** The page states another name as its own, and the ad's is nowhere on it. */
export const isAnothersPage = (evidence: Evidence): boolean => {
  const { brand } = evidence.ad;
  return (
    brand !== null &&
    bearerOf(brand, evidence) === null &&
    kinOf(brand, evidence) === null &&
    ownNameOf(evidence.page) !== null
  );
};

/** The brand is the ad's and its price is kept to the figure: then a word for other goods is a figure of speech. */
const isItsOwnPrice = (evidence: Evidence): boolean => bearsItsName(evidence) && keepsOffer(evidence, "price");

/** Below this share of the ad's subject, other goods are another thing, whatever small words are shared. */
const MOSTLY = 0.5;

/** Other goods are named in both headlines, or about a subject of which little else is shared. */
const isOtherProduct = (evidence: Evidence): boolean => {
  const other = otherGoods(evidence);
  if (other === null || isItsOwnPrice(evidence)) return false;
  return other.inHeadlines || (subjectOf(evidence).upfront < MOSTLY && echoOf(evidence).value < 2 * STRANGE);
};

/**
 * Another thing altogether. That no word is shared proves nothing by itself, since a good paraphrase shares none
 * either: a witness of another kind must agree. Other goods, named on both sides, need no further word; another brand
 * or an offer that is not kept count only where both sides say enough, in one language.
 */
export const isAnotherThing = (evidence: Evidence): boolean =>
  isOtherProduct(evidence) ||
  (sharesNothing(evidence) &&
    !isVouchedFor(evidence) &&
    !sharesGoods(evidence) &&
    isComparable(evidence) &&
    !mayTranslate(evidence) &&
    (isAnothersPage(evidence) || findBrokenOffer(evidence) !== null || namesGoodsInVain(evidence)));

/** What there is to do about a page that is about another thing. */
export const SEND_ELSEWHERE =
  "Point the ad at the page of the advertised product. If this is that page, name the product in its headline and first picture.";

const bearsItsName = (evidence: Evidence): boolean =>
  evidence.ad.brand !== null && bearerOf(evidence.ad.brand, evidence) !== null;

/** From so many words of substance on, a page that says none of an ad's does so by no accident. */
const MUCH = 60;

/**
 * The page says much, in the ad's language, and nowhere a word of what the ad sells. One chance word is enough for a
 * paraphrase.
 */
export const isUnheardOf = (evidence: Evidence): boolean =>
  isComparable(evidence) &&
  !mayTranslate(evidence) &&
  !sharesGoods(evidence) &&
  termsIn(evidence.page.blocks).length >= MUCH &&
  subjectOf(evidence).anywhere === 0;

/** A witness says that this is another page: only then can words that are not shared count as words that contradict. */
const isDisputed = (evidence: Evidence): boolean =>
  speakApart(evidence) ||
  findBrokenOffer(evidence) !== null ||
  isAnothersPage(evidence) ||
  isContradicted(evidence) ||
  leadOf(evidence).some((lead) => evidence.page.headline !== null && isSameLineOfAnother(lead, evidence.page.headline));

/**
 * The ad's name stands on the page and nothing speaks against it: words that are not shared are one fact, not several.
 */
export const isNamedUndisputed = (evidence: Evidence): boolean => !isDisputed(evidence) && bearsItsName(evidence);

/** Two witnesses of different kinds say that this is the ad's page, and none says otherwise. */
export const isVouchedFor = (evidence: Evidence): boolean =>
  isNamedUndisputed(evidence) && (keepsOffer(evidence) || sharesGoods(evidence));

/** The page has the ad's name and its offer: a line in other words is likelier a paraphrase than about something else. */
const NAME_AND_OFFER = 0.55;
/** It has the name alone, or nothing is known against it. */
const UNDISPUTED = 0.3;
/** The name alone, on a page that says much and nothing of what the ad sells: its brand may sell several things. */
const NAME_IN_VAIN = 0.15;

/**
 * What a line in wholly other words is still worth. Overlap can prove a match and cannot prove a mismatch: silence is
 * not the worst mark unless something else makes it so.
 */
export const benefitOfDoubt = (evidence: Evidence): number => {
  if (isDisputed(evidence)) return 0;
  if (!bearsItsName(evidence)) return UNDISPUTED;
  return keepsOffer(evidence) ? NAME_AND_OFFER : isUnheardOf(evidence) ? NAME_IN_VAIN : UNDISPUTED;
};

/** How surely the ad's words are known: the surest of what it leads with. */
export const adConfidence = ({ ad }: Evidence): number =>
  Math.max(ad.headline?.confidence ?? 0, ...ad.copy.map(({ confidence }) => confidence));
