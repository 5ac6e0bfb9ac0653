import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding, ScoreCap } from "../artifacts/judgement.ts";
import type { TextBlock } from "../artifacts/text.ts";
import { createFinding, quote } from "../compare/create-finding.ts";
import {
  type MeasureSignal,
  POLICY_VIOLATION_CAP,
  piecewiseLinear,
  scoredSignal,
  signalResult,
  unknownSignal,
} from "../compare/signal-result.ts";
import { isWordingKnown, speakApart, UNKNOWN_WORDING } from "../judge/heuristic/apart.ts";
import { type Contradiction, contradictionOf } from "../judge/heuristic/contradiction.ts";
import type { Denied } from "../judge/heuristic/denied.ts";
import { echoOf, leadOf } from "../judge/heuristic/echo.ts";
import type { OtherPlace } from "../judge/heuristic/locality.ts";
import type { OtherMeasure } from "../judge/heuristic/measures.ts";
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
} from "../judge/heuristic/subject.ts";

const SIGNAL = { id: "product_terms", dimension: "messageMatch", weight: 0.2 } as const;

/** A paraphrase keeps about half of an ad's nouns; chance alone finds one in eight. */
const scoreTermOverlap = piecewiseLinear([0.08, 0], [0.2, 0.35], [0.35, 0.7], [0.55, 1]);
/** What stands first tells what a page is about; a word somewhere below may be chance. */
const ABOVE_THE_FOLD_WEIGHT = 0.75;
const REVERSE_OVERLAP_WEIGHT = 0.9;

const MATCH_THRESHOLD = 0.6;
const PARTIAL_MATCH_THRESHOLD = 0.3;

/** Other goods in like words ("hiking boots" for "hiking jackets") keep this much of what the words are worth. */
const OTHER_PRODUCT_FACTOR = 0.25;

/** Words nowhere to be found weigh more against a page than a headline in other words. */
const BENEFIT_OF_DOUBT_SHARE = 0.6;

/** The same service elsewhere, or on other terms: what is sold is right, and not what was asked for. */
const OTHER_TERMS_FACTOR = 0.5;

const scoreSubject = (
  { upfront, anywhere, back }: Subject,
  { goods, place, measure, denied }: Contradiction,
): number =>
  scoreTermOverlap(
    Math.max(
      ABOVE_THE_FOLD_WEIGHT * upfront + (1 - ABOVE_THE_FOLD_WEIGHT) * anywhere,
      REVERSE_OVERLAP_WEIGHT * back,
    ),
  ) *
  (goods === null ? 1 : OTHER_PRODUCT_FACTOR) *
  (place === null && measure === null && denied === null ? 1 : OTHER_TERMS_FACTOR);

/** Without case and diacritics, as terms are kept. */
const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/gu, "")
    .replaceAll("ß", "ss");

/** A word as the ad writes it: "Rückenschmerzen" of "ruckenschmerzen". */
const asWritten = (word: string, passages: readonly (TextBlock | null)[]): string =>
  passages
    .flatMap((passage) => passage?.text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [])
    .find((written) => foldWord(written) === word) ?? word;

const adTexts = ({ ad }: Evidence): (TextBlock | null)[] => [ad.headline, ...ad.copy];

const describeSubject = (evidence: Evidence): string => {
  const terms = adTexts(evidence).flatMap((passage) => passage?.terms ?? []);
  const words = evidence.ad.concepts
    .slice(0, 4)
    .map((idea) => terms.find((term) => term.concept === idea)?.word ?? idea);
  return words.map((word) => asWritten(word, adTexts(evidence))).join(", ");
};

/** The line of the ad that a reader would take for what it sells: its headline, else its first. */
const leadLine = (evidence: Evidence): string => leadOf(evidence)[0]?.text ?? describeSubject(evidence);

const describeMeasureConflict = ({ ad, page }: OtherMeasure): string =>
  `the ad says ${quote(ad.quote)}, the page ${quote(page.quote)}`;

const describePlaceConflict = ({ ad, page }: OtherPlace): string =>
  `the ad says ${quote(ad)}, the page ${quote(page)}`;

const describeDenial = ({ claim, denial }: Denied): string =>
  `the ad says ${quote(claim.text)}, and the page says no: ${quote(denial.quote, 160)}`;

const MAX_LISTED_WORDS = 4;

/** What of the ad's subject the page has, and where that is not all, what it lacks: never a word that is not there. */
const describeSharedTerms = (evidence: Evidence, value: number, { shared, absent }: Subject): string => {
  const list = (words: readonly string[]): string =>
    words
      .slice(0, MAX_LISTED_WORDS)
      .map((word) => asWritten(word, adTexts(evidence)))
      .join(", ");
  if (shared.length === 0) return "";
  return value < 1 && absent.length > 0
    ? ` (${list(shared)}; not ${list(absent).replaceAll(", ", ", not ")})`
    : ` (${list(shared)})`;
};

const buildNote = (
  evidence: Evidence,
  value: number,
  subject: Subject,
  { goods, place, measure, denied }: Contradiction,
): string => {
  const { absent } = subject;
  const sold = describeSubject(evidence);
  if (goods !== null)
    return `the ad names one kind of goods (${goods.ad}) and the page another (${goods.page})`;
  if (place !== null) return describePlaceConflict(place);
  if (measure !== null) return describeMeasureConflict(measure);
  if (denied !== null) return describeDenial(denied);
  if (value >= MATCH_THRESHOLD)
    return `the page is about what the ad sells${describeSharedTerms(evidence, value, subject)}`;
  const missing = absent
    .slice(0, 4)
    .map((word) => quote(asWritten(word, adTexts(evidence))))
    .join(", ");
  return missing === ""
    ? `what the ad sells (${sold}) is not what the page puts first`
    : `of what the ad sells (${sold}) the page never says ${missing}`;
};

const recommend = (status: Finding["comparison"]["status"], evidence: Evidence): string => {
  if (status === "match") return "Nothing to do: ad and page name the same thing.";
  return status === "mismatch"
    ? SEND_ELSEWHERE
    : `Name on the first screen what the ad names (${quote(leadLine(evidence))}), in the ad's own words where they fit.`;
};

const buildSubjectFinding = (evidence: Evidence, value: number, strange: boolean): Finding => {
  const { ad, page } = evidence;
  const vouched = isVouchedFor(evidence);
  const status =
    value >= MATCH_THRESHOLD
      ? "match"
      : value >= PARTIAL_MATCH_THRESHOLD || vouched
        ? "partial_match"
        : "mismatch";
  return createFinding({
    kind: "product",
    status,
    // The headline has paid for words that are not shared: with the brand's own word for the page, they are not counted twice.
    severity: strange
      ? "HIGH"
      : status === "mismatch" && (!isNamedUndisputed(evidence) || isUnheardOf(evidence))
        ? "MEDIUM"
        : "LOW",
    adValue: leadLine(evidence),
    landingPageValue: page.headline?.text ?? page.title,
    recommendation: recommend(status, evidence),
    confidence: Math.min(adConfidence(evidence), page.headline?.confidence ?? 0.9),
    contradiction: strange,
    ad: ad.headline ?? ad.copy[0] ?? null,
    page: page.headline,
  });
};

/** The right thing in the wrong place: a fault of its own, that no shared word mends. */
const otherPlaceFinding = (evidence: Evidence, place: OtherPlace): Finding =>
  createFinding({
    kind: "product",
    status: "mismatch",
    severity: place.certain ? "HIGH" : "MEDIUM",
    adValue: leadLine(evidence),
    landingPageValue: place.passage.text,
    recommendation: `The ad says ${place.ad}, the page ${place.page}: send the ad to the page for ${place.ad}, or name ${place.ad} here if the page serves it.`,
    confidence: Math.min(adConfidence(evidence), place.passage.confidence),
    contradiction: true,
    ad: evidence.ad.headline ?? evidence.ad.copy[0] ?? null,
    page: place.passage,
  });

/** The right thing on other terms, or its next of kin: a figure that the page gives otherwise. */
const otherMeasureFinding = (evidence: Evidence, { ad, page }: OtherMeasure): Finding =>
  createFinding({
    kind: "product",
    element: ad.kind === "name" ? "Product model" : "Product figure",
    status: "mismatch",
    severity: "HIGH",
    adValue: ad.passage.text,
    landingPageValue: page.passage.text,
    recommendation: `The ad says ${quote(ad.quote)}, the page ${quote(page.quote)}: change whichever is out of date, or send the ad to the page that says so.`,
    confidence: Math.min(adConfidence(evidence), ad.passage.confidence, page.passage.confidence),
    contradiction: true,
    ad: ad.passage,
    page: page.passage,
  });

/** What the ad claims and the page declines. */
const deniedClaimFinding = (evidence: Evidence, { claim, denial }: Denied): Finding =>
  createFinding({
    kind: "product",
    element: "Product claim",
    status: "mismatch",
    severity: "HIGH",
    adValue: claim.text,
    landingPageValue: denial.quote,
    recommendation: `The page says no to what the ad claims (${quote(denial.quote, 160)}): send the ad to a page that offers it, or take it out of the ad.`,
    confidence: Math.min(adConfidence(evidence), claim.confidence, denial.topic.confidence),
    contradiction: true,
    ad: claim,
  });

/** What speaks against the ad, the plainest first; where nothing does, how its words fare. */
const chooseFinding = (
  evidence: Evidence,
  value: number,
  strange: boolean,
  { place, measure, denied }: Contradiction,
): Finding => {
  if (strange) return buildSubjectFinding(evidence, value, true);
  if (denied !== null) return deniedClaimFinding(evidence, denied);
  if (place !== null) return otherPlaceFinding(evidence, place);
  return measure === null
    ? buildSubjectFinding(evidence, value, false)
    : otherMeasureFinding(evidence, measure);
};

const policyCaps = (reason: string): ScoreCap[] => [
  { dimension: "messageMatch", limit: POLICY_VIOLATION_CAP, reason },
  { dimension: "aboveTheFoldContinuity", limit: POLICY_VIOLATION_CAP, reason },
];

const contradictionCaps = (
  evidence: Evidence,
  strange: boolean,
  { place, measure, denied }: Contradiction,
): ScoreCap[] => {
  if (strange && adConfidence(evidence) >= 0.65)
    return policyCaps(
      `the page is about something else (${quote(evidence.page.headline?.text ?? evidence.page.title)})`,
    );
  if (denied !== null) return policyCaps(describeDenial(denied));
  if (measure !== null) return policyCaps(describeMeasureConflict(measure));
  return place?.certain === true ? policyCaps(describePlaceConflict(place)) : [];
};

/** Is what the ad sells what the page is about? */
export const productTerms: MeasureSignal = (evidence) => {
  if (evidence.ad.concepts.length === 0)
    return signalResult({ signals: [unknownSignal(SIGNAL, "the ad's words do not tell what it sells")] });
  if (evidence.page.blocks.length === 0)
    return signalResult({ signals: [unknownSignal(SIGNAL, "no text of the page could be read")] });
  const subject = subjectOf(evidence);
  const other = contradictionOf(evidence);
  const isOther = Object.values(other).some((one) => one !== null);
  const value = scoreSubject(subject, other);
  if (value < PARTIAL_MATCH_THRESHOLD && !isOther && !isWordingKnown(evidence))
    return signalResult({ signals: [unknownSignal(SIGNAL, UNKNOWN_WORDING)] });
  if (value < PARTIAL_MATCH_THRESHOLD && !isOther && !isComparable(evidence))
    return signalResult({
      signals: [unknownSignal(SIGNAL, "too little is said to tell whether both sell the same")],
    });
  const strange = value < PARTIAL_MATCH_THRESHOLD && isAnotherThing(evidence);
  // Too little said, or a headline that does answer: silence about the rest proves nothing.
  const telling =
    value >= PARTIAL_MATCH_THRESHOLD ||
    isOther ||
    (!speakApart(evidence) && echoOf(evidence).value < MATCH_THRESHOLD);
  return signalResult({
    signals: [
      scoredSignal(
        SIGNAL,
        Math.max(value, BENEFIT_OF_DOUBT_SHARE * benefitOfDoubt(evidence)),
        buildNote(evidence, value, subject, other),
      ),
    ],
    findings: telling ? [chooseFinding(evidence, value, strange, other)] : [],
    caps: contradictionCaps(evidence, strange, other),
  });
};
