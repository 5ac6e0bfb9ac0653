import { curve, type Examination, outcome, seen, silent } from "./outcome.ts";

const SIGNAL = { id: "imagery_style", dimension: "visualMatch", weight: 0.15 } as const;

/** How far apart flat design (texture about .02) and busy photography (about .3) may be. */
const textureGrade = curve([0.03, 1], [0.12, 0.6], [0.3, 0.15]);
const chromaGrade = curve([0.02, 1], [0.06, 0.6], [0.15, 0.15]);
const TEXTURE_SHARE = 0.6;

/** How rich a palette is: how many colours hold a twentieth of the picture. */
const richness = (palette: readonly { share: number }[]): number =>
  palette.filter(({ share }) => share >= 0.05).length;
const richnessGrade = curve([1, 1], [3, 0.6], [6, 0.2]);

/** Are ad and first screen drawn alike: flat or photographic, muted or vivid, plain or many-coloured? */
export const imageryStyle: Examination = ({ ad, page }) => {
  if (ad.picture === null || page.fold === null)
    return outcome({ signals: [silent(SIGNAL, "one of the two pictures is not known")] });
  // The ad is a picture: a page's picture is compared with it where there is one, else the screen as a whole.
  const shown = page.images[0]?.measures ?? page.fold;
  const texture = textureGrade(Math.abs(ad.picture.texture - shown.texture));
  const chroma = chromaGrade(Math.abs(ad.picture.chroma - shown.chroma));
  const rich = richnessGrade(Math.abs(richness(ad.picture.palette) - richness(shown.palette)));
  const value = TEXTURE_SHARE * texture + ((1 - TEXTURE_SHARE) * (chroma + rich)) / 2;
  return outcome({
    signals: [
      seen(
        SIGNAL,
        value,
        value >= 0.6
          ? "ad and first screen are drawn in one style"
          : "ad and first screen are drawn in different styles",
      ),
    ],
  });
};
