import {
  FIRST_PERSON_PHRASES,
  HEDGES,
  INTERJECTIONS,
  TRAILING_CLAUSES,
  UNSPACED_TRAILING_CLAUSE,
} from "./not-found-phrase-parts.ts";
import {
  ARTICLE_OPENINGS,
  FIXING_PHRASES,
  NEGATIONS,
  NOT_FOUND_PHRASES,
  SHORT_PHRASES,
} from "./not-found-phrases.ts";
import {
  LOST_VISITOR_PHRASES,
  NOTHING_HERE_PHRASES,
  REMOVAL_WORDS,
  REMOVED_PAGE_PHRASES,
} from "./removed-page-phrases.ts";

/**
 * Does a page's title say that the page was not found? Only a whole segment between separators counts: "404 |
 * Acme" and "Acme – Seite nicht gefunden" do, "Peugeot 404 parts" and "404 Media" do not. A title that goes on
 * to talk about the error ("Error 404: what it means and how to fix it") is an article.
 */
export function titleSaysNotFound(title: string): boolean {
  const folded = foldText(title.slice(0, MAX_TITLE_CHARS));
  if (!hasNegation(folded)) return false;
  const segments = splitSegments(folded);
  if (segments.some((segment) => MENTIONS_FIXING.test(segment))) return false;
  if (segments.flatMap((segment) => segment.split(CLAUSE_END)).some((clause) => ARTICLE_OPENING.test(clause)))
    return false;
  return segments.some((segment, place) => segmentSaysNotFound(segment, place, segments.length));
}

/** Whether a title that says so says it by the number alone, which is many a thing's name: "404 | Cocktail bar Leeds". */
export function isOnly404(title: string): boolean {
  const segments = splitSegments(foldText(title.slice(0, MAX_TITLE_CHARS)));
  const dead = segments.filter((segment, place) => segmentSaysNotFound(segment, place, segments.length));
  return dead.every((segment) => ONLY_404.test(segment));
}

const ONLY_404 = /^\P{L}*(?:http\P{L}+)?404\P{L}*$/u;

/** Whether it goes on to say what else it is, as a brand does not: "Nothing Found – poems by Ann Lee", "Page Not Found: A Novel". */
export function hasDescriptivePart(title: string): boolean {
  const said = title.slice(0, MAX_TITLE_CHARS).split(TITLE_SEPARATOR).filter(hasWords);
  return said.some(
    (segment) =>
      DESCRIPTIVE_PART.test(segment) &&
      classifyPart(foldText(segment)) === "other" &&
      !titleSaysNotFound(segment),
  );
}

/** It begins with an article, or has a word in lower case after another: brands and names are written large. */
const DESCRIPTIVE_PART =
  /^\s*(?:[Aa]n?|[Ee]ine?|[Uu]n[eao]?|[Ee](?:en|tt?)|[Ll][aeo]|[Ee]l)\s+\p{Ll}|\p{L}\s+(?!(?:and|und|et|e|y|og|och|of|de|di|du|van|von|by|for|the|la|le|der|das|die)\s)\p{Ll}{2}|^\s*[Aa]n?\s+\p{L}+\s*$/u;

/**
 * Does a page's heading say so? All of it must: a heading carries no brand beside it. `plainly` in words that mean nothing
 * else ("Seite nicht gefunden"), `tersely` in such that may be a name as well ("404", "Not found").
 */
export function headingSaysNotFound(heading: string): "plainly" | "tersely" | null {
  if (heading === "" || heading.length > MAX_HEADING_CHARS || isQuestion(heading)) return null;
  // Drawn with a picture between the digits, or each in a box of its own.
  const folded = foldText(heading).replace(SPREAD_404, "404");
  if (!hasNegation(folded)) return null;
  const parts = splitSegments(folded)
    .flatMap((segment) =>
      isNotFoundPhrase(stripDecoration(segment).core) ? [segment] : segment.split(SENTENCE_END),
    )
    .filter(hasWords);
  const kinds = parts.map(classifyPart);
  if (kinds.includes("other")) return null;
  if (kinds.includes("phrase")) return "plainly";
  return kinds.includes("bare") ? "tersely" : null;
}

const SPREAD_404 =
  /(?<![0-9a-z.,:/-])4(?:[ \p{So}\p{Cf}]{1,6}[0o]?[ \p{So}\p{Cf}]{0,6}|[0o] )4(?![0-9a-z.,:/-])/u;

/** "Oops!" and nothing else: what follows tells what for. */
export function isOnlyInterjection(heading: string): boolean {
  if (heading === "" || heading.length > MAX_HEADING_CHARS) return false;
  const folded = foldText(heading);
  return STARTS_WITH_INTERJECTION.test(folded) && isInterjection(stripDecoration(folded).core);
}

const isInterjection = (core: string): boolean => core === "" || INTERJECTION_PHRASE.test(core);

/** Whether a line says so plainly at its beginning, whatever it goes on to say: "This page doesn't exist. Try searching." */
export function startsWithNotFound(line: string): boolean {
  const [first = "", second = ""] = line.slice(0, MAX_TITLE_CHARS).split(SENTENCE_END);
  return [line, first, `${first} ${second}`].some((part) => headingSaysNotFound(part) === "plainly");
}

/** "Oops! We're sorry, the page that you are looking for could not be found" has 72 characters. */
const MAX_HEADING_CHARS = 120;

function classifyPart(part: string): "phrase" | "bare" | "interjection" | "other" {
  const { core, has404 } = stripDecoration(part);
  if (isNotFoundPhrase(core)) return "phrase";
  if (has404 ? core === "" || PAGE_WORD.test(core) : SHORT_PHRASE.test(core)) return "bare";
  if (has404 && SHORT_PHRASE.test(core)) return "bare";
  return ONLY_INTERJECTION.test(core) ? "interjection" : "other";
}

/**
 * A title that says so in words which may be a name ("404 Not Found — the band's new album"), over a page that is about
 * just that: its heading repeats what else the title says. Words that are hardly ever a name must stand in the heading,
 * too ("Page Not Found: The Board Game").
 */
export function isPageSubject(title: string, heading: string): boolean {
  if (headingSaysNotFound(heading) !== null) return false;
  const segments = splitSegments(foldText(title.slice(0, MAX_TITLE_CHARS)));
  const named = foldText(heading);
  const phrases = segments.map((segment) => stripDecoration(segment).core).filter(isNotFoundPhrase);
  if (!phrases.every((phrase) => named.includes(phrase))) return false;
  const rest = segments.filter((segment) => classifyPart(segment) === "other");
  const said = new Set(splitWords(named));
  return rest.some(
    (segment) => splitWords(segment).filter((word) => said.has(word)).length >= MIN_SHARED_WORDS,
  );
}

/**
 * A work with a subtitle, "Missing Page: a detective puzzle game", whose heading is its name: no site calls itself so, and
 * no error page explains itself so.
 */
export function hasSubtitle(title: string, heading: string): boolean {
  const [name = "", subtitle = ""] = foldText(title.slice(0, MAX_TITLE_CHARS)).split(/: /);
  return SUBTITLE.test(subtitle) && foldText(heading).includes(name);
}

/** A brand repeated is no subject; so many words are. */
const MIN_SHARED_WORDS = 3;

const splitWords = (text: string): string[] => text.match(/[\p{L}\p{N}']{3,}/gu) ?? [];

/** Longer titles are texts; their beginning is enough. */
const MAX_TITLE_CHARS = 300;

// Dashes need a space on one side at least, so that "e-mail" stays whole.
const TITLE_SEPARATOR = / [-–~/]+ ?|[-–] |[|¦•·∙⋅»«›‹>—―_]+|:+ | :+|::+/u;
const SENTENCE_END = /(?<=[.!?…]) /u;
const CLAUSE_END = /(?<=[.!?…,]) /u;

/** What stands between a folded title's separators. */
export function splitSegments(folded: string): string[] {
  return folded.split(TITLE_SEPARATOR).filter(hasWords);
}

function segmentSaysNotFound(segment: string, place: number, count: number): boolean {
  const sentences = segment.split(SENTENCE_END);
  if (sentences.some((sentence) => !isQuestion(sentence) && isNotFoundPhrase(stripDecoration(sentence).core)))
    return true;
  const { core, has404, ends404 } = stripDecoration(segment);
  if (isQuestion(segment)) return false;
  // A bare word or number may be anybody's name in the middle of a title, so it counts only at an end.
  if (place > 0 && place < count - 1) return false;
  if (core === "") return has404;
  if (SHORT_PHRASE.test(core)) return true;
  // "404 page" and "Page 404 | Acme"; but "Shoes – Page 404" counts pages.
  return has404 && PAGE_WORD.test(core) && (!ends404 || place === 0);
}

/**
 * Whether folded text holds a word by which any of the languages denies something, or the number: most titles do not, and
 * what follows costs twenty times as much.
 */
export function hasNegation(folded: string): boolean {
  return NEGATION.test(folded);
}

/** "Page not found?" wonders; it does not say so. */
function isQuestion(sentence: string): boolean {
  return /\?["'\s]*$/.test(sentence);
}

function isNotFoundPhrase(core: string): boolean {
  return core !== "" && NOT_FOUND_PHRASE.test(core) && !UNAVAILABLE_ITEM.test(core);
}

/** A thing that is not to be had may be back tomorrow: only a page's being unavailable is its being none. */
const UNAVAILABLE_ITEM =
  /(?<![\p{L}])[^ ]{0,24}(?:produ[ck]t|product|producto|produto|prodotto|produit|tuote|termek|arti[ck]|angebot|item|listing|offer|leistung|dienst|formul|umfrage|veranstaltung|kurs|profil|perfil|konto|compte|cuenta|conta|account|benutzer|utente|usuario|video|shop|app|anzeige|stelle|inserat|annonce|anuncio|annuncio|advertentie|vacature|ogloszenie|ofert|offert|even[et]|negozio|tienda|loja|winkel|sklep|boutique|servi|uslug|film|modulo).*(?:available|verfugbar|disponib|disponiv|beschikbaar|tilg(?:ae|j)ngelig|tilgjengelig|tillganglig|saatavilla|elerheto|dostupn|dostepn)/u;

interface StrippedSegment {
  core: string;
  /** The number 404 stood at an end. */
  has404: boolean;
  /** It stood at the far end. */
  ends404: boolean;
}

/** Takes from both ends what only decorates: punctuation, "404", "error 404", "oops". */
function stripDecoration(segment: string): StrippedSegment {
  const seen: StrippedSegment = { core: segment.replace(/!+1+$/, "!"), has404: false, ends404: false };
  for (let before = ""; before !== seen.core; ) {
    before = seen.core;
    seen.core = seen.core.replace(EDGE_PUNCTUATION, "");
    if (LEADING_404.test(seen.core)) seen.has404 = true;
    else if (TRAILING_404.test(seen.core)) seen.has404 = seen.ends404 = true;
    seen.core = seen.core.replace(LEADING_404, "").replace(TRAILING_404, "");
    seen.core = seen.core
      .replace(EDGE_PUNCTUATION, "")
      .replace(LEADING_ERROR, "")
      .replace(TRAILING_ERROR, "");
    seen.core = seen.core.replace(INTERJECTION, "").replace(HEDGE, "");
    if (!isNotFoundPhrase(seen.core)) seen.core = seen.core.replace(TRAILING_CLAUSE, "$1");
  }
  return seen;
}

/** Lower case, no accents, straight quotes, single spaces: "PÁGINA NÃO ENCONTRADA" and "Pagina nao encontrada" are one. */
export function foldText(text: string): string {
  // Nothing of what follows touches plain ASCII, which most titles are.
  if (isAscii(text)) return text.toLowerCase().replaceAll("`", "'").replace(/\s+/g, " ").trim();
  return text
    .normalize("NFKC")
    .replace(INVISIBLE_CHARS, "")
    .toLowerCase()
    .replace(/[ıłøđßæœ]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
    .replace(/[‘’`´]/g, "'")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
}

/** Soft hyphens, and what has no width. */
const INVISIBLE_CHARS = /[\u00ad\u200b\u2060\ufeff]/g;

/** ASCII alone. */
const isAscii = (text: string): boolean => !/[\u0080-\uffff]/.test(text);

const LETTER_REPLACEMENTS: Record<string, string> = {
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

function hasWords(segment: string): boolean {
  return /[\p{L}\p{N}]/u.test(segment);
}

const EDGE_PUNCTUATION = /^[\p{P}\p{S}\p{Z}\p{Cf}]+|[\p{P}\p{S}\p{Z}\p{Cf}]+$/gu;

const ERROR_WORD =
  "(?:error|err|erreur|errore|erro|fehler|fout|fel|feil|fejl|virhe|błąd|chyba|hiba|eroare|hatası|hata|σφάλμα|ошибка|" +
  "помилка|грешка|greška|napaka|エラー|错误|錯誤|오류|에러|خطأ|שגיאה|lỗi|kesalahan)";
const ERROR_WORDS = foldText(
  `(?:http|status|${ERROR_WORD})(?:[ -](?:status|code|código|codice|${ERROR_WORD}))*`,
);

// A letter glued to the number makes another word of it, except in scripts that write no spaces ("404错误").
const LEADING_404 = new RegExp(
  `^(?:${ERROR_WORDS}[ :#-]*)?404(?:(?![0-9a-z]|[.,][0-9]|[-'][a-z])|(?:-es )?-?(?=${ERROR_WORDS}(?![\\p{L}\\p{N}'-])))`,
  "u",
);
const TRAILING_404 = /(?<![0-9a-z]|[0-9][.,]|[a-z][-'])404$/u;
const LEADING_ERROR = new RegExp(`^${ERROR_WORDS}(?![\\p{L}\\p{N}'-])`, "u");
const TRAILING_ERROR = new RegExp(`(?<![\\p{L}\\p{N}'-])${ERROR_WORDS}$`, "u");
// "Lost & Not Found" is a name.
const INTERJECTION = new RegExp(`^(?:${foldText(INTERJECTIONS.join("|"))})(?=[\\p{P}\\p{Z}])(?! ?[&+])`, "u");

const HEDGE = new RegExp(`^(?:${foldText(HEDGES.join("|"))})(?=[\\p{P}\\p{Z}\\p{Lo}])`, "u");
const [OR, MOVED] = TRAILING_CLAUSES.map(foldText);
const TRAILING_CLAUSE = new RegExp(
  `^(.+)(?:(?:,? ${OR}|,) [^.!?]{0,40}?${MOVED}[^.!?]{0,20}|${foldText(UNSPACED_TRAILING_CLAUSE)})$`,
  "u",
);
/** What else heads a page without saying anything: "No results found" heads WordPress's missing pages, and searches. */
const INTERJECTION_PHRASES = [
  ...INTERJECTIONS,
  ...NOTHING_HERE_PHRASES,
  ...LOST_VISITOR_PHRASES,
  "(?:no|0) results found|nothing found",
  "our bad",
];
const INTERJECTION_PHRASE = buildAnchoredPattern(INTERJECTION_PHRASES);
/** Most headings begin otherwise, and what follows costs twenty times as much. */
const STARTS_WITH_INTERJECTION = new RegExp(
  `^[\\p{P}\\p{S}\\p{Z}]*(?:${foldText(INTERJECTION_PHRASES.join("|"))}|no|0|nothing)(?![\\p{L}\\p{N}])`,
  "u",
);
const ONLY_INTERJECTION = new RegExp(`^(?:${foldText(INTERJECTIONS.join("|"))})$`, "u");

const NEGATION = new RegExp(
  `${[...NEGATIONS.words, ...REMOVAL_WORDS].map(foldText).join("|")}|\\b(?:${NEGATIONS.prefixes.map(foldText).join("|")})`,
  "u",
);

const PAGE_WORD = buildAnchoredPattern([
  "(?:error |fehler|error-)?(?:page|seite|pagina|página|side|sida|sivu|strona|stránka|страница)",
  "p[aá]gina d[ei]|page d'erreur|(?:错误|錯誤)?(?:页面?|頁面?|ページ)|페이지",
]);
const SUBTITLE = new RegExp(`^(?:${foldText("an?|eine?|une?|una|um|uma|een|en|ett|et")}) [^ ]+ [^ ]`, "u");
const NOT_FOUND_PHRASE = buildAnchoredPattern([
  ...Object.values(NOT_FOUND_PHRASES).flat(),
  ...Object.values(FIRST_PERSON_PHRASES).flat(),
  ...Object.values(REMOVED_PAGE_PHRASES).flat(),
]);
const SHORT_PHRASE = buildAnchoredPattern(SHORT_PHRASES);
const ARTICLE_OPENING = new RegExp(
  `^[\\p{P}\\p{S} ]*(?:${foldText(ARTICLE_OPENINGS.join("|"))})(?![\\p{L}\\p{N}])`,
  "u",
);

const MENTIONS_FIXING = new RegExp(`(?<!\\p{L})(?:${foldText(FIXING_PHRASES)})(?!\\p{L})`, "u");

function buildAnchoredPattern(sources: readonly string[]): RegExp {
  return new RegExp(`^(?:${sources.map(foldText).join("|")})$`, "u");
}
