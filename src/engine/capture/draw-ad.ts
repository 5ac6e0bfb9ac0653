import { z } from "zod";
import { messageOf } from "../../contract/error.ts";
import type { Creative } from "../artifacts/capture-schemas.ts";
import { type AdToDraw, composeAdHtml } from "./ad-drawing.ts";
import { AdDrawingFailed } from "./ad-errors.ts";
import { BrowserContext } from "./browser-context.ts";
import { takeScreenshot } from "./build-snapshot.ts";
import { type DecodeOptions, decodeAdFile } from "./decode-ad.ts";

export type { AdToDraw } from "./ad-drawing.ts";

const MAX_DRAW_MS = 15_000;
const MAX_DRAWN_HEIGHT_PX = 2_000;

const SIZE_SCRIPT = `(() => {
  const { width, height } = document.body.getBoundingClientRect();
  return JSON.stringify({ width: Math.ceil(width), height: Math.ceil(height) });
})()`;
const DrawnSize = z.object({ width: z.int().min(1), height: z.int().min(1) });

/**
 * Draws an ad that has only text as its platform shows it, so that people see what was judged. The drawing itself is
 * evidence of nothing: it has no words, and `drawn` is set.
 *
 * @throws AdDrawingFailed
 */
export async function drawAd(ad: AdToDraw, options: Pick<DecodeOptions, "running" | "signal">): Promise<Creative> {
  const draw = async (context: BrowserContext) => {
    const tab = await context.openTab();
    const { session, frameId } = tab;
    const metrics = { width: 640, height: 480, deviceScaleFactor: 2, mobile: false };
    await tab.untilClosed(
      Promise.all([
        session.send("Page.enable"),
        // The text may contain anything: nothing is requested.
        session.send("Network.enable").then(() => session.send("Network.setBlockedURLs", { urls: ["*"] })),
        session.send("Emulation.setDeviceMetricsOverride", metrics),
      ]),
    );
    await tab.untilClosed(session.send("Page.setDocumentContent", { frameId, html: composeAdHtml(ad) }));
    const { width, height } = await tab.runScript(SIZE_SCRIPT, DrawnSize);
    return takeScreenshot(tab, { x: 0, y: 0, width, height: Math.min(height, MAX_DRAWN_HEIGHT_PX) });
  };
  const shot = await BrowserContext.runWithin(MAX_DRAW_MS, options, draw, {
    tooSlow: () => new AdDrawingFailed(`it took longer than ${MAX_DRAW_MS / 1000} s`),
    failed: (problem) => new AdDrawingFailed(messageOf(problem), problem),
  });
  const decoded = { ...options, legible: false, platform: ad.platform };
  const creative = await decodeAdFile(shot.bytes, shot.mediaType, decoded);
  return { ...creative, drawn: true, notices: [DRAWN_NOTICE] };
}

const DRAWN_NOTICE =
  "The ad has no picture, so it was drawn from its text. Its words were judged, and visual match was not.";
