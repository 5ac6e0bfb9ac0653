import type { CheckReport } from "../check/result.ts";
import type { EvaluationRead } from "../contract/evaluation.ts";
import { outcomeOf } from "../contract/outcome.ts";
import type { Edit, Shelf } from "./locate.ts";

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
  for (const { entryId, fix } of fixesOf(report)) {
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
    const repair = { entryId, fix, edit: located.edit, ...safetyOf(fix) };
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

function fixesOf({ entries }: Pick<CheckReport, "entries">): { entryId: string; fix: Fix }[] {
  return entries.flatMap(({ id, answer }) => {
    const outcome = answer && outcomeOf(answer);
    if (outcome?.kind !== "evaluated") return [];
    return outcome.answer.fixes
      .filter(({ fixType, direction }) => TEXTS.includes(fixType) && DIRECTIONS.includes(direction))
      .map((fix) => ({ entryId: id, fix }));
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

/**
 * A headline or a button that says something else is safe: it is read again in review, and nothing is promised. A promise (an
 * offer, a price, a figure that was not there) has to be kept by somebody, and what the service was not sure of has to be read.
 */
function safetyOf({ fixType, currentValue, suggestedValue, confidenceScore }: Fix): {
  safe: boolean;
  why: string;
} {
  if (fixType === "offer" || newFigures(currentValue, suggestedValue)) {
    return { safe: false, why: "It makes a promise that the business has to keep." };
  }
  if (confidenceScore < 0.7) return { safe: false, why: "The evidence for it is weak." };
  if (fixType === "body_copy") return { safe: false, why: "It changes what a sentence says." };
  return { safe: true, why: "It changes words only, and makes no new promise." };
}

const newFigures = (before: string, after: string): boolean => {
  const known = new Set(before.match(/\d+/g) ?? []);
  return (
    (after.match(/\d+/g) ?? []).some((figure) => !known.has(figure)) ||
    /\b(free|gratis|kostenlos|offert|gratuit)\b/i.test(after)
  );
};
