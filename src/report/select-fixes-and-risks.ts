import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import { type FixDirection, IMPACTS, type RiskType, SEVERITIES } from "../contract/vocabulary.ts";
import { brokenResource } from "../findings/broken_resource.ts";
import { humaniseCta } from "../findings/fix-text.ts";
import { capitalise } from "../ground/text.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { getEvaluation } from "./entries.ts";
import { isAccepted } from "./entry-predicates.ts";

export type Fix = ReceivedEvaluation["fixes"][number];
type Risk = ReceivedEvaluation["conversionRisks"][number];

export type Comparison = ReceivedEvaluation["elementComparisons"][number];

/** The ad's side as people write it: "Shop now" of `SHOP_NOW`. */
export const formatAdValue = ({ element, adValue }: Comparison): string =>
  element.startsWith("Call to action") ? humaniseCta(adValue) : adValue;

/** Whether a comparison asks for a change. */
export const isActionable = ({ status }: Comparison): boolean => !["match", "implicit", "obscured"].includes(status);

/** Whether a fix or risk is about a resource of the page that failed. */
export const isFailedResource = ({ element }: { element: string }): boolean => brokenResource.namePattern.test(element);

/** A word's index in its list; words that only a newer service knows come last. */
const rankIn = (words: readonly string[], word: string): number => {
  const index = words.indexOf(word);
  return index === -1 ? words.length : index;
};

/**
 * A failed resource leads, because other findings may follow from it. But a contradiction that fails the ad does not
 * follow from a picture or script that visitors hardly miss.
 */
function rankOfCause({ element, priority }: Fix, comparisons: readonly Comparison[]): number {
  if (isFailedResource({ element })) return priority === "HIGH" ? 0 : priority === "MEDIUM" ? 2 : 3;
  const comparison = comparisons.find((one) => one.element === element);
  return comparison?.status === "mismatch" && comparison.severity === "HIGH" ? 1 : 3;
}

/** Whether a fix sends the ad to the page that was found for it. */
export const isBetterPage = ({ betterPage }: EntryReport, { direction, suggestedValue }: Fix): boolean =>
  direction === "change_routing" && suggestedValue === betterPage?.url;

/** Whether the page may be the right one, but is shown without what it needs. */
const hasFailedResource = (fixes: readonly Fix[]): boolean =>
  fixes.some((fix) => isFailedResource(fix) && fix.priority === "HIGH");

/**
 * An entry's fixes in the order to apply them: the page that keeps the ad's promises, then what fails by itself, then
 * the best fix of every element, then the alternatives. Without the fixes of findings that the manifest accepts.
 */
export function getOpenFixes(entry: EntryReport): Fix[] {
  const { fixes = [], elementComparisons = [] } = getEvaluation(entry) ?? {};
  const rankOfPage = (fix: Fix) => Number(!isBetterPage(entry, fix) || hasFailedResource(fixes));
  const ranked = fixes.toSorted(
    (a, b) =>
      rankOfPage(a) - rankOfPage(b) ||
      rankOfCause(a, elementComparisons) - rankOfCause(b, elementComparisons) ||
      rankIn(SEVERITIES, a.priority) - rankIn(SEVERITIES, b.priority) ||
      b.confidenceScore - a.confidenceScore,
  );
  const leads = ranked.filter((fix, index) => ranked.findIndex((other) => other.element === fix.element) === index);
  const alternatives = ranked.filter((fix) => !leads.includes(fix));
  return [...leads, ...alternatives].filter((fix) => !isAccepted(entry, fix));
}

/**
 * An entry's risks: those of failed resources, then the others by impact. Without those of findings that the manifest
 * accepts.
 */
export const getOpenRisks = (entry: EntryReport): Risk[] =>
  (getEvaluation(entry)?.conversionRisks ?? [])
    .toSorted(
      (a, b) =>
        Number(isFailedResource(b)) - Number(isFailedResource(a)) ||
        rankIn(IMPACTS, a.impact) - rankIn(IMPACTS, b.impact),
    )
    .filter((risk) => !isAccepted(entry, risk));

/** A severity, impact or priority in words, as every report shows it: `CRITICAL` becomes "critical". */
export const formatSeverity = (severity: string): string => humanizeIdentifier(severity).toLowerCase();

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
export const describeDirection = ({ direction }: Pick<Fix, "direction">): string =>
  lookUp(DIRECTION_LABELS, direction) ?? humanizeIdentifier(direction).toLowerCase();

const RISK_LABELS: Record<RiskType, string> = {
  HEADLINE_DISCONNECT: "Headline disconnect",
  CTA_FRICTION: "Call-to-action friction",
  OFFER_MISMATCH: "Offer mismatch",
  BRAND_INCONSISTENCY: "Brand inconsistency",
};

export const getRiskTitle = (risk: Risk): string => lookUp(RISK_LABELS, risk.type) ?? humanizeIdentifier(risk.type);

/** A contract identifier as words: `body_copy` becomes "Body copy". */
export function humanizeIdentifier(identifier: string): string {
  return capitalise(identifier.replaceAll("_", " ").toLowerCase());
}
