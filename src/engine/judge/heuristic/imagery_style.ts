import type { Evidence, Look } from "../../products/evidence.ts";
import { curve, type Examination, outcome, seen, silent } from "./outcome.ts";
import { presenceOf } from "./presence.ts";

const SIGNAL = { id: "imagery_style", dimension: "visualMatch", weight: 0.15 } as const;

/** How far apart flat design (texture about .02) and busy photography (about .3) may be. */
const textureGrade = curve([0.03, 1], [0.12, 0.6], [0.3, 0.15]);
const chromaGrade = curve([0.02, 1], [0.06, 0.6], [0.15, 0.15]);
const TEXTURE_SHARE = 0.6;

/** How many times as many colours: flat design has about five, a drawn scene thirty, a photograph a hundred and more. */
const richnessGrade = curve([2, 1], [5, 0.6], [20, 0.2]);

const likeness = (ad: Look, shown: Look): number => {
  const texture = textureGrade(Math.abs(ad.texture - shown.texture));
  const chroma = chromaGrade(Math.abs(ad.chroma - shown.chroma));
  const rich = richnessGrade(Math.max(ad.richness / shown.richness, shown.richness / ad.richness));
  return TEXTURE_SHARE * texture + ((1 - TEXTURE_SHARE) * (chroma + rich)) / 2;
};

/** The ad is a picture: the page's pictures are compared with it by their area, the screen as a whole for want of them. */
const likenessOnPage = (
  ad: Look,
  { fold, images }: Pick<Evidence["page"], "images"> & { fold: Look },
): number => {
  const pictured = Math.max(0, ...images.map(presenceOf));
  const area = images.reduce((sum, image) => sum + presenceOf(image) * image.foldShare, 0);
  if (area === 0) return likeness(ad, fold);
  const grade = images.reduce(
    (sum, image) => sum + presenceOf(image) * image.foldShare * likeness(ad, image.measures),
    0,
  );
  return pictured * (grade / area) + (1 - pictured) * likeness(ad, fold);
};

/** Are ad and first screen drawn alike: flat or photographic, muted or vivid, plain or many-coloured? */
export const imageryStyle: Examination = ({ ad, page: { fold, images } }) => {
  if (ad.picture === null || fold === null)
    return outcome({ signals: [silent(SIGNAL, "one of the two pictures is not known")] });
  const value = likenessOnPage(ad.picture, { fold, images });
  const note =
    value >= 0.6
      ? "ad and first screen are drawn in one style"
      : "ad and first screen are drawn in different styles";
  return outcome({ signals: [seen(SIGNAL, value, note)] });
};
