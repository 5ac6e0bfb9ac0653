import { STATED_BRAND_CONFIDENCE } from "../artifacts/text.ts";
import {
  type AdviceContext,
  editAdStep,
  editPageStep,
  type FindingAdvice,
  type FixDraft,
  isEditablePageText,
  isReliable,
  isWrongPage,
  quote,
  RERUN_CHECK_STEP,
  RESUBMIT_AD_STEP,
} from "./finding-advice.ts";
import { findTopText } from "./headline.ts";
import { reroute } from "./routing.ts";

/** Who advertises against whose page it is. */
export const brand: FindingAdvice = {
  risk: "BRAND_INCONSISTENCY",
  violatesPolicy: true,
  describeRisk: ({ finding: { comparison } }) =>
    comparison.landingPageValue.trim() === ""
      ? `The ad is by ${quote(comparison.adValue)}, and the page does not name it: visitors wonder whose page this is.`
      : `The ad is by ${quote(comparison.adValue)}, the page shows ${quote(comparison.landingPageValue)}: ` +
        "visitors wonder whether they were sent to someone else.",
  draftFixes: (matter) => {
    const routed = reroute(matter, "body_copy") ?? sendToBrandPage(matter);
    return isWrongPage(matter) || mayBelongToAnotherBrand(matter)
      ? [routed, nameInAd(matter)]
      : [nameOnPage(matter), nameInAd(matter), routed];
  },
};

/** The page may be another's, as soon as it goes by any other name: nobody's headline is to bear a competitor's. */
const mayBelongToAnotherBrand = ({ finding, evidence: { page } }: AdviceContext): boolean =>
  finding.contradiction || page.brands.length > 0;

/** The ad belongs on the advertiser's own page. */
function sendToBrandPage({ evidence: { ad, page } }: AdviceContext): FixDraft | null {
  if (!isReliable(ad.brand)) return null;
  return {
    fixType: "body_copy",
    direction: "change_routing",
    currentValue: page.url,
    suggestedValue: `A page of ${quote(ad.brand.text)}`,
    selector: page.headline?.selector ?? null,
    reasoning: `The ad is by ${quote(ad.brand.text)}, and this page names it nowhere.`,
    expectedImpact: "Visitors land with the advertiser they clicked.",
    steps: [
      `Set the ad's destination to the page of ${quote(ad.brand.text)} that keeps its promise; keep the tracking parameters.`,
      "Where the address was right once, see whether it now redirects to someone else.",
      RERUN_CHECK_STEP,
    ],
    tradeoff: "Campaign figures split between two destinations.",
  };
}

/** The page's most prominent line names the advertiser. */
function nameOnPage(matter: AdviceContext): FixDraft | null {
  const { brand: name } = matter.evidence.ad;
  const top = findTopText(matter);
  if (!top || !isReliable(name)) return null;
  const suggested = `${name.text.trim()}: ${top.text}`;
  return {
    fixType: "headline",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: suggested,
    selector: top.selector,
    reasoning: `The ad is by ${quote(name.text)}, which the page's headline, logo, title and address do not name.`,
    expectedImpact: "Visitors see at once that they are with the advertiser they clicked.",
    steps: [
      editPageStep(top.text, suggested),
      `Show the logo of ${quote(name.text)} at the top of the page, and name it in the page's title.`,
      RERUN_CHECK_STEP,
    ],
    tradeoff: "Where page and ad belong to different companies, say how they belong together instead.",
  };
}

/** The ad names the page's brand. */
function nameInAd({ evidence: { ad, page } }: AdviceContext): FixDraft | null {
  const name = page.brands.find(
    ({ confidence, text }) => confidence >= STATED_BRAND_CONFIDENCE && text.trim() !== "",
  );
  if (!ad.brand || !name) return null;
  return {
    fixType: "body_copy",
    direction: "change_ad",
    currentValue: ad.brand.text,
    suggestedValue: name.text,
    selector: isEditablePageText(name) ? name.selector : null,
    reasoning: `The page goes by ${quote(name.text)}.`,
    expectedImpact: "The name in the ad is the name that visitors find.",
    steps: [editAdStep(ad.brand, name.text), RESUBMIT_AD_STEP],
    tradeoff: "People who know only the present name may not recognise the ad.",
  };
}
