import { quote } from "../../findings/definition.ts";
import {
  type AdviceContext,
  type DraftFixes,
  type FixDraft,
  isEditablePageText,
  RERUN_CHECK_STEP,
} from "./draft-fixes.ts";
import { findTopText } from "./headline.ts";
import { reroute } from "./routing.ts";

/** The product is not available on the page. */
export const availability: DraftFixes = (context) => [
  pauseAd(context),
  reroute(context, "offer"),
  showAlternatives(context),
];

function pauseAd({ evidence, finding }: AdviceContext): FixDraft | null {
  const lead = evidence.ad.headline ?? evidence.ad.copy[0];
  if (lead === undefined || lead === null) return null;
  return {
    fixType: "offer",
    direction: "change_ad",
    currentValue: lead.text,
    suggestedValue: "Paused until the product is available again",
    selector: finding.selector,
    reasoning: `The page says ${quote(finding.comparison.landingPageValue)}, but the ad sells the product.`,
    expectedImpact: "No budget is spent on clicks that cannot convert.",
    steps: [
      "Pause the ad in the ads manager.",
      "Resume it when the product is available again. A rule on the feed's availability can automate this.",
    ],
    tradeoff: "The platform may restart the learning phase of a paused ad.",
  };
}

function showAlternatives(context: AdviceContext): FixDraft | null {
  const top = findTopText(context);
  if (!top || !isEditablePageText(top)) return null;
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: context.finding.comparison.landingPageValue,
    suggestedValue: `The date of the next delivery and a similar available product, below ${quote(top.text)}`,
    selector: context.finding.selector ?? top.selector,
    reasoning: "Visitors who want to buy find no alternative.",
    expectedImpact: "Some visitors buy another product or come back.",
    steps: [
      "State when the product is available again, and let visitors subscribe to a notification.",
      "Show the most similar available product, with its price and a button.",
      RERUN_CHECK_STEP,
    ],
    tradeoff:
      "The page then sells another product than the ad: this reduces the loss but does not resolve the mismatch.",
  };
}
