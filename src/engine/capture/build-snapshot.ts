import type { Box, Picture } from "../../contract/evaluator-interface.ts";
import type { Viewport } from "../../contract/vocabulary.ts";
import type { AlternateView, Colour, Raster, Snapshot } from "../artifacts/capture-schemas.ts";
import { findConsentFrames } from "./consent-frames.ts";
import { PAGE_READING_LIMITS, PageReading } from "./page-reading-schema.ts";
import { pageScript } from "./page-scripts.ts";
import { addFrames } from "./read-frames.ts";
import { freezePageAnimations } from "./settle-page.ts";
import type { Tab } from "./tab.ts";

/** Reads the page's content with a page script, and that of frames of other origins. */
export async function readPage(tab: Tab): Promise<PageReading> {
  const consentFrames = await findConsentFrames(tab);
  const reading = await tab.runScript(pageScript("readPage", consentFrames, PAGE_READING_LIMITS), PageReading);
  return addFrames(tab, reading, consentFrames);
}

/** Takes a screenshot of the page, up to `screens` screens high. */
export async function screenshotPage(
  tab: Tab,
  { fold, documentHeight }: PageReading,
  screens: number,
): Promise<Screenshot> {
  await freezePageAnimations(tab);
  const height = Math.max(fold.height, Math.min(documentHeight, fold.height * screens));
  return takeScreenshot(tab, { x: 0, y: 0, width: fold.width, height });
}

export function buildView({ fold }: PageReading, shot: Screenshot, device: Viewport): AlternateView {
  const scale = shot.width / fold.width;
  return { device, screenshot: { ...shot, scale, viewport: device, foldHeight: fold.height } };
}

/** The view on the device that is not scored, with what its first screen shows. */
export function buildAlternateView(reading: PageReading, shot: Screenshot, device: Viewport): AlternateView {
  const { fold, texts, controls, images, layers } = reading;
  const isAboveFold = ({ box }: { box: Box }): boolean => box.y < fold.height && box.y + box.height > 0;
  const firstScreen = {
    device,
    fold,
    texts: texts.filter((text) => text.aside !== true && isAboveFold(text)).map(({ overPicture: _, ...text }) => text),
    controls: controls.filter(isAboveFold).map(({ overPicture: _, ...control }) => control),
    images: images.filter(isAboveFold),
    layers,
  };
  return { ...buildView(reading, shot, device), firstScreen };
}

export function buildSnapshot(
  { network }: Tab,
  reading: PageReading,
  raster: Raster,
  visit: AlternateView & Pick<Snapshot, "requestedUrl" | "consentRemoved" | "popUpClosed" | "failedResources">,
): Snapshot {
  const { markup: _, frames: __, texts, controls, leftOut, isCut, ...content } = reading;
  const sampled = withSampledBackground(raster, raster.width / reading.fold.width);
  return {
    ...content,
    ...visit,
    texts: texts.map(sampled),
    ...(leftOut > 0 && { leftOut }),
    ...(isCut && { isCut }),
    controls: controls.map(sampled),
    httpStatus: network.response?.status ?? null,
    language: reading.language ?? network.response?.headers["content-language"] ?? null,
    foldRaster: raster,
  };
}

/** Replaces the background colour of items over a picture by the colour that the screenshot shows there. */
function withSampledBackground(raster: Raster, scale: number) {
  return <T extends { box: Box; background: Colour; overPicture: boolean }>(item: T): Omit<T, "overPicture"> => {
    const { overPicture, ...rest } = item;
    const colour = overPicture ? sampleBackgroundColour(raster, item.box, scale) : null;
    return colour === null ? rest : { ...rest, background: colour };
  };
}

/**
 * The background colour of a text over a picture, sampled from the screenshot: the most frequent colour of its box,
 * because letters fill less of their box than the space around them.
 *
 * @param scale Raster pixels per CSS pixel.
 * @returns null where the box lies outside the raster.
 */
export function sampleBackgroundColour(raster: Raster, box: Box, scale: number): Colour | null {
  const left = Math.max(0, Math.floor(box.x * scale));
  const top = Math.max(0, Math.floor(box.y * scale));
  const right = Math.min(raster.width, Math.ceil((box.x + box.width) * scale));
  const bottom = Math.min(raster.height, Math.ceil((box.y + box.height) * scale));
  const cells = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * raster.width + x) * 4;
      const [red = 0, green = 0, blue = 0] = raster.rgba.subarray(at, at + 3);
      // Eight levels per channel: finer differences in a photograph look like one colour.
      const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
      const cell = cells.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
      cell.count += 1;
      cell.red += red;
      cell.green += green;
      cell.blue += blue;
      cells.set(key, cell);
    }
  }
  const [mostFrequent] = [...cells.values()].sort((one, other) => other.count - one.count);
  if (mostFrequent === undefined) return null;
  const { count, red, green, blue } = mostFrequent;
  return `#${[red, green, blue].map((sum) => toHexByte(sum / count)).join("")}`;
}

const toHexByte = (channel: number): string => Math.round(channel).toString(16).padStart(2, "0");

type Screenshot = Pick<Picture, "bytes" | "mediaType" | "width" | "height">;

/**
 * Takes a JPEG screenshot: a third of WebP's encoding time, and 60–250 kB per page at quality 72 (measured).
 *
 * `captureBeyondViewport` makes Chrome enlarge the window for a moment, which pages can notice and which takes 45 ms.
 * It also makes Chrome draw the page again. Without it, the screenshot of a page on a busy machine shows animations
 * that were finished as they were before (measured: 17 different screenshots in 40 visits).
 */
export async function takeScreenshot(tab: Tab, clip: Box): Promise<Screenshot> {
  const { data } = await tab.untilClosed(
    tab.session.send("Page.captureScreenshot", {
      format: "jpeg",
      quality: 72,
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { ...clip, scale: 1 },
    }),
  );
  const bytes = Buffer.from(data, "base64");
  return { mediaType: "image/jpeg", bytes: new Uint8Array(bytes), ...readJpegSize(bytes) };
}

/** Reads a JPEG's size from its start-of-frame segment (ITU-T T.81, B.2.2; Chrome writes SOF0 to SOF2). */
function readJpegSize(jpeg: Buffer): { width: number; height: number } {
  let at = 2;
  while (at + 9 < jpeg.length) {
    const marker = jpeg.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) };
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error("Chrome returned no JPEG.");
}
