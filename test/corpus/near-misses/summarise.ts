import type { Dimension } from "../../../src/contract/vocabulary.ts";
import { auc, median } from "../statistics.ts";
import { mapDimensions, type ScoredAd } from "./evaluate-ads.ts";
import { BELONGING_KINDS, type NearKind, WRONG_KINDS } from "./pages.ts";

/** The default threshold of a check. */
export const THRESHOLD = 7;

export interface Row {
  ads: number;
  /** Ads whose overall score reaches the threshold. */
  reached: number;
  /** Ads with a comparison of the severity HIGH. */
  withHigh: number;
  median: number;
}

export interface KindRow extends Row {
  kind: NearKind;
}

/** The probability that an ad that belongs scores higher than a wrong one. */
export interface Separation {
  overall: number;
  /** After caps and penalties. */
  component: Record<Dimension, number>;
  /** Before caps and penalties. */
  detailed: Record<Dimension, number>;
}

export interface Summary {
  belonging: { kinds: KindRow[]; total: Row };
  wrong: { kinds: KindRow[]; total: Row };
  /** NaN where there is no ad that belongs or no wrong one. */
  auc: Separation;
}

export function summarise(ads: readonly ScoredAd[]): Summary {
  const belonging = ads.filter(({ belongs }) => belongs);
  const wrong = ads.filter(({ belongs }) => !belongs);
  const separate = (read: (ad: ScoredAd) => number): number => auc(belonging.map(read), wrong.map(read));
  const separateEach = (read: (ad: ScoredAd) => Record<Dimension, number>): Record<Dimension, number> =>
    mapDimensions((dimension) => separate((ad) => read(ad)[dimension]));
  return {
    belonging: { kinds: countKinds(belonging, BELONGING_KINDS), total: countRow(belonging) },
    wrong: { kinds: countKinds(wrong, WRONG_KINDS), total: countRow(wrong) },
    auc: {
      overall: separate(({ overallScore }) => overallScore),
      component: separateEach(({ componentScores }) => componentScores),
      detailed: separateEach(({ detailedScores }) => detailedScores),
    },
  };
}

/** A row for each kind that occurs. */
const countKinds = (ads: readonly ScoredAd[], kinds: readonly NearKind[]): KindRow[] =>
  kinds
    .map((kind) => ({ kind, ...countRow(ads.filter((ad) => ad.kind === kind)) }))
    .filter(({ ads: count }) => count > 0);

const countRow = (ads: readonly ScoredAd[]): Row => ({
  ads: ads.length,
  reached: ads.filter(({ overallScore }) => overallScore >= THRESHOLD).length,
  withHigh: ads.filter(({ highComparisons }) => highComparisons.length > 0).length,
  median: median(ads.map(({ overallScore }) => overallScore)),
});
