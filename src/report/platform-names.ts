import type { Platform } from "../contract/vocabulary.ts";

/** The ad platforms as people write them. JSON keeps the contract's values. */
export const PLATFORM_NAMES = {
  meta: "Meta",
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
  google: "Google",
  reddit: "Reddit",
} as const satisfies Record<Platform, string>;

/** A platform in a table cell or a list; `absent` if the manifest names none. */
export const formatPlatform = (platform: Platform | null, absent = "–"): string =>
  platform === null ? absent : PLATFORM_NAMES[platform];
