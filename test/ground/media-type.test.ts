import { expect, test } from "vitest";
import {
  findPictureType,
  getDataUrlLength,
  getPictureExtension,
  isPictureType,
  parseMediaType,
  toDataUrl,
} from "../../src/ground/media-type.ts";

test.each([
  ["text/html; charset=utf-8", "text/html"],
  [" Image/PNG ", "image/png"],
  ["text/html, text/plain", "text/html"],
  ["", ""],
  [undefined, ""],
])("the media type of %j is %j", (contentType, mediaType) => {
  expect(parseMediaType(contentType)).toBe(mediaType);
});

test("pictures have the extension of their type, and the type of their extension", () => {
  for (const mediaType of ["image/png", "image/jpeg", "image/webp"] as const) {
    expect(isPictureType(mediaType)).toBe(true);
    expect(findPictureType(getPictureExtension(mediaType))).toBe(mediaType);
  }
  expect(isPictureType("image/gif")).toBe(false);
  expect(findPictureType("gif")).toBeNull();
  expect(findPictureType("")).toBeNull();
});

test("a data URL has the bytes in Base64, and the length that is foretold", () => {
  const whole = new Uint8Array([0, 1, 2, 3, 4]);
  const part = { mediaType: "image/png", bytes: whole.subarray(1, 3) };
  expect(toDataUrl(part)).toBe("data:image/png;base64,AQI=");
  expect(getDataUrlLength(part)).toBe(toDataUrl(part).length);
});
