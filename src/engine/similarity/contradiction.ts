import type { LedgerRow } from "../artifacts/claims.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import { compareClaims } from "../claims/ledger.ts";
import { type Denied, denied } from "./excluded-claim.ts";
import { otherGoods } from "./other-product.ts";
import type { OtherGoods } from "./product-categories.ts";

/** What the page says against the ad's subject, whatever words are shared. */
export interface Contradiction {
  goods: OtherGoods | null;
  place: LedgerRow | null;
  denied: Denied | null;
}

/** Most examinations ask for it, and it reads the whole page. */
const known = new WeakMap<Evidence, Contradiction>();

export const contradictionOf = (evidence: Evidence): Contradiction => {
  const found = known.get(evidence) ?? {
    goods: otherGoods(evidence),
    place:
      compareClaims(evidence).find(({ claim, verdict }) => claim.kind === "place" && verdict === "contradicted") ??
      null,
    denied: denied(evidence),
  };
  known.set(evidence, found);
  return found;
};

/**
 * The right thing, and not here: elsewhere, or not in the way that the ad claims. No line of the page keeps it whole.
 */
export const isDeclinedHere = (evidence: Evidence): boolean => {
  const { place, denied: declined } = contradictionOf(evidence);
  return place !== null || declined !== null;
};

/** What to do about lines that would keep the promise, where the page says something against it. */
export const SETTLE_FIRST = "First resolve the contradiction between ad and page; then adapt the page's headline.";

export const isContradicted = (evidence: Evidence): boolean =>
  Object.values(contradictionOf(evidence)).some((one) => one !== null);
