import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/** Bytes for new objects that are plenty: with twice as many no run was faster (bench/engine-load.ts), and they stay resident. */
const PLENTY = 32 * 1024 * 1024;

let settled = false;

/**
 * Keeps V8 from doubling its room for new objects (to 128 MB) in the middle of a long run: an action cannot be started with another
 * limit, but how fast the room grows is read each time. Called after every piece of work; it does its own once.
 */
export function keepYoungSmall(): void {
  if (settled) return;
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  if (young === undefined || young.space_size < PLENTY) return;
  setFlagsFromString("--semi-space-growth-factor=1");
  settled = true;
}
