import { z } from "zod";
import type { Evidence } from "../../artifacts/evidence.ts";
import { BarList } from "../../lexicon/bar-list.ts";
import json from "../../lexicon/goods-kinds.json" with { type: "json" };
import { lexicon } from "../../lexicon/lexicon.ts";
import { recall, telling } from "./affinity.ts";
import { offeredBlocks } from "./denied.ts";
import { contentUpfront, mentionedIn, type OtherGoods } from "./goods.ts";

/**
 * Families are of one kind in what is shared, and another thing in what is not: who insures a car has no use for a
 * home's insurance. Peers are told apart by themselves where the lines share anything else: a men's shoe and a women's,
 * a course of English and of German.
 */
const kinds = lexicon(z.object({ families: z.record(z.string(), BarList), peers: z.array(BarList) }), json);

/** One member on each side, which the other side never names. */
interface Pair {
  asked: string;
  kept: string;
}

const pairOf = (
  members: readonly string[],
  said: readonly string[],
  shown: readonly string[],
  anywhere: readonly string[],
): Pair | null => {
  const named = (by: readonly string[]): string[] => members.filter((member) => by.includes(member));
  const [asked, kept] = [named(said), named(shown)];
  const isShared = asked.some((member) => shown.includes(member) || anywhere.includes(member));
  const [one, other] = [asked[0], kept[0]];
  return one === undefined || other === undefined || isShared ? null : { asked: one, kept: other };
};

/** Ad and page are of one family, and each names a member of it which the other never says. */
export const siblingsApart = ({ ad, page }: Evidence): OtherGoods | null => {
  const leads = [page.headline, ...page.summary];
  const said = mentionedIn([ad.headline, ...ad.copy]);
  const shown = mentionedIn([...leads, page.subhead, ...contentUpfront(page)]);
  const anywhere = mentionedIn(offeredBlocks(page).filter(({ boilerplate }) => !boilerplate));
  const [led, headed] = [mentionedIn([ad.headline]), mentionedIn(leads)];
  const families = Object.entries(kinds().families)
    .filter(([parent]) => said.includes(parent) && shown.includes(parent))
    .flatMap(([, members]) => pairOf(members, said, shown, anywhere) ?? []);
  const isAlike =
    recall(
      telling(ad.headline?.terms ?? []),
      leads.flatMap((line) => line?.terms ?? []),
    ) > 0;
  const peers = isAlike ? kinds().peers.flatMap((members) => pairOf(members, led, headed, anywhere) ?? []) : [];
  const [pair] = [...families, ...peers];
  if (pair === undefined) return null;
  const inHeadlines = led.includes(pair.asked) && headed.includes(pair.kept);
  return { ad: pair.asked, page: pair.kept, inHeadlines };
};
