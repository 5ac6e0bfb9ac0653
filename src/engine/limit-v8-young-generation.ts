import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/**
 * Size of V8's young generation at which it stops growing. Twice the size was not faster (bench/engine-load.ts) and
 * stays allocated.
 */
const YOUNG_GENERATION_LIMIT_BYTES = 32 * 1024 * 1024;

let isLimited = false;

/**
 * Stops V8 from doubling its young generation (up to 128 MB) during a long run. An action cannot set the limit when its
 * process starts, but V8 reads the growth factor before each growth. Call it after every evaluation; it acts once.
 */
export function limitYoungGeneration(): void {
  if (isLimited) return;
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  if (young === undefined || young.space_size < YOUNG_GENERATION_LIMIT_BYTES) return;
  setFlagsFromString("--semi-space-growth-factor=1");
  isLimited = true;
}
