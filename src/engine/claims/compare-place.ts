import type { LedgerRow } from "../artifacts/claims.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Place, TextBlock } from "../artifacts/text-block.ts";

/** Inflected names share their beginning: "Poznań", "Poznaniu". */
const MIN_STEM = 5;
const MAX_ENDING_LETTERS = 2;

const isOnPage = ({ aliases }: Place, words: string): boolean =>
  aliases.some(
    (name) =>
      words.includes(` ${name}`) ||
      (name.length >= MIN_STEM + MAX_ENDING_LETTERS && words.includes(` ${name.slice(0, -MAX_ENDING_LETTERS)}`)),
  );

const EXTENTS: readonly Place["extent"][] = ["town", "region", "country", "continent"];

/** A larger place may contain the ad's: England has Leeds. Of an unknown name nobody knows the size. */
const isLarger = (one: Place, other: Place): boolean =>
  one.extent !== null && other.extent !== null && EXTENTS.indexOf(one.extent) > EXTENTS.indexOf(other.extent);

const isSame = (one: Place, other: Place): boolean => one.aliases.some((name) => other.aliases.includes(name));

/** Where the page names places of the same size, and only others, it says where it is; else the ad's may be among them. */
const REQUIRED = 0.9;
const UNKNOWN_AREA = 0.4;

const MIN_LISTED = 2;

/** "In Oregon, Colorado and Arizona" says where it is offered, whatever larger or smaller places the page names as well. */
const listsAreas = (blocks: readonly TextBlock[], { extent }: Place): boolean =>
  extent !== null &&
  blocks.some(({ places = [] }) => places.filter((other) => other.extent === extent).length >= MIN_LISTED);

/** Every place that the ad names, and whether the page names it. */
export const comparePlaces = ({ ad, page }: Evidence): LedgerRow[] => {
  const words = ` ${page.fullText} `;
  const stated = page.blocks.flatMap((block) => (block.places ?? []).map((place) => ({ place, block })));
  const blocks: TextBlock[] = [...(ad.headline === null ? [] : [ad.headline]), ...ad.copy];
  const claimed = blocks
    .flatMap((block) => (block.places ?? []).map((place) => ({ place, block })))
    .filter(({ place }, at, all) => all.findIndex((other) => other.place.normalised === place.normalised) === at);
  return claimed.map(({ place, block }) => {
    const kept = isOnPage(place, words);
    const said = stated.find((one) => isSame(one.place, place))?.block ?? null;
    // "Leeds and Manchester" leads to the page of Manchester.
    const isListed = claimed.some(
      (one) => one.block === block && one.place.extent === place.extent && isOnPage(one.place, words),
    );
    const isElsewhere =
      stated.length > 0 && !stated.some((one) => isLarger(one.place, place) || isLarger(place, one.place));
    const saysWhere = !isListed && (isElsewhere || listsAreas(page.blocks, place));
    return {
      claim: {
        kind: "place",
        slot: "place",
        value: null,
        text: place.name,
        source: block,
        checkability: kept || saysWhere ? REQUIRED : UNKNOWN_AREA,
        leading: true,
      },
      verdict: !kept ? "not_mentioned" : said === null || said.aboveFold ? "kept" : "kept_below_the_fold",
      confidence: 0.9,
      statement: said,
      words: kept ? (stated.find((one) => isSame(one.place, place))?.place.name ?? null) : null,
    };
  });
};
