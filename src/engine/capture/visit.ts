import type { Viewport } from "../../contract/vocabulary.ts";
import type { Capture, Snapshot } from "../products/capture.ts";
import type { BrowserLook } from "../products/link.ts";
import { Budget, within } from "./budget.ts";
import { BrowserGone, type Running } from "./chrome.ts";
import { ConsentAnswer } from "./consent-answer.ts";
import { Context, VisitEnded } from "./context.ts";
import { arrive, type Loaded, load } from "./load.ts";
import type { PageReading } from "./reading.ts";
import { freeze, lookForConsent, PATIENCE_MS, removeConsent, settle } from "./settle.ts";
import { picturePage, readPage, snapshotOf } from "./snapshot.ts";
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

/** How often a page may send the visit on after it had loaded. */
const LATE_REDIRECTS = 4;

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
  let reading: PageReading | null = null;
  const seeing = async (): Promise<Snapshot | null> => {
    const answer = new ConsentAnswer(tab, async () => (await lookForConsent(tab)).asking > 0);
    await tab.prepare(persona, tools.running, tools.isBeacon);
    const isDownload = () => context.downloads.has(tab.frameId);
    // A quarter of the time is kept for capturing what has rendered.
    const reserve = Math.min(8000, plan.deadlineMs / 4);
    loaded = await tab.guarded(PATIENCE_MS, () => load(tab, plan.url, budget.left(reserve), isDownload));
    let consentRemoved = false;
    for (let sent = 0; loaded.rendered && sent < LATE_REDIRECTS; sent += 1) {
      const { document } = tab.traffic;
      // An answer may send the visit on, too: the page comes again, without its layer.
      consentRemoved = (await settle(tab, answer, screens, budget)) || consentRemoved;
      if (document === tab.traffic.document && !tab.traffic.navigating) break;
      // A timer has sent the visit on while the page was settling.
      loaded = await tab.guarded(PATIENCE_MS, () => arrive(tab, budget.left(reserve), isDownload));
    }
    if (!loaded.rendered) return null;
    await freeze(tab);
    // One that comes back by itself stays away from a page whose clock stands still.
    if (consentRemoved) await removeConsent(tab, false);
    reading = await readPage(tab);
    const picture = await picturePage(tab, reading, screens, tools);
    const stands = reading.layers.some(({ kind }) => kind === "consent");
    return snapshotOf(tab, reading, picture, {
      viewport: persona.viewport,
      url: plan.url,
      consentRemoved: consentRemoved && !stands,
    });
  };
  try {
    const seen = await within(budget.left(), seeing());
    if (!seen.done) loaded = { ...loaded, timedOut: true };
    return { look: lookOf(plan, tab, loaded, reading, budget), snapshot: seen.done ? seen.value : null };
  } catch (problem) {
    if (problem instanceof BrowserGone || problem instanceof VisitEnded) throw problem;
    const errorCode = problem instanceof TabCrashed ? "TAB_CRASHED" : "CAPTURE_FAILED";
    loaded = { ...loaded, errorCode, timedOut: false };
    return { look: lookOf(plan, tab, loaded, reading, budget), snapshot: null };
  }
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
