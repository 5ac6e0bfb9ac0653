import type { Offer, PageEvidence } from "../../artifacts/evidence.ts";
import type { TextBlock } from "../../artifacts/text-block.ts";

/** A price tag has few words: there a bare number is money. */
const TAG_WORDS = 4;

const PER_CENT = "\\s?(?:%|per ?cent|prozent|pour ?cent|por ?cien|por ?cento|procent|pct)";

/** A number as any language writes it: 29.9 is "29,90", 1299 is "1.299". */
const written = (value: number): string => {
  const [whole = "", fraction] = (Number.isInteger(value) ? String(value) : value.toFixed(2)).split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "[.,'’\\s]?");
  return `(?<![\\d.,])${grouped}${fraction === undefined ? "" : `[.,]${fraction.replace(/0$/, "0?")}`}(?![\\d])(?![.,]\\d)`;
};

const isTag = ({ normalised }: TextBlock): boolean => normalised.split(" ").length <= TAG_WORDS;

/**
 * Where the page states the figure of an offer in words that no rule reads as that offer; null where it does not. Then
 * the offer may well be kept: what was not recognised is no proof that it is missing.
 */
export const figureOf = ({ type, value }: Offer, { blocks }: PageEvidence): TextBlock | null => {
  if (value === null || value === 0) return null;
  switch (type) {
    case "percent_off": {
      const share = new RegExp(written(value) + PER_CENT, "iu");
      return blocks.find(({ text }) => share.test(text)) ?? null;
    }
    case "amount_off":
    case "price":
    case "from_price": {
      const sum = new RegExp(written(value), "u");
      return blocks.find((block) => isTag(block) && sum.test(block.text)) ?? null;
    }
    default:
      return null;
  }
};
