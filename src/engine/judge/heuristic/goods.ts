import type { Evidence, PageEvidence, Passage } from "../../products/evidence.ts";
import { isUpfront } from "./place.ts";

/** What is a kind of what: an ad for furniture is kept by a page of sofas, and one for sofas by a page of furniture. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  furniture: ["sofa", "mattress", "bed", "chair", "desk", "lamp", "rug", "curtain"],
  bed: ["mattress", "pillow", "duvet"],
  travel: ["flight", "hotel", "flat", "tent"],
  hotel: ["flat", "flight"],
  dress: ["shoe", "boot", "jacket", "bag", "sock", "shirt", "trousers", "swimwear", "jewel", "watch"],
  shoe: ["boot"],
  food: ["dog", "cat", "pizza", "cake", "cheese", "chocolate", "cookware", "coffee", "wine", "tea", "beer"],
  cake: ["chocolate", "coffee"],
  coffee: ["tea"],
  jewel: ["watch"],
  laptop: ["phone", "game", "headphones", "television"],
  phone: ["headphones", "watch"],
  car: ["insurance", "loan", "tyre"],
  loan: ["mortgage"],
  mortgage: ["insurance"],
  bike: ["insurance", "tyre"],
  insurance: ["dog", "cat", "travel", "phone", "loan", "flat", "dentist", "lawyer"],
  accounting: ["payroll", "lawyer"],
  concert: ["theatre", "guitar", "piano"],
  perfume: ["candle", "cream"],
  wine: ["cheese", "beer", "whisky"],
  plumber: ["electrician"],
};

/** Of one kind in what is shared, and another thing in what is not: who insures a car has no use for a home's insurance. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  food: ["dog", "cat"],
  pet: ["dog", "cat"],
  insurance: ["car", "home", "dog", "cat", "travel", "bike", "dentist", "lawyer"],
  loan: ["car", "mortgage"],
  course:
    "math english french german spanish italian cooking marketing coding drawing yoga dancing swimming singing guitar piano photo".split(
      " ",
    ),
  teacher: ["math", "english", "french", "german", "spanish", "italian", "guitar", "piano", "singing"],
  clean: ["home", "office", "window", "rug", "car", "roof"],
  repair: ["phone", "laptop", "car", "bike", "roof", "watch", "television"],
  dress: ["shoe", "boot", "jacket", "bag", "sock", "shirt", "trousers", "swimwear", "jewel", "watch"],
};

const related = (one: string, other: string): boolean =>
  one === other || (KINDS[one]?.includes(other) ?? false) || (KINDS[other]?.includes(one) ?? false);

/** The kinds of goods that lines name. @param heads leave out what is only said of them ("for your flat"). */
const goodsIn = (passages: readonly (Passage | null)[], heads: boolean): string[] => [
  ...new Set(
    passages
      .flatMap((passage) => passage?.terms ?? [])
      .flatMap(({ goods, aside }) => (goods === undefined || (heads && aside) ? [] : [goods])),
  ),
];

/** Goods that a word is about, whether or not it contradicts others by itself: "~car" of "auto". */
const mentionedIn = (passages: readonly (Passage | null)[]): string[] => [
  ...goodsIn(passages, false),
  ...passages
    .flatMap((passage) => passage?.terms ?? [])
    .flatMap(({ idea, parts = [] }) => [idea, ...parts])
    .flatMap((idea) => (idea.startsWith("~") ? [idea.slice(1)] : [])),
];

/** The page's own words on the first screen: its frame names whatever the site sells. */
export const contentUpfront = ({ blocks }: PageEvidence): Passage[] =>
  blocks.filter((block) => isUpfront(block) && !block.frame);

/** What the ad sells and what the page sells, where both say it and it is not the same. */
export interface OtherGoods {
  ad: string;
  page: string;
  /** Both headlines name them: nobody can take the one for the other. */
  inHeadlines: boolean;
}

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

/** What each side names of a family, where both are of it: its members, the most telling first. */
const membersOf = (parent: string, said: readonly string[], shown: readonly string[]) => {
  const members = FAMILIES[parent] ?? [];
  const isOf = said.includes(parent) && shown.includes(parent);
  const among = (named: readonly string[]) => (isOf ? members.filter((one) => named.includes(one)) : []);
  return { asked: among(said), kept: among(shown) };
};

/** Both are of one family, and each names a member of it which the other never says. */
const siblingsApart = ({ ad, page }: Evidence): OtherGoods | null => {
  const said = mentionedIn([ad.headline, ...ad.copy]);
  const shown = mentionedIn([...page.summary, page.headline, page.subhead, ...contentUpfront(page)]);
  for (const parent of Object.keys(FAMILIES)) {
    const { asked, kept } = membersOf(parent, said, shown);
    const [one, other] = [asked[0], kept[0]];
    if (one === undefined || other === undefined || kept.some((member) => said.includes(member))) continue;
    const anywhere = mentionedIn(page.blocks.filter(({ frame }) => !frame));
    if (asked.some((member) => anywhere.includes(member))) continue;
    const headed = mentionedIn([page.headline, ...page.summary]);
    return {
      ad: one,
      page: other,
      inHeadlines: mentionedIn([ad.headline]).includes(one) && headed.includes(other),
    };
  }
  return null;
};

/** What leads names the goods; where it names none, what follows does. */
const leading = (...ranks: readonly (readonly (Passage | null)[])[]): string[] =>
  ranks.map((passages) => goodsIn(passages, true)).find((goods) => goods.length > 0) ?? [];

/**
 * Ad and page each name the goods they are about, and nothing that either says first is of a kind with the other's: a
 * contradiction by words that are known, whatever else the lines share.
 */
const strangersApart = ({ ad, page }: Evidence): OtherGoods | null => {
  const said = [ad.headline, ...ad.copy];
  const shown = [...page.summary, page.headline, page.subhead, ...contentUpfront(page)];
  const offered = leading([ad.headline], ad.copy);
  const sold = leading([page.headline, ...page.summary], [page.subhead], contentUpfront(page));
  const [one] = offered;
  const [other] = sold;
  if (one === undefined || other === undefined) return null;
  const apart =
    offered.every((goods) => mentionedIn(shown).every((near) => !related(goods, near))) &&
    sold.every((goods) => mentionedIn(said).every((near) => !related(goods, near)));
  if (!apart) return null;
  const inHeadlines = goodsIn([ad.headline], true).length > 0 && goodsIn([page.headline], true).length > 0;
  return { ad: one, page: other, inHeadlines };
};

/** Ad and page are about different things of one family, or about things that have nothing to do with one another. */
export const otherGoods = (evidence: Evidence): OtherGoods | null =>
  siblingsApart(evidence) ?? strangersApart(evidence);
