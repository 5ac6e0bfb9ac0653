import type { AdEvidence, ImageMeasures, PageImageEvidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { accentSimilarity, weighAccents } from "../relation/colour-match.ts";
import { foldVisibility } from "../relation/image-fold-visibility.ts";
import { imageSimilarity } from "../relation/image-similarity.ts";
import { piecewiseLinear } from "../relation/piecewise-linear.ts";
import { createFinding } from "./create-finding.ts";
import { defineSignal, unknown } from "./define-signal.ts";

/** Nine in ten unrelated pictures are below .4; nine in ten repeated pictures with text on them are above .47. */
const scoreShapeSimilarity = piecewiseLinear([0.4, 0.15], [0.48, 0.75], [0.58, 1]);
/** The same colours in other shapes may be another shot of the same scene, or a coincidence. */
const COLOURS_ONLY_FACTOR = 0.6;

const MATCH_THRESHOLD = 0.7;

/** Share of the fold from which a layer may hide a picture. */
const MIN_HIDING_LAYER_SHARE = 0.15;

interface ImageMatch {
  value: number;
  image: PageImageEvidence;
}

const imagePairSimilarity = (ad: ImageMeasures, { measures }: PageImageEvidence): number | null => {
  const shapes = imageSimilarity(ad.lumaGrid, measures.lumaGrid);
  if (shapes === null) return null;
  return Math.max(
    scoreShapeSimilarity(shapes),
    COLOURS_ONLY_FACTOR * accentSimilarity(weighAccents(ad.colourClusters), weighAccents(measures.colourClusters)),
  );
};

/** The page may show any frame of a video ad. */
const bestFrameSimilarity = (ad: AdEvidence, image: PageImageEvidence): number | null =>
  [ad.picture, ...(ad.frames ?? [])]
    .map((frame) => (frame === null ? null : imagePairSimilarity(frame, image)))
    .reduce((best, value) => (value === null ? best : Math.max(best ?? 0, value)), null);

const describeImage = ({ image }: PageImageEvidence): string =>
  image.alt === ""
    ? `picture ${image.src?.split(/[?#]/)[0]?.split("/").at(-1) ?? "without a name"}`
    : `picture “${image.alt}”`;

const buildFinding = ({ mediaType }: AdEvidence, { value, image }: ImageMatch): Finding => ({
  ...createFinding({
    kind: "hero_image",
    status: value >= MATCH_THRESHOLD ? "match" : "partial_match",
    // A different picture of the same product is no error, and pixels do not show what a picture is of.
    severity: "LOW",
    adValue: `the ad's ${mediaType === "video" ? "video" : "picture"}`,
    landingPageValue: describeImage(image),
    recommendation:
      value >= MATCH_THRESHOLD
        ? "Nothing to do: the page shows the ad's picture above the fold."
        : "Show the ad's picture, or another of the same scene, above the fold.",
    confidence: 0.8,
  }),
  outline: { ad: null, landingPage: image.image.box },
  selector: image.image.selector,
});

/** Does the page show the ad's picture above the fold? */
export const heroImage = defineSignal("visualMatch", "hero_image", ({ ad, page }) => {
  if (ad.picture === null) return unknown("the ad's picture is not known");
  const candidates = page.images.flatMap((image) => {
    const visibility = foldVisibility(image);
    const similarity = bestFrameSimilarity(ad, image);
    return similarity === null || visibility === 0 ? [] : [{ image, visibility, value: similarity * visibility }];
  });
  const [first] = candidates.toSorted((one, other) => other.value - one.value);
  if (first === undefined) return unknown("the page has no picture to compare above the fold");
  const reliability = Math.max(...candidates.map(({ visibility }) => visibility));
  const best = { image: first.image, value: first.value / reliability };
  // Under a layer a match is still proof, but a difference is not.
  if (best.value < MATCH_THRESHOLD && page.layers.some(({ foldShare }) => foldShare >= MIN_HIDING_LAYER_SHARE))
    return unknown("a layer hides too much of the page's picture");
  const note =
    best.value >= MATCH_THRESHOLD
      ? `the page shows the ad's picture (${describeImage(best.image)})`
      : `no picture above the fold resembles the ad's; the most similar one is the ${describeImage(best.image)}`;
  return { value: best.value, note, reliability, findings: [buildFinding(ad, best)] };
});
