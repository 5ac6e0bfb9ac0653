import type { LedgerRow } from "../../artifacts/claims.ts";
import type { Evidence } from "../../artifacts/evidence.ts";
import type { Quantity, TextBlock } from "../../artifacts/text-block.ts";
import { compareClaims } from "../../claims/ledger.ts";
import { recall, telling } from "./affinity.ts";
import { type Denied, denied } from "./denied.ts";
import { contentUpfront, type OtherGoods } from "./goods.ts";
import { otherGoods } from "./other-goods.ts";

/** A figure with the line that says it. */
interface Said extends Quantity {
  passage: TextBlock;
}

const figuresIn = (passages: readonly (TextBlock | null)[]): Said[] =>
  passages.flatMap((passage) =>
    passage === null ? [] : (passage.quantities ?? []).map((figure) => ({ ...figure, passage })),
  );

/** Ad and page say another number of one thing: a rate, a time, the model's number. */
export interface OtherMeasure {
  ad: Said;
  page: Said;
}

/** Below this the ad's words may be misread, and one figure is soon another. */
const SURELY_READ = 0.75;

/** More numbers of one kind make a table to choose from. */
const FEW = 2;

const isOfOneThing = (one: Quantity, other: Quantity): boolean =>
  one.label === other.label && one.kind === other.kind && one.bound === other.bound;

/** How much two lines are about the same thing, whatever they count: 0 to 1. */
const kinship = (one: Said, other: Said): number => {
  const around = telling(one.passage.terms).filter(({ word }) => !one.quote.split(" ").includes(word));
  return recall(around, other.passage.terms);
};

/** Below the first screen a page speaks of much else. */
const SURELY_KIN = 0.3;

/**
 * What the page says instead: of lines that speak of the same thing, the nearest; of a model, its headline and title.
 */
const rivalOf = (one: Said, entitled: readonly Said[], upfront: readonly Said[], anywhere: readonly Said[]) => {
  if (one.kind === "name") return entitled.filter((other) => isOfOneThing(one, other));
  const near = anywhere
    .filter((other) => isOfOneThing(one, other))
    .map((other) => ({ other, kin: kinship(one, other) }))
    .filter(({ other, kin }) => kin >= (upfront.some(({ passage }) => passage === other.passage) ? 0.01 : SURELY_KIN));
  const most = Math.max(0, ...near.map(({ kin }) => kin));
  return near.filter(({ kin }) => kin === most).map(({ other }) => other);
};

/**
 * A number of the ad's that the page gives otherwise, and nowhere as the ad does. A model's number has to stand in the
 * page's headline or title; a measure in a line that is about the same thing.
 */
const otherMeasure = ({ ad, page }: Evidence): OtherMeasure | null => {
  if (ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag) return null;
  const entitled = figuresIn([page.headline, ...page.summary]);
  const upfront = [...entitled, ...figuresIn([page.subhead, ...contentUpfront(page)])];
  const anywhere = figuresIn([page.headline, page.subhead, ...page.summary, ...page.blocks]);
  const said = figuresIn([ad.headline, ...ad.copy]).filter(({ passage }) => passage.confidence >= SURELY_READ);
  for (const one of said) {
    if (anywhere.some((other) => other.label === one.label && other.value === one.value)) continue;
    const rivals = rivalOf(one, entitled, upfront, anywhere);
    const [other] = rivals;
    if (other !== undefined && new Set(rivals.map(({ value }) => value)).size <= FEW) return { ad: one, page: other };
  }
  return null;
};

/** What the page says against the ad's subject, whatever words are shared. */
export interface Contradiction {
  goods: OtherGoods | null;
  place: LedgerRow | null;
  measure: OtherMeasure | null;
  denied: Denied | null;
}

/** Most examinations ask for it, and it reads the whole page. */
const known = new WeakMap<Evidence, Contradiction>();

export const contradictionOf = (evidence: Evidence): Contradiction => {
  const found = known.get(evidence) ?? {
    goods: otherGoods(evidence),
    place:
      compareClaims(evidence).find(({ claim, verdict }) => claim.kind === "place" && verdict === "contradicted") ??
      null,
    measure: otherMeasure(evidence),
    denied: denied(evidence),
  };
  known.set(evidence, found);
  return found;
};

/**
 * The right thing, and not here: elsewhere, or not in the way that the ad claims. No line of the page keeps it whole.
 */
export const isDeclinedHere = (evidence: Evidence): boolean => {
  const { place, denied: declined } = contradictionOf(evidence);
  return place !== null || declined !== null;
};

/** What to do about lines that would keep the promise, where the page says something against it. */
export const SETTLE_FIRST = "First resolve the contradiction between ad and page; then adapt the page's headline.";

export const isContradicted = (evidence: Evidence): boolean =>
  Object.values(contradictionOf(evidence)).some((one) => one !== null);
