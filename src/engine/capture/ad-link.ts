import type { Creative } from "../products/capture.ts";
import { AdScreenshotFailed } from "./ad-errors.ts";
import { Budget, within } from "./budget.ts";
import { BrowserGone } from "./chrome.ts";
import { Context, VisitEnded } from "./context.ts";
import { type Darkroom, developFile } from "./darkroom.ts";
import { DEVICES } from "./device.ts";
import { load } from "./load.ts";
import { photograph } from "./photograph.ts";
import { PATIENCE_MS, settle } from "./settle.ts";
import type { Tab } from "./tab.ts";
import type { VisitTools } from "./visit.ts";

const DEADLINE_MS = 30_000;

/**
 * A link to an ad, pictured: the file itself where the link leads to one, else the page's first screen.
 *
 * @throws AdScreenshotFailed
 */
export async function pictureAd(
  url: string,
  locale: string,
  tools: VisitTools & Pick<Darkroom, "legible">,
): Promise<Creative> {
  const { bytes, mediaType } = await Context.during(tools.running, tools.signal, async (context) => {
    try {
      const done = await within(DEADLINE_MS, picture(context, url, locale, tools));
      if (done.done) return done.value;
    } catch (problem) {
      if (problem instanceof BrowserGone || problem instanceof VisitEnded) throw problem;
      if (problem instanceof AdScreenshotFailed) throw problem;
      throw new AdScreenshotFailed(
        url,
        problem instanceof Error ? problem.message : String(problem),
        problem,
      );
    }
    throw new AdScreenshotFailed(url, `it was not there after ${DEADLINE_MS / 1000} s`);
  });
  return developFile(bytes, mediaType, tools);
}

interface File {
  bytes: Uint8Array;
  mediaType: string;
}

async function picture(context: Context, url: string, locale: string, tools: VisitTools): Promise<File> {
  const budget = new Budget(DEADLINE_MS);
  const tab = await context.openTab();
  await tab.prepare({ viewport: "desktop", locale }, tools.running, tools.isBeacon);
  const loaded = await tab.guarded(PATIENCE_MS, () =>
    load(tab, url, budget.left(8000), () => context.downloads.has(tab.frameId)),
  );
  const { response } = tab.traffic;
  if (loaded.download) throw new AdScreenshotFailed(url, "it is a download");
  if (loaded.errorCode !== null) throw new AdScreenshotFailed(url, loaded.errorCode);
  if (!loaded.rendered) throw new AdScreenshotFailed(url, "nothing was rendered");
  if (response && response.status >= 400) throw new AdScreenshotFailed(url, `it answers ${response.status}`);
  const file = response?.mimeType.startsWith("image/") ? await body(tab, response.requestId) : null;
  if (response && file) return { bytes: file, mediaType: response.mimeType };
  await settle(tab, null, 1, budget);
  const { width, height } = DEVICES.desktop.metrics;
  return photograph(tab, { x: 0, y: 0, width, height });
}

/** The answer's own bytes, where Chrome still has them. */
async function body(tab: Tab, requestId: string): Promise<Uint8Array | null> {
  try {
    const { body: text, base64Encoded } = await tab.alive(
      tab.session.send("Network.getResponseBody", { requestId }),
    );
    return new Uint8Array(Buffer.from(text, base64Encoded ? "base64" : "utf8"));
  } catch {
    return null;
  }
}
