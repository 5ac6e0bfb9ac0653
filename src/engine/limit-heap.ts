import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/** Bytes for new objects that are plenty: with twice as many no run was faster (bench/engine-load.ts), and they stay resident. */
const YOUNG_GENERATION_LIMIT_BYTES = 32 * 1024 * 1024;

let isLimited = false;

/**
 * Keeps V8 from doubling its room for new objects (to 128 MB) in the middle of a long run: an action cannot be started with another
 * limit, but how fast the room grows is read each time. Called after every piece of work; it does its own once.
 */
export function limitYoungGeneration(): void {
  if (isLimited) return;
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  if (young === undefined || young.space_size < YOUNG_GENERATION_LIMIT_BYTES) return;
  setFlagsFromString("--semi-space-growth-factor=1");
  isLimited = true;
}
