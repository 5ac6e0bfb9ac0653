import { foldText } from "../../ground/fold-text.ts";
import { notFoundPatterns } from "./not-found-patterns.ts";

/**
 * Whether a page's title says that the page was not found. Only a whole segment between separators counts: "404 | Acme"
 * and "Acme – Seite nicht gefunden" do, "Peugeot 404 parts" and "404 Media" do not. A title that explains the error
 * ("Error 404: what it means and how to fix it") belongs to an article.
 */
export function titleSaysNotFound(title: string): boolean {
  const folded = foldText(title.slice(0, MAX_TITLE_CHARS));
  if (!hasNegation(folded)) return false;
  const { mentionsFixing, articleOpening } = notFoundPatterns();
  const segments = splitSegments(folded);
  if (segments.some((segment) => mentionsFixing.test(segment))) return false;
  const clauses = segments.flatMap((segment) => segment.split(CLAUSE_END));
  if (clauses.some((clause) => articleOpening.test(clause))) return false;
  return segments.some((segment, index) => segmentSaysNotFound(segment, index, segments.length));
}

/** Whether only the number in such a title says so. Many things have that name: "404 | Cocktail bar Leeds". */
export function isOnly404(title: string): boolean {
  const segments = splitTitle(title);
  return segments
    .filter((segment, index) => segmentSaysNotFound(segment, index, segments.length))
    .every((segment) => ONLY_404.test(segment));
}

const ONLY_404 = /^\P{L}*(?:http\P{L}+)?404\P{L}*$/u;

/** Whether another part of the title is a description and not a brand: "Nothing Found – poems by Ann Lee". */
export const hasDescriptivePart = (title: string): boolean =>
  title
    .slice(0, MAX_TITLE_CHARS)
    .split(TITLE_SEPARATOR)
    .some(
      (segment) =>
        hasWords(segment) &&
        DESCRIPTIVE_PART.test(segment) &&
        classifyPart(foldText(segment)) === "other" &&
        !titleSaysNotFound(segment),
    );

/** Begins with an article, or has a lower-case word after another one. Brands and names are capitalised. */
const DESCRIPTIVE_PART =
  /^\s*(?:[Aa]n?|[Ee]ine?|[Uu]n[eao]?|[Ee](?:en|tt?)|[Ll][aeo]|[Ee]l)\s+\p{Ll}|\p{L}\s+(?!(?:and|und|et|e|y|og|och|of|de|di|du|van|von|by|for|the|la|le|der|das|die)\s)\p{Ll}{2}|^\s*[Aa]n?\s+\p{L}+\s*$/u;

/**
 * Whether all of a page's heading says that the page was not found; unlike a title, a heading has no brand in it.
 *
 * @returns `plainly` for words with no other meaning ("Seite nicht gefunden"), `tersely` for words that may also be a
 *   name ("404", "Not found").
 */
export function headingSaysNotFound(heading: string): "plainly" | "tersely" | null {
  if (heading === "" || heading.length > MAX_HEADING_CHARS || isQuestion(heading)) return null;
  const folded = foldText(heading).replace(SPREAD_404, "404");
  if (!hasNegation(folded)) return null;
  const kinds = splitSegments(folded)
    .flatMap((segment) => (isNotFoundPhrase(stripDecoration(segment).core) ? [segment] : segment.split(SENTENCE_END)))
    .filter(hasWords)
    .map(classifyPart);
  if (kinds.includes("other")) return null;
  if (kinds.includes("phrase")) return "plainly";
  return kinds.includes("ambiguous") ? "tersely" : null;
}

/** 404 with an image between its digits, or with each digit in its own element. */
const SPREAD_404 = /(?<![0-9a-z.,:/-])4(?:[ \p{So}\p{Cf}]{1,6}[0o]?[ \p{So}\p{Cf}]{0,6}|[0o] )4(?![0-9a-z.,:/-])/u;

/** Whether a heading only says "Oops!": the text after it has to say why. */
export function isOnlyInterjection(heading: string): boolean {
  if (heading === "" || heading.length > MAX_HEADING_CHARS) return false;
  const folded = foldText(heading);
  const { startsWithFiller, filler } = notFoundPatterns();
  if (!startsWithFiller.test(folded)) return false;
  const { core } = stripDecoration(folded);
  return core === "" || filler.test(core);
}

/** Whether a line begins with a plain not-found phrase: "This page doesn't exist. Try searching." */
export function startsWithNotFound(line: string): boolean {
  const [first = "", second = ""] = line.slice(0, MAX_TITLE_CHARS).split(SENTENCE_END);
  return [line, first, `${first} ${second}`].some((part) => headingSaysNotFound(part) === "plainly");
}

/** "Oops! We're sorry, the page that you are looking for could not be found" has 72 characters. */
const MAX_HEADING_CHARS = 120;

function classifyPart(part: string): "phrase" | "ambiguous" | "interjection" | "other" {
  const { core, has404 } = stripDecoration(part);
  if (isNotFoundPhrase(core)) return "phrase";
  const { pageName, ambiguousPhrase, onlyInterjection } = notFoundPatterns();
  if (has404 && (core === "" || pageName.test(core))) return "ambiguous";
  if (ambiguousPhrase.test(core)) return "ambiguous";
  return onlyInterjection.test(core) ? "interjection" : "other";
}

/**
 * Whether the not-found words of a title may name the page's subject ("404 Not Found — the band's new album"): the
 * heading repeats the rest of the title. Words that are hardly ever a name have to be in the heading, too
 * ("Page Not Found: The Board Game").
 */
export function isPageSubject(title: string, heading: string): boolean {
  if (headingSaysNotFound(heading) !== null) return false;
  const segments = splitTitle(title);
  const foldedHeading = foldText(heading);
  const phrases = segments.map((segment) => stripDecoration(segment).core).filter(isNotFoundPhrase);
  if (!phrases.every((phrase) => foldedHeading.includes(phrase))) return false;
  const headingWords = new Set(splitWords(foldedHeading));
  return segments
    .filter((segment) => classifyPart(segment) === "other")
    .some((segment) => splitWords(segment).filter((word) => headingWords.has(word)).length >= MIN_SHARED_WORDS);
}

/** Whether a title is a name, which the heading repeats, with a subtitle: "Missing Page: a detective puzzle game". */
export function hasSubtitle(title: string, heading: string): boolean {
  const [name = "", subtitle = ""] = foldText(title.slice(0, MAX_TITLE_CHARS)).split(/: /);
  return notFoundPatterns().subtitle.test(subtitle) && foldText(heading).includes(name);
}

/** A repeated brand has fewer words. */
const MIN_SHARED_WORDS = 3;

const splitWords = (text: string): string[] => text.match(/[\p{L}\p{N}']{3,}/gu) ?? [];

/** The part of a title that is read; longer titles are body text. */
const MAX_TITLE_CHARS = 300;

// A dash counts with a space on at least one side, so that "e-mail" stays one word.
const TITLE_SEPARATOR = / [-–~/]+ ?|[-–] |[|¦•·∙⋅»«›‹>—―_]+|:+ | :+|::+/u;
const SENTENCE_END = /(?<=[.!?…]) /u;
const CLAUSE_END = /(?<=[.!?…,]) /u;

/** The parts of a folded title between its separators. */
export const splitSegments = (folded: string): string[] => folded.split(TITLE_SEPARATOR).filter(hasWords);

const splitTitle = (title: string): string[] => splitSegments(foldText(title.slice(0, MAX_TITLE_CHARS)));

function segmentSaysNotFound(segment: string, index: number, count: number): boolean {
  const sentences = segment.split(SENTENCE_END);
  if (sentences.some((sentence) => !isQuestion(sentence) && isNotFoundPhrase(stripDecoration(sentence).core)))
    return true;
  const { core, has404, ends404 } = stripDecoration(segment);
  if (isQuestion(segment)) return false;
  // In the middle of a title an ambiguous word or number may be a name, so it counts only at either end.
  if (index > 0 && index < count - 1) return false;
  if (core === "") return has404;
  const { ambiguousPhrase, pageName } = notFoundPatterns();
  if (ambiguousPhrase.test(core)) return true;
  // "404 page" and "Page 404 | Acme" count; "Shoes – Page 404" is page 404 of a list.
  return has404 && pageName.test(core) && (!ends404 || index === 0);
}

/** Whether folded text has a word that every not-found phrase needs: a negation in any language, or 404. */
export const hasNegation = (folded: string): boolean => notFoundPatterns().negation.test(folded);

/** "Page not found?" asks; it does not say so. */
const isQuestion = (sentence: string): boolean => /\?["'\s]*$/.test(sentence);

function isNotFoundPhrase(core: string): boolean {
  if (core === "") return false;
  const { phrase, unavailableItem } = notFoundPatterns();
  return phrase.test(core) && !unavailableItem.test(core);
}

/** Removes decoration from both ends: punctuation, "404", "error 404", "oops". */
function stripDecoration(segment: string) {
  const patterns = notFoundPatterns();
  // The number 404 was at the beginning or the end; it was at the end.
  const stripped = { core: segment.replace(/!+1+$/, "!"), has404: false, ends404: false };
  for (let before = ""; before !== stripped.core; ) {
    before = stripped.core;
    let core = before.replace(EDGE_PUNCTUATION, "");
    if (patterns.leading404.test(core)) stripped.has404 = true;
    else if (TRAILING_404.test(core)) stripped.has404 = stripped.ends404 = true;
    core = core.replace(patterns.leading404, "").replace(TRAILING_404, "");
    core = core.replace(EDGE_PUNCTUATION, "");
    core = core.replace(patterns.leadingError, "").replace(patterns.trailingError, "");
    core = core.replace(patterns.interjection, "").replace(patterns.hedge, "");
    stripped.core = isNotFoundPhrase(core) ? core : core.replace(patterns.trailingClause, "$1");
  }
  return stripped;
}

const hasWords = (segment: string): boolean => /[\p{L}\p{N}]/u.test(segment);

const EDGE_PUNCTUATION = /^[\p{P}\p{S}\p{Z}\p{Cf}]+|[\p{P}\p{S}\p{Z}\p{Cf}]+$/gu;

const TRAILING_404 = /(?<![0-9a-z]|[0-9][.,]|[a-z][-'])404$/u;

/** Whether a line, or a sentence of one, plainly says that the page is missing. */
export const statesNotFound = (lines: readonly string[]): boolean =>
  splitSentences(lines).some((sentence) => headingSaysNotFound(sentence) === "plainly");

/** The lines and their sentences. */
export const splitSentences = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => [line, ...line.split(/(?<=[.!?…]) /u)]);
