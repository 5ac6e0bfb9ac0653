import type { Box, Picture } from "../../contract/port.ts";
import type { Viewport } from "../../contract/vocabulary.ts";
import type { BrowserLook, Capture, Snapshot } from "../products.ts";
import { Budget, within } from "./budget.ts";
import { BrowserGone, type Running } from "./chrome.ts";
import { Context, VisitEnded } from "./context.ts";
import { consentFrames } from "./frames.ts";
import { type Loaded, load } from "./load.ts";
import { CalmReading, ConsentReading, LIMITS, PageReading } from "./reading.ts";
import { calmScript, consentScript, surveyScript } from "./script.ts";
import type { Studio } from "./studio.ts";
import { type Persona, type Tab, TabCrashed } from "./tab.ts";

/** What came of a visit: how the browser fared, and the page where one could be captured. */
export interface Visited {
  look: BrowserLook;
  /** Null where nothing could be captured. */
  capture: Capture | null;
}

export interface VisitTools {
  running: Running;
  studio: Studio;
  isBeacon: (url: string) => boolean;
  signal: AbortSignal;
}

export interface VisitPlan {
  url: string;
  viewport: Viewport;
  alternate: boolean;
  locale: string;
  deadlineMs: number;
}

/** Screens of the page that are scrolled through and pictured; the alternate viewport is pictured for its first. */
const SCREENS = 3;
/** Pixels of the fold's raster: about 380 × 237 on the desktop, 204 × 441 on the phone. */
const FOLD_RASTER = 90_000;

/**
 * Visits a page on one device, or on both at once in the same context: the second takes from the first one's
 * cache. Never rejects for what a page does; every visit ends within its deadline.
 *
 * @throws BrowserGone
 */
export async function visitPage(plan: VisitPlan, tools: VisitTools): Promise<Visited> {
  return Context.during(tools.running, tools.signal, async (context) => {
    const { viewport, locale } = plan;
    const other: Viewport = viewport === "mobile" ? "desktop" : "mobile";
    const requested = see(context, { viewport, locale }, SCREENS, plan, tools);
    const alternate = plan.alternate ? see(context, { viewport: other, locale }, 1, plan, tools) : null;
    alternate?.catch(() => {});
    const { look, snapshot } = await requested;
    if (snapshot === null) return { look, capture: null };
    const beside = await alternate?.catch(() => null);
    return { look, capture: { page: snapshot, alternate: beside?.snapshot ?? null } };
  });
}

/** The look where the browser itself did not live to tell. */
export function crashedLook(url: string, ms: number): BrowserLook {
  return {
    finalUrl: null,
    httpStatus: null,
    errorCode: "BROWSER_CRASHED",
    headers: {},
    redirects: [url],
    title: "",
    text: "",
    markup: "",
    download: false,
    timedOut: false,
    ms: Math.round(ms),
  };
}

interface Seen {
  look: BrowserLook;
  snapshot: Snapshot | null;
}

/** One device's visit. What is known of the look survives whatever ends it. */
async function see(
  context: Context,
  persona: Persona,
  screens: number,
  plan: VisitPlan,
  tools: VisitTools,
): Promise<Seen> {
  const budget = new Budget(plan.deadlineMs);
  const tab = await context.openTab();
  let loaded: Loaded = { rendered: false, errorCode: null, download: false, timedOut: true };
  const seeing = async (): Promise<Seen> => {
    await tab.prepare(persona, tools.running, tools.isBeacon);
    // A quarter of the time is kept for capturing what has rendered.
    const reserve = Math.min(8000, plan.deadlineMs / 4);
    loaded = await load(tab, plan.url, budget.left(reserve), () => context.downloads.has(tab.frameId));
    const captured = loaded.rendered ? await capture(tab, persona, screens, budget, plan, tools) : null;
    return { look: lookOf(plan, tab, loaded, captured?.reading ?? null, budget), snapshot: captured?.snapshot ?? null };
  };
  try {
    const seen = await within(budget.left(), seeing());
    if (seen.done) return seen.value;
    return { look: lookOf(plan, tab, { ...loaded, timedOut: true }, null, budget), snapshot: null };
  } catch (problem) {
    if (problem instanceof BrowserGone || problem instanceof VisitEnded) throw problem;
    const errorCode = problem instanceof TabCrashed ? "TAB_CRASHED" : "CAPTURE_FAILED";
    return { look: lookOf(plan, tab, { ...loaded, errorCode, timedOut: false }, null, budget), snapshot: null };
  }
}

interface Captured {
  reading: PageReading;
  snapshot: Snapshot;
}

async function capture(
  tab: Tab,
  { viewport }: Persona,
  screens: number,
  budget: Budget,
  plan: VisitPlan,
  tools: VisitTools,
): Promise<Captured> {
  const consentRemoved = await settle(tab, screens, budget);
  const reading = PageReading.parse(await tab.run(surveyScript(await consentFrames(tab), LIMITS)));
  const { fold, documentHeight } = reading;
  const height = Math.max(fold.height, Math.min(documentHeight, fold.height * screens));
  const shot = await photograph(tab, { x: 0, y: 0, width: fold.width, height });
  const { width, height: pixelHeight, raster } = await tools.studio.develop(
    tools.running,
    shot,
    fold.height / fold.width,
    FOLD_RASTER,
  );
  const { markup: _, url, ...read } = reading;
  const snapshot: Snapshot = {
    ...read,
    device: viewport,
    requestedUrl: plan.url,
    url,
    httpStatus: tab.traffic.response?.status ?? null,
    language: reading.language ?? tab.traffic.response?.headers["content-language"] ?? null,
    foldRaster: raster,
    screenshot: { ...shot, width, height: pixelHeight, scale: width / fold.width, viewport },
    consentRemoved,
  };
  return { reading, snapshot };
}

/**
 * Consent layers gone, late content there, nothing moving, and the page's own scripts stopped, so that survey and
 * picture show the same moment. @returns whether a consent layer was removed.
 */
export async function settle(tab: Tab, screens: number, budget: Budget): Promise<boolean> {
  const before = await removeConsent(tab);
  // A page that moves for ever gets 1.2 s, its assets 3 s; less where the deadline is near.
  const assetsMs = Math.min(3000, budget.left(2500));
  const stillMs = Math.min(1200, budget.left(2500));
  CalmReading.parse(await tab.run(calmScript({ screens, assetsMs, stillMs })));
  const after = await removeConsent(tab);
  await tab.alive(tab.session.send("Emulation.setScriptExecutionDisabled", { value: true }));
  return before || after;
}

async function removeConsent(tab: Tab): Promise<boolean> {
  return ConsentReading.parse(await tab.run(consentScript(await consentFrames(tab)))).removed > 0;
}

/** A JPEG: a third of WebP's encoding time, at 72 some 60–250 kB a page (measured). */
export async function photograph(tab: Tab, clip: Box): Promise<Pick<Picture, "bytes" | "mediaType">> {
  const { data } = await tab.alive(
    tab.session.send("Page.captureScreenshot", {
      format: "jpeg",
      quality: 72,
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { ...clip, scale: 1 },
    }),
  );
  return { mediaType: "image/jpeg", bytes: new Uint8Array(Buffer.from(data, "base64")) };
}

function lookOf(
  { url }: VisitPlan,
  { traffic }: Tab,
  { errorCode, download, timedOut }: Loaded,
  reading: PageReading | null,
  budget: Budget,
): BrowserLook {
  const passed = traffic.redirects.length > 0 ? traffic.redirects : [url];
  // Where a redirect led to nothing, its target says more than silence.
  const reached = traffic.redirects.length > 0 ? traffic.requestedUrl : null;
  return {
    finalUrl: reading?.url ?? traffic.url ?? traffic.response?.url ?? reached,
    httpStatus: traffic.response?.status ?? null,
    errorCode,
    headers: traffic.response?.headers ?? {},
    redirects: [...passed],
    title: reading?.title ?? "",
    text: (reading?.texts.map(({ text }) => text).join("\n") ?? "").slice(0, 2000),
    markup: reading?.markup ?? "",
    download,
    timedOut,
    ms: Math.round(budget.spent()),
  };
}
