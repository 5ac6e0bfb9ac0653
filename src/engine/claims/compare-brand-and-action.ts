import { humaniseCta } from "../../findings/fix-text.ts";
import type { LedgerRow } from "../artifacts/claims.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import { relateBrand } from "../relation/brand-names.ts";
import { ctaSimilarity } from "../relation/cta-similarity.ts";
import { createRow } from "./create-row.ts";

/** Both have findings of their own, so that a page without the ad's name is no broken claim as well. */
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
  const slot = `call_to_action:${cta.intent}`;
  const claim = { kind: "step", slot, text, source: { ...cta.excerpt, text }, checkability: CHECKABILITY } as const;
  return [createRow(claim, isKept ? "kept" : "not_mentioned", { statement: isKept ? excerpt : null })];
};

/** Who advertises, and whether the page goes by that name. A page that states no name may show it in a picture. */
export const compareBrand = (evidence: Evidence): LedgerRow[] => {
  const { brand } = evidence.ad;
  if (brand === null) return [];
  const { onPage, own, isOther } = relateBrand(evidence);
  const verdict = onPage !== null ? "kept" : isOther ? "contradicted" : "unreadable";
  const claim = { kind: "brand", slot: "brand", text: brand.text, source: brand, checkability: CHECKABILITY } as const;
  return [createRow(claim, verdict, { statement: onPage ?? (isOther ? own : null) })];
};
