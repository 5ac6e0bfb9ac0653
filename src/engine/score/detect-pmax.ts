import type { AdTextFields } from "../../contract/evaluation-request.ts";
import type { Detection } from "./detect-ad-network.ts";
import type { CreativeShape } from "./infer-placement.ts";
import type { LandingUrl } from "./parse-landing-url.ts";
import type { AdNetwork, ProfileId } from "./placement-profiles.ts";

const PMAX_PATTERN = /(?<![a-z])(?:pmax|performance[-_ ]?max)(?![a-z])/i;

/**
 * Whether the ad belongs to a Performance Max campaign: a URL parameter names one, or the ad has a picture and several
 * texts, which Google may combine.
 */
export function detectPmax(
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
    return {
      value: true,
      confidence: "high",
      reason: `The landing URL's ${named.name}=${named.value} names a Performance Max campaign.`,
    };
  if (network !== "google" || shape?.mediaType !== "image" || listCopyFields(fields).length < 2) return null;
  return {
    value: true,
    confidence: "low",
    reason:
      "A picture with several texts may be Performance Max, so every placement is scored; " +
      "add utm_placement=display to the landing URL to score it as a display ad only.",
  };
}

/** The copy from which Google composes ads. A call-to-action type and a page name are not copy. */
export const listCopyFields = (fields: AdTextFields | undefined): string[] =>
  [fields?.headline, fields?.bodyText, fields?.description].filter(
    (text): text is string => text !== undefined && text.trim() !== "",
  );

/** The placements in which Google may show these assets; never empty. */
export function eligiblePlacements(shape: CreativeShape | null, fields: AdTextFields | undefined): ProfileId[] {
  const placements: ProfileId[] = [];
  if (shape?.mediaType === "image") placements.push("google_display");
  if (shape?.mediaType === "video") placements.push("google_youtube");
  if (listCopyFields(fields).length > 0 || shape === null) placements.push("google_search");
  return placements;
}
