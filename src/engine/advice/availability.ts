import { availability as definition } from "../../findings/availability.ts";
import { type DraftFixes, draftFix } from "./fix-draft.ts";
import { reroute } from "./reroute.ts";
import { findTopText } from "./usable-text.ts";

/** The product is not available on the page. */
export const availability: DraftFixes = (context) => {
  const { ad } = context.evidence;
  const { selector, comparison } = context.finding;
  const { landingPageValue: text } = comparison;
  const lead = ad.headline ?? ad.copy[0] ?? null;
  const top = findTopText(context);
  return [
    lead && draftFix(definition.fixes.pauseAd(text), { text: lead.text, selector }),
    reroute(context, "offer"),
    top && draftFix(definition.fixes.showAlternatives(top.text), { text, selector: selector ?? top.selector }),
  ];
};
