import { quote } from "../../findings/definition.ts";
import type { PageImage } from "../artifacts/capture.ts";
import {
  type AdviceContext,
  type DraftFixes,
  type FixDraft,
  RERUN_CHECK_STEP,
  RESUBMIT_AD_STEP,
} from "./draft-fixes.ts";
import { findTopText } from "./headline.ts";

const IMAGE_IMPACT = "Visitors recognise the ad's picture before they read.";

/** The ad's picture against the page's pictures above the fold. */
export const heroImage: DraftFixes = (context) => [
  useAdPictureOnPage(context) ?? addAdPictureUnderHeadline(context),
  usePagePictureInAd(context),
];

/** The style of the pictures: photographs or drawings, few or many details. */
export const imagery: DraftFixes = heroImage;

/** The largest picture above the fold that no layer covers. */
function findHeroImage({ evidence: { page } }: AdviceContext): PageImage | null {
  const area = ({ box }: PageImage) => box.width * box.height;
  return (
    page.images
      .map(({ image }) => image)
      .filter(({ covered, src }) => !covered && isHttpUrl(src))
      .toSorted((a, b) => area(b) - area(a))[0] ?? null
  );
}

/** A data URL contains the picture itself: nobody can search for it, and no report should contain it. */
const isHttpUrl = (src: string | null) => src !== null && /^https?:/i.test(src);

function useAdPictureOnPage(context: AdviceContext): FixDraft | null {
  const hero = findHeroImage(context);
  if (!hero?.src || !context.evidence.ad.picture) return null;
  const size = `${Math.round(hero.box.width)} × ${Math.round(hero.box.height)}`;
  return {
    fixType: "image",
    direction: "change_lp",
    currentValue: hero.src,
    suggestedValue: `The ad's own picture, without its text, cropped to ${size} pixels`,
    selector: hero.selector,
    reasoning: "The largest picture above the fold differs from the ad's.",
    expectedImpact: IMAGE_IMPACT,
    steps: [
      `Export the ad's picture without its text at ${size} CSS pixels, and at twice that for sharp screens.`,
      `Replace ${hero.src} with it.`,
      ...(hero.alt.trim() === ""
        ? []
        : [`Change the alternative text ${quote(hero.alt)} to describe the new picture.`]),
      RERUN_CHECK_STEP,
    ],
    tradeoff: "A page of several campaigns can show the picture of only one.",
  };
}

function addAdPictureUnderHeadline(context: AdviceContext): FixDraft | null {
  const top = findTopText(context);
  if (!top || !context.evidence.ad.picture) return null;
  return {
    fixType: "image",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: `The ad's own picture, without its text, beside or behind ${quote(top.text)}`,
    selector: top.selector,
    reasoning: "The page has no picture above the fold.",
    expectedImpact: IMAGE_IMPACT,
    steps: [
      "Export the ad's picture without its text, at twice its size on the page for sharp screens.",
      `Show it above the fold, beside or behind ${quote(top.text)}. Keep the text readable.`,
      RERUN_CHECK_STEP,
    ],
    tradeoff: "The page loads a little slower. Compress the picture and set its size in the markup.",
  };
}

function usePagePictureInAd(context: AdviceContext): FixDraft | null {
  const hero = findHeroImage(context);
  if (!hero?.src || !context.evidence.ad.picture) return null;
  return {
    fixType: "image",
    direction: "change_ad",
    currentValue: "The ad's current picture",
    suggestedValue: hero.src,
    selector: hero.selector,
    reasoning: "A variant of the ad with the page's picture matches the page.",
    expectedImpact: IMAGE_IMPACT,
    steps: [`Create a variant of the ad with ${hero.src} as its picture.`, RESUBMIT_AD_STEP],
    tradeoff: "A picture for a wide page may lose important parts in the ad's format.",
  };
}
