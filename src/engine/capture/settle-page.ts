import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { findConsentFrames } from "./consent-frames.ts";
import type { ConsentOptOut } from "./consent-opt-out.ts";
import { STALL_MS } from "./load-page.ts";
import { followVirtualTimeScript, pageScript } from "./page-scripts.ts";
import { nullIfScriptFailed, type Tab } from "./tab.ts";
import { type TimeBudget, waitUntil } from "./timeout-helpers.ts";

/** A page that does not respond for this long is in an endless loop (Chrome's limit for "unresponsive"), ms. */
export const MAX_UNRESPONSIVE_MS = 5000;
/** Scripts insert consent layers after the document is parsed. They are waited for until its DOM is this old, ms. */
const LATE_LAYER_WAIT_MS = 600;
/** The same where a consent layer is announced. */
const ANNOUNCED_LAYER_WAIT_MS = 1500;
/** Polling interval, ms. */
const CONSENT_POLL_MS = 200;

const ConsentScan = z.object({
  /** Consent layers above the fold. */
  visibleLayers: z.int().min(0),
  /** The page contains scripts that are named after consent, so a layer may still appear. */
  announced: z.boolean(),
  /** Elements that were hit although they have no content: possible hosts of closed shadow roots. */
  hollowCount: z.int().min(0).max(20),
});
type ConsentScan = z.infer<typeof ConsentScan>;

const RemovedLayers = z.int().min(0);
const StabilityResult = z.object({ scripted: z.boolean() });

const NO_CONSENT_LAYERS: ConsentScan = { visibleLayers: 0, announced: false, hollowCount: 0 };

/**
 * Waits until late content has loaded and nothing moves, and removes consent layers. The opt-out runs while the page
 * settles, so pages without a consent layer do not wait for it.
 *
 * @param optOut Opts out before layers are hidden; null: layers are hidden at once.
 * @returns whether a consent layer was opted out of or hidden.
 */
export async function settlePage(
  tab: Tab,
  optOut: ConsentOptOut | null,
  screens: number,
  budget: TimeBudget,
): Promise<boolean> {
  return tab.withWatchdog(MAX_UNRESPONSIVE_MS, async () => {
    const start = performance.now();
    const firstScan = await scanForConsent(tab);
    if (firstScan.visibleLayers > 0 || firstScan.announced) optOut?.start();
    if (firstScan.visibleLayers > 0 && optOut === null) await removeConsentLayers(tab, false);
    // Endless motion is cut off after 15 frames or 4 s, pending assets after 3 s; earlier if the deadline is near.
    const assetsMs = Math.min(tab.network.isStalledFor(STALL_MS) ? 300 : 3000, budget.remainingMs(2500));
    const stillMs = Math.min(4000, budget.remainingMs(2500));
    // Only what is captured whole is read to its end.
    const deepMs = screens > 1 ? Math.min(1500, budget.remainingMs(4000)) : 0;
    const stabilize = () =>
      tab.runScript(pageScript("loadWholePage", { screens, assetsMs, stillMs, deepMs }), StabilityResult);
    return tab.clock.runWhile(async () => {
      const scripted = (await nullIfScriptFailed(stabilize()))?.scripted ?? false;
      const seen =
        firstScan.visibleLayers > 0
          ? start
          : await waitForConsentLayer(tab, optOut, { ...firstScan, scripted }, budget);
      await optOut?.finish(seen, budget);
      const optedOut = optOut?.hasOptedOut ?? false;
      if (seen === null && !optedOut) return false;
      return (await removeConsentLayers(tab, optedOut)) || optedOut;
    });
  });
}

/** How far the clock is advanced. Visitors read for seconds; carousels stay for five, and pop-ups come later. */
const SETTLING_TIME_MS = 3500;
/** How long the page's requests may hold that up: those of its own scripts for content, and all others, ms. */
const MAX_FETCH_WAIT_MS = { content: 6000, other: 1500 } as const;

/** Countdowns change once a second. */
const CHANGING_TEXT_MS = 1100;

/** Longest wait for what the page has received or requested in the end, ms. */
const MAX_LATE_FETCH_WAIT_MS = 1500;

/**
 * Shows the page as it is some seconds later: counters have counted, delayed content has appeared, splash screens are
 * gone. The page's clock then stands still.
 *
 * @returns whether a consent layer that has appeared meanwhile was removed.
 */
export async function letTimePass(tab: Tab, budget: TimeBudget): Promise<boolean> {
  return tab.withWatchdog(MAX_UNRESPONSIVE_MS, async () => {
    const waitMs = tab.network.isFetching ? MAX_FETCH_WAIT_MS.content : MAX_FETCH_WAIT_MS.other;
    const expression = followVirtualTimeScript();
    await tab.untilClosed(tab.session.send("Runtime.evaluate", { expression }).catch(() => {}));
    await nullIfScriptFailed(tab.runScript(pageScript("watchTexts"), z.boolean()));
    await tab.clock.advance(SETTLING_TIME_MS, Math.min(waitMs, budget.remainingMs(4000)));
    // The answer may have arrived just now, and the page needs a moment to show it, or to ask for more.
    const lateMs = Math.min(MAX_LATE_FETCH_WAIT_MS, budget.remainingMs(4000));
    await tab.clock.runWhile(() => tab.untilClosed(waitUntil(() => !tab.network.isFetching, lateMs)));
    // What a timer has begun in a frame is drawn, and may move.
    const script = pageScript("waitUntilStill", {
      screens: 0,
      assetsMs: 0,
      deepMs: 0,
      stillMs: Math.min(4000, budget.remainingMs(4000)),
    });
    await nullIfScriptFailed(tab.clock.runWhile(() => tab.runScript(script, z.boolean())));
    await findChangingTexts(tab, budget);
    const { visibleLayers } = await scanForConsent(tab);
    return visibleLayers > 0 && removeConsentLayers(tab, false);
  });
}

/** Lets a second pass where texts have changed repeatedly: a counter has arrived by now, and a countdown goes on. */
async function findChangingTexts(tab: Tab, budget: TimeBudget): Promise<void> {
  const suspects = await nullIfScriptFailed(tab.runScript(pageScript("listChangingTexts"), z.int().min(0)));
  if (suspects === null || suspects === 0) return;
  await tab.clock.advance(CHANGING_TEXT_MS, Math.min(MAX_FETCH_WAIT_MS.other, budget.remainingMs(4000)));
  await nullIfScriptFailed(tab.runScript(pageScript("rememberChangingTexts"), z.boolean()));
}

/**
 * Waits for layers that scripts may still insert.
 *
 * @returns when one was seen (performance.now()), or null.
 */
async function waitForConsentLayer(
  tab: Tab,
  optOut: ConsentOptOut | null,
  { announced, scripted }: { announced: boolean; scripted: boolean },
  budget: TimeBudget,
): Promise<number | null> {
  for (;;) {
    const { visibleLayers } = await scanForConsent(tab);
    if (visibleLayers > 0) {
      optOut?.start();
      return performance.now();
    }
    if (optOut?.isOptingOut) return null;
    const expected = announced || optOut?.hasDetectedLayer === true;
    const waitMs = expected ? ANNOUNCED_LAYER_WAIT_MS : scripted ? LATE_LAYER_WAIT_MS : 0;
    const left = Math.min(waitMs - tab.network.msSinceDomReady, budget.remainingMs(2500));
    if (left <= 0) return null;
    await tab.untilClosed(waitUntil(() => optOut?.isOptingOut === true, Math.min(CONSENT_POLL_MS, left)));
  }
}

/**
 * Stops the page's timers, so that the reading and the screenshot show the same state. (Disabling scripts would render
 * <noscript> content.)
 */
export async function freezePage(tab: Tab): Promise<void> {
  await tab.untilClosed(tab.session.send("Page.setWebLifecycleState", { state: "frozen" }));
}

/** Restarts the page's timers. It is retried, because the command fails during a navigation. */
export async function unfreezePage(tab: Tab): Promise<void> {
  const thawed = () =>
    tab.untilClosed(tab.session.send("Page.setWebLifecycleState", { state: "active" })).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 20 && !(await thawed()); tries += 1) await sleep(50);
}

/** Disables transitions during the screenshot (see page/layer-change-detector.ts). */
export async function freezePageAnimations(tab: Tab): Promise<void> {
  await nullIfScriptFailed(tab.runScript(pageScript("freezeAnimations"), z.boolean()));
}

/** Scans the page for consent layers, including those in closed shadow roots. */
export async function scanForConsent(tab: Tab): Promise<ConsentScan> {
  const frames = await findConsentFrames(tab);
  const runScan = async () =>
    (await nullIfScriptFailed(tab.runScript(pageScript("scanForConsent", frames), ConsentScan))) ?? NO_CONSENT_LAYERS;
  const scan = await runScan();
  const opened =
    scan.visibleLayers === 0 &&
    scan.hollowCount > 0 &&
    (await openClosedShadowRoots(tab, scan.hollowCount).catch(() => false));
  return opened ? runScan() : scan;
}

/**
 * @param optedOut Also remove what an opt-out leaves behind, such as backdrops. @returns whether a layer was removed.
 */
export async function removeConsentLayers(tab: Tab, optedOut: boolean): Promise<boolean> {
  const script = pageScript("removeConsentLayers", await findConsentFrames(tab), optedOut);
  return ((await nullIfScriptFailed(tab.runScript(script, RemovedLayers))) ?? 0) > 0;
}

/**
 * Makes the closed shadow roots of the elements in `globalThis.hollowElements` (set by page/consent-layers.ts) readable
 * in our isolated world. The page's own scripts still cannot read them.
 *
 * @returns whether there were any.
 */
async function openClosedShadowRoots(tab: Tab, count: number): Promise<boolean> {
  const opened = await Promise.all(Array.from({ length: count }, (_, index) => openClosedShadowRoot(tab, index)));
  return opened.includes(true);
}

async function openClosedShadowRoot(tab: Tab, index: number): Promise<boolean> {
  const { session } = tab;
  const contextId = await tab.isolatedContextId();
  const host = await session.send("Runtime.evaluate", { contextId, expression: `hollowElements[${index}]` });
  const { objectId } = host.result;
  if (objectId === undefined) return false;
  const { node } = await session.send("DOM.describeNode", { objectId, pierce: true });
  const closed = node.shadowRoots?.find(({ shadowRootType }) => shadowRootType === "closed");
  if (closed === undefined) return false;
  const { backendNodeId } = closed;
  const { object } = await session.send("DOM.resolveNode", { backendNodeId, executionContextId: contextId });
  if (object.objectId === undefined) return false;
  await session.send("Runtime.callFunctionOn", {
    objectId: object.objectId,
    functionDeclaration: `function () { (globalThis.openedShadows ??= new Map()).set(this.host, this); }`,
  });
  return true;
}
