import { type FixText, quote } from "../../findings/definition.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import type { Excerpt } from "../artifacts/text.ts";
import { looksLikeEnglish } from "./english-words.ts";

/** The finding that advice is for, with its evidence. */
export interface AdviceContext {
  finding: Finding;
  evidence: Evidence;
  /** All open findings, including this one: one finding may make the fix of another pointless. */
  openFindings?: readonly Finding[];
}

/** The page is about another product or in another language, so the ad's words on it would not help. */
export const isWrongPage = ({ openFindings = [] }: AdviceContext): boolean =>
  openFindings.some(({ kind, contradiction }) => contradiction && (kind === "product" || kind === "language"));

/** The page sells another product, whatever the severity, so neither offer applies to the other product. */
export const isOtherProductPage = ({ openFindings = [] }: AdviceContext): boolean =>
  openFindings.some(({ kind, comparison }) => kind === "product" && comparison.status === "mismatch");

/** A fix before it has an id, a priority and a target. */
export interface FixDraft extends FixText {
  /** Verbatim text, colour or URL of the page, or of the ad for change_ad. */
  currentValue: string;
  /** The node of the page; null for the finding's node. */
  selector: string | null;
  /** 0 to 1: factor on the finding's confidence. 1 by default. */
  certainty?: number;
}

/** Drafts a fix of a text, a colour or a URL. */
export const draftFix = (
  fix: FixText,
  { text: currentValue, selector }: Pick<Excerpt, "text" | "selector">,
): FixDraft => ({ ...fix, currentValue, selector });

/** The fixes for one finding, most direct first; null for a fix that this page or ad gives no basis for. */
export type DraftFixes = (context: AdviceContext) => Array<FixDraft | null>;

// OCR below this confidence may be wrong in a letter, which must not be copied to a page.
const MIN_READING_CONFIDENCE = 0.6;

/** Whether the text was read reliably. */
export function isReliable(excerpt: Excerpt | null | undefined): excerpt is Excerpt {
  return (
    !!excerpt &&
    excerpt.text.trim() !== "" &&
    (excerpt.source !== "ocr" || excerpt.confidence >= MIN_READING_CONFIDENCE)
  );
}

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
export function isEditablePageText(excerpt: Excerpt | null | undefined): excerpt is Excerpt {
  return !!excerpt && excerpt.source === "page" && !excerpt.drawn && excerpt.text.trim() !== "";
}

/**
 * The step that changes a text of the ad, in a field or in its picture.
 *
 * @param otherChanges further changes in the same step, such as "remove “-60 %”".
 */
export function editAdStep(excerpt: Excerpt, suggested: string, otherChanges: readonly string[] = []): string {
  const change = [`replace ${quote(excerpt.text)} with ${quote(suggested)}`, ...otherChanges].join(", and ");
  return excerpt.source === "field"
    ? `In the ad's text, ${change}.`
    : `In the ad's artwork, ${change}${otherChanges.length > 0 ? "," : ""} and export the creative again.`;
}
