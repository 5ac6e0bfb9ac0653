import { closePopups, isFoldObstructed, measureChangedShare, measureObstructedShare } from "./close-popups.ts";
import type { PageReading } from "./page-reading-schema.ts";
import { freezePage, removeConsentLayers } from "./settle-page.ts";
import type { Tab } from "./tab.ts";
import type { TimeBudget } from "./timeout-helpers.ts";

/** A visit to a page that has settled. */
interface StablePageVisit {
  readonly tab: Tab;
  readonly budget: TimeBudget;
  consentRemoved: boolean;
  /** Share of the area above the fold that closed pop-ups covered; 0 without pop-ups. */
  popUpClosed: number;
  read(): Promise<PageReading>;
}

/** How often a page is read again after a layer has opened, and the time that each attempt needs, ms. */
const MAX_READ_ATTEMPTS = 3;
const SCREENSHOT_RESERVE_MS = 4000;

/** Parsing stopped before the body, for example because a script navigated to an app. */
const hasNoBody = ({ markup, texts }: PageReading): boolean =>
  texts.length === 0 && /^\s*<html[\s>][\s\S]*<\/html>\s*$/i.test(markup) && !/<(?:body|frameset)[\s>]/i.test(markup);

/**
 * Reads the page and captures it in the same state. Layers that open over the page meanwhile are closed where possible,
 * and the page is read again.
 *
 * @param capture Makes the result from the reading.
 * @returns null for a page without a body.
 */
export async function readStablePage<T>(
  visit: StablePageVisit,
  capture: (reading: PageReading) => Promise<T>,
): Promise<T | null> {
  const { tab, budget } = visit;
  for (let attempt = 1; ; attempt += 1) {
    await freezePage(tab);
    // Layers that a script inserts again stay away once the page is frozen.
    if (visit.consentRemoved || attempt > 1)
      visit.consentRemoved = (await removeConsentLayers(tab, false)) || visit.consentRemoved;
    const reading = await visit.read();
    // Chrome never paints such a page, so a screenshot would block until the deadline.
    if (hasNoBody(reading)) return null;
    const last = attempt === MAX_READ_ATTEMPTS || budget.remainingMs(SCREENSHOT_RESERVE_MS) === 0;
    if (!last && isFoldObstructed(reading)) {
      // A layer that cannot be closed is part of what visitors see.
      if (await closePopups(tab)) visit.popUpClosed = Math.max(visit.popUpClosed, measureObstructedShare(reading));
      else attempt = MAX_READ_ATTEMPTS - 1;
      continue;
    }
    const captured = await capture(reading);
    const opened = last ? 0 : await measureChangedShare(tab);
    if (opened === 0) return captured;
    if (await closePopups(tab)) visit.popUpClosed = Math.max(visit.popUpClosed, opened);
  }
}
