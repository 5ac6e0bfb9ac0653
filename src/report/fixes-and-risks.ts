import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import { type FixDirection, IMPACTS, type RiskType, SEVERITIES } from "../contract/vocabulary.ts";
import type { EntryReport } from "../run/result.ts";
import { getEvaluation, isAccepted } from "./entries.ts";

type Fix = ReceivedEvaluation["fixes"][number];
type Risk = ReceivedEvaluation["conversionRisks"][number];

/** A word's place in its list; words of a newer service come last. */
const rankIn = (words: readonly string[], word: string): number => {
  const index = words.indexOf(word);
  return index === -1 ? words.length : index;
};

/** The fixes in the order to apply them: one for every element first, then the other ways to mend the same ones. */
export function sortFixes(evaluation: ReceivedEvaluation): Fix[] {
  const ranked = evaluation.fixes.toSorted(
    (a, b) =>
      rankIn(SEVERITIES, a.priority) - rankIn(SEVERITIES, b.priority) ||
      b.confidenceScore - a.confidenceScore,
  );
  const leads = ranked.filter(
    (fix, index) => ranked.findIndex((other) => other.element === fix.element) === index,
  );
  return [...leads, ...ranked.filter((fix) => !leads.includes(fix))];
}

/** The conversion risks, gravest first. */
export function sortRisks(evaluation: ReceivedEvaluation): Risk[] {
  return evaluation.conversionRisks.toSorted((a, b) => rankIn(IMPACTS, a.impact) - rankIn(IMPACTS, b.impact));
}

/** An entry's fixes in the order to apply them, without those of findings that its manifest accepts. */
export function getOpenFixes(entry: EntryReport): Fix[] {
  const evaluation = getEvaluation(entry);
  return evaluation === null ? [] : sortFixes(evaluation).filter((fix) => !isAccepted(entry, fix));
}

/** An entry's risks, gravest first, without those of findings that its manifest accepts. */
export function getOpenRisks(entry: EntryReport): Risk[] {
  const evaluation = getEvaluation(entry);
  return evaluation === null ? [] : sortRisks(evaluation).filter((risk) => !isAccepted(entry, risk));
}

/** What may cost an ad its approval, although its score may pass. */
export const getCriticalRisks = (entry: EntryReport): Risk[] =>
  getOpenRisks(entry).filter(({ impact }) => impact === "CRITICAL");

const DIRECTION_LABELS = {
  change_lp: "change the page",
  change_ad: "change the ad",
  change_routing: "send the ad elsewhere",
  change_both: "change ad and page",
} as const satisfies Record<FixDirection, string>;

const DIRECTION_LABEL_MAP: ReadonlyMap<string, string> = new Map(Object.entries(DIRECTION_LABELS));

/** What a fix asks to do. A direction that we do not know yet is shown as its own words. */
export const describeDirection = (fix: Fix): string =>
  DIRECTION_LABEL_MAP.get(fix.direction) ?? humanizeIdentifier(fix.direction).toLowerCase();

const RISK_LABELS = {
  HEADLINE_DISCONNECT: "Headline disconnect",
  CTA_FRICTION: "Call-to-action friction",
  OFFER_MISMATCH: "Offer mismatch",
  BRAND_INCONSISTENCY: "Brand inconsistency",
} as const satisfies Record<RiskType, string>;

const RISK_LABEL_MAP: ReadonlyMap<string, string> = new Map(Object.entries(RISK_LABELS));

export const getRiskTitle = (risk: Risk): string =>
  RISK_LABEL_MAP.get(risk.type) ?? humanizeIdentifier(risk.type);

/** An identifier of the contract as words: `body_copy` is "Body copy". */
export function humanizeIdentifier(identifier: string): string {
  const words = identifier.replaceAll("_", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
