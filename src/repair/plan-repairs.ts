import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import { classifyAnswer } from "../contract/parse-answer.ts";
import { identifyKinds } from "../findings/identify-kinds.ts";
import type { CheckResult } from "../run/result.ts";
import { assessSafety } from "./assess-safety.ts";
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
  for (const { entryId, fix, comparisons } of collectFixes(report)) {
    const element = `${entryId}\n${fix.element}`;
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
    const repair = { entryId, fix, edit: located.edit, ...assessSafety(fix, comparisons) };
    if (same === undefined) repairs.push(repair);
    else if (isSameEdit(same.edit, located.edit)) shared.push(repair);
    else unrepaired.push({ entryId, fix, why: `it overlaps another fix (${same.entryId})` });
  }
  return { repairs, shared, unrepaired };
}

/** Fix types whose suggested value is a text, not an instruction. */
const TEXT_FIX_TYPES: readonly string[] = ["headline", "cta", "offer", "body_copy"];
const FIX_DIRECTIONS: readonly string[] = ["change_lp", "change_ad"];

/** Each fix with all comparisons of the same ad and page. */
function collectFixes({ entries }: Pick<CheckResult, "entries">) {
  return entries.flatMap(({ id, answer, attachments }) => {
    const outcome = answer && classifyAnswer(answer);
    if (outcome?.kind !== "evaluated") return [];
    const { elementComparisons } = outcome.answer;
    const kinds = identifyKinds(elementComparisons, attachments?.kinds);
    const comparisons = elementComparisons.map((comparison, index) => ({ ...comparison, kind: kinds[index] ?? null }));
    return outcome.answer.fixes
      .filter(({ fixType, direction }) => TEXT_FIX_TYPES.includes(fixType) && FIX_DIRECTIONS.includes(direction))
      .map((fix) => ({ entryId: id, fix, comparisons }));
  });
}

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

const isSameEdit = (one: Edit, other: Edit): boolean =>
  one.start === other.start && one.end === other.end && one.replacement === other.replacement;

const overlaps = (one: Edit, other: Edit): boolean =>
  one.path === other.path && one.start < other.end && other.start < one.end;
