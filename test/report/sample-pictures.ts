import { crc32, deflateSync } from "node:zlib";
import type { Outline, Picture } from "../../src/contract/evaluator-interface.ts";
import type { Viewport } from "../../src/contract/vocabulary.ts";

function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const pngCache = new Map<string, Uint8Array>();

/** A PNG of bands in a colour's shades. `grain` (0 to 8) bits of noise make it as heavy as a photograph. */
function getPng(width: number, height: number, colour: readonly number[], grain: number): Uint8Array {
  const name = JSON.stringify([width, height, colour, grain]);
  const bytes = pngCache.get(name) ?? drawPng(width, height, colour, grain);
  pngCache.set(name, bytes);
  return bytes;
}

function drawPng(width: number, height: number, colour: readonly number[], grain: number): Uint8Array {
  const rows = Buffer.alloc(height * (1 + width * 3));
  let noise = 1;
  for (let y = 0; y < height; y += 1) {
    const shade = 0.55 + 0.45 * Math.abs((((y / height) * 6) % 2) - 1);
    for (let x = 0; x < width * 3; x += 1) {
      noise = (Math.imul(noise, 1_103_515_245) + 12_345) >>> 0;
      const speck = grain === 0 ? 0 : noise >>> (32 - grain);
      rows[y * (1 + width * 3) + 1 + x] = Math.round((colour[x % 3] ?? 0) * shade) ^ speck;
    }
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([
      signature,
      pngChunk("IHDR", header),
      pngChunk("IDAT", deflateSync(rows)),
      pngChunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

export const adPicture = (colour: readonly number[] = [200, 84, 35], grain = 0): Picture => ({
  mediaType: "image/png",
  bytes: getPng(240, 240, colour, grain),
  width: 240,
  height: 240,
  scale: 0.25,
});

/** A flat banner, beside which there is room for two numbers of outlines. */
export const bannerPicture = (): Picture => ({
  ...adPicture(),
  bytes: getPng(728, 90, [200, 84, 35], 0),
  width: 728,
  height: 90,
});

/** A page as a device pictures it: 1.5 screens, half a picture pixel for each of its CSS pixels. */
export function pagePicture(viewport: Viewport, colour: readonly number[] = [52, 114, 236], grain = 0): Picture {
  const [width, fold] = viewport === "mobile" ? [390, 844] : [1440, 900];
  const height = Math.round((fold * 1.5) / 2);
  return {
    mediaType: "image/png",
    bytes: getPng(width / 2, height, colour, grain),
    width: width / 2,
    height,
    scale: 0.5,
    viewport,
    foldHeight: fold,
  };
}

export const sampleOutline = (at: number, side: "both" | "page" | "none" = "both"): Outline => {
  const box = { x: 40, y: 60 + at * 120, width: 260, height: 80 };
  return { ad: side === "both" ? box : null, landingPage: side === "none" ? null : box };
};
