import { z } from "zod";
import type { Evidence, PageEvidence } from "../artifacts/evidence.ts";
import type { TextBlock } from "../artifacts/text-block.ts";
import { isAboveTheFold } from "../compare/excerpt-position.ts";
import { BarList } from "../lexicon/bar-list.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import json from "../lexicon/product-category-relations.json" with { type: "json" };
import { termsIn } from "./term-similarity.ts";

/** What is a kind of what: an ad for furniture is kept by a page of sofas, and one for sofas by a page of furniture. */
const words = lexicon(z.object({ kinds: z.record(z.string(), BarList) }), json);

const isKindOf = (kind: string, of: string): boolean => words().kinds[of]?.includes(kind) ?? false;

export const related = (one: string, other: string): boolean =>
  one === other || isKindOf(one, other) || isKindOf(other, one);

/** The kinds of goods that lines name. @param heads leave out what is only said of them ("for your flat"). */
export const goodsIn = (passages: readonly (TextBlock | null)[], heads: boolean): string[] => [
  ...new Set(
    termsIn(passages).flatMap(({ productCategory, modifier }) =>
      productCategory === undefined || (heads && modifier) ? [] : [productCategory],
    ),
  ),
];

/** Goods that a word is about, whether or not it contradicts others by itself: "~car" of "auto". */
export const mentionedIn = (passages: readonly (TextBlock | null)[]): string[] => [
  ...goodsIn(passages, false),
  ...termsIn(passages)
    .flatMap(({ concept: idea, compoundParts = [] }) => [idea, ...compoundParts])
    .flatMap((idea) => (idea.startsWith("~") ? [idea.slice(1)] : [])),
];

/** The page's own words on the first screen: its frame names whatever the site sells. */
export const contentUpfront = ({ blocks }: PageEvidence): TextBlock[] =>
  blocks.filter((block) => isAboveTheFold(block) && !block.boilerplate);

/** Both name goods of a kind: whatever else differs, it is no other thing. */
export const sharesGoods = ({ ad, page }: Evidence): boolean => {
  const shown = goodsIn([...page.summary, page.headline, page.subhead, ...contentUpfront(page)], false);
  return goodsIn([ad.headline, ...ad.copy], false).some((one) => shown.some((other) => related(one, other)));
};

/** The ad names what it sells in its headline, and the page, whatever it says, nothing of that kind. */
export const namesGoodsInVain = ({ ad, page }: Evidence): boolean => {
  const sold = goodsIn([ad.headline], true);
  const shown = mentionedIn([...page.summary, ...page.blocks]);
  return sold.length > 0 && sold.every((goods) => shown.every((other) => !related(goods, other)));
};

/** What the ad sells and what the page sells, where both say it and it is not the same. */
export interface OtherGoods {
  ad: string;
  page: string;
  /** Both headlines name them: nobody can take the one for the other. */
  inHeadlines: boolean;
}
