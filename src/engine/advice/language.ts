import { language as definition } from "../../findings/language.ts";
import type { DetectedLanguage } from "../artifacts/evidence.ts";
import type { AdviceContext } from "./advice-context.ts";
import { type DraftFixes, draftFix, type FixDraft } from "./fix-draft.ts";
import { languageName } from "./language-name.ts";
import { rerouteToAdLanguage } from "./reroute.ts";
import { findTopText, isEditablePageText } from "./usable-text.ts";

const englishName = (language: DetectedLanguage | null) => languageName(language?.tag, "en") ?? "another language";

/** The ad's language against the page's. */
export const language: DraftFixes = (context) => [
  rerouteToAdLanguage(context),
  translatePage(context),
  translateAd(context),
];

// These fixes translate: copying a line would mix two languages.

function translatePage(context: AdviceContext): FixDraft | null {
  const { ad, page } = context.evidence;
  const top = findTopText(context);
  if (!top || !ad.language) return null;
  const [adLanguage, pageLanguage] = [englishName(ad.language), englishName(page.language)];
  return draftFix(definition.fixes.translatePage(top.text, adLanguage, pageLanguage, ad.language.tag), top);
}

function translateAd({ evidence: { ad, page } }: AdviceContext): FixDraft | null {
  const current = ad.headline ?? ad.copy[0] ?? null;
  if (!current || !page.language) return null;
  const headline = isEditablePageText(page.headline) ? page.headline : null;
  return draftFix(definition.fixes.translateAd(englishName(ad.language), englishName(page.language), headline?.text), {
    text: current.text,
    selector: headline?.selector ?? null,
  });
}
