import { brand as definition } from "../../findings/brand.ts";
import { STATED_BRAND_CONFIDENCE } from "../artifacts/text-block.ts";
import { type AdviceContext, type DraftFixes, draftFix, editAdStep, type FixDraft, isWrongPage } from "./fix-draft.ts";
import { reroute } from "./reroute.ts";
import { findTopText, isEditablePageText, isReliable } from "./usable-text.ts";

/** The ad's brand against the page's. */
export const brand: DraftFixes = (context) => {
  const routed = reroute(context, "body_copy") ?? sendToBrandPage(context);
  return isWrongPage(context) || mayBelongToAnotherBrand(context)
    ? [routed, nameInAd(context)]
    : [nameOnPage(context), nameInAd(context), routed];
};

/**
 * The page may belong to another brand if it has any other name. A competitor's headline must not show the ad's
 * brand.
 */
const mayBelongToAnotherBrand = ({ finding, evidence: { page } }: AdviceContext): boolean =>
  finding.contradiction || page.brands.length > 0;

/** Points the ad at a page of its own brand. */
function sendToBrandPage({ evidence: { ad, page } }: AdviceContext): FixDraft | null {
  if (!isReliable(ad.brand)) return null;
  const selector = page.headline?.selector ?? null;
  return draftFix(definition.fixes.sendToBrandPage(ad.brand.text), { text: page.url, selector });
}

/** Adds the brand to the page's most prominent line. */
function nameOnPage(context: AdviceContext): FixDraft | null {
  const { brand: name } = context.evidence.ad;
  const top = findTopText(context);
  return top && isReliable(name) ? draftFix(definition.fixes.nameOnPage(top.text, name.text), top) : null;
}

/** Uses the page's brand in the ad. */
function nameInAd({ evidence: { ad, page } }: AdviceContext): FixDraft | null {
  const name = page.brands.find(({ confidence, text }) => confidence >= STATED_BRAND_CONFIDENCE && text.trim() !== "");
  if (!ad.brand || !name) return null;
  return draftFix(definition.fixes.nameInAd(name.text, editAdStep(ad.brand, name.text)), {
    text: ad.brand.text,
    selector: isEditablePageText(name) ? name.selector : null,
  });
}
