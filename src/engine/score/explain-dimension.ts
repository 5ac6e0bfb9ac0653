import type { Band } from "../../contract/vocabulary.ts";
import type { Finding, ScoreCap, SignalScore } from "../artifacts/judgement.ts";
import { isBarelyMeasured } from "./average-signals.ts";

/** Everything that affects one dimension's score. `penalty` and the caps are in half points. */
export interface DimensionBreakdown {
  band: Band;
  raw: number;
  component: number;
  signals: SignalScore[];
  penalised: Finding[];
  penalty: number;
  /** The caps that lower the component score, lowest first. */
  appliedCaps: ScoreCap[];
  measured: boolean;
  /** What the page says about the ad's claims, in sentences; empty where the dimension has no claims. */
  claims: string;
}

const BAND_LABELS: Record<Band, string> = {
  EXCEPTIONAL: "Exceptional",
  GOOD: "Good",
  MODERATE: "Moderate",
  POOR: "Poor",
  VERY_POOR: "Very poor",
};

// The lower limit of the band GOOD. A signal at or above it counts in the ad's favour, one below it counts against.
const GOOD_BAND_MIN = 0.6;
const MAX_NOTES_PER_SIDE = 2;

const BARELY_MEASURED_NOTE = "Little could be measured, so this score means little.";

/** Explains a dimension's score: the strongest signals on both sides, then penalties and caps. */
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
    weighing.claims,
    weighing.measured && isBarelyMeasured(signals) ? BARELY_MEASURED_NOTE : "",
    // The deciding side comes first, for readers who stop early.
    ...(band === "EXCEPTIONAL" || band === "GOOD" ? [praise, blame] : [blame, praise]),
    listSentence("Not measured", unmeasuredSignals(signals)),
    ...deductionSentences(weighing),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** Leads with the score that counts. The score before deductions is described as such. */
function scoreSentence({ band, raw, component, measured }: DimensionBreakdown): string {
  if (!measured) return `No signal could be measured; proven facts cap it at ${component} of 10.`;
  return component === raw
    ? `${BAND_LABELS[band]}: ${raw} of 10.`
    : `${component} of 10, down from ${raw} (${BAND_LABELS[band].toLowerCase()}) before deductions.`;
}

const listSentence = (title: string, notes: string[]): string =>
  notes.length === 0 ? "" : `${title}: ${notes.join("; ")}.`;

const strongestNotes = (signals: readonly SignalScore[], side: (value: number) => number): string[] =>
  signals
    .map(({ id, note, value, weight }) => ({
      id,
      note: trimFullStop(note),
      force: value === null ? 0 : weight * side(value),
    }))
    .filter(({ force, note }) => force > 0 && note !== "")
    .toSorted((a, b) => b.force - a.force || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_NOTES_PER_SIDE)
    .map(({ note }) => note);

const unmeasuredSignals = (signals: readonly SignalScore[]): string[] =>
  signals
    .filter(({ value }) => value === null)
    .map(({ id }) => id.replaceAll(/[-_]/g, " "))
    .toSorted();

function deductionSentences({ penalised, penalty, appliedCaps }: DimensionBreakdown): string[] {
  const sentences: string[] = [];
  if (penalty > 0) sentences.push(`Penalty −${penalty / 2}: ${penalised.map(describeFinding).join("; ")}.`);
  const [least, ...further] = appliedCaps;
  if (least) sentences.push(`Capped at ${least.limit}: ${trimFullStop(least.reason)}.`);
  if (further.length > 0)
    sentences.push(
      `Minus ${further.length / 2} for further proven faults: ` +
        `${further.map(({ reason }) => trimFullStop(reason)).join("; ")}.`,
    );
  return sentences;
}

const describeFinding = ({ comparison }: Finding): string =>
  `${comparison.element} (${comparison.status.replaceAll("_", " ")}, ${comparison.severity})`;

/** Removes the full stop at the end, since the note becomes part of a sentence. */
export const trimFullStop = (note: string): string => note.trim().replace(/\.+$/, "");
