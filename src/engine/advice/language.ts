import { quote } from "../../findings/definition.ts";
import type { DetectedLanguage } from "../artifacts/evidence.ts";
import {
  type AdviceContext,
  type DraftFixes,
  type FixDraft,
  isEditablePageText,
  RERUN_CHECK_STEP,
  RESUBMIT_AD_STEP,
} from "./draft-fixes.ts";
import { findTopText } from "./headline.ts";
import { languageName } from "./language-name.ts";
import { rerouteToLanguage } from "./routing.ts";

const englishName = (language: DetectedLanguage | null) => languageName(language?.tag, "en") ?? "another language";

/** The ad's language against the page's. */
export const language: DraftFixes = (context) => [
  rerouteToLanguage(context),
  translatePage(context),
  translateAd(context),
];

// These fixes translate: copying a line would mix two languages.

function translatePage(context: AdviceContext): FixDraft | null {
  const { ad, page } = context.evidence;
  const top = findTopText(context);
  if (!top || !ad.language) return null;
  const wanted = englishName(ad.language);
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: `The page in ${wanted}, at a separate URL`,
    selector: top.selector,
    reasoning: `The ad is in ${wanted}, the page (${quote(top.text)}) in ${englishName(page.language)}.`,
    expectedImpact: "Visitors understand the landing page.",
    steps: [
      `Translate the page into ${wanted}, including buttons, forms and terms.`,
      `Publish it at a separate URL with lang="${ad.language.tag}", and set it as the ad's destination.`,
      RERUN_CHECK_STEP,
    ],
    tradeoff: "You have to maintain a second version, and answer enquiries in its language.",
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
    reasoning: `The page is in ${wanted}, the ad in ${englishName(ad.language)}.`,
    expectedImpact: "Visitors understand the landing page.",
    steps: [
      "Translate the ad's copy into " +
        `${wanted}${isEditablePageText(page.headline) ? `, in the words of the page (${quote(page.headline.text)})` : ""}.`,
      `Target people who speak ${wanted}.`,
      RESUBMIT_AD_STEP,
    ],
    tradeoff: "The ad no longer reaches its original audience.",
  };
}
