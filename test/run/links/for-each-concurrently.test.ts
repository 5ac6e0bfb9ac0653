import { expect, test } from "vitest";
import { forEachConcurrently } from "../../../src/run/links/for-each-concurrently.ts";

test("works on everything, at most so many at once, and takes nothing ahead", async () => {
  let taken = 0;
  let done = 0;
  let most = 0;
  function* items() {
    for (; taken < 100; taken++) yield taken;
  }
  await forEachConcurrently(items(), 7, async () => {
    most = Math.max(most, taken - done);
    await new Promise((resolve) => setImmediate(resolve));
    done += 1;
  });
  expect([taken, done]).toEqual([100, 100]);
  expect(most).toBeLessThanOrEqual(7);
});

test("a source that breaks is told once what is under way has ended", async () => {
  let ended = false;
  async function* items() {
    yield 1;
    throw new Error("torn");
  }
  const all = forEachConcurrently(items(), 2, async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    ended = true;
  });
  await expect(all).rejects.toThrow("torn");
  expect(ended).toBe(true);
});

test("work that throws is told, too", async () => {
  const all = forEachConcurrently([1, 2, 3], 1, async (item) => {
    if (item === 2) throw new Error("second");
  });
  await expect(all).rejects.toThrow("second");
});
