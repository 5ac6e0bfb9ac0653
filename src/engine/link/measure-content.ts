import { patternLexicon } from "../lexicon/patterns.ts";
import json from "../lexicon/wait-notices.json" with { type: "json" };
import { extractVisibleText } from "./visible-text.ts";

const REFRESH_ATTRIBUTE = /http-equiv=["']?refresh/i;
/** Leaves out structured data. */
const SCRIPT_TAG = /<script(?![^>]{0,300}type=["']?application\/(?:ld\+)?json)/i;

/** The frame holds the content, and only a browser can tell whether it may be shown there. */
const FRAME_TAG = /<(?:frameset|iframe)[\s>]/i;

/** How much content a complete document has without its scripts. */
type ContentAmount =
  /** Text or images. */
  | "content"
  /** Almost nothing, but scripts or a refresh that may add content: only a browser can tell. */
  | "shell"
  /** Almost nothing. */
  | "thin";

/** Shorter than a sentence (the median English sentence has about 100 characters). */
const SENTENCE_CHARS = 80;

/** Two sentences, as in "Please wait while the application is loading. This may take a few seconds." */
const TWO_SENTENCES_CHARS = 200;

/** More text than this is not read. */
export const MAX_VISIBLE_TEXT_CHARS = 700;

/** @param shown The document's visible text, at least up to MAX_VISIBLE_TEXT_CHARS. */
export function measureContent(
  markup: string,
  visible = extractVisibleText(markup, MAX_VISIBLE_TEXT_CHARS),
): ContentAmount {
  const { length, hasPictures, hasEmbeds } = visible;
  if (hasEmbeds && length < SENTENCE_CHARS && FRAME_TAG.test(markup)) return "shell";
  if (isUnfilledApp(markup)) return "shell";
  if (hasEmbeds || length >= TWO_SENTENCES_CHARS) return "content";
  // On a page with scripts, an image may be a splash screen or a tracking pixel, and a sentence a wait notice.
  if (SCRIPT_TAG.test(markup) || REFRESH_ATTRIBUTE.test(markup)) return "shell";
  return hasPictures || length >= SENTENCE_CHARS ? "content" : "thin";
}

const MAIN_TAG = /<main(?=[\s>])[^>]{0,2000}>/gi;
/** The usual root elements of JavaScript applications. */
const EMPTY_APP_ROOT =
  /<div\s[^>]{0,500}?\bid\s*=\s*["']?(?:root|app|__next|__nuxt|___gatsby|app-root|react-root|q-app|svelte)["']?[^>]{0,500}>\s*(?:<!--[^>]{0,100}-->\s*)?<\/div>/i;

/** The navigation is there, but the main content is still missing. */
function isUnfilledApp(markup: string): boolean {
  if (!SCRIPT_TAG.test(markup)) return false;
  if (EMPTY_APP_ROOT.test(markup)) return true;
  MAIN_TAG.lastIndex = 0;
  const main = MAIN_TAG.exec(markup);
  const end = markup.lastIndexOf("</main");
  if (main === null || end < main.index) return false;
  const { length, hasPictures, hasEmbeds } = extractVisibleText(markup.slice(MAIN_TAG.lastIndex, end), SENTENCE_CHARS);
  return length === 0 && !hasPictures && !hasEmbeds;
}

/** Less than a sentence of visible text. */
export const isThin = (text: string): boolean => text.trim().length < SENTENCE_CHARS;

const waitPatterns = patternLexicon(json.patterns, json);

/** Whether a short page asks its visitor to wait: a splash screen, or a page that is about to redirect. */
export function isWaitPage({ title, text }: { title: string; text: string }): boolean {
  const { contains, startsWith } = waitPatterns();
  return text.length < MAX_INTERSTITIAL_CHARS && (contains.test(text) || startsWith.test(title));
}

/** Whether the page says nothing but "Loading…". */
export const isOnlyWaitNotice = (text: string): boolean => isThin(text) && waitPatterns().startsWith.test(text);

/** Two sentences. An article about waiting is longer. */
const MAX_INTERSTITIAL_CHARS = 200;
