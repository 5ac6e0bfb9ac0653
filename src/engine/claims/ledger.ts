import type { Ledger } from "../artifacts/claims.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import { compareMentions } from "./compare-mention.ts";
import { comparePlaces } from "./compare-place.ts";
import { compareQuantity } from "./compare-quantity.ts";
import { listStatedQuantities } from "./stated-quantity.ts";

/** Compares what the ad claims with what the page says. */
export const compareClaims = (evidence: Evidence): Ledger => {
  const { ad, page } = evidence;
  const lines = ad.lines ?? [];
  const stated = listStatedQuantities(page.statements ?? []);
  return {
    rows: [
      ...lines.flatMap((line) =>
        line.quantities
          .filter(({ isStated }) => isStated)
          .map((quantity) => compareQuantity({ line, quantity }, stated)),
      ),
      ...comparePlaces(evidence),
      ...compareMentions(lines, page.statements ?? []),
    ],
  };
};
