import {
  type Detection,
  detected,
  isHostWithin,
  type LandingUrl,
  networkTraces,
  parseHostname,
} from "./detect-ad-network.ts";
import type { AdNetwork, ProfileId } from "./placement-profiles.ts";

/** The creative's shape, as far as it is known. */
export interface CreativeShape {
  width: number;
  height: number;
  mediaType: "image" | "video";
}

// Stories and reels are 9:16 (1.78); a 4:5 feed picture (1.25) is well below this.
const MIN_PORTRAIT_RATIO = 1.6;

/**
 * The placement that a parameter of the landing URL names; null where none does. Campaign names and other free text do
 * not count.
 */
export function findNamedPlacement(network: AdNetwork, { parameters }: LandingUrl): Detection<ProfileId> | null {
  for (const { name, value } of parameters) {
    const id = matchPlacement(network, name, value);
    if (id) return detected(id, "high", `The landing URL's ${name}=${value} names the placement.`);
  }
  return null;
}

function matchPlacement(network: AdNetwork, name: string, value: string): ProfileId | null {
  const traces = networkTraces().find(({ id }) => id === network);
  if (name === "network" && traces?.networkValues !== undefined) return traces.networkValues[value] ?? null;
  const isUtmPlacement = name.startsWith("utm_") && traces?.utmPlacement?.test(value) === true;
  if (!/(?:^|_)placement$/.test(name) && !isUtmPlacement) return null;
  if (isPublisherSite(value)) return null;
  return traces?.placements.find(({ pattern }) => pattern.test(value))?.id ?? null;
}

/** Google's {placement} is the site that showed the ad. Only YouTube's own name identifies a placement. */
function isPublisherSite(value: string): boolean {
  const host = parseHostname(`https://${value}`);
  return value.includes(".") && !(host && isHostWithin(host, "youtube.com"));
}

/** The placement that the creative's shape suggests. */
export function inferPlacement(network: AdNetwork, shape: CreativeShape | null): Detection<ProfileId> {
  switch (network) {
    case "meta":
      return inferMetaPlacement(shape);
    case "google":
      return inferGooglePlacement(shape);
    case "tiktok":
      return detected("tiktok_feed", "high", "TikTok ads run in the feed.");
    case "linkedin":
      return detected("linkedin_single_image", "high", "LinkedIn ads are scored as single-image posts.");
    case "reddit":
      return detected(
        "reddit_promoted_post",
        "high",
        "Reddit ads run as promoted posts unless a conversation placement is named.",
      );
  }
}

function inferMetaPlacement(shape: CreativeShape | null): Detection<ProfileId> {
  if (shape === null)
    return detected("meta_feed", "low", "No placement was given or detected, so the feed is assumed.");
  if (shape.height < MIN_PORTRAIT_RATIO * shape.width)
    return detected("meta_feed", "high", "The creative has the shape of a feed ad.");
  const what = shape.mediaType === "video" ? "reel" : "story";
  const reason = `No placement is named; a tall ${shape.mediaType} is usually a ${what}.`;
  return detected(what === "reel" ? "meta_reels" : "meta_story", "low", reason);
}

function inferGooglePlacement(shape: CreativeShape | null): Detection<ProfileId> {
  if (shape === null) return detected("google_search", "high", "The ad has text only, as search ads do.");
  return shape.mediaType === "video"
    ? detected("google_youtube", "high", "Google shows video ads on YouTube.")
    : detected("google_display", "high", "Google shows image ads on its display network.");
}
