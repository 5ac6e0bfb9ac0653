import type { ClaimVerdict } from "../../contract/ledger.ts";
import type { LedgerRow } from "../artifacts/claims.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import { bearerOf, kinOf, ownNameOf } from "../judge/heuristic/names.ts";

/** The brand has a finding of its own, so that a page without its name is no broken claim as well. */
const CHECKABILITY = 0.4;

/** Who advertises, and whether the page goes by that name. A page that states no name may show it in a picture. */
export const compareBrand = (evidence: Evidence): LedgerRow[] => {
  const { brand } = evidence.ad;
  if (brand === null) return [];
  const named = bearerOf(brand, evidence);
  const own = named === null && kinOf(brand, evidence) === null ? ownNameOf(evidence.page) : null;
  const verdict: ClaimVerdict = named !== null ? "kept" : own === null ? "unreadable" : "contradicted";
  return [
    {
      claim: {
        kind: "brand",
        slot: "brand",
        value: null,
        text: brand.text,
        source: brand,
        checkability: CHECKABILITY,
        leading: true,
      },
      verdict,
      confidence: 0.9,
      statement: named ?? own,
      words: null,
    },
  ];
};
