import { measureKeptClaims, nothingToCheck } from "../claims/kept-claims.ts";
import { defineSignal, unknown } from "./define-signal.ts";

/** What share of the claims in the ad's copy does the page keep? */
export const claimsKept = defineSignal("messageMatch", "claims_kept", (pair) => {
  const measured = measureKeptClaims(pair, { offers: 1, others: 1 });
  if (measured === null) return unknown(nothingToCheck(pair));
  const { share, broken } = measured;
  return {
    value: share,
    note: broken === null ? "the page confirms what the ad claims" : `the page doesn't confirm ${broken}`,
  };
});
