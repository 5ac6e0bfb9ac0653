import { STATED } from "../products/passage.ts";
import {
  adStep,
  CHECK_AGAIN,
  type Counsel,
  type Draft,
  isElsewhere,
  isOnPage,
  isSure,
  type Matter,
  pageStep,
  quoted,
  REVIEW_AGAIN,
} from "./counsel.ts";
import { topOf } from "./headline.ts";
import { reroute } from "./routing.ts";

/** Who advertises against whose page it is. */
export const brand: Counsel = {
  risk: "BRAND_INCONSISTENCY",
  policyGrade: true,
  warning: ({ finding: { comparison } }) =>
    comparison.landingPageValue.trim() === ""
      ? `The ad is by ${quoted(comparison.adValue)}, and the page does not name it: visitors wonder whose page this is.`
      : `The ad is by ${quoted(comparison.adValue)}, the page shows ${quoted(comparison.landingPageValue)}: ` +
        "visitors wonder whether they were sent to someone else.",
  remedies: (matter) => {
    const routed = reroute(matter, "body_copy") ?? sendHome(matter);
    return isElsewhere(matter) || isAnothers(matter)
      ? [routed, nameInAd(matter)]
      : [nameOnPage(matter), nameInAd(matter), routed];
  },
};

/** The page may be another's, as soon as it goes by any other name: nobody's headline is to bear a competitor's. */
const isAnothers = ({ finding, evidence: { page } }: Matter): boolean =>
  finding.contradiction || page.brands.length > 0;

/** The ad belongs on the advertiser's own page. */
function sendHome({ evidence: { ad, page } }: Matter): Draft | null {
  if (!isSure(ad.brand)) return null;
  return {
    fixType: "body_copy",
    direction: "change_routing",
    currentValue: page.url,
    suggestedValue: `A page of ${quoted(ad.brand.text)}`,
    selector: page.headline?.selector ?? null,
    reasoning: `The ad is by ${quoted(ad.brand.text)}, and this page names it nowhere.`,
    expectedImpact: "Visitors land with the advertiser they clicked.",
    steps: [
      `Set the ad's destination to the page of ${quoted(ad.brand.text)} that keeps its promise; keep the tracking parameters.`,
      "Where the address was right once, see whether it now redirects to someone else.",
      CHECK_AGAIN,
    ],
    tradeoff: "Campaign figures split between two destinations.",
  };
}

/** The page's most prominent line names the advertiser. */
function nameOnPage(matter: Matter): Draft | null {
  const { brand: name } = matter.evidence.ad;
  const top = topOf(matter);
  if (!top || !isSure(name)) return null;
  const suggested = `${name.text.trim()}: ${top.text}`;
  return {
    fixType: "headline",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: suggested,
    selector: top.selector,
    reasoning: `The ad is by ${quoted(name.text)}, which the page's headline, logo, title and address do not name.`,
    expectedImpact: "Visitors see at once that they are with the advertiser they clicked.",
    steps: [
      pageStep(top.text, suggested),
      `Show the logo of ${quoted(name.text)} at the top of the page, and name it in the page's title.`,
      CHECK_AGAIN,
    ],
    tradeoff: "Where page and ad belong to different companies, say how they belong together instead.",
  };
}

/** The ad names the page's brand. */
function nameInAd({ evidence: { ad, page } }: Matter): Draft | null {
  const name = page.brands.find(({ confidence, text }) => confidence >= STATED && text.trim() !== "");
  if (!ad.brand || !name) return null;
  return {
    fixType: "body_copy",
    direction: "change_ad",
    currentValue: ad.brand.text,
    suggestedValue: name.text,
    selector: isOnPage(name) ? name.selector : null,
    reasoning: `The page goes by ${quoted(name.text)}.`,
    expectedImpact: "The name in the ad is the name that visitors find.",
    steps: [adStep(ad.brand, name.text), REVIEW_AGAIN],
    tradeoff: "People who know only the present name may not recognise the ad.",
  };
}
