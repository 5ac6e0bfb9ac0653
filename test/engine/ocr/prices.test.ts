import { afterAll, beforeAll, expect, test } from "vitest";
import { Capturer } from "../../../src/engine/capture/capturer.ts";
import { createOcrReader, type OcrReader } from "../../../src/engine/ocr/reader.ts";

const { signal } = new AbortController();
let capturer: Capturer;
let reader: OcrReader;

beforeAll(() => {
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
  reader = createOcrReader();
});
afterAll(async () => {
  await reader.close();
  await capturer.close();
});

interface Price {
  before?: string;
  number: string;
  cents?: string;
  after?: string;
}

/** A price with small raised cents and a small currency sign, above a German sentence. */
const drawPrice = ({ before = "", number, cents = "", after = "" }: Price, colours: { ink: string; ground: string }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"
    font-family="Arial, Helvetica, 'Nimbus Sans', sans-serif" fill="${colours.ink}">
    <rect width="800" height="500" fill="${colours.ground}"/>
    <text x="60" y="260" font-size="180" font-weight="bold"><tspan font-size="110">${before}</tspan><tspan
      >${number}</tspan><tspan font-size="90" dy="${cents && -66}">${cents}</tspan><tspan font-size="110"
      dy="${cents && 66}">${after}</tspan></text>
    <text x="60" y="400" font-size="44">Alle Sorten für die ganze Familie</text></svg>`;

const onWhite = { ink: "#1b1b1b", ground: "#fff" };
const onRed = { ink: "#ffe600", ground: "#c00022" };

test.each<{ text: string; price: Price; colours: { ink: string; ground: string } }>([
  { text: "9,99€", price: { number: "9,", cents: "99", after: " €" }, colours: onWhite },
  { text: "24,90€", price: { number: "24,", cents: "90", after: " €" }, colours: onRed },
  { text: "€12,50", price: { before: "€", number: "12,", cents: "50" }, colours: onWhite },
  { text: "249€", price: { number: "249", after: " €" }, colours: onRed },
  { text: "ab298zł", price: { before: "ab ", number: "298", after: " zł" }, colours: onRed },
  { text: "5499zł", price: { number: "5 499", after: " zł" }, colours: onWhite },
  { text: "$49.95", price: { before: "$", number: "49.", cents: "95" }, colours: onWhite },
])("$text is read although its parts have several sizes", async ({ text, price, colours }) => {
  const svg = drawPrice(price, colours);
  const ad = await capturer.decode(Buffer.from(svg), "image/svg+xml", { signal, legible: true });
  const { words } = await reader.readWords(ad, signal);
  const texts = (words ?? []).map((word) => word.text);
  expect(texts.slice(-6).join(" ")).toBe("Alle Sorten für die ganze Familie");
  const ordered = (words ?? []).slice(0, -6).toSorted((one, other) => one.box.x - other.box.x);
  expect(ordered.map((word) => word.text).join("")).toBe(text);
});

test("a number without a currency stays as it is", async () => {
  const svg = drawPrice({ number: "365", after: " Tage" }, onWhite);
  const ad = await capturer.decode(Buffer.from(svg), "image/svg+xml", { signal, legible: true });
  const { words } = await reader.readWords(ad, signal);
  expect((words ?? []).map((word) => word.text).slice(0, 2)).toEqual(["365", "Tage"]);
});
