import type { Evidence } from "../../products/evidence.ts";
import type { Finding } from "../../products/judgement.ts";
import { finding } from "./finding.ts";
import { type Accent, accentOf, accentsIn, answered } from "./hues.ts";
import { type Examination, outcome, seen, silent } from "./outcome.ts";

const SIGNAL = { id: "accent_palette", dimension: "visualMatch", weight: 0.35 } as const;

const MATCH = 0.65;
const PARTIAL = 0.35;

/** The page answers the ad's colours first; that it has others besides matters less. */
const THERE_SHARE = 0.7;

/** A page without any colour does not answer the ad's, and clashes with none: short of a match, no mismatch either. */
const COLOURLESS = 0.4;

/** A button is small, and looked at. */
const CONTROL_SHARE = 0.02;

const pageAccents = ({ page }: Evidence): Accent[] => [
  ...accentsIn(page.fold?.palette ?? []),
  ...page.accents.map((colour) => accentOf(colour, CONTROL_SHARE)).filter((accent) => accent !== null),
];

const list = (accents: readonly Accent[]): string =>
  [...new Set(accents.map(({ colour }) => colour))].slice(0, 3).join(", ") || "no colour but neutrals";

const compare = (value: number, ad: readonly Accent[], page: readonly Accent[]): Finding => {
  const status = value >= MATCH ? "match" : value >= PARTIAL ? "partial_match" : "mismatch";
  const [strongest] = ad;
  return finding({
    kind: "palette",
    status,
    severity: status === "mismatch" ? "MEDIUM" : "LOW",
    adValue: list(ad),
    landingPageValue: list(page),
    recommendation:
      status === "match"
        ? "Nothing to do: the page wears the ad's colours."
        : `Carry the ad's ${strongest?.colour ?? "main colour"} into the first screen: on its button, a band or the picture.`,
    confidence: 0.9,
  });
};

/** Does the first screen wear the ad's colours? Neutrals are left aside: every page has them. */
export const accentPalette: Examination = (evidence) => {
  const { ad, page } = evidence;
  if (ad.picture === null) return outcome({ signals: [silent(SIGNAL, "the ad's picture is not known")] });
  if (page.fold === null)
    return outcome({ signals: [silent(SIGNAL, "the first screen's colours could not be seen")] });
  const shown = accentsIn(ad.picture.palette);
  if (shown.length === 0) return outcome({ signals: [silent(SIGNAL, "the ad has no colour but neutrals")] });
  const worn = pageAccents(evidence);
  const value =
    worn.length === 0
      ? COLOURLESS
      : THERE_SHARE * answered(shown, worn) + (1 - THERE_SHARE) * answered(worn, shown);
  const note =
    value >= MATCH
      ? `the first screen wears the ad's colours (${list(shown)})`
      : `the ad's ${list(shown)} meets ${list(worn)} on the first screen`;
  return outcome({ signals: [seen(SIGNAL, value, note)], findings: [compare(value, shown, worn)] });
};
