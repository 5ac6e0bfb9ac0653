import type { Platform } from "../../contract/vocabulary.ts";

/** Frames closer together than this show the same, seconds. */
const MIN_FRAME_GAP_SECONDS = 0.4;
/**
 * Many videos end with a black frame after the end card, so the last frame is taken this long before the end,
 * seconds.
 */
const MAX_END_OFFSET_SECONDS = 0.4;

/**
 * When most viewers of a feed decide: at the first frame, after one second, and after three seconds, when Meta counts a
 * play ("3-second video plays"). 63 % of the TikTok ads with the highest click-through rates show their message within
 * the first three seconds (TikTok for Business, Creative Codes).
 */
const FEED_OPENING_SECONDS = [0, 1, 3];
/** YouTube's in-stream ads can be skipped after five seconds; most viewers see nothing after that. */
const YOUTUBE_OPENING_SECONDS = [0, 2, 4.8];

/**
 * The times of a video to capture, in seconds, ascending: the opening for the platform, the quartiles by which
 * platforms report view-through, and the end with its end card.
 *
 * @param duration Seconds; null where it is unknown.
 */
export function pickVideoTimes(duration: number | null, platform: Platform | null): number[] {
  const opening = platform === "google" ? YOUTUBE_OPENING_SECONDS : FEED_OPENING_SECONDS;
  if (duration === null) return opening;
  const end = Math.max(0, duration - Math.min(MAX_END_OFFSET_SECONDS, duration / 10));
  const quarters = [0.25, 0.5, 0.75].map((share) => share * duration);
  const inTime = [...opening, ...quarters].filter((at) => at <= end - MIN_FRAME_GAP_SECONDS).sort((a, b) => a - b);
  const times: number[] = [];
  for (const at of inTime) if (at - (times.at(-1) ?? -MIN_FRAME_GAP_SECONDS) >= MIN_FRAME_GAP_SECONDS) times.push(at);
  return times.length === 0 ? [0] : [...times, end];
}

/** An animation's first frame (shown where animations do not play), middle frame and last frame. */
export const pickAnimationFrames = (count: number): number[] => [
  ...new Set([0, Math.floor((count - 1) / 2), count - 1]),
];
