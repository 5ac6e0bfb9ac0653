import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UndecodableAd } from "../../../src/engine/capture/ad-errors.ts";
import { detectAdFormat, refuseTruncated } from "../../../src/engine/capture/detect-ad-file-format.ts";

const fixture = (name: string) => readFile(new URL(`../../fixtures/ads/${name}`, import.meta.url));
const refuseIfTruncated = (bytes: Buffer) => refuseTruncated(bytes, detectAdFormat(bytes, ""));

/** Checksums are the decoder's matter. */
const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
};
const PNG = Buffer.concat([
  Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
  chunk("IHDR", Buffer.alloc(13)),
  chunk("IDAT", deflateSync(Buffer.alloc(3000, 7))),
  chunk("IEND", Buffer.alloc(0)),
]);
/** A still WebP of one chunk. */
const WEBP = Buffer.concat([
  Buffer.from("RIFF"),
  Buffer.of(0x70, 0, 0, 0),
  Buffer.from("WEBPVP8 "),
  Buffer.of(0x64, 0, 0, 0),
  Buffer.alloc(0x64, 9),
]);
const JPEG = await fixture("orientation-6.jpg");
const GIF = Buffer.from("R0lGODdhAgACAIAAAP8AAP8AACwAAAAAAgACAAACAoRRADs=", "base64");

describe.each([
  ["PNG", PNG, 12],
  ["JPEG", JPEG, 2],
  ["JPEG in CMYK", await fixture("cmyk.jpg"), 2],
  ["WebP", WEBP, 2],
])("a %s", (_name, whole, end) => {
  test("is complete, even with trailing data", () => {
    expect(() => refuseIfTruncated(whole)).not.toThrow();
    expect(() => refuseIfTruncated(Buffer.concat([whole, Buffer.from("a trailer of a camera's")]))).not.toThrow();
  });

  test("is truncated wherever it ends early", () => {
    for (const share of [0.34, 0.5, 0.9]) {
      const cut = whole.subarray(0, Math.max(16, Math.floor((whole.length - end) * share)));
      expect(() => refuseIfTruncated(cut)).toThrow(UndecodableAd);
      expect(() => refuseIfTruncated(cut)).toThrow(/is truncated: .*Export it again/u);
    }
    expect(() => refuseIfTruncated(whole.subarray(0, whole.length - end))).toThrow("truncated");
  });
});

test("the end marker of a preview image is not the end of the picture", () => {
  const preview = Buffer.concat([Buffer.of(0xff, 0xe1, 0, 6), Buffer.of(1, 2, 0xff, 0xd9)]);
  const [start, rest] = [JPEG.subarray(0, 2), JPEG.subarray(2)];
  expect(() => refuseIfTruncated(Buffer.concat([start, preview, rest]))).not.toThrow();
  expect(() => refuseIfTruncated(Buffer.concat([start, preview, rest.subarray(0, rest.length >> 1)]))).toThrow(
    "truncated",
  );
});

describe("an animation", () => {
  test.each(["moving.gif", "moving.webp", "moving.apng.png"])(
    "%s needs only its first frame to be complete",
    async (name) => {
      const whole = await fixture(name);
      expect(() => refuseIfTruncated(whole)).not.toThrow();
      expect(() => refuseIfTruncated(whole.subarray(0, whole.length - 2))).not.toThrow();
      expect(() => refuseIfTruncated(whole.subarray(0, 60))).toThrow("truncated");
    },
  );

  test("a GIF with one frame must be complete", () => {
    expect(() => refuseIfTruncated(GIF)).not.toThrow();
    expect(() => refuseIfTruncated(GIF.subarray(0, GIF.length - 4))).toThrow("truncated");
  });
});

test("any bytes are checked without an exception other than UndecodableAd", () => {
  const heads = ["\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "RIFF\0\0\0\0WEBPVP8X", "GIF89a"];
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }), (head, tail) => {
      try {
        refuseIfTruncated(Buffer.concat([Buffer.from(head, "latin1"), tail]));
      } catch (problem) {
        expect(problem).toBeInstanceOf(UndecodableAd);
      }
    }),
  );
});
