import type { FixDirection, FixType, RiskType } from "../../contract/vocabulary.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import type { Excerpt } from "../artifacts/text.ts";
import { looksLikeEnglish } from "./english-words.ts";

/** What advice is given on: one finding, and all that is known about the ad and its page. */
export interface AdviceContext {
  finding: Finding;
  evidence: Evidence;
  /** All open findings, this one among them: what one of them says may make another's remedy pointless. */
  openFindings?: readonly Finding[];
}

/** The page is about another thing, or in another language: the ad's words on it would mend nothing. */
export const isWrongPage = ({ openFindings = [] }: AdviceContext): boolean =>
  openFindings.some(
    ({ kind, contradiction }) => contradiction && (kind === "product" || kind === "language"),
  );

/** The page sells another thing, however gravely that was judged: neither's offer is the other's. */
export const isOtherProductPage = ({ openFindings = [] }: AdviceContext): boolean =>
  openFindings.some(({ kind, comparison }) => kind === "product" && comparison.status === "mismatch");

/** A fix before it has an id, a priority and a target. */
export interface FixDraft {
  fixType: FixType;
  direction: FixDirection;
  /** Verbatim: text, colour or address as the page has it (as the ad has it, for change_ad). */
  currentValue: string;
  /** What stands in its place. For `layout` it says what goes where, since no text is replaced. */
  suggestedValue: string;
  /** The page's node; null leaves it to the finding's own. */
  selector: string | null;
  reasoning: string;
  expectedImpact: string;
  steps: string[];
  tradeoff: string;
  /** 0 to 1: how much less sure this remedy is than the finding; 1 where absent. */
  certainty?: number;
}

/** What one kind of finding means for a campaign, and what can be done about it. */
export interface FindingAdvice {
  risk: RiskType;
  /** Ad platforms disapprove ads for it once it is proven (destination mismatch, unavailable offer, wrong price). */
  violatesPolicy: boolean;
  /** The risk in a marketer's words, naming the evidence. */
  describeRisk(matter: AdviceContext): string;
  /** The most direct remedy first; null where this page or ad gives no ground for one. */
  draftFixes(matter: AdviceContext): Array<FixDraft | null>;
}

const MAX_QUOTE_CHARS = 90;

/** Words of an ad or a page inside a sentence of ours: cut short, white space made single. */
export function quote(text: string): string {
  const single = text.replaceAll(/\s+/g, " ").trim();
  const short =
    single.length > MAX_QUOTE_CHARS ? `${single.slice(0, MAX_QUOTE_CHARS - 1).trimEnd()}…` : single;
  return `“${short}”`;
}

// Below this an OCR reading may be wrong in a letter, and a wrong letter must not be copied onto a page.
const MIN_READING_CONFIDENCE = 0.6;

/** Whether the words may be copied as they stand. */
export function isReliable(fact: Excerpt | null | undefined): fact is Excerpt {
  return (
    !!fact && fact.text.trim() !== "" && (fact.source !== "ocr" || fact.confidence >= MIN_READING_CONFIDENCE)
  );
}

// A wrong letter on somebody's page is worse than one in a comparison.
const MIN_VERBATIM_CONFIDENCE = 0.9;

/** Words that somebody wrote, in the ad's fields or anywhere on the page: they need not look like English. */
const collectTypedWords = ({ ad, page }: Evidence): ReadonlySet<string> =>
  new Set(
    [ad.headline, ...ad.copy, ad.brand]
      .filter((passage) => passage?.source === "field")
      .map((passage) => passage?.normalised ?? "")
      .concat(page.fullText, ...page.blocks.map(({ normalised }) => normalised))
      .flatMap((words) => words.split(" ")),
  );

/**
 * Whether the page may be told to say these very words. The reader has learned English: what it reads of another language has
 * lost its accents and some letters, however sure it is; and it may be sure of a wrong letter, so that each word has to be one.
 */
export function isSafeToCopy(fact: Excerpt, evidence: Evidence): boolean {
  if (fact.source !== "ocr") return true;
  const language = evidence.ad.language?.tag ?? evidence.page.language?.tag ?? "en";
  return (
    (fact.minWordConfidence ?? fact.confidence) >= MIN_VERBATIM_CONFIDENCE &&
    language === "en" &&
    looksLikeEnglish(fact.text, collectTypedWords(evidence))
  );
}

/** Whether the words stand on the page where a person can change them. */
export function isEditablePageText(fact: Excerpt | null | undefined): fact is Excerpt {
  return !!fact && fact.source === "page" && !fact.drawn && fact.text.trim() !== "";
}

/**
 * How to change a text of the ad, which is a field of the ad or a part of its picture.
 *
 * @param besides what else has to be done to it at once: "take out “-60 %”".
 */
export function editAdStep(fact: Excerpt, suggested: string, besides: readonly string[] = []): string {
  const change = [`replace ${quote(fact.text)} with ${quote(suggested)}`, ...besides].join(", and ");
  return fact.source === "field"
    ? `In the ad's text, ${change}.`
    : `In the ad's artwork, ${change}${besides.length > 0 ? "," : ""} and export the creative again.`;
}

export function editPageStep(current: string, suggested: string): string {
  return `On the page, replace ${quote(current)} with ${quote(suggested)}.`;
}

export const RERUN_CHECK_STEP = "Run this check again to see the two agree.";
export const RESUBMIT_AD_STEP = "Submit the changed ad; it passes the platform's review once more.";
