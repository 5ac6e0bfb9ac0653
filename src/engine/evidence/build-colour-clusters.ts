import type { ColourCluster } from "../artifacts/evidence.ts";
import { oklchChroma } from "./colour.ts";
import type { ColourBin } from "./palette.ts";

/** By OKLCH chroma: neutral below the first, coloured from the second, partly coloured between them. */
const MAX_NEUTRAL_CHROMA = 0.03;
const MIN_COLOURED_CHROMA = 0.05;

/**
 * Hues 15° apart and three lightness levels. Each colour is shared between neighbouring bins, so that small changes
 * have small effects.
 */
const HUE_BINS = 24;
const MIN_LIGHTNESS = 0.3;
const LIGHTNESS_STEP = 0.3;
const LIGHTNESS_BINS = 3;
/** Less than a pixel. */
const MIN_CLUSTER_SHARE = 1e-5;

const clamp = (value: number, most = 1): number => Math.min(most, Math.max(0, value));

/** Splits a position between the two nearest steps. */
const splitBetweenBins = (place: number): [step: number, share: number][] => {
  const low = Math.floor(place);
  return [
    [low, 1 - (place - low)],
    [low + 1, place - low],
  ];
};

/**
 * The colours of a picture without neutrals, by hue and lightness. Unlike the clusters of a palette, they change
 * continuously with the picture.
 */
export const buildColourClusters = (cells: readonly ColourBin[]): ColourCluster[] => {
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  const clusters = Array.from({ length: HUE_BINS * LIGHTNESS_BINS }, () => ({ l: 0, a: 0, b: 0, share: 0 }));
  for (const { l, a, b, count } of cells) {
    const part =
      clamp((oklchChroma({ a, b }) - MAX_NEUTRAL_CHROMA) / (MIN_COLOURED_CHROMA - MAX_NEUTRAL_CHROMA)) *
      (count / total);
    if (part === 0) continue;
    const hue = ((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * HUE_BINS;
    for (const [step, byHue] of splitBetweenBins(hue))
      for (const [level, byLightness] of splitBetweenBins(
        clamp((l - MIN_LIGHTNESS) / LIGHTNESS_STEP, LIGHTNESS_BINS - 1),
      )) {
        const share = part * byHue * byLightness;
        const cluster = share > 0 ? clusters[(step % HUE_BINS) * LIGHTNESS_BINS + level] : undefined;
        if (cluster === undefined) continue;
        cluster.share += share;
        cluster.l += l * share;
        cluster.a += a * share;
        cluster.b += b * share;
      }
  }
  return clusters
    .filter(({ share }) => share >= MIN_CLUSTER_SHARE)
    .map(({ l, a, b, share }) => ({ lightness: l / share, a: a / share, b: b / share, share }));
};
