import { differenceEuclidean, modeLrgb, modeOklab, modeRgb, useMode, wcagContrast } from "culori/fn";
import type { Colour } from "../artifacts/capture.ts";
import type { Swatch } from "../artifacts/evidence.ts";
import {
  type AdviceContext,
  type FindingAdvice,
  type FixDraft,
  quote,
  RERUN_CHECK_STEP,
  RESUBMIT_AD_STEP,
} from "./finding-advice.ts";

for (const mode of [modeRgb, modeLrgb, modeOklab]) useMode(mode);

// WCAG 2.2, 1.4.3: contrast of text against its background.
const MIN_LABEL_CONTRAST = 4.5;
// Below this OKLCH chroma a colour reads as grey; a smaller share is a detail, not an accent.
const MIN_ACCENT_CHROMA = 0.05;
const MIN_ACCENT_SHARE = 0.01;
// An accent is about as vivid as the picture's most vivid colour; a blend between two areas is not.
const MIN_RELATIVE_CHROMA = 0.5;
const LABEL_COLOURS = ["#ffffff", "#111111"] as const;

const colourDistance = differenceEuclidean("oklab");

/** The ad's colours against the page's. */
export const palette: FindingAdvice = {
  risk: "BRAND_INCONSISTENCY",
  violatesPolicy: false,
  describeRisk: ({ finding: { comparison } }) =>
    `The ad's colours (${comparison.adValue}) do not return on the page (${comparison.landingPageValue}): ` +
    "the page does not look like the ad that led to it.",
  draftFixes: (matter) => [useAdAccentOnPage(matter), usePageAccentInAd(matter)],
};

/** The page's button takes the ad's accent that lies nearest to it and still carries a readable label. */
function useAdAccentOnPage({ finding, evidence: { ad, page } }: AdviceContext): FixDraft | null {
  const current = page.accentColours[0];
  const nearest = current && findNearestReadable(current, listAccents(ad.picture?.palette ?? []));
  if (!current || !nearest) return null;
  const { accent, label } = nearest;
  return {
    fixType: "color",
    direction: "change_lp",
    currentValue: current,
    suggestedValue: accent,
    selector: page.ctas[0]?.excerpt.selector ?? finding.selector,
    reasoning: `${accent} is the ad's accent nearest to the page's ${current}, and carries a label in ${label} at a contrast of at least ${MIN_LABEL_CONTRAST}:1.`,
    expectedImpact: "The colour that caught the eye in the ad leads it on the page.",
    steps: [
      `Set the background of the page's main button from ${current} to ${accent}, and its label to ${label}.`,
      "Use the same colour for the other accents of the first screen.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: "A page shared by several campaigns can take up the accent of one only.",
  };
}

function usePageAccentInAd({ evidence: { ad, page } }: AdviceContext): FixDraft | null {
  const current = listAccents(ad.picture?.palette ?? [])[0];
  const suggested = page.accentColours[0];
  if (!current || !suggested) return null;
  return {
    fixType: "color",
    direction: "change_ad",
    currentValue: current,
    suggestedValue: suggested,
    selector: page.ctas[0]?.excerpt.selector ?? null,
    reasoning: `The page's accent is ${suggested}; the ad's is ${current}.`,
    expectedImpact: "Ad and page read as one campaign.",
    steps: [
      `In the artwork, change the accent ${quote(current)} to ${quote(suggested)} and export it again.`,
      RESUBMIT_AD_STEP,
    ],
    tradeoff: "A quieter accent may stand out less among other ads.",
  };
}

/** The ad's vivid colours, the most telling (large and vivid) first. */
function listAccents(swatches: readonly Swatch[]): Colour[] {
  const seen = swatches.filter(({ share }) => share >= MIN_ACCENT_SHARE);
  const most = Math.max(0, ...seen.map(({ chroma }) => chroma));
  return seen
    .filter(({ chroma }) => chroma >= Math.max(MIN_ACCENT_CHROMA, MIN_RELATIVE_CHROMA * most))
    .toSorted((a, b) => b.share * b.chroma - a.share * a.chroma || (a.colour < b.colour ? -1 : 1))
    .map(({ colour }) => colour);
}

function findNearestReadable(
  current: Colour,
  accents: readonly Colour[],
): { accent: Colour; label: string } | null {
  // The label keeps its colour where it can: the one that reads better on the present background.
  const [likely, other] = LABEL_COLOURS.toSorted(
    (a, b) => wcagContrast(current, b) - wcagContrast(current, a),
  );
  for (const label of [likely, other]) {
    const [accent] = accents
      .filter((colour) => label !== undefined && wcagContrast(colour, label) >= MIN_LABEL_CONTRAST)
      .toSorted((a, b) => colourDistance(current, a) - colourDistance(current, b));
    if (accent !== undefined && label !== undefined) return { accent, label };
  }
  return null;
}
