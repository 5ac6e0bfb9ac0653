import { foldText } from "../../ground/fold-text.ts";
import { truncate } from "../../ground/text.ts";
import type { LinkAdvisory } from "../artifacts/link-verdict.ts";
import type { PageObservation } from "../artifacts/page-observation.ts";
import notFoundJson from "../lexicon/not-found.json" with { type: "json" };
import { compilePattern, patternLexicon } from "../lexicon/patterns.ts";
import json from "../lexicon/unavailable.json" with { type: "json" };
import { getMainContentLines } from "./read-markup.ts";

// Pages that say that their subject is no longer available: the job is filled, the listing removed, the event over.
// Such a page may be intended (a report on last year's fair), so it only gets an advisory.

const patterns = patternLexicon(json.patterns, json);

/** For folded text. */
const foldedPatterns = patternLexicon(json.foldedPatterns, json, foldText);

const LANGUAGES: ReadonlyMap<string, object> = new Map(Object.entries(json.languages));

/** The language's pattern and the English one, which many platforms use on every page; all where it is unknown. */
const matchesSentence = (folded: string, language: string | null): boolean => {
  const tags = language !== null && LANGUAGES.has(language) ? new Set([language, "en"]) : LANGUAGES.keys();
  return [...tags].some((tag) => getSentencePattern(tag).test(folded)) || foldedPatterns().unspaced.test(folded);
};

/** By language, compiled on first use: a page with a known language needs two, and all of them take long. */
const sentencePatterns = new Map<string, RegExp>();

function getSentencePattern(language: string): RegExp {
  const known = sentencePatterns.get(language);
  if (known !== undefined) return known;
  const lists = { ...json, ...LANGUAGES.get(language), interjections: notFoundJson.interjections };
  const pattern = compilePattern(json.sentence, lists, foldText);
  sentencePatterns.set(language, pattern);
  return pattern;
}

export function createUnavailableAdvisory(sentence: string | null | undefined): readonly LinkAdvisory[] {
  if (sentence === null || sentence === undefined) return [];
  return [{ kind: "gone", note: `The page says that its subject is no longer available: "${truncate(sentence)}"` }];
}

/**
 * The sentence in the title, the heading or a line near it that says that the page's subject is no longer available.
 * Null where there is none, where the page still sells something, and on an article, whose subject this may be.
 */
export function findUnavailableNotice(page: PageObservation): string | null {
  const { title, heading, mainContent, markup, text } = page;
  const { firstSection, full, startsWithHeading } = mainContent;
  const { articleMarkup, embeddedPlayerText, purchaseButton } = patterns();
  if (articleMarkup.test(markup) || firstSection.buttonLabels.some((label) => purchaseButton.test(label))) return null;
  const [first] = firstSection.lines;
  const above = first === undefined ? [] : full.lines.slice(0, Math.max(0, full.lines.indexOf(first)));
  const below = firstSection.lines
    .slice(0, MAX_LINES_BELOW_HEADING)
    .filter((line) => heading === "" || !embeddedPlayerText.test(line));
  const lines = [heading, ...above.slice(-MAX_LINES_ABOVE_HEADING), ...below];
  return (
    findUnavailableSentence(lines, text.length < MAX_CLOSURE_PAGE_CHARS) ??
    (startsWithHeading ? findUnavailableSentence([title]) : null)
  );
}

/** Whether the beginning of a document's main content says so. It may be hidden: Chrome has to check. */
export function mayHaveUnavailableNotice(markup: string): boolean {
  const language = HTML_LANG.exec(markup.slice(0, HTML_LANG_SEARCH_CHARS))?.[1]?.toLowerCase() ?? null;
  return findUnavailableSentence(getMainContentLines(markup), true, language) !== null;
}

const HTML_LANG = /<html\s(?:[^>]{0,500}\s)?lang\s*=\s*["']?([a-z]{2})(?![a-z])/i;
const HTML_LANG_SEARCH_CHARS = 2_000;

function findUnavailableSentence(
  lines: readonly string[],
  isShortPage = false,
  language: string | null = null,
): string | null {
  return (
    lines
      .flatMap((line) => line.slice(0, MAX_LINE_CHARS).split(/(?<=[.!?…])\s|(?<=[。！])/u))
      .find((sentence) => saysUnavailable(sentence, isShortPage, language)) ?? null
  );
}

/**
 * @param isShortPage The page says little else, so that a closed business is probably the site's own.
 * @param language The page's language (ISO 639-1), where it is known.
 */
export function saysUnavailable(sentence: string, isShortPage: boolean, language: string | null = null): boolean {
  if (sentence.length > MAX_SENTENCE_CHARS || /[?？]\s*$/.test(sentence)) return false;
  const { closedBusiness, notTemporary } = foldedPatterns();
  if (language === "en" && !patterns().englishHint.test(sentence)) return false;
  const folded = foldText(sentence);
  const isUnavailable = matchesSentence(folded, language) || (isShortPage && closedBusiness.test(folded));
  return isUnavailable && notTemporary.test(folded);
}

const MAX_LINES_ABOVE_HEADING = 3;
/** Price, place and date come first, then the notice. */
const MAX_LINES_BELOW_HEADING = 8;
const MAX_SENTENCE_CHARS = 200;
const MAX_LINE_CHARS = 400;
/** Visible text of a closed business's farewell, together with its site's menus. */
const MAX_CLOSURE_PAGE_CHARS = 900;
