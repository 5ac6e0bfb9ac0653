import type { Evaluation } from "../contract/evaluation.ts";
import type { Picture } from "../contract/evaluator-interface.ts";
import type { AdFrame, Creative } from "./artifacts/capture-schemas.ts";

/** A further analysed frame of a video. The contract does not define its shape. */
export interface VideoFrame {
  /** Seconds from the start of the video. */
  at: number;
  screenshotUrl: string;
  width: number;
  height: number;
}

/**
 * The contract's fields about a video. `frameCount` includes the frame that `adScreenshotUrl` shows; `videoFrames` does
 * not. Audio is not analysed, so there is no transcript.
 *
 * @param storePicture Stores a frame's picture and returns its URL.
 */
export async function buildVideoFields(
  { mediaType, motion }: Creative,
  storePicture: (frame: Picture) => Promise<string>,
): Promise<Pick<Evaluation, "videoFrames" | "videoMetadata">> {
  if (mediaType !== "video") return { videoFrames: null };
  const { frames = [], duration = null, method = "decoded_frames" } = motion ?? {};
  const toVideoFrame = async ({ at, screenshot }: AdFrame): Promise<VideoFrame> => ({
    at: roundToMilliseconds(at),
    screenshotUrl: await storePicture(screenshot),
    width: screenshot.width,
    height: screenshot.height,
  });
  return {
    videoFrames: await Promise.all(frames.map(toVideoFrame)),
    videoMetadata: {
      frameCount: 1 + frames.length,
      processingMethod: method,
      hasTranscript: false,
      transcriptLength: 0,
      videoDuration: duration === null ? null : roundToMilliseconds(duration),
    },
  };
}

/** Video containers store times in milliseconds at best. */
const roundToMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;
