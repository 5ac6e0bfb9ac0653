import { z } from "zod";
import type { Evidence } from "../artifacts/evidence.ts";
import type { TextBlock } from "../artifacts/text-block.ts";
import { BarList } from "../lexicon/bar-list.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import json from "../lexicon/product-category-relations.json" with { type: "json" };
import { offeredBlocks } from "./excluded-claim.ts";
import { contentUpfront, goodsIn, mentionedIn, type OtherGoods, related } from "./product-categories.ts";
import { recall, telling, termsIn } from "./term-similarity.ts";

/**
 * Families are of one kind in what is shared, and another thing in what is not: who insures a car has no use for a
 * home's insurance. Peers are told apart by themselves where the lines share anything else: a men's shoe and a women's,
 * a course of English and of German. Trades are what shops of one kind sell.
 */
const kinds = lexicon(
  z.object({ families: z.record(z.string(), BarList), peers: z.array(BarList), trades: z.array(BarList) }),
  json,
);

/** One member on each side, which the other side never names. */
const pairOf = (
  members: readonly string[],
  said: readonly string[],
  shown: readonly string[],
  anywhere: readonly string[],
) => {
  const named = (by: readonly string[]): string[] => members.filter((member) => by.includes(member));
  const [asked, kept] = [named(said), named(shown)];
  const isShared = asked.some((member) => shown.includes(member) || anywhere.includes(member));
  const [one, other] = [asked[0], kept[0]];
  return one === undefined || other === undefined || isShared ? null : { asked: one, kept: other };
};

/** Ad and page are of one family, and each names a member of it which the other never says. */
const siblingsApart = ({ ad, page }: Evidence): OtherGoods | null => {
  const leads = [page.headline, ...page.summary];
  const said = mentionedIn([ad.headline, ...ad.copy]);
  const shown = mentionedIn([...leads, page.subhead, ...contentUpfront(page)]);
  const anywhere = mentionedIn(offeredBlocks(page).filter(({ boilerplate }) => !boilerplate));
  const [led, headed] = [mentionedIn([ad.headline]), mentionedIn(leads)];
  const families = Object.entries(kinds().families)
    .filter(([parent]) => said.includes(parent) && shown.includes(parent))
    .flatMap(([, members]) => pairOf(members, said, shown, anywhere) ?? []);
  const isAlike = recall(telling(termsIn([ad.headline])), termsIn(leads)) > 0;
  const peers = isAlike ? kinds().peers.flatMap((members) => pairOf(members, led, headed, anywhere) ?? []) : [];
  const [pair] = [...families, ...peers];
  if (pair === undefined) return null;
  const inHeadlines = led.includes(pair.asked) && headed.includes(pair.kept);
  return { ad: pair.asked, page: pair.kept, inHeadlines };
};

/**
 * Of a quarter of what else an ad says the page speaks, too: it is the ad's page, and the goods stand for something
 * else.
 */
const SPOKEN_OF = 0.25;

/**
 * A thing of another trade in an ad that the page answers otherwise is a figure of speech: "The new couch can wait" of
 * a lender, "Back into your favourite jeans" of a dietitian. A shop sells things of one trade, in like words.
 */
const isFigureOfSpeech = (one: string, other: string, { ad, page }: Evidence): boolean => {
  if (kinds().trades.some((trade) => trade.includes(one) && trade.includes(other))) return false;
  const terms = termsIn([ad.headline, ...ad.copy]);
  const rest = telling(terms).filter(({ productCategory }) => productCategory === undefined);
  const there = [...page.summary, ...page.blocks.filter(({ boilerplate }) => !boilerplate)];
  return recall(rest, termsIn(there)) >= SPOKEN_OF;
};

/** What leads names the goods; where it names none, what follows does. */
const leading = (...ranks: readonly (readonly (TextBlock | null)[])[]): string[] =>
  ranks.map((passages) => goodsIn(passages, true)).find((goods) => goods.length > 0) ?? [];

/**
 * Ad and page each name the goods they are about, and nothing that either says first is of a kind with the other's: a
 * contradiction by words that are known, whatever else the lines share.
 */
const strangersApart = (evidence: Evidence): OtherGoods | null => {
  const { ad, page } = evidence;
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
  if (!apart || isFigureOfSpeech(one, other, evidence)) return null;
  const inHeadlines = goodsIn([ad.headline], true).length > 0 && goodsIn([page.headline], true).length > 0;
  return { ad: one, page: other, inHeadlines };
};

/** Ad and page are about different things of one family, or about things that have nothing to do with one another. */
export const otherGoods = (evidence: Evidence): OtherGoods | null =>
  siblingsApart(evidence) ?? strangersApart(evidence);
