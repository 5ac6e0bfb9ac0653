import type { Colour } from "../../products/capture.ts";
import type { Tint } from "../../products/evidence.ts";
import { accentsOf, type Hued, huedOf, kinship, namesOf } from "./hues.ts";
import { curve, type Examination, outcome, seen, silent } from "./outcome.ts";

const SIGNAL = { id: "brand_colour", dimension: "visualMatch", weight: 0.15 } as const;

/** A colour of the ad's, and how well it is remembered beside the others, 0 to 1. */
interface Remembered extends Hued {
  rank: number;
}

/** What is remembered is vivid: a leaf's or a skin's large muted tone is not what an ad is known by. */
const VIVIDNESS = 2.5;
/** The second colour counts for nearly as much as the first: by the fifth root of its strength. */
const FADING = 0.2;
/** Too little, OKLCH chroma, and enough of one in the strongest colour for the ad to have any of its own. */
const vivid = curve([0.04, 0], [0.07, 1]);

const rememberedOf = (tints: readonly Tint[]): Remembered[] => {
  const strengths = tints.map((tint) =>
    Math.sqrt(
      tints.reduce(
        (sum, other) => sum + kinship(tint, other) * other.share * (other.a ** 2 + other.b ** 2) ** VIVIDNESS,
        0,
      ),
    ),
  );
  const most = Math.max(0, ...strengths);
  const present = accentsOf(tints);
  return tints.map(({ lightness, a, b }, at) => ({
    lightness,
    a,
    b,
    rank: most === 0 ? 0 : (present[at]?.presence ?? 0) * ((strengths[at] ?? 0) / most) ** FADING,
  }));
};

/** How vivid the colour is that an ad is remembered by most. */
const vividnessOf = (remembered: readonly Remembered[]): number =>
  remembered.reduce((most, { a, b, rank }) => Math.max(most, rank * vivid(Math.hypot(a, b))), 0);

/** Does the page act (buttons, head) in a colour that the ad is remembered by? */
export const brandColour: Examination = ({ ad, page }) => {
  const remembered = rememberedOf(ad.picture?.tints ?? []);
  const known = vividnessOf(remembered);
  const acting = page.accents.flatMap((colour) => {
    const hued = huedOf(colour);
    return hued === null ? [] : [{ hued, colour }];
  });
  if (known === 0) return outcome({ signals: [silent(SIGNAL, "the ad shows no colour to remember")] });
  const [first] = acting;
  if (first === undefined)
    return outcome({ signals: [silent(SIGNAL, "the page's buttons and head have no colour of their own")] });
  let best: { value: number; colour: Colour } = { value: 0, colour: first.colour };
  for (const { hued, colour } of acting) {
    const value = Math.max(...remembered.map((one) => one.rank * kinship(hued, one)));
    if (value > best.value) best = { value, colour };
  }
  const own = namesOf(ad.picture?.palette ?? [])[0] ?? "colours";
  const note =
    best.value >= 0.6
      ? `the page's buttons wear a colour of the ad's (${best.colour})`
      : `the page's buttons wear ${best.colour}, the ad ${own}`;
  return outcome({ signals: [seen({ ...SIGNAL, weight: SIGNAL.weight * known }, best.value, note)] });
};
