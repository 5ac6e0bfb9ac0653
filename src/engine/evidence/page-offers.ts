import type { Snapshot } from "../products/capture.ts";
import type { Fact, Offer } from "../products/evidence.ts";
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

/** A figure and its word are often set apart ("50 %" over "off everything"): neighbours are read together too. */
const joined = (texts: Snapshot["texts"], facts: ReadonlyMap<string, Fact>): Fact[] =>
  texts.slice(1).flatMap((below, at) => {
    const above = texts[at];
    if (above === undefined || above.region !== below.region) return [];
    const gap = below.box.y - (above.box.y + above.box.height);
    const short = Math.min(visible(above.text).split(" ").length, visible(below.text).split(" ").length) <= 3;
    const figure = /\d/.test(above.text) ? above : below;
    const fact = facts.get(figure.selector);
    if (!short || !/\d/.test(figure.text) || Math.abs(gap) > 2 * above.fontPx || fact === undefined)
      return [];
    return [{ ...fact, text: `${visible(above.text)} ${visible(below.text)}` }];
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
  const together = offersOf(joined(texts, facts), home).filter(
    ({ type, value, token }) => type !== "price" && !known.has(`${type} ${value} ${token}`),
  );
  return distinct([
    ...alone,
    ...together,
    ...offersOf(labels, home),
    ...schemaOffers(page),
    ...schemaDates(page),
    ...offersOf(summary, home),
  ]);
};
