import { expect, test } from "vitest";
import { type ShrinkPicture, shrinkPictures } from "../../src/compose/shrink-pictures.ts";
import type { Picture } from "../../src/contract/evaluator-interface.ts";
import { sampleFullResult } from "../report/html/sample-results.ts";
import { adPicture, pagePicture } from "../report/sample-pictures.ts";
import { brokenEntry, sampleResult } from "../report/sample-results.ts";

const never = () => new AbortController().signal;
const heavy = (picture: Picture): Picture => ({ ...picture, bytes: new Uint8Array(100_000) });
const pictured = () => {
  const pictures = {
    ad: heavy(adPicture()),
    landingPage: heavy(pagePicture("mobile")),
    alternate: heavy(pagePicture("desktop")),
  };
  return sampleResult([brokenEntry("a", { attachments: { pictures, outlines: [], linkTrail: [], notices: [] } })]);
};
const tiny: ShrinkPicture = async (picture) => ({
  ...picture,
  mediaType: "image/webp",
  bytes: new Uint8Array(7),
});

test("heavy pictures become small ones, each as wide as it is shown; the result itself stays", async () => {
  const asked: [number, number][] = [];
  const result = pictured();
  const small = await shrinkPictures(
    result,
    async (picture, to) => {
      asked.push([to.maxWidth, to.targetBytes]);
      return tiny(picture, to);
    },
    never(),
  );
  expect(asked).toEqual([
    [720, 40_000],
    [480, 40_000],
    [900, 40_000],
  ]);
  const bytes = (of: typeof result) =>
    Object.values(of.entries[0]?.attachments?.pictures ?? {}).map((picture) => picture.bytes.byteLength);
  expect(bytes(small)).toEqual([7, 7, 7]);
  expect(bytes(result)).toEqual([100_000, 100_000, 100_000]);
});

test("light pictures are left as they are", async () => {
  const result = sampleFullResult();
  const refuse: ShrinkPicture = () => Promise.reject(new Error("Nobody should ask."));
  const { entries } = await shrinkPictures(result, refuse, never());
  expect(entries.map(({ attachments }) => attachments?.pictures)).toEqual(
    result.entries.map(({ attachments }) => attachments?.pictures),
  );
});

test("what cannot be made small stays as it is", async () => {
  const result = pictured();
  const small = await shrinkPictures(result, () => Promise.reject(new Error("The browser is gone.")), never());
  expect(small).toEqual(result);
});

test("a stop ends the work at once, and room that is used up does, too", async () => {
  let asked = 0;
  const counting: ShrinkPicture = async (picture) => {
    asked += 1;
    return picture;
  };
  const stopped = await shrinkPictures(pictured(), counting, AbortSignal.abort());
  expect(asked).toBe(0);
  expect(stopped).toEqual(pictured());

  const huge = { ...adPicture(), bytes: new Uint8Array(10_000_000) };
  const entries = Array.from({ length: 20 }, (_, at) =>
    brokenEntry(`a${at}`, {
      attachments: { pictures: { ad: { ...huge } }, outlines: [], linkTrail: [], notices: [] },
    }),
  );
  await shrinkPictures(sampleResult(entries), counting, never());
  expect(asked).toBeGreaterThanOrEqual(2);
  expect(asked).toBeLessThan(6);
});
