import type { AppliedProfile } from "../../contract/evaluation.ts";

/** An ad network: the contract's platforms, with facebook and instagram merged into meta. */
export type AdNetwork = "meta" | "tiktok" | "linkedin" | "google" | "reddit";

/** A profile without the reason why it was chosen. */
export type PlacementProfile = Omit<AppliedProfile, "detectionReason" | "detectionConfidence">;

/**
 * Platform, labels of the surface and of the profile, and the published weights: visual, message, fold, tone. No public
 * data relates congruence to conversion, so the weights follow what a placement shows: mostly pictures in a story,
 * mostly words in a search result.
 */
const PROFILES = {
  default: ["default", "Any placement", "Default", 0.3, 0.35, 0.2, 0.15],
  meta_feed: ["meta", "Feed", "Meta Feed", 0.35, 0.3, 0.2, 0.15],
  meta_story: ["meta", "Story", "Meta Story", 0.4, 0.25, 0.2, 0.15],
  meta_reels: ["meta", "Reels", "Meta Reels", 0.35, 0.25, 0.2, 0.2],
  tiktok_feed: ["tiktok", "In-feed", "TikTok In-feed", 0.3, 0.25, 0.2, 0.25],
  linkedin_single_image: ["linkedin", "Single image", "LinkedIn Single Image", 0.25, 0.4, 0.2, 0.15],
  google_search: ["google", "Search", "Google Search", 0.05, 0.55, 0.25, 0.15],
  google_display: ["google", "Display", "Google Display", 0.4, 0.3, 0.2, 0.1],
  google_youtube: ["google", "YouTube", "YouTube", 0.3, 0.3, 0.2, 0.2],
  reddit_promoted_post: ["reddit", "Promoted post", "Reddit Promoted Post", 0.2, 0.4, 0.2, 0.2],
  reddit_conversation: ["reddit", "Conversation", "Reddit Conversation", 0.1, 0.45, 0.2, 0.25],
} as const;

export type ProfileId = keyof typeof PROFILES;

export const PROFILE_IDS = Object.keys(PROFILES) as ProfileId[];

export function getProfile(id: ProfileId): PlacementProfile {
  const [platform, surfaceLabel, displayLabel, visualMatch, messageMatch, aboveTheFoldContinuity, toneAlignment] =
    PROFILES[id];
  const weights = { visualMatch, messageMatch, aboveTheFoldContinuity, toneAlignment };
  return { id, platform, surfaceLabel, displayLabel, weights };
}
