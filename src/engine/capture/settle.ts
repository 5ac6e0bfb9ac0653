import { z } from "zod";
import { type Budget, pause } from "./budget.ts";
import { consentFrames } from "./frames.ts";
import { STALLED_MS } from "./load.ts";
import { calmScript, consentScript } from "./script.ts";
import { PageScriptFailed, type Tab } from "./tab.ts";

/** A page that has not answered for this long is in a loop: slow ones answer within 5 s (Chrome's own "unresponsive"). */
export const PATIENCE_MS = 5000;
/** Scripts bring consent layers after the document: a young one is given this long, ms. */
const LATECOMERS_MS = 600;

const ConsentReading = z.object({ removed: z.int().min(0) });
const CalmReading = z.object({ scripted: z.boolean() });

/** Consent layers gone, late content there, nothing moving. @returns whether a consent layer was removed. */
export async function settle(tab: Tab, screens: number, budget: Budget): Promise<boolean> {
  return tab.guarded(PATIENCE_MS, async () => {
    const before = await removeConsent(tab);
    // A page that moves for ever gets 1.2 s, its assets 3 s; less where the deadline is near.
    const assetsMs = Math.min(tab.traffic.stalledFor(STALLED_MS) ? 300 : 3000, budget.left(2500));
    const stillMs = Math.min(1200, budget.left(2500));
    const calmed = await attempted(tab.run(calmScript({ screens, assetsMs, stillMs })));
    const scripted = calmed !== null && CalmReading.parse(calmed).scripted;
    if (scripted) await pause(Math.min(LATECOMERS_MS - tab.traffic.age, budget.left(2500)));
    const after = await removeConsent(tab);
    return before || after;
  });
}

/**
 * Stops the page's timers, so that survey and picture show the same moment. (Disabling its scripts instead would
 * bring out what stands in <noscript>.)
 */
export async function freeze(tab: Tab): Promise<void> {
  await tab.alive(tab.session.send("Page.setWebLifecycleState", { state: "frozen" }));
}

async function removeConsent(tab: Tab): Promise<boolean> {
  const answer = await attempted(tab.run(consentScript(await consentFrames(tab))));
  return answer !== null && ConsentReading.parse(answer).removed > 0;
}

/** Null where the script was broken off together with one of the page's: the page is seen as it is. */
async function attempted(running: Promise<unknown>): Promise<unknown> {
  return running.catch((problem: unknown) => {
    if (problem instanceof PageScriptFailed) return null;
    throw problem;
  });
}
