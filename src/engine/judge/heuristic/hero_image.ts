import type { Evidence, PageImageEvidence, PictureMeasures } from "../../products/evidence.ts";
import type { Finding } from "../../products/judgement.ts";
import { finding } from "./finding.ts";
import { paletteLikeness } from "./hues.ts";
import { curve, type Examination, outcome, seen, silent } from "./outcome.ts";

const SIGNAL = { id: "hero_image", dimension: "visualMatch", weight: 0.25 } as const;

const BITS: Readonly<Record<string, number>> = Object.fromEntries(
  [...Array(16).keys()].map((value) => [value.toString(16), (value.toString(2).match(/1/g) ?? []).length]),
);

/** Share of equal bits of two hashes. Unrelated pictures share about half. */
const agreement = (one: string, other: string): number => {
  let differing = 0;
  for (let at = 0; at < 16; at += 1) {
    const bits = Number.parseInt(one[at] ?? "0", 16) ^ Number.parseInt(other[at] ?? "0", 16);
    differing += BITS[bits.toString(16)] ?? 0;
  }
  return 1 - differing / 64;
};

/** Either picture may be a part of the other: whole against whole, and whole against the other's parts. */
const shapeLikeness = (ad: PictureMeasures, image: PictureMeasures): number =>
  Math.max(
    ...[image.dHash, ...image.crops].map((hash) => agreement(ad.dHash, hash)),
    ...ad.crops.map((hash) => agreement(hash, image.dHash)),
  );

/** Below .68 is what chance yields over eleven comparisons of 64 bits; a re-encoded or lettered copy stays above .8. */
const grade = curve([0.66, 0.15], [0.75, 0.5], [0.85, 0.9], [0.92, 1]);
/** Other shapes in the same colours are another shot of the same scene, or merely alike: worth something. */
const COLOURS_ALONE = 0.6;

const MATCH = 0.7;

interface Best {
  value: number;
  image: PageImageEvidence;
}

const likenessOf = (ad: PictureMeasures, image: PageImageEvidence): number =>
  Math.max(
    grade(shapeLikeness(ad, image.measures)),
    COLOURS_ALONE * (paletteLikeness(ad, image.measures) ?? 0),
  );

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
  const { picture } = ad;
  if (picture === null) return outcome({ signals: [silent(SIGNAL, "the ad's picture is not known")] });
  const best = page.images
    .map((image) => ({ image, value: likenessOf(picture, image) }))
    .reduce<Best | null>((most, one) => (most !== null && most.value >= one.value ? most : one), null);
  if (best === null)
    return outcome({ signals: [silent(SIGNAL, "the first screen has no picture to compare")] });
  const note =
    best.value >= MATCH
      ? `the ad's picture meets the visitor again (${nameOf(best.image)})`
      : `no picture of the first screen resembles the ad's; the nearest is the ${nameOf(best.image)}`;
  return outcome({ signals: [seen(SIGNAL, best.value, note)], findings: [compare(evidence, best)] });
};
