import fc from "fast-check";
import { expect, test } from "vitest";
import { pickAnimationFrames, pickVideoTimes } from "../../../src/engine/capture/pick-video-frames.ts";

test.each([
  ["a feed ad", 20, "meta", [0, 1, 3, 5, 10, 15, 19.6]],
  ["a film for YouTube, until it may be skipped", 20, "google", [0, 2, 4.8, 10, 15, 19.6]],
  ["a bumper", 6, "google", [0, 1.5, 2, 3, 4.5, 5.6]],
  ["an unknown place", 60, null, [0, 1, 3, 15, 30, 45, 59.6]],
  ["a blink", 0.3, "meta", [0]],
  ["a second", 1, "meta", [0, 0.5, 0.9]],
  ["nobody knows how long", null, "tiktok", [0, 1, 3]],
] as const)("%s of %s s", (_, duration, platform, moments) => {
  const found = pickVideoTimes(duration, platform).map((at) => Math.round(at * 100) / 100);
  expect(found).toEqual(moments);
});

test("the times are few, ascending, apart from one another and within the video", () => {
  const film = fc.double({ min: 0, max: 36_000, noNaN: true });
  const platform = fc.constantFrom("meta", "tiktok", "google", null);
  fc.assert(
    fc.property(film, platform, (duration, place) => {
      const moments = pickVideoTimes(duration, place);
      expect(moments.length).toBeGreaterThan(0);
      expect(moments.length).toBeLessThanOrEqual(7);
      for (const [index, at] of moments.entries()) {
        expect(at).toBeLessThanOrEqual(duration);
        if (index > 0) expect(at - (moments[index - 1] ?? 0)).toBeGreaterThan(0.39);
      }
    }),
  );
});

test("an animation yields its first, middle and last frame, each once", () => {
  expect(pickAnimationFrames(9)).toEqual([0, 4, 8]);
  expect(pickAnimationFrames(2)).toEqual([0, 1]);
  expect(pickAnimationFrames(1)).toEqual([0]);
});
