import type { Offer, OfferType } from "../products/evidence.ts";
import { clausesOf } from "./clauses.ts";
import {
  adStep,
  CHECK_AGAIN,
  type Draft,
  isOnPage,
  isSure,
  type Matter,
  pageStep,
  quoted,
  REVIEW_AGAIN,
} from "./counsel.ts";
import { phraseOf } from "./offer-phrase.ts";
import { withOffer } from "./offer-text.ts";

/** An offer of the ad, and the page's that it was compared with. */
export interface Pair {
  ad: Offer;
  page: Offer;
}

export const KEPT = "Visitors find the offer they clicked for, so the ad keeps its word.";

/** The page's offer takes the ad's value. */
export function adOfferOnPage(matter: Matter, pair: Pair): Draft | null {
  const { ad, page: stands } = pair;
  if (!isOnPage(stands.fact) || !isSure(ad.fact)) return null;
  const suggested = swapped(matter, pair, "page");
  if (suggested === null) return null;
  const stale = contradictedBeside(matter, pair).filter(({ page }) => page.fact.text !== stands.fact.text);
  return {
    fixType: "offer",
    direction: "change_lp",
    currentValue: stands.fact.text,
    suggestedValue: suggested,
    selector: stands.fact.selector,
    reasoning: `The ad promises ${quoted(phraseOf(ad))}; the page grants ${quoted(phraseOf(stands))}.`,
    expectedImpact: KEPT,
    steps: [
      pageStep(stands.fact.text, suggested),
      ...unique(stale.map(({ page }) => `Correct ${quoted(page.fact.text)} with it.`)),
      "Change it wherever else the old offer stands: structured data (JSON-LD), cart and terms.",
      CHECK_AGAIN,
    ],
    tradeoff: "The offer must then hold for everyone who reads the page, at the margin it costs.",
  };
}

/** The ad's offer takes the page's value. */
export function pageOfferInAd(matter: Matter, pair: Pair): Draft | null {
  const { ad, page: stands } = pair;
  if (!isSure(ad.fact)) return null;
  const suggested = swapped(matter, pair, "ad");
  if (suggested === null) return null;
  return {
    fixType: "offer",
    direction: "change_ad",
    currentValue: ad.fact.text,
    suggestedValue: suggested,
    selector: stands.fact.selector,
    reasoning: `The page grants ${quoted(phraseOf(stands))}; the ad promises ${quoted(phraseOf(ad))}.`,
    expectedImpact: "The ad promises what the page keeps; nobody clicks for an offer that is not there.",
    steps: [
      adStep(ad.fact, suggested, takenOut(matter, pair)),
      "Change it in every variant of the ad.",
      REVIEW_AGAIN,
    ],
    tradeoff: "A weaker offer may draw fewer clicks; those that come convert on what they read.",
  };
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The ad's other offers that the page contradicts. */
const contradictedBeside = ({ among = [] }: Matter, { ad }: Pair): Pair[] =>
  among
    .filter(({ kind, contradiction }) => kind === "offer" && contradiction)
    .flatMap(({ offers }) =>
      offers?.page && offers.ad !== ad ? [{ ad: offers.ad, page: offers.page }] : [],
    );

/**
 * The text with its offer's value exchanged for the other side's, and that of every other offer in it that differs as well: a
 * text that is half mended contradicts itself. Null where one of them cannot be.
 */
function swapped(matter: Matter, pair: Pair, side: keyof Pair): string | null {
  const { text } = pair[side].fact;
  const language = matter.evidence[side].language?.tag ?? null;
  const other = side === "ad" ? "page" : "ad";
  const together = contradictedBeside(matter, pair).filter((each) => each[side].fact.text === text);
  return [pair, ...together].reduce<string | null>(
    (now, each) => now && withOffer(now, each[side], each[other], language),
    text,
  );
}

/** What is reckoned from prices, or stands for one: it is out of date as soon as the price is another. */
const SUMS: ReadonlySet<OfferType> = new Set(["percent_off", "amount_off", "price", "from_price"]);

/** What else the ad says that the page does not keep, and that this change leaves standing, as steps. */
function takenOut(matter: Matter, pair: Pair): string[] {
  const { among = [], evidence } = matter;
  const open = among.flatMap(({ kind, contradiction, comparison, offers }) =>
    kind === "offer" && offers && offers.ad !== pair.ad && (contradiction || comparison.status === "missing")
      ? [offers]
      : [],
  );
  const left = open
    .filter(({ ad, page }) => SUMS.has(ad.type) && !(page && ad.fact.text === pair.ad.fact.text))
    .map(({ ad, page }) => {
      const mended = page && withOffer(ad.fact.text, ad, page, evidence.ad.language?.tag ?? null);
      return `${mended ? "correct" : "take out"} ${quoted(phraseOf(ad))}`;
    });
  const shares = pair.ad.type === "percent_off" ? [] : unkeptShares(matter);
  const named = shares.filter((share) => !left.some((step) => step.includes(share)));
  return unique([...left, ...named.map((share) => `take out ${quoted(share)}`)]);
}

const SHARE = /(?<![\d.,])(\d{1,2}(?:[.,]\d+)?)[\s\u00a0]?%/g;
const LONGEST_CLAUSE = 40;

/** Shares of a hundred in the ad, in whatever language it says what they are of, that the page holds nowhere. */
function unkeptShares({ evidence: { ad, page } }: Matter): string[] {
  const known = ` ${page.wording} `;
  return [ad.headline, ...ad.copy]
    .filter((passage) => passage !== null)
    .flatMap(({ text }) => clausesOf(text))
    .flatMap((clause) =>
      [...clause.matchAll(SHARE)]
        .filter(([, figure = ""]) => !known.includes(` ${figure.replace(/[.,]/, " ")} `))
        .map(([share]) => (clause.length <= LONGEST_CLAUSE ? clause.replace(/[.!?;,\s]+$/, "") : share)),
    );
}
