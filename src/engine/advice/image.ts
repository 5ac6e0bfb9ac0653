import type { PageImage } from "../artifacts/capture.ts";
import {
  type AdviceContext,
  type FindingAdvice,
  type FixDraft,
  quote,
  RERUN_CHECK_STEP,
  RESUBMIT_AD_STEP,
} from "./finding-advice.ts";
import { findTopText } from "./headline.ts";

const IMAGE_IMPACT = "Visitors see again what they clicked on, before they read a word.";

/** The ad's picture against the pictures of the page's first screen. */
export const heroImage: FindingAdvice = {
  risk: "BRAND_INCONSISTENCY",
  violatesPolicy: false,
  describeRisk: () =>
    "The picture in the ad appears nowhere in the page's first screen: visitors do not see again what they clicked on.",
  draftFixes: (matter) => [
    useAdPictureOnPage(matter) ?? addAdPictureUnderHeadline(matter),
    usePagePictureInAd(matter),
  ],
};

/** The manner of the pictures: photograph or drawing, calm or busy. */
export const imagery: FindingAdvice = {
  risk: "BRAND_INCONSISTENCY",
  violatesPolicy: false,
  describeRisk: ({ finding: { comparison } }) =>
    `The ad's imagery (${comparison.adValue}) and the page's (${comparison.landingPageValue}) differ in style: they do not look like one campaign.`,
  draftFixes: heroImage.draftFixes,
};

/** The largest picture of the first screen that a visitor sees. */
function findHeroImage({ evidence: { page } }: AdviceContext): PageImage | null {
  const area = ({ box }: PageImage) => box.width * box.height;
  return (
    page.images
      .map(({ image }) => image)
      .filter(({ covered, src }) => !covered && isHttpUrl(src))
      .toSorted((a, b) => area(b) - area(a))[0] ?? null
  );
}

/** A data URL is a picture's bytes: nobody can search for it, and no report should carry it. */
const isHttpUrl = (src: string | null) => src !== null && /^https?:/i.test(src);

function useAdPictureOnPage(matter: AdviceContext): FixDraft | null {
  const hero = findHeroImage(matter);
  if (!hero?.src || !matter.evidence.ad.picture) return null;
  const size = `${Math.round(hero.box.width)} × ${Math.round(hero.box.height)}`;
  return {
    fixType: "image",
    direction: "change_lp",
    currentValue: hero.src,
    suggestedValue: `The ad's own picture, without its text, cropped to ${size} pixels`,
    selector: hero.selector,
    reasoning: "The first screen's largest picture shows something else than the ad.",
    expectedImpact: IMAGE_IMPACT,
    steps: [
      `Export the ad's picture without its text at ${size} CSS pixels, and at twice that for sharp screens.`,
      `Put it in place of ${hero.src}.`,
      ...(hero.alt.trim() === ""
        ? []
        : [`Rewrite the alternative text ${quote(hero.alt)} for the new picture.`]),
      RERUN_CHECK_STEP,
    ],
    tradeoff: "A page shared by several campaigns can open with the picture of one only.",
  };
}

function addAdPictureUnderHeadline(matter: AdviceContext): FixDraft | null {
  const top = findTopText(matter);
  if (!top || !matter.evidence.ad.picture) return null;
  return {
    fixType: "image",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: `The ad's own picture, without its text, beside or behind ${quote(top.text)}`,
    selector: top.selector,
    reasoning: "The first screen shows no picture that could remind visitors of the ad.",
    expectedImpact: IMAGE_IMPACT,
    steps: [
      "Export the ad's picture without its text, at twice its size on the page for sharp screens.",
      `Show it in the first screen, beside or behind ${quote(top.text)}, with the text still readable.`,
      RERUN_CHECK_STEP,
    ],
    tradeoff: "The first screen loads a little later; compress the picture and give its size in the markup.",
  };
}

function usePagePictureInAd(matter: AdviceContext): FixDraft | null {
  const hero = findHeroImage(matter);
  if (!hero?.src || !matter.evidence.ad.picture) return null;
  return {
    fixType: "image",
    direction: "change_ad",
    currentValue: "The ad's present picture",
    suggestedValue: hero.src,
    selector: hero.selector,
    reasoning: "A variant of the ad with the page's own picture leads to it without a break.",
    expectedImpact: IMAGE_IMPACT,
    steps: [`Make a variant of the ad with ${hero.src} as its picture.`, RESUBMIT_AD_STEP],
    tradeoff: "A picture made for a wide page may lose what matters in an ad's format.",
  };
}
