import { z } from "zod";
import { messageOf } from "../../contract/error.ts";
import type { Creative } from "../artifacts/capture-schemas.ts";
import { AdScreenshotFailed } from "./ad-errors.ts";
import { type AdFile, isWebPage } from "./ad-file.ts";
import { BrowserContext, VisitAborted } from "./browser-context.ts";
import { BrowserDisconnected } from "./browser-process.ts";
import { takeScreenshot } from "./build-snapshot.ts";
import { type DecodeOptions, decodeAdFile } from "./decode-ad.ts";
import { EMULATED_DEVICES } from "./device-emulation.ts";
import { loadPage } from "./load-page.ts";
import { MAX_UNRESPONSIVE_MS, settlePage } from "./settle-page.ts";
import type { Tab } from "./tab.ts";
import type { VisitTools } from "./tab-visit.ts";
import { TimeBudget } from "./timeout-helpers.ts";

const DEADLINE_MS = 30_000;

/** A link to an ad: its file, or a page that shows it. */
export interface AdLink {
  url: string;
  locale: string | undefined;
  /** The media type that the request states, else null. */
  mediaType: "image" | "video" | null;
  /** Fetches videos through the guard; default: none. Chrome does not expose the bytes of a video that it plays. */
  fetchFile: (url: string) => Promise<AdFile>;
}

type AdLinkDependencies = Omit<VisitTools, "headersFor"> & Pick<DecodeOptions, "legible" | "platform">;

/** Video file extensions that platforms and CDNs use. */
const VIDEO_FILE_EXTENSION = /\.(?:mp4|m4v|mov|webm|mkv|ogv)$/i;

/**
 * Captures the ad behind a link: the file itself where the link leads to one; the video that the page plays where the
 * ad is a video; else a screenshot of the page above the fold.
 *
 * @throws AdScreenshotFailed; UndecodableAd where the link leads to a file that cannot be decoded.
 */
export async function captureAdLink(link: AdLink, tools: AdLinkDependencies): Promise<Creative> {
  const direct = isVideoLink(link) ? await fetchDirectFile(link) : null;
  if (direct !== null) return decodeAdFile(direct.bytes, direct.mediaType, tools);
  const found = await openAdPage(link, tools);
  const film = found.videoUrl === null ? null : await decodeVideoAt(found.videoUrl, link, tools);
  if (film !== null) return film;
  if (found.file === null) throw new AdScreenshotFailed(link.url, "its video could not be fetched");
  const creative = await decodeAdFile(found.file.bytes, found.file.mediaType, tools);
  return link.mediaType === "video" && creative.mediaType === "image" && found.isScreenshot
    ? asVideoPageScreenshot(creative)
    : creative;
}

const isVideoLink = ({ url, mediaType }: AdLink): boolean =>
  mediaType === "video" || VIDEO_FILE_EXTENSION.test(URL.parse(url)?.pathname ?? "");

/** The file at the URL itself; null where the URL is a web page or cannot be fetched. */
async function fetchDirectFile({ url, fetchFile }: AdLink): Promise<AdFile | null> {
  // The browser may succeed where a plain fetch is blocked.
  const file = await fetchFile(url).catch(() => null);
  return file === null || isWebPage(file) ? null : file;
}

/**
 * The video that a page plays; null where it cannot be fetched or decoded. The caller then uses the page's
 * screenshot.
 */
async function decodeVideoAt(url: string, { fetchFile }: AdLink, tools: AdLinkDependencies): Promise<Creative | null> {
  try {
    const { bytes, mediaType } = await fetchFile(url);
    return await decodeAdFile(bytes, mediaType, tools);
  } catch (problem) {
    tools.signal.throwIfAborted();
    if (problem instanceof BrowserDisconnected || problem instanceof VisitAborted) throw problem;
    return null;
  }
}

/** Marks a screenshot as the stand-in for a video that could not be read. */
const asVideoPageScreenshot = (creative: Creative): Creative => ({
  ...creative,
  mediaType: "video",
  motion: { duration: null, at: 0, frames: [], method: "page_screenshot" },
  notices: [
    ...(creative.notices ?? []),
    "The ad's page provides no video file, so a screenshot of the page was evaluated. Use the video file as the asset.",
  ],
});

interface AdLinkPage {
  /** The page's image or screenshot; null where the link leads to a video. */
  file: Pick<AdFile, "bytes" | "mediaType"> | null;
  isScreenshot: boolean;
  /** The URL of the video to decode. */
  videoUrl: string | null;
}

async function openAdPage(link: AdLink, tools: AdLinkDependencies): Promise<AdLinkPage> {
  const { url } = link;
  return BrowserContext.runWithin(DEADLINE_MS, tools, (context) => visitAdPage(context, link, tools), {
    tooSlow: () => new AdScreenshotFailed(url, `it did not load within ${DEADLINE_MS / 1000} s`),
    failed: (problem) =>
      problem instanceof AdScreenshotFailed ? problem : new AdScreenshotFailed(url, messageOf(problem), problem),
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
  const loaded = await tab.withWatchdog(MAX_UNRESPONSIVE_MS, () => loadPage(tab, url, budget.remainingMs(8000)));
  const { response } = tab.network;
  if (loaded.download) throw new AdScreenshotFailed(url, "it is a download");
  if (loaded.errorCode !== null) throw new AdScreenshotFailed(url, loaded.errorCode);
  if (!loaded.rendered) throw new AdScreenshotFailed(url, "nothing was rendered");
  if (response && response.status >= 400) throw new AdScreenshotFailed(url, `it returned HTTP ${response.status}`);
  if (response?.mimeType.startsWith("video/")) return { file: null, isScreenshot: false, videoUrl: response.url };
  const file = response?.mimeType.startsWith("image/") ? await readResponseBody(tab, response.requestId) : null;
  if (response && file)
    return { file: { bytes: file, mediaType: response.mimeType }, isScreenshot: false, videoUrl: null };
  await settlePage(tab, null, 1, budget);
  const videoUrl = mediaType === "video" ? await tab.runScript(PLAYED_VIDEO_SCRIPT, VideoUrl) : null;
  const { width, height } = EMULATED_DEVICES.desktop.metrics;
  const shot = await takeScreenshot(tab, { x: 0, y: 0, width, height });
  return { file: shot, isScreenshot: true, videoUrl };
}

const VideoUrl = z.url().nullable().catch(null);
/** The largest <video> of the page that plays a file. Videos that a script streams have `blob:` URLs. */
const PLAYED_VIDEO_SCRIPT = `JSON.stringify([...document.querySelectorAll("video")]
  .map((video) => ({ url: video.currentSrc || video.src || "", area: video.clientWidth * video.clientHeight }))
  .filter(({ url }) => /^https?:/.test(url))
  .sort((one, other) => other.area - one.area)[0]?.url ?? null)`;

/** The response body, where Chrome still holds it; else null. */
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
