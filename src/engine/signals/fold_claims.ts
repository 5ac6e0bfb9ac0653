import { measureKeptClaims } from "../judge/heuristic/kept-claims.ts";
import { defineSignal, unknown } from "./define-signal.ts";

/** A promise that is kept below the fold is not visible at a glance. */
const BELOW_THE_FOLD = 0.6;

/** What share of the claims in the ad's copy does the page keep above the fold? */
export const foldClaims = defineSignal("aboveTheFoldContinuity", "fold_claims", (evidence) => {
  const measured = measureKeptClaims(evidence, BELOW_THE_FOLD);
  if (measured === null) return unknown("the ad's copy makes no claim that can be checked");
  const { share, broken } = measured;
  return {
    value: share,
    note:
      broken === null
        ? "what the ad's copy claims is kept above the fold"
        : `the area above the fold doesn't keep ${broken}`,
  };
});
