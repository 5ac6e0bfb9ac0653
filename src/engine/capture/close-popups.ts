import { z } from "zod";
import { findConsentFrames } from "./consent-frames.ts";
import type { PageReading } from "./page-reading-schema.ts";
import { changedFoldShareScript, closePopupsScript } from "./page-scripts.ts";
import { MAX_UNRESPONSIVE_MS, unfreezePage } from "./settle-page.ts";
import { PageScriptFailed, type Tab } from "./tab.ts";

/** A layer that covers less of the first screen stands in nobody's way. */
const MIN_OBSTRUCTING_SHARE = 0.15;
/** Closing one takes as long as its fading, ms. */
const MAX_CLOSE_MS = 500;

const ClosedPopups = z.object({ closed: z.int().min(0) });
const ChangedShare = z.number().min(0).max(1);

/** Whether something that asks for no consent covers the first screen. */
export const isFoldObstructed = ({ layers }: PageReading): boolean =>
  layers.some(({ kind, foldShare }) => kind === "overlay" && foldShare >= MIN_OBSTRUCTING_SHARE);

/** How much of the first screen is covered so, 0 to 1. */
export const measureObstructedShare = ({ layers }: PageReading): number =>
  Math.min(
    1,
    layers.filter(({ kind }) => kind === "overlay").reduce((sum, { foldShare }) => sum + foldShare, 0),
  );

/** Lets the page's clock go on and closes what has opened over the page, as far as it can be closed. */
export async function closePopups(tab: Tab): Promise<boolean> {
  await unfreezePage(tab);
  const closing = async () => tab.runScript(closePopupsScript(await findConsentFrames(tab), MAX_CLOSE_MS));
  const answer = await nullIfScriptFailed(tab.withWatchdog(MAX_UNRESPONSIVE_MS, closing));
  return answer !== null && ClosedPopups.parse(answer).closed > 0;
}

/**
 * Share of the first screen over which a layer has opened or gone since the page gave its account of itself, so that its picture
 * shows something else; 0 where it stands in nobody's way.
 */
export async function measureChangedShare(tab: Tab): Promise<number> {
  const answer = await nullIfScriptFailed(tab.runScript(changedFoldShareScript()));
  const changed = answer === null ? 0 : ChangedShare.parse(answer);
  return changed >= MIN_OBSTRUCTING_SHARE ? changed : 0;
}

/** Null where the page has gone below the script, or broke it off: it is seen as it is. */
async function nullIfScriptFailed(running: Promise<unknown>): Promise<unknown> {
  return running.catch((problem: unknown) => {
    if (problem instanceof PageScriptFailed) return null;
    throw problem;
  });
}
