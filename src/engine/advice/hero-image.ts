import { heroImage as definition } from "../../findings/hero_image.ts";
import type { PageImage } from "../artifacts/capture-schemas.ts";
import { type AdviceContext, type DraftFixes, draftFix } from "./fix-draft.ts";
import { findTopText } from "./usable-text.ts";

/** The ad's picture against the page's pictures above the fold. */
export const heroImage: DraftFixes = (context) => {
  if (!context.evidence.ad.picture) return [];
  const hero = findHeroImage(context);
  const top = findTopText(context);
  if (!hero?.src) return [top && draftFix(definition.fixes.addAdPicture(top.text), top)];
  const { src: text, alt, box, selector } = hero;
  const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
  return [
    draftFix(definition.fixes.useAdPicture(text, alt, size), { text, selector }),
    draftFix(definition.fixes.usePagePicture(text), { text: "The ad's current picture", selector }),
  ];
};

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
