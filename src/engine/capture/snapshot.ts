import type { Box } from "../../contract/port.ts";
import type { Viewport } from "../../contract/vocabulary.ts";
import type { Colour, Raster, Snapshot } from "../products/capture.ts";
import type { Running } from "./chrome.ts";
import { consentFrames } from "./frames.ts";
import { groundColour } from "./ground.ts";
import { photograph, type Shot } from "./photograph.ts";
import { LIMITS, PageReading } from "./reading.ts";
import { surveyScript } from "./script.ts";
import type { Developed, Studio } from "./studio.ts";
import type { Tab } from "./tab.ts";

/** Pixels of the fold's raster: about 380 × 237 on the desktop, 204 × 441 on the phone. */
const FOLD_RASTER = 90_000;

/** What the page tells, once it is settled. */
export async function readPage(tab: Tab): Promise<PageReading> {
  return PageReading.parse(await tab.run(surveyScript(await consentFrames(tab), LIMITS)));
}

export interface PagePicture {
  shot: Shot;
  /** The shot's natural size, and the first screen's pixels. */
  developed: Developed;
}

/** The page's picture, so many screens of it as there are and are wanted. */
export async function picturePage(
  tab: Tab,
  { fold, documentHeight }: PageReading,
  screens: number,
  { studio, running }: { studio: Studio; running: Running },
): Promise<PagePicture> {
  const height = Math.max(fold.height, Math.min(documentHeight, fold.height * screens));
  const shot = await photograph(tab, { x: 0, y: 0, width: fold.width, height });
  return { shot, developed: await studio.develop(running, shot, fold.height / fold.width, FOLD_RASTER) };
}

export function snapshotOf(
  { traffic }: Tab,
  reading: PageReading,
  { shot, developed }: PagePicture,
  visit: { viewport: Viewport; url: string; consentRemoved: boolean },
): Snapshot {
  const { markup: _, texts, controls, ...read } = reading;
  const { width, height, raster } = developed;
  const grounded = onGround(raster, raster.width / reading.fold.width);
  const { viewport, consentRemoved } = visit;
  return {
    ...read,
    texts: texts.map(grounded),
    controls: controls.map(grounded),
    device: viewport,
    requestedUrl: visit.url,
    httpStatus: traffic.response?.status ?? null,
    language: reading.language ?? traffic.response?.headers["content-language"] ?? null,
    foldRaster: raster,
    screenshot: { ...shot, width, height, scale: width / reading.fold.width, viewport },
    consentRemoved,
  };
}

/** Gives what stands over a picture the ground that the picture makes there. */
function onGround(raster: Raster, scale: number) {
  return <T extends { box: Box; background: Colour; pictured: boolean }>(item: T): Omit<T, "pictured"> => {
    const { pictured, ...rest } = item;
    const ground = pictured ? groundColour(raster, item.box, scale) : null;
    return ground === null ? rest : { ...rest, background: ground };
  };
}
