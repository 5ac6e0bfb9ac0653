import { decodeHTML } from "entities/decode";
import { collapseSpace } from "../../ground/text.ts";

/** What a document shows before its scripts run, as far as its markup tells. */
export interface VisibleText {
  /** One line per block; empty where reading stopped early. */
  lines: string[];
  /** Characters of text. */
  length: number;
  hasPictures: boolean;
  /** Something else to see or use: a video, a frame, a form. */
  hasEmbeds: boolean;
}

/**
 * Extracts visible text and stops after `enough` characters: most pages have that near their beginning. Skips
 * scripts, styles and SVG.
 */
export function extractVisibleText(markup: string, enough: number): VisibleText {
  const result: VisibleText = { lines: [], length: 0, hasPictures: false, hasEmbeds: false };
  const neverEnd = new Set<string>();
  let line = "";
  for (let at = 0; at < markup.length; ) {
    const next = markup.indexOf("<", at);
    const text = markup.slice(at, next < 0 ? markup.length : next);
    result.length += text.trim().length;
    // Callers do not need the lines then.
    if (result.length >= enough) return result;
    line += text;
    if (next < 0) break;
    TAG_NAME.lastIndex = next;
    const name = TAG_NAME.exec(markup)?.[1]?.toLowerCase();
    const kind = name === undefined ? undefined : TAG_KINDS.get(name);
    if (kind !== "inline") {
      result.lines.push(line);
      line = "";
    }
    if (kind === "picture") result.hasPictures = true;
    if (kind === "embed") result.hasEmbeds = true;
    at = skipTag(markup, next, name, neverEnd);
  }
  result.lines = [...result.lines, line].map(decodeLine).filter((text) => text !== "");
  return result;
}

export const hasVisibleText = (markup: string): boolean => extractVisibleText(markup, 1).length > 0;

const CODE_ELEMENT = /<(script|style)(?=[\s>])/gi;
/** Shorter scripts may redirect or render the page. */
const LONG_CODE_CHARS = 2_000;

/** Removes the contents of long scripts and styles, which are not visible but would be searched. */
export function stripLongCode(markup: string): string {
  let rest = "";
  let kept = 0;
  CODE_ELEMENT.lastIndex = 0;
  for (let found = CODE_ELEMENT.exec(markup); found !== null; found = CODE_ELEMENT.exec(markup)) {
    const start = findTagEnd(markup, found.index);
    const close = findClosingTag(markup, found[1]?.toLowerCase() ?? "", start);
    const end = close < 0 ? markup.length : close;
    if (end - start > LONG_CODE_CHARS) {
      rest += markup.slice(kept, start);
      kept = end;
    }
    CODE_ELEMENT.lastIndex = end;
  }
  return rest + markup.slice(kept);
}

const TAG_NAME = /<\/?([a-z][a-z0-9-]*)/iy;

type TagKind = "inline" | "picture" | "embed";
const tagKinds = (kind: TagKind, names: string): [string, TagKind][] => names.split(" ").map((name) => [name, kind]);

const TAG_KINDS: ReadonlyMap<string, TagKind> = new Map([
  // Inline elements.
  ...tagKinds("inline", "a abbr b bdi em font i mark q s small span strong sub sup u wbr"),
  // An SVG is usually a logo or a spinner, and a canvas is drawn by scripts.
  ...tagKinds("picture", "img picture canvas svg"),
  ...tagKinds("embed", "video iframe frame object embed form input"),
]);
const INVISIBLE_TAGS: ReadonlySet<string> = new Set(["script", "style", "noscript", "template", "svg", "title"]);
/** Without an end tag, these extend to the end of the document (HTML standard, "raw text"). */
const RAW_TEXT_TAGS: ReadonlySet<string> = new Set(["script", "style", "title"]);

/** The offset after a tag, and after its element where that is not visible. */
function skipTag(markup: string, start: number, name: string | undefined, neverEnd: Set<string>): number {
  if (markup.startsWith("<!--", start)) {
    const end = markup.indexOf("-->", start);
    return end < 0 ? markup.length : end + 3;
  }
  // Otherwise this is a literal "<".
  if (name === undefined && !/[!?/]/.test(markup.charAt(start + 1))) return start + 1;
  const end = findTagEnd(markup, start);
  const closes = markup.charAt(start + 1) === "/";
  if (name === undefined || closes || !INVISIBLE_TAGS.has(name) || neverEnd.has(name)) return end;
  // The markup of a declarative shadow root is visible (HTML standard).
  if (name === "template" && /\sshadowroot/i.test(markup.slice(start, end))) return end;
  const close = findClosingTag(markup, name, end);
  if (close >= 0) return findTagEnd(markup, close);
  neverEnd.add(name);
  return RAW_TEXT_TAGS.has(name) ? markup.length : end;
}

function findClosingTag(markup: string, name: string, from: number): number {
  const close = markup.indexOf(`</${name}`, from);
  if (close >= 0) return close;
  const shouted = new RegExp(`</${name}`, "gi");
  shouted.lastIndex = from;
  return shouted.exec(markup)?.index ?? -1;
}

/** A quoted attribute value may contain ">". */
function findTagEnd(markup: string, start: number): number {
  const most = Math.min(markup.length, start + MAX_TAG_CHARS);
  for (let at = start; at < most; at += 1) {
    const code = markup.charCodeAt(at);
    if (code === 0x3e) return at + 1;
    if (code !== 0x22 && code !== 0x27) continue;
    const quote = markup.indexOf(String.fromCharCode(code), at + 1);
    if (quote < 0 || quote > most) break;
    at = quote;
  }
  const end = markup.indexOf(">", start);
  return end < 0 ? markup.length : end + 1;
}

const MAX_TAG_CHARS = 4_000;

function decodeLine(line: string): string {
  const text = line.trim();
  return collapseSpace(text.includes("&") ? decodeHTML(text) : text);
}
