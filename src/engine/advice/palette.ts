import { differenceEuclidean, modeLrgb, modeOklab, modeRgb, useMode, wcagContrast } from "culori/fn";
import { palette as definition } from "../../findings/palette.ts";
import type { Colour } from "../artifacts/capture-schemas.ts";
import type { Swatch } from "../artifacts/evidence.ts";
import type { AdviceContext } from "./advice-context.ts";
import { type DraftFixes, draftFix, type FixDraft } from "./fix-draft.ts";

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

/** The ad's colours against the page's. */
export const palette: DraftFixes = (context) => [useAdAccentOnPage(context), usePageAccentInAd(context)];

/** Uses the ad's accent that is closest to the button's colour and allows a readable label. */
function useAdAccentOnPage({ finding: { selector }, evidence: { ad, page } }: AdviceContext): FixDraft | null {
  const current = page.accentColours[0];
  const nearest = current && findNearestReadable(current, listAccents(ad.picture?.palette ?? []));
  if (!current || !nearest) return null;
  const { accent, label } = nearest;
  return draftFix(definition.fixes.useAdAccent(current, accent, label, MIN_LABEL_CONTRAST), {
    text: current,
    selector: page.ctas[0]?.excerpt.selector ?? selector,
  });
}

function usePageAccentInAd({ evidence: { ad, page } }: AdviceContext): FixDraft | null {
  const text = listAccents(ad.picture?.palette ?? [])[0];
  const suggested = page.accentColours[0];
  if (!text || !suggested) return null;
  const selector = page.ctas[0]?.excerpt.selector ?? null;
  return draftFix(definition.fixes.usePageAccent(text, suggested), { text, selector });
}

/** The ad's vivid colours, the largest and most vivid first. */
function listAccents(swatches: readonly Swatch[]): Colour[] {
  const seen = swatches.filter(({ share }) => share >= MIN_ACCENT_SHARE);
  const most = Math.max(0, ...seen.map(({ chroma }) => chroma));
  return seen
    .filter(({ chroma }) => chroma >= Math.max(MIN_ACCENT_CHROMA, MIN_RELATIVE_CHROMA * most))
    .toSorted((a, b) => b.share * b.chroma - a.share * a.chroma || (a.colour < b.colour ? -1 : 1))
    .map(({ colour }) => colour);
}

function findNearestReadable(current: Colour, accents: readonly Colour[]): { accent: Colour; label: string } | null {
  // Prefers the label colour that has the higher contrast on the current background.
  const [likely, other] = LABEL_COLOURS.toSorted((a, b) => wcagContrast(current, b) - wcagContrast(current, a));
  for (const label of [likely, other]) {
    const [accent] = accents
      .filter((colour) => label !== undefined && wcagContrast(colour, label) >= MIN_LABEL_CONTRAST)
      .toSorted((a, b) => colourDistance(current, a) - colourDistance(current, b));
    if (accent !== undefined && label !== undefined) return { accent, label };
  }
  return null;
}
