import type { Colour } from "../../products/capture.ts";
import type { Evidence, Tint } from "../../products/evidence.ts";
import type { Finding } from "../../products/judgement.ts";
import { finding } from "./finding.ts";
import { type Accent, accentsOf, answered, huedOf, namesOf, strengthOf } from "./hues.ts";
import { curve, type Examination, type Outcome, outcome, seen, silent } from "./outcome.ts";

const SIGNAL = { id: "accent_palette", dimension: "visualMatch", weight: 0.35 } as const;

const MATCH = 0.65;
const PARTIAL = 0.35;

/** The page answers the ad's colours first; that it has others besides matters less. */
const THERE_SHARE = 0.6;

/** A page without any colour does not answer the ad's, and clashes with none: short of a match, no mismatch either. */
const COLOURLESS = 0.4;

/** A button is small, and looked at. */
const CONTROL_SHARE = 0.02;

/** From no colour to speak of to enough: a pale tint of a hundredth of the picture, and a vivid one. */
const coloured = curve([0.0005, 0], [0.004, 1]);

/** Known from styles: the same however the page's words run. */
const styled = (colours: readonly Colour[]): Tint[] =>
  colours.flatMap((colour) => {
    const hued = huedOf(colour);
    return hued === null ? [] : [{ ...hued, share: CONTROL_SHARE }];
  });

const list = (colours: readonly Colour[]): string =>
  [...new Set(colours)].slice(0, 3).join(", ") || "no colour but neutrals";

const compare = (value: number, ad: readonly Colour[], page: readonly Colour[]): Finding => {
  const status = value >= MATCH ? "match" : value >= PARTIAL ? "partial_match" : "mismatch";
  return finding({
    kind: "palette",
    status,
    severity: status === "mismatch" ? "MEDIUM" : "LOW",
    adValue: list(ad),
    landingPageValue: list(page),
    recommendation:
      status === "match"
        ? "Nothing to do: the page wears the ad's colours."
        : `Carry the ad's ${ad[0] ?? "main colour"} into the first screen: on its button, a band or the picture.`,
    confidence: 0.9,
  });
};

const likenessTo = (shown: readonly Accent[], worn: readonly Accent[]): number => {
  const answer = THERE_SHARE * answered(shown, worn) + (1 - THERE_SHARE) * answered(worn, shown);
  const there = coloured(strengthOf(worn));
  return there * answer + (1 - there) * COLOURLESS;
};

/** Behind a layer only the styles tell of the page's colours: they can show that the ad's are there, never that they are not. */
const behindLayer = (shown: readonly Accent[], ad: readonly Colour[], page: readonly Colour[]): Outcome => {
  const value = answered(shown, accentsOf(styled(page)));
  if (value < MATCH)
    return outcome({ signals: [silent(SIGNAL, "the first screen's colours could not be seen")] });
  const note = `the page's buttons and head wear the ad's colours (${list(ad)}), as far as a layer lets it be known`;
  return outcome({ signals: [seen(SIGNAL, value, note)] });
};

/** Does the first screen wear the ad's colours? Neutrals are left aside: every page has them. */
export const accentPalette: Examination = ({ ad, page }: Evidence) => {
  if (ad.picture === null) return outcome({ signals: [silent(SIGNAL, "the ad's picture is not known")] });
  const shown = accentsOf(ad.picture.tints);
  const known = coloured(strengthOf(shown));
  if (known === 0) return outcome({ signals: [silent(SIGNAL, "the ad has no colour but neutrals")] });
  const names = namesOf(ad.picture.palette);
  if (page.fold === null) return behindLayer(shown, names, page.accents);
  const value = likenessTo(shown, accentsOf([...page.fold.tints, ...styled(page.accents)]));
  const worn = [...page.accents.slice(0, 1), ...namesOf(page.fold.palette)];
  const note =
    value >= MATCH
      ? `the first screen wears the ad's colours (${list(names)})`
      : `the ad's ${list(names)} meets ${list(worn)} on the first screen`;
  // An ad of hardly any colour says hardly anything by it.
  const signal = { ...SIGNAL, weight: SIGNAL.weight * known };
  return outcome({ signals: [seen(signal, value, note)], findings: [compare(value, names, worn)] });
};
