import { z } from "zod";
import type { BrowserLook } from "../products/link.ts";
import { pause } from "./budget.ts";
import { PageScriptFailed, type Tab } from "./tab.ts";

/** How often such a page is looked at, ms. */
const LOOK_MS = 250;

const SHOWN = `JSON.stringify({
  title: document.title.slice(0, 1000),
  text: (document.body?.innerText ?? "").trim().slice(0, 200),
})`;
const Shown = z.object({ title: z.string(), text: z.string() });

/**
 * Waits for a page to take the place of what an earlier visit was shown: nothing, a "one moment please", a check of the
 * visitor's browser. Checks that let a visitor through load the page anew once they are done, most within five seconds.
 *
 * @returns whether another document has come, or is on its way.
 */
export async function awaitTurn(
  tab: Tab,
  instead: Pick<BrowserLook, "title" | "text">,
  patienceMs: number,
): Promise<boolean> {
  const end = performance.now() + patienceMs;
  const { document } = tab.traffic;
  const sentOn = () => tab.traffic.document !== document || tab.traffic.navigating;
  while (!sentOn() && performance.now() < end) {
    if (await showsAnother(tab, instead)) break;
    await tab.alive(pause(LOOK_MS));
  }
  return sentOn();
}

async function showsAnother(tab: Tab, instead: Pick<BrowserLook, "title" | "text">): Promise<boolean> {
  try {
    const { title, text } = Shown.parse(await tab.run(SHOWN));
    return title !== instead.title || (instead.text === "" && text !== "");
  } catch (problem) {
    if (problem instanceof PageScriptFailed) return false; // On its way elsewhere.
    throw problem;
  }
}
