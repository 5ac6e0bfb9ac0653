import { z } from "zod";
import { consentFrames } from "./frames.ts";
import type { PageReading } from "./reading.ts";
import { hitsScript, popupsScript } from "./script.ts";
import { PATIENCE_MS, thaw } from "./settle.ts";
import { PageScriptFailed, type Tab } from "./tab.ts";

/** A layer that covers less of the first screen stands in nobody's way. */
const IN_THE_WAY = 0.15;
/** Closing one takes as long as its fading, ms. */
const CLOSING_MS = 500;

const Closed = z.object({ closed: z.int().min(0) });
const Changed = z.number().min(0).max(1);

/** Whether something that asks for no consent covers the first screen. */
export const isCovered = ({ layers }: PageReading): boolean =>
  layers.some(({ kind, foldShare }) => kind === "overlay" && foldShare >= IN_THE_WAY);

/** How much of the first screen is covered so, 0 to 1. */
export const shareCovered = ({ layers }: PageReading): number =>
  Math.min(
    1,
    layers.filter(({ kind }) => kind === "overlay").reduce((sum, { foldShare }) => sum + foldShare, 0),
  );

/** Lets the page's clock go on and closes what has opened over the page, as far as it can be closed. */
export async function closePopups(tab: Tab): Promise<boolean> {
  await thaw(tab);
  const closing = async () => tab.run(popupsScript(await consentFrames(tab), CLOSING_MS));
  const answer = await unlessFailed(tab.guarded(PATIENCE_MS, closing));
  return answer !== null && Closed.parse(answer).closed > 0;
}

/**
 * Share of the first screen over which a layer has opened or gone since the page gave its account of itself, so that its picture
 * shows something else; 0 where it stands in nobody's way.
 */
export async function shareOpened(tab: Tab): Promise<number> {
  const answer = await unlessFailed(tab.run(hitsScript()));
  const changed = answer === null ? 0 : Changed.parse(answer);
  return changed >= IN_THE_WAY ? changed : 0;
}

/** Null where the page has gone below the script, or broke it off: it is seen as it is. */
async function unlessFailed(running: Promise<unknown>): Promise<unknown> {
  return running.catch((problem: unknown) => {
    if (problem instanceof PageScriptFailed) return null;
    throw problem;
  });
}
