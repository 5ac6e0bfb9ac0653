import { afterAll, beforeAll, expect, test } from "vitest";
import type { Picture } from "../../../../src/contract/evaluator-interface.ts";
import { Capturer } from "../../../../src/engine/capture/capturer.ts";
import { adPicture, pagePicture } from "../../../report/sample-pictures.ts";

let capturer: Capturer;
beforeAll(() => {
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
});
afterAll(() => capturer.close());

const ratio = ({ width, height }: Picture) => width / height;

test("a picture becomes a small WebP with the same proportions and metadata", async () => {
  const page = pagePicture("desktop", undefined, 4);
  const small = await capturer.encodeWebp(page, { maxWidth: 360, targetBytes: 40_000 });
  expect(small).toMatchObject({ mediaType: "image/webp", width: 360, viewport: "desktop", foldHeight: 900 });
  expect(Buffer.from(small.bytes.subarray(8, 12)).toString()).toBe("WEBP");
  expect(small.bytes.byteLength).toBeLessThan(page.bytes.byteLength / 4);
  expect(ratio(small)).toBeCloseTo(ratio(page), 1);
  // As many CSS pixels as before.
  expect(small.width / small.scale).toBeCloseTo(page.width / page.scale);
});

test("a small picture is not enlarged", async () => {
  const ad = adPicture();
  expect(await capturer.encodeWebp(ad, { maxWidth: 4000, targetBytes: 40_000 })).toMatchObject({
    width: 240,
    scale: 0.25,
  });
});

test("a picture over the target size loses quality first, then size, down to the last step", async () => {
  const noisy = pagePicture("desktop", undefined, 8);
  const good = await capturer.encodeWebp(noisy, { maxWidth: 720, targetBytes: 10_000_000 });
  const fair = await capturer.encodeWebp(noisy, { maxWidth: 720, targetBytes: good.bytes.byteLength - 1 });
  const least = await capturer.encodeWebp(noisy, { maxWidth: 720, targetBytes: 1 });
  expect(good.width).toBe(720);
  expect(fair.width).toBe(720);
  expect(fair.bytes.byteLength).toBeLessThan(good.bytes.byteLength);
  expect(least.width).toBeLessThan(720);
  expect(least.bytes.byteLength).toBeLessThan(fair.bytes.byteLength);
});

test("invalid picture bytes are refused, and the next picture is encoded", async () => {
  const broken = { ...adPicture(), bytes: new Uint8Array(100) };
  await expect(capturer.encodeWebp(broken, { maxWidth: 100, targetBytes: 1000 })).rejects.toThrow();
  expect((await capturer.encodeWebp(adPicture(), { maxWidth: 100, targetBytes: 40_000 })).width).toBe(100);
});
