import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Allocates so much that V8 wants to double the young generation repeatedly. */
const PROGRAM = `
import { getHeapSpaceStatistics } from "node:v8";
import { limitYoungGeneration } from ${JSON.stringify(new URL("../../src/engine/limit-v8-young-generation.ts", import.meta.url).href)};
const bounded = process.argv[1] === "bounded";
const kept = [];
let most = 0;
for (let round = 0; round < 40; round += 1) {
  for (let at = 0; at < 200_000; at += 1) kept[(round * 7 + at) % 400_000] = { at, list: [at, at + 1, "x" + at] };
  if (bounded) limitYoungGeneration();
  most = Math.max(most, getHeapSpaceStatistics().find((space) => space.space_name === "new_space").space_size);
}
console.log(most);
`;

const peakYoungGenerationBytes = async (how: string): Promise<number> => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", PROGRAM, how]);
  return Number(stdout);
};

test("limitYoungGeneration stops the growth of the young generation, which would double without it", async () => {
  const [bounded, unbounded] = await Promise.all([
    peakYoungGenerationBytes("bounded"),
    peakYoungGenerationBytes("unbounded"),
  ]);
  expect(bounded).toBeLessThan(unbounded);
  expect(bounded).toBeLessThanOrEqual(72_000_000);
});
