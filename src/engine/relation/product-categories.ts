import { z } from "zod";
import { lexicon } from "../../ground/lexicon.ts";
import type { Evidence, PageEvidence } from "../artifacts/evidence.ts";
import { isAboveTheFold } from "../artifacts/excerpt-position.ts";
import type { TextBlock } from "../artifacts/text-block.ts";
import { BarList } from "../lexicon/bar-list.ts";
import json from "../lexicon/product-category-relations.json" with { type: "json" };
import { listTerms } from "./term-similarity.ts";

/** A page about sofas keeps an ad for furniture, and the other way round. */
const relations = lexicon(z.object({ subcategories: z.record(z.string(), BarList) }), json);

const isSubcategory = (category: string, of: string): boolean =>
  relations().subcategories[of]?.includes(category) ?? false;

export const areRelatedCategories = (one: string, other: string): boolean =>
  one === other || isSubcategory(one, other) || isSubcategory(other, one);

/**
 * The product categories that texts name.
 *
 * @param withoutModifiers leave out the words that only describe the product: "for your flat".
 */
export const listProductCategories = (
  blocks: readonly (TextBlock | null)[],
  { withoutModifiers }: { withoutModifiers: boolean },
): string[] => [
  ...new Set(
    listTerms(blocks).flatMap(({ productCategory, modifier }) =>
      productCategory === undefined || (withoutModifiers && modifier) ? [] : [productCategory],
    ),
  ),
];

/** The same with ambiguous words and parts of compounds: "car" for "~car". They prove no other product. */
export const listMentionedCategories = (blocks: readonly (TextBlock | null)[]): string[] => [
  ...listProductCategories(blocks, { withoutModifiers: false }),
  ...listTerms(blocks)
    .flatMap(({ concept, compoundParts = [] }) => [concept, ...compoundParts])
    .flatMap((concept) => (concept.startsWith("~") ? [concept.slice(1)] : [])),
];

/** Boilerplate is left out, because it names all products of the site. */
export const listContentAboveTheFold = ({ blocks }: PageEvidence): TextBlock[] =>
  blocks.filter((block) => isAboveTheFold(block) && !block.boilerplate);

/** Ad and page name related product categories, so they are not about different products. */
export const sharesProductCategory = ({ ad, page }: Evidence): boolean => {
  const pageBlocks = [...page.summary, page.headline, page.subhead, ...listContentAboveTheFold(page)];
  const pageCategories = listProductCategories(pageBlocks, { withoutModifiers: false });
  return listProductCategories([ad.headline, ...ad.copy], { withoutModifiers: false }).some((one) =>
    pageCategories.some((other) => areRelatedCategories(one, other)),
  );
};

/** The ad's headline names the product, and the page names no related category. */
export const lacksAdvertisedCategory = ({ ad, page }: Evidence): boolean => {
  const adCategories = listProductCategories([ad.headline], { withoutModifiers: true });
  const pageCategories = listMentionedCategories([...page.summary, ...page.blocks]);
  return (
    adCategories.length > 0 &&
    adCategories.every((one) => pageCategories.every((other) => !areRelatedCategories(one, other)))
  );
};
