import { differenceEuclidean, modeLrgb, modeOklab, modeRgb, useMode, wcagContrast } from "culori/fn";
import type { Colour } from "../products/capture.ts";
import type { Swatch } from "../products/evidence.ts";
import { CHECK_AGAIN, type Counsel, type Draft, type Matter, quoted, REVIEW_AGAIN } from "./counsel.ts";

for (const mode of [modeRgb, modeLrgb, modeOklab]) useMode(mode);

// WCAG 2.2, 1.4.3: contrast of text against its background.
const READABLE = 4.5;
// Below this OKLCH chroma a colour reads as grey; a smaller share is a detail, not an accent.
const CHROMATIC = 0.05;
const SMALLEST_SHARE = 0.01;
// An accent is about as vivid as the picture's most vivid colour; a blend between two areas is not.
const NEARLY_AS_VIVID = 0.5;
const LABELS = ["#ffffff", "#111111"] as const;

const distance = differenceEuclidean("oklab");

/** The ad's colours against the page's. */
export const palette: Counsel = {
  risk: "BRAND_INCONSISTENCY",
  policyGrade: false,
  warning: ({ finding: { comparison } }) =>
    `The ad's colours (${comparison.adValue}) do not return on the page (${comparison.landingPageValue}): ` +
    "the page does not look like the ad that led to it.",
  remedies: (matter) => [adAccentOnPage(matter), pageAccentInAd(matter)],
};

/** The page's button takes the ad's accent that lies nearest to it and still carries a readable label. */
function adAccentOnPage({ finding, evidence: { ad, page } }: Matter): Draft | null {
  const current = page.accents[0];
  const nearest = current && nearestReadable(current, accentsOf(ad.picture?.palette ?? []));
  if (!current || !nearest) return null;
  const { accent, label } = nearest;
  return {
    fixType: "color",
    direction: "change_lp",
    currentValue: current,
    suggestedValue: accent,
    selector: page.ctas[0]?.fact.selector ?? finding.selector,
    reasoning: `${accent} is the ad's accent nearest to the page's ${current}, and carries a label in ${label} at a contrast of at least ${READABLE}:1.`,
    expectedImpact: "The colour that caught the eye in the ad leads it on the page.",
    steps: [
      `Set the background of the page's main button from ${current} to ${accent}, and its label to ${label}.`,
      "Use the same colour for the other accents of the first screen.",
      CHECK_AGAIN,
    ],
    tradeoff: "A page shared by several campaigns can take up the accent of one only.",
  };
}

function pageAccentInAd({ evidence: { ad, page } }: Matter): Draft | null {
  const current = accentsOf(ad.picture?.palette ?? [])[0];
  const suggested = page.accents[0];
  if (!current || !suggested) return null;
  return {
    fixType: "color",
    direction: "change_ad",
    currentValue: current,
    suggestedValue: suggested,
    selector: page.ctas[0]?.fact.selector ?? null,
    reasoning: `The page's accent is ${suggested}; the ad's is ${current}.`,
    expectedImpact: "Ad and page read as one campaign.",
    steps: [
      `In the artwork, change the accent ${quoted(current)} to ${quoted(suggested)} and export it again.`,
      REVIEW_AGAIN,
    ],
    tradeoff: "A quieter accent may stand out less among other ads.",
  };
}

/** The ad's vivid colours, the most telling (large and vivid) first. */
function accentsOf(swatches: readonly Swatch[]): Colour[] {
  const seen = swatches.filter(({ share }) => share >= SMALLEST_SHARE);
  const most = Math.max(0, ...seen.map(({ chroma }) => chroma));
  return seen
    .filter(({ chroma }) => chroma >= Math.max(CHROMATIC, NEARLY_AS_VIVID * most))
    .toSorted((a, b) => b.share * b.chroma - a.share * a.chroma || (a.colour < b.colour ? -1 : 1))
    .map(({ colour }) => colour);
}

function nearestReadable(
  current: Colour,
  accents: readonly Colour[],
): { accent: Colour; label: string } | null {
  // The label keeps its colour where it can: the one that reads better on the present background.
  const [likely, other] = LABELS.toSorted((a, b) => wcagContrast(current, b) - wcagContrast(current, a));
  for (const label of [likely, other]) {
    const [accent] = accents
      .filter((colour) => label !== undefined && wcagContrast(colour, label) >= READABLE)
      .toSorted((a, b) => distance(current, a) - distance(current, b));
    if (accent !== undefined && label !== undefined) return { accent, label };
  }
  return null;
}
