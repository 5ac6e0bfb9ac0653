import type { LedgerRow } from "../artifacts/claims.ts";
import type { Evidence, PageEvidence } from "../artifacts/evidence.ts";
import type { Place, Term, TextBlock } from "../artifacts/text-block.ts";
import { getOfferedText } from "../relation/excluded-claim.ts";
import { listDistinctiveTerms, measureRecall } from "../relation/term-similarity.ts";
import { createRow } from "./create-row.ts";

/** A place with the text that names it. */
interface NamedPlace {
  place: Place;
  block: TextBlock;
}

/** Inflected and derived names share their beginning: "Poznań" and "Poznaniu", "Berlin" and "Berliner". */
const MIN_STEM = 5;
const MAX_ENDING_LETTERS = 2;
const stemOf = (name: string): string =>
  name.includes(" ") ? name : name.slice(0, Math.max(MIN_STEM, name.length - MAX_ENDING_LETTERS));

const isNamedIn = ({ normalised, aliases, extent }: Place, words: string): boolean =>
  [...aliases, ...(extent === null ? normalised.split(" ").filter((word) => word.length >= MIN_STEM) : [])].some(
    (name) => ` ${words}`.includes(` ${stemOf(name)}`),
  );

const EXTENTS: readonly Place["extent"][] = ["town", "region", "country", "continent"];

/** Of an unknown name nobody knows the size. */
const isLarger = (one: Place, other: Place): boolean =>
  one.extent !== null && other.extent !== null && EXTENTS.indexOf(one.extent) > EXTENTS.indexOf(other.extent);

/** "DE" has "DE.06". */
const isWithin = (area: string, larger: string): boolean => area === larger || area.startsWith(`${larger}.`);

/** Both are known to lie in different parts of the world: Île-de-France has no Lyon. */
const areApart = (one: Place, other: Place): boolean =>
  one.areas.length > 0 &&
  other.areas.length > 0 &&
  !one.areas.some((area) => other.areas.some((second) => isWithin(area, second) || isWithin(second, area)));

/** A larger place may contain the other one: England has Leeds. */
const mayContain = (one: Place, other: Place): boolean => isLarger(one, other) && !areApart(one, other);

const isSame = (one: Place, other: Place): boolean => one.aliases.some((name) => other.aliases.includes(name));

/**
 * Where the page names places of the same size, and only others, it says where it is; else the ad's may be among them.
 */
const REQUIRED = 0.9;
const UNKNOWN_AREA = 0.4;

const MIN_LISTED = 2;

/**
 * "In Oregon, Colorado and Arizona" says where it is offered, whatever larger or smaller places the page names as well.
 */
const listsAreas = (blocks: readonly TextBlock[], { extent }: Place): boolean =>
  extent !== null &&
  blocks.some(({ places = [] }) => places.filter((other) => other.extent === extent).length >= MIN_LISTED);

const namePlaces = (blocks: readonly (TextBlock | null | undefined)[]): NamedPlace[] =>
  blocks.flatMap((block) => (block?.places ?? []).map((place) => ({ place, block: block as TextBlock })));

const subjectBeside = ({ place, block }: NamedPlace): Term[] =>
  listDistinctiveTerms(block.terms).filter(({ word }) => !place.normalised.split(" ").includes(word));

/** Another place of the same size, or one that neither contains the place nor lies in it. */
const excludes = (other: Place, place: Place): boolean =>
  other.extent !== null && place.extent !== null && (other.extent === place.extent || areApart(other, place));

/** The page's headline or title has a place that excludes the claimed one in a line about the same thing. */
const findRival = (claimed: NamedPlace, page: PageEvidence, adWords: string): NamedPlace | undefined =>
  namePlaces([page.headline, page.summary[0], page.subhead, ...page.summary.slice(1)]).find(
    (other) =>
      excludes(other.place, claimed.place) &&
      !isNamedIn(other.place, adWords) &&
      page.brands.every(({ normalised }) => normalised !== other.place.normalised) &&
      measureRecall(subjectBeside(claimed), subjectBeside(other)) > 0,
  );

/** "TX" of "Austin, TX" says which Austin it is. */
const isStateCode = ({ name, extent }: Place): boolean => extent === "region" && /^\p{Lu}{2}$/u.test(name);

const MIN_NAME_WORD = 3;

/** The page's name, where it is the advertiser's but for the place: "Lido Bristol" for "Lido Leeds". */
const findOtherBranch = ({ normalised }: Place, advertiser: TextBlock | null, brands: readonly TextBlock[]) => {
  const isIn = (name: string): boolean => ` ${name} `.includes(` ${normalised} `);
  if (advertiser === null || !isIn(advertiser.normalised) || brands.some((brand) => isIn(brand.normalised))) return;
  const own = advertiser.normalised.split(" ").filter((word) => word.length >= MIN_NAME_WORD);
  return brands.find((brand) => brand.normalised.split(" ").some((word) => own.includes(word)));
};

/** Every place that the ad names, and whether the page names it. */
export const comparePlaces = ({ ad, page }: Evidence): LedgerRow[] => {
  const words = getOfferedText(page);
  const adBlocks = [ad.headline, ...ad.copy];
  const adWords = [...adBlocks, ad.brand].map((block) => block?.normalised ?? "").join(" ");
  const stated = namePlaces(page.blocks);
  const claimed = namePlaces(adBlocks).filter(
    ({ place }, at, all) =>
      place.normalised !== ad.brand?.normalised &&
      !isStateCode(place) &&
      all.findIndex((other) => other.place.normalised === place.normalised) === at,
  );
  // One unknown name may be a part of the page's town, several are not.
  const areSeveralAbsent = claimed.length > 1 && claimed.every(({ place }) => !isNamedIn(place, words));
  return claimed.map((one) => {
    const { place, block } = one;
    const isKept =
      isNamedIn(place, words) || stated.some((other) => isStateCode(other.place) && isSame(other.place, place));
    // "Leeds and Manchester" leads to the page of Manchester.
    const isListed = claimed.some((other) => other.place.extent === place.extent && isNamedIn(other.place, words));
    const rival = isKept || isListed ? undefined : findRival(one, page, adWords);
    const isElsewhere =
      (place.extent !== null || areSeveralAbsent) &&
      stated.some((other) => other.place.extent !== null) &&
      !stated.some((other) => mayContain(other.place, place) || mayContain(place, other.place));
    const branch = isKept || isListed ? undefined : findOtherBranch(place, ad.brand, page.brands);
    const saysWhere =
      rival !== undefined || branch !== undefined || (!isListed && (isElsewhere || listsAreas(page.blocks, place)));
    const said = isKept ? stated.find((other) => isSame(other.place, place)) : rival;
    const checkability = isKept || saysWhere ? REQUIRED : UNKNOWN_AREA;
    const isExcluded = rival !== undefined || branch !== undefined;
    const verdict = isKept ? "kept" : isExcluded ? "contradicted" : "not_mentioned";
    const found = { statement: said?.block ?? branch ?? null, words: said?.place.name ?? null };
    return createRow({ kind: "place", slot: "place", text: place.name, source: block, checkability }, verdict, found);
  });
};
