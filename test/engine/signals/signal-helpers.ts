import type { AdTextFields } from "../../../src/contract/evaluation-request.ts";
import type { Dimension } from "../../../src/contract/vocabulary.ts";
import type { Creative, Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import type { Finding, FindingKind, Judgement } from "../../../src/engine/artifacts/judgement.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { evaluateSignals } from "../../../src/engine/signals/evaluate-signals.ts";

export const evaluate = (copy: AdTextFields | null, page: Snapshot, creative: Creative | null = null): Judgement =>
  evaluateSignals(gatherEvidence({ creative, copy, page, platform: null }));

/** The weighted mean of a dimension's known signals; null if none is known. */
export const knownSignalMean = ({ signals }: Judgement, dimension: Dimension): number | null => {
  const known = signals.filter((signal) => signal.dimension === dimension && signal.value !== null);
  const weight = known.reduce((sum, signal) => sum + signal.weight, 0);
  return weight === 0 ? null : known.reduce((sum, signal) => sum + signal.weight * (signal.value ?? 0), 0) / weight;
};

/** The same, for a dimension with at least one known signal. */
export const requireSignalMean = (judgement: Judgement, dimension: Dimension): number => {
  const sum = knownSignalMean(judgement, dimension);
  if (sum === null) throw new Error(`${dimension} is silent.`);
  return sum;
};

export const signalValue = ({ signals }: Judgement, id: string): number | null => {
  const signal = signals.find((one) => one.id === id);
  if (signal === undefined) throw new Error(`No signal is called ${id}.`);
  return signal.value;
};

export const findingsOf = ({ findings }: Judgement, kind: FindingKind): Finding[] =>
  findings.filter((finding) => finding.kind === kind);

/** The lowest cap of a dimension; 10 without caps. */
export const lowestCap = ({ caps }: Judgement, dimension: Dimension): number =>
  Math.min(10, ...caps.filter((cap) => cap.dimension === dimension).map(({ limit }) => limit));

/** Filler text for language detection that says nothing about a product. */
export const FILLER_TEXT: Readonly<Record<string, string>> = {
  en: "We have been doing this for years, and our people are kind and on time with every job that you have for us.",
  de:
    "Wir machen das seit vielen Jahren, und unsere Leute sind freundlich und pünktlich bei allem, was Sie für uns " +
    "haben.",
  fr:
    "Nous faisons cela depuis des années, et nos équipes sont aimables et ponctuelles pour tout ce que vous avez à " +
    "faire.",
  es:
    "Hacemos esto desde hace muchos años, y nuestra gente es amable y puntual con todo lo que usted tenga para " +
    "nosotros.",
  it: "Facciamo questo da molti anni, e la nostra gente è gentile e puntuale con tutto quello che avete per noi.",
  nl: "Wij doen dit al jaren, en onze mensen zijn vriendelijk en op tijd bij alles wat u voor ons heeft.",
};
