import type { Evidence, Exclusion, PageEvidence } from "../artifacts/evidence.ts";
import type { Term, TextBlock } from "../artifacts/text-block.ts";
import { termsIn } from "./term-similarity.ts";

/** The page says no to what the ad claims. */
export interface Denied {
  /** The line of the ad that claims it. */
  claim: TextBlock;
  denial: Exclusion;
}

/** Below this the ad's words may be misread. */
const SURELY_READ = 0.75;
/** A line that says no for the most part. */
const MOSTLY = 0.4;

const standsIn = ({ lines }: Exclusion, block: TextBlock): boolean =>
  lines.some((line) => block.normalised.includes(line) && line.length >= MOSTLY * block.normalised.length);

/** The page's lines without those that say what it does not offer. */
export const offeredBlocks = ({ blocks, exclusions = [] }: PageEvidence): TextBlock[] =>
  blocks.filter((block) => !exclusions.some((denial) => standsIn(denial, block)));

/** Every word of the page but those of its denials, plain. */
export const offeredWording = ({ fullText, exclusions = [] }: PageEvidence): string =>
  exclusions
    .flatMap(({ lines }) => lines)
    .sort((one, other) => other.length - one.length)
    .reduce((words, line) => ` ${words} `.replaceAll(` ${line} `, " ").trim(), fullText);

/** By the word itself: a course of Python is not one of coding, and what is denied is always the particular. */
const isIn = ({ word, stem }: Term, among: readonly Term[]): boolean =>
  among.some((other) => other.stem === stem || other.word === word);

const PART = 5;

/** Or by a part of it: "Leder" of the "Lederbezug" that there is not. */
const isClaimed = (term: Term, claimed: readonly Term[]): boolean =>
  isIn(term, claimed) ||
  claimed.some(({ stem }) => {
    const [short, long] = stem.length < term.stem.length ? [stem, term.stem] : [term.stem, stem];
    return short.length >= PART && (long.startsWith(short) || long.endsWith(short));
  });

/**
 * What of a denial is the page's own subject all the same: a shop of tanks that installs no tankless ones does install.
 */
const ownTerms = ({ page, ad }: Evidence): Term[] =>
  termsIn([page.headline, page.subhead, ...page.summary, ...page.brands, ad.brand]);

/** All that the page says elsewhere than in its frame and its denials. */
const offeredTerms = (page: PageEvidence): Term[] =>
  termsIn(offeredBlocks(page).filter(({ boilerplate }) => !boilerplate));

/**
 * What the ad claims and the page denies, which it names nowhere else: in its lead, or in one breath anywhere.
 * Words of a language that nobody here can compare prove nothing.
 */
export const denied = (evidence: Evidence): Denied | null => {
  const { ad, page } = evidence;
  if (page.exclusions === undefined || ad.claimLines === undefined) return null;
  if (ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag) return null;
  const claims = ad.claimLines.filter(({ confidence }) => confidence >= SURELY_READ);
  const own = ownTerms(evidence);
  const offered = offeredTerms(page);
  const lead = claims.filter(({ normalised }) => ad.headline === null || ad.headline.normalised.includes(normalised));
  for (const denial of page.exclusions) {
    const things = denial.topic.terms.filter((term) => !isIn(term, own));
    const alone = things.filter((term) => !isIn(term, offered));
    const isAll = ({ terms }: TextBlock): boolean => denial.topic.terms.every((term) => isClaimed(term, terms));
    const isOfIt = (claim: TextBlock): boolean =>
      denial.requiresAllTerms ? isAll(claim) : alone.some((term) => isClaimed(term, claim.terms));
    const isWhole = denial.topic.terms.length > 1;
    const claim = alone.length === 0 ? undefined : (lead.find(isOfIt) ?? claims.find((each) => isWhole && isAll(each)));
    if (claim !== undefined) return { claim, denial };
  }
  return null;
};
