import type { Box } from "../../contract/port.ts";
import type { Viewport } from "../../contract/vocabulary.ts";
import type { AlternateView, Colour, Raster, Snapshot } from "../artifacts/capture.ts";
import { sampleBackgroundColour } from "./background-colour.ts";
import type { RunningBrowser } from "./browser-process.ts";
import { findConsentFrames } from "./consent-frames.ts";
import type { ImageCanvas } from "./image-canvas.ts";
import { PAGE_READING_LIMITS, PageReading } from "./page-reading-schema.ts";
import { readPageScript } from "./page-scripts.ts";
import { type Screenshot, takeScreenshot } from "./screenshot.ts";
import { freezePageAnimations } from "./settle-page.ts";
import type { Tab } from "./tab.ts";

/** Pixels of the fold's raster: about 380 × 237 on the desktop, 204 × 441 on the phone. */
const FOLD_RASTER_PIXELS = 90_000;

/** What the page tells, once it is settled. */
export async function readPage(tab: Tab): Promise<PageReading> {
  return PageReading.parse(
    await tab.runScript(readPageScript(await findConsentFrames(tab), PAGE_READING_LIMITS)),
  );
}

/** The page's picture, so many screens of it as there are and are wanted. */
export async function screenshotPage(
  tab: Tab,
  { fold, documentHeight }: PageReading,
  screens: number,
): Promise<Screenshot> {
  await freezePageAnimations(tab);
  const height = Math.max(fold.height, Math.min(documentHeight, fold.height * screens));
  return takeScreenshot(tab, { x: 0, y: 0, width: fold.width, height }, height > fold.height);
}

/** The first screen's pixels. */
export async function decodeFoldRaster(
  shot: Screenshot,
  { fold }: PageReading,
  { studio, running }: RasterDependencies,
): Promise<Raster> {
  const { raster } = await studio.decode(running, shot, fold.height / fold.width, FOLD_RASTER_PIXELS);
  return raster;
}

interface RasterDependencies {
  studio: ImageCanvas;
  running: RunningBrowser;
}

export function buildView({ fold }: PageReading, shot: Screenshot, device: Viewport): AlternateView {
  const scale = shot.width / fold.width;
  return { device, screenshot: { ...shot, scale, viewport: device, foldHeight: fold.height } };
}

export function buildSnapshot(
  { network }: Tab,
  reading: PageReading,
  raster: Raster,
  visit: AlternateView & Pick<Snapshot, "requestedUrl" | "consentRemoved" | "popUpClosed">,
): Snapshot {
  const { markup: _, texts, controls, ...read } = reading;
  const grounded = withSampledBackground(raster, raster.width / reading.fold.width);
  return {
    ...read,
    ...visit,
    texts: texts.map(grounded),
    controls: controls.map(grounded),
    httpStatus: network.response?.status ?? null,
    language: reading.language ?? network.response?.headers["content-language"] ?? null,
    foldRaster: raster,
  };
}

/** Gives what stands over a picture the ground that the picture makes there. */
function withSampledBackground(raster: Raster, scale: number) {
  return <T extends { box: Box; background: Colour; pictured: boolean }>(item: T): Omit<T, "pictured"> => {
    const { pictured, ...rest } = item;
    const ground = pictured ? sampleBackgroundColour(raster, item.box, scale) : null;
    return ground === null ? rest : { ...rest, background: ground };
  };
}
