import type { AdEvidence, Evidence, ImageMeasures, PageImageEvidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { accentSimilarity, weighAccents } from "../compare/colour-match.ts";
import { createFinding } from "../compare/create-finding.ts";
import { foldVisibility } from "../compare/fold-visibility.ts";
import { imageSimilarity } from "../compare/image-similarity.ts";
import {
  type MeasureSignal,
  piecewiseLinear,
  scoredSignal,
  signalResult,
  unknownSignal,
} from "../compare/signal-result.ts";

const SIGNAL = { id: "hero_image", dimension: "visualMatch", weight: 0.25 } as const;

/** Nine strangers of ten stay under .4, nine of ten pictures that return under lettering above .47. */
const scoreShapeSimilarity = piecewiseLinear([0.4, 0.15], [0.48, 0.75], [0.58, 1]);
/** Other shapes in the same colours are another shot of the same scene, or merely alike: worth something. */
const COLOURS_ONLY_FACTOR = 0.6;

const MATCH_THRESHOLD = 0.7;

/** Share of the first screen from which on a layer is more than a bar. */
const MIN_HIDING_LAYER_SHARE = 0.15;

interface BestImage {
  value: number;
  /** How much the picture is there to be compared, 0 to 1. */
  presence: number;
  image: PageImageEvidence;
}

/** Of an ad that moves, any moment may be the one that the page shows. */
const bestSimilarity = (ad: AdEvidence, image: PageImageEvidence): number | null =>
  [ad.picture, ...(ad.frames ?? [])]
    .map((moment) => (moment === null ? null : scoreImagePair(moment, image)))
    .reduce((best, value) => (value === null ? best : Math.max(best ?? 0, value)), null);

const scoreImagePair = (ad: ImageMeasures, { measures }: PageImageEvidence): number | null => {
  const shapes = imageSimilarity(ad.lumaGrid, measures.lumaGrid);
  if (shapes === null) return null;
  return Math.max(
    scoreShapeSimilarity(shapes),
    COLOURS_ONLY_FACTOR *
      accentSimilarity(weighAccents(ad.colourClusters), weighAccents(measures.colourClusters)),
  );
};

const describeImage = ({ image }: PageImageEvidence): string =>
  image.alt !== ""
    ? `picture “${image.alt}”`
    : `picture ${image.src?.split(/[?#]/)[0]?.split("/").at(-1) ?? "without a name"}`;

const buildFinding = ({ ad }: Evidence, { value, image }: BestImage): Finding => {
  const found = createFinding({
    kind: "hero_image",
    status: value >= MATCH_THRESHOLD ? "match" : "partial_match",
    // Another picture of the same thing is no mistake, and pixels cannot tell what a picture shows.
    severity: "LOW",
    adValue: `the ad's ${ad.mediaType === "video" ? "video" : "picture"}`,
    landingPageValue: describeImage(image),
    recommendation:
      value >= MATCH_THRESHOLD
        ? "Nothing to do: the ad's picture is on the first screen."
        : "Show the ad's picture, or another of the same scene, on the first screen.",
    confidence: 0.8,
  });
  return { ...found, outline: { ad: null, landingPage: image.image.box }, selector: image.image.selector };
};

/** Does the ad's picture meet the visitor again on the first screen? */
export const heroImage: MeasureSignal = (evidence) => {
  const { ad, page } = evidence;
  if (ad.picture === null)
    return signalResult({ signals: [unknownSignal(SIGNAL, "the ad's picture is not known")] });
  const compared = page.images.flatMap((image): BestImage[] => {
    const [value, presence] = [bestSimilarity(ad, image), foldVisibility(image)];
    return value === null || presence === 0 ? [] : [{ image, presence, value: value * presence }];
  });
  const [first, ...others] = compared;
  if (first === undefined)
    return signalResult({ signals: [unknownSignal(SIGNAL, "the first screen has no picture to compare")] });
  const presence = Math.max(...compared.map((one) => one.presence));
  const found = others.reduce((most, one) => (one.value > most.value ? one : most), first);
  const best = { ...found, value: found.value / presence };
  // A layer that hides a part of it leaves room for a match, and proves no other picture.
  if (
    best.value < MATCH_THRESHOLD &&
    page.layers.some(({ foldShare }) => foldShare >= MIN_HIDING_LAYER_SHARE)
  )
    return signalResult({ signals: [unknownSignal(SIGNAL, "a layer hides too much of the page's picture")] });
  const note =
    best.value >= MATCH_THRESHOLD
      ? `the ad's picture meets the visitor again (${describeImage(best.image)})`
      : `no picture of the first screen resembles the ad's; the nearest is the ${describeImage(best.image)}`;
  const signal = { ...SIGNAL, weight: SIGNAL.weight * presence };
  return signalResult({
    signals: [scoredSignal(signal, best.value, note)],
    findings: [buildFinding(evidence, best)],
  });
};
