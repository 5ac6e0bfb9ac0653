import { quote } from "../../findings/definition.ts";
import { STATED_BRAND_CONFIDENCE } from "../artifacts/text.ts";
import {
  type AdviceContext,
  type DraftFixes,
  editAdStep,
  editPageStep,
  type FixDraft,
  isEditablePageText,
  isReliable,
  isWrongPage,
  RERUN_CHECK_STEP,
  RESUBMIT_AD_STEP,
} from "./draft-fixes.ts";
import { findTopText } from "./headline.ts";
import { reroute } from "./routing.ts";

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
  return {
    fixType: "body_copy",
    direction: "change_routing",
    currentValue: page.url,
    suggestedValue: `A page of ${quote(ad.brand.text)}`,
    selector: page.headline?.selector ?? null,
    reasoning: `The ad is by ${quote(ad.brand.text)}, and this page does not name it.`,
    expectedImpact: "Visitors land on the advertiser's page.",
    steps: [
      `Set the ad's destination to a page of ${quote(ad.brand.text)} that shows what the ad ` +
        "promises. Keep the tracking parameters.",
      "If the URL used to be right, check whether it now redirects to another site.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: "Campaign statistics are split between two destinations.",
  };
}

/** Adds the brand to the page's most prominent line. */
function nameOnPage(context: AdviceContext): FixDraft | null {
  const { brand: name } = context.evidence.ad;
  const top = findTopText(context);
  if (!top || !isReliable(name)) return null;
  const suggested = `${name.text.trim()}: ${top.text}`;
  return {
    fixType: "headline",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: suggested,
    selector: top.selector,
    reasoning: `The ad is by ${quote(name.text)}, but the page's headline, logo, title and URL do not name it.`,
    expectedImpact: "Visitors see at once whose page this is.",
    steps: [
      editPageStep(top.text, suggested),
      `Show the logo of ${quote(name.text)} at the top of the page, and add it to the page's title.`,
      RERUN_CHECK_STEP,
    ],
    tradeoff: "If ad and page belong to different companies, explain their relation instead.",
  };
}

/** Uses the page's brand in the ad. */
function nameInAd({ evidence: { ad, page } }: AdviceContext): FixDraft | null {
  const name = page.brands.find(({ confidence, text }) => confidence >= STATED_BRAND_CONFIDENCE && text.trim() !== "");
  if (!ad.brand || !name) return null;
  return {
    fixType: "body_copy",
    direction: "change_ad",
    currentValue: ad.brand.text,
    suggestedValue: name.text,
    selector: isEditablePageText(name) ? name.selector : null,
    reasoning: `The page's brand is ${quote(name.text)}.`,
    expectedImpact: "Ad and page show the same brand.",
    steps: [editAdStep(ad.brand, name.text), RESUBMIT_AD_STEP],
    tradeoff: "People who know only the current name may not recognise the ad.",
  };
}
