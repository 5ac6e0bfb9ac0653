import { humaniseCta } from "../../findings/fix-text.ts";
import type { LedgerRow } from "../artifacts/claims.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import { ctaSimilarity } from "../compare/cta-similarity.ts";

/** Calls to action have a finding of their own. */
const CHECKABILITY = 0.4;
/** From here on the page's button continues what the ad's announces. */
const MIN_SIMILARITY = 0.75;
/** Below, the page's buttons ask for something else; between the two, nobody can tell. */
const MAX_OTHER_SIMILARITY = 0.45;

/** The ad's button, and whether one of the page's does the same. */
export const compareCallToAction = ({ ad: { cta }, page: { ctas } }: Evidence): LedgerRow[] => {
  if (cta === null || cta.intent === "other") return [];
  const [best] = ctas
    .map((one) => ({ one, similarity: ctaSimilarity(cta, one) }))
    .toSorted((a, b) => b.similarity - a.similarity);
  if (best === undefined || (best.similarity < MIN_SIMILARITY && best.similarity > MAX_OTHER_SIMILARITY)) return [];
  const isKept = best.similarity >= MIN_SIMILARITY;
  const { excerpt } = best.one;
  const text = humaniseCta(cta.excerpt.text);
  return [
    {
      claim: {
        kind: "step",
        slot: `call_to_action:${cta.intent}`,
        value: null,
        text,
        source: { ...cta.excerpt, text },
        checkability: CHECKABILITY,
        leading: true,
      },
      verdict: !isKept ? "not_mentioned" : excerpt.aboveFold || excerpt.covered ? "kept" : "kept_below_the_fold",
      confidence: 0.9,
      statement: isKept ? excerpt : null,
      words: null,
    },
  ];
};
