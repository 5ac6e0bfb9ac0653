import type { Evaluation } from "../contract/evaluation.ts";
import type { Picture } from "../contract/port.ts";
import type { AdFrame, Creative } from "./artifacts/capture.ts";

/** One of the further frames of a video that were analysed: the contract leaves the shape open. */
export interface VideoFrame {
  /** Seconds from the beginning. */
  at: number;
  screenshotUrl: string;
  width: number;
  height: number;
}

/**
 * What the contract says of a video beside its scores. The frame that `adScreenshotUrl` shows is counted, and is not
 * among the further ones. Sound is not listened to, so there is no transcript.
 *
 * @param keep keeps a frame's picture and answers with its URL.
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

/** To the millisecond: a container's clock is no finer. */
const roundToMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;
