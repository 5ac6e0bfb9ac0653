import { z } from "zod";
import { openClosedShadowRoots } from "./closed-shadow-roots.ts";
import { findConsentFrames } from "./consent-frames.ts";
import type { ConsentOptOut } from "./consent-opt-out.ts";
import { STALL_MS } from "./load-page.ts";
import type { ConsentScan } from "./page/consent-layers.ts";
import {
  consentRemovalScript,
  consentScanScript,
  freezeAnimationsScript,
  waitUntilStableScript,
} from "./page-scripts.ts";
import { PageScriptFailed, type Tab } from "./tab.ts";
import { sleep, type TimeBudget, waitUntil } from "./timing.ts";

/** A page that has not answered for this long is in a loop: slow ones answer within 5 s (Chrome's own "unresponsive"). */
export const MAX_UNRESPONSIVE_MS = 5000;
/** Scripts bring consent layers after the document: a young one is given this long, ms. */
const LATE_LAYER_WAIT_MS = 600;
/** The same where a consent layer is known to be coming. */
const ANNOUNCED_LAYER_WAIT_MS = 1500;
/** How often such a page is looked at, ms. */
const CONSENT_POLL_MS = 200;

const ConsentScanResult = z.object({
  asking: z.int().min(0),
  announced: z.boolean(),
  hollow: z.int().min(0).max(20),
});
const ConsentRemovalResult = z.object({ removed: z.int().min(0) });
const StabilityResult = z.object({ scripted: z.boolean() });

const NO_CONSENT_LAYERS: ConsentScan = { asking: 0, announced: false, hollow: 0 };

/**
 * Consent layers gone, late content there, nothing moving. A layer is being answered while the page settles, so
 * that only pages that have one ever wait for it.
 *
 * @param answer Who answers consent layers before they are hidden; null: they are hidden at once.
 * @returns whether a consent layer was answered or hidden.
 */
export async function settlePage(
  tab: Tab,
  answer: ConsentOptOut | null,
  screens: number,
  budget: TimeBudget,
): Promise<boolean> {
  return tab.withWatchdog(MAX_UNRESPONSIVE_MS, async () => {
    const start = performance.now();
    const early = await scanForConsent(tab);
    if (early.asking > 0 || early.announced) answer?.start();
    if (early.asking > 0 && answer === null) await removeConsentLayers(tab, false);
    // A page that moves for ever gets 1.2 s, its assets 3 s; less where the deadline is near.
    const assetsMs = Math.min(tab.network.isStalledFor(STALL_MS) ? 300 : 3000, budget.remainingMs(2500));
    const stillMs = Math.min(1200, budget.remainingMs(2500));
    const calmed = await nullIfScriptFailed(
      tab.runScript(waitUntilStableScript({ screens, assetsMs, stillMs })),
    );
    const scripted = calmed !== null && StabilityResult.parse(calmed).scripted;
    const seen =
      early.asking > 0 ? start : await waitForConsentLayer(tab, answer, { ...early, scripted }, budget);
    await answer?.finish(seen, budget);
    const answered = answer?.hasOptedOut ?? false;
    if (seen === null && !answered) return false;
    return (await removeConsentLayers(tab, answered)) || answered;
  });
}

/**
 * Waits for layers that scripts may still bring, for as long as there is reason to.
 *
 * @returns when one was seen, on performance.now()'s clock, or null.
 */
async function waitForConsentLayer(
  tab: Tab,
  answer: ConsentOptOut | null,
  { announced, scripted }: { announced: boolean; scripted: boolean },
  budget: TimeBudget,
): Promise<number | null> {
  for (;;) {
    const { asking } = await scanForConsent(tab);
    if (asking > 0) {
      answer?.start();
      return performance.now();
    }
    if (answer?.isOptingOut) return null;
    const expected = announced || answer?.hasDetectedLayer === true;
    const patience = expected ? ANNOUNCED_LAYER_WAIT_MS : scripted ? LATE_LAYER_WAIT_MS : 0;
    const left = Math.min(patience - tab.network.msSinceDomReady, budget.remainingMs(2500));
    if (left <= 0) return null;
    await tab.untilClosed(waitUntil(() => answer?.isOptingOut === true, Math.min(CONSENT_POLL_MS, left)));
  }
}

/**
 * Stops the page's timers, so that survey and picture show the same moment. (Disabling its scripts instead would
 * bring out what stands in <noscript>.)
 */
export async function freezePage(tab: Tab): Promise<void> {
  await tab.untilClosed(tab.session.send("Page.setWebLifecycleState", { state: "frozen" }));
}

/** Lets the page's clock go on. While one page takes another's place Chrome knows none to do it to. */
export async function unfreezePage(tab: Tab): Promise<void> {
  const thawed = () =>
    tab.untilClosed(tab.session.send("Page.setWebLifecycleState", { state: "active" })).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 20 && !(await thawed()); tries += 1) await sleep(50);
}

/** Lets nothing glide while the picture is taken (see page/still.ts): the page's account reads of what would. */
export async function freezePageAnimations(tab: Tab): Promise<void> {
  await nullIfScriptFailed(tab.runScript(freezeAnimationsScript()));
}

/** What of consent layers is to be seen. */
export async function scanForConsent(tab: Tab): Promise<ConsentScan> {
  const frames = await findConsentFrames(tab);
  const look = async () => {
    const answer = await nullIfScriptFailed(tab.runScript(consentScanScript(frames)));
    return answer === null ? NO_CONSENT_LAYERS : ConsentScanResult.parse(answer);
  };
  const sight = await look();
  const opened =
    sight.asking === 0 &&
    sight.hollow > 0 &&
    (await openClosedShadowRoots(tab, sight.hollow).catch(() => false));
  return opened ? look() : sight;
}

/** @param answered One was answered: what it has left behind goes, too. @returns whether a layer was taken away. */
export async function removeConsentLayers(tab: Tab, answered: boolean): Promise<boolean> {
  const reading = await nullIfScriptFailed(
    tab.runScript(consentRemovalScript(await findConsentFrames(tab), answered)),
  );
  return reading !== null && ConsentRemovalResult.parse(reading).removed > 0;
}

/** Null where the script was broken off together with one of the page's: the page is seen as it is. */
async function nullIfScriptFailed(running: Promise<unknown>): Promise<unknown> {
  return running.catch((problem: unknown) => {
    if (problem instanceof PageScriptFailed) return null;
    throw problem;
  });
}
