import {
  closePopups,
  isFoldObstructed,
  measureChangedShare,
  measureObstructedShare,
} from "./close-popups.ts";
import type { PageReading } from "./page-reading-schema.ts";
import { freezePage, removeConsentLayers } from "./settle-page.ts";
import { readPage } from "./snapshot.ts";
import type { Tab } from "./tab.ts";
import type { TimeBudget } from "./timing.ts";

/** A visit to a page that has come to rest. */
export interface StablePageVisit {
  tab: Tab;
  budget: TimeBudget;
  consentRemoved: boolean;
  /** Share of the first screen that a pop-up covered before it was closed; 0 where none was. */
  popUpClosed: number;
  /** The newest reading, which survives whatever ends the visit. */
  reading: PageReading | null;
}

/** How often a page is looked at on which layers open, and how long a look may take, ms. */
const MAX_READ_ATTEMPTS = 3;
const SCREENSHOT_RESERVE_MS = 4000;

/** Broken off before its body began, by a script that wanted to go into an app, say. */
const hasNoBody = ({ markup, texts }: PageReading): boolean =>
  texts.length === 0 &&
  /^\s*<html[\s>][\s\S]*<\/html>\s*$/i.test(markup) &&
  !/<(?:body|frameset)[\s>]/i.test(markup);

/**
 * The page's account of itself, and what is made of it. Both show the same moment: what opens over the page meanwhile is
 * closed, as far as it can be, and the page looked at anew.
 */
export async function readStablePage<T, G extends StablePageVisit>(
  going: G,
  take: (going: G, reading: PageReading) => Promise<T>,
): Promise<T | null> {
  const { tab, budget } = going;
  for (let looks = 1; ; looks += 1) {
    await freezePage(tab);
    // One that comes back by itself stays away from a page whose clock stands still.
    // One that has come meanwhile goes like those before it.
    if (going.consentRemoved || looks > 1) {
      going.consentRemoved = (await removeConsentLayers(tab, false)) || going.consentRemoved;
    }
    const reading = await readPage(tab);
    going.reading = reading;
    // Chrome never paints it, and a picture would be waited for until the deadline.
    if (hasNoBody(reading)) return null;
    const last = looks === MAX_READ_ATTEMPTS || budget.remainingMs(SCREENSHOT_RESERVE_MS) === 0;
    if (!last && isFoldObstructed(reading)) {
      // What cannot be closed is the page as its visitors find it.
      if (await closePopups(tab))
        going.popUpClosed = Math.max(going.popUpClosed, measureObstructedShare(reading));
      else looks = MAX_READ_ATTEMPTS - 1;
      continue;
    }
    const taken = await take(going, reading);
    const opened = last ? 0 : await measureChangedShare(tab);
    if (opened === 0) return taken;
    if (await closePopups(tab)) going.popUpClosed = Math.max(going.popUpClosed, opened);
  }
}
