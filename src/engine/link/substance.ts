import { headingSaysNotFound } from "./not-found.ts";
import { shownIn } from "./shown.ts";
import { textOf } from "./title.ts";
import { isCode, isUnseen } from "./unseen.ts";

const HEADING = /<h([1-4])(?=[\s>])[^>]{0,2000}>([\s\S]{0,2000}?)<\/h\1/gi;
const FIRST = /<h(1)(?=[\s>])[^>]{0,2000}>([\s\S]{0,2000}?)<\/h1/gi;
const TAGS = /<[^>]{0,2000}>/g;

/**
 * The text of a document's first <h1> that has any (a logo's has none), entities decoded; empty where none could be read.
 * Whether a visitor sees it is not asked: that is for Chrome to tell.
 */
export function headingOf(markup: string): string {
  const [first = ""] = textsOf(markup, FIRST, 0, 1);
  return first;
}

/** A menu may have some of its own before the page's. */
const HEADINGS = 12;

/**
 * The first <h1> and the heading that follows it; where there is no <h1>, the first few others.
 *
 * @param first What `headingOf` says.
 */
export function headingsOf(markup: string, first = headingOf(markup)): string[] {
  if (first === "") return textsOf(markup, HEADING, 0, HEADINGS);
  const end = markup.search(/<\/h1/i);
  return [first, ...textsOf(markup, HEADING, end < 0 ? markup.length : end, 1)];
}

function textsOf(markup: string, pattern: RegExp, from: number, most: number): string[] {
  const texts: string[] = [];
  pattern.lastIndex = from;
  for (let found = pattern.exec(markup); found !== null; found = pattern.exec(markup)) {
    const text = textOf((found[2] ?? "").replace(TAGS, " ")) || pictured(found[2] ?? "");
    if (text !== "" && isSeen(markup, found.index, text)) texts.push(text);
    if (texts.length === most) break;
  }
  return texts;
}

/** A heading that says nothing of consequence need not be asked after at length. */
function isSeen(markup: string, at: number, text: string): boolean {
  if (isCode(markup, at)) return false;
  return headingSaysNotFound(text) === null || !isUnseen(markup, at);
}

const ALT = /<img\s[^>]{0,500}?\balt\s*=\s*(?:"([^"]{1,300})"|'([^']{1,300})')/i;

/** What a picture says in a heading's place, where it says that the page is missing; a logo's name heads nothing. */
function pictured(piece: string): string {
  const alt = ALT.exec(piece);
  const text = alt === null ? "" : textOf(alt[1] ?? alt[2] ?? "");
  return headingSaysNotFound(text) === null ? "" : text;
}

/** Longer documents are not searched for what leads on: such pages are short, and it would cost more than it tells. */
const SHORT = 8 * 1024;

const REFRESH = /http-equiv=["']?refresh/i;
/** Data for machines is none. */
const SCRIPT = /<script(?![^>]{0,300}type=["']?application\/(?:ld\+)?json)/i;

const REFRESHES = /http-equiv\s*=\s*["']?refresh/i;
const NOSCRIPT = /<noscript[\s>][\s\S]*?<\/noscript/gi;
const META_REFRESH =
  /<meta(?=[\s/])(?=[^>]{0,500}http-equiv\s*=\s*["']?refresh)[^>]{0,500}?content\s*=\s*(?:"([^"]{0,500})|'([^']{0,500})|([^\s>"']{1,500}))/i;
/** Within a few seconds, to an address; without one the page only loads itself anew. */
const AWAY = /^\s*\d?(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?[^\s;,]/i;

/**
 * Whether a document is refreshed to another address by itself.
 *
 * @param header The answer's Refresh.
 */
export function refreshes(markup: string, header: string): boolean {
  if (AWAY.test(header)) return true;
  if (!REFRESHES.test(markup)) return false;
  // A redirect's page is short; and what is for browsers without scripts is for no visitor.
  const meta = META_REFRESH.exec(markup.slice(0, SHORT).replace(NOSCRIPT, " "));
  return meta !== null && AWAY.test(meta[1] ?? meta[2] ?? meta[3] ?? "");
}

/** What its frames hold is the page. */
const FRAMES = /<frameset[\s>]/i;

/** A script's `location = "…"` or `location.replace("…")`, its target written out. */
const SCRIPTED = /(?<![-\w])location(?:(?:\.href)?\s*=|\.(?:replace|assign)\()\s*["'`][^"'`#]/;

/** Whether a document sends its visitor on by itself: in a refresh, or (a short one) perhaps in a script. */
export function leadsOn(markup: string, header: string): boolean {
  return (markup.length <= SHORT && SCRIPTED.test(markup)) || refreshes(markup, header);
}

/** How much a complete document shows by itself. */
export type Substance =
  /** Text or pictures: what a page consists of. */
  | "content"
  /** Next to nothing, and scripts (or a refresh) that may bring more: only a browser can tell. */
  | "shell"
  /** Next to nothing. */
  | "thin";

/** Fewer characters than a sentence has (a median English one has about 100). */
const SENTENCE = 80;

/** Two sentences: "Please wait while the application is loading. This may take a few seconds." is what a shell says. */
const TWO_SENTENCES = 200;

/** So much text is read of a document at most. */
export const MUCH = 700;

/** @param shown Its beginning at least, up to MUCH. */
export function substanceOf(markup: string, shown = shownIn(markup, MUCH)): Substance {
  const { length, pictures, embeds } = shown;
  if (embeds && length < SENTENCE && FRAMES.test(markup)) return "shell";
  if (isUnfilled(markup)) return "shell";
  if (embeds || length >= TWO_SENTENCES) return "content";
  // Where scripts run, a picture may be a splash or count visits, and a sentence may ask for patience.
  if (SCRIPT.test(markup) || REFRESH.test(markup)) return "shell";
  return pictures || length >= SENTENCE ? "content" : "thin";
}

const MAIN = /<main(?=[\s>])[^>]{0,2000}>/gi;
/** Where applications put what they draw. */
const ROOT =
  /<div\s[^>]{0,500}?\bid\s*=\s*["']?(?:root|app|__next|__nuxt|___gatsby|app-root|react-root|q-app|svelte)["']?[^>]{0,500}>\s*(?:<!--[^>]{0,100}-->\s*)?<\/div>/i;

/** Its menus are there, and what stands between them is still to come. */
function isUnfilled(markup: string): boolean {
  if (!SCRIPT.test(markup)) return false;
  if (ROOT.test(markup)) return true;
  MAIN.lastIndex = 0;
  const main = MAIN.exec(markup);
  const end = markup.lastIndexOf("</main");
  if (main === null || end < main.index) return false;
  const { length, pictures, embeds } = shownIn(markup.slice(MAIN.lastIndex, end), SENTENCE);
  return length === 0 && !pictures && !embeds;
}

/** Visible text of such a length is next to nothing. */
export function isThin(text: string): boolean {
  return text.trim().length < SENTENCE;
}
