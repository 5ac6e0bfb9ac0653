import fc from "fast-check";
import { expect, test } from "vitest";
import { PAGE_READING_LIMITS, PageReading } from "../../../src/engine/capture/page-reading-schema.ts";

const box = { x: 0, y: 0, width: 10, height: 10 };
const text = {
  tag: "p",
  box,
  region: "main",
  covered: false,
  selector: "p",
  within: [0, 1],
  text: "Hello",
  level: null,
  fontPx: 16,
  fontWeight: 400,
  colour: "#000000",
  background: "#ffffff",
  overPicture: false,
};
const page = {
  url: "http://x.example/",
  title: "",
  language: null,
  description: null,
  siteName: null,
  fold: { width: 390, height: 844 },
  documentHeight: 844,
  texts: [text],
  controls: [],
  images: [],
  links: [],
  answers: [],
  frames: [],
  leftOut: 0,
  isCut: false,
  jsonLd: [],
  layers: [],
  veil: null,
  markup: "",
};

test("items without a selector or with an invalid colour are dropped", () => {
  const odd = [
    { ...text, selector: null },
    { ...text, within: ["body"] },
    { ...text, colour: "javascript:" },
    7,
    null,
    text,
  ];
  expect(PageReading.parse({ ...page, texts: odd }).texts).toEqual([text]);
});

test("texts and lists are limited", () => {
  const long = { ...text, text: "x".repeat(50_000) };
  const { texts } = PageReading.parse({ ...page, texts: Array.from({ length: 5000 }, () => long) });
  expect(texts).toHaveLength(PAGE_READING_LIMITS.texts);
  expect(texts[0]?.text).toHaveLength(PAGE_READING_LIMITS.characters);
});

test("structured data that does not parse is dropped", () => {
  expect(PageReading.parse({ ...page, jsonLd: ['{"a":1}', "{broken"] }).jsonLd).toEqual([{ a: 1 }]);
});

test("arbitrary array items do not make validation fail", () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (items) => {
      const read = PageReading.parse({
        ...page,
        texts: items,
        controls: items,
        images: items,
        links: items,
        layers: items,
      });
      expect(read.texts).toEqual([]);
    }),
  );
});
