import type { Box, Picture } from "../../contract/port.ts";
import type { Tab } from "./tab.ts";

export type Screenshot = Pick<Picture, "bytes" | "mediaType" | "width" | "height">;

/**
 * A JPEG: a third of WebP's encoding time, at 72 some 60–250 kB a page (measured).
 *
 * @param beyond Whether the clip reaches below the first screen. To picture that, Chrome makes the window larger for a
 *   moment, which pages notice, and which takes 45 ms more.
 */
export async function takeScreenshot(tab: Tab, clip: Box, beyond: boolean): Promise<Screenshot> {
  const { data } = await tab.untilClosed(
    tab.session.send("Page.captureScreenshot", {
      format: "jpeg",
      quality: 72,
      optimizeForSpeed: true,
      captureBeyondViewport: beyond,
      clip: { ...clip, scale: 1 },
    }),
  );
  const bytes = Buffer.from(data, "base64");
  return { mediaType: "image/jpeg", bytes: new Uint8Array(bytes), ...readJpegSize(bytes) };
}

/** A JPEG's size, from the segment that begins its frame (ITU-T T.81, B.2.2: SOF0 to SOF2 of what Chrome writes). */
function readJpegSize(jpeg: Buffer): { width: number; height: number } {
  let at = 2;
  while (at + 9 < jpeg.length) {
    const marker = jpeg.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) };
    }
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error("Chrome gave no JPEG.");
}
