import type { Box } from "../../contract/evaluator-interface.ts";
import type { Viewport } from "../../contract/vocabulary.ts";
import type { AlternateView, Colour, Raster, Snapshot } from "../artifacts/capture-schemas.ts";
import { sampleBackgroundColour } from "./background-colour.ts";
import { findConsentFrames } from "./consent-frames.ts";
import { PAGE_READING_LIMITS, PageReading } from "./page-reading-schema.ts";
import { readPageScript } from "./page-scripts.ts";
import { freezePageAnimations } from "./settle-page.ts";
import type { Tab } from "./tab.ts";
import { type Screenshot, takeScreenshot } from "./take-screenshot.ts";

/** Reads the page's content with a page script. */
export const readPage = async (tab: Tab): Promise<PageReading> =>
  tab.runScript(readPageScript(await findConsentFrames(tab), PAGE_READING_LIMITS), PageReading);

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

export function buildSnapshot(
  { network }: Tab,
  reading: PageReading,
  raster: Raster,
  visit: AlternateView & Pick<Snapshot, "requestedUrl" | "consentRemoved" | "popUpClosed">,
): Snapshot {
  const { markup: _, texts, controls, ...content } = reading;
  const sampled = withSampledBackground(raster, raster.width / reading.fold.width);
  return {
    ...content,
    ...visit,
    texts: texts.map(sampled),
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
