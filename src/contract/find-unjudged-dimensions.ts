import type { ReceivedEvaluation } from "./evaluation.ts";
import { DIMENSIONS, type Dimension } from "./vocabulary.ts";

/** The embedded engine begins the reasoning of a dimension that it could not judge with this. */
const NOT_JUDGED_PATTERN = /^Not judged(?:: (?<reason>[^.;]+))?/u;

/**
 * The dimensions that an answer scores 6.5 by convention because nothing could be compared.
 *
 * @param known `Attachments.notJudged`. Without it (another service, a report read from JSON) such a dimension is
 *   recognised by its weight of 0, or by a reasoning that says "Not judged".
 */
export const findNotJudged = (
  { detailedScores, appliedProfile }: ReceivedEvaluation,
  known?: readonly Dimension[],
): readonly Dimension[] =>
  known ??
  DIMENSIONS.filter(
    (dimension) =>
      appliedProfile.weights[dimension] === 0 || NOT_JUDGED_PATTERN.test(detailedScores[dimension].reasoning),
  );

/** The four scores; null for a dimension that was not judged, whose 6.5 in the answer is a placeholder. */
export const getDimensionScores = (evaluation: ReceivedEvaluation): Record<Dimension, number | null> => ({
  ...evaluation.componentScores,
  ...Object.fromEntries(findNotJudged(evaluation).map((dimension) => [dimension, null])),
});

/** Why a dimension was not judged: the first clause of its reasoning. Null where the reasoning has another form. */
export const getNotJudgedReason = ({ detailedScores }: ReceivedEvaluation, dimension: Dimension): string | null =>
  NOT_JUDGED_PATTERN.exec(detailedScores[dimension].reasoning)?.groups?.["reason"]?.trim() ?? null;
