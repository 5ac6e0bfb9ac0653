import type { Evidence } from "../../products/evidence.ts";
import type { Cap, Finding } from "../../products/judgement.ts";
import type { Passage } from "../../products/passage.ts";
import { isWordingKnown, speakApart, UNKNOWN_WORDING } from "./apart.ts";
import { type Contradiction, contradictionOf } from "./contradiction.ts";
import type { Denied } from "./denied.ts";
import { echoOf, leadOf } from "./echo.ts";
import { finding, quote } from "./finding.ts";
import type { OtherPlace } from "./locality.ts";
import type { OtherMeasure } from "./measures.ts";
import { curve, DISAPPROVED, type Examination, outcome, seen, silent } from "./outcome.ts";
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
} from "./subject.ts";

const SIGNAL = { id: "product_terms", dimension: "messageMatch", weight: 0.2 } as const;

/** A paraphrase keeps about half of an ad's nouns; chance alone finds one in eight. */
const grade = curve([0.08, 0], [0.2, 0.35], [0.35, 0.7], [0.55, 1]);
/** What stands first tells what a page is about; a word somewhere below may be chance. */
const UPFRONT_SHARE = 0.75;
const BACK_SHARE = 0.9;

const MATCH = 0.6;
const PARTIAL = 0.3;

/** Other goods in like words ("hiking boots" for "hiking jackets") keep this much of what the words are worth. */
const OTHER_GOODS = 0.25;

/** Words nowhere to be found weigh more against a page than a headline in other words. */
const DOUBT_SHARE = 0.6;

/** The same service elsewhere, or on other terms: what is sold is right, and not what was asked for. */
const OTHER_PLACE = 0.5;

const worthOf = (
  { upfront, anywhere, back }: Subject,
  { goods, place, measure, denied }: Contradiction,
): number =>
  grade(Math.max(UPFRONT_SHARE * upfront + (1 - UPFRONT_SHARE) * anywhere, BACK_SHARE * back)) *
  (goods === null ? 1 : OTHER_GOODS) *
  (place === null && measure === null && denied === null ? 1 : OTHER_PLACE);

/** Without case and diacritics, as terms are kept. */
const bare = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/gu, "")
    .replaceAll("ß", "ss");

/** A word as the ad writes it: "Rückenschmerzen" of "ruckenschmerzen". */
const asWritten = (word: string, passages: readonly (Passage | null)[]): string =>
  passages
    .flatMap((passage) => passage?.text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [])
    .find((written) => bare(written) === word) ?? word;

const said = ({ ad }: Evidence): (Passage | null)[] => [ad.headline, ...ad.copy];

const wordsOf = (evidence: Evidence): string => {
  const terms = said(evidence).flatMap((passage) => passage?.terms ?? []);
  const words = evidence.ad.terms
    .slice(0, 4)
    .map((idea) => terms.find((term) => term.idea === idea)?.word ?? idea);
  return words.map((word) => asWritten(word, said(evidence))).join(", ");
};

/** The line of the ad that a reader would take for what it sells: its headline, else its first. */
const lineOf = (evidence: Evidence): string => leadOf(evidence)[0]?.text ?? wordsOf(evidence);

const measureApart = ({ ad, page }: OtherMeasure): string =>
  `the ad says ${quote(ad.said)}, the page ${quote(page.said)}`;

const placeApart = ({ ad, page }: OtherPlace): string => `the ad says ${quote(ad)}, the page ${quote(page)}`;

const saysNo = ({ claim, denial }: Denied): string =>
  `the ad says ${quote(claim.text)}, and the page says no: ${quote(denial.said, 160)}`;

const MOST_WORDS = 4;

/** What of the ad's subject the page has, and where that is not all, what it lacks: never a word that is not there. */
const kept = (evidence: Evidence, value: number, { shared, absent }: Subject): string => {
  const list = (words: readonly string[]): string =>
    words
      .slice(0, MOST_WORDS)
      .map((word) => asWritten(word, said(evidence)))
      .join(", ");
  if (shared.length === 0) return "";
  return value < 1 && absent.length > 0
    ? ` (${list(shared)}; not ${list(absent).replaceAll(", ", ", not ")})`
    : ` (${list(shared)})`;
};

const describe = (
  evidence: Evidence,
  value: number,
  subject: Subject,
  { goods, place, measure, denied }: Contradiction,
): string => {
  const { absent } = subject;
  const sold = wordsOf(evidence);
  if (goods !== null)
    return `the ad names one kind of goods (${goods.ad}) and the page another (${goods.page})`;
  if (place !== null) return placeApart(place);
  if (measure !== null) return measureApart(measure);
  if (denied !== null) return saysNo(denied);
  if (value >= MATCH) return `the page is about what the ad sells${kept(evidence, value, subject)}`;
  const missing = absent
    .slice(0, 4)
    .map((word) => quote(asWritten(word, said(evidence))))
    .join(", ");
  return missing === ""
    ? `what the ad sells (${sold}) is not what the page puts first`
    : `of what the ad sells (${sold}) the page never says ${missing}`;
};

const recommend = (status: Finding["comparison"]["status"], evidence: Evidence): string => {
  if (status === "match") return "Nothing to do: ad and page name the same thing.";
  return status === "mismatch"
    ? SEND_ELSEWHERE
    : `Name on the first screen what the ad names (${quote(lineOf(evidence))}), in the ad's own words where they fit.`;
};

const compare = (evidence: Evidence, value: number, strange: boolean): Finding => {
  const { ad, page } = evidence;
  const vouched = isVouchedFor(evidence);
  const status = value >= MATCH ? "match" : value >= PARTIAL || vouched ? "partial_match" : "mismatch";
  return finding({
    kind: "product",
    status,
    // The headline has paid for words that are not shared: with the brand's own word for the page, they are not counted twice.
    severity: strange
      ? "HIGH"
      : status === "mismatch" && (!isNamedUndisputed(evidence) || isUnheardOf(evidence))
        ? "MEDIUM"
        : "LOW",
    adValue: lineOf(evidence),
    landingPageValue: page.headline?.text ?? page.title,
    recommendation: recommend(status, evidence),
    confidence: Math.min(adConfidence(evidence), page.headline?.confidence ?? 0.9),
    contradiction: strange,
    ad: ad.headline ?? ad.copy[0] ?? null,
    page: page.headline,
  });
};

/** The right thing in the wrong place: a fault of its own, that no shared word mends. */
const misplaced = (evidence: Evidence, place: OtherPlace): Finding =>
  finding({
    kind: "product",
    status: "mismatch",
    severity: place.certain ? "HIGH" : "MEDIUM",
    adValue: lineOf(evidence),
    landingPageValue: place.passage.text,
    recommendation: `The ad says ${place.ad}, the page ${place.page}: send the ad to the page for ${place.ad}, or name ${place.ad} here if the page serves it.`,
    confidence: Math.min(adConfidence(evidence), place.passage.confidence),
    contradiction: true,
    ad: evidence.ad.headline ?? evidence.ad.copy[0] ?? null,
    page: place.passage,
  });

/** The right thing on other terms, or its next of kin: a figure that the page gives otherwise. */
const otherwise = (evidence: Evidence, { ad, page }: OtherMeasure): Finding =>
  finding({
    kind: "product",
    element: ad.kind === "name" ? "Product model" : "Product figure",
    status: "mismatch",
    severity: "HIGH",
    adValue: ad.passage.text,
    landingPageValue: page.passage.text,
    recommendation: `The ad says ${quote(ad.said)}, the page ${quote(page.said)}: change whichever is out of date, or send the ad to the page that says so.`,
    confidence: Math.min(adConfidence(evidence), ad.passage.confidence, page.passage.confidence),
    contradiction: true,
    ad: ad.passage,
    page: page.passage,
  });

/** What the ad claims and the page declines. */
const declined = (evidence: Evidence, { claim, denial }: Denied): Finding =>
  finding({
    kind: "product",
    element: "Product claim",
    status: "mismatch",
    severity: "HIGH",
    adValue: claim.text,
    landingPageValue: denial.said,
    recommendation: `The page says no to what the ad claims (${quote(denial.said, 160)}): send the ad to a page that offers it, or take it out of the ad.`,
    confidence: Math.min(adConfidence(evidence), claim.confidence, denial.asked.confidence),
    contradiction: true,
    ad: claim,
  });

/** What speaks against the ad, the plainest first; where nothing does, how its words fare. */
const findingOf = (
  evidence: Evidence,
  value: number,
  strange: boolean,
  { place, measure, denied }: Contradiction,
): Finding => {
  if (strange) return compare(evidence, value, true);
  if (denied !== null) return declined(evidence, denied);
  if (place !== null) return misplaced(evidence, place);
  return measure === null ? compare(evidence, value, false) : otherwise(evidence, measure);
};

const capsFor = (reason: string): Cap[] => [
  { dimension: "messageMatch", limit: DISAPPROVED, reason },
  { dimension: "aboveTheFoldContinuity", limit: DISAPPROVED, reason },
];

const capsOf = (evidence: Evidence, strange: boolean, { place, measure, denied }: Contradiction): Cap[] => {
  if (strange && adConfidence(evidence) >= 0.65)
    return capsFor(
      `the page is about something else (${quote(evidence.page.headline?.text ?? evidence.page.title)})`,
    );
  if (denied !== null) return capsFor(saysNo(denied));
  if (measure !== null) return capsFor(measureApart(measure));
  return place?.certain === true ? capsFor(placeApart(place)) : [];
};

/** Is what the ad sells what the page is about? */
export const productTerms: Examination = (evidence) => {
  if (evidence.ad.terms.length === 0)
    return outcome({ signals: [silent(SIGNAL, "the ad's words do not tell what it sells")] });
  if (evidence.page.blocks.length === 0)
    return outcome({ signals: [silent(SIGNAL, "no text of the page could be read")] });
  const subject = subjectOf(evidence);
  const other = contradictionOf(evidence);
  const isOther = Object.values(other).some((one) => one !== null);
  const value = worthOf(subject, other);
  if (value < PARTIAL && !isOther && !isWordingKnown(evidence))
    return outcome({ signals: [silent(SIGNAL, UNKNOWN_WORDING)] });
  if (value < PARTIAL && !isOther && !isComparable(evidence))
    return outcome({ signals: [silent(SIGNAL, "too little is said to tell whether both sell the same")] });
  const strange = value < PARTIAL && isAnotherThing(evidence);
  // Too little said, or a headline that does answer: silence about the rest proves nothing.
  const telling = value >= PARTIAL || isOther || (!speakApart(evidence) && echoOf(evidence).value < MATCH);
  return outcome({
    signals: [
      seen(
        SIGNAL,
        Math.max(value, DOUBT_SHARE * benefitOfDoubt(evidence)),
        describe(evidence, value, subject, other),
      ),
    ],
    findings: telling ? [findingOf(evidence, value, strange, other)] : [],
    caps: capsOf(evidence, strange, other),
  });
};
