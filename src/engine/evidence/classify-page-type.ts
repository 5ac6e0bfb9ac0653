import { z } from "zod";
import { normaliseText } from "../../ground/fold-text.ts";
import { lexicon } from "../../ground/lexicon.ts";
import type { Snapshot } from "../artifacts/capture-schemas.ts";
import { isMoney, type Statement } from "../artifacts/claims.ts";
import { type CallToAction, CTA_INTENTS, PAGE_TYPES, type PageType } from "../artifacts/evidence.ts";
import json from "../lexicon/page-types.json" with { type: "json" };
import { findTypes } from "./json-ld.ts";

const Type = z.enum(PAGE_TYPES);

const pageTypes = lexicon(
  z.object({
    errorTitles: z.array(z.string()).transform((titles) => new RegExp(`^(?:${titles.join("|")})\\b`)),
    schemaTypes: z.array(z.object({ type: Type, names: z.array(z.string()) })),
    byIntent: z.partialRecord(z.enum(CTA_INTENTS), Type),
  }),
  json,
);

/** A page with more prices is a listing. */
const MAX_PRODUCT_PAGE_PRICES = 4;
/** Minimum words of running text of an article. */
const MIN_ARTICLE_WORDS = 600;

const isHomeUrl = (url: string): boolean => URL.canParse(url) && /^\/?(?:index\.\w+)?$/.test(new URL(url).pathname);

/** How many different prices the page states, without what they were or what a buyer saves. */
const countPrices = (statements: readonly Statement[]): number =>
  new Set(
    statements
      .flatMap(({ quantities }) => quantities)
      .filter((one) => isMoney(one) && one.cue === null && one.bound !== "least")
      .map(({ dimension, value, per }) => `${dimension} ${value} ${per}`),
  ).size;

/** Classifies the page by its structured data, then by its prices and calls to action. */
export const classifyPage = (
  page: Snapshot,
  ctas: readonly CallToAction[],
  statements: readonly Statement[],
): PageType => {
  const { errorTitles, schemaTypes, byIntent } = pageTypes();
  if (errorTitles.test(normaliseText(page.title))) return "error";
  const types = findTypes(page.jsonLd);
  const prices = countPrices(statements);
  const declared = schemaTypes.find(({ names }) => types.some((type) => names.includes(type)))?.type;
  if (declared === "list" || prices > MAX_PRODUCT_PAGE_PRICES) return "list";
  if (declared !== undefined) return declared;
  const intents = ctas.map(({ intent }) => intent);
  if (intents.includes("buy") && prices > 0) return "product";
  // The first of several intents decides: a hotel's page may offer an account as well.
  const asking = intents.flatMap((intent) => byIntent[intent] ?? [])[0];
  if (asking !== undefined) return asking;
  if (isHomeUrl(page.url)) return "home";
  const words = page.texts.filter(({ tag }) => tag === "p").reduce((sum, { text }) => sum + text.split(" ").length, 0);
  return words > MIN_ARTICLE_WORDS ? "article" : "other";
};
