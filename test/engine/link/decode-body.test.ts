import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decodeBytes, decompressBody, INITIAL_BODY_BYTES } from "../../../src/engine/link/decode-body.ts";

const TEXT = Array.from({ length: 5_000 }, (_, line) => `line ${line} ${(line * 7919) % 1009}`).join("\n");

const CODINGS = {
  gzip: gzipSync(TEXT),
  "x-gzip": gzipSync(TEXT),
  br: brotliCompressSync(TEXT),
  zstd: zstdCompressSync(TEXT),
  deflate: deflateSync(TEXT),
} as const;

describe("decompressBody", () => {
  const start = TEXT.slice(0, INITIAL_BODY_BYTES);

  it.each(Object.entries(CODINGS))("decodes %s up to the limit", async (coding, packed) => {
    expect((await decompressBody(packed, coding)).toString()).toBe(start);
  });

  it("decodes deflate without a zlib header", async () => {
    expect((await decompressBody(deflateRawSync(TEXT), "deflate")).toString()).toBe(start);
  });

  it("decodes two encodings, the last one first", async () => {
    expect((await decompressBody(brotliCompressSync(gzipSync(TEXT)), "gzip, br")).toString()).toBe(start);
  });

  it.each(Object.entries(CODINGS))("returns the readable part of a truncated %s body", async (coding, packed) => {
    const text = (await decompressBody(packed.subarray(0, packed.length / 2), coding)).toString();
    expect(TEXT.startsWith(text)).toBe(true);
  });

  it("returns unknown encodings unchanged and survives corrupt data", async () => {
    expect((await decompressBody(Buffer.from("plain"), "identity")).toString()).toBe("plain");
    expect((await decompressBody(Buffer.from("not gzip"), "gzip")).toString()).toBe("");
  });
});

describe("decodeBytes", () => {
  it("takes linear time for a long Content-Type", () => {
    expect(decodeBytes(Buffer.from("Schön"), `text/html; charset=${" ".repeat(2_000_000)}`)).toBe("Schön");
  });

  const latin1 = Buffer.from("né", "latin1");
  it.each([
    ["the header", latin1, "text/html; charset=iso-8859-1", "né"],
    ["a quoted name", latin1, 'text/html; charset="latin1"', "né"],
    [
      "<meta charset>",
      Buffer.from("<meta charset=windows-1252>né", "latin1"),
      "text/html",
      "<meta charset=windows-1252>né",
    ],
    ["a byte-order mark over the header", Buffer.from("\ufeffné"), "text/html; charset=latin1", "né"],
    ["UTF-16 by its mark", Buffer.from("\ufeffné", "utf16le"), "", "né"],
    ["UTF-8 where nothing is said", Buffer.from("né"), "", "né"],
    ["UTF-8 cut within a character", Buffer.from("né").subarray(0, 2), "", "n"],
    ["Western where it is no UTF-8", Buffer.from("né!", "latin1"), "", "né!"],
    ["an unknown name as if nothing were said", Buffer.from("né"), "text/html; charset=klingon", "né"],
    [
      "a <meta> that claims UTF-16 and cannot be",
      Buffer.from("<meta charset=utf-16>né"),
      "",
      "<meta charset=utf-16>né",
    ],
  ])("decodes %s", (_, bytes, contentType, text) => expect(decodeBytes(bytes, contentType)).toBe(text));
});
