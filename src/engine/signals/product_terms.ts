import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { createFinding, quote } from "../compare/create-finding.ts";
import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { type Contradiction, contradictionOf } from "../similarity/contradiction.ts";
import { isWordingKnown, speakApart, UNKNOWN_WORDING } from "../similarity/cross-language.ts";
import type { Denied } from "../similarity/excluded-claim.ts";
import { echoOf, leadOf } from "../similarity/headline-similarity.ts";
import {
  adConfidence,
  benefitOfDoubt,
  isAnotherThing,
  isComparable,
  isNamedUndisputed,
  isUnheardOf,
  isVouchedFor,
  SEND_ELSEWHERE,
  type Subject,
  subjectOf,
} from "../similarity/subject-similarity.ts";
import { termsIn } from "../similarity/term-similarity.ts";
import { capMessageAndFold, defineSignal, POLICY_VIOLATION_CAP, UNREADABLE_PAGE, unknown } from "./define-signal.ts";

const MAX_LISTED_WORDS = 4;

/** A paraphrase keeps about half of an ad's nouns; by chance, pages share one in eight. */
const scoreTermOverlap = piecewiseLinear([0.08, 0], [0.2, 0.35], [0.35, 0.7], [0.55, 1]);
/** Prominent texts show what a page is about; a word further down may be a coincidence. */
const ABOVE_THE_FOLD_WEIGHT = 0.75;
const REVERSE_OVERLAP_WEIGHT = 0.9;

const MATCH_THRESHOLD = 0.6;
const PARTIAL_MATCH_THRESHOLD = 0.3;

/** For another product in similar words ("hiking boots" for "hiking jackets"). */
const OTHER_PRODUCT_FACTOR = 0.25;

/** Missing words weigh more than a headline in other words. */
const BENEFIT_OF_DOUBT_SHARE = 0.6;

/** For the right product in another place or on other terms. */
const OTHER_TERMS_FACTOR = 0.5;

const scoreSubject = ({ upfront, anywhere, back }: Subject, { goods, place, denied }: Contradiction): number =>
  scoreTermOverlap(
    Math.max(ABOVE_THE_FOLD_WEIGHT * upfront + (1 - ABOVE_THE_FOLD_WEIGHT) * anywhere, REVERSE_OVERLAP_WEIGHT * back),
  ) *
  (goods === null ? 1 : OTHER_PRODUCT_FACTOR) *
  (place === null && denied === null ? 1 : OTHER_TERMS_FACTOR);

/** Removes case and diacritics, as in the words of terms. */
const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/gu, "")
    .replaceAll("ß", "ss");

/** Lists words as the ad writes them: "Rückenschmerzen" for "ruckenschmerzen". */
const asWritten = (words: readonly string[], { ad }: Evidence): string[] => {
  const written = [ad.headline, ...ad.copy].flatMap((text) => text?.text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []);
  return words
    .slice(0, MAX_LISTED_WORDS)
    .map((word) => written.find((candidate) => foldWord(candidate) === word) ?? word);
};

const describeSubject = (evidence: Evidence): string => {
  const { ad } = evidence;
  const terms = termsIn([ad.headline, ...ad.copy]);
  const words = ad.concepts.map((concept) => terms.find((term) => term.concept === concept)?.word ?? concept);
  return asWritten(words, evidence).join(", ");
};

/** The ad's headline, or else its first line. */
const leadLine = (evidence: Evidence): string => leadOf(evidence)[0]?.text ?? describeSubject(evidence);

const describeConflict = (ad: string, page: string): string => `the ad says ${quote(ad)}, the page ${quote(page)}`;

const describeDenial = ({ claim, denial }: Denied): string =>
  `the ad says ${quote(claim.text)}, but the page excludes it: ${quote(denial.quote, 160)}`;

/** Lists which of the ad's terms the page has and, if any are missing, which it lacks. */
const describeSharedTerms = (evidence: Evidence, value: number, { shared, absent }: Subject): string => {
  if (shared.length === 0) return "";
  const missing = value < 1 && absent.length > 0 ? `; not ${asWritten(absent, evidence).join(", not ")}` : "";
  return ` (${asWritten(shared, evidence).join(", ")}${missing})`;
};

const buildNote = (
  evidence: Evidence,
  value: number,
  subject: Subject,
  { goods, place, denied }: Contradiction,
): string => {
  if (goods !== null) return `the ad names one product (${goods.ad}) and the page another (${goods.page})`;
  if (place !== null) return describeConflict(place.claim.text, place.words ?? "");
  if (denied !== null) return describeDenial(denied);
  if (value >= MATCH_THRESHOLD)
    return `the page is about the advertised product${describeSharedTerms(evidence, value, subject)}`;
  const product = `the advertised product (${describeSubject(evidence)})`;
  return subject.absent.length === 0
    ? `${product} is not the page's main subject`
    : `${product} is only partly on the page: it doesn't mention ${asWritten(subject.absent, evidence)
        .map((word) => quote(word))
        .join(", ")}`;
};

const recommend = (status: Finding["comparison"]["status"], evidence: Evidence): string => {
  if (status === "match") return "Nothing to do: ad and page name the same product.";
  return status === "mismatch"
    ? SEND_ELSEWHERE
    : `Name above the fold what the ad names (${quote(leadLine(evidence))}), if possible in the ad's words.`;
};

const buildSubjectFinding = (evidence: Evidence, value: number, isWrongPage: boolean): Finding => {
  const { ad, page } = evidence;
  const isVouched = isVouchedFor(evidence);
  const status =
    value >= MATCH_THRESHOLD ? "match" : value >= PARTIAL_MATCH_THRESHOLD || isVouched ? "partial_match" : "mismatch";
  return createFinding({
    kind: "product",
    status,
    // A missing term already lowers the headline's score. If the page has the brand's own name, it does not count
    // twice.
    severity: isWrongPage
      ? "HIGH"
      : status === "mismatch" && (!isNamedUndisputed(evidence) || isUnheardOf(evidence))
        ? "MEDIUM"
        : "LOW",
    adValue: leadLine(evidence),
    landingPageValue: page.headline?.text ?? page.title,
    recommendation: recommend(status, evidence),
    confidence: Math.min(adConfidence(evidence), page.headline?.confidence ?? 0.9),
    contradiction: isWrongPage,
    ad: ad.headline ?? ad.copy[0] ?? null,
    page: page.headline,
  });
};

/** The page excludes what the ad claims. */
const deniedClaimFinding = (evidence: Evidence, { claim, denial }: Denied): Finding =>
  createFinding({
    kind: "product",
    element: "Product claim",
    status: "mismatch",
    severity: "HIGH",
    landingPageValue: denial.quote,
    recommendation:
      `The page excludes what the ad claims (${quote(denial.quote, 160)}): point the ad at a ` +
      "page that offers it, or remove the claim from the ad.",
    confidence: Math.min(adConfidence(evidence), claim.confidence, denial.topic.confidence),
    contradiction: true,
    ad: claim,
  });

/** The strongest contradiction, or the similarity of the subject if nothing contradicts. */
const chooseFinding = (evidence: Evidence, value: number, isWrongPage: boolean, { denied }: Contradiction): Finding => {
  if (isWrongPage) return buildSubjectFinding(evidence, value, true);
  if (denied !== null) return deniedClaimFinding(evidence, denied);
  return buildSubjectFinding(evidence, value, false);
};

const contradictionReason = (evidence: Evidence, isWrongPage: boolean, { denied }: Contradiction): string | null => {
  const { headline, title } = evidence.page;
  if (isWrongPage && adConfidence(evidence) >= 0.65)
    return `the page is about something else (${quote(headline?.text ?? title)})`;
  if (denied !== null) return describeDenial(denied);
  return null;
};

/** Is the page about the advertised product? */
export const productTerms = defineSignal("messageMatch", "product_terms", (evidence) => {
  if (evidence.ad.concepts.length === 0) return unknown("the ad's words do not tell what it sells");
  if (evidence.page.blocks.length === 0) return unknown(UNREADABLE_PAGE);
  const subject = subjectOf(evidence);
  const contradiction = contradictionOf(evidence);
  const isContradicted = Object.values(contradiction).some((one) => one !== null);
  const value = scoreSubject(subject, contradiction);
  const isLow = value < PARTIAL_MATCH_THRESHOLD;
  if (isLow && !isContradicted && !isWordingKnown(evidence)) return unknown(UNKNOWN_WORDING);
  if (isLow && !isContradicted && !isComparable(evidence))
    return unknown("the ad or the page has too few words to compare their products");
  const isWrongPage = isLow && isAnotherThing(evidence);
  // A low value proves nothing if the languages differ or the page repeats the headline.
  const isReported = !isLow || isContradicted || (!speakApart(evidence) && echoOf(evidence).value < MATCH_THRESHOLD);
  const reason = contradictionReason(evidence, isWrongPage, contradiction);
  return {
    value: Math.max(value, BENEFIT_OF_DOUBT_SHARE * benefitOfDoubt(evidence)),
    note: buildNote(evidence, value, subject, contradiction),
    findings: isReported ? [chooseFinding(evidence, value, isWrongPage, contradiction)] : [],
    caps: reason === null ? [] : capMessageAndFold(POLICY_VIOLATION_CAP, POLICY_VIOLATION_CAP, reason),
  };
});
