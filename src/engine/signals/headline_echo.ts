import type { Evidence, PageEvidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import type { TextBlock } from "../artifacts/text.ts";
import { createFinding, quote } from "../compare/create-finding.ts";
import { describePosition, isAboveTheFold, isCoveredByConsent } from "../compare/page-position.ts";
import { type MeasureSignal, scoredSignal, signalResult, unknownSignal } from "../compare/signal-result.ts";
import { isWordingKnown, speakApart, UNKNOWN_WORDING } from "../judge/heuristic/apart.ts";
import { brokenIn } from "../judge/heuristic/bargain.ts";
import { isDeclinedHere, SETTLE_FIRST } from "../judge/heuristic/contradiction.ts";
import { type Echo, echoOf, leadOf, leadsWithOffer, unspoken } from "../judge/heuristic/echo.ts";
import { offerWords } from "../judge/heuristic/offer-words.ts";
import { otherGoods } from "../judge/heuristic/other-goods.ts";
import {
  benefitOfDoubt,
  isAnotherThing,
  isComparable,
  isVouchedFor,
  SEND_ELSEWHERE,
  subjectOf,
} from "../judge/heuristic/subject.ts";

const SIGNAL = { id: "headline_echo", dimension: "messageMatch", weight: 0.35 } as const;

/** From here on the page says what the ad said; below the lower bound nothing of it was found. */
const MATCH_THRESHOLD = 0.65;
const PARTIAL_MATCH_THRESHOLD = 0.3;
/** A quarter of the ad's subject in what the page shows first: the page is about the same thing. */
const MIN_SHARED_SUBJECT = 0.25;

const recommend = (status: Finding["comparison"]["status"], ad: string, page: string): string => {
  if (status === "match") return "Nothing to do: the visitor reads on the page what the ad said.";
  if (status === "obscured")
    return "Let the consent layer leave the headline in view, so that the promise is read at once.";
  return status === "partial_match"
    ? `Bring the page's headline ${quote(page)} closer to the ad: name what ${quote(ad)} names, in its first words.`
    : `Say ${quote(ad)} in the page's headline, where it now reads ${quote(page)}, or lead the ad with the page's own words.`;
};

/** A page opens with what its first screen shows; a title is read in the tab, and a line farther down later. */
const describePageOpening = ({ headline, title }: PageEvidence): string => {
  if (headline === null) return title === "" ? "it has no headline" : `its title is ${quote(title)}`;
  return isAboveTheFold(headline)
    ? `it opens with ${quote(headline.text)}`
    : `its largest line, below the first screen, is ${quote(headline.text)}`;
};

const buildNote = (
  evidence: Evidence,
  { text: lead, normalised }: TextBlock,
  { value, passage }: Echo,
): string => {
  if (passage === null || value < PARTIAL_MATCH_THRESHOLD)
    return `nothing prominent on the page answers the ad's ${quote(lead)}; ${describePageOpening(evidence.page)}`;
  const place = describePosition(passage, evidence.page);
  if (passage.normalised === normalised)
    return `the ad's ${quote(lead)} stands word for word on the page (${place})`;
  const how = value >= MATCH_THRESHOLD ? "is taken up by" : "is taken up in part by";
  return `the ad's ${quote(lead)} ${how} ${quote(passage.text)} (${place})`;
};

const buildFinding = (evidence: Evidence, echo: Echo): Finding | null => {
  const [lead] = leadOf(evidence);
  const shown = (echo.value >= PARTIAL_MATCH_THRESHOLD ? echo.passage : null) ?? evidence.page.headline;
  if (lead === undefined || shown === null) return null;
  // Other words for the same are common: a headline is a mismatch only where the page's subject is elsewhere too.
  const other = otherGoods(evidence) !== null;
  const related =
    !other &&
    (echo.value >= PARTIAL_MATCH_THRESHOLD ||
      subjectOf(evidence).upfront >= MIN_SHARED_SUBJECT ||
      isVouchedFor(evidence));
  // A line whose offer the page does not keep is not what the visitor reads there.
  const broken = brokenIn(lead, evidence);
  // The same said in another language is understood in part: names, figures, and what the languages share.
  const whole =
    echo.value >= MATCH_THRESHOLD && broken === null && !isDeclinedHere(evidence) && !speakApart(evidence);
  const alike = !related ? "mismatch" : whole ? "match" : "partial_match";
  const status = alike !== "mismatch" && isCoveredByConsent(shown, evidence.page) ? "obscured" : alike;
  const strange = status === "mismatch" && isAnotherThing(evidence);
  return createFinding({
    kind: "headline",
    status,
    severity: strange
      ? "HIGH"
      : status === "mismatch" && (other || isComparable(evidence))
        ? "MEDIUM"
        : "LOW",
    adValue: lead.text,
    landingPageValue: shown.text,
    recommendation:
      status === "partial_match" && echo.value >= MATCH_THRESHOLD && broken !== null
        ? `The page takes up the line but not its offer: say ${offerWords(broken)} there, or take it out of ${quote(lead.text)}.`
        : strange
          ? SEND_ELSEWHERE
          : status !== "match" && isDeclinedHere(evidence)
            ? SETTLE_FIRST
            : recommend(status, lead.text, evidence.page.headline?.text ?? shown.text),
    confidence: Math.min(lead.confidence, shown.confidence),
    contradiction: strange,
    ad: lead,
    page: shown,
  });
};

/** Does the page say what the ad leads with? */
export const headlineEcho: MeasureSignal = (evidence) => {
  const [lead] = leadOf(evidence);
  if (lead === undefined || leadsWithOffer(lead, evidence))
    return signalResult({ signals: [unknownSignal(SIGNAL, unspoken(lead, evidence))] });
  if (evidence.page.blocks.length === 0)
    return signalResult({ signals: [unknownSignal(SIGNAL, "no text of the page could be read")] });
  const echo = echoOf(evidence);
  if (echo.value < PARTIAL_MATCH_THRESHOLD && !isWordingKnown(evidence))
    return signalResult({ signals: [unknownSignal(SIGNAL, UNKNOWN_WORDING)] });
  // Where the languages differ that is the finding, and the wording can only follow it.
  const found =
    speakApart(evidence) && echo.value < PARTIAL_MATCH_THRESHOLD ? null : buildFinding(evidence, echo);
  return signalResult({
    signals: [
      scoredSignal(SIGNAL, Math.max(echo.value, benefitOfDoubt(evidence)), buildNote(evidence, lead, echo)),
    ],
    findings: found === null ? [] : [found],
  });
};
