import { z } from "zod";
import { lexicon } from "../../ground/lexicon.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { TextBlock } from "../artifacts/text-block.ts";
import { BarList } from "../lexicon/bar-list.ts";
import json from "../lexicon/product-category-relations.json" with { type: "json" };
import { listOfferedBlocks } from "./excluded-claim.ts";
import { findQuoting } from "./headline-similarity.ts";
import {
  areRelatedCategories,
  listContentAboveTheFold,
  listMentionedCategories,
  listProductCategories,
} from "./product-categories.ts";
import { listDistinctiveTerms, listTerms, measureRecall } from "./term-similarity.ts";

/** The product categories of ad and page, where they exclude one another. */
export interface OtherProduct {
  ad: string;
  page: string;
  /** Both headlines name them, so the products are certainly different. */
  inHeadlines: boolean;
}

/**
 * Variants of one category exclude one another: a car's insurance is of no use for a home. So do alternatives, of any
 * category, where the headlines share other words: men's and women's shoes, courses of English and of German. A trade
 * is what one kind of shop sells.
 */
const relations = lexicon(
  z.object({ variants: z.record(z.string(), BarList), alternatives: z.array(BarList), trades: z.array(BarList) }),
  json,
);

type CategoryPair = Pick<OtherProduct, "ad" | "page">;

/** The first of the categories that ad and page name, where the page names none of the ad's, here or anywhere. */
const findConflictingPair = (
  categories: readonly string[],
  adCategories: readonly string[],
  pageCategories: readonly string[],
  offeredCategories: readonly string[],
): CategoryPair | null => {
  const inAd = categories.filter((category) => adCategories.includes(category));
  const onPage = categories.filter((category) => pageCategories.includes(category));
  const isShared = inAd.some((category) => pageCategories.includes(category) || offeredCategories.includes(category));
  const [ad] = inAd;
  const [page] = onPage;
  return ad === undefined || page === undefined || isShared ? null : { ad, page };
};

/** Ad and page name different variants of one category, or different alternatives. */
const findOtherVariant = ({ ad, page }: Evidence): OtherProduct | null => {
  const pageLead = [page.headline, ...page.summary];
  const adCategories = listMentionedCategories([ad.headline, ...ad.copy]);
  const pageCategories = listMentionedCategories([...pageLead, page.subhead, ...listContentAboveTheFold(page)]);
  const offeredCategories = listMentionedCategories(listOfferedBlocks(page).filter(({ boilerplate }) => !boilerplate));
  const adHeadlineCategories = listMentionedCategories([ad.headline]);
  const pageLeadCategories = listMentionedCategories(pageLead);
  const variantPairs = Object.entries(relations().variants)
    .filter(([category]) => adCategories.includes(category) && pageCategories.includes(category))
    .flatMap(([, variants]) => findConflictingPair(variants, adCategories, pageCategories, offeredCategories) ?? []);
  const isSimilar = measureRecall(listDistinctiveTerms(listTerms([ad.headline])), listTerms(pageLead)) > 0;
  const alternativePairs = isSimilar
    ? relations().alternatives.flatMap(
        (alternatives) =>
          findConflictingPair(alternatives, adHeadlineCategories, pageLeadCategories, offeredCategories) ?? [],
      )
    : [];
  const [pair] = [...variantPairs, ...alternativePairs];
  if (pair === undefined) return null;
  return {
    ...pair,
    inHeadlines: adHeadlineCategories.includes(pair.ad) && pageLeadCategories.includes(pair.page),
  };
};

/** A page that has this share of the ad's other terms is the ad's page, and the product word is a figure of speech. */
const MIN_SHARED_OTHER_TERMS = 0.25;

/**
 * A product of another trade can be a figure of speech, if the page shares the rest of the ad: "The new couch can wait"
 * of a lender, "Back into your favourite jeans" of a dietitian. Products of one trade are what a shop sells, and their
 * pages share words anyway.
 */
const isFigureOfSpeech = (adCategory: string, pageCategory: string, { ad, page }: Evidence): boolean => {
  if (relations().trades.some((trade) => trade.includes(adCategory) && trade.includes(pageCategory))) return false;
  const adTerms = listTerms([ad.headline, ...ad.copy]);
  const otherTerms = listDistinctiveTerms(adTerms).filter(({ productCategory }) => productCategory === undefined);
  const content = [...page.summary, ...page.blocks.filter(({ boilerplate }) => !boilerplate)];
  return measureRecall(otherTerms, listTerms(content)) >= MIN_SHARED_OTHER_TERMS;
};

/** What the page says word for word, it is about: "Ambienti luminosi" are bright rooms, and no lamps. */
const isQuoted = (category: string, { ad, page }: Evidence): boolean => {
  const blocks = page.blocks.filter(({ boilerplate }) => !boilerplate);
  return [ad.headline, ...ad.copy].every(
    (line) =>
      line === null ||
      !listProductCategories([line], { withoutModifiers: true }).includes(category) ||
      findQuoting(line, blocks).length > 0,
  );
};

/** The product categories of the first group of texts that names any. */
const listFirstCategories = (...groups: readonly (readonly (TextBlock | null)[])[]): string[] =>
  groups
    .map((blocks) => listProductCategories(blocks, { withoutModifiers: true }))
    .find((categories) => categories.length > 0) ?? [];

/**
 * Ad and page name unrelated product categories. These are known words, so they contradict each other whatever else the
 * texts share.
 */
const findUnrelatedProduct = (evidence: Evidence): OtherProduct | null => {
  const { ad, page } = evidence;
  const adBlocks = [ad.headline, ...ad.copy];
  const pageBlocks = [...page.summary, page.headline, page.subhead, ...listContentAboveTheFold(page)];
  const adCategories = listFirstCategories([ad.headline], ad.copy);
  const pageCategories = listFirstCategories(
    [page.headline, ...page.summary],
    [page.subhead],
    listContentAboveTheFold(page),
  );
  const [adCategory] = adCategories;
  const [pageCategory] = pageCategories;
  if (adCategory === undefined || pageCategory === undefined) return null;
  const areUnrelatedTo = (categories: readonly string[], blocks: readonly (TextBlock | null)[]): boolean =>
    categories.every((category) =>
      listMentionedCategories(blocks).every((mentioned) => !areRelatedCategories(category, mentioned)),
    );
  if (!areUnrelatedTo(adCategories, pageBlocks) || !areUnrelatedTo(pageCategories, adBlocks)) return null;
  if (isFigureOfSpeech(adCategory, pageCategory, evidence) || isQuoted(adCategory, evidence)) return null;
  const namesInHeadline = (headline: TextBlock | null): boolean =>
    listProductCategories([headline], { withoutModifiers: true }).length > 0;
  return {
    ad: adCategory,
    page: pageCategory,
    inHeadlines: namesInHeadline(ad.headline) && namesInHeadline(page.headline),
  };
};

/** The product that the page is about, where it is another variant than the ad's or unrelated to it. */
export const findOtherProduct = (evidence: Evidence): OtherProduct | null =>
  findOtherVariant(evidence) ?? findUnrelatedProduct(evidence);
