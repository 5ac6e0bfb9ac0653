import type { Platform } from "../../contract/vocabulary.ts";

/** Two looks nearer than this, in seconds, see the same. */
const MIN_FRAME_GAP_SECONDS = 0.4;
/** Films end on a frame or two of black more often than on their end card, which stands for seconds. */
const MAX_END_OFFSET_SECONDS = 0.4;

/**
 * When most of a feed's audience decides: at the first frame, which autoplay begins with, after one second, and at
 * three, where Meta counts a play ("3-second video plays") and by which 63 % of the TikTok ads with the highest
 * click-through rates have shown their message (TikTok for Business, Creative Codes).
 */
const FEED_OPENING_SECONDS = [0, 1, 3];
/** YouTube's in-stream ads can be skipped after five seconds: what was said by then is what most have seen. */
const YOUTUBE_OPENING_SECONDS = [0, 2, 4.8];

/**
 * The moments of a film that are looked at, in seconds, in order: its opening, as the platform's audience sees it; its
 * quarters, by which every platform reports how far people watched; and its end, where end cards stand.
 *
 * @param duration seconds; null where it is not known.
 */
export function pickVideoTimes(duration: number | null, platform: Platform | null): number[] {
  const opening = platform === "google" ? YOUTUBE_OPENING_SECONDS : FEED_OPENING_SECONDS;
  if (duration === null) return opening;
  const end = Math.max(0, duration - Math.min(MAX_END_OFFSET_SECONDS, duration / 10));
  const quarters = [0.25, 0.5, 0.75].map((share) => share * duration);
  const inTime = [...opening, ...quarters]
    .filter((at) => at <= end - MIN_FRAME_GAP_SECONDS)
    .sort((a, b) => a - b);
  const apart: number[] = [];
  for (const at of inTime)
    if (at - (apart.at(-1) ?? -MIN_FRAME_GAP_SECONDS) >= MIN_FRAME_GAP_SECONDS) apart.push(at);
  return apart.length === 0 ? [0] : [...apart, end];
}

/** An animation's first frame, which stands where animations do not play, its middle, and the one that it ends on. */
export function pickAnimationFrames(count: number): number[] {
  return [...new Set([0, Math.floor((count - 1) / 2), count - 1])];
}
