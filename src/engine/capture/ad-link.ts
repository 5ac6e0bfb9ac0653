import { z } from "zod";
import type { Creative } from "../products/capture.ts";
import { AdScreenshotFailed } from "./ad-errors.ts";
import { type AdFile, readsAsPage } from "./ad-file.ts";
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

/** A link to an ad, and what is known of it. */
export interface AdLink {
  url: string;
  locale: string;
  /** What the link shows, where the request says so. */
  mediaType: "image" | "video" | null;
  /** Fetches a file as the guard lets it: the tab that shows a film hands its bytes to nobody. */
  fetchFile: (url: string) => Promise<AdFile>;
}

type Tools = VisitTools & Pick<Darkroom, "legible" | "platform">;

/** By its ending, as platforms and CDNs name files. */
const FILM = /\.(?:mp4|m4v|mov|webm|mkv|ogv)$/i;

/**
 * A link to an ad, pictured: the file itself where the link leads to one; the film where the ad is said to be a video and
 * its page plays one; else the page's first screen.
 *
 * @throws AdScreenshotFailed; UndecodableAd where the link leads to a file that cannot be decoded.
 */
export async function pictureAd(link: AdLink, tools: Tools): Promise<Creative> {
  const direct = isFilm(link) ? await fileBehind(link) : null;
  if (direct !== null) return developFile(direct.bytes, direct.mediaType, tools);
  const found = await pageOf(link, tools);
  const film = found.film === null ? null : await filmFrom(found.film, link, tools);
  if (film !== null) return film;
  if (found.file === null)
    throw new AdScreenshotFailed(link.url, "the video that it leads to could not be fetched");
  const creative = await developFile(found.file.bytes, found.file.mediaType, tools);
  return link.mediaType === "video" && creative.mediaType === "image" && found.isScreenshot
    ? asFilmsPage(creative)
    : creative;
}

const isFilm = ({ url, mediaType }: AdLink): boolean =>
  mediaType === "video" || FILM.test(URL.parse(url)?.pathname ?? "");

/** What stands at the address itself; null where that is a page. */
async function fileBehind({ url, fetchFile }: AdLink): Promise<AdFile | null> {
  try {
    const file = await fetchFile(url);
    return readsAsPage(file) ? null : file;
  } catch (problem) {
    // The browser may fare better: it is let in where a fetch is not.
    if (problem instanceof BrowserGone || problem instanceof VisitEnded) throw problem;
    return null;
  }
}

/** The film that a page plays; null where it cannot be had or played, so that the page itself must do. */
async function filmFrom(url: string, { fetchFile }: AdLink, tools: Tools): Promise<Creative | null> {
  try {
    const { bytes, mediaType } = await fetchFile(url);
    return await developFile(bytes, mediaType, tools);
  } catch (problem) {
    tools.signal.throwIfAborted();
    if (problem instanceof BrowserGone || problem instanceof VisitEnded) throw problem;
    return null;
  }
}

/** A video of which only its page's picture could be had. */
const asFilmsPage = (creative: Creative): Creative => ({
  ...creative,
  mediaType: "video",
  motion: { duration: null, at: 0, frames: [], method: "page_screenshot" },
  notices: [
    ...(creative.notices ?? []),
    "The ad's page gives no video file: one picture of the page was judged. Give the video itself as the asset.",
  ],
});

interface Found {
  /** What the page shows, as a file; null where the link leads to a film. */
  file: Pick<AdFile, "bytes" | "mediaType"> | null;
  isScreenshot: boolean;
  /** The address of the film to be seen. */
  film: string | null;
}

async function pageOf(link: AdLink, tools: Tools): Promise<Found> {
  const { url } = link;
  return Context.during(tools.running, tools.signal, async (context) => {
    try {
      const done = await within(DEADLINE_MS, visit(context, link, tools));
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
}

async function visit(context: Context, { url, locale, mediaType }: AdLink, tools: Tools): Promise<Found> {
  const budget = new Budget(DEADLINE_MS);
  const tab = await context.openTab();
  await tab.prepare({ viewport: "desktop", locale }, tools.running, tools);
  const loaded = await tab.guarded(PATIENCE_MS, () =>
    load(tab, url, budget.left(8000), () => context.downloads.has(tab.frameId)),
  );
  const { response } = tab.traffic;
  if (loaded.download) throw new AdScreenshotFailed(url, "it is a download");
  if (loaded.errorCode !== null) throw new AdScreenshotFailed(url, loaded.errorCode);
  if (!loaded.rendered) throw new AdScreenshotFailed(url, "nothing was rendered");
  if (response && response.status >= 400) throw new AdScreenshotFailed(url, `it answers ${response.status}`);
  if (response?.mimeType.startsWith("video/")) return { file: null, isScreenshot: false, film: response.url };
  const file = response?.mimeType.startsWith("image/") ? await body(tab, response.requestId) : null;
  if (response && file)
    return { file: { bytes: file, mediaType: response.mimeType }, isScreenshot: false, film: null };
  await settle(tab, null, 1, budget);
  const film = mediaType === "video" ? await playedFilm(tab) : null;
  const { width, height } = DEVICES.desktop.metrics;
  const shot = await photograph(tab, { x: 0, y: 0, width, height }, false);
  return { file: shot, isScreenshot: true, film };
}

/** The largest <video> of the page that is played from a file, not piece by piece by a script (`blob:`). */
const PLAYED = `JSON.stringify([...document.querySelectorAll("video")]
  .map((video) => ({ url: video.currentSrc || video.src || "", area: video.clientWidth * video.clientHeight }))
  .filter(({ url }) => /^https?:/.test(url))
  .sort((one, other) => other.area - one.area)[0]?.url ?? null)`;

async function playedFilm(tab: Tab): Promise<string | null> {
  return z
    .url()
    .nullable()
    .catch(null)
    .parse(await tab.run(PLAYED));
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
