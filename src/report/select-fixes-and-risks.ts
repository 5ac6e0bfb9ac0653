import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import { type FixDirection, IMPACTS, type RiskType, SEVERITIES } from "../contract/vocabulary.ts";
import type { EntryReport } from "../run/result.ts";
import { getEvaluation } from "./entries.ts";
import { isAccepted } from "./entry-predicates.ts";

export type Fix = ReceivedEvaluation["fixes"][number];
type Risk = ReceivedEvaluation["conversionRisks"][number];

export type Comparison = ReceivedEvaluation["elementComparisons"][number];

/** Whether a comparison asks for a change. */
export const isActionable = ({ status }: Comparison): boolean => !["match", "implicit", "obscured"].includes(status);

/** A word's index in its list; words that only a newer service knows come last. */
const rankIn = (words: readonly string[], word: string): number => {
  const index = words.indexOf(word);
  return index === -1 ? words.length : index;
};

/**
 * An entry's fixes in the order to apply them: the best fix of every element first, then the alternatives. Without the
 * fixes of findings that the manifest accepts.
 */
export function getOpenFixes(entry: EntryReport): Fix[] {
  const ranked = (getEvaluation(entry)?.fixes ?? []).toSorted(
    (a, b) => rankIn(SEVERITIES, a.priority) - rankIn(SEVERITIES, b.priority) || b.confidenceScore - a.confidenceScore,
  );
  const leads = ranked.filter((fix, index) => ranked.findIndex((other) => other.element === fix.element) === index);
  const alternatives = ranked.filter((fix) => !leads.includes(fix));
  return [...leads, ...alternatives].filter((fix) => !isAccepted(entry, fix));
}

/** An entry's risks, highest impact first, without those of findings that the manifest accepts. */
export const getOpenRisks = (entry: EntryReport): Risk[] =>
  (getEvaluation(entry)?.conversionRisks ?? [])
    .toSorted((a, b) => rankIn(IMPACTS, a.impact) - rankIn(IMPACTS, b.impact))
    .filter((risk) => !isAccepted(entry, risk));

/** Risks that may get an ad disapproved even if its score passes. */
export const getCriticalRisks = (entry: EntryReport): Risk[] =>
  getOpenRisks(entry).filter(({ impact }) => impact === "CRITICAL");

/** The entry of a table of the contract's words; undefined for a word that only a newer service knows. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

const DIRECTION_LABELS: Record<FixDirection, string> = {
  change_lp: "change the page",
  change_ad: "change the ad",
  change_routing: "send the ad to another page",
  change_both: "change ad and page",
};

/** What a fix changes. A direction that only a newer service knows is shown as its own words. */
export const describeDirection = (fix: Fix): string =>
  lookUp(DIRECTION_LABELS, fix.direction) ?? humanizeIdentifier(fix.direction).toLowerCase();

const RISK_LABELS: Record<RiskType, string> = {
  HEADLINE_DISCONNECT: "Headline disconnect",
  CTA_FRICTION: "Call-to-action friction",
  OFFER_MISMATCH: "Offer mismatch",
  BRAND_INCONSISTENCY: "Brand inconsistency",
};

export const getRiskTitle = (risk: Risk): string => lookUp(RISK_LABELS, risk.type) ?? humanizeIdentifier(risk.type);

/** A contract identifier as words: `body_copy` becomes "Body copy". */
export function humanizeIdentifier(identifier: string): string {
  const words = identifier.replaceAll("_", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
