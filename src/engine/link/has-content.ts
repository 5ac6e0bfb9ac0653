import type { VisibleContent } from "../artifacts/link.ts";
import { headingSaysNotFound } from "./not-found.ts";

// What tells a page that lives, and has "not found" for its title, its name or its subject, from one that is missing.

/** Whether anything says plainly, in a sentence of its own, that the page is missing. */
export function statesNotFound({ lines }: VisibleContent): boolean {
  return splitSentences(lines).some((sentence) => headingSaysNotFound(sentence) === "plainly");
}

export const splitSentences = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => [line, ...line.split(/(?<=[.!?…]) /u)]);

/** Something is offered: a price, or a button that leads neither back nor to a search. */
export function hasOffer({ lines, buttonLabels }: VisibleContent): boolean {
  return (
    buttonLabels.some((label) => !NAVIGATION_BUTTON.test(label)) ||
    lines.some((line) => PRICE_PATTERN.test(line))
  );
}

/** There is something to read: more than an error page needs to explain itself, or a paragraph about something else. */
export const hasProse = (said: VisibleContent): boolean =>
  said.lines.some(
    (line) => countLatinEquivalentChars(line) >= MIN_PARAGRAPH_CHARS && !ERROR_PAGE_WORDS.test(line),
  ) || countProseChars(said) >= MIN_ARTICLE_CHARS;

const countProseChars = ({ lines }: VisibleContent): number =>
  lines
    .filter((line) => countLatinEquivalentChars(line) >= MIN_SENTENCE_CHARS)
    .reduce((sum, line) => sum + countLatinEquivalentChars(line), 0);

export const hasContent = (said: VisibleContent): boolean => hasOffer(said) || hasProse(said);

/** The same beneath a heading that says plainly that the page is missing: there a paragraph may be the site's claim. */
export const hasContentBelowNotFound = (said: VisibleContent): boolean =>
  hasOffer(said) || countProseChars(said) >= MIN_CONTENT_BELOW_NOT_FOUND_CHARS;

/** Characters, as a Latin script would need them: a Chinese one stands for two or three. */
function countLatinEquivalentChars(line: string): number {
  return line.length + 1.5 * (line.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0);
}

/** An error page explains itself in less. */
const MIN_ARTICLE_CHARS = 600;
/** And a site that repeats what it stands for beneath it, in less than this. */
const MIN_CONTENT_BELOW_NOT_FOUND_CHARS = 250;
const MIN_PARAGRAPH_CHARS = 110;
const MIN_SENTENCE_CHARS = 80;

const PRICE_PATTERN =
  /[€£$¥₽₹₺₩]\s?\d|\d\s?(?:[€£$¥₽₹₺₩円元]|(?:kr|zł|Kč|Ft|lei|лв|грн|руб|USD|EUR|GBP|CHF)(?![\p{L}]))/u;

/** What buttons of error pages do: they search, lead back or home, reload, close a notice, or ask whether this was helpful. */
const NAVIGATION_BUTTON =
  /^[^\p{L}]*$|(?<!\p{L})(?:(?:search|such|recherch|busc|busq|cerca|pesquis|procur|szuka|hled|hľad|keres|căut|поиск|искать|найти|пошук|αναζήτ|zurück|retour|volver|voltar|torna|tillbaka|tilbage|takaisin|powrót|vissza|înapoi|назад|вернуться|startseit|accueil|главн|subscribe|accept|reject|agree|reload|refresh|retry|report|continue|language|country)|(?:back|return|terug|home|homepage|start|inicio|início|hem|zoek|zoeken|sök|søg|søk|hae|ara|menu|menü|close|ok|okay|yes|no|try again|sign ?up|log ?in|sign ?in)(?!\p{L}))|検索|搜索|搜尋|검색|トップ|ホーム|首页|首頁|홈/iu;

/** Speaks of pages, links and where to go instead, as an error page's explanation does. */
const ERROR_PAGE_WORDS =
  /\b(?:pages?|urls?|links?|address|web ?sites?|home|search|browse|moved|deleted|removed|expired|mistyped|outdated|seiten?|startseite|adresse|suche|página|enlace|inicio|pagina|indirizzo|lien|accueil|recherche|site|zoek|sida|sidan|siden|side|sivu|strona|strony|stran[ay]|stránk\p{L}*|oldal|pagină)\b|страниц|сторінк|σελίδα|sayfa|ページ|页面|頁面|网页|網頁|페이지|صفحة|صفحه|הדף|trang|halaman|หน้า|पृष्ठ/iu;
