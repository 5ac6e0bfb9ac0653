import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import { classifyAnswer } from "../contract/parse-answer.ts";
import { findTermElements, isSide, isSilent, isWrongSide, removesTerm } from "../findings/commercial-terms.ts";
import { identifyKinds } from "../findings/identify-kinds.ts";
import type { CheckResult } from "../result/check-report.ts";
import { assessSafety } from "./assess-safety.ts";
import { isSameEdit } from "./create-patch.ts";
import type { Edit, SourceIndex } from "./find-text.ts";

type Fix = ReceivedEvaluation["fixes"][number];

/** A fix that can be applied to a file of the repository. */
export interface Repair {
  entryId: string;
  fix: Fix;
  edit: Edit;
  /** Whether it can be applied without review. */
  safe: boolean;
  /** Why it is or isn't safe, as a sentence. */
  why: string;
  /**
   * Ad and page state different prices, discounts, shipping or dates, and only a person knows which is right. The plan
   * has the changes of both sides, where both can be made; patches and suggestions have neither. Never safe.
   */
  needsDecision: boolean;
  /**
   * Whether it may be a one-click suggestion in a pull request: it needs no decision, or it only adds what the ad says
   * to a page that says nothing else, which the reviewer decides.
   */
  isSuggestable: boolean;
}

/** A fix that can't be applied, and why. */
export interface UnrepairedFix {
  entryId: string;
  fix: Fix;
  why: string;
}

export interface RepairPlan {
  repairs: readonly Repair[];
  /** Equal to a repair above, for another ad. */
  shared: readonly Repair[];
  unrepaired: readonly UnrepairedFix[];
}

/**
 * Plans which fixes of a report can be applied to the indexed files. Of alternatives for one element, and of
 * overlapping fixes, the first applicable one is used.
 *
 * @param manifests the report's manifests: an ad's copy is searched only there, a page's text only in other files.
 */
export function planRepairs(
  report: Pick<CheckResult, "entries">,
  index: SourceIndex,
  manifests: readonly string[],
): RepairPlan {
  const repairs: Repair[] = [];
  const shared: Repair[] = [];
  const unrepaired: UnrepairedFix[] = [];
  const done = new Set<string>();
  // Decided fixes first: one that nobody has decided yet must not take their place.
  const fixes = collectFixes(report).toSorted((a, b) => Number(a.needsDecision) - Number(b.needsDecision));
  for (const { entryId, fix, comparisons, needsDecision, fillsGap, truth } of fixes) {
    const element = JSON.stringify([entryId, fix.element, needsDecision ? fix.target : null]);
    if (done.has(element)) continue;
    const inManifest = fix.target === "ad";
    const isSearched = (path: string) => manifests.includes(path) === inManifest;
    const located = index.findText(fix.currentValue, fix.suggestedValue, isSearched);
    if (located.kind !== "edit") {
      const why = describeMismatch(located);
      if (why !== null) unrepaired.push({ entryId, fix, why });
      continue;
    }
    done.add(element);
    const same = repairs.find(({ edit }) => overlaps(edit, located.edit));
    const safety = fillsGap ? FILLS_GAP : needsDecision ? UNDECIDED : assessSafety(fix, comparisons, truth);
    const isSuggestable = fillsGap || !needsDecision;
    const repair = { entryId, fix, edit: located.edit, needsDecision, isSuggestable, ...safety };
    if (same === undefined) repairs.push(repair);
    else if (isSameEdit(same.edit, located.edit)) shared.push(repair);
    else unrepaired.push({ entryId, fix, why: `it overlaps another fix (${same.entryId})` });
  }
  return { repairs, shared, unrepaired };
}

const UNDECIDED = {
  safe: false,
  why: "Ad and page state different prices, discounts, shipping or dates.",
} as const;

const FILLS_GAP = {
  safe: false,
  why: "It adds a price, discount, shipping or date that the page doesn't mention. Check that it applies to everyone.",
} as const;

/** Fix types whose suggested value is a text, not an instruction. */
const TEXT_FIX_TYPES: readonly string[] = ["headline", "cta", "offer", "body_copy"];

/** Each fix with all comparisons of the same ad and page. Without those that change the side that is right. */
function collectFixes({ entries }: Pick<CheckResult, "entries">) {
  return entries.flatMap(({ id, answer, attachments, ledger, truth = null }) => {
    const outcome = answer && classifyAnswer(answer);
    if (outcome?.kind !== "evaluated") return [];
    const { elementComparisons, fixes } = outcome.answer;
    const kinds = identifyKinds(elementComparisons, attachments?.kinds);
    const comparisons = elementComparisons.map((comparison, index) => ({ ...comparison, kind: kinds[index] ?? null }));
    const termElements = findTermElements(outcome.answer, kinds, ledger);
    // The fixes for a product that is sold out are instructions ("Paused until …"), although their type is a text's.
    const soldOut = new Set(comparisons.flatMap(({ element, kind }) => (kind === "availability" ? [element] : [])));
    return fixes.flatMap((fix) => {
      if (!isTextFix(fix) || soldOut.has(fix.element)) return [];
      const isTerm = termElements.has(fix.element);
      if (isTerm && truth !== null && isWrongSide(fix.direction, truth)) return [];
      const needsDecision = isTerm && truth === null;
      const fillsGap = needsDecision && fix.direction === "change_lp" && !removesTerm(fix) && isSilent(ledger);
      return [{ entryId: id, fix, comparisons, needsDecision, fillsGap, truth: isTerm ? truth : null }];
    });
  });
}

const isTextFix = ({ fixType, direction }: Fix): boolean => TEXT_FIX_TYPES.includes(fixType) && isSide(direction);

function describeMismatch(located: Exclude<ReturnType<SourceIndex["findText"]>, { kind: "edit" }>): string | null {
  switch (located.kind) {
    case "nowhere":
      return null;
    case "several":
      return (
        `its text occurs in ${located.count} places ` +
        `(${located.places.join(", ")}${located.count > located.places.length ? ", …" : ""})`
      );
    case "unwritable":
      return `the new text has characters that can't be inserted automatically at ${located.place}`;
  }
}

const overlaps = (one: Edit, other: Edit): boolean =>
  one.path === other.path && one.start < other.end && other.start < one.end;
