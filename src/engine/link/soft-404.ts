import { foldText } from "../../ground/fold-text.ts";
import type { PageObservation, VisibleContent } from "../artifacts/page-observation.ts";
import type { LinkOutcome } from "./link-outcome.ts";
import { MAX_VISIBLE_TEXT_CHARS } from "./measure-content.ts";
import { errorPagePatterns } from "./not-found-patterns.ts";
import {
  findHeadings,
  findNotFoundInFirstLines,
  findNotFoundInImageAlt,
  getMainContentLines,
  hasShortMainContent,
} from "./read-markup.ts";
import {
  hasDescriptivePart,
  hasSubtitle,
  headingSaysNotFound,
  isOnly404,
  isOnlyInterjection,
  isPageSubject,
  splitSentences,
  startsWithNotFound,
  statesNotFound,
  titleSaysNotFound,
} from "./text-says-not-found.ts";
import type { VisibleText } from "./visible-text.ts";

// These tell an ordinary page with "not found" in its title, name or subject from a missing page.

/** Whether the page offers something: it shows a price, or a button that is not for navigation. */
function hasOffer({ lines, buttonLabels }: VisibleContent): boolean {
  const { navigationButton } = errorPagePatterns();
  return buttonLabels.some((label) => !navigationButton.test(label)) || lines.some((line) => PRICE_PATTERN.test(line));
}

/** Whether there is more to read than an error page's explanation, or a paragraph about something else. */
function hasProse(content: VisibleContent): boolean {
  const { errorPageWord } = errorPagePatterns();
  const isParagraph = (line: string): boolean =>
    countLatinEquivalentChars(line) >= MIN_PARAGRAPH_CHARS && !errorPageWord.test(line);
  return content.lines.some(isParagraph) || countProseChars(content) >= MIN_ARTICLE_CHARS;
}

const countProseChars = ({ lines }: VisibleContent): number =>
  lines.map(countLatinEquivalentChars).reduce((sum, chars) => (chars < MIN_SENTENCE_CHARS ? sum : sum + chars), 0);

const hasContent = (content: VisibleContent): boolean => hasOffer(content) || hasProse(content);

/** The same below a heading that plainly says "not found": there a single paragraph may be the site's slogan. */
const hasContentBelowNotFound = (content: VisibleContent): boolean =>
  hasOffer(content) || countProseChars(content) >= MIN_CONTENT_BELOW_NOT_FOUND_CHARS;

/** The length of a text if it were in Latin script: a Chinese, Japanese or Korean character counts as 2.5. */
const countLatinEquivalentChars = (line: string): number =>
  line.length + 1.5 * (line.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0);

/** Explanations on error pages are shorter. */
const MIN_ARTICLE_CHARS = 600;
/** Slogans on error pages are shorter. */
const MIN_CONTENT_BELOW_NOT_FOUND_CHARS = 250;
const MIN_PARAGRAPH_CHARS = 110;
const MIN_SENTENCE_CHARS = 80;

const PRICE_PATTERN =
  /[€£$¥₽₹₺₩]\s?\d|\d\s?(?:[€£$¥₽₹₺₩円元]|(?:kr|zł|Kč|Ft|lei|лв|грн|руб|USD|EUR|GBP|CHF)(?![\p{L}]))/u;

type Soft404 = Extract<LinkOutcome, { kind: "not_found_title" | "not_found_heading" }>;
type DoubtfulOutcome = Extract<LinkOutcome, { kind: "doubtful" }>;

/**
 * The text in a document's markup that says "not found": in a heading, or in a line of its own on short pages. Null
 * where there is none. It may be hidden: only Chrome can tell.
 */
export function findNotFoundInMarkup(markup: string, visible: VisibleText, first?: string): string | null {
  const apiError = findApiError(visible.lines.join("\n")) ?? findApiError(markup);
  if (apiError !== null) return apiError;
  const headings = findHeadings(markup, first);
  const heading =
    headings.find((text) => headingSaysNotFound(text) !== null) ?? headings.slice(0, 1).find(isOnlyInterjection);
  if (heading !== undefined) return heading;
  const line =
    visible.length < MAX_VISIBLE_TEXT_CHARS ? visible.lines.find(startsWithNotFound) : findNotFoundInFirstLines(markup);
  return line ?? findNotFoundInBanner(markup);
}

/** The main content may be only an image. */
function findNotFoundInBanner(markup: string): string | null {
  const phrase = findNotFoundInImageAlt(markup);
  return phrase !== null && getMainContentLines(markup).slice(0, 1).join("").length < NOTICE_CHARS ? phrase : null;
}

/** Detects a page that says in its title or heading that it does not exist, although its status is not 404. */
export function detectSoft404(page: PageObservation): Soft404 | DoubtfulOutcome | null {
  const missing = detectInTitle(page) ?? detectInHeading(page) ?? detectApiError(page);
  // Many applications say "not found" when their server fails.
  return missing !== null && page.failedRequest !== null ? toDoubtful(missing, "failing") : missing;
}

function detectApiError({ text }: PageObservation): Soft404 | null {
  const apiError = findApiError(text);
  return apiError === null ? null : { kind: "not_found_heading", heading: apiError, apiError: true };
}

function detectInHeading(page: PageObservation): Soft404 | DoubtfulOutcome | null {
  const { heading, lineAfterHeading, text, mainContent } = page;
  if (heading === "") return detectInLines(page) ?? detectInMainContent(page);
  const phrase = headingSaysNotFound(heading);
  const isTerse = phrase === "tersely" || isOnlyInterjection(heading);
  // Below the page's own heading there may be any number of recommendations, menus and banners.
  const maxChars = mainContent.startsWithHeading ? Number.POSITIVE_INFINITY : MAX_PAGE_TEXT_CHARS;
  if (isTerse && startsWithNotFound(lineAfterHeading))
    return text.length < maxChars ? toHeadingSoft404(`${heading} – ${lineAfterHeading}`) : null;
  if (phrase === "plainly") {
    if (text.length >= maxChars) return null;
    return !statesNotFound(mainContent.firstSection.lines) && hasContentBelowNotFound(mainContent.firstSection)
      ? toDoubtful(toHeadingSoft404(heading), "beside")
      : toHeadingSoft404(heading);
  }
  // On a long page, the heading may only belong to a part of it, so only the title counts.
  if (phrase === null || text.length >= SHORT_PAGE_CHARS) return detectBelowHeading(page) ?? detectAboveHeading(page);
  return hasContent(mainContent.full) ? toDoubtful(toHeadingSoft404(heading), "beside") : toHeadingSoft404(heading);
}

/**
 * A slogan as heading and only the error below it: "Acme – shoes since 1951", "404", "We could not find this page".
 */
function detectBelowHeading({ lineAfterHeading, mainContent }: PageObservation): Soft404 | null {
  const { lines, buttonLabels } = mainContent.full;
  const [number = "", sentence = ""] = lines;
  const isBare = lines.length <= 3 && buttonLabels.length === 0 && number === lineAfterHeading && number === "404";
  return isBare && startsWithNotFound(sentence) ? toHeadingSoft404(`${number} – ${sentence}`) : null;
}

/** A not-found line at the very beginning, above the heading of recommendations: "You may also like". */
function detectAboveHeading({ heading, mainContent, text }: PageObservation): Soft404 | DoubtfulOutcome | null {
  const [first = ""] = mainContent.full.lines;
  if (first === "" || mainContent.firstSection.lines.includes(first) || !startsWithNotFound(first)) return null;
  if (headingSaysNotFound(heading) !== null || text.length >= MAX_PAGE_TEXT_CHARS) return null;
  const missing = toHeadingSoft404(first);
  const plain =
    mainContent.startsWithHeading && text.length < SHORT_PAGE_CHARS && mainContent.full.buttonLabels.length === 0;
  return plain ? missing : toDoubtful(missing, "beside");
}

/** A main element that begins with a not-found line, or is only an image that says so. */
function detectInMainContent({ mainContent, markup, text }: PageObservation): Soft404 | DoubtfulOutcome | null {
  if (text.length >= MAX_PAGE_TEXT_CHARS) return null;
  const pictured = hasShortMainContent(markup, NOTICE_CHARS) ? findNotFoundInImageAlt(markup) : null;
  const line = findNotFoundInFirstLines(markup);
  const visible = line !== null && mainContent.full.lines.includes(line) ? line : null;
  const phrase = visible ?? pictured;
  if (phrase === null) return null;
  return text.length < SHORT_PAGE_CHARS ? toHeadingSoft404(phrase) : toDoubtful(toHeadingSoft404(phrase), "beside");
}

const toHeadingSoft404 = (heading: string): Soft404 => ({ kind: "not_found_heading", heading });

export function toDoubtful(missing: Soft404 | DoubtfulOutcome, reason: DoubtfulOutcome["reason"]): DoubtfulOutcome {
  if (missing.kind === "doubtful") return missing;
  return { kind: "doubtful", text: "title" in missing ? missing.title : missing.heading, reason };
}

/** On a short page without a heading, one line is enough if there is little above it. */
function detectInLines({ text, mainContent }: PageObservation): Soft404 | null {
  if (text.length >= SHORT_PAGE_CHARS) return null;
  const { lines, buttonLabels } = mainContent.full;
  const at = lines.findIndex(startsWithNotFound);
  const before = lines.slice(0, at).join("").length;
  if (at < 0 || before >= NOTICE_CHARS || (before > 0 && buttonLabels.length > 0)) return null;
  return toHeadingSoft404(lines[at] ?? "");
}

function detectInTitle(page: PageObservation): Soft404 | DoubtfulOutcome | null {
  const { title, mainContent, heading } = page;
  if (!titleSaysNotFound(title) || isAboutNotFound(page)) return null;
  const missing: Soft404 = { kind: "not_found_title", title };
  if (mayBeAboutNotFound(page)) return toDoubtful(missing, "about");
  const subject = hasDescriptivePart(title);
  if (!(subject || isOnly404(title)) || statesNotFound(mainContent.full.lines)) return missing;
  // A bar called 404 or a novel has something to buy or to read.
  const reads = subject || headingSaysNotFound(heading) !== null;
  return (reads ? hasContent : hasOffer)(mainContent.full) ? toDoubtful(missing, "beside") : missing;
}

/** The maximum length of PageObservation.text: a shorter text is complete. */
const MAX_PAGE_TEXT_CHARS = 2_000;
/** About a hundred words: an error page with its site's navigation. */
const SHORT_PAGE_CHARS = 600;
/** About a sentence in addition to a heading and a home link. */
const NOTICE_CHARS = 100;

/** Open Graph types of things with names (ogp.me): a shirt may be called "404 Not Found". */
const OG_TYPE_WORK = /<meta\s[^>]{0,200}og:type["'][^>]{0,200}content=["'](?:product|book|music|video)\b/i;

/** The title names a work, the page has much to say about it, and no sentence says that the page is missing. */
function isAboutNotFound(page: PageObservation): boolean {
  const { title, heading, text, markup } = page;
  if (isOfferName(page)) return true;
  if (text.length < SHORT_PAGE_CHARS) return false;
  const declared = heading !== "" && OG_TYPE_WORK.test(markup) && headingSaysNotFound(heading) === null;
  if (!declared && !isPageSubject(title, heading)) return false;
  return !splitSentences(text.split("\n")).some((sentence) => headingSaysNotFound(sentence) !== null);
}

/** Title and heading are the same, unlike on error pages, and there is a button for an offer: an escape room. */
function isOfferName({ title, heading, text, mainContent }: PageObservation): boolean {
  const isHeading = heading !== "" && foldText(title) === foldText(heading);
  if (!isHeading || headingSaysNotFound(heading) !== null) return false;
  return hasOffer({ ...mainContent.firstSection, lines: [] }) && !statesNotFound(text.split("\n"));
}

/**
 * A pun ("Error 404: Sleep not found"), a work with a subtitle ("Missing Page: a detective puzzle"), or a product
 * named 404: the heading repeats the title, the page has more text, and no sentence plainly says that it is missing.
 */
function mayBeAboutNotFound({ title, heading, text, markup }: PageObservation): boolean {
  if (text.length < NOTICE_CHARS) return false;
  const numbered = /^404$/.test(heading.trim()) && OG_TYPE_WORK.test(markup) && text.length >= SHORT_PAGE_CHARS;
  if (!numbered && !isPageSubject(title, heading) && !hasSubtitle(title, heading)) return false;
  return !statesNotFound(text.split("\n"));
}

/**
 * A machine-readable error as the whole response: from an API, an object store or a router. Some gateways send it
 * with status 200.
 *
 * @returns the part that names the error; null where there is none.
 */
export function findApiError(text: string): string | null {
  const whole = text.trim();
  if (whole.length === 0 || whole.length > MAX_ERROR_CHARS) return null;
  return API_ERROR_PATTERNS.map((error) => error.exec(whole)?.[0] ?? null).find((found) => found !== null) ?? null;
}

/** Longer responses are documents. */
const MAX_ERROR_CHARS = 2_000;

const API_ERROR_PATTERNS: readonly RegExp[] = [
  /^Cannot (?:GET|HEAD) \/\S{0,500}$/,
  /(?<=^\{[\s\S]{0,300})"(?:status(?:_?code)?|(?:error_?)?code)"\s*:\s*"?(?:404|410)\b"?/i,
  /(?<=<(?:Error|Code)>[\s\S]{0,300}|^)<Code>\s*(?:NoSuchKey|NoSuchBucket|BlobNotFound|ResourceNotFound)\s*<\/Code>/,
];
