import type { Page } from "puppeteer-core";
import type { Box } from "../../../src/contract/evaluator-interface.ts";
import { cached, codeDigest, digest } from "../cache.ts";
import type { CreativeRenderer } from "../creative-renderer.ts";
import type { AdDesign } from "./design-ads.ts";
import { adMarkup, textsInOrder } from "./draw-markup.ts";
import type { Fit } from "./draw-style.ts";
import { type DrawnWord, measureContrasts, measureWords } from "./inspect-ad.ts";
import { type Currency, currencyOf, type Language, type Role } from "./words.ts";

/** A word that is in a picture. */
export interface TrueWord {
  /** A word, or a whole amount with its sign. */
  text: string;
  role: Role;
  currency: Currency | null;
  /** In pixels; of a slanted word the bounding box. */
  box: Box;
}

export interface AdPicture {
  id: string;
  language: Language;
  width: number;
  height: number;
  png: Uint8Array;
  words: TrueWord[];
}

/** Draws an ad, or takes it from the cache. @returns null where no type size lets all words be legible. */
export const drawAd = (renderer: CreativeRenderer, design: AdDesign): Promise<AdPicture | null> =>
  cached(
    "ad-pictures",
    { input: digest(design.id, adMarkup(design, firstFit(design))), sources: drawingSources() },
    () => fitAd(renderer, design),
  );

let sources: string | undefined;
const drawingSources = (): string => {
  sources ??= codeDigest("test/corpus/ad-pictures/{draw,inspect}-*.ts");
  return sources;
};

const firstFit = ({ veil }: AdDesign): Fit => ({ scale: 1, veil });

const MIN_SCALE = 0.5;
const SCALE_STEP = 0.92;
const MAX_VEIL = 0.9;
const VEIL_STEP = 0.12;

/** Reduces the type until every word is clear, and strengthens the veil until every word is legible. */
async function fitAd(renderer: CreativeRenderer, design: AdDesign): Promise<AdPicture | null> {
  let fit = firstFit(design);
  while (fit.scale >= MIN_SCALE && fit.veil <= MAX_VEIL) {
    const drawn = await renderer.withPage(adMarkup(design, fit), design.format, drawPage);
    if (!drawn.isClear) fit = { ...fit, scale: fit.scale * SCALE_STEP };
    else if (!drawn.isLegible) fit = { ...fit, veil: fit.veil + VEIL_STEP };
    else return toPicture(design, drawn);
  }
  return null;
}

interface DrawnAd {
  words: DrawnWord[];
  isClear: boolean;
  isLegible: boolean;
  png: Uint8Array;
}

async function drawPage(page: Page): Promise<DrawnAd> {
  const words = await page.evaluate(measureWords);
  if (!words.every(({ isClear }) => isClear)) {
    return { words, isClear: false, isLegible: false, png: new Uint8Array() };
  }
  const png = new Uint8Array(await page.screenshot({ type: "png" }));
  await page.addStyleTag({ content: ".word,.word *{-webkit-text-fill-color:transparent!important}" });
  const ground = await page.screenshot({ type: "png", encoding: "base64" });
  const contrasts = await page.evaluate(measureContrasts, `data:image/png;base64,${ground}`, words);
  const isLegible = words.every(({ typeSize }, index) => (contrasts[index] ?? 0) >= minContrast(typeSize));
  return { words, isClear: true, isLegible, png };
}

/** WCAG 2.2, 1.4.3: large text needs less contrast. */
const minContrast = (typeSize: number): number => (typeSize >= 24 ? 3 : 4.5);

function toPicture(design: AdDesign, { words, png }: DrawnAd): AdPicture {
  const texts = textsInOrder(design).flatMap(({ role, words: shown }) => shown.map((text) => ({ role, text })));
  if (texts.length !== words.length) throw new Error(`${design.id}: ${texts.length} words, but ${words.length} drawn.`);
  const { id, language, format } = design;
  return {
    id,
    language,
    width: format.width,
    height: format.height,
    png,
    words: texts.map(({ role, text }, index) => {
      const box = words[index]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
      return { text, role, currency: currencyOf(text), box };
    }),
  };
}
