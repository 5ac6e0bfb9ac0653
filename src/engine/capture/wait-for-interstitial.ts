import { z } from "zod";
import type { BrowserObservation } from "../artifacts/link.ts";
import { PageScriptFailed, type Tab } from "./tab.ts";
import { sleep } from "./timing.ts";

/** How often such a page is looked at, ms. */
const INTERSTITIAL_POLL_MS = 250;

const INTERSTITIAL_TEXT_SCRIPT = `JSON.stringify({
  title: document.title.slice(0, 1000),
  text: (document.body?.innerText ?? "").trim().slice(0, 200),
})`;
const InterstitialText = z.object({ title: z.string(), text: z.string() });

/**
 * Waits for a page to take the place of what an earlier visit was shown: nothing, a "one moment please", a check of the
 * visitor's browser. Checks that let a visitor through load the page anew once they are done, most within five seconds.
 *
 * @returns whether another document has come, or is on its way.
 */
export async function waitForInterstitial(
  tab: Tab,
  instead: Pick<BrowserObservation, "title" | "text">,
  patienceMs: number,
): Promise<boolean> {
  const end = performance.now() + patienceMs;
  const { documentId } = tab.network;
  const sentOn = () => tab.network.documentId !== documentId || tab.network.isNavigating;
  while (!sentOn() && performance.now() < end) {
    if (await showsOtherContent(tab, instead)) break;
    await tab.untilClosed(sleep(INTERSTITIAL_POLL_MS));
  }
  return sentOn();
}

async function showsOtherContent(
  tab: Tab,
  instead: Pick<BrowserObservation, "title" | "text">,
): Promise<boolean> {
  try {
    const { title, text } = InterstitialText.parse(await tab.runScript(INTERSTITIAL_TEXT_SCRIPT));
    return title !== instead.title || (instead.text === "" && text !== "");
  } catch (problem) {
    if (problem instanceof PageScriptFailed) return false; // On its way elsewhere.
    throw problem;
  }
}
