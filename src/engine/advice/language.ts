import type { DetectedLanguage } from "../artifacts/evidence.ts";
import {
  type AdviceContext,
  type FindingAdvice,
  type FixDraft,
  isEditablePageText,
  quote,
  RERUN_CHECK_STEP,
  RESUBMIT_AD_STEP,
} from "./finding-advice.ts";
import { findTopText } from "./headline.ts";
import { languageName } from "./language-name.ts";
import { rerouteToLanguage } from "./routing.ts";

const englishName = (language: DetectedLanguage | null) =>
  languageName(language?.tag, "en") ?? "another language";

/** The language of the ad against the page's. */
export const language: FindingAdvice = {
  risk: "HEADLINE_DISCONNECT",
  violatesPolicy: true,
  describeRisk: ({ evidence: { ad, page } }: AdviceContext) =>
    `The ad speaks ${englishName(ad.language)} (${quote((ad.headline ?? ad.copy[0])?.text ?? "")}), the page ` +
    `${englishName(page.language)} (${quote(page.headline?.text ?? page.title)}): many visitors will not understand it.`,
  draftFixes: (matter) => [rerouteToLanguage(matter), translatePage(matter), translateAd(matter)],
};

// A line of the one copied into the other would make both bilingual: what is missing is a translation.

function translatePage(matter: AdviceContext): FixDraft | null {
  const { ad, page } = matter.evidence;
  const top = findTopText(matter);
  if (!top || !ad.language) return null;
  const wanted = englishName(ad.language);
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: `The page in ${wanted}, at an address of its own`,
    selector: top.selector,
    reasoning: `The ad speaks ${wanted}; the page, from ${quote(top.text)} on, ${englishName(page.language)}.`,
    expectedImpact: "Visitors understand the page that they land on.",
    steps: [
      `Have the page translated into ${wanted}, buttons, forms and terms included.`,
      `Publish it at an address of its own with lang="${ad.language.tag}", and send the ad there.`,
      RERUN_CHECK_STEP,
    ],
    tradeoff: "A second version has to be kept current, and enquiries in its language answered.",
  };
}

function translateAd({ evidence: { ad, page } }: AdviceContext): FixDraft | null {
  const current = ad.headline ?? ad.copy[0] ?? null;
  if (!current || !page.language) return null;
  const wanted = englishName(page.language);
  return {
    fixType: "layout",
    direction: "change_ad",
    currentValue: current.text,
    suggestedValue: `The ad in ${wanted}`,
    selector: isEditablePageText(page.headline) ? page.headline.selector : null,
    reasoning: `The page speaks ${wanted}, the ad ${englishName(ad.language)}.`,
    expectedImpact: "Those who click understand what they find.",
    steps: [
      `Translate the ad's copy into ${wanted}${isEditablePageText(page.headline) ? `, in the words of the page (${quote(page.headline.text)})` : ""}.`,
      `Target people who speak ${wanted}.`,
      RESUBMIT_AD_STEP,
    ],
    tradeoff: "The ad no longer reaches the people whom it was written for.",
  };
}
