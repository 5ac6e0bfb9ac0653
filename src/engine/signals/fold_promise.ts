import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import type { TextBlock } from "../artifacts/text.ts";
import { createFinding, quote } from "../compare/create-finding.ts";
import { isCoveredByConsent } from "../compare/page-position.ts";
import {
  type MeasureSignal,
  piecewiseLinear,
  scoredSignal,
  signalResult,
  unknownSignal,
} from "../compare/signal-result.ts";
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

const SIGNAL = { id: "fold_promise", dimension: "aboveTheFoldContinuity", weight: 0.35 } as const;

/** The ad's subject on the first screen keeps most of a promise that no single line repeats. */
const scoreSubjectCoverage = piecewiseLinear([0.1, 0], [0.25, 0.3], [0.5, 0.7], [0.75, 0.85]);

/** A promise that may be kept in other words is at any rate not seen at a glance. */
const BENEFIT_OF_DOUBT_SHARE = 0.6;

const MATCH_THRESHOLD = 0.6;
const PARTIAL_MATCH_THRESHOLD = 0.3;

const buildNote = (lead: TextBlock, value: number, { passage }: Echo, evidence: Evidence): string => {
  if (value < PARTIAL_MATCH_THRESHOLD)
    return `the first screen does not take up the ad's ${quote(lead.text)}`;
  const line = passage === null ? "" : ` with ${quote(passage.text)}`;
  if (brokenIn(lead, evidence) !== null)
    return `the first screen takes up what the ad sells${line}, not its offer`;
  return value >= MATCH_THRESHOLD
    ? `the first screen takes up the ad's promise${line}`
    : `the first screen takes up the ad's promise only faintly${line}`;
};

const recommend = (status: Finding["comparison"]["status"], lead: string): string => {
  if (status === "match") return "Nothing to do: the first screen keeps the ad's promise.";
  if (status === "obscured")
    return "Make the consent layer smaller, so that the first screen keeps the ad's promise at once.";
  return `Put ${quote(lead)}, or words that mean the same, into the first screen: visitors decide there whether to stay.`;
};

const buildFinding = (evidence: Evidence, value: number, echo: Echo): Finding | null => {
  const [lead] = leadOf(evidence);
  const shown =
    value >= PARTIAL_MATCH_THRESHOLD ? (echo.passage ?? evidence.page.headline) : evidence.page.headline;
  if (lead === undefined || shown === null) return null;
  const broken = brokenIn(lead, evidence);
  const whole =
    value >= MATCH_THRESHOLD && broken === null && !isDeclinedHere(evidence) && !speakApart(evidence);
  const alike = whole ? "match" : value >= PARTIAL_MATCH_THRESHOLD ? "partial_match" : "missing";
  const status = alike !== "missing" && isCoveredByConsent(shown, evidence.page) ? "obscured" : alike;
  const another = status !== "obscured" && isAnotherThing(evidence);
  const strange = another && status === "missing";
  return createFinding({
    kind: "fold_promise",
    status,
    contradiction: strange,
    severity: strange
      ? "HIGH"
      : status === "missing" && isComparable(evidence) && !isVouchedFor(evidence)
        ? "MEDIUM"
        : "LOW",
    adValue: lead.text,
    landingPageValue: shown.text,
    recommendation:
      status === "partial_match" && value >= MATCH_THRESHOLD && broken !== null
        ? `The first screen shows what the ad sells, and not its offer: say ${offerWords(broken)} there, or take it out of the ad.`
        : another
          ? SEND_ELSEWHERE
          : status !== "match" && isDeclinedHere(evidence)
            ? SETTLE_FIRST
            : recommend(status, lead.text),
    confidence: Math.min(lead.confidence, shown.confidence),
    ad: lead,
    page: shown,
  });
};

/** Does the first screen keep what the ad promised? */
export const foldPromise: MeasureSignal = (evidence) => {
  const [lead] = leadOf(evidence);
  if (lead === undefined || leadsWithOffer(lead, evidence))
    return signalResult({ signals: [unknownSignal(SIGNAL, unspoken(lead, evidence))] });
  if (evidence.page.blocks.length === 0)
    return signalResult({ signals: [unknownSignal(SIGNAL, "no text of the page could be read")] });
  const echo = echoOf(evidence, true);
  const value = Math.max(
    echo.value,
    otherGoods(evidence) === null && !isDeclinedHere(evidence)
      ? scoreSubjectCoverage(subjectOf(evidence).onFirstScreen)
      : 0,
    BENEFIT_OF_DOUBT_SHARE * benefitOfDoubt(evidence),
  );
  if (value < PARTIAL_MATCH_THRESHOLD && !isWordingKnown(evidence))
    return signalResult({ signals: [unknownSignal(SIGNAL, UNKNOWN_WORDING)] });
  const found = buildFinding(evidence, value, echo);
  return signalResult({
    signals: [scoredSignal(SIGNAL, value, buildNote(lead, value, echo, evidence))],
    findings: found === null ? [] : [found],
  });
};
