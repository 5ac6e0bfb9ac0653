import { cp, readdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Evaluated } from "../../../src/contract/evaluator-interface.ts";
import { evaluateSaved } from "../../../src/engine/engine.ts";
import { htmlResponse, openSite, type Site } from "../capture/fixture-site.ts";
import { openTestEngine, PAGE_HTML, type TestEngine } from "../open-engine.ts";

let site: Site;
let engine: TestEngine;

beforeAll(async () => {
  site = await openSite({
    "/spring": htmlResponse(PAGE_HTML),
    "/gone": (_, response) => {
      response.writeHead(404, { "content-type": "text/html" }).end("<title>Not found</title><h1>Gone</h1>");
    },
    "/paper": (_, response) => {
      response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.4");
    },
    "/secret": (_, response) => {
      response.writeHead(401, { "content-type": "text/html" }).end("<h1>Who are you?</h1>");
    },
  });
  engine = await openTestEngine();
});
afterAll(async () => {
  await engine.close();
  await site.close();
});

let folders = 0;

async function saved(page: string, request = {}): Promise<{ folder: string; evaluated: Evaluated }> {
  folders += 1;
  const folder = path.join(engine.folder, `seen-${folders}`);
  return { folder, evaluated: await engine.evaluate(`${site.origin}${page}`, { saveTo: folder, request }) };
}

/** The answer as JSON, without the id that every evaluation gets. */
const bytesOf = ({ answer }: Evaluated): string => JSON.stringify({ ...answer, evaluationId: "" });

describe("evaluated again without a browser, the answer is identical", () => {
  test.each(["/spring", "/gone", "/paper", "/secret"])("for the page %s", async (page) => {
    const { folder, evaluated } = await saved(page);
    const again = await evaluateSaved(folder);
    expect(bytesOf(again)).toBe(bytesOf(evaluated));
    expect(again.answer.evaluationId).not.toBe(evaluated.answer.evaluationId);
    // Where the visit ended is known to the visit only.
    const { finalUrl: _, ...judged } = evaluated.attachments ?? {};
    expect(again.attachments).toEqual(judged);
  });

  test("for an ad that was read by OCR, on several placements", async () => {
    const adData = { imageUrl: engine.ad, platform: "google" as const };
    const url = `${site.origin}/spring?campaign=pmax`;
    const { folder, evaluated } = await saved("/spring", { adData, landingPageData: { url } });
    expect(evaluated.answer).toHaveProperty("isPmax", true);
    expect(bytesOf(await evaluateSaved(folder))).toBe(bytesOf(evaluated));
  });

  test("the fixes are the same for a request whose fields are in another order", async () => {
    const url = `${site.origin}/spring`;
    const adTextFields = { headline: "50% off every teapot" };
    const one = { adData: { adTextFields, imageUrl: engine.ad }, landingPageData: { url } };
    const other = { landingPageData: { url }, adData: { imageUrl: engine.ad, adTextFields } };
    const [first, second] = [await saved("/spring", one), await saved("/spring", other)];
    expect(first.evaluated.answer).toHaveProperty("fixes.0.id");
    expect(bytesOf(await evaluateSaved(second.folder))).toBe(bytesOf(first.evaluated));
  });
});

test("pictures are files next to the document, named by a hash of their content", async () => {
  const { folder, evaluated } = await saved("/spring");
  const names = await readdir(folder);
  expect(names).toContain("snapshot.json");
  const pictures = names.filter((name) => /^picture-[0-9a-f]{16}\.(jpg|webp)$/.test(name));
  expect(pictures).toHaveLength(3);
  const bytes = await Promise.all(pictures.map((name) => readFile(path.join(folder, name))));
  const page = evaluated.attachments?.pictures.landingPage?.bytes ?? new Uint8Array();
  expect(bytes.some((each) => each.equals(page))).toBe(true);
});

describe("a document that cannot be read is reported", () => {
  /** A document that can be read, to be damaged in one place. */
  let sound: string;
  beforeAll(async () => {
    sound = (await saved("/spring")).folder;
  });

  async function copied(): Promise<string> {
    folders += 1;
    const folder = path.join(engine.folder, `changed-${folders}`);
    await cp(sound, folder, { recursive: true });
    return folder;
  }

  async function changed(change: (document: Record<string, never>) => unknown): Promise<string> {
    const folder = await copied();
    const file = path.join(folder, "snapshot.json");
    const document = JSON.parse(await readFile(file, "utf8"));
    await writeFile(file, JSON.stringify(change(document) ?? document));
    return folder;
  }

  const set = (document: object, place: string, value: unknown) => {
    const keys = place.split(".");
    const last = keys.pop() ?? "";
    let at: object = document;
    for (const key of keys) at = Reflect.get(at, key);
    Reflect.set(at, last, value);
  };
  const bomb = { brotli: brotliCompressSync(Buffer.alloc(65e6)).toString("base64") };

  test.each([
    ["a version to come", "schema", "adhere-snapshot/2", /schema "adhere-snapshot\/2", but this version reads/],
    ["something else", "schema", 7, /not an Adhere snapshot/],
    ["a picture outside the folder", "seen.capture.page.screenshot.bytes.file", "../ad.svg", /screenshot\.bytes\.file/],
    ["a list that names a file outside", "pictures.0", "../../etc/passwd", /pictures\[0\]/],
    ["a picture that is not listed", "pictures", [], /does not list the picture/],
    [
      "a raster of another size",
      "seen.capture.page.foldRaster.width",
      9,
      /foldRaster: the pixel data has the wrong length/,
    ],
    [
      "a raster that decompresses without end",
      "seen.capture.page.foldRaster.rgba",
      bomb,
      /foldRaster\.rgba: cannot be decompressed/,
    ],
    ["a text that is none", "seen.capture.page.title", { length: 3 }, /title/],
    ["a score in place of a verdict", "seen.verdict.verdict", "perfect", /verdict/],
  ])("%s", async (_, place, value, says) => {
    const folder = await changed((document) => set(document, place, value));
    await expect(evaluateSaved(folder)).rejects.toMatchObject({
      name: "UnreadableSnapshot",
      message: expect.stringMatching(says),
      errorCode: "INVALID_REQUEST",
    });
  });

  test("without a folder, and for a file that is not JSON", async () => {
    await expect(evaluateSaved(path.join(engine.folder, "nowhere"))).rejects.toThrow(/cannot be evaluated: ENOENT/);
    const folder = await changed(() => null);
    await writeFile(path.join(folder, "snapshot.json"), "{");
    await expect(evaluateSaved(folder)).rejects.toThrow(/it is not JSON/);
  });

  test("for a symbolic link in place of a picture", async () => {
    const folder = await copied();
    const picture = (await readdir(folder)).find((name) => name.endsWith(".jpg")) ?? "";
    await rename(path.join(folder, picture), path.join(folder, "elsewhere"));
    await symlink(path.join(folder, "elsewhere"), path.join(folder, picture));
    await expect(evaluateSaved(folder)).rejects.toThrow(/is not a regular file/);
  });
});
