import type { Comparison } from "./definition.ts";
import { FINDING_KINDS, type FindingKind, getFinding, isFindingKind } from "./findings.ts";

/**
 * The kind of each comparison, in their order; null where nobody knows it.
 *
 * @param known the kinds that our own engine attached to its answer. Absent for a foreign service and for a saved
 * report.
 */
export function identifyKinds(
  comparisons: readonly Comparison[],
  known: readonly string[] | undefined,
): Array<FindingKind | null> {
  return comparisons.map((comparison, index) => {
    const kind = known?.[index];
    return kind !== undefined && isFindingKind(kind) ? kind : inferKind(comparison);
  });
}

/** Above the fold (category `scent`), these kinds are kinds of their own. */
const FOLD_KINDS: Readonly<Partial<Record<FindingKind, FindingKind>>> = {
  headline: "fold_promise",
  offer: "fold_offer",
  cta: "fold_cta",
};

/**
 * Guesses a comparison's kind from the name of its element, because the contract's comparisons carry no kind. Null
 * where the name matches no kind, or more than one.
 */
export function inferKind({ element, category }: Pick<Comparison, "element" | "category">): FindingKind | null {
  const [kind, another] = FINDING_KINDS.filter((one) => getFinding(one).namePattern?.test(element));
  if (kind === undefined || another !== undefined) return null;
  return (category === "scent" ? FOLD_KINDS[kind] : undefined) ?? kind;
}
