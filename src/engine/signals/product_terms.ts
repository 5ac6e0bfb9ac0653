import { foldText } from "../../ground/fold-text.ts";
import { quote } from "../../ground/text.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { WORDS_NOT_COMPARABLE } from "../relation/cross-language.ts";
import type { ExcludedClaim } from "../relation/excluded-claim.ts";
import { listLeadLines } from "../relation/headline-similarity.ts";
import { piecewiseLinear } from "../relation/piecewise-linear.ts";
import { getAdConfidence, type SubjectSimilarity } from "../relation/subject-similarity.ts";
import { listTerms } from "../relation/term-similarity.ts";
import { createFinding } from "./create-finding.ts";
import { capMessageAndFold, defineSignal, POLICY_VIOLATION_CAP, UNREADABLE_PAGE, unknown } from "./define-signal.ts";
import { type Contradiction, type Pair, WRONG_PAGE_RECOMMENDATION } from "./relate-pair.ts";

const MAX_LISTED_WORDS = 4;

/** A paraphrase keeps about half of an ad's nouns; by chance, pages share one in eight. */
const scoreTermOverlap = piecewiseLinear([0.08, 0], [0.2, 0.35], [0.35, 0.7], [0.55, 1]);
/** Prominent texts show what a page is about; a word further down may be a coincidence. */
const PROMINENT_WEIGHT = 0.75;
const REVERSE_OVERLAP_WEIGHT = 0.9;

const MATCH_THRESHOLD = 0.6;
const PARTIAL_MATCH_THRESHOLD = 0.3;

/** For another product in similar words ("hiking boots" for "hiking jackets"). */
const OTHER_PRODUCT_FACTOR = 0.25;

/** Missing words weigh more than a headline in other words. */
const BENEFIT_OF_DOUBT_SHARE = 0.6;

/** For the right product in another place or on other terms. */
const OTHER_TERMS_FACTOR = 0.5;

const scoreSubject = (
  { prominent, anywhere, reverseOverlap }: SubjectSimilarity,
  { otherProduct, place, excludedClaim }: Contradiction,
): number =>
  scoreTermOverlap(
    Math.max(PROMINENT_WEIGHT * prominent + (1 - PROMINENT_WEIGHT) * anywhere, REVERSE_OVERLAP_WEIGHT * reverseOverlap),
  ) *
  (otherProduct === null ? 1 : OTHER_PRODUCT_FACTOR) *
  (place === null && excludedClaim === null ? 1 : OTHER_TERMS_FACTOR);

/** Lists words as the ad writes them: "Rückenschmerzen" for "ruckenschmerzen". */
const asWritten = (words: readonly string[], { ad }: Pair): string[] => {
  const written = [ad.headline, ...ad.copy].flatMap((text) => text?.text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []);
  return words
    .slice(0, MAX_LISTED_WORDS)
    .map((word) => written.find((candidate) => foldText(candidate) === word) ?? word);
};

const describeSubject = (pair: Pair): string => {
  const { ad } = pair;
  const terms = listTerms([ad.headline, ...ad.copy]);
  const words = ad.concepts.map((concept) => terms.find((term) => term.concept === concept)?.word ?? concept);
  return asWritten(words, pair).join(", ");
};

/** The ad's headline, or else its first line. */
const leadLine = (pair: Pair): string => listLeadLines(pair)[0]?.text ?? describeSubject(pair);

const describeConflict = (ad: string, page: string): string => `the ad says ${quote(ad)}, the page ${quote(page)}`;

const describeExclusion = ({ claim, exclusion }: ExcludedClaim): string =>
  `the ad says ${quote(claim.text)}, but the page excludes it: ${quote(exclusion.quote, 160)}`;

/** Lists which of the ad's terms the page has and, if any are missing, which it lacks. */
const describeSharedTerms = (pair: Pair, value: number, { shared, absent }: SubjectSimilarity): string => {
  if (shared.length === 0) return "";
  const missing = value < 1 && absent.length > 0 ? `; not ${asWritten(absent, pair).join(", not ")}` : "";
  return ` (${asWritten(shared, pair).join(", ")}${missing})`;
};

const buildNote = (
  pair: Pair,
  value: number,
  subject: SubjectSimilarity,
  { otherProduct, place, excludedClaim }: Contradiction,
): string => {
  if (otherProduct !== null)
    return `the ad names one product (${otherProduct.ad}) and the page another (${otherProduct.page})`;
  if (place !== null) return describeConflict(place.claim.text, place.words ?? "");
  if (excludedClaim !== null) return describeExclusion(excludedClaim);
  if (value >= MATCH_THRESHOLD)
    return `the page is about the advertised product${describeSharedTerms(pair, value, subject)}`;
  const product = `the advertised product (${describeSubject(pair)})`;
  return subject.absent.length === 0
    ? `${product} is not the page's main subject`
    : `${product} is only partly on the page: it doesn't mention ${asWritten(subject.absent, pair)
        .map((word) => quote(word))
        .join(", ")}`;
};

const recommend = (status: Finding["comparison"]["status"], pair: Pair): string => {
  if (status === "match") return "Nothing to do: ad and page name the same product.";
  return status === "mismatch"
    ? WRONG_PAGE_RECOMMENDATION
    : `Name above the fold what the ad names (${quote(leadLine(pair))}), if possible in the ad's words.`;
};

const buildSubjectFinding = (pair: Pair, value: number, isWrongPage: boolean): Finding => {
  const { ad, page } = pair;
  const isConfirmed = pair.isConfirmedPage;
  const status =
    value >= MATCH_THRESHOLD ? "match" : value >= PARTIAL_MATCH_THRESHOLD || isConfirmed ? "partial_match" : "mismatch";
  return createFinding({
    kind: "product",
    status,
    // A missing term already lowers the headline's score. If the page has the brand's own name, it does not count
    // twice.
    severity: isWrongPage
      ? "HIGH"
      : status === "mismatch" && (!pair.isUndisputedBrandPage || pair.lacksSubject)
        ? "MEDIUM"
        : "LOW",
    adValue: leadLine(pair),
    landingPageValue: page.headline?.text ?? page.title,
    recommendation: recommend(status, pair),
    confidence: Math.min(getAdConfidence(pair), page.headline?.confidence ?? 0.9),
    contradiction: isWrongPage,
    ad: ad.headline ?? ad.copy[0] ?? null,
    page: page.headline,
  });
};

/** The page excludes what the ad claims. */
const excludedClaimFinding = (pair: Pair, { claim, exclusion }: ExcludedClaim): Finding =>
  createFinding({
    kind: "product",
    element: "Product claim",
    status: "mismatch",
    severity: "HIGH",
    landingPageValue: exclusion.quote,
    recommendation:
      `The page excludes what the ad claims (${quote(exclusion.quote, 160)}): point the ad at a ` +
      "page that offers it, or remove the claim from the ad.",
    confidence: Math.min(getAdConfidence(pair), claim.confidence, exclusion.topic.confidence),
    contradiction: true,
    ad: claim,
  });

/** The strongest contradiction, or the similarity of the subject if nothing contradicts. */
const chooseFinding = (pair: Pair, value: number, isWrongPage: boolean, { excludedClaim }: Contradiction): Finding => {
  if (isWrongPage) return buildSubjectFinding(pair, value, true);
  if (excludedClaim !== null) return excludedClaimFinding(pair, excludedClaim);
  return buildSubjectFinding(pair, value, false);
};

const contradictionReason = (pair: Pair, isWrongPage: boolean, { excludedClaim }: Contradiction): string | null => {
  const { headline, title } = pair.page;
  if (isWrongPage && getAdConfidence(pair) >= 0.65)
    return `the page is about something else (${quote(headline?.text ?? title)})`;
  if (excludedClaim !== null) return describeExclusion(excludedClaim);
  return null;
};

/** Is the page about the advertised product? */
export const productTerms = defineSignal("messageMatch", "product_terms", (pair) => {
  if (pair.ad.concepts.length === 0) return unknown("the ad's words do not tell what it sells");
  if (pair.page.blocks.length === 0) return unknown(UNREADABLE_PAGE);
  const subject = pair.subject;
  const contradiction = pair.contradiction;
  const isContradicted = Object.values(contradiction).some((one) => one !== null);
  const value = scoreSubject(subject, contradiction);
  const isLow = value < PARTIAL_MATCH_THRESHOLD;
  if (isLow && !isContradicted && !pair.areWordsComparable) return unknown(WORDS_NOT_COMPARABLE);
  if (isLow && !isContradicted && !pair.hasEnoughText)
    return unknown("the ad or the page has too few words to compare their products");
  const isWrongPage = isLow && pair.isAboutSomethingElse;
  // A low value proves nothing if the languages differ or the page repeats the headline.
  const isReported =
    !isLow || isContradicted || (!pair.inDifferentLanguages && pair.headline.anywhere.value < MATCH_THRESHOLD);
  const reason = contradictionReason(pair, isWrongPage, contradiction);
  return {
    value: Math.max(value, BENEFIT_OF_DOUBT_SHARE * pair.benefitOfDoubt),
    note: buildNote(pair, value, subject, contradiction),
    findings: isReported ? [chooseFinding(pair, value, isWrongPage, contradiction)] : [],
    caps: reason === null ? [] : capMessageAndFold(POLICY_VIOLATION_CAP, POLICY_VIOLATION_CAP, reason),
  };
});
