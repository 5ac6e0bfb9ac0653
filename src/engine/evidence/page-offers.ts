import type { Snapshot } from "../products/capture.ts";
import type { Offer } from "../products/evidence.ts";
import type { Fact } from "../products/passage.ts";
import type { ReadBlock } from "./headline.ts";
import type { Home } from "./offers/money.ts";
import { distinct, offersOf } from "./offers/offers.ts";
import { metaFact, PAGE_CONFIDENCE, standing } from "./page-facts.ts";
import { pricesIn, startDaysIn } from "./schema.ts";
import { visible } from "./text.ts";

const schemaDates = (page: Snapshot): Offer[] =>
  startDaysIn(page.jsonLd).map((token) => ({
    type: "date",
    value: null,
    currency: null,
    upTo: false,
    token,
    fact: metaFact(token, "json-ld"),
  }));

const schemaOffers = (page: Snapshot): Offer[] =>
  pricesIn(page.jsonLd).map(({ value, currency, from, text }) => ({
    type: from ? "from_price" : "price",
    value,
    currency,
    upTo: false,
    token: null,
    fact: metaFact(text, "json-ld"),
  }));

type Text = Snapshot["texts"][number];

/** Everything that it says of figures is crossed out. */
const isFormer = ({ text, struck = [] }: Text): boolean =>
  struck.some((run) => /\d/.test(run)) &&
  !/\d/.test(struck.reduce((rest, run) => rest.replace(run, ""), text));

/** A figure and its word are often set apart ("50 %" over "off everything"): neighbours are read together too. */
const joined = (texts: Snapshot["texts"], facts: ReadonlyMap<string, Fact>): Fact[] =>
  texts.slice(1).flatMap((below, at) => {
    const above = texts[at];
    if (above === undefined || above.region !== below.region) return [];
    // What it was says nothing of what stands above or below it: see `cuts`.
    if (isFormer(above) || isFormer(below)) return [];
    const gap = below.box.y - (above.box.y + above.box.height);
    const short = Math.min(visible(above.text).split(" ").length, visible(below.text).split(" ").length) <= 3;
    const figure = /\d/.test(above.text) ? above : below;
    const fact = facts.get(figure.selector);
    if (!short || !/\d/.test(figure.text) || Math.abs(gap) > 2 * above.fontPx || fact === undefined)
      return [];
    const struck = [...(above.struck ?? []), ...(below.struck ?? [])];
    return [{ ...fact, text: `${visible(above.text)} ${visible(below.text)}`, struck }];
  });

/** How far apart two boxes are, edge to edge. */
const distance = ({ box: a }: Text, { box: b }: Text): number =>
  Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width), b.y - (a.y + a.height), a.y - (b.y + b.height), 0);

/** Farther apart than so many of their letters' heights they are not of one price. */
const BESIDE = 2;
/** A price block's words at most: "only", "per night", "incl. VAT". */
const PRICE_WORDS = 6;

/** A former price in a block of its own, read together with the price that stands nearest to it. */
const cuts = (texts: Snapshot["texts"], facts: ReadonlyMap<string, Fact>): Fact[] =>
  texts.flatMap((former, at) => {
    if (!isFormer(former)) return [];
    const [nearest] = [texts[at + 1], texts[at - 1]]
      .filter((other) => other !== undefined)
      .filter(
        (other) =>
          other.region === former.region &&
          /\d/.test(other.text) &&
          !isFormer(other) &&
          visible(other.text).split(" ").length <= PRICE_WORDS &&
          distance(former, other) <= BESIDE * Math.max(former.fontPx, other.fontPx),
      )
      .sort((one, other) => distance(former, one) - distance(former, other));
    const fact = nearest === undefined ? undefined : facts.get(nearest.selector);
    if (nearest === undefined || fact === undefined) return [];
    const struck = [...(former.struck ?? []), ...(nearest.struck ?? [])];
    return [{ ...fact, text: `${visible(former.text)} ${visible(nearest.text)}`, struck }];
  });

/** Every offer of the page, each at its best place: in its copy, its labels, its structured data, its title. */
export const offersOn = (
  page: Snapshot,
  texts: Snapshot["texts"],
  blocks: readonly ReadBlock[],
  summary: readonly Fact[],
  home: Home,
): Offer[] => {
  const facts = new Map(blocks.map(({ block, passage: fact }) => [block.selector, fact]));
  const labels = page.controls
    .filter(({ region }) => region !== "consent")
    .map(
      (control): Fact => ({
        ...metaFact(control.text, "page"),
        confidence: PAGE_CONFIDENCE,
        prominence: 0.3,
        ...standing(control, page),
      }),
    );
  const alone = offersOf(
    blocks.map(({ passage: fact }) => fact),
    home,
  );
  const known = new Set(alone.map(({ type, value, token }) => `${type} ${value} ${token}`));
  // Joined texts may only add what neither says alone: "29 €" beside "49 €" is no price cut.
  const together = offersOf([...cuts(texts, facts), ...joined(texts, facts)], home).filter(
    ({ type, value, token }) => type !== "price" && !known.has(`${type} ${value} ${token}`),
  );
  const listed = new Set(
    [...texts, ...page.controls].filter(({ region }) => region === "nav").map(({ selector }) => selector),
  );
  // Sums in a menu or a filter are steps to choose from; what else they promise ("up to 50 % off") is a promise.
  const said = [...alone, ...together, ...offersOf(labels, home)].filter(
    ({ type, fact: { selector } }) => !/price$/.test(type) || selector === null || !listed.has(selector),
  );
  return distinct([...said, ...schemaOffers(page), ...schemaDates(page), ...offersOf(summary, home)]);
};
