import { differenceEuclidean, modeLrgb, modeOklab, modeRgb, useMode, wcagContrast } from "culori/fn";
import { palette as definition } from "../../findings/palette.ts";
import type { Colour } from "../artifacts/capture-schemas.ts";
import type { Swatch } from "../artifacts/evidence.ts";
import { type DraftFixes, draftFix } from "./fix-draft.ts";

for (const mode of [modeRgb, modeLrgb, modeOklab]) useMode(mode);

// WCAG 2.2, success criterion 1.4.3: contrast of text against its background.
const MIN_LABEL_CONTRAST = 4.5;
// Colours below this OKLCH chroma look grey; a smaller area is no accent.
const MIN_ACCENT_CHROMA = 0.05;
const MIN_ACCENT_SHARE = 0.01;
// Excludes blends between two areas, which are less vivid than the picture's most vivid colour.
const MIN_RELATIVE_CHROMA = 0.5;
const LABEL_COLOURS = ["#ffffff", "#111111"] as const;

const colourDistance = differenceEuclidean("oklab");

/**
 * The ad's colours against the page's. The page takes the ad's accent that is closest to its button's colour and allows
 * a readable label.
 */
export const palette: DraftFixes = ({ finding, evidence: { ad, page } }) => {
  const accents = listAccents(ad.picture?.palette ?? []);
  const [current] = page.accentColours;
  const [text] = accents;
  if (!current || !text) return [];
  const nearest = findNearestReadable(current, accents);
  const button = page.ctas[0]?.excerpt.selector ?? null;
  return [
    nearest &&
      draftFix(definition.fixes.useAdAccent(current, nearest.accent, nearest.label, MIN_LABEL_CONTRAST), {
        text: current,
        selector: button ?? finding.selector,
      }),
    draftFix(definition.fixes.usePageAccent(text, current), { text, selector: button }),
  ];
};

/** The ad's vivid colours, the largest and most vivid first. */
function listAccents(swatches: readonly Swatch[]): Colour[] {
  const seen = swatches.filter(({ share }) => share >= MIN_ACCENT_SHARE);
  const most = Math.max(0, ...seen.map(({ chroma }) => chroma));
  return seen
    .filter(({ chroma }) => chroma >= Math.max(MIN_ACCENT_CHROMA, MIN_RELATIVE_CHROMA * most))
    .toSorted((a, b) => b.share * b.chroma - a.share * a.chroma || (a.colour < b.colour ? -1 : 1))
    .map(({ colour }) => colour);
}

function findNearestReadable(current: Colour, accents: readonly Colour[]) {
  // Prefers the label colour that has the higher contrast on the current background.
  for (const label of LABEL_COLOURS.toSorted((a, b) => wcagContrast(current, b) - wcagContrast(current, a))) {
    const [accent] = accents
      .filter((colour) => wcagContrast(colour, label) >= MIN_LABEL_CONTRAST)
      .toSorted((a, b) => colourDistance(current, a) - colourDistance(current, b));
    if (accent !== undefined) return { accent, label };
  }
  return null;
}
