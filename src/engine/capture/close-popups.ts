import { z } from "zod";
import { findConsentFrames } from "./consent-frames.ts";
import type { PageReading } from "./page-reading-schema.ts";
import { changedFoldShareScript, closePopupsScript } from "./page-scripts.ts";
import { MAX_UNRESPONSIVE_MS, unfreezePage } from "./settle-page.ts";
import { nullIfScriptFailed, type Tab } from "./tab.ts";

/** A layer that covers a smaller share of the area above the fold is not closed. */
const MIN_OBSTRUCTING_SHARE = 0.15;
/** Longest wait for a pop-up to fade out, ms. */
const MAX_CLOSE_MS = 500;

const ClosedPopups = z.int().min(0);
const ChangedShare = z.number().min(0).max(1);

/** Whether an overlay other than a consent layer obstructs the area above the fold. */
export const isFoldObstructed = ({ layers }: PageReading): boolean =>
  layers.some(({ kind, foldShare }) => kind === "overlay" && foldShare >= MIN_OBSTRUCTING_SHARE);

/** Share of the area above the fold that overlays cover, 0 to 1. */
export const measureObstructedShare = ({ layers }: PageReading): number =>
  Math.min(
    1,
    layers.filter(({ kind }) => kind === "overlay").reduce((sum, { foldShare }) => sum + foldShare, 0),
  );

/** Unfreezes the page and closes its pop-ups. @returns whether at least one was closed. */
export async function closePopups(tab: Tab): Promise<boolean> {
  await unfreezePage(tab);
  const closing = async () =>
    tab.runScript(closePopupsScript(await findConsentFrames(tab), MAX_CLOSE_MS), ClosedPopups);
  return ((await nullIfScriptFailed(tab.withWatchdog(MAX_UNRESPONSIVE_MS, closing))) ?? 0) > 0;
}

/**
 * Share of the area above the fold where a layer has appeared or disappeared since the page was read, so that the
 * screenshot differs from the reading; 0 where the share is negligible.
 */
export async function measureChangedShare(tab: Tab): Promise<number> {
  const changed = (await nullIfScriptFailed(tab.runScript(changedFoldShareScript(), ChangedShare))) ?? 0;
  return changed >= MIN_OBSTRUCTING_SHARE ? changed : 0;
}
