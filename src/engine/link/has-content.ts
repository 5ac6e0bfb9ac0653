import type { VisibleContent } from "../artifacts/page-observation.ts";
import { errorPagePatterns } from "./not-found-patterns.ts";

// These tell an ordinary page with "not found" in its title, name or subject from a missing page.

/** Whether the page offers something: it shows a price, or a button that is not for navigation. */
export function hasOffer({ lines, buttonLabels }: VisibleContent): boolean {
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

export const hasContent = (content: VisibleContent): boolean => hasOffer(content) || hasProse(content);

/** The same below a heading that plainly says "not found": there a single paragraph may be the site's slogan. */
export const hasContentBelowNotFound = (content: VisibleContent): boolean =>
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
