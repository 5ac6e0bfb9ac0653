import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectMediaFormat } from "../../src/ground/media-format.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");
const ftyp = (major: string, ...compatible: string[]) => {
  const size = 16 + 4 * compatible.length;
  return `\0\0\0${String.fromCharCode(size)}ftyp${major}\0\0\0\0${compatible.join("")}\0\0\0\x08mdat`;
};

describe("mediaFormat", () => {
  it.each([
    ["\x89PNG\r\n\x1a\n\0\0", "PNG"],
    ["\xff\xd8\xff\xe0\0\x10JFIF", "JPEG"],
    ["GIF89a\x01\0", "GIF"],
    ["RIFF\x24\0\0\0WEBPVP8 ", "WebP"],
    [ftyp("avif", "mif1", "miaf"), "AVIF"],
    [ftyp("mif1", "avif"), "AVIF"],
    ["BM\x46\0\0\0\0\0\0\0\x36\0", "BMP"],
    ["\0\0\x01\0\x01\0\x10\x10", "ICO"],
    ["\xff\x0a\xfa", "JPEG XL"],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', "SVG"],
    ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- made by hand -->\n<svg>', "SVG"],
    ['<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" ""><svg:svg >', "SVG"],
  ])("%j is an image: %s", (head, name) => {
    expect(detectMediaFormat(bytes(head))).toMatchObject({ kind: "image", name });
  });

  it.each([
    [ftyp("isom", "iso2", "avc1", "mp41"), "MP4"],
    [ftyp("M4V "), "MP4"],
    [ftyp("qt  "), "MOV"],
    ["\0\0\0\x08wide\0\0\0\0mdat", "MOV"],
    ["\x1a\x45\xdf\xa3\x01\0\0\0", "WebM or Matroska"],
    ["OggS\0\x02\0\0\0\0\0\0\0\0\x80theora", "Ogg video"],
  ])("%j is a video: %s", (head, name) => {
    expect(detectMediaFormat(bytes(head))).toMatchObject({ kind: "video", name });
  });

  it.each([
    [ftyp("heic", "mif1", "heic"), "HEIC"],
    ["II*\0\x08", "TIFF"],
    ["MM\0*\0", "TIFF"],
    ["8BPS\0\x01", "Photoshop"],
    ["%PDF-1.7", "PDF"],
    ["PK\x03\x04", "ZIP"],
    ["OggS\0\x02\0\0\0\0\0\0\0\0OpusHead", "audio"],
    [ftyp("M4A "), "audio"],
    ["RIFF\x24\0\0\0AVI LIST", "AVI"],
    ["<!DOCTYPE html><html><body><svg></svg>", "web page"],
  ])("%j is named, with what to do about it: %s", (head, name) => {
    const format = detectMediaFormat(bytes(head));
    expect(format).toMatchObject({ kind: "unsupported", name: expect.stringContaining(name) });
  });

  it("knows a Git LFS pointer", () => {
    const format = detectMediaFormat(bytes("version https://git-lfs.github.com/spec/v1\noid sha256:0"));
    expect(format).toMatchObject({ kind: "unsupported", name: "a Git LFS pointer, not the file itself" });
  });

  it("takes no text for a picture", () => {
    for (const text of ["", "BMW is a brand", "GIFs are fun", "<p>an <svg> in a page</p>", "free text"]) {
      expect(detectMediaFormat(bytes(text))).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(detectMediaFormat(Buffer.from(`# ${text}`))).toBeNull();
      }),
    );
  });
});
