import type { AdTextFields } from "../../contract/request.ts";
import type { Address } from "./address.ts";
import type { Shape } from "./placement.ts";
import type { Detected } from "./platform.ts";
import type { Network, ProfileId } from "./profiles.ts";

const NAMED = /(?<![a-z])(?:pmax|performance[-_ ]?max)(?![a-z])/i;

/**
 * Whether the ad belongs to a Performance Max campaign: named in the URL's parameters, or suggested by a set of
 * assets (a picture and several texts) that Google may combine as it likes.
 */
export function detectPmax(
  network: Network | null,
  landing: Address,
  shape: Shape | null,
  fields: AdTextFields | undefined,
): Detected<true> | null {
  if (network !== "google" && network !== null) return null;
  const named = landing.parameters.find(
    ({ name, value }) => NAMED.test(name) || NAMED.test(value) || (name === "network" && value === "x"),
  );
  if (named)
    return {
      value: true,
      confidence: "high",
      reason: `The landing URL's ${named.name}=${named.value} names a Performance Max campaign.`,
    };
  if (network !== "google" || shape?.mediaType !== "image" || copyFields(fields).length < 2) return null;
  return {
    value: true,
    confidence: "low",
    reason:
      "A picture with several texts may be Performance Max, so every placement is judged; " +
      "add utm_placement=display to the landing URL to have it judged as a display ad alone.",
  };
}

/** The copy that Google composes ads from; a call-to-action type and a page name are not copy. */
export function copyFields(fields: AdTextFields | undefined): string[] {
  return [fields?.headline, fields?.bodyText, fields?.description].filter(
    (text): text is string => text !== undefined && text.trim() !== "",
  );
}

/** Where Google may show these assets; never empty. */
export function eligiblePlacements(shape: Shape | null, fields: AdTextFields | undefined): ProfileId[] {
  const placements: ProfileId[] = [];
  if (shape?.mediaType === "image") placements.push("google_display");
  if (shape?.mediaType === "video") placements.push("google_youtube");
  if (copyFields(fields).length > 0 || shape === null) placements.push("google_search");
  return placements;
}
