import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Agent } from "undici";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAdFile } from "../../../src/engine/capture/ad-file.ts";

const dispatcher = new Agent();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "adhere-ad-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (url: string) => readAdFile(url, dispatcher, new AbortController().signal);

test("a file's bytes, whole", async () => {
  const file = path.join(folder, "ad.png");
  await writeFile(file, "picture");
  expect(Buffer.from((await read(pathToFileURL(file).href)).bytes).toString()).toBe("picture");
});

test.each([
  ["a device that never ends", "file:///dev/zero", "is no regular file"],
  ["a folder", "file:///", "is no regular file"],
  ["nothing", "file:///nowhere/ad.png", "cannot be read"],
])("%s is refused", async (_name, url, why) => {
  await expect(read(url)).rejects.toThrow(why);
  await expect(read(url)).rejects.toMatchObject({ errorCode: "NO_AD_ASSET" });
});
