import { afterAll, beforeAll, expect, test } from "vitest";
import { Capturer } from "../../../src/engine/capture/capturer.ts";
import { collectAdTexts, detectAdLanguage } from "../../../src/engine/evidence/ad-evidence.ts";
import { readAdText } from "../../../src/engine/ocr/read-ad-text.ts";
import { createOcrReader, type OcrReader } from "../../../src/engine/ocr/reader.ts";
import { normaliseText } from "../../../src/ground/fold-text.ts";

/*
 * The share of words that are read correctly without further language packages, compared without case and accents as
 * the engine does. Each minimum is a little below the measured share (docs/guide/prepare-ads.md).
 */
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

/** Languages whose second model is not part of the program. */
const ADDED_BY_PACKAGE: Partial<Record<string, string>> = {
  fr: "@tesseract.js-data/fra",
  es: "@tesseract.js-data/spa",
  it: "@tesseract.js-data/ita",
  nl: "@tesseract.js-data/nld",
};

const SIZES = [62, 44, 52, 36, 48];
const GRAIN = `<defs><linearGradient id="l" x2="1" y2="1">
  <stop stop-color="#8a5a2b"/><stop offset="1" stop-color="#2b1a10"/></linearGradient>
  <filter id="g"><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="4" seed="4"/></filter></defs>
  <rect width="1080" height="1080" fill="url(#l)"/><rect width="1080" height="1080" filter="url(#g)" opacity=".3"/>`;
const FLAT = `<rect width="1080" height="1080" fill="#f4ece0"/>`;

const drawn = (lines: readonly string[], ground: string, ink: string, family: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1080" font-family="${family}">${ground}` +
      `<g fill="${ink}">${lines
        .map((line, at) => `<text x="60" y="${180 + at * 170}" font-size="${SIZES[at]}">${line}</text>`)
        .join("")}</g></svg>`,
  );

test.each([
  [
    "en",
    0.99,
    [
      "Fresh coffee on your doorstep",
      "Free delivery over £30",
      "Order today, brewed tomorrow",
      "Get your first bag half price",
      "Shop the sale",
    ],
  ],
  [
    "de",
    0.9,
    [
      "Schöne Küchen für große Räume",
      "Jetzt 20 % günstiger bestellen",
      "Frühstück über den Dächern",
      "Maßgefertigte Möbel aus Österreich",
      "Größe wählen und losfahren",
    ],
  ],
  [
    "fr",
    0.99,
    [
      "Des canapés conçus pour durer",
      "Livraison offerte dès 49 €",
      "Découvrez la nouvelle collection d'été",
      "Réservez votre séjour à la mer",
      "Économisez jusqu'à 30 % cette semaine",
    ],
  ],
  [
    "es",
    0.88,
    [
      "Sofás hechos para toda la vida",
      "Envío gratis en 24 horas",
      "Mañana será un día más fácil",
      "Diseño español al mejor precio",
      "¿Cuánto puedes ahorrar este año?",
    ],
  ],
  [
    "it",
    0.96,
    [
      "Divani fatti per durare più a lungo",
      "La qualità che si può toccare",
      "Perché scegliere solo il meglio",
      "Spedizione gratuita da 29 €",
      "Scopri la città a metà prezzo",
    ],
  ],
  [
    "nl",
    0.96,
    [
      "Banken die een leven lang meegaan",
      "Gratis bezorging vanaf € 30",
      "Eén prijs voor het hele gezin",
      "Boek nu je vakantie aan zee",
      "Vandaag besteld, morgen in huis",
    ],
  ],
] as const)("%s: at least %d of the words are read, and the language is detected", async (language, floor, lines) => {
  const looks = [
    drawn(lines, FLAT, "#112233", "Arial, 'Nimbus Sans', sans-serif"),
    drawn(lines, GRAIN, "#fff", "'DejaVu Serif', serif"),
  ];
  for (const look of looks) {
    const picture = await capturer.decode(look, "image/svg+xml", { signal, legible: true });
    const { creative, notices } = await readAdText(picture, reader, signal);
    expect(notices).toEqual(
      ADDED_BY_PACKAGE[language] === undefined ? [] : [expect.stringContaining(ADDED_BY_PACKAGE[language])],
    );
    const read = normaliseText((creative.words ?? []).map(({ text }) => text).join(" ")).split(" ");
    const said = normaliseText(lines.join(" ")).split(" ");
    const found = said.filter((word) => read.includes(word));
    expect(found.length / said.length, `missed: ${said.filter((word) => !read.includes(word))}`).toBeGreaterThan(floor);
    expect(detectAdLanguage(collectAdTexts(creative, null))?.tag).toBe(language);
  }
});
