import { accentOf, accentsIn, kinship } from "./hues.ts";
import { type Examination, outcome, seen, silent } from "./outcome.ts";

const SIGNAL = { id: "brand_colour", dimension: "visualMatch", weight: 0.15 } as const;

/** The colours an ad is remembered by. */
const MOST = 3;

/** Does the page act (buttons, head) in a colour that the ad is remembered by? */
export const brandColour: Examination = ({ ad, page }) => {
  const shown = accentsIn(ad.picture?.palette ?? []).slice(0, MOST);
  const acting = page.accents.map((colour) => accentOf(colour, 1)).filter((accent) => accent !== null);
  if (shown.length === 0) return outcome({ signals: [silent(SIGNAL, "the ad shows no colour to remember")] });
  if (acting.length === 0)
    return outcome({ signals: [silent(SIGNAL, "the page's buttons and head have no colour of their own")] });
  const pairs = shown.flatMap((one) => acting.map((other) => ({ one, other, value: kinship(one, other) })));
  const best = pairs.reduce((most, pair) => (pair.value > most.value ? pair : most));
  const note =
    best.value >= 0.6
      ? `the page's buttons wear the ad's ${best.one.colour} (${best.other.colour})`
      : `the page's buttons wear ${acting[0]?.colour}, the ad ${shown[0]?.colour}`;
  return outcome({ signals: [seen(SIGNAL, best.value, note)] });
};
