/** Ads for OCR tests, as SVG, which Chromium renders when it decodes them. */
export interface DrawnAd {
  name: string;
  svg: string;
  /** The text in reading order. */
  expectedText: string;
  /** The most prominent text. */
  headline: string;
}

const svgAd = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
  `font-family="Arial, Helvetica, 'Nimbus Sans', sans-serif">${body}</svg>`;

/** A background of gradients and noise that affects lettering like a photograph. */
const photoBackground = (width: number, height: number, colours: [string, string], seed: number): string => `
  <defs>
    <linearGradient id="light" x2="1" y2="1">
      <stop stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient>
    <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="4" seed="${seed}"/>
      <feColorMatrix type="saturate" values=".4"/></filter>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#light)"/>
  <rect width="${width}" height="${height}" filter="url(#grain)" opacity=".35"/>`;

const text = (x: number, y: number, size: number, words: string, more = ""): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${words}</text>`;

const CENTRED = `text-anchor="middle"`;
const BOLD = `font-weight="bold"`;

export const DRAWN_ADS: readonly DrawnAd[] = [
  {
    name: "a square on a photograph, with a slanted badge and a button",
    svg: svgAd(
      1080,
      1080,
      `${photoBackground(1080, 1080, ["#8a5a2b", "#2b1a10"], 4)}
      <g fill="#fff">${text(80, 120, 44, "NORDBEAN", `letter-spacing="4"`)}
      ${text(80, 400, 96, "Fresh coffee on", BOLD)}${text(80, 510, 96, "your doorstep", BOLD)}
      ${text(80, 610, 40, "Roasted to order and shipped every Tuesday")}</g>
      <rect x="80" y="880" width="340" height="96" rx="48" fill="#fff"/>
      ${text(250, 942, 40, "Get my bag", `${CENTRED} ${BOLD} fill="#2b1a10"`)}
      <g transform="rotate(-14 900 170)">
      <circle cx="900" cy="170" r="120" fill="#e4002b"/>
      ${text(900, 196, 72, "-20 %", `${CENTRED} ${BOLD} fill="#fff"`)}</g>`,
    ),
    expectedText: "NORDBEAN -20 % Fresh coffee on your doorstep Roasted to order and shipped every Tuesday Get my bag",
    headline: "Fresh coffee on your doorstep",
  },
  {
    name: "a story with a pill, a button and small print",
    svg: svgAd(
      1080,
      1920,
      `${photoBackground(1080, 1920, ["#5b7f95", "#20323d"], 9)}
      <g fill="#fff">${text(540, 320, 52, "Hygge Home", CENTRED)}
      ${text(540, 520, 124, "Sofas made to", `${CENTRED} ${BOLD}`)}
      ${text(540, 660, 124, "last a lifetime", `${CENTRED} ${BOLD}`)}</g>
      <rect x="180" y="760" width="720" height="120" rx="20" fill="#ffd400"/>
      ${text(540, 842, 62, "Save 30% this week", `${CENTRED} ${BOLD} fill="#111"`)}
      <rect x="290" y="1560" width="500" height="120" rx="60" fill="#111"/>
      ${text(540, 1636, 48, "Shop the sale", `${CENTRED} fill="#fff"`)}
      ${text(540, 1800, 30, "Offer ends 30 June. Terms apply.", `${CENTRED} fill="#fff"`)}`,
    ),
    expectedText:
      "Hygge Home Sofas made to last a lifetime Save 30% this week Shop the sale Offer ends 30 June. Terms apply.",
    headline: "Sofas made to last a lifetime",
  },
  {
    name: "a small banner",
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"
      font-family="Arial, Helvetica, 'Nimbus Sans', sans-serif">
      <rect width="300" height="250" fill="#0a7d4f"/><g fill="#fff">${text(16, 32, 15, "GreenVolt Energy", BOLD)}
      ${text(16, 84, 30, "Switch and save", BOLD)}
      ${text(16, 118, 30, "£240 a year", BOLD)}${text(16, 150, 15, "100% renewable electricity")}</g>
      <rect x="16" y="196" width="130" height="38" rx="4" fill="#fff"/>
      ${text(81, 220, 15, "Get a quote", `${CENTRED} ${BOLD} fill="#0a7d4f"`)}</svg>`,
    expectedText: "GreenVolt Energy Switch and save £240 a year 100% renewable electricity Get a quote",
    headline: "Switch and save £240 a year",
  },
  {
    name: "a German ad with a slanted price",
    svg: svgAd(
      1080,
      1080,
      `<rect width="1080" height="1080" fill="#fff"/><g fill="#00335b">${text(80, 130, 48, "Möbelhof", BOLD)}
      ${text(80, 300, 94, "Neue Küchen für", BOLD)}
      ${text(80, 410, 94, "schöne Stunden", BOLD)}${text(80, 520, 42, "Jetzt Beratung vor Ort vereinbaren")}</g>
      <g transform="rotate(-12 850 720)">
      <rect x="680" y="640" width="340" height="160" fill="#ffcc00"/>
      ${text(850, 744, 62, "ab 29,90 €", `${CENTRED} ${BOLD}`)}</g>
      <rect x="80" y="900" width="420" height="100" rx="8" fill="#00335b"/>
      ${text(290, 964, 42, "Angebot ansehen", `${CENTRED} fill="#fff"`)}`,
    ),
    expectedText:
      "Möbelhof Neue Küchen für schöne Stunden Jetzt Beratung vor Ort vereinbaren ab 29,90 € Angebot ansehen",
    headline: "Neue Küchen für schöne Stunden",
  },
];

/** A photograph without text. */
export const TEXTLESS_AD = svgAd(1080, 1080, photoBackground(1080, 1080, ["#6b705c", "#3f4238"], 61));
