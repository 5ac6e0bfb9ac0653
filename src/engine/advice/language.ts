import { language as definition } from "../../findings/language.ts";
import type { DetectedLanguage } from "../artifacts/evidence.ts";
import { type DraftFixes, draftFix } from "./fix-draft.ts";
import { languageName, rerouteToAdLanguage } from "./reroute.ts";
import { findTopText, isEditablePageText } from "./usable-text.ts";

const englishName = (language: DetectedLanguage | null) => languageName(language?.tag, "en") ?? "another language";

/** The ad's language against the page's. These fixes translate: copying a line would mix two languages. */
export const language: DraftFixes = (context) => {
  const { ad, page } = context.evidence;
  const [adLanguage, pageLanguage] = [englishName(ad.language), englishName(page.language)];
  const top = findTopText(context);
  const line = ad.headline ?? ad.copy[0] ?? null;
  const headline = isEditablePageText(page.headline) ? page.headline : null;
  return [
    rerouteToAdLanguage(context),
    top &&
      ad.language &&
      draftFix(definition.fixes.translatePage(top.text, adLanguage, pageLanguage, ad.language.tag), top),
    line &&
      page.language &&
      draftFix(definition.fixes.translateAd(adLanguage, pageLanguage, headline?.text), {
        text: line.text,
        selector: headline?.selector ?? null,
      }),
  ];
};
