import type { AdDesign, AdText } from "./design-ads.ts";
import { adStyle, type Fit } from "./draw-style.ts";
import { photographUrl } from "./photographs.ts";
import { fontFaces } from "./typefaces.ts";
import { isAmount, type Role } from "./words.ts";

/** The page that shows an ad. Every word and amount is in an element of the class `word`, in the order of the texts. */
export function adMarkup(design: AdDesign, fit: Fit): string {
  const parts = arrangeTexts(design);
  return [
    `<!doctype html><html lang="${design.language}"><meta charset="utf-8"><style>`,
    fontFaces(design.typeface),
    adStyle(design, fit),
    `</style><body><div class="photo"><div style="${photographStyle(design)}"></div></div>`,
    `<div class="veil"></div>${design.placement.panel === undefined ? "" : `<div class="panel"></div>`}`,
    `<div class="copy">${parts.copy.map((text) => textMarkup(text, design)).join("")}</div>`,
    parts.outside.map((text) => textMarkup(text, design)).join(""),
    `</body></html>`,
  ].join("\n");
}

/** The texts in the order in which the markup has them. */
export const textsInOrder = (design: AdDesign): AdText[] => {
  const { copy, outside } = arrangeTexts(design);
  return [...copy, ...outside];
};

/** The texts in the copy, in the layout's order, and those with a place of their own. */
function arrangeTexts({ texts, layout, placement }: AdDesign): { copy: AdText[]; outside: AdText[] } {
  const hasOwnPlace = (role: Role): boolean =>
    (role === "badge" && placement.badge !== undefined) || (role === "legal" && placement.legal !== undefined);
  const copy = layout.order.flatMap((role) => texts.filter((text) => text.role === role && !hasOwnPlace(role)));
  return { copy, outside: texts.filter(({ role }) => hasOwnPlace(role)) };
}

function photographStyle({ photograph, crop }: AdDesign): string {
  return (
    `width:100%;height:100%;background:url(${photographUrl(photograph)}) ${crop.x}px ${crop.y}px / ` +
    `${crop.width}px ${crop.height}px no-repeat;${crop.isMirrored ? "transform:scaleX(-1)" : ""}`
  );
}

function textMarkup({ role, words }: AdText, { headlineDegrees, badge }: AdDesign): string {
  const degrees = role === "headline" ? headlineDegrees : role === "badge" ? badge.degrees : 0;
  const content = words
    .map((word) => {
      const amount = isAmount(word);
      const inner = role === "price" && amount ? priceMarkup(word) : escapeHtml(word);
      return `<span class="word${amount ? " amount" : ""}">${inner}</span>`;
    })
    .join(" ");
  return `<div class="${role}${degrees === 0 ? "" : " slanted"}"><div class="text">${content}</div></div>`;
}

/** A price with small cents and a small currency sign: "12,99 €", "£49.50". */
export const priceMarkup = (price: string): string =>
  escapeHtml(price)
    .replace(/([.,])(\d{2})(?!\d)/, `$1<span class="cents">$2</span>`)
    .replace(/(^[€£$]\s?|\s?(?:€|zł|kr)$)/, `<span class="sign">$1</span>`);

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
