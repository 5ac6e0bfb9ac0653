import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { copyPictures, readAttachments, writeAttachments } from "../../src/compose/shard-attachments.ts";
import { createPictureStore } from "../../src/compose/store-pictures.ts";
import { sampleEvaluationWithScore } from "../contract/samples.ts";
import { makeCheckResult } from "../run/check-result-sample.ts";
import { makeEntryResult as entryResult } from "../run/samples.ts";

const PNG = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(64, 7)]);

async function folders() {
  const root = await mkdtemp(path.join(tmpdir(), "adhere-pictures-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const [from, to] = [path.join(root, "from"), path.join(root, "to")];
  await mkdir(path.join(from, "screenshots"), { recursive: true });
  return { root, from, to };
}

const keepIn = (folder: string) => createPictureStore(path.join(folder, "screenshots"));

const showing = (landingPageScreenshotUrl: string, adScreenshotUrl = "") =>
  entryResult("ad", {
    answer: sampleEvaluationWithScore(8, {
      landingPageScreenshotUrl,
      adScreenshotUrl,
      alternateScreenshotUrl: null,
    }),
  });

test("a shard's pictures come along with what the HTML report needs of them", async () => {
  const { from, to } = await folders();
  await writeFile(path.join(from, "screenshots/landingPage-1.png"), PNG);
  const picture = {
    mediaType: "image/png" as const,
    bytes: PNG,
    width: 390,
    height: 844,
    scale: 2,
    foldHeight: 664,
  };
  const outlines = [{ ad: null, landingPage: { x: 1, y: 2, width: 3, height: 4 } }];
  const shard = makeCheckResult("ad");
  shard.entries[0] = {
    ...shard.entries[0],
    ...entryResult("ad"),
    attachments: { pictures: { landingPage: picture }, outlines, linkTrail: [], notices: [] },
  };
  expect(await writeAttachments(shard, from)).toEqual([]);
  const known = (await readAttachments(from)).get("ad");
  const brought = await copyPictures(showing("screenshots/landingPage-1.png"), from, keepIn(to), known);
  expect(brought.attachments).toMatchObject({ pictures: { landingPage: picture }, outlines });
  const url = Object.entries(brought.answer ?? {}).find(([key]) => key === "landingPageScreenshotUrl")?.[1];
  const file = fileURLToPath(String(url));
  expect(path.dirname(file)).toBe(path.join(to, "screenshots"));
  expect(await readFile(file)).toEqual(PNG);
});

test("a name that leads elsewhere, or to what is no picture, is no longer named", async () => {
  const { root, from, to } = await folders();
  await writeFile(path.join(root, "secret.png"), PNG);
  await writeFile(path.join(from, "screenshots/text.png"), "<script>");
  await symlink(path.join(root, "secret.png"), path.join(from, "screenshots/link.png"));
  for (const name of [
    "../secret.png",
    "screenshots/../../secret.png",
    path.join(root, "secret.png"),
    "screenshots/link.png",
    "screenshots/text.png",
    "screenshots/missing.png",
    "screenshots",
  ]) {
    const { answer, attachments } = await copyPictures(showing(name, name), from, keepIn(to));
    expect(answer).toMatchObject({ landingPageScreenshotUrl: null, adScreenshotUrl: "" });
    expect(attachments).toBeUndefined();
  }
});

test("a video's frames come along; what is no frame of ours stays as it is", async () => {
  const { from, to } = await folders();
  await writeFile(path.join(from, "screenshots/ad-1.png"), PNG);
  const at = { at: 1, width: 390, height: 844 };
  const foreign = [{ thumb: "screenshots/ad-1.png" }, "screenshots/ad-1.png", null];
  const there = { ...at, screenshotUrl: "screenshots/ad-1.png" };
  const elsewhere = { ...at, screenshotUrl: "https://service.example/frame.png" };
  const lost = { ...at, screenshotUrl: "../secret.png" };
  const entry = entryResult("ad", {
    answer: sampleEvaluationWithScore(8, { videoFrames: [there, elsewhere, lost, ...foreign] }),
  });
  const { answer } = await copyPictures(entry, from, keepIn(to));
  const [file] = await readdir(path.join(to, "screenshots"));
  const brought = pathToFileURL(path.join(to, "screenshots", file ?? "")).href;
  expect(answer).toMatchObject({
    videoFrames: [{ ...at, screenshotUrl: brought }, elsewhere, { ...at, screenshotUrl: "" }, ...foreign],
  });
});

test("a service's own addresses stay as they are", async () => {
  const { from, to } = await folders();
  const url = "https://service.example/shot.png";
  expect((await copyPictures(showing(url, url), from, keepIn(to))).answer).toMatchObject({
    landingPageScreenshotUrl: url,
    adScreenshotUrl: url,
  });
});

test("what was kept beside a report and cannot be read costs the pictures' sizes, and nothing else", async () => {
  const { from } = await folders();
  expect(await readAttachments(from)).toEqual(new Map());
  for (const text of ["{", '{"schema":"adhere-attachments/1","entries":[{"id":"a","outlines":"no"}]}']) {
    await writeFile(path.join(from, "attachments.json"), text);
    expect(await readAttachments(from)).toEqual(new Map());
  }
});
