import type { Band } from "../../contract/vocabulary.ts";
import type { Finding, ScoreCap, SignalScore } from "../artifacts/judgement.ts";
import { isBarelyMeasured } from "./bands.ts";

/** Everything that bears on one dimension. `penalty` and caps are in half points. */
export interface DimensionBreakdown {
  band: Band;
  raw: number;
  component: number;
  signals: SignalScore[];
  penalised: Finding[];
  penalty: number;
  /** The caps that hold the component down, lowest first. */
  appliedCaps: ScoreCap[];
  measured: boolean;
}

const BAND_LABELS: Record<Band, string> = {
  EXCEPTIONAL: "Exceptional",
  GOOD: "Good",
  MODERATE: "Moderate",
  POOR: "Poor",
  VERY_POOR: "Very poor",
};

// The band GOOD begins here: a feature at or above it speaks for the ad, one below it against.
const GOOD_BAND_MIN = 0.6;
const MAX_NOTES_PER_SIDE = 2;

const BARELY_MEASURED_NOTE = "Little could be measured, so this says little.";

/** Why a dimension reads as it does: the strongest evidence on both sides, then what penalties and caps made of it. */
export function explainDimension(weighing: DimensionBreakdown): string {
  const { band, signals } = weighing;
  const praise = listSentence(
    "For",
    strongestNotes(signals, (value) => (value >= GOOD_BAND_MIN ? value : 0)),
  );
  const blame = listSentence(
    "Against",
    strongestNotes(signals, (value) => (value < GOOD_BAND_MIN ? 1 - value : 0)),
  );
  const sentences = [
    scoreSentence(weighing),
    weighing.measured && isBarelyMeasured(signals) ? BARELY_MEASURED_NOTE : "",
    // What decided comes first: a reader may not get to the end.
    ...(band === "EXCEPTIONAL" || band === "GOOD" ? [praise, blame] : [blame, praise]),
    listSentence("Not measured", unmeasuredSignals(signals)),
    ...deductionSentences(weighing),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** The score that counts comes first; what it was before deductions is said as such, never as a second score. */
function scoreSentence({ band, raw, component, measured }: DimensionBreakdown): string {
  if (!measured) return `No feature could be measured; proven facts hold it at ${component} of 10.`;
  return component === raw
    ? `${BAND_LABELS[band]}: ${raw} of 10.`
    : `${component} of 10, down from ${raw} (${BAND_LABELS[band].toLowerCase()}) before deductions.`;
}

function listSentence(title: string, notes: string[]): string {
  return notes.length === 0 ? "" : `${title}: ${notes.join("; ")}.`;
}

function strongestNotes(signals: readonly SignalScore[], side: (value: number) => number): string[] {
  return signals
    .map(({ id, note, value, weight }) => ({
      id,
      note: trimFullStop(note),
      force: value === null ? 0 : weight * side(value),
    }))
    .filter(({ force, note }) => force > 0 && note !== "")
    .toSorted((a, b) => b.force - a.force || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_NOTES_PER_SIDE)
    .map(({ note }) => note);
}

function unmeasuredSignals(signals: readonly SignalScore[]): string[] {
  return signals
    .filter(({ value }) => value === null)
    .map(({ id }) => id.replaceAll(/[-_]/g, " "))
    .toSorted();
}

function deductionSentences({ penalised, penalty, appliedCaps }: DimensionBreakdown): string[] {
  const sentences: string[] = [];
  if (penalty > 0) sentences.push(`Penalty −${penalty / 2}: ${penalised.map(describeFinding).join("; ")}.`);
  const [least, ...further] = appliedCaps;
  if (least) sentences.push(`Capped at ${least.limit}: ${trimFullStop(least.reason)}.`);
  if (further.length > 0)
    sentences.push(
      `Less ${further.length / 2} for what is proven besides: ${further.map(({ reason }) => trimFullStop(reason)).join("; ")}.`,
    );
  return sentences;
}

function describeFinding({ comparison }: Finding): string {
  return `${comparison.element} (${comparison.status.replaceAll("_", " ")}, ${comparison.severity})`;
}

/** Half a sentence, without the full stop that ours adds. */
export function trimFullStop(note: string): string {
  return note.trim().replace(/\.+$/, "");
}
