import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Agent } from "undici";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isWebPage, readAdFile } from "../../../src/engine/capture/ad-file.ts";

const dispatcher = new Agent();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "adhere-ad-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const readFileAt = (url: string) => readAdFile(url, dispatcher, new AbortController().signal);

test("a local file's bytes are read completely", async () => {
  const file = path.join(folder, "ad.png");
  await writeFile(file, "picture");
  expect(Buffer.from((await readFileAt(pathToFileURL(file).href)).bytes).toString()).toBe("picture");
});

test("a file in the URL itself", async () => {
  const { bytes, mediaType } = await readFileAt("data:image/png;base64,cGljdHVyZQ==");
  expect(Buffer.from(bytes).toString()).toBe("picture");
  expect(mediaType).toBe("");
  await expect(readFileAt("data:image/png;base64,%%%")).rejects.toMatchObject({ errorCode: "AD_UNAVAILABLE" });
});

test("a file over the size limit is refused before it is read", async () => {
  const file = path.join(folder, "huge.mp4");
  await writeFile(file, "");
  // Sparse: it takes no room.
  await truncate(file, 101 * 1024 * 1024);
  await expect(readFileAt(pathToFileURL(file).href)).rejects.toThrow("larger than 100 MB");
});

test.each([
  ["text/html; charset=utf-8", "anything", true],
  ["", "\ufeff \n<!doctype html><p>An ad", true],
  ["image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>", false],
  ["video/mp4", "\0\0\0\x18ftypisom", false],
])("a %s file that starts with %o is a web page: %s", (mediaType, start, isPage) => {
  expect(isWebPage({ bytes: Buffer.from(start), mediaType })).toBe(isPage);
});

test.each([
  ["a device that never ends", "file:///dev/zero", "is not a regular file"],
  ["a folder", "file:///", "is not a regular file"],
  ["nothing", "file:///nowhere/ad.png", "cannot be read"],
])("%s is refused", async (_name, url, why) => {
  await expect(readFileAt(url)).rejects.toThrow(why);
  await expect(readFileAt(url)).rejects.toMatchObject({ errorCode: "AD_UNAVAILABLE" });
});
