import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { PageObservation } from "../artifacts/page-observation.ts";
import { PageScriptFailed, type Tab } from "./tab.ts";

/** Polling interval, ms. */
const INTERSTITIAL_POLL_MS = 250;

const INTERSTITIAL_TEXT_SCRIPT = `JSON.stringify({
  title: document.title.slice(0, 1000),
  text: (document.body?.innerText ?? "").trim().slice(0, 200),
})`;
const InterstitialText = z.object({ title: z.string(), text: z.string() });

/**
 * Waits until the page replaces what an earlier visit got interstitial: nothing, a "one moment please" page or a bot
 * check. Bot checks that pass load the page again, mostly within five seconds.
 *
 * @returns whether another document was loaded or is loading.
 */
export async function waitForInterstitial(
  tab: Tab,
  interstitial: Pick<PageObservation, "title" | "text">,
  timeoutMs: number,
): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  const { documentId } = tab.network;
  const hasNavigated = () => tab.network.documentId !== documentId || tab.network.isNavigating;
  while (!hasNavigated() && performance.now() < end) {
    if (await showsOtherContent(tab, interstitial)) break;
    await tab.untilClosed(sleep(INTERSTITIAL_POLL_MS));
  }
  return hasNavigated();
}

async function showsOtherContent(tab: Tab, interstitial: Pick<PageObservation, "title" | "text">): Promise<boolean> {
  try {
    const { title, text } = await tab.runScript(INTERSTITIAL_TEXT_SCRIPT, InterstitialText);
    return title !== interstitial.title || (interstitial.text === "" && text !== "");
  } catch (problem) {
    if (problem instanceof PageScriptFailed) return false; // The page is navigating.
    throw problem;
  }
}
