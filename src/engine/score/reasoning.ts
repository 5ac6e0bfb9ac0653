import type { Band } from "../../contract/vocabulary.ts";
import type { Cap, Finding, Signal } from "../products/judgement.ts";
import { isScant } from "./bands.ts";

/** Everything that bears on one dimension. `penalty` and caps are in half points. */
export interface Weighing {
  band: Band;
  raw: number;
  component: number;
  signals: Signal[];
  penalised: Finding[];
  penalty: number;
  /** The caps that hold the component down, lowest first. */
  binding: Cap[];
  measured: boolean;
}

const BAND_WORDS: Record<Band, string> = {
  EXCEPTIONAL: "Exceptional",
  GOOD: "Good",
  MODERATE: "Moderate",
  POOR: "Poor",
  VERY_POOR: "Very poor",
};

// The band GOOD begins here: a feature at or above it speaks for the ad, one below it against.
const GOOD = 0.6;
const MOST_NOTES = 2;

const SCANT = "Little could be measured, so this says little.";

/** Why a dimension reads as it does: the strongest evidence on both sides, then what penalties and caps made of it. */
export function reasoningOf(weighing: Weighing): string {
  const { band, signals } = weighing;
  const praise = listed(
    "For",
    strongest(signals, (value) => (value >= GOOD ? value : 0)),
  );
  const blame = listed(
    "Against",
    strongest(signals, (value) => (value < GOOD ? 1 - value : 0)),
  );
  const sentences = [
    opening(weighing),
    weighing.measured && isScant(signals) ? SCANT : "",
    // What decided comes first: a reader may not get to the end.
    ...(band === "EXCEPTIONAL" || band === "GOOD" ? [praise, blame] : [blame, praise]),
    listed("Not measured", unknown(signals)),
    ...deductions(weighing),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** The score that counts comes first; what it was before deductions is said as such, never as a second score. */
function opening({ band, raw, component, measured }: Weighing): string {
  if (!measured) return `No feature could be measured; proven facts hold it at ${component} of 10.`;
  return component === raw
    ? `${BAND_WORDS[band]}: ${raw} of 10.`
    : `${component} of 10, down from ${raw} (${BAND_WORDS[band].toLowerCase()}) before deductions.`;
}

function listed(title: string, notes: string[]): string {
  return notes.length === 0 ? "" : `${title}: ${notes.join("; ")}.`;
}

function strongest(signals: readonly Signal[], side: (value: number) => number): string[] {
  return signals
    .map(({ id, note, value, weight }) => ({
      id,
      note: clause(note),
      force: value === null ? 0 : weight * side(value),
    }))
    .filter(({ force, note }) => force > 0 && note !== "")
    .toSorted((a, b) => b.force - a.force || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_NOTES)
    .map(({ note }) => note);
}

function unknown(signals: readonly Signal[]): string[] {
  return signals
    .filter(({ value }) => value === null)
    .map(({ id }) => id.replaceAll(/[-_]/g, " "))
    .toSorted();
}

function deductions({ penalised, penalty, binding }: Weighing): string[] {
  const sentences: string[] = [];
  if (penalty > 0) sentences.push(`Penalty −${penalty / 2}: ${penalised.map(named).join("; ")}.`);
  const [least, ...further] = binding;
  if (least) sentences.push(`Capped at ${least.limit}: ${clause(least.reason)}.`);
  if (further.length > 0)
    sentences.push(
      `Less ${further.length / 2} for what is proven besides: ${further.map(({ reason }) => clause(reason)).join("; ")}.`,
    );
  return sentences;
}

function named({ comparison }: Finding): string {
  return `${comparison.element} (${comparison.status.replaceAll("_", " ")}, ${comparison.severity})`;
}

/** Half a sentence, without the full stop that ours adds. */
export function clause(note: string): string {
  return note.trim().replace(/\.+$/, "");
}
