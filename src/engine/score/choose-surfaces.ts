import { type AdTextFields, type EvaluationRequest, listAdTexts } from "../../contract/evaluation-request.ts";
import type { Surface, SurfaceChoice } from "../artifacts/scores.ts";
import { type Detection, detectAdNetwork, detected, type LandingUrl, parseLandingUrl } from "./detect-ad-network.ts";
import { type CreativeShape, findNamedPlacement, inferPlacement } from "./infer-placement.ts";
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
  const hasPicture = input.creative !== null;
  const hasCopy = listAdTexts(fields).length > 0;
  const network = detectAdNetwork(adData, landing);
  const named = network.value && findNamedPlacement(network.value, landing);
  const pmax = detectPmax(network.value, landing, input.creative, fields);

  if (pmax && (pmax.confidence === "high" || !named)) {
    const basis = network.value ? combineBases(network, pmax) : pmax;
    const surfaces = eligiblePlacements(input.creative, fields).map((id) =>
      buildSurface(id, { ...basis, confidence: pmax.confidence }, { hasPicture, hasCopy }),
    );
    return { detectionMode: surfaces.length > 1 ? "multi_placement" : "single", isPmax: true, surfaces };
  }
  const placement = named ?? (network.value && inferPlacement(network.value, input.creative));
  const surface = placement
    ? buildSurface(placement.value, combineBases(network, placement), { hasPicture, hasCopy })
    : buildSurface("default", network, { hasPicture, hasCopy });
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
const buildSurface = (
  id: ProfileId,
  { confidence, reason }: DetectionBasis,
  { hasPicture, hasCopy }: { hasPicture: boolean; hasCopy: boolean },
): Surface => ({
  profile: { ...getProfile(id), detectionReason: reason, detectionConfidence: confidence },
  visibleAssets: { picture: hasPicture && (id !== "google_search" || !hasCopy), text: true },
});

const PMAX_PATTERN = /(?<![a-z])(?:pmax|performance[-_ ]?max)(?![a-z])/i;

/**
 * Whether the ad belongs to a Performance Max campaign: a URL parameter names one, or the ad has a picture and several
 * texts, which Google may combine.
 */
function detectPmax(
  network: AdNetwork | null,
  landing: LandingUrl,
  shape: CreativeShape | null,
  fields: AdTextFields | undefined,
): Detection<true> | null {
  if (network !== "google" && network !== null) return null;
  const named = landing.parameters.find(
    ({ name, value }) => PMAX_PATTERN.test(name) || PMAX_PATTERN.test(value) || (name === "network" && value === "x"),
  );
  if (named)
    return detected(true, "high", `The landing URL's ${named.name}=${named.value} names a Performance Max campaign.`);
  if (network !== "google" || shape?.mediaType !== "image" || listAdTexts(fields).length < 2) return null;
  return detected(
    true,
    "low",
    "A picture with several texts may be Performance Max, so every placement is scored; " +
      "add utm_placement=display to the landing URL to score it as a display ad only.",
  );
}

/** The placements in which Google may show these assets; never empty. */
function eligiblePlacements(shape: CreativeShape | null, fields: AdTextFields | undefined): ProfileId[] {
  const placements: ProfileId[] = [];
  if (shape?.mediaType === "image") placements.push("google_display");
  if (shape?.mediaType === "video") placements.push("google_youtube");
  if (listAdTexts(fields).length > 0 || shape === null) placements.push("google_search");
  return placements;
}
