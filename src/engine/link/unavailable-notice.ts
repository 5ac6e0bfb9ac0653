import { z } from "zod";
import type { LinkAdvisory } from "../artifacts/link-verdict.ts";
import type { PageObservation } from "../artifacts/page-observation.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import json from "../lexicon/unavailable.json" with { type: "json" };
import { foldCaseAndAccents, foldedAnyOf } from "./fold-case-and-accents.ts";
import { truncate } from "./link-outcome.ts";
import { getMainContentLines } from "./main-content.ts";
import { notFoundPatterns } from "./not-found-patterns.ts";

// Pages that say that their subject is no longer available: the job is filled, the listing removed, the event over.
// Such a page may be intended (a report on last year's fair), so it only gets an advisory.

const Sources = z.array(z.string().min(1)).min(1);

const UnavailableLexicon = z.strictObject({
  source: z.string(),
  notes: z.array(z.string()),
  /** By ISO 639-1 code. */
  languages: z.record(z.string(), z.strictObject({ subject: Sources, ending: Sources, sentences: Sources.optional() })),
  unspaced: Sources,
  englishHints: Sources,
  closedBusiness: z.strictObject({ phrases: Sources, hints: Sources }),
  temporary: z.strictObject({ words: Sources, unspaced: Sources }),
  purchaseButtons: z.strictObject({ words: Sources, unspaced: Sources }),
});

const unavailablePatterns = lexicon(UnavailableLexicon.transform(compile), json);

/** A sentence that begins with a quotation mark is somebody else's. */
const SENTENCE_START = "^(?![\"'“”„«»「『])[\\p{P}\\p{S} ]*";

function compile({ languages, unspaced, englishHints, closedBusiness, temporary, purchaseButtons }: Lexicon) {
  const leadIn = foldedAnyOf([
    `(?:(?:${notFoundPatterns().interjections.join("|")})[,!:.…]* |[^.,:!?]{3,50} ` +
      "(?:that|dass|que|che|dat|att|at|że|že|hogy),? )?",
  ]);
  const sentencePattern = ({ subject, ending, sentences }: Lexicon["languages"][string]) => {
    const other = sentences === undefined ? "" : `|(?:${foldedAnyOf(sentences)})(?![\\p{L}\\p{N}])`;
    const notice = `(?:${foldedAnyOf(subject)}):? (?:${foldedAnyOf(ending)})`;
    return new RegExp(`${SENTENCE_START}${leadIn}(?:${notice}${other})`, "u");
  };
  return {
    byLanguage: new Map(Object.entries(languages).map(([tag, words]) => [tag, sentencePattern(words)])),
    /** Languages whose scripts write no spaces. */
    unspaced: new RegExp(foldedAnyOf(unspaced), "u"),
    /** A cheap check of an unfolded English sentence; most have none of these. */
    englishHint: new RegExp(`${englishHints.join("|")}`, "i"),
    closedBusiness: new RegExp(
      `^(?=.*(?:${closedBusiness.hints.join("|")}))` +
        `${SENTENCE_START.slice(1)}(?:${foldedAnyOf(closedBusiness.phrases)})`,
      "u",
    ),
    notTemporary: new RegExp(
      `^(?!.*(?:(?<!\\p{L})(?:${foldedAnyOf(temporary.words)})(?!\\p{L})|${foldedAnyOf(temporary.unspaced)}))`,
      "u",
    ),
    purchaseButton: new RegExp(
      `(?<!\\p{L})(?:${purchaseButtons.words.join("|")})(?!\\p{L})|${purchaseButtons.unspaced.join("|")}`,
      "iu",
    ),
  };
}

type Lexicon = z.infer<typeof UnavailableLexicon>;

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
  const { purchaseButton } = unavailablePatterns();
  if (ARTICLE_MARKUP.test(markup) || firstSection.buttonLabels.some((label) => purchaseButton.test(label))) return null;
  const [first] = firstSection.lines;
  const above = first === undefined ? [] : full.lines.slice(0, Math.max(0, full.lines.indexOf(first)));
  const below = firstSection.lines
    .slice(0, MAX_LINES_BELOW_HEADING)
    .filter((line) => heading === "" || !EMBEDDED_PLAYER_TEXT.test(line));
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
  const { englishHint, closedBusiness, notTemporary } = unavailablePatterns();
  if (language === "en" && !englishHint.test(sentence)) return false;
  const folded = foldCaseAndAccents(sentence);
  const isUnavailable =
    patternsFor(language).some((pattern) => pattern.test(folded)) || (isShortPage && closedBusiness.test(folded));
  return isUnavailable && notTemporary.test(folded);
}

/** The language's patterns and the English ones, which many platforms use on every page; all where it is unknown. */
function patternsFor(language: string | null): readonly RegExp[] {
  const { byLanguage, unspaced } = unavailablePatterns();
  const own = byLanguage.get(language ?? "");
  const english = byLanguage.get("en");
  const spaced = own === undefined || english === undefined ? byLanguage.values() : new Set([own, english]);
  return [...spaced, unspaced];
}

const MAX_LINES_ABOVE_HEADING = 3;
/** Price, place and date come first, then the notice. */
const MAX_LINES_BELOW_HEADING = 8;
const MAX_SENTENCE_CHARS = 200;
const MAX_LINE_CHARS = 400;
/** Visible text of a closed business's farewell, together with its site's menus. */
const MAX_CLOSURE_PAGE_CHARS = 900;

const ARTICLE_MARKUP =
  /"@type"\s*:\s*\[?\s*"(?:News|Blog|Tech|Analysis|Opinion|Reportage|Scholarly)?(?:Article|Posting)"|og:type["'][^>]{0,100}content=["']article/i;

/** A message of an embedded player about its video. */
const EMBEDDED_PLAYER_TEXT =
  /^(?:(?:this|the|dieses|das|cette|la|este|el|questo|il|deze|de) )?(?:video|vidéo|vídeo|livestream)/iu;
