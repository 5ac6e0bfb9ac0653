import { type Address, belongsTo, hostOf } from "./address.ts";
import type { Detected } from "./platform.ts";
import type { Network, ProfileId } from "./profiles.ts";

/** The creative's shape, as far as it is known. */
export interface Shape {
  width: number;
  height: number;
  mediaType: "image" | "video";
}

// Stories and reels fill a 9:16 screen; a 4:5 feed picture stays well under this.
const PORTRAIT = 1.6;

const NAMES: Record<Network, ReadonlyArray<[ProfileId, RegExp]>> = {
  meta: [
    ["meta_reels", /reel/i],
    ["meta_story", /stor(?:y|ies)/i],
    ["meta_feed", /feed|marketplace|explore|column|stream/i],
  ],
  google: [
    ["google_youtube", /youtube|video|in[-_ ]?stream|shorts/i],
    ["google_search", /search/i],
    ["google_display", /display|gdn/i],
  ],
  reddit: [
    ["reddit_conversation", /conversation|comment/i],
    ["reddit_promoted_post", /feed|promoted|post/i],
  ],
  tiktok: [],
  linkedin: [],
};

/** What Meta's {{placement}} expands to, whichever UTM parameter carries it. */
const META_PLACEMENT =
  /^(?:facebook|instagram|fb|ig)_(?:(?:mobile|desktop|profile)_)?(?:feed|stories|story|reels|explore|marketplace|right_column)$/i;

// Google's ValueTrack parameter {network}, once expanded.
const GOOGLE_NETWORK: Readonly<Record<string, ProfileId>> = {
  g: "google_search",
  s: "google_search",
  d: "google_display",
  ytv: "google_youtube",
};

/** A placement that a parameter of the landing URL names, or null. Campaign names and other free text name none. */
export function namedPlacement(network: Network, { parameters }: Address): Detected<ProfileId> | null {
  for (const { name, value } of parameters) {
    const id = placementNamed(network, name, value);
    if (id)
      return {
        value: id,
        confidence: "high",
        reason: `The landing URL's ${name}=${value} names the placement.`,
      };
  }
  return null;
}

function placementNamed(network: Network, name: string, value: string): ProfileId | null {
  if (network === "google" && name === "network") return GOOGLE_NETWORK[value] ?? null;
  const isMetaPlacement = network === "meta" && name.startsWith("utm_") && META_PLACEMENT.test(value);
  if (!/(?:^|_)placement$/.test(name) && !isMetaPlacement) return null;
  if (isSite(value)) return null;
  return NAMES[network].find(([, pattern]) => pattern.test(value))?.[0] ?? null;
}

/** Google's {placement} is the site that showed the ad: only YouTube's own name says anything about the surface. */
function isSite(value: string): boolean {
  const host = hostOf(`https://${value}`);
  return value.includes(".") && !(host && belongsTo(host, "youtube.com"));
}

/** The placement that the creative's shape suggests. */
export function likelyPlacement(network: Network, shape: Shape | null): Detected<ProfileId> {
  switch (network) {
    case "meta":
      return metaPlacement(shape);
    case "google":
      return googlePlacement(shape);
    case "tiktok":
      return only("tiktok_feed", "TikTok ads run in the feed.");
    case "linkedin":
      return only("linkedin_single_image", "LinkedIn ads are judged as single-image posts.");
    case "reddit":
      return only("reddit_promoted_post", "Reddit ads run as promoted posts unless a conversation is named.");
  }
}

function only(value: ProfileId, reason: string): Detected<ProfileId> {
  return { value, confidence: "high", reason };
}

function metaPlacement(shape: Shape | null): Detected<ProfileId> {
  if (shape === null)
    return {
      value: "meta_feed",
      confidence: "low",
      reason: "Nothing names a placement, so the feed is assumed.",
    };
  if (shape.height < PORTRAIT * shape.width)
    return only("meta_feed", "The creative has the shape of a feed ad.");
  const what = shape.mediaType === "video" ? "reel" : "story";
  return {
    value: what === "reel" ? "meta_reels" : "meta_story",
    confidence: "low",
    reason: `No placement is named; a tall ${shape.mediaType} is usually a ${what}.`,
  };
}

function googlePlacement(shape: Shape | null): Detected<ProfileId> {
  if (shape === null) return only("google_search", "The ad has text only, as search ads do.");
  return shape.mediaType === "video"
    ? only("google_youtube", "Google shows video ads on YouTube.")
    : only("google_display", "Google shows image ads on its display network.");
}
