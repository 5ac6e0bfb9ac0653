import type { Evidence } from "../../products/evidence.ts";
import { type Denied, denied } from "./denied.ts";
import type { OtherGoods } from "./goods.ts";
import { type OtherPlace, otherPlace } from "./locality.ts";
import { type OtherMeasure, otherMeasure } from "./measures.ts";
import { otherGoods } from "./other-goods.ts";

/** What the page says against the ad's subject, whatever words are shared. */
export interface Contradiction {
  goods: OtherGoods | null;
  place: OtherPlace | null;
  measure: OtherMeasure | null;
  denied: Denied | null;
}

export const contradictionOf = (evidence: Evidence): Contradiction => ({
  goods: otherGoods(evidence),
  place: otherPlace(evidence),
  measure: otherMeasure(evidence),
  denied: denied(evidence),
});

/** The right thing, and not here: elsewhere, or not in the way that the ad claims. No line of the page keeps it whole. */
export const isDeclinedHere = (evidence: Evidence): boolean =>
  otherPlace(evidence) !== null || denied(evidence) !== null;

/** What to do about lines that would keep the promise, where the page says something against it. */
export const SETTLE_FIRST =
  "Settle first what the page says against the ad; its first lines follow from that.";

export const isContradicted = (evidence: Evidence): boolean =>
  Object.values(contradictionOf(evidence)).some((one) => one !== null);
