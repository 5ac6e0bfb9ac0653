import { measureKeptClaims } from "../judge/heuristic/kept-claims.ts";
import { defineSignal, unknown } from "./define-signal.ts";

/** What share of the claims in the ad's copy does the page keep? */
export const claimsKept = defineSignal("messageMatch", "claims_kept", (evidence) => {
  const measured = measureKeptClaims(evidence, 1);
  if (measured === null) return unknown("the ad's copy makes no claim that can be checked");
  const { share, broken } = measured;
  return {
    value: share,
    note: broken === null ? "the page keeps what the ad's copy claims" : `the page doesn't keep ${broken}`,
  };
});
