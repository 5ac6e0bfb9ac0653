import type { Page } from "puppeteer-core";
import type { Box } from "../../../src/contract/evaluator-interface.ts";
import { cached, codeDigest, digest } from "../cache.ts";
import type { CreativeRenderer } from "../creative-renderer.ts";
import type { AdDesign } from "./design-ads.ts";
import { adMarkup, textsInOrder } from "./draw-markup.ts";
import type { Fit } from "./draw-style.ts";
import { ContrastMeasurer, type DrawnWord, WordMeasurer } from "./inspect-ad.ts";
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
  sources ??= codeDigest("test/corpus/ad-pictures/{css-rule,draw-*,inspect-*}.ts");
  return sources;
};

const firstFit = ({ veil }: AdDesign): Fit => ({ copyScale: 1, badgeScale: 1, veil });

const MIN_SCALE = 0.5;
const SCALE_STEP = 0.92;
const MAX_VEIL = 0.9;
const VEIL_STEP = 0.12;

/** Reduces the type until every word is clear, and strengthens the veil until every word is legible. */
async function fitAd(renderer: CreativeRenderer, design: AdDesign): Promise<AdPicture | null> {
  let fit = firstFit(design);
  while (Math.min(fit.copyScale, fit.badgeScale) >= MIN_SCALE && fit.veil <= MAX_VEIL) {
    const drawn = await renderer.withPage(adMarkup(design, fit), design.format, drawPage);
    if (isBadgeTooLarge(drawn.words, fit)) fit = { ...fit, badgeScale: fit.badgeScale * SCALE_STEP };
    else if (drawn.png === null) fit = { ...fit, copyScale: fit.copyScale * SCALE_STEP };
    else if (!drawn.isLegible) fit = { ...fit, veil: fit.veil + VEIL_STEP };
    else return toPicture(design, drawn.words, drawn.png);
  }
  return null;
}

/** A badge that touches a word gives way in turn with the copy. */
const isBadgeTooLarge = (words: readonly DrawnWord[], { badgeScale, copyScale }: Fit): boolean =>
  words.some(({ badge, isClear }) => badge === "inside" && !isClear) ||
  (words.some(({ badge }) => badge === "touched") && badgeScale >= copyScale);

interface DrawnAd {
  words: DrawnWord[];
  isLegible: boolean;
  /** Null where a word is not clear or touches the badge. */
  png: Uint8Array | null;
}

async function drawPage(page: Page): Promise<DrawnAd> {
  const words = (await page.evaluate(`new (${WordMeasurer})().measureAll()`)) as DrawnWord[];
  if (!words.every(({ isClear, badge }) => isClear && badge !== "touched"))
    return { words, isLegible: false, png: null };
  const png = new Uint8Array(await page.screenshot({ type: "png" }));
  await page.addStyleTag({ content: ".word,.word *{-webkit-text-fill-color:transparent!important}" });
  const ground = await page.screenshot({ type: "png", encoding: "base64" });
  const input = `"data:image/png;base64,${ground}",${JSON.stringify(words)}`;
  const contrasts = (await page.evaluate(`new (${ContrastMeasurer})().measureAll(${input})`)) as number[];
  const isLegible = words.every(({ typeSize }, index) => (contrasts[index] ?? 0) >= minContrast(typeSize));
  return { words, isLegible, png };
}

/** A little more than WCAG 2.2 (1.4.3) asks of large and of small text, because a photograph is no even ground. */
const minContrast = (typeSize: number): number => (typeSize >= 24 ? 3.8 : 5);

function toPicture(design: AdDesign, words: readonly DrawnWord[], png: Uint8Array): AdPicture {
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
