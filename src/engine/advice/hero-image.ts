import { heroImage as definition } from "../../findings/hero_image.ts";
import type { PageImage } from "../artifacts/capture-schemas.ts";
import type { AdviceContext } from "./advice-context.ts";
import { type DraftFixes, draftFix, type FixDraft } from "./fix-draft.ts";
import { findTopText } from "./usable-text.ts";

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
  const { src: text, alt, box, selector } = hero;
  const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
  return draftFix(definition.fixes.useAdPicture(text, alt, size), { text, selector });
}

function addAdPictureUnderHeadline(context: AdviceContext): FixDraft | null {
  const top = findTopText(context);
  return top && context.evidence.ad.picture ? draftFix(definition.fixes.addAdPicture(top.text), top) : null;
}

function usePagePictureInAd(context: AdviceContext): FixDraft | null {
  const hero = findHeroImage(context);
  if (!hero?.src || !context.evidence.ad.picture) return null;
  return draftFix(definition.fixes.usePagePicture(hero.src), {
    text: "The ad's current picture",
    selector: hero.selector,
  });
}
