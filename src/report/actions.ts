import { NOT_ON_PAGE } from "../findings/claim.ts";
import { findTermElements, isSide, isWrongSide, SIDES, type Side } from "../findings/commercial-terms.ts";
import type { FindingKind } from "../findings/findings.ts";
import { identifyKinds } from "../findings/identify-kinds.ts";
import type { EntryResult } from "../result/check-report.ts";
import { getEvaluation } from "./entries.ts";
import { type Comparison, type Fix, getOpenFixes, humanizeIdentifier } from "./select-fixes-and-risks.ts";

/** One change of the ad or the page. */
export interface Change {
  direction: string;
  currentValue: string;
  suggestedValue: string;
  /** Null if the evaluation suggests no such fix: the other side of a conflict. */
  fix: Fix | null;
}

/** What to do about one compared element. */
export interface Action {
  element: string;
  kind: FindingKind | null;
  /** Whether it is about a price, discount, shipping or a date. */
  isTerm: boolean;
  /** The values that ad and page state; null if the evaluation does not compare them. */
  comparison: Comparison | null;
  /**
   * Usually one. Two if ad and page state different prices, discounts, shipping or dates, and the manifest does not say
   * which side is right: the page's change, then the ad's.
   */
  changes: [Change, ...Change[]];
}

/** What to do about an entry, most important first. Without the findings that the manifest accepts. */
export function getOpenActions(entry: EntryResult): Action[] {
  const evaluation = getEvaluation(entry);
  if (evaluation === null) return [];
  const { elementComparisons: comparisons } = evaluation;
  const kinds = identifyKinds(comparisons, entry.attachments?.kinds);
  const termElements = findTermElements(evaluation, kinds, entry.ledger);
  const fixes = getOpenFixes(entry);
  const used = new Set<Fix>();
  return fixes.flatMap((fix): Action[] => {
    if (used.has(fix)) return [];
    const index = comparisons.findIndex(({ element }) => element === fix.element);
    const [comparison, kind] = [comparisons[index] ?? null, kinds[index] ?? null];
    const isTerm = termElements.has(fix.element) && isSide(fix.direction);
    const changes = isTerm ? resolveConflict(entry, fix, { fixes, used }, comparison) : [toChange(fix)];
    for (const change of changes) if (change.fix !== null) used.add(change.fix);
    const [first, ...others] = changes;
    if (first === undefined) return [];
    return [{ element: getElementName(fix), kind, isTerm, comparison, changes: [first, ...others] }];
  });
}

export const getElementName = ({ element, fixType }: Pick<Fix, "element" | "fixType">): string =>
  element === "" ? humanizeIdentifier(fixType) : element;

const toChange = (fix: Fix): Change => ({
  direction: fix.direction,
  currentValue: fix.currentValue,
  suggestedValue: fix.suggestedValue,
  fix,
});

/** The changes of both sides, or of the side that is not right. No fix is shown twice. */
function resolveConflict(
  { truth }: EntryResult,
  fix: Fix,
  { fixes, used }: { fixes: readonly Fix[]; used: ReadonlySet<Fix> },
  comparison: Comparison | null,
): Change[] {
  return SIDES.filter((side) => truth === undefined || !isWrongSide(side, truth)).flatMap((side) => {
    if (fix.direction === side) return [toChange(fix)];
    const suggested = fixes.filter(({ element, direction }) => element === fix.element && direction === side);
    const next = suggested.find((one) => !used.has(one));
    if (next !== undefined) return [toChange(next)];
    return truth !== undefined && suggested.length > 0 ? [] : reverse(side, comparison);
  });
}

/** The change that the evaluation leaves out: one side takes over what the other says. */
function reverse(direction: Side, comparison: Comparison | null): Change[] {
  if (comparison === null) return [];
  const { adValue } = comparison;
  // What the page lacks is left out of the ad.
  const landingPageValue = comparison.landingPageValue === NOT_ON_PAGE ? "" : comparison.landingPageValue;
  const [currentValue, suggestedValue] =
    direction === "change_ad" ? [adValue, landingPageValue] : [landingPageValue, adValue];
  return [{ direction, currentValue, suggestedValue, fix: null }];
}
