import { describe, expect, it } from "vitest";
import type { OcrWord } from "../../../src/engine/artifacts/capture-schemas.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { type BlockFixture, createCreative, createPage, WHITE_RASTER } from "./fixtures.ts";

/** OCR words of one line, with ascenders and descenders. */
const ocrLine = (text: string, foot: number, em: number): OcrWord[] => {
  let x = 40;
  return text.split(" ").map((word) => {
    const width = word.length * em * 0.5;
    const rise = em * (/[\p{Lu}\dbdfhijklt%]/u.test(word) ? 0.72 : 0.52);
    const tail = em * (/[gjpqy]/.test(word) ? 0.21 : 0);
    const found = { text: word, confidence: 0.9, box: { x, y: foot - rise, width, height: rise + tail } };
    x += width + em * 0.3;
    return found;
  });
};

/** A picture with a headline and smaller texts with large distances. */
const ctaInPicture = (texts: readonly string[], blocks: readonly BlockFixture[] = []) =>
  gatherEvidence({
    creative: createCreative(WHITE_RASTER, [
      ...ocrLine("Quiet evenings", 80, 80),
      ...texts.flatMap((text, at) => ocrLine(text, 200 + 120 * at, 30 - at)),
    ]),
    copy: null,
    page: createPage(blocks),
    platform: null,
  }).ad;

describe("a call to action in an ad's picture", () => {
  it.each([
    [["Shop now"], "Shop now"],
    [["Kostenlos testen"], "Kostenlos testen"],
    // A verb in a name or text is no button if there is one.
    [["The Harbour Gift Shop", "Start your free 14-day trial"], "Start your free 14-day trial"],
    [["The Harbour Gift Shop", "Book a table"], "Book a table"],
    [["Bestellen Sie heute noch ganz bequem", "Jetzt kaufen"], "Jetzt kaufen"],
    [["Get your free quote in minutes"], "Get your free quote in minutes"],
    [["Fernway Books", "Order your copy"], "Order your copy"],
  ])("is found among %j: %j", (texts, text) => {
    expect(ctaInPicture(texts).cta?.excerpt.text).toBe(text);
  });

  it.each([
    "Fernway Books",
    "Get your garden ready for summer",
    "Start sleeping better from tonight",
    "Discover the quiet of the mountains",
    "Order by noon, sleep by night",
    "Book now and save 20% today",
    "Try it at home. No strings.",
    "We will book your whole trip",
  ])("is not body text: %j", (text) => {
    expect(ctaInPicture([text]).cta).toBeNull();
  });

  it("is text that equals a button of the page, in any language", () => {
    const texts = ["Szukaj dalej", "Zamów teraz"];
    expect(ctaInPicture(texts).cta).toBeNull();
    expect(ctaInPicture(texts, [{ tag: "button", text: "ZAMÓW TERAZ" }]).cta).toMatchObject({
      excerpt: { text: "Zamów teraz" },
      intent: "other",
    });
  });

  it("is a line of the ad as well if it is long", () => {
    const { cta, lines } = ctaInPicture(["Start your free 14-day trial"]);
    expect(cta?.intent).toBe("try");
    expect(lines?.flatMap(({ quantities }) => quantities.map(({ text }) => text))).toEqual(["14-day"]);
  });
});
