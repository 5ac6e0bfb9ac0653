import { z } from "zod";
import { findConsentFrames } from "./consent-frames.ts";
import type { PageReading } from "./page-reading-schema.ts";
import { pageScript } from "./page-scripts.ts";
import { freezePage, MAX_UNRESPONSIVE_MS, removeConsentLayers, unfreezePage } from "./settle-page.ts";
import { nullIfScriptFailed, type Tab } from "./tab.ts";
import type { PageVisit } from "./tab-visit.ts";

/** A visit to a page that has settled. */
interface StablePageVisit extends PageVisit {
  consentRemoved: boolean;
  /** Share of the area above the fold that closed pop-ups covered; 0 without pop-ups. */
  popUpClosed: number;
  /** Waits until the page, which was hidden until now, has settled. */
  settle(): Promise<void>;
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
      if (!(await closePopups(tab))) attempt = MAX_READ_ATTEMPTS - 1;
      else {
        visit.popUpClosed = Math.max(visit.popUpClosed, measureObstructedShare(reading));
        visit.consentRemoved ||= reading.layers.some(({ kind }) => kind === "consent");
        if (reading.layers.some(({ foldShare }) => foldShare >= WALL_SHARE)) await visit.settle();
      }
      continue;
    }
    const captured = await capture(reading);
    const opened = last ? 0 : await measureChangedShare(tab);
    if (opened === 0) return captured;
    if (await closePopups(tab)) visit.popUpClosed = Math.max(visit.popUpClosed, opened);
  }
}

/** A layer that covers a smaller share of the area above the fold is not closed. */
const MIN_OBSTRUCTING_SHARE = 0.15;
/** A layer that covers this share of it may have hidden the page, which was then not laid out. */
const WALL_SHARE = 0.9;
/** Longest wait for a pop-up to fade out, ms. */
const MAX_CLOSE_MS = 500;

const ClosedPopups = z.int().min(0);
const ChangedShare = z.number().min(0).max(1);

/** Whether an overlay obstructs the area above the fold. Of consent layers, only walls are left. */
const isFoldObstructed = ({ layers }: PageReading): boolean =>
  layers.some(({ kind, foldShare }) => foldShare >= (kind === "overlay" ? MIN_OBSTRUCTING_SHARE : WALL_SHARE));

/** Share of the area above the fold that overlays cover, 0 to 1. */
const measureObstructedShare = ({ layers }: PageReading): number =>
  Math.min(
    1,
    layers.filter(({ kind }) => kind === "overlay").reduce((sum, { foldShare }) => sum + foldShare, 0),
  );

/** Unfreezes the page and closes its pop-ups. @returns whether at least one was closed. */
async function closePopups(tab: Tab): Promise<boolean> {
  await unfreezePage(tab);
  const closing = async () =>
    tab.runScript(pageScript("closePopups", await findConsentFrames(tab), MAX_CLOSE_MS), ClosedPopups);
  const closed = tab.withWatchdog(MAX_UNRESPONSIVE_MS, () => tab.stayingOnPage(() => tab.clock.runWhile(closing)));
  return ((await nullIfScriptFailed(closed)) ?? 0) > 0;
}

/**
 * Share of the area above the fold where a layer has appeared or disappeared since the page was read, so that the
 * screenshot differs from the reading; 0 where the share is negligible.
 */
async function measureChangedShare(tab: Tab): Promise<number> {
  const changed = (await nullIfScriptFailed(tab.runScript(pageScript("changedFoldShare"), ChangedShare))) ?? 0;
  return changed >= MIN_OBSTRUCTING_SHARE ? changed : 0;
}
