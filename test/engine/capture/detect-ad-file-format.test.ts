import fc from "fast-check";
import { expect, test } from "vitest";
import { UndecodableAd } from "../../../src/engine/capture/ad-errors.ts";
import { detectAdFormat } from "../../../src/engine/capture/detect-ad-file-format.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

test.each([
  ["image/jpeg; charset=x", "\xff\xd8\xff\xe0", { kind: "image", mediaType: "image/jpeg" }],
  ["application/octet-stream", "\x89PNG\r\n\x1a\n", { kind: "image", mediaType: "image/png" }],
  ["image/png", "\0\0\0\x20ftypisom", { kind: "video", mediaType: "video/mp4" }],
  ["image/png", "\0\0\0\x20ftypavif", { kind: "image", mediaType: "image/avif" }],
  ["text/xml", "\xef\xbb\xbf<?xml version='1.0'?>\n<svg xmlns=''>", { kind: "svg", mediaType: "image/svg+xml" }],
  ["video/mp4", "\x1a\x45\xdf\xa3", { kind: "video", mediaType: "video/webm" }],
])("the bytes of a file declared as %s decide its format", (declared, head, format) => {
  expect(detectAdFormat(bytes(head), declared)).toEqual(format);
});

test("XML other than SVG is not detected as SVG", () => {
  expect(detectAdFormat(bytes("<?xml version='1.0'?><rss/>"), "image/png").kind).toBe("image");
});

test("any bytes yield a format or an UndecodableAd error", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.string(), (content, declared) => {
      try {
        expect(["image", "svg", "video"]).toContain(detectAdFormat(content, declared).kind);
      } catch (problem) {
        expect(problem).toBeInstanceOf(UndecodableAd);
      }
    }),
  );
});
