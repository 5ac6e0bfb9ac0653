import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { createPictureStore } from "../../src/compose/store-pictures.ts";
import type { Picture } from "../../src/contract/evaluator-interface.ts";

const picture = (bytes: number[], mediaType: Picture["mediaType"] = "image/png"): Picture => ({
  mediaType,
  bytes: Uint8Array.from(bytes),
  width: 1,
  height: 1,
  scale: 1,
});

test("pictures are kept once each, named by role and content, and found by their file URLs", async () => {
  const made = await mkdtemp(path.join(tmpdir(), "adhere-pictures-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  const directory = path.join(made, "deep", "folder with space");
  const keep = createPictureStore(directory);
  const urls = [
    await keep("one", "ad", picture([1, 2])),
    await keep("two", "ad", picture([1, 2])),
    await keep("one", "landingPage", picture([1, 2], "image/jpeg")),
    await keep("one", "alternate", picture([3], "image/webp")),
  ];
  expect(urls[0]).toBe(urls[1]);
  expect((await readdir(directory)).sort()).toEqual([
    expect.stringMatching(/^ad-[0-9a-f]{16}\.png$/u),
    expect.stringMatching(/^alternate-[0-9a-f]{16}\.webp$/u),
    expect.stringMatching(/^landingPage-[0-9a-f]{16}\.jpg$/u),
  ]);
  expect([...(await readFile(fileURLToPath(urls[3] ?? "")))]).toEqual([3]);
});
