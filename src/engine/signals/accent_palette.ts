import type { Colour } from "../artifacts/capture.ts";
import type { ColourCluster, Evidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import {
  type AccentColour,
  accentCoverage,
  dominantColours,
  parseChromaticColour,
  totalAccentWeight,
  weighAccents,
} from "../compare/colour-match.ts";
import { createFinding } from "../compare/create-finding.ts";
import {
  type MeasureSignal,
  piecewiseLinear,
  type SignalResult,
  scoredSignal,
  signalResult,
  unknownSignal,
} from "../compare/signal-result.ts";

const SIGNAL = { id: "accent_palette", dimension: "visualMatch", weight: 0.35 } as const;

const MATCH_THRESHOLD = 0.65;
const PARTIAL_MATCH_THRESHOLD = 0.35;

/** The page answers the ad's colours first; that it has others besides matters less. */
const AD_COLOURS_SHARE = 0.6;

/** A page without any colour does not answer the ad's, and clashes with none: short of a match, no mismatch either. */
const COLOURLESS_PAGE_SCORE = 0.4;

/** A button is small, and looked at. */
const CONTROL_AREA_SHARE = 0.02;

/** From no colour to speak of to enough: a pale tint of a hundredth of the picture, and a vivid one. */
const colourfulness = piecewiseLinear([0.0005, 0], [0.004, 1]);

/** Known from styles: the same however the page's words run. */
const huesOfStyles = (colours: readonly Colour[]): ColourCluster[] =>
  colours.flatMap((colour) => {
    const hued = parseChromaticColour(colour);
    return hued === null ? [] : [{ ...hued, share: CONTROL_AREA_SHARE }];
  });

const listColours = (colours: readonly Colour[]): string =>
  [...new Set(colours)].slice(0, 3).join(", ") || "no colour but neutrals";

const buildFinding = (value: number, ad: readonly Colour[], page: readonly Colour[]): Finding => {
  const status =
    value >= MATCH_THRESHOLD ? "match" : value >= PARTIAL_MATCH_THRESHOLD ? "partial_match" : "mismatch";
  return createFinding({
    kind: "palette",
    status,
    severity: status === "mismatch" ? "MEDIUM" : "LOW",
    adValue: listColours(ad),
    landingPageValue: listColours(page),
    recommendation:
      status === "match"
        ? "Nothing to do: the page wears the ad's colours."
        : `Carry the ad's ${ad[0] ?? "main colour"} into the first screen: on its button, a band or the picture.`,
    confidence: 0.9,
  });
};

const scoreSimilarity = (shown: readonly AccentColour[], worn: readonly AccentColour[]): number => {
  const answer =
    AD_COLOURS_SHARE * accentCoverage(shown, worn) + (1 - AD_COLOURS_SHARE) * accentCoverage(worn, shown);
  const there = colourfulness(totalAccentWeight(worn));
  return there * answer + (1 - there) * COLOURLESS_PAGE_SCORE;
};

/** Behind a layer only the styles tell of the page's colours: they can show that the ad's are there, never that they are not. */
const scoreBehindLayer = (
  shown: readonly AccentColour[],
  ad: readonly Colour[],
  page: readonly Colour[],
): SignalResult => {
  const value = accentCoverage(shown, weighAccents(huesOfStyles(page)));
  if (value < MATCH_THRESHOLD)
    return signalResult({ signals: [unknownSignal(SIGNAL, "the first screen's colours could not be seen")] });
  const note = `the page's buttons and head wear the ad's colours (${listColours(ad)}), as far as a layer lets it be known`;
  return signalResult({ signals: [scoredSignal(SIGNAL, value, note)] });
};

/** Does the first screen wear the ad's colours? Neutrals are left aside: every page has them. */
export const accentPalette: MeasureSignal = ({ ad, page }: Evidence) => {
  if (ad.picture === null)
    return signalResult({ signals: [unknownSignal(SIGNAL, "the ad's picture is not known")] });
  const shown = weighAccents(ad.picture.colourClusters);
  const known = colourfulness(totalAccentWeight(shown));
  if (known === 0)
    return signalResult({ signals: [unknownSignal(SIGNAL, "the ad has no colour but neutrals")] });
  const names = dominantColours(ad.picture.palette);
  if (page.foldMeasures === null) return scoreBehindLayer(shown, names, page.accentColours);
  const value = scoreSimilarity(
    shown,
    weighAccents([...page.foldMeasures.colourClusters, ...huesOfStyles(page.accentColours)]),
  );
  const worn = [...page.accentColours.slice(0, 1), ...dominantColours(page.foldMeasures.palette)];
  const note =
    value >= MATCH_THRESHOLD
      ? `the first screen wears the ad's colours (${listColours(names)})`
      : `the ad's ${listColours(names)} meets ${listColours(worn)} on the first screen`;
  // An ad of hardly any colour says hardly anything by it.
  const signal = { ...SIGNAL, weight: SIGNAL.weight * known };
  return signalResult({
    signals: [scoredSignal(signal, value, note)],
    findings: [buildFinding(value, names, worn)],
  });
};
