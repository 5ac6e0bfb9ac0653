import { GLUED_TAIL, HEDGES, INTERJECTIONS, OWN_WORDS, TAILS } from "./not-found-parts.ts";
import { BARE, DENIALS, EXPLAINERS, MENDING, PHRASES } from "./not-found-phrases.ts";
import { ASTRAY, NOTHING_HERE, REMOVALS, REMOVED } from "./not-found-removed.ts";

/**
 * Does a page's title say that the page was not found? Only a whole segment between separators counts: "404 |
 * Acme" and "Acme – Seite nicht gefunden" do, "Peugeot 404 parts" and "404 Media" do not. A title that goes on
 * to talk about the error ("Error 404: what it means and how to fix it") is an article.
 */
export function saysNotFound(title: string): boolean {
  const folded = fold(title.slice(0, LONGEST_TITLE));
  if (!mayDeny(folded)) return false;
  const segments = segmentsOf(folded);
  if (segments.some((segment) => MENDS.test(segment))) return false;
  if (segments.flatMap((segment) => segment.split(CLAUSE_END)).some((clause) => EXPLAINER.test(clause)))
    return false;
  return segments.some((segment, place) => deadSegment(segment, place, segments.length));
}

/** Whether a title that says so says it by the number alone, which is many a thing's name: "404 | Cocktail bar Leeds". */
export function saysOnlyNumber(title: string): boolean {
  const segments = segmentsOf(fold(title.slice(0, LONGEST_TITLE)));
  const dead = segments.filter((segment, place) => deadSegment(segment, place, segments.length));
  return dead.every((segment) => ONLY_NUMBER.test(segment));
}

const ONLY_NUMBER = /^\P{L}*(?:http\P{L}+)?404\P{L}*$/u;

/** Whether it goes on to say what else it is, as a brand does not: "Nothing Found – poems by Ann Lee", "Page Not Found: A Novel". */
export function saysMore(title: string): boolean {
  const said = title.slice(0, LONGEST_TITLE).split(SEPARATOR).filter(hasWords);
  return said.some(
    (segment) => DESCRIBES.test(segment) && kindOfPart(fold(segment)) === "other" && !saysNotFound(segment),
  );
}

/** It begins with an article, or has a word in lower case after another: brands and names are written large. */
const DESCRIBES =
  /^\s*(?:[Aa]n?|[Ee]ine?|[Uu]n[eao]?|[Ee](?:en|tt?)|[Ll][aeo]|[Ee]l)\s+\p{Ll}|\p{L}\s+(?!(?:and|und|et|e|y|og|och|of|de|di|du|van|von|by|for|the|la|le|der|das|die)\s)\p{Ll}{2}|^\s*[Aa]n?\s+\p{L}+\s*$/u;

/**
 * Does a page's heading say so? All of it must: a heading carries no brand beside it. `plainly` in words that mean nothing
 * else ("Seite nicht gefunden"), `tersely` in such that may be a name as well ("404", "Not found").
 */
export function headingSaysNotFound(heading: string): "plainly" | "tersely" | null {
  if (heading === "" || heading.length > LONGEST_HEADING || asks(heading)) return null;
  // Drawn with a picture between the digits, or each in a box of its own.
  const folded = fold(heading).replace(SPREAD_404, "404");
  if (!mayDeny(folded)) return null;
  const parts = segmentsOf(folded)
    .flatMap((segment) => (isPhrase(peeled(segment).core) ? [segment] : segment.split(SENTENCE_END)))
    .filter(hasWords);
  const kinds = parts.map(kindOfPart);
  if (kinds.includes("other")) return null;
  if (kinds.includes("phrase")) return "plainly";
  return kinds.includes("bare") ? "tersely" : null;
}

const SPREAD_404 =
  /(?<![0-9a-z.,:/-])4(?:[ \p{So}\p{Cf}]{1,6}[0o]?[ \p{So}\p{Cf}]{0,6}|[0o] )4(?![0-9a-z.,:/-])/u;

/** "Oops!" and nothing else: what follows tells what for. */
export function onlySighs(heading: string): boolean {
  if (heading === "" || heading.length > LONGEST_HEADING) return false;
  const folded = fold(heading);
  return SIGHING.test(folded) && isSigh(peeled(folded).core);
}

const isSigh = (core: string): boolean => core === "" || SIGH.test(core);

/** Whether a line says so plainly at its beginning, whatever it goes on to say: "This page doesn't exist. Try searching." */
export function opensWithNotFound(line: string): boolean {
  const [first = "", second = ""] = line.slice(0, LONGEST_TITLE).split(SENTENCE_END);
  return [line, first, `${first} ${second}`].some((part) => headingSaysNotFound(part) === "plainly");
}

/** "Oops! We're sorry, the page that you are looking for could not be found" has 72 characters. */
const LONGEST_HEADING = 120;

function kindOfPart(part: string): "phrase" | "bare" | "interjection" | "other" {
  const { core, number } = peeled(part);
  if (isPhrase(core)) return "phrase";
  if (number ? core === "" || PAGE.test(core) : BARE_PHRASE.test(core)) return "bare";
  if (number && BARE_PHRASE.test(core)) return "bare";
  return ONLY_INTERJECTION.test(core) ? "interjection" : "other";
}

/**
 * A title that says so in words which may be a name ("404 Not Found — the band's new album"), over a page that is about
 * just that: its heading repeats what else the title says. Words that are hardly ever a name must stand in the heading,
 * too ("Page Not Found: The Board Game").
 */
export function isNameOfPage(title: string, heading: string): boolean {
  if (headingSaysNotFound(heading) !== null) return false;
  const segments = segmentsOf(fold(title.slice(0, LONGEST_TITLE)));
  const named = fold(heading);
  const phrases = segments.map((segment) => peeled(segment).core).filter(isPhrase);
  if (!phrases.every((phrase) => named.includes(phrase))) return false;
  const rest = segments.filter((segment) => kindOfPart(segment) === "other");
  const said = new Set(wordsOf(named));
  return rest.some((segment) => wordsOf(segment).filter((word) => said.has(word)).length >= TELLING_WORDS);
}

/**
 * A work with a subtitle, "Missing Page: a detective puzzle game", whose heading is its name: no site calls itself so, and
 * no error page explains itself so.
 */
export function isSubtitled(title: string, heading: string): boolean {
  const [name = "", subtitle = ""] = fold(title.slice(0, LONGEST_TITLE)).split(/: /);
  return SUBTITLE.test(subtitle) && fold(heading).includes(name);
}

/** A brand repeated is no subject; so many words are. */
const TELLING_WORDS = 3;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}']{3,}/gu) ?? [];

/** Longer titles are texts; their beginning is enough. */
const LONGEST_TITLE = 300;

// Dashes need a space on one side at least, so that "e-mail" stays whole.
const SEPARATOR = / [-–~/]+ ?|[-–] |[|¦•·∙⋅»«›‹>—―_]+|:+ | :+|::+/u;
const SENTENCE_END = /(?<=[.!?…]) /u;
const CLAUSE_END = /(?<=[.!?…,]) /u;

/** What stands between a folded title's separators. */
export function segmentsOf(folded: string): string[] {
  return folded.split(SEPARATOR).filter(hasWords);
}

function deadSegment(segment: string, place: number, count: number): boolean {
  const sentences = segment.split(SENTENCE_END);
  if (sentences.some((sentence) => !asks(sentence) && isPhrase(peeled(sentence).core))) return true;
  const { core, number, trailing } = peeled(segment);
  if (asks(segment)) return false;
  // A bare word or number may be anybody's name in the middle of a title, so it counts only at an end.
  if (place > 0 && place < count - 1) return false;
  if (core === "") return number;
  if (BARE_PHRASE.test(core)) return true;
  // "404 page" and "Page 404 | Acme"; but "Shoes – Page 404" counts pages.
  return number && PAGE.test(core) && (!trailing || place === 0);
}

/**
 * Whether folded text holds a word by which any of the languages denies something, or the number: most titles do not, and
 * what follows costs twenty times as much.
 */
export function mayDeny(folded: string): boolean {
  return DENIAL.test(folded);
}

/** "Page not found?" wonders; it does not say so. */
function asks(sentence: string): boolean {
  return /\?["'\s]*$/.test(sentence);
}

function isPhrase(core: string): boolean {
  return core !== "" && PHRASE.test(core) && !AWAY.test(core);
}

/** A thing that is not to be had may be back tomorrow: only a page's being unavailable is its being none. */
const AWAY =
  /(?<![\p{L}])[^ ]{0,24}(?:produ[ck]t|product|producto|produto|prodotto|produit|tuote|termek|arti[ck]|angebot|item|listing|offer|leistung|dienst|formul|umfrage|veranstaltung|kurs|profil|perfil|konto|compte|cuenta|conta|account|benutzer|utente|usuario|video|shop|app|anzeige|stelle|inserat|annonce|anuncio|annuncio|advertentie|vacature|ogloszenie|ofert|offert|even[et]|negozio|tienda|loja|winkel|sklep|boutique|servi|uslug|film|modulo).*(?:available|verfugbar|disponib|disponiv|beschikbaar|tilg(?:ae|j)ngelig|tilgjengelig|tillganglig|saatavilla|elerheto|dostupn|dostepn)/u;

interface Peeled {
  core: string;
  /** The number 404 stood at an end. */
  number: boolean;
  /** It stood at the far end. */
  trailing: boolean;
}

/** Takes from both ends what only decorates: punctuation, "404", "error 404", "oops". */
function peeled(segment: string): Peeled {
  const seen: Peeled = { core: segment.replace(/!+1+$/, "!"), number: false, trailing: false };
  for (let before = ""; before !== seen.core; ) {
    before = seen.core;
    seen.core = seen.core.replace(ENDS, "");
    if (LEADING_404.test(seen.core)) seen.number = true;
    else if (TRAILING_404.test(seen.core)) seen.number = seen.trailing = true;
    seen.core = seen.core.replace(LEADING_404, "").replace(TRAILING_404, "");
    seen.core = seen.core.replace(ENDS, "").replace(LEADING_ERROR, "").replace(TRAILING_ERROR, "");
    seen.core = seen.core.replace(INTERJECTION, "").replace(HEDGE, "");
    if (!isPhrase(seen.core)) seen.core = seen.core.replace(TAIL, "$1");
  }
  return seen;
}

/** Lower case, no accents, straight quotes, single spaces: "PÁGINA NÃO ENCONTRADA" and "Pagina nao encontrada" are one. */
export function fold(text: string): string {
  // Nothing of what follows touches plain ASCII, which most titles are.
  if (isPlain(text)) return text.toLowerCase().replaceAll("`", "'").replace(/\s+/g, " ").trim();
  return text
    .normalize("NFKC")
    .replace(UNSEEN, "")
    .toLowerCase()
    .replace(/[ıłøđßæœ]/g, (letter) => SPELT[letter] ?? letter)
    .replace(/[‘’`´]/g, "'")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
}

/** Soft hyphens, and what has no width. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/** ASCII alone. */
const isPlain = (text: string): boolean => !/[\u0080-\uffff]/.test(text);

const SPELT: Record<string, string> = { ı: "i", ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe" };

function hasWords(segment: string): boolean {
  return /[\p{L}\p{N}]/u.test(segment);
}

const ENDS = /^[\p{P}\p{S}\p{Z}\p{Cf}]+|[\p{P}\p{S}\p{Z}\p{Cf}]+$/gu;

const ERROR =
  "(?:error|err|erreur|errore|erro|fehler|fout|fel|feil|fejl|virhe|błąd|chyba|hiba|eroare|hatası|hata|σφάλμα|ошибка|" +
  "помилка|грешка|greška|napaka|エラー|错误|錯誤|오류|에러|خطأ|שגיאה|lỗi|kesalahan)";
const ERROR_WORDS = fold(`(?:http|status|${ERROR})(?:[ -](?:status|code|código|codice|${ERROR}))*`);

// A letter glued to the number makes another word of it, except in scripts that write no spaces ("404错误").
const LEADING_404 = new RegExp(
  `^(?:${ERROR_WORDS}[ :#-]*)?404(?:(?![0-9a-z]|[.,][0-9]|[-'][a-z])|(?:-es )?-?(?=${ERROR_WORDS}(?![\\p{L}\\p{N}'-])))`,
  "u",
);
const TRAILING_404 = /(?<![0-9a-z]|[0-9][.,]|[a-z][-'])404$/u;
const LEADING_ERROR = new RegExp(`^${ERROR_WORDS}(?![\\p{L}\\p{N}'-])`, "u");
const TRAILING_ERROR = new RegExp(`(?<![\\p{L}\\p{N}'-])${ERROR_WORDS}$`, "u");
// "Lost & Not Found" is a name.
const INTERJECTION = new RegExp(`^(?:${fold(INTERJECTIONS.join("|"))})(?=[\\p{P}\\p{Z}])(?! ?[&+])`, "u");

const HEDGE = new RegExp(`^(?:${fold(HEDGES.join("|"))})(?=[\\p{P}\\p{Z}\\p{Lo}])`, "u");
const [OR, MOVED] = TAILS.map(fold);
const TAIL = new RegExp(
  `^(.+)(?:(?:,? ${OR}|,) [^.!?]{0,40}?${MOVED}[^.!?]{0,20}|${fold(GLUED_TAIL)})$`,
  "u",
);
/** What else heads a page without saying anything: "No results found" heads WordPress's missing pages, and searches. */
const SIGHS = [
  ...INTERJECTIONS,
  ...NOTHING_HERE,
  ...ASTRAY,
  "(?:no|0) results found|nothing found",
  "our bad",
];
const SIGH = anchored(SIGHS);
/** Most headings begin otherwise, and what follows costs twenty times as much. */
const SIGHING = new RegExp(
  `^[\\p{P}\\p{S}\\p{Z}]*(?:${fold(SIGHS.join("|"))}|no|0|nothing)(?![\\p{L}\\p{N}])`,
  "u",
);
const ONLY_INTERJECTION = new RegExp(`^(?:${fold(INTERJECTIONS.join("|"))})$`, "u");

const DENIAL = new RegExp(
  `${[...DENIALS.words, ...REMOVALS].map(fold).join("|")}|\\b(?:${DENIALS.beginnings.map(fold).join("|")})`,
  "u",
);

const PAGE = anchored([
  "(?:error |fehler|error-)?(?:page|seite|pagina|página|side|sida|sivu|strona|stránka|страница)",
  "p[aá]gina d[ei]|page d'erreur|(?:错误|錯誤)?(?:页面?|頁面?|ページ)|페이지",
]);
const SUBTITLE = new RegExp(`^(?:${fold("an?|eine?|une?|una|um|uma|een|en|ett|et")}) [^ ]+ [^ ]`, "u");
const PHRASE = anchored([
  ...Object.values(PHRASES).flat(),
  ...Object.values(OWN_WORDS).flat(),
  ...Object.values(REMOVED).flat(),
]);
const BARE_PHRASE = anchored(BARE);
const EXPLAINER = new RegExp(`^[\\p{P}\\p{S} ]*(?:${fold(EXPLAINERS.join("|"))})(?![\\p{L}\\p{N}])`, "u");

const MENDS = new RegExp(`(?<!\\p{L})(?:${fold(MENDING)})(?!\\p{L})`, "u");

function anchored(sources: readonly string[]): RegExp {
  return new RegExp(`^(?:${sources.map(fold).join("|")})$`, "u");
}
