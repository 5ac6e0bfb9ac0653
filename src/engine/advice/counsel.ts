import type { FixDirection, FixType, RiskType } from "../../contract/vocabulary.ts";
import type { Evidence } from "../products/evidence.ts";
import type { Finding } from "../products/judgement.ts";
import type { Fact } from "../products/passage.ts";
import { isPlausible } from "./plausible.ts";

/** What advice is given on: one finding, and all that is known about the ad and its page. */
export interface Matter {
  finding: Finding;
  evidence: Evidence;
  /** All open findings, this one among them: what one of them says may make another's remedy pointless. */
  among?: readonly Finding[];
}

/** The page is about another thing, or in another language: the ad's words on it would mend nothing. */
export const isElsewhere = ({ among = [] }: Matter): boolean =>
  among.some(({ kind, contradiction }) => contradiction && (kind === "product" || kind === "language"));

/** The page sells another thing, however gravely that was judged: neither's offer is the other's. */
export const isOtherProduct = ({ among = [] }: Matter): boolean =>
  among.some(({ kind, comparison }) => kind === "product" && comparison.status === "mismatch");

/** A fix before it has an id, a priority and a target. */
export interface Draft {
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
export interface Counsel {
  risk: RiskType;
  /** Ad platforms disapprove ads for it once it is proven (destination mismatch, unavailable offer, wrong price). */
  policyGrade: boolean;
  /** The risk in a marketer's words, naming the evidence. */
  warning(matter: Matter): string;
  /** The most direct remedy first; null where this page or ad gives no ground for one. */
  remedies(matter: Matter): Array<Draft | null>;
}

const LONGEST_QUOTE = 90;

/** Words of an ad or a page inside a sentence of ours: cut short, white space made single. */
export function quoted(text: string): string {
  const single = text.replaceAll(/\s+/g, " ").trim();
  const short = single.length > LONGEST_QUOTE ? `${single.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : single;
  return `“${short}”`;
}

// Below this an OCR reading may be wrong in a letter, and a wrong letter must not be copied onto a page.
const SURE_READING = 0.6;

/** Whether the words may be copied as they stand. */
export function isSure(fact: Fact | null | undefined): fact is Fact {
  return !!fact && fact.text.trim() !== "" && (fact.source !== "ocr" || fact.confidence >= SURE_READING);
}

// A wrong letter on somebody's page is worse than one in a comparison.
const VERBATIM = 0.9;

/** Words that somebody wrote, in the ad's fields or anywhere on the page: they need not look like English. */
const writtenWords = ({ ad, page }: Evidence): ReadonlySet<string> =>
  new Set(
    [ad.headline, ...ad.copy, ad.brand]
      .filter((passage) => passage?.source === "field")
      .map((passage) => passage?.plain ?? "")
      .concat(page.wording, ...page.blocks.map(({ plain }) => plain))
      .flatMap((words) => words.split(" ")),
  );

/**
 * Whether the page may be told to say these very words. The reader has learned English: what it reads of another language has
 * lost its accents and some letters, however sure it is; and it may be sure of a wrong letter, so that each word has to be one.
 */
export function isVerbatim(fact: Fact, evidence: Evidence): boolean {
  if (fact.source !== "ocr") return true;
  const language = evidence.ad.language?.tag ?? evidence.page.language?.tag ?? "en";
  return (
    (fact.leastSure ?? fact.confidence) >= VERBATIM &&
    language === "en" &&
    isPlausible(fact.text, writtenWords(evidence))
  );
}

/** Whether the words stand on the page where a person can change them. */
export function isOnPage(fact: Fact | null | undefined): fact is Fact {
  return !!fact && fact.source === "page" && !fact.drawn && fact.text.trim() !== "";
}

/**
 * How to change a text of the ad, which is a field of the ad or a part of its picture.
 *
 * @param besides what else has to be done to it at once: "take out “-60 %”".
 */
export function adStep(fact: Fact, suggested: string, besides: readonly string[] = []): string {
  const change = [`replace ${quoted(fact.text)} with ${quoted(suggested)}`, ...besides].join(", and ");
  return fact.source === "field"
    ? `In the ad's text, ${change}.`
    : `In the ad's artwork, ${change}${besides.length > 0 ? "," : ""} and export the creative again.`;
}

export function pageStep(current: string, suggested: string): string {
  return `On the page, replace ${quoted(current)} with ${quoted(suggested)}.`;
}

export const CHECK_AGAIN = "Run this check again to see the two agree.";
export const REVIEW_AGAIN = "Submit the changed ad; it passes the platform's review once more.";
