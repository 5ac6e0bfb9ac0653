import type { Said } from "../products/link.ts";
import { headingSaysNotFound } from "./not-found.ts";

// What tells a page that lives, and has "not found" for its title, its name or its subject, from one that is missing.

/** Whether anything says plainly, in a sentence of its own, that the page is missing. */
export function confirms({ lines }: Said): boolean {
  return sentencesOf(lines).some((sentence) => headingSaysNotFound(sentence) === "plainly");
}

export const sentencesOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => [line, ...line.split(/(?<=[.!?…]) /u)]);

/** Something is offered: a price, or a button that leads neither back nor to a search. */
export function isOffering({ lines, buttons }: Said): boolean {
  return buttons.some((label) => !ERRAND.test(label)) || lines.some((line) => PRICE.test(line));
}

/** There is something to read: more than an error page needs to explain itself, or a paragraph about something else. */
export const isTelling = (said: Said): boolean =>
  said.lines.some((line) => weight(line) >= PARAGRAPH && !ABOUT_PAGES.test(line)) || proseOf(said) >= ARTICLE;

const proseOf = ({ lines }: Said): number =>
  lines.filter((line) => weight(line) >= SENTENCE).reduce((sum, line) => sum + weight(line), 0);

export const isLiving = (said: Said): boolean => isOffering(said) || isTelling(said);

/** The same beneath a heading that says plainly that the page is missing: there a paragraph may be the site's claim. */
export const isLivingBeneath = (said: Said): boolean => isOffering(said) || proseOf(said) >= CLAIM;

/** Characters, as a Latin script would need them: a Chinese one stands for two or three. */
function weight(line: string): number {
  return line.length + 1.5 * (line.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0);
}

/** An error page explains itself in less. */
const ARTICLE = 600;
/** And a site that repeats what it stands for beneath it, in less than this. */
const CLAIM = 250;
const PARAGRAPH = 110;
const SENTENCE = 80;

const PRICE =
  /[€£$¥₽₹₺₩]\s?\d|\d\s?(?:[€£$¥₽₹₺₩円元]|(?:kr|zł|Kč|Ft|lei|лв|грн|руб|USD|EUR|GBP|CHF)(?![\p{L}]))/u;

/** What buttons of error pages do: they search, lead back or home, reload, close a notice, or ask whether this was helpful. */
const ERRAND =
  /^[^\p{L}]*$|(?<!\p{L})(?:(?:search|such|recherch|busc|busq|cerca|pesquis|procur|szuka|hled|hľad|keres|căut|поиск|искать|найти|пошук|αναζήτ|zurück|retour|volver|voltar|torna|tillbaka|tilbage|takaisin|powrót|vissza|înapoi|назад|вернуться|startseit|accueil|главн|subscribe|accept|reject|agree|reload|refresh|retry|report|continue|language|country)|(?:back|return|terug|home|homepage|start|inicio|início|hem|zoek|zoeken|sök|søg|søk|hae|ara|menu|menü|close|ok|okay|yes|no|try again|sign ?up|log ?in|sign ?in)(?!\p{L}))|検索|搜索|搜尋|검색|トップ|ホーム|首页|首頁|홈/iu;

/** Speaks of pages, links and where to go instead, as an error page's explanation does. */
const ABOUT_PAGES =
  /\b(?:pages?|urls?|links?|address|web ?sites?|home|search|browse|moved|deleted|removed|expired|mistyped|outdated|seiten?|startseite|adresse|suche|página|enlace|inicio|pagina|indirizzo|lien|accueil|recherche|site|zoek|sida|sidan|siden|side|sivu|strona|strony|stran[ay]|stránk\p{L}*|oldal|pagină)\b|страниц|сторінк|σελίδα|sayfa|ページ|页面|頁面|网页|網頁|페이지|صفحة|صفحه|הדף|trang|halaman|หน้า|पृष्ठ/iu;
