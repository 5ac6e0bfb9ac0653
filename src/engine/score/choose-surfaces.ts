import type { EvaluationRequest } from "../../contract/evaluation-request.ts";
import type { Surface, SurfaceChoice } from "../artifacts/scores.ts";
import { type Detection, detectAdNetwork } from "./detect-ad-network.ts";
import { detectPmax, eligiblePlacements, listCopyFields } from "./detect-pmax.ts";
import { type CreativeShape, findNamedPlacement, inferPlacement } from "./infer-placement.ts";
import { parseLandingUrl } from "./parse-landing-url.ts";
import { type AdNetwork, getProfile, type ProfileId } from "./placement-profiles.ts";

/**
 * Decides on which surfaces the ad is judged. Only the request and the creative's shape decide, so that a page cannot
 * choose its own weights.
 *
 * @param input.creative The creative's natural size in pixels; null for an ad without a picture.
 */
export function chooseSurfaces(input: { request: EvaluationRequest; creative: CreativeShape | null }): SurfaceChoice {
  const { adData, landingPageData } = input.request;
  const landing = parseLandingUrl(landingPageData.url);
  const fields = adData.adTextFields;
  const hasCopy = listCopyFields(fields).length > 0;
  const network = detectAdNetwork(adData, landing);
  const named = network.value && findNamedPlacement(network.value, landing);
  const pmax = detectPmax(network.value, landing, input.creative, fields);

  if (pmax && (pmax.confidence === "high" || !named)) {
    const basis = network.value ? combineBases(network, pmax) : pmax;
    const surfaces = eligiblePlacements(input.creative, fields).map((id) =>
      buildSurface(id, { ...basis, confidence: pmax.confidence }, hasCopy),
    );
    return { detectionMode: surfaces.length > 1 ? "multi_placement" : "single", isPmax: true, surfaces };
  }
  const placement = named ?? (network.value && inferPlacement(network.value, input.creative));
  const surface = placement
    ? buildSurface(placement.value, combineBases(network, placement), hasCopy)
    : buildSurface("default", network, hasCopy);
  return { detectionMode: "single", isPmax: false, surfaces: [surface] };
}

/** The network that the ad runs on, as far as the request shows; a Performance Max campaign runs on Google. */
export function detectRequestNetwork({ adData, landingPageData }: EvaluationRequest): AdNetwork | null {
  const landing = parseLandingUrl(landingPageData.url);
  const { value } = detectAdNetwork(adData, landing);
  return value ?? (detectPmax(null, landing, null, adData.adTextFields) && "google");
}

type DetectionBasis = Pick<Detection<unknown>, "confidence" | "reason">;

function combineBases(first: DetectionBasis, second: DetectionBasis): DetectionBasis {
  const isHigh = first.confidence === "high" && second.confidence === "high";
  return { confidence: isHigh ? "high" : "low", reason: `${first.reason} ${second.reason}` };
}

/**
 * A search result shows no picture. Without copy the picture is used all the same: its text is all that can be read.
 */
const buildSurface = (id: ProfileId, { confidence, reason }: DetectionBasis, hasCopy: boolean): Surface => ({
  profile: { ...getProfile(id), detectionReason: reason, detectionConfidence: confidence },
  visibleAssets: { picture: id !== "google_search" || !hasCopy, text: true },
});
