import { z } from "zod";
import { type Budget, pause, until } from "./budget.ts";
import type { ConsentAnswer } from "./consent-answer.ts";
import { openShadows } from "./consent-shadows.ts";
import { consentFrames } from "./frames.ts";
import { STALLED_MS } from "./load.ts";
import type { ConsentSight } from "./page/consent.ts";
import { calmScript, consentRemovalScript, consentSightScript, stillScript } from "./script.ts";
import { PageScriptFailed, type Tab } from "./tab.ts";

/** A page that has not answered for this long is in a loop: slow ones answer within 5 s (Chrome's own "unresponsive"). */
export const PATIENCE_MS = 5000;
/** Scripts bring consent layers after the document: a young one is given this long, ms. */
const LATECOMERS_MS = 600;
/** The same where a consent layer is known to be coming. */
const ANNOUNCED_MS = 1500;
/** How often such a page is looked at, ms. */
const LOOK_MS = 200;

const Sight = z.object({ asking: z.int().min(0), announced: z.boolean(), hollow: z.int().min(0).max(20) });
const RemovalReading = z.object({ removed: z.int().min(0) });
const CalmReading = z.object({ scripted: z.boolean() });

const UNSEEN: ConsentSight = { asking: 0, announced: false, hollow: 0 };

/**
 * Consent layers gone, late content there, nothing moving. A layer is being answered while the page settles, so
 * that only pages that have one ever wait for it.
 *
 * @param answer Who answers consent layers before they are hidden; null: they are hidden at once.
 * @returns whether a consent layer was answered or hidden.
 */
export async function settle(
  tab: Tab,
  answer: ConsentAnswer | null,
  screens: number,
  budget: Budget,
): Promise<boolean> {
  return tab.guarded(PATIENCE_MS, async () => {
    const start = performance.now();
    const early = await lookForConsent(tab);
    if (early.asking > 0 || early.announced) answer?.begin();
    if (early.asking > 0 && answer === null) await removeConsent(tab, false);
    // A page that moves for ever gets 1.2 s, its assets 3 s; less where the deadline is near.
    const assetsMs = Math.min(tab.traffic.stalledFor(STALLED_MS) ? 300 : 3000, budget.left(2500));
    const stillMs = Math.min(1200, budget.left(2500));
    const calmed = await attempted(tab.run(calmScript({ screens, assetsMs, stillMs })));
    const scripted = calmed !== null && CalmReading.parse(calmed).scripted;
    const seen = early.asking > 0 ? start : await awaitLayer(tab, answer, { ...early, scripted }, budget);
    await answer?.finish(seen, budget);
    const answered = answer?.hasAnswered ?? false;
    if (seen === null && !answered) return false;
    return (await removeConsent(tab, answered)) || answered;
  });
}

/**
 * Waits for layers that scripts may still bring, for as long as there is reason to.
 *
 * @returns when one was seen, on performance.now()'s clock, or null.
 */
async function awaitLayer(
  tab: Tab,
  answer: ConsentAnswer | null,
  { announced, scripted }: { announced: boolean; scripted: boolean },
  budget: Budget,
): Promise<number | null> {
  for (;;) {
    const { asking } = await lookForConsent(tab);
    if (asking > 0) {
      answer?.begin();
      return performance.now();
    }
    if (answer?.isAnswering) return null;
    const expected = announced || answer?.isExpecting === true;
    const patience = expected ? ANNOUNCED_MS : scripted ? LATECOMERS_MS : 0;
    const left = Math.min(patience - tab.traffic.age, budget.left(2500));
    if (left <= 0) return null;
    await tab.alive(until(() => answer?.isAnswering === true, Math.min(LOOK_MS, left)));
  }
}

/**
 * Stops the page's timers, so that survey and picture show the same moment. (Disabling its scripts instead would
 * bring out what stands in <noscript>.)
 */
export async function freeze(tab: Tab): Promise<void> {
  await tab.alive(tab.session.send("Page.setWebLifecycleState", { state: "frozen" }));
}

/** Lets the page's clock go on. While one page takes another's place Chrome knows none to do it to. */
export async function thaw(tab: Tab): Promise<void> {
  const thawed = () =>
    tab.alive(tab.session.send("Page.setWebLifecycleState", { state: "active" })).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 20 && !(await thawed()); tries += 1) await pause(50);
}

/** Lets nothing glide while the picture is taken (see page/still.ts): the page's account reads of what would. */
export async function holdStill(tab: Tab): Promise<void> {
  await attempted(tab.run(stillScript()));
}

/** What of consent layers is to be seen. */
export async function lookForConsent(tab: Tab): Promise<ConsentSight> {
  const frames = await consentFrames(tab);
  const look = async () => {
    const answer = await attempted(tab.run(consentSightScript(frames)));
    return answer === null ? UNSEEN : Sight.parse(answer);
  };
  const sight = await look();
  const opened =
    sight.asking === 0 && sight.hollow > 0 && (await openShadows(tab, sight.hollow).catch(() => false));
  return opened ? look() : sight;
}

/** @param answered One was answered: what it has left behind goes, too. @returns whether a layer was taken away. */
export async function removeConsent(tab: Tab, answered: boolean): Promise<boolean> {
  const reading = await attempted(tab.run(consentRemovalScript(await consentFrames(tab), answered)));
  return reading !== null && RemovalReading.parse(reading).removed > 0;
}

/** Null where the script was broken off together with one of the page's: the page is seen as it is. */
async function attempted(running: Promise<unknown>): Promise<unknown> {
  return running.catch((problem: unknown) => {
    if (problem instanceof PageScriptFailed) return null;
    throw problem;
  });
}
