import { normaliseText, toVisibleText } from "../../ground/fold-text.ts";
import type { Control, Snapshot } from "../artifacts/capture-schemas.ts";
import type { Excerpt } from "../artifacts/text-block.ts";
import { patternLexicon } from "../lexicon/patterns.ts";
import json from "../lexicon/sold-out.json" with { type: "json" };
import { classifyIntent } from "./classify-cta.ts";
import { findAvailabilities, findTypes } from "./json-ld.ts";
import { locateOnPage, metaExcerpt, PAGE_CONFIDENCE } from "./page-excerpts.ts";

const patterns = patternLexicon(json.patterns, json);

const isSoldOutLabel = (text: string): boolean => patterns().label.test(normaliseText(text));

const isInPageContent = ({ region }: Control): boolean => region === "main" || region === "header";

/**
 * Finds the notice that the page's product is unavailable; null for available products and for pages of many
 * products. The notice must be in the structured data or on the buying button, and no other button may sell: one size
 * that is sold out is not the whole product.
 */
export const findSoldOutNotice = (page: Snapshot): Excerpt | null => {
  if (findTypes(page.jsonLd).some((type) => patterns().listingSchemaType.test(type))) return null;
  const controls = page.controls.filter(isInPageContent);
  if (controls.some(({ text }) => !isSoldOutLabel(text) && classifyIntent(text) === "buy")) return null;
  const declared = findAvailabilities(page.jsonLd);
  const isUnavailable = declared.length > 0 && declared.every((word) => patterns().unavailableSchemaValue.test(word));
  if (declared.length > 0 && !isUnavailable) return null;
  const button = controls.find(({ filled, text }) => filled && isSoldOutLabel(text));
  if (button !== undefined)
    return {
      ...metaExcerpt(toVisibleText(button.text), "page"),
      confidence: PAGE_CONFIDENCE,
      prominence: 0.3,
      ...locateOnPage(button, page),
    };
  return isUnavailable ? metaExcerpt("out of stock, by the page's structured data", "json-ld") : null;
};
