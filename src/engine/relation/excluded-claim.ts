import type { Evidence, Exclusion, PageEvidence } from "../artifacts/evidence.ts";
import type { Term, TextBlock } from "../artifacts/text-block.ts";
import { listTerms } from "./term-similarity.ts";

/** The ad claims what the page excludes. */
export interface ExcludedClaim {
  /** The ad's line with the claim. */
  claim: TextBlock;
  exclusion: Exclusion;
}

/** With a lower confidence the ad's words may be misread. */
const MIN_CLAIM_CONFIDENCE = 0.75;
/** From this share of its characters on, a block is the exclusion itself and offers nothing. */
const MIN_EXCLUSION_SHARE = 0.4;

const isMainPartOf = ({ lines }: Exclusion, block: TextBlock): boolean =>
  lines.some((line) => block.normalised.includes(line) && line.length >= MIN_EXCLUSION_SHARE * block.normalised.length);

/** The page's blocks without those that say what it does not offer. */
export const listOfferedBlocks = ({ blocks, exclusions = [] }: PageEvidence): TextBlock[] =>
  blocks.filter((block) => !exclusions.some((exclusion) => isMainPartOf(exclusion, block)));

/** All text of the page without its exclusions, normalised. */
export const getOfferedText = ({ fullText, exclusions = [] }: PageEvidence): string =>
  exclusions
    .flatMap(({ lines }) => lines)
    .sort((one, other) => other.length - one.length)
    .reduce((words, line) => ` ${words} `.replaceAll(` ${line} `, " ").trim(), fullText);

/** Compares words and not concepts: a page may teach coding and exclude Python, which is one concept. */
const isTermAmong = ({ word, stem }: Term, others: readonly Term[]): boolean =>
  others.some((other) => other.stem === stem || other.word === word);

const MIN_PART_LETTERS = 5;

/** The ad names the term or a part of it: "Leder" of the excluded "Lederbezug". */
const isClaimed = (term: Term, claimed: readonly Term[]): boolean =>
  isTermAmong(term, claimed) ||
  claimed.some(({ stem }) => {
    const [short, long] = stem.length < term.stem.length ? [stem, term.stem] : [term.stem, stem];
    return short.length >= MIN_PART_LETTERS && (long.startsWith(short) || long.endsWith(short));
  });

/** The page's own subject is not excluded: a shop for tanks that installs no tankless heaters does install. */
const listSubjectTerms = ({ page, ad }: Evidence): Term[] =>
  listTerms([page.headline, page.subhead, ...page.summary, ...page.brands, ad.brand]);

const listOfferedTerms = (page: PageEvidence): Term[] =>
  listTerms(listOfferedBlocks(page).filter(({ boilerplate }) => !boilerplate));

/**
 * Finds a claim of the ad that the page excludes and offers nowhere else. The claim is in the ad's headline, or one
 * line of the ad has all terms of the exclusion. Words of different languages prove nothing.
 */
export const findExcludedClaim = (evidence: Evidence): ExcludedClaim | null => {
  const { ad, page } = evidence;
  if (page.exclusions === undefined || ad.claimLines === undefined) return null;
  if (ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag) return null;
  const claims = ad.claimLines.filter(({ confidence }) => confidence >= MIN_CLAIM_CONFIDENCE);
  const subjectTerms = listSubjectTerms(evidence);
  const offeredTerms = listOfferedTerms(page);
  const headlineClaims = claims.filter(
    ({ normalised }) => ad.headline === null || ad.headline.normalised.includes(normalised),
  );
  for (const exclusion of page.exclusions) {
    const { terms } = exclusion.topic;
    const excludedTerms = terms.filter((term) => !isTermAmong(term, subjectTerms) && !isTermAmong(term, offeredTerms));
    if (excludedTerms.length === 0) continue;
    const hasAllTerms = (claim: TextBlock): boolean => terms.every((term) => isClaimed(term, claim.terms));
    const isExcluded = (claim: TextBlock): boolean =>
      exclusion.requiresAllTerms ? hasAllTerms(claim) : excludedTerms.some((term) => isClaimed(term, claim.terms));
    const claim = headlineClaims.find(isExcluded) ?? claims.find((other) => terms.length > 1 && hasAllTerms(other));
    if (claim !== undefined) return { claim, exclusion };
  }
  return null;
};
