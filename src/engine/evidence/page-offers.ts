import type { Snapshot } from "../artifacts/capture-schemas.ts";
import type { Offer } from "../artifacts/evidence.ts";
import type { Excerpt } from "../artifacts/text-block.ts";
import type { PageBlock } from "./find-hero-headline.ts";
import { findEventStartDates, findPrices } from "./json-ld.ts";
import { toVisibleText } from "./normalise-text.ts";
import type { Home } from "./offers/money.ts";
import { distinct, offersOf } from "./offers/offers.ts";
import { locateOnPage, metaExcerpt, PAGE_CONFIDENCE } from "./page-excerpts.ts";

const jsonLdDates = (page: Snapshot): Offer[] =>
  findEventStartDates(page.jsonLd).map((token) => ({
    type: "date",
    value: null,
    currency: null,
    upTo: false,
    token,
    excerpt: metaExcerpt(token, "json-ld"),
  }));

const jsonLdOffers = (page: Snapshot): Offer[] =>
  findPrices(page.jsonLd).map(({ value, currency, from, text }) => ({
    type: from ? "from_price" : "price",
    value,
    currency,
    upTo: false,
    token: null,
    excerpt: metaExcerpt(text, "json-ld"),
  }));

type PageText = Snapshot["texts"][number];

/** All numbers of the text are struck through. */
const isStruckPrice = ({ text, struck = [] }: PageText): boolean =>
  struck.some((run) => /\d/.test(run)) && !/\d/.test(struck.reduce((rest, run) => rest.replace(run, ""), text));

/** Joins neighbouring texts, because a number and its word are often separate ("50 %" above "off everything"). */
const joinNeighbouringTexts = (texts: Snapshot["texts"], excerpts: ReadonlyMap<string, Excerpt>): Excerpt[] =>
  texts.slice(1).flatMap((below, at) => {
    const above = texts[at];
    if (above === undefined || above.region !== below.region) return [];
    // A former price does not belong to the text above or below it: see `joinPriceCuts`.
    if (isStruckPrice(above) || isStruckPrice(below)) return [];
    const gap = below.box.y - (above.box.y + above.box.height);
    const short =
      Math.min(toVisibleText(above.text).split(" ").length, toVisibleText(below.text).split(" ").length) <= 3;
    const figure = /\d/.test(above.text) ? above : below;
    const excerpt = excerpts.get(figure.selector);
    if (!short || !/\d/.test(figure.text) || Math.abs(gap) > 2 * above.fontPx || excerpt === undefined) return [];
    const struck = [...(above.struck ?? []), ...(below.struck ?? [])];
    return [{ ...excerpt, text: `${toVisibleText(above.text)} ${toVisibleText(below.text)}`, struck }];
  });

/** Distance between the edges of two boxes. */
const boxDistance = ({ box: a }: PageText, { box: b }: PageText): number =>
  Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width), b.y - (a.y + a.height), a.y - (b.y + b.height), 0);

/** Texts with a larger distance belong to different prices. */
const MAX_PRICE_DISTANCE_EM = 2;
/** Maximum words of a price: "only", "per night", "incl. VAT". */
const MAX_PRICE_WORDS = 6;

/** Joins a former price in a separate block with the nearest price. */
const joinPriceCuts = (texts: Snapshot["texts"], excerpts: ReadonlyMap<string, Excerpt>): Excerpt[] =>
  texts.flatMap((former, at) => {
    if (!isStruckPrice(former)) return [];
    const [nearest] = [texts[at + 1], texts[at - 1]]
      .filter((other) => other !== undefined)
      .filter(
        (other) =>
          other.region === former.region &&
          /\d/.test(other.text) &&
          !isStruckPrice(other) &&
          toVisibleText(other.text).split(" ").length <= MAX_PRICE_WORDS &&
          boxDistance(former, other) <= MAX_PRICE_DISTANCE_EM * Math.max(former.fontPx, other.fontPx),
      )
      .sort((one, other) => boxDistance(former, one) - boxDistance(former, other));
    const excerpt = nearest === undefined ? undefined : excerpts.get(nearest.selector);
    if (nearest === undefined || excerpt === undefined) return [];
    const struck = [...(former.struck ?? []), ...(nearest.struck ?? [])];
    return [{ ...excerpt, text: `${toVisibleText(former.text)} ${toVisibleText(nearest.text)}`, struck }];
  });

/** Finds all offers of the page, each at its best position: texts, labels, structured data, title. */
export const findPageOffers = (
  page: Snapshot,
  texts: Snapshot["texts"],
  blocks: readonly PageBlock[],
  summary: readonly Excerpt[],
  home: Home,
): Offer[] => {
  const excerpts = new Map(blocks.map(({ block, passage: excerpt }) => [block.selector, excerpt]));
  const labels = page.controls
    .filter(({ region }) => region !== "consent")
    .map(
      (control): Excerpt => ({
        ...metaExcerpt(control.text, "page"),
        confidence: PAGE_CONFIDENCE,
        prominence: 0.3,
        ...locateOnPage(control, page),
      }),
    );
  const alone = offersOf(
    blocks.map(({ passage: excerpt }) => excerpt),
    home,
  );
  const known = new Set(alone.map(({ type, value, token }) => `${type} ${value} ${token}`));
  // Joined texts only add offers that neither text states alone: "29 €" next to "49 €" is no price cut.
  const together = offersOf(
    [...joinPriceCuts(texts, excerpts), ...joinNeighbouringTexts(texts, excerpts)],
    home,
  ).filter(({ type, value, token }) => type !== "price" && !known.has(`${type} ${value} ${token}`));
  const listed = new Set(
    [...texts, ...page.controls].filter(({ region }) => region === "nav").map(({ selector }) => selector),
  );
  // Amounts in a menu or filter are options; other offers there ("up to 50 % off") count.
  const stated = [...alone, ...together, ...offersOf(labels, home)].filter(
    ({ type, excerpt: { selector } }) => !/price$/.test(type) || selector === null || !listed.has(selector),
  );
  return distinct([...stated, ...jsonLdOffers(page), ...jsonLdDates(page), ...offersOf(summary, home)]);
};
