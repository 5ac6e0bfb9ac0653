import { z } from "zod";
import type { Creative } from "../artifacts/capture.ts";
import { AdScreenshotFailed } from "./ad-errors.ts";
import { type AdFile, isWebPage } from "./ad-file.ts";
import { BrowserContext, VisitAborted } from "./browser-context.ts";
import { BrowserDisconnected } from "./browser-process.ts";
import { type DecodeOptions, decodeAdFile } from "./decode-ad.ts";
import { EMULATED_DEVICES } from "./device-emulation.ts";
import { loadPage } from "./load-page.ts";
import { takeScreenshot } from "./screenshot.ts";
import { MAX_UNRESPONSIVE_MS, settlePage } from "./settle-page.ts";
import type { Tab } from "./tab.ts";
import { TimeBudget, withTimeout } from "./timing.ts";
import type { VisitDependencies } from "./visit-page.ts";

const DEADLINE_MS = 30_000;

/** A link to an ad, and what is known of it. */
export interface AdLink {
  url: string;
  locale: string;
  /** What the link shows, where the request says so. */
  mediaType: "image" | "video" | null;
  /** Fetches a file as the guard lets it: the tab that shows a film hands its bytes to nobody. */
  fetchFile: (url: string) => Promise<AdFile>;
}

type AdLinkDependencies = VisitDependencies & Pick<DecodeOptions, "legible" | "platform">;

/** By its ending, as platforms and CDNs name files. */
const VIDEO_FILE_EXTENSION = /\.(?:mp4|m4v|mov|webm|mkv|ogv)$/i;

/**
 * A link to an ad, pictured: the file itself where the link leads to one; the film where the ad is said to be a video and
 * its page plays one; else the page's first screen.
 *
 * @throws AdScreenshotFailed; UndecodableAd where the link leads to a file that cannot be decoded.
 */
export async function captureAdLink(link: AdLink, tools: AdLinkDependencies): Promise<Creative> {
  const direct = isVideoLink(link) ? await fetchDirectFile(link) : null;
  if (direct !== null) return decodeAdFile(direct.bytes, direct.mediaType, tools);
  const found = await openAdPage(link, tools);
  const film = found.videoUrl === null ? null : await decodeVideoAt(found.videoUrl, link, tools);
  if (film !== null) return film;
  if (found.file === null)
    throw new AdScreenshotFailed(link.url, "the video that it leads to could not be fetched");
  const creative = await decodeAdFile(found.file.bytes, found.file.mediaType, tools);
  return link.mediaType === "video" && creative.mediaType === "image" && found.isScreenshot
    ? asVideoPageScreenshot(creative)
    : creative;
}

const isVideoLink = ({ url, mediaType }: AdLink): boolean =>
  mediaType === "video" || VIDEO_FILE_EXTENSION.test(URL.parse(url)?.pathname ?? "");

/** What stands at the address itself; null where that is a page. */
async function fetchDirectFile({ url, fetchFile }: AdLink): Promise<AdFile | null> {
  try {
    const file = await fetchFile(url);
    return isWebPage(file) ? null : file;
  } catch (problem) {
    // The browser may fare better: it is let in where a fetch is not.
    if (problem instanceof BrowserDisconnected || problem instanceof VisitAborted) throw problem;
    return null;
  }
}

/** The film that a page plays; null where it cannot be had or played, so that the page itself must do. */
async function decodeVideoAt(
  url: string,
  { fetchFile }: AdLink,
  tools: AdLinkDependencies,
): Promise<Creative | null> {
  try {
    const { bytes, mediaType } = await fetchFile(url);
    return await decodeAdFile(bytes, mediaType, tools);
  } catch (problem) {
    tools.signal.throwIfAborted();
    if (problem instanceof BrowserDisconnected || problem instanceof VisitAborted) throw problem;
    return null;
  }
}

/** A video of which only its page's picture could be had. */
const asVideoPageScreenshot = (creative: Creative): Creative => ({
  ...creative,
  mediaType: "video",
  motion: { duration: null, at: 0, frames: [], method: "page_screenshot" },
  notices: [
    ...(creative.notices ?? []),
    "The ad's page gives no video file: one picture of the page was judged. Give the video itself as the asset.",
  ],
});

interface AdLinkPage {
  /** What the page shows, as a file; null where the link leads to a film. */
  file: Pick<AdFile, "bytes" | "mediaType"> | null;
  isScreenshot: boolean;
  /** The address of the film to be seen. */
  videoUrl: string | null;
}

async function openAdPage(link: AdLink, tools: AdLinkDependencies): Promise<AdLinkPage> {
  const { url } = link;
  return BrowserContext.run(tools.running, tools.signal, async (context) => {
    try {
      const done = await withTimeout(DEADLINE_MS, visitAdPage(context, link, tools));
      if (done.done) return done.value;
    } catch (problem) {
      if (problem instanceof BrowserDisconnected || problem instanceof VisitAborted) throw problem;
      if (problem instanceof AdScreenshotFailed) throw problem;
      throw new AdScreenshotFailed(
        url,
        problem instanceof Error ? problem.message : String(problem),
        problem,
      );
    }
    throw new AdScreenshotFailed(url, `it was not there after ${DEADLINE_MS / 1000} s`);
  });
}

async function visitAdPage(
  context: BrowserContext,
  { url, locale, mediaType }: AdLink,
  tools: AdLinkDependencies,
): Promise<AdLinkPage> {
  const budget = new TimeBudget(DEADLINE_MS);
  const tab = await context.openTab();
  await tab.emulateDevice({ viewport: "desktop", locale }, tools.running, tools);
  const loaded = await tab.withWatchdog(MAX_UNRESPONSIVE_MS, () =>
    loadPage(tab, url, budget.remainingMs(8000), () => context.downloadFrameIds.has(tab.frameId)),
  );
  const { response } = tab.network;
  if (loaded.download) throw new AdScreenshotFailed(url, "it is a download");
  if (loaded.errorCode !== null) throw new AdScreenshotFailed(url, loaded.errorCode);
  if (!loaded.rendered) throw new AdScreenshotFailed(url, "nothing was rendered");
  if (response && response.status >= 400) throw new AdScreenshotFailed(url, `it answers ${response.status}`);
  if (response?.mimeType.startsWith("video/"))
    return { file: null, isScreenshot: false, videoUrl: response.url };
  const file = response?.mimeType.startsWith("image/")
    ? await readResponseBody(tab, response.requestId)
    : null;
  if (response && file)
    return { file: { bytes: file, mediaType: response.mimeType }, isScreenshot: false, videoUrl: null };
  await settlePage(tab, null, 1, budget);
  const videoUrl = mediaType === "video" ? await findPlayedVideoUrl(tab) : null;
  const { width, height } = EMULATED_DEVICES.desktop.metrics;
  const shot = await takeScreenshot(tab, { x: 0, y: 0, width, height }, false);
  return { file: shot, isScreenshot: true, videoUrl };
}

/** The largest <video> of the page that is played from a file, not piece by piece by a script (`blob:`). */
const PLAYED_VIDEO_SCRIPT = `JSON.stringify([...document.querySelectorAll("video")]
  .map((video) => ({ url: video.currentSrc || video.src || "", area: video.clientWidth * video.clientHeight }))
  .filter(({ url }) => /^https?:/.test(url))
  .sort((one, other) => other.area - one.area)[0]?.url ?? null)`;

async function findPlayedVideoUrl(tab: Tab): Promise<string | null> {
  return z
    .url()
    .nullable()
    .catch(null)
    .parse(await tab.runScript(PLAYED_VIDEO_SCRIPT));
}

/** The answer's own bytes, where Chrome still has them. */
async function readResponseBody(tab: Tab, requestId: string): Promise<Uint8Array | null> {
  try {
    const { body: text, base64Encoded } = await tab.untilClosed(
      tab.session.send("Network.getResponseBody", { requestId }),
    );
    return new Uint8Array(Buffer.from(text, base64Encoded ? "base64" : "utf8"));
  } catch {
    return null;
  }
}
