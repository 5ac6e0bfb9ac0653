import type { Evidence, Passage } from "../../products.ts";
import { isUpfront } from "./echo.ts";

/** What is a kind of what: an ad for furniture is kept by a page of sofas, and one for sofas by a page of furniture. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  furniture: ["sofa", "mattress", "bed"],
  bed: ["mattress"],
  travel: ["flight", "hotel", "flat"],
  hotel: ["flat"],
  dress: ["shoe", "boot", "jacket", "bag"],
  shoe: ["boot"],
  food: ["dog", "cat"],
  jewel: ["watch"],
  laptop: ["phone", "game"],
  car: ["insurance", "loan"],
  concert: ["theatre"],
};

const related = (one: string, other: string): boolean =>
  one === other || (KINDS[one]?.includes(other) ?? false) || (KINDS[other]?.includes(one) ?? false);

const goodsIn = (passages: readonly (Passage | null)[]): string[] => [
  ...new Set(
    passages
      .flatMap((passage) => passage?.terms ?? [])
      .flatMap(({ idea, goods }) => (goods ? [idea.replace("~", "")] : [])),
  ),
];

/** What the page shows first and says of itself names goods, the ad names goods, and none of one are of the other's kind. */
export const sellsOtherGoods = ({ ad, page }: Evidence): boolean => {
  const offered = goodsIn([ad.headline, ...ad.copy]);
  const sold = goodsIn([...page.summary, page.headline, page.subhead, ...page.blocks.filter(isUpfront)]);
  return (
    offered.length > 0 &&
    sold.length > 0 &&
    offered.every((one) => sold.every((other) => !related(one, other)))
  );
};
