import type { EvaluationRequest } from "../../contract/request.ts";
import type { Surface, SurfaceChoice } from "../products/answer.ts";
import { readAddress } from "./address.ts";
import { likelyPlacement, namedPlacement, type Shape } from "./placement.ts";
import { type Detected, detectNetwork } from "./platform.ts";
import { copyFields, detectPmax, eligiblePlacements } from "./pmax.ts";
import { type ProfileId, profileOf } from "./profiles.ts";

/**
 * Decides on which surfaces the ad is judged, from the request and the creative's shape alone: the page has no say,
 * so that a page cannot choose its own weights.
 *
 * @param input.creative Natural size in pixels; null for an ad without a picture.
 */
export function chooseSurfaces(input: { request: EvaluationRequest; creative: Shape | null }): SurfaceChoice {
  const { adData, landingPageData } = input.request;
  const landing = readAddress(landingPageData.url);
  const fields = adData.adTextFields;
  const hasCopy = copyFields(fields).length > 0;
  const network = detectNetwork(adData, landing);
  const named = network.value && namedPlacement(network.value, landing);
  const pmax = detectPmax(network.value, landing, input.creative, fields);

  if (pmax && (pmax.confidence === "high" || !named)) {
    const because = network.value ? joined(network, pmax) : pmax;
    const placements = eligiblePlacements(input.creative, fields);
    const surfaces = placements.map((id) =>
      surfaceOf(id, { ...because, confidence: pmax.confidence }, hasCopy),
    );
    return { detectionMode: surfaces.length > 1 ? "multi_placement" : "single", isPmax: true, surfaces };
  }
  const placement = named ?? (network.value && likelyPlacement(network.value, input.creative));
  const surface = placement
    ? surfaceOf(placement.value, joined(network, placement), hasCopy)
    : surfaceOf("default", network, hasCopy);
  return { detectionMode: "single", isPmax: false, surfaces: [surface] };
}

type Because = Pick<Detected<unknown>, "confidence" | "reason">;

function joined(first: Because, second: Because): Because {
  const sure = first.confidence === "high" && second.confidence === "high";
  return { confidence: sure ? "high" : "low", reason: `${first.reason} ${second.reason}` };
}

/** A search result shows no picture, unless a picture of the ad is all there is to read it from. */
function surfaceOf(id: ProfileId, { confidence, reason }: Because, hasCopy: boolean): Surface {
  return {
    profile: { ...profileOf(id), detectionReason: reason, detectionConfidence: confidence },
    shows: { picture: id !== "google_search" || !hasCopy, text: true },
  };
}
