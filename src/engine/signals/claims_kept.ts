import { quote } from "../compare/create-finding.ts";
import { measureKeptClaims } from "../judge/heuristic/kept-claims.ts";
import { defineSignal, unknown } from "./define-signal.ts";

/** What share of the claims in the ad's copy does the page keep? */
export const claimsKept = defineSignal("messageMatch", "claims_kept", (evidence) => {
  const measured = measureKeptClaims(evidence, 1);
  if (measured === null) return unknown("the ad's copy makes no claim that can be checked");
  const { share, kept, all, broken } = measured;
  const note = `the page keeps ${kept} of the ${all} claims that can be checked`;
  return { value: share, note: broken === undefined ? note : `${note}, and not ${quote(broken.claim.text)}` };
});
