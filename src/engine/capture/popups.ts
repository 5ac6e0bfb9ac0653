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

/** Lets the page's clock go on and closes what has opened over the page, as far as it can be closed. */
export async function closePopups(tab: Tab): Promise<boolean> {
  await thaw(tab);
  const closing = async () => tab.run(popupsScript(await consentFrames(tab), CLOSING_MS));
  const answer = await unlessFailed(tab.guarded(PATIENCE_MS, closing));
  return answer !== null && Closed.parse(answer).closed > 0;
}

/** Whether a layer has opened or gone since the page gave its account of itself: its picture shows something else. */
export async function hasOpened(tab: Tab): Promise<boolean> {
  const answer = await unlessFailed(tab.run(hitsScript()));
  return answer !== null && Changed.parse(answer) >= IN_THE_WAY;
}

/** Null where the page has gone below the script, or broke it off: it is seen as it is. */
async function unlessFailed(running: Promise<unknown>): Promise<unknown> {
  return running.catch((problem: unknown) => {
    if (problem instanceof PageScriptFailed) return null;
    throw problem;
  });
}
