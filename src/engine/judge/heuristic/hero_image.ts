import type { AdEvidence, Evidence, Look, PageImageEvidence } from "../../products/evidence.ts";
import type { Finding } from "../../products/judgement.ts";
import { finding } from "./finding.ts";
import { accentsOf, coloursAlike } from "./hues.ts";
import { curve, type Examination, outcome, seen, silent } from "./outcome.ts";
import { presenceOf } from "./presence.ts";
import { resemblance } from "./resemblance.ts";

const SIGNAL = { id: "hero_image", dimension: "visualMatch", weight: 0.25 } as const;

/** Nine strangers of ten stay under .4, nine of ten pictures that return under lettering above .47. */
const grade = curve([0.4, 0.15], [0.48, 0.75], [0.58, 1]);
/** Other shapes in the same colours are another shot of the same scene, or merely alike: worth something. */
const COLOURS_ALONE = 0.6;

const MATCH = 0.7;

/** Share of the first screen from which on a layer is more than a bar. */
const LAYERED = 0.15;

interface Best {
  value: number;
  /** How much the picture is there to be compared, 0 to 1. */
  presence: number;
  image: PageImageEvidence;
}

/** Of an ad that moves, any moment may be the one that the page shows. */
const bestLikeness = (ad: AdEvidence, image: PageImageEvidence): number | null =>
  [ad.picture, ...(ad.moments ?? [])]
    .map((moment) => (moment === null ? null : likenessOf(moment, image)))
    .reduce((best, value) => (value === null ? best : Math.max(best ?? 0, value)), null);

const likenessOf = (ad: Look, { measures }: PageImageEvidence): number | null => {
  const shapes = resemblance(ad.sketch, measures.sketch);
  if (shapes === null) return null;
  return Math.max(
    grade(shapes),
    COLOURS_ALONE * coloursAlike(accentsOf(ad.tints), accentsOf(measures.tints)),
  );
};

const nameOf = ({ image }: PageImageEvidence): string =>
  image.alt !== ""
    ? `picture “${image.alt}”`
    : `picture ${image.src?.split(/[?#]/)[0]?.split("/").at(-1) ?? "without a name"}`;

const compare = ({ ad }: Evidence, { value, image }: Best): Finding => {
  const found = finding({
    kind: "hero_image",
    status: value >= MATCH ? "match" : "partial_match",
    // Another picture of the same thing is no mistake, and pixels cannot tell what a picture shows.
    severity: "LOW",
    adValue: `the ad's ${ad.mediaType === "video" ? "video" : "picture"}`,
    landingPageValue: nameOf(image),
    recommendation:
      value >= MATCH
        ? "Nothing to do: the ad's picture is on the first screen."
        : "Show the ad's picture, or another of the same scene, on the first screen.",
    confidence: 0.8,
  });
  return { ...found, outline: { ad: null, landingPage: image.image.box }, selector: image.image.selector };
};

/** Does the ad's picture meet the visitor again on the first screen? */
export const heroImage: Examination = (evidence) => {
  const { ad, page } = evidence;
  if (ad.picture === null) return outcome({ signals: [silent(SIGNAL, "the ad's picture is not known")] });
  const compared = page.images.flatMap((image): Best[] => {
    const [value, presence] = [bestLikeness(ad, image), presenceOf(image)];
    return value === null || presence === 0 ? [] : [{ image, presence, value: value * presence }];
  });
  const [first, ...others] = compared;
  if (first === undefined)
    return outcome({ signals: [silent(SIGNAL, "the first screen has no picture to compare")] });
  const presence = Math.max(...compared.map((one) => one.presence));
  const found = others.reduce((most, one) => (one.value > most.value ? one : most), first);
  const best = { ...found, value: found.value / presence };
  // A layer that hides a part of it leaves room for a match, and proves no other picture.
  if (best.value < MATCH && page.layers.some(({ foldShare }) => foldShare >= LAYERED))
    return outcome({ signals: [silent(SIGNAL, "a layer hides too much of the page's picture")] });
  const note =
    best.value >= MATCH
      ? `the ad's picture meets the visitor again (${nameOf(best.image)})`
      : `no picture of the first screen resembles the ad's; the nearest is the ${nameOf(best.image)}`;
  const signal = { ...SIGNAL, weight: SIGNAL.weight * presence };
  return outcome({ signals: [seen(signal, best.value, note)], findings: [compare(evidence, best)] });
};
