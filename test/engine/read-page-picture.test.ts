import { describe, expect, test } from "vitest";
import type { OcrWord, Snapshot } from "../../src/engine/artifacts/capture-schemas.ts";
import { explainUnreadPage } from "../../src/engine/evidence/explain-unread-page.ts";
import { readPagePicture } from "../../src/engine/read-page-picture.ts";
import { createCreative, createPage, WHITE_RASTER } from "./evidence/fixtures.ts";
import { createFailedResource } from "./failed-resource.ts";

const { width, height } = createPage([]).fold;
const hero: Snapshot["images"][number] = {
  ...{ tag: "img", kind: "img", src: "https://acme.example/whole.png", alt: "" },
  ...{ region: "main", covered: false, selector: "img.all", box: { x: 0, y: 0, width, height } },
};
const menu = { tag: "nav", text: "Shop About Contact Delivery Returns Press", region: "nav" } as const;

describe("why a page's words are unknown", () => {
  test.each([
    ["a picture", createPage([], { images: [hero] }), /^The page is one picture/u],
    ["a picture with a menu", createPage([menu], { images: [hero] }), /^The page is one picture/u],
    ["a picture and a name", createPage([{ tag: "p", text: "Goldcrest" }], { images: [hero] }), /mostly a picture/u],
    ["nothing at all", createPage([]), /^No text could be read on the page\./u],
  ])("%s", (_, page, reason) => {
    expect(explainUnreadPage(page)).toMatch(reason);
  });

  test.each([
    [
      "a picture with a headline",
      createPage([{ tag: "h1", text: "Honey from the spruce wood, two jars" }], { images: [hero] }),
    ],
    ["a short page without pictures", createPage([{ tag: "h1", text: "Soon" }])],
    [
      "a page that its script left empty, which a finding says",
      createPage([], {
        images: [hero],
        failedResources: [
          createFailedResource({ kind: "script", url: "https://acme.example/app.js", leaves: "empty" }),
        ],
      }),
    ],
  ])("%s: they are known", (_, page) => {
    expect(explainUnreadPage(page)).toBeNull();
  });
});

describe("a page that is a picture is read by OCR", () => {
  const wordsOf = (line: string, y: number, confidence = 0.95): OcrWord[] =>
    line.split(" ").map((text, at) => ({ text, confidence, box: { x: 40 + at * 90, y, width: 80, height: 28 } }));
  const read = (page: Snapshot, words: OcrWord[] | null) => {
    let decoded = 0;
    const creative = createCreative(WHITE_RASTER, words ?? []);
    const context = {
      capturer: {
        decode: async () => {
          decoded += 1;
          return creative;
        },
      },
      ocrReader: { readWords: async () => ({ words, notice: null }), close: async () => undefined },
    };
    const { signal } = new AbortController();
    return readPagePicture(page, context, signal).then((result) => ({ result, decoded }));
  };
  const picture = createPage([], { images: [hero] });

  test("lines become texts, and a short one that asks for something a button", async () => {
    const words = [...wordsOf("Two jars for £18", 60), ...wordsOf("Order now", 400), ...wordsOf("blurred", 500, 0.5)];
    const { result } = await read(picture, words);
    expect(result.texts.map(({ text }) => text)).toEqual(["Two jars for £18"]);
    expect(result.controls.map(({ text }) => text)).toEqual(["Order now"]);
    expect(result).toMatchObject({ readByOcr: true, texts: [{ drawn: true, selector: "img.all" }] });
  });

  test("a page with words is not read again, and one that OCR cannot read stays as it is", async () => {
    const worded = createPage([{ tag: "h1", text: "Honey from the spruce wood, two jars" }], { images: [hero] });
    expect(await read(worded, wordsOf("Two jars", 60))).toEqual({ result: worded, decoded: 0 });
    expect((await read(picture, null)).result).toEqual(picture);
  });
});
