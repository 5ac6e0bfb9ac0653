import type { EntryReport } from "../check/result.ts";
import type { EvaluationRead } from "../contract/evaluation.ts";
import { type FixDirection, IMPACTS, type RiskType, SEVERITIES } from "../contract/vocabulary.ts";
import { evaluationOf, isAccepted } from "./entries.ts";

type Fix = EvaluationRead["fixes"][number];
type Risk = EvaluationRead["conversionRisks"][number];

/** A word's place in its list; words of a newer service come last. */
const place = (words: readonly string[], word: string): number => {
  const index = words.indexOf(word);
  return index === -1 ? words.length : index;
};

/** The fixes in the order to apply them: one for every element first, then the other ways to mend the same ones. */
export function fixesInOrder(evaluation: EvaluationRead): Fix[] {
  const ranked = evaluation.fixes.toSorted(
    (a, b) =>
      place(SEVERITIES, a.priority) - place(SEVERITIES, b.priority) || b.confidenceScore - a.confidenceScore,
  );
  const leads = ranked.filter(
    (fix, index) => ranked.findIndex((other) => other.element === fix.element) === index,
  );
  return [...leads, ...ranked.filter((fix) => !leads.includes(fix))];
}

/** The conversion risks, gravest first. */
export function risksInOrder(evaluation: EvaluationRead): Risk[] {
  return evaluation.conversionRisks.toSorted((a, b) => place(IMPACTS, a.impact) - place(IMPACTS, b.impact));
}

/** An entry's fixes in the order to apply them, without those of findings that its manifest accepts. */
export function fixesOf(entry: EntryReport): Fix[] {
  const evaluation = evaluationOf(entry);
  return evaluation === null ? [] : fixesInOrder(evaluation).filter((fix) => !isAccepted(entry, fix));
}

/** An entry's risks, gravest first, without those of findings that its manifest accepts. */
export function risksOf(entry: EntryReport): Risk[] {
  const evaluation = evaluationOf(entry);
  return evaluation === null ? [] : risksInOrder(evaluation).filter((risk) => !isAccepted(entry, risk));
}

/** What may cost an ad its approval, although its score may pass. */
export const critical = (entry: EntryReport): Risk[] =>
  risksOf(entry).filter(({ impact }) => impact === "CRITICAL");

const DIRECTIONS = {
  change_lp: "change the page",
  change_ad: "change the ad",
  change_routing: "send the ad elsewhere",
  change_both: "change ad and page",
} as const satisfies Record<FixDirection, string>;

const DIRECTION_WORDS: ReadonlyMap<string, string> = new Map(Object.entries(DIRECTIONS));

/** What a fix asks to do. A direction that we do not know yet is shown as its own words. */
export const whatToDo = (fix: Fix): string =>
  DIRECTION_WORDS.get(fix.direction) ?? inWords(fix.direction).toLowerCase();

const RISKS = {
  HEADLINE_DISCONNECT: "Headline disconnect",
  CTA_FRICTION: "Call-to-action friction",
  OFFER_MISMATCH: "Offer mismatch",
  BRAND_INCONSISTENCY: "Brand inconsistency",
} as const satisfies Record<RiskType, string>;

const RISK_TITLES: ReadonlyMap<string, string> = new Map(Object.entries(RISKS));

export const riskTitle = (risk: Risk): string => RISK_TITLES.get(risk.type) ?? inWords(risk.type);

/** An identifier of the contract as words: `body_copy` is "Body copy". */
export function inWords(identifier: string): string {
  const words = identifier.replaceAll("_", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
