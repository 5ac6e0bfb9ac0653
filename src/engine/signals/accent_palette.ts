import type { Colour } from "../artifacts/capture-schemas.ts";
import type { ColourCluster } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import {
  type AccentColour,
  accentCoverage,
  dominantColours,
  parseChromaticColour,
  totalAccentWeight,
  vividness,
  weighAccents,
} from "../relation/colour-match.ts";
import { piecewiseLinear } from "../relation/piecewise-linear.ts";
import { createFinding, statusOf } from "./create-finding.ts";
import { defineSignal, type Measurement, unknown } from "./define-signal.ts";

const MATCH_THRESHOLD = 0.65;
const PARTIAL_MATCH_THRESHOLD = 0.35;

/** Colours of the ad that the page lacks count for more than colours that only the page has. */
const AD_COLOURS_SHARE = 0.6;

/** A page with neutral colours only is no match, but no mismatch either. */
const COLOURLESS_PAGE_SCORE = 0.4;

/** The area share at which a control's colour counts: it is small but prominent. */
const CONTROL_AREA_SHARE = 0.02;

/** 0 without noticeable colour; 1 from a vivid colour on a hundredth of the picture. */
const colourfulness = piecewiseLinear([0.0005, 0], [0.004, 1]);

/** Colours from the page's styles do not depend on the layout of its text. */
const clustersOfStyles = (colours: readonly Colour[]): ColourCluster[] =>
  colours.flatMap((colour) => {
    const chromatic = parseChromaticColour(colour);
    return chromatic === null ? [] : [{ ...chromatic, share: CONTROL_AREA_SHARE }];
  });

const listColours = (colours: readonly Colour[]): string =>
  [...new Set(colours)].slice(0, 3).join(", ") || "only neutral colours";

const buildFinding = (value: number, ad: readonly Colour[], page: readonly Colour[]): Finding => {
  const status = statusOf(value, MATCH_THRESHOLD, PARTIAL_MATCH_THRESHOLD);
  return createFinding({
    kind: "palette",
    status,
    severity: status === "mismatch" ? "MEDIUM" : "LOW",
    adValue: listColours(ad),
    landingPageValue: listColours(page),
    recommendation:
      status === "match"
        ? "Nothing to do: the page uses the ad's colours."
        : `Use the ad's ${ad[0] ?? "main colour"} above the fold: for the button, a band or the picture.`,
    confidence: 0.9,
  });
};

const scoreSimilarity = (ad: readonly AccentColour[], page: readonly AccentColour[]): number => {
  const similarity = AD_COLOURS_SHARE * accentCoverage(ad, page) + (1 - AD_COLOURS_SHARE) * accentCoverage(page, ad);
  const coloured = colourfulness(totalAccentWeight(page));
  return coloured * similarity + (1 - coloured) * COLOURLESS_PAGE_SCORE;
};

/** A layer hides the page, so only its styles are known: they can prove a match but not a mismatch. */
const measureStyles = (
  ad: readonly AccentColour[],
  adColours: readonly Colour[],
  page: readonly Colour[],
): Measurement => {
  const value = accentCoverage(ad, weighAccents(clustersOfStyles(page)));
  return value < MATCH_THRESHOLD
    ? unknown("the colours above the fold could not be seen")
    : { value, note: `the page's buttons and header use the ad's colours (${listColours(adColours)})` };
};

/** Does the page use the ad's colours above the fold? Neutral colours are ignored, because every page has them. */
export const accentPalette = defineSignal("visualMatch", "accent_palette", ({ ad, page }) => {
  if (ad.picture === null) return unknown("the ad's picture is not known");
  const adAccents = weighAccents(ad.picture.colourClusters);
  // An ad with little colour says little about colours. A large dark area has a hue that nobody sees.
  const strongest = Math.max(0, ...ad.picture.colourClusters.map((cluster) => Math.hypot(cluster.a, cluster.b)));
  const reliability = colourfulness(totalAccentWeight(adAccents)) * vividness(strongest);
  if (reliability === 0) return unknown("the ad has only neutral colours");
  const adColours = dominantColours(ad.picture.palette);
  if (page.foldMeasures === null) return measureStyles(adAccents, adColours, page.accentColours);
  const pageClusters = [...page.foldMeasures.colourClusters, ...clustersOfStyles(page.accentColours)];
  const value = scoreSimilarity(adAccents, weighAccents(pageClusters));
  const pageColours = [...page.accentColours.slice(0, 1), ...dominantColours(page.foldMeasures.palette)];
  const note =
    value >= MATCH_THRESHOLD
      ? `the page uses the ad's colours above the fold (${listColours(adColours)})`
      : `the ad's colours are ${listColours(adColours)}, the page's colours above the fold ${listColours(pageColours)}`;
  return { value, note, reliability, findings: [buildFinding(value, adColours, pageColours)] };
});
