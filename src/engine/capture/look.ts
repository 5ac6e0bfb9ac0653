import type { BrowserLook } from "../products/link.ts";
import { Budget, until, within } from "./budget.ts";
import { BrowserGone, type Running } from "./chrome.ts";
import { Context, VisitEnded } from "./context.ts";
import { arrive, type Loaded, load } from "./load.ts";
import { type HeaderFields, OwnHeaders } from "./own-headers.ts";
import type { PageReading } from "./reading.ts";
import { PATIENCE_MS } from "./settle.ts";
import { readPage } from "./snapshot.ts";
import { type Persona, TabCrashed } from "./tab.ts";
import { lookOf } from "./visit.ts";

export interface LookTools {
  running: Running;
  isBeacon: (url: string) => boolean;
  signal: AbortSignal;
}

/**
 * Whether what is seen may give way by itself: to another document (a bot check that only wants to see scripts run), to
 * the content that the page is still fetching, or to whatever a timer brings in a moment.
 */
export type MayPass = (look: BrowserLook) => "document" | "content" | "moment" | null;

export interface LookPlan extends Persona {
  url: string;
  /** What the address's origin is sent, and nobody else. */
  ownHeaders: HeaderFields;
  deadlineMs: number;
  mayPass: MayPass;
}

/** A check that passes by itself does so within so many milliseconds: Cloudflare's own page says "a few seconds". */
const PASSING_MS = 5_000;

/** Timers of splashes and of "You are being redirected" are shorter, and how often a page is looked at meanwhile, ms. */
const MOMENT_MS = 5_000;
const GLANCE_MS = 400;

/** An application that takes longer for its content has lost its visitors, ms. */
const FILLING_MS = 8_000;

/**
 * Goes to a page only to see what it is: nothing is pictured, scrolled through or taken away.
 *
 * @throws BrowserGone
 */
export function lookAt(plan: LookPlan, tools: LookTools): Promise<BrowserLook> {
  return Context.during(tools.running, tools.signal, async (context) => {
    const budget = new Budget(plan.deadlineMs);
    const tab = await context.openTab();
    const isDownload = () => context.downloads.has(tab.frameId);
    let loaded: Loaded = { rendered: false, errorCode: null, download: false, timedOut: true };
    let reading: PageReading | null = null;
    const seen = () => lookOf(plan, tab, loaded, reading, budget);
    const looking = async () => {
      const own = OwnHeaders.of(plan.url, plan.ownHeaders, tab.frameId);
      await tab.prepare(plan, tools.running, { isBeacon: tools.isBeacon, own });
      loaded = await tab.guarded(PATIENCE_MS, () => load(tab, plan.url, budget.left(2_000), isDownload));
      if (loaded.rendered) reading = await readPage(tab);
      let passing = plan.mayPass(seen());
      const { document } = tab.traffic;
      const isLeft = () => tab.traffic.document !== document || tab.traffic.navigating;
      const end = performance.now() + Math.min(MOMENT_MS, budget.left(3_000));
      while (passing === "moment" && performance.now() < end) {
        // A page that is leaving has nothing to read, and what was read while it left may be the next one's.
        if (!(await tab.alive(until(isLeft, GLANCE_MS)))) reading = await readPage(tab).catch(() => reading);
        passing = isLeft() ? "document" : plan.mayPass(seen());
      }
      if (passing === "content") {
        await tab.alive(until(() => !tab.traffic.fetching, Math.min(FILLING_MS, budget.left(2_000))));
        reading = await readPage(tab);
      }
      if (passing !== "document") return;
      const passingMs = Math.min(PASSING_MS, budget.left(2_000));
      if (!(await tab.alive(until(() => tab.traffic.document !== document, passingMs)))) return;
      loaded = await tab.guarded(PATIENCE_MS, () => arrive(tab, budget.left(1_000), isDownload));
      reading = loaded.rendered ? await readPage(tab) : null;
    };
    try {
      const { done } = await within(budget.left(), looking());
      if (!done) loaded = { ...loaded, timedOut: true };
    } catch (problem) {
      if (problem instanceof BrowserGone || problem instanceof VisitEnded) throw problem;
      const errorCode = problem instanceof TabCrashed ? "TAB_CRASHED" : "CAPTURE_FAILED";
      loaded = { ...loaded, errorCode, timedOut: false };
    }
    return seen();
  });
}
