import {
  type AdviceContext,
  type FindingAdvice,
  type FixDraft,
  isEditablePageText,
  quote,
  RERUN_CHECK_STEP,
} from "./finding-advice.ts";
import { findTopText } from "./headline.ts";
import { reroute } from "./routing.ts";

/** The page cannot sell what the ad sells. */
export const availability: FindingAdvice = {
  risk: "OFFER_MISMATCH",
  violatesPolicy: true,
  describeRisk: ({ finding: { comparison } }) =>
    `The page says ${quote(comparison.landingPageValue)}: every click is paid for and none can buy, and ad platforms disapprove ` +
    "ads for what is not available.",
  draftFixes: (matter) => [pauseAd(matter), reroute(matter, "offer"), showAlternatives(matter)],
};

function pauseAd({ evidence, finding }: AdviceContext): FixDraft | null {
  const lead = evidence.ad.headline ?? evidence.ad.copy[0];
  if (lead === undefined || lead === null) return null;
  return {
    fixType: "offer",
    direction: "change_ad",
    currentValue: lead.text,
    suggestedValue: "Paused until it can be had again",
    selector: finding.selector,
    reasoning: `The page says ${quote(finding.comparison.landingPageValue)}, and the ad sells it.`,
    expectedImpact: "No money goes into clicks that cannot buy.",
    steps: [
      "Pause the ad in the ads manager.",
      "Take it up again once the page sells it; a rule on the feed's availability does it by itself.",
    ],
    tradeoff: "A paused ad may have to be learned anew by the platform's delivery.",
  };
}

function showAlternatives(matter: AdviceContext): FixDraft | null {
  const top = findTopText(matter);
  if (!top || !isEditablePageText(top)) return null;
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: matter.finding.comparison.landingPageValue,
    suggestedValue: `When it is back, and the nearest thing that can be bought, under ${quote(top.text)}`,
    selector: matter.finding.selector ?? top.selector,
    reasoning: "Visitors who came to buy are told only that they cannot.",
    expectedImpact: "Some of the visitors that were paid for buy something else, or come back.",
    steps: [
      "Say when it is back, or that it is not, and let visitors leave an address.",
      "Show the nearest product that can be bought, with its price and a button.",
      RERUN_CHECK_STEP,
    ],
    tradeoff:
      "The page sells something else than the ad announced: it softens the loss and does not mend it.",
  };
}
