import { readFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { detectVideoCodec } from "../../../src/engine/capture/explain-decode-error.ts";

const fixture = (name: string) => readFile(path.join(import.meta.dirname, "../../fixtures/ads", name));

test.each([
  ["coffee.h264.mp4", { id: "avc1", unsupportedName: null }],
  ["coffee.hevc.mp4", { id: "hvc1", unsupportedName: "HEVC (H.265)" }],
  ["hevc-and-sound.mp4", { id: "hvc1", unsupportedName: "HEVC (H.265)" }],
  ["prores.mov", { id: "apcn", unsupportedName: "Apple ProRes" }],
  ["coffee.vp9.webm", { id: "V_VP9", unsupportedName: null }],
  ["coffee.av1.webm", { id: "V_AV1", unsupportedName: null }],
  ["sound-only.mp4", null],
])("%s", async (name, codec) => {
  expect(detectVideoCodec(await fixture(name))).toEqual(codec);
});

test("a truncated video yields its complete codec identifier or null", async () => {
  const film = await fixture("coffee.hevc.mp4");
  const table = film.indexOf("stsd");
  const cut = Array.from(
    { length: film.length - table },
    (_, more) => detectVideoCodec(film.subarray(0, table + more))?.id,
  );
  expect(new Set(cut)).toEqual(new Set([undefined, "hvc1"]));
});

test("any bytes, and a damaged video, yield a codec or null", async () => {
  const film = await fixture("coffee.hevc.mp4");
  fc.assert(
    fc.property(fc.nat(film.length - 1), fc.uint8Array({ maxLength: 24 }), (at, noise) => {
      const damaged = Buffer.from(film);
      damaged.set(noise.subarray(0, film.length - at), at);
      for (const bytes of [noise, damaged, damaged.subarray(0, at)]) {
        const codec = detectVideoCodec(bytes);
        if (codec !== null) expect(codec.id.length).toBeGreaterThan(3);
      }
    }),
  );
});
