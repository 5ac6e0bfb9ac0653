import type { Evidence } from "../artifacts/evidence.ts";
import type { Excerpt, TextBlock } from "../artifacts/text-block.ts";
import type { AdviceContext } from "./fix-draft.ts";
import { looksLikeEnglish } from "./looks-like-english.ts";

/** The page's headline, or else its most prominent text. */
export const findTopText = ({ evidence: { page } }: AdviceContext): TextBlock | null =>
  [page.headline, page.blocks[0] ?? null].find(isEditablePageText) ?? null;

// OCR below this confidence may be wrong in a letter, which must not be copied to a page.
const MIN_READING_CONFIDENCE = 0.6;

/** Whether the text was read reliably. */
export const isReliable = (excerpt: Excerpt | null | undefined): excerpt is Excerpt =>
  !!excerpt && excerpt.text.trim() !== "" && (excerpt.source !== "ocr" || excerpt.confidence >= MIN_READING_CONFIDENCE);

// Higher than for a comparison, because the text is published.
const MIN_VERBATIM_CONFIDENCE = 0.9;

/** Words that people typed, in the ad's fields or on the page. They need not look like English. */
const collectTypedWords = ({ ad, page }: Evidence): ReadonlySet<string> =>
  new Set(
    [ad.headline, ...ad.copy, ad.brand]
      .filter((passage) => passage?.source === "field")
      .map((passage) => passage?.normalised ?? "")
      .concat(page.fullText, ...page.blocks.map(({ normalised }) => normalised))
      .flatMap((words) => words.split(" ")),
  );

/**
 * Whether the text can be copied to the page verbatim. OCR knows English only: text in other languages loses accents
 * and letters at any confidence. A confident result may still contain a wrong letter, so each word must look like
 * English.
 */
export function isSafeToCopy(excerpt: Excerpt, evidence: Evidence): boolean {
  if (excerpt.source !== "ocr") return true;
  const language = evidence.ad.language?.tag ?? evidence.page.language?.tag ?? "en";
  return (
    (excerpt.minWordConfidence ?? excerpt.confidence) >= MIN_VERBATIM_CONFIDENCE &&
    language === "en" &&
    looksLikeEnglish(excerpt.text, collectTypedWords(evidence))
  );
}

/** Whether the text is on the page and can be edited as text. */
export const isEditablePageText = (excerpt: Excerpt | null | undefined): excerpt is Excerpt =>
  !!excerpt && excerpt.source === "page" && !excerpt.drawn && excerpt.text.trim() !== "";
