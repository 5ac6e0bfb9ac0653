import type { Box } from "../../contract/port.ts";
import type { Viewport } from "../../contract/vocabulary.ts";
import type { Colour, Raster, Snapshot, View } from "../products/capture.ts";
import type { Running } from "./chrome.ts";
import { consentFrames } from "./frames.ts";
import { groundColour } from "./ground.ts";
import { photograph, type Shot } from "./photograph.ts";
import { LIMITS, PageReading } from "./reading.ts";
import { surveyScript } from "./script.ts";
import { holdStill } from "./settle.ts";
import type { Studio } from "./studio.ts";
import type { Tab } from "./tab.ts";

/** Pixels of the fold's raster: about 380 × 237 on the desktop, 204 × 441 on the phone. */
const FOLD_RASTER = 90_000;

/** What the page tells, once it is settled. */
export async function readPage(tab: Tab): Promise<PageReading> {
  return PageReading.parse(await tab.run(surveyScript(await consentFrames(tab), LIMITS)));
}

/** The page's picture, so many screens of it as there are and are wanted. */
export async function picturePage(
  tab: Tab,
  { fold, documentHeight }: PageReading,
  screens: number,
): Promise<Shot> {
  await holdStill(tab);
  const height = Math.max(fold.height, Math.min(documentHeight, fold.height * screens));
  return photograph(tab, { x: 0, y: 0, width: fold.width, height }, height > fold.height);
}

/** The first screen's pixels. */
export async function foldOf(
  shot: Shot,
  { fold }: PageReading,
  { studio, running }: Pictures,
): Promise<Raster> {
  const { raster } = await studio.develop(running, shot, fold.height / fold.width, FOLD_RASTER);
  return raster;
}

interface Pictures {
  studio: Studio;
  running: Running;
}

export function viewOf({ fold }: PageReading, shot: Shot, device: Viewport): View {
  const scale = shot.width / fold.width;
  return { device, screenshot: { ...shot, scale, viewport: device, foldHeight: fold.height } };
}

export function snapshotOf(
  { traffic }: Tab,
  reading: PageReading,
  raster: Raster,
  visit: View & Pick<Snapshot, "requestedUrl" | "consentRemoved" | "popUpClosed">,
): Snapshot {
  const { markup: _, texts, controls, ...read } = reading;
  const grounded = onGround(raster, raster.width / reading.fold.width);
  return {
    ...read,
    ...visit,
    texts: texts.map(grounded),
    controls: controls.map(grounded),
    httpStatus: traffic.response?.status ?? null,
    language: reading.language ?? traffic.response?.headers["content-language"] ?? null,
    foldRaster: raster,
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
