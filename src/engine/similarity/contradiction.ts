import type { LedgerRow } from "../artifacts/claims.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import { compareClaims } from "../claims/ledger.ts";
import { type ExcludedClaim, findExcludedClaim } from "./excluded-claim.ts";
import { findOtherProduct, type OtherProduct } from "./other-product.ts";

/** What on the page contradicts the ad's subject, whatever words both share. */
export interface Contradiction {
  otherProduct: OtherProduct | null;
  place: LedgerRow | null;
  excludedClaim: ExcludedClaim | null;
}

/** Most signals need the contradiction, and finding it reads the whole page. */
const cache = new WeakMap<Evidence, Contradiction>();

export const findContradiction = (evidence: Evidence): Contradiction => {
  const contradiction = cache.get(evidence) ?? {
    otherProduct: findOtherProduct(evidence),
    place:
      compareClaims(evidence).find(({ claim, verdict }) => claim.kind === "place" && verdict === "contradicted") ??
      null,
    excludedClaim: findExcludedClaim(evidence),
  };
  cache.set(evidence, contradiction);
  return contradiction;
};

/**
 * The page offers the ad's product in another place, or not as the ad claims. A line that repeats the ad does not keep
 * its promise then.
 */
export const isOfferedOnOtherTerms = (evidence: Evidence): boolean => {
  const { place, excludedClaim } = findContradiction(evidence);
  return place !== null || excludedClaim !== null;
};

/** Replaces advice on the page's wording, which cannot resolve a contradiction. */
export const CONTRADICTION_RECOMMENDATION =
  "First resolve the contradiction between ad and page; then adapt the page's headline.";

export const isContradicted = (evidence: Evidence): boolean =>
  Object.values(findContradiction(evidence)).some((one) => one !== null);
