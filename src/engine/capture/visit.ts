import type { Viewport } from "../../contract/vocabulary.ts";
import type { Capture, Snapshot, View } from "../products/capture.ts";
import type { BrowserLook } from "../products/link.ts";
import { account } from "./account.ts";
import { Budget, until, within } from "./budget.ts";
import { BrowserGone, type Running } from "./chrome.ts";
import { ConsentAnswer } from "./consent-answer.ts";
import { Context, VisitEnded } from "./context.ts";
import { headingOf, UNHEADED } from "./heading.ts";
import { arrive, type Loaded, load } from "./load.ts";
import type { Manner } from "./manner.ts";
import { type HeaderFields, OwnHeaders } from "./own-headers.ts";
import type { PageReading } from "./reading.ts";
import { lookForConsent, PATIENCE_MS, settle, thaw } from "./settle.ts";
import { foldOf, picturePage, snapshotOf, viewOf } from "./snapshot.ts";
import type { Studio } from "./studio.ts";
import { type Persona, type Tab, TabCrashed } from "./tab.ts";
import { awaitTurn } from "./turn.ts";

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
  /** How long the address may take to begin its answer, ms. */
  answerMs: number;
  manner: Manner;
  /** What the address's origin is sent, and nobody else. */
  ownHeaders: HeaderFields;
}

/** How long something else than a page may stand in its place before it is taken for all there is, ms. */
const TURN_MS = 8000;

/** Screens of the page that are scrolled through and pictured; the alternate viewport is pictured for its first. */
const SCREENS = 3;

/** What was under way on a page that is gone ends within this, ms: nothing of it reaches the next one. */
const GONE_MS = 1000;

/** How long the news of a navigation may be behind what it breaks off, ms. */
const NEWS_MS = 250;

/** How often a page may send the visit on after it had loaded. */
const LATE_REDIRECTS = 4;

/**
 * Visits a page on one device, or on both (at once, in the usual manner) in the same context: the second takes from
 * the first one's cache. Never rejects for what a page does; every visit ends within its deadline.
 *
 * @throws BrowserGone
 */
export async function visitPage(plan: VisitPlan, tools: VisitTools): Promise<Visited> {
  return Context.during(tools.running, tools.signal, async (context) => {
    const { viewport, manner } = plan;
    const other: Viewport = viewport === "mobile" ? "desktop" : "mobile";
    const budget = new Budget(plan.deadlineMs);
    const on = <T>(device: Viewport, screens: number, take: Parameters<typeof see<T>>[5]) =>
      see(
        context,
        { viewport: device, locale: plan.locale, ...(manner.light && { pixelRatio: 1 }) },
        manner.light ? 1 : screens,
        { ...plan, deadlineMs: budget.left() },
        tools,
        take,
      );
    const besides = () => on(other, 1, takeView);
    const requested = on(viewport, SCREENS, takeSnapshot(plan.url, tools));
    const beside = plan.alternate && manner.together ? besides() : null;
    beside?.catch(() => {});
    const { look, yield: page } = await requested;
    if (page === null) return { look, capture: null };
    const alternate = await (beside ?? (plan.alternate ? besides() : null))?.catch(() => null);
    return { look, capture: { page, alternate: alternate?.yield ?? null } };
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
    ...UNHEADED,
    text: "",
    markup: "",
    download: false,
    timedOut: false,
    fetching: false,
    failing: null,
    framed: null,
    ms: Math.round(ms),
  };
}

/** What a device's visit has come to so far: it survives whatever ends the visit. */
interface Going {
  tab: Tab;
  persona: Persona;
  screens: number;
  budget: Budget;
  loaded: Loaded;
  reading: PageReading | null;
  answer: ConsentAnswer;
  consentRemoved: boolean;
  popUpClosed: number;
  isDownload: () => boolean;
}

interface Seen<T> {
  look: BrowserLook;
  /** Null where nothing could be captured. */
  yield: T | null;
}

/** One device's visit: there, at rest, read, and whatever is made of it then. */
async function see<T>(
  context: Context,
  persona: Persona,
  screens: number,
  plan: VisitPlan,
  tools: VisitTools,
  take: (going: Going, reading: PageReading) => Promise<T>,
): Promise<Seen<T>> {
  const budget = new Budget(plan.deadlineMs);
  const tab = await context.openTab();
  const going: Going = {
    tab,
    persona,
    screens,
    budget,
    loaded: { rendered: false, errorCode: null, download: false, timedOut: true },
    reading: null,
    answer: new ConsentAnswer(tab, async () => (await lookForConsent(tab)).asking > 0),
    consentRemoved: false,
    popUpClosed: 0,
    isDownload: () => context.downloads.has(tab.frameId),
  };
  const seeing = async (): Promise<T | null> => {
    await goThere(going, plan, tools);
    for (let sent = 0; going.loaded.rendered; sent += 1) {
      const accounting = account(going, take);
      if (sent === LATE_REDIRECTS || !(await isSentOn(going, accounting))) return accounting;
      await thaw(tab);
      await within(
        GONE_MS,
        accounting.catch(() => null),
      );
      await arriveAgain(going, plan);
      await rest(going, plan);
    }
    return null;
  };
  const end = (changed: Partial<Loaded>, seen: T | null): Seen<T> => {
    going.loaded = { ...going.loaded, ...changed };
    return { look: lookOf(plan, tab, going.loaded, going.reading, budget), yield: seen };
  };
  try {
    const seen = await within(budget.left(), seeing());
    return seen.done ? end({}, seen.value) : end({ timedOut: true }, null);
  } catch (problem) {
    if (problem instanceof BrowserGone || problem instanceof VisitEnded) throw problem;
    const errorCode = problem instanceof TabCrashed ? "TAB_CRASHED" : "CAPTURE_FAILED";
    return end({ errorCode, timedOut: false }, null);
  }
}

/** Loads the page and brings it to rest, wherever it sends the visit meanwhile. */
async function goThere(going: Going, plan: VisitPlan, { running, isBeacon }: VisitTools): Promise<void> {
  const { tab, persona, isDownload } = going;
  const { beacons, instead } = plan.manner;
  const own = OwnHeaders.of(plan.url, plan.ownHeaders, tab.frameId);
  await tab.prepare(persona, running, { isBeacon, beacons, own });
  const left = () => loadingMs(going, plan);
  going.loaded = await tab.guarded(PATIENCE_MS, async () => {
    const come = await load(tab, plan.url, left(), isDownload, plan.answerMs);
    if (!come.rendered || instead === null) return come;
    const sentOn = await awaitTurn(tab, instead, Math.min(TURN_MS, left()));
    return sentOn ? arrive(tab, left(), isDownload) : come;
  });
  await rest(going, plan);
}

/** A quarter of the time is kept for capturing what has rendered. */
const loadingMs = ({ budget }: Going, { deadlineMs }: VisitPlan): number =>
  budget.left(Math.min(8000, deadlineMs / 4));

async function arriveAgain(going: Going, plan: VisitPlan): Promise<void> {
  const { tab, isDownload } = going;
  going.loaded = await tab.guarded(PATIENCE_MS, () => arrive(tab, loadingMs(going, plan), isDownload));
}

async function rest(going: Going, plan: VisitPlan): Promise<void> {
  const { tab, answer, screens, budget } = going;
  for (let sent = 0; going.loaded.rendered && sent < LATE_REDIRECTS; sent += 1) {
    const { document } = tab.traffic;
    // An answer may send the visit on, too: the page comes again, without its layer.
    going.consentRemoved = (await settle(tab, answer, screens, budget)) || going.consentRemoved;
    if (document === tab.traffic.document && !tab.traffic.navigating) break;
    // A timer has sent the visit on while the page was settling.
    await arriveAgain(going, plan);
  }
}

/**
 * Whether the visit is sent on before a job upon its page is done: what had begun in the moment before the page was frozen goes
 * on, and the page that comes is frozen, too, and is never painted.
 */
async function isSentOn({ tab: { traffic }, budget }: Going, job: Promise<unknown>): Promise<boolean> {
  const { document } = traffic;
  const left = () => traffic.navigating || traffic.document !== document;
  let over = false;
  const ending = job.then(
    () => true,
    () => false,
  );
  void ending.then(() => {
    over = true;
  });
  await until(() => over || left(), budget.left());
  if (!over) return left();
  // A job fails of a page that goes, and only then is it said where the visit goes.
  return !(await ending) && until(left, NEWS_MS);
}

async function takeView({ tab, persona, screens }: Going, reading: PageReading): Promise<View> {
  return viewOf(reading, await picturePage(tab, reading, screens), persona.viewport);
}

/** What is judged: the view, the page's account and its first screen's pixels. */
const takeSnapshot =
  (requestedUrl: string, tools: VisitTools) =>
  async (going: Going, reading: PageReading): Promise<Snapshot> => {
    const view = await takeView(going, reading);
    const stands = reading.layers.some(({ kind }) => kind === "consent");
    const raster = await foldOf(view.screenshot, reading, tools);
    return snapshotOf(going.tab, reading, raster, {
      ...view,
      requestedUrl,
      consentRemoved: going.consentRemoved && !stands,
      ...(going.popUpClosed > 0 && { popUpClosed: going.popUpClosed }),
    });
  };

/** What is known of a visit so far, in the link's words. */
export function lookOf(
  { url }: { url: string },
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
    ...(reading === null ? UNHEADED : headingOf(reading)),
    text: (reading?.texts.map(({ text }) => text).join("\n") ?? "").slice(0, 2000),
    markup: reading?.markup ?? "",
    download,
    timedOut,
    fetching: traffic.fetching,
    failing: traffic.failing,
    framed: traffic.framed,
    ms: Math.round(budget.spent()),
  };
}
