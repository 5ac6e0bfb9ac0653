import { countPromises, isPromise } from "../../contract/ledger.ts";
import type { Band, Dimension } from "../../contract/vocabulary.ts";
import { quote } from "../../ground/text.ts";
import type { LedgerRow } from "../artifacts/claims.ts";
import type { Finding, ScoreCap, SignalScore } from "../artifacts/judgement.ts";
import { reportVerdict } from "../artifacts/reported-verdict.ts";
import { isBarelyMeasured } from "./bands.ts";

/** Everything that affects one dimension's score. `penalty` and the caps are in half points. */
interface DimensionBreakdown {
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

/** "very poor" for VERY_POOR. */
const bandLabel = (band: Band): string => band.toLowerCase().replace("_", " ");

// The lower limit of the band GOOD. A signal at or above it counts in the ad's favour, one below it counts against.
const GOOD_BAND_MIN = 0.6;
const MAX_NOTES_PER_SIDE = 2;

const BARELY_MEASURED_NOTE = "Few signals could be measured, so this score is uncertain.";

/** Explains a dimension's score: the strongest signals on both sides, then penalties and caps. */
export function explainDimension(weighing: DimensionBreakdown): string {
  const { band, signals } = weighing;
  const listNotes = (title: string, side: (value: number) => number) =>
    listSentence(title, strongestNotes(signals, side));
  const praise = listNotes("For", (value) => (value >= GOOD_BAND_MIN ? value : 0));
  const blame = listNotes("Against", (value) => (value < GOOD_BAND_MIN ? 1 - value : 0));
  return joinSentences([
    scoreSentence(weighing),
    weighing.claims,
    weighing.measured && isBarelyMeasured(signals) ? BARELY_MEASURED_NOTE : "",
    // The deciding side comes first, for readers who stop early.
    ...(band === "EXCEPTIONAL" || band === "GOOD" ? [praise, blame] : [blame, praise]),
    listSentence("Not measured", unmeasuredSignals(signals)),
    ...deductionSentences(weighing),
  ]);
}

/** Leads with the score that counts. The score before deductions is described as such. */
function scoreSentence({ band, raw, component, measured }: DimensionBreakdown): string {
  if (!measured) return `No signal could be measured. Contradictions cap the score at ${component} of 10.`;
  return component === raw
    ? `${band.charAt(0)}${bandLabel(band).slice(1)}: ${raw} of 10.`
    : `${component} of 10, down from ${raw} (${bandLabel(band)}) before deductions.`;
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
      `Minus ${further.length / 2} for further contradictions: ` +
        `${further.map(({ reason }) => trimFullStop(reason)).join("; ")}.`,
    );
  return sentences;
}

const describeFinding = ({ comparison }: Finding): string =>
  `${comparison.element} (${comparison.status.replaceAll("_", " ")}, ${comparison.severity})`;

/** Removes the full stop at the end, since the note becomes part of a sentence. */
export const trimFullStop = (note: string): string => note.trim().replace(/\.+$/, "");

/** Claims that one list names; the others are counted. */
const MAX_NAMED_CLAIMS = 3;

/**
 * Names the claims that a dimension depends on, in sentences: for message match which promises the page breaks, above
 * the fold where it keeps them. Look and tone make no claims.
 */
export function explainClaims(dimension: Dimension, ledger: readonly LedgerRow[]): string {
  const promises = ledger
    .map((row) => ({ ...row, verdict: reportVerdict(row) }))
    .filter(({ claim: { kind, checkability } }) => isPromise({ kind, checkability }));
  if (dimension === "messageMatch") return explainMessage(promises);
  return dimension === "aboveTheFoldContinuity" ? explainFold(promises) : "";
}

const withVerdict = (rows: readonly LedgerRow[], verdict: LedgerRow["verdict"]): LedgerRow[] =>
  rows.filter((row) => row.verdict === verdict);

function explainMessage(promises: readonly LedgerRow[]): string {
  const { kept, total } = countPromises(promises.map(({ claim, verdict }) => ({ ...claim, verdict })));
  return joinSentences([
    total === 0 ? "" : `${kept} of ${total} ${total === 1 ? "promise" : "promises"} kept.`,
    listClaims("Contradicted", withVerdict(promises, "contradicted"), describeContradiction),
    listClaims("Not on the page", withVerdict(promises, "not_mentioned")),
    listClaims("Not readable", withVerdict(promises, "unreadable")),
  ]);
}

/** Leading claims first: visitors look for these. */
function explainFold(promises: readonly LedgerRow[]): string {
  const ranked = promises.toSorted((a, b) => Number(b.claim.leading) - Number(a.claim.leading));
  const isMissing = ({ claim, verdict }: LedgerRow): boolean => claim.leading && verdict === "not_mentioned";
  return joinSentences([
    listClaims("Kept above the fold", withVerdict(ranked, "kept")),
    listClaims("Kept only below the fold", withVerdict(ranked, "kept_below_the_fold")),
    listClaims("Leading claims not on the page", ranked.filter(isMissing)),
    listClaims("Contradicted", withVerdict(ranked, "contradicted"), describeContradiction),
  ]);
}

const nameClaim = ({ claim }: LedgerRow): string => quote(claim.text);

const describeContradiction = (row: LedgerRow): string =>
  row.statement === null
    ? nameClaim(row)
    : `${nameClaim(row)} (the page says ${quote(row.words ?? row.statement.text)})`;

/** "Not on the page: “free returns”, “20 % off” and 2 more." */
function listClaims(title: string, rows: readonly LedgerRow[], describe = nameClaim): string {
  const names = [...new Set(rows.map(describe))];
  if (names.length === 0) return "";
  const more = names.length - MAX_NAMED_CLAIMS;
  return `${title}: ${names.slice(0, MAX_NAMED_CLAIMS).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}

const joinSentences = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== "").join(" ");
