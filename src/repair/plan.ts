import type { CheckReport } from "../check/result.ts";
import type { EvaluationRead } from "../contract/evaluation.ts";
import { outcomeOf } from "../contract/outcome.ts";
import type { Edit, Shelf } from "./locate.ts";
import { safetyOf } from "./safety.ts";

type Fix = EvaluationRead["fixes"][number];

/** A fix of a report that can be made in the repository: one change, of one place. */
export interface Repair {
  /** The ad that it is for. */
  entryId: string;
  fix: Fix;
  edit: Edit;
  /** Whether it may be made unread. */
  safe: boolean;
  /** Why it may, or may not. */
  why: string;
}

/** A fix that could not be made, and why: for people. */
export interface Unrepaired {
  entryId: string;
  fix: Fix;
  why: string;
}

export interface Plan {
  repairs: readonly Repair[];
  /** What a repair above makes already, for another ad. */
  shared: readonly Repair[];
  unrepaired: readonly Unrepaired[];
}

/**
 * Which fixes of a report can be made in these files. Of an element's alternatives the first that can be made is taken, and of
 * two fixes that touch the same text the first: whatever is left over can be made by hand.
 *
 * @param manifests the report's own manifests: an ad's copy stands there, a page's text does not.
 */
export function planRepairs(
  report: Pick<CheckReport, "entries">,
  shelf: Shelf,
  manifests: readonly string[],
): Plan {
  const repairs: Repair[] = [];
  const shared: Repair[] = [];
  const unrepaired: Unrepaired[] = [];
  const done = new Set<string>();
  for (const { entryId, fix, comparisons } of fixesOf(report)) {
    const element = `${entryId}\n${fix.element}`;
    if (done.has(element)) continue;
    const inManifest = fix.target === "ad";
    const located = shelf.locate(
      fix.currentValue,
      fix.suggestedValue,
      (path) => manifests.includes(path) === inManifest,
    );
    if (located.kind !== "edit") {
      const why = reasonOf(located);
      if (why !== null) unrepaired.push({ entryId, fix, why });
      continue;
    }
    done.add(element);
    const same = repairs.find(({ edit }) => overlaps(edit, located.edit));
    const repair = { entryId, fix, edit: located.edit, ...safetyOf(fix, comparisons) };
    if (same === undefined) repairs.push(repair);
    else if (isSame(same.edit, located.edit)) shared.push(repair);
    else {
      unrepaired.push({ entryId, fix, why: `it changes what another fix changes (${same.entryId})` });
    }
  }
  return { repairs, shared, unrepaired };
}

/** Fixes whose suggested value is the text itself, not an instruction. */
const TEXTS: readonly string[] = ["headline", "cta", "offer", "body_copy"];
const DIRECTIONS: readonly string[] = ["change_lp", "change_ad"];

interface Found {
  entryId: string;
  fix: Fix;
  /** Whatever was found of the same ad and page. */
  comparisons: EvaluationRead["elementComparisons"];
}

function fixesOf({ entries }: Pick<CheckReport, "entries">): Found[] {
  return entries.flatMap(({ id, answer }) => {
    const outcome = answer && outcomeOf(answer);
    if (outcome?.kind !== "evaluated") return [];
    return outcome.answer.fixes
      .filter(({ fixType, direction }) => TEXTS.includes(fixType) && DIRECTIONS.includes(direction))
      .map((fix) => ({ entryId: id, fix, comparisons: outcome.answer.elementComparisons }));
  });
}

function reasonOf(located: Exclude<ReturnType<Shelf["locate"]>, { kind: "edit" }>): string | null {
  switch (located.kind) {
    case "nowhere":
      return null;
    case "several":
      return `its text stands in ${located.count} places (${located.places.join(", ")}${located.count > located.places.length ? ", …" : ""})`;
    case "unwritable":
      return `the new text needs an author at ${located.place}`;
  }
}

const isSame = (one: Edit, other: Edit): boolean =>
  one.start === other.start && one.end === other.end && one.replacement === other.replacement;

const overlaps = (one: Edit, other: Edit): boolean =>
  one.path === other.path && one.start < other.end && other.start < one.end;
