import { decodeHTML } from "entities/decode";

/** What a document shows before any of its scripts has run, as far as its markup tells. */
export interface Shown {
  /** Its text, a block to a line; none where there is enough. */
  lines: string[];
  /** The text's length. */
  length: number;
  pictures: boolean;
  /** Something else to look at, or to use: a film, a frame, a form. */
  embeds: boolean;
}

/**
 * Reads no further than to so much text: an ordinary page has it near its beginning, and the rest is not gone through.
 * What scripts, styles and drawings hold is passed over, however long it is.
 */
export function shownIn(markup: string, enough: number): Shown {
  const shown: Shown = { lines: [], length: 0, pictures: false, embeds: false };
  const neverEnd = new Set<string>();
  let line = "";
  for (let at = 0; at < markup.length; ) {
    const next = markup.indexOf("<", at);
    const text = markup.slice(at, next < 0 ? markup.length : next);
    shown.length += text.trim().length;
    // Then nobody asks for the lines any more.
    if (shown.length >= enough) return shown;
    line += text;
    if (next < 0) break;
    NAME.lastIndex = next;
    const name = NAME.exec(markup)?.[1]?.toLowerCase();
    const kind = name === undefined ? undefined : KINDS.get(name);
    if (kind !== "inline") {
      shown.lines.push(line);
      line = "";
    }
    if (kind === "picture") shown.pictures = true;
    if (kind === "embed") shown.embeds = true;
    at = after(markup, next, name, neverEnd);
  }
  shown.lines = [...shown.lines, line].map(plain).filter((text) => text !== "");
  return shown;
}

/** Whether a document has come to what it shows. */
export const showsText = (markup: string): boolean => shownIn(markup, 1).length > 0;

const CODE = /<(script|style)(?=[\s>])/gi;
/** A short script may lead on, or bring the page. */
const LONG_CODE = 2_000;

/** A document without what its long scripts and styles hold: nothing of it is shown, and all of it would be searched. */
export function withoutCode(markup: string): string {
  let rest = "";
  let kept = 0;
  CODE.lastIndex = 0;
  for (let found = CODE.exec(markup); found !== null; found = CODE.exec(markup)) {
    const start = endOfTag(markup, found.index);
    const close = closing(markup, found[1]?.toLowerCase() ?? "", start);
    const end = close < 0 ? markup.length : close;
    if (end - start > LONG_CODE) {
      rest += markup.slice(kept, start);
      kept = end;
    }
    CODE.lastIndex = end;
  }
  return rest + markup.slice(kept);
}

const NAME = /<\/?([a-z][a-z0-9-]*)/iy;

type Kind = "inline" | "picture" | "embed";
const kinds = (kind: Kind, names: string): [string, Kind][] => names.split(" ").map((name) => [name, kind]);

const KINDS: ReadonlyMap<string, Kind> = new Map([
  // Tags within a line of text.
  ...kinds("inline", "a abbr b bdi em font i mark q s small span strong sub sup u wbr"),
  // A drawing of lines (<svg>) is a logo or a spinner more often than not, and a canvas is drawn on by scripts.
  ...kinds("picture", "img picture canvas svg"),
  ...kinds("embed", "video iframe frame object embed form input"),
]);
const UNSEEN: ReadonlySet<string> = new Set(["script", "style", "noscript", "template", "svg", "title"]);
/** These run to the document's end where nothing ends them (HTML standard, "raw text"). */
const RAW: ReadonlySet<string> = new Set(["script", "style", "title"]);

/** Where the text goes on behind a tag, and behind what it holds where that is not shown. */
function after(markup: string, start: number, name: string | undefined, neverEnd: Set<string>): number {
  if (markup.startsWith("<!--", start)) {
    const end = markup.indexOf("-->", start);
    return end < 0 ? markup.length : end + 3;
  }
  // A tag, or a declaration; otherwise a mere "<".
  if (name === undefined && !/[!?/]/.test(markup.charAt(start + 1))) return start + 1;
  const end = endOfTag(markup, start);
  const closes = markup.charAt(start + 1) === "/";
  if (name === undefined || closes || !UNSEEN.has(name) || neverEnd.has(name)) return end;
  // A shadow root's markup is shown (HTML standard, "declarative shadow roots").
  if (name === "template" && /\sshadowroot/i.test(markup.slice(start, end))) return end;
  const close = closing(markup, name, end);
  if (close >= 0) return endOfTag(markup, close);
  neverEnd.add(name);
  return RAW.has(name) ? markup.length : end;
}

function closing(markup: string, name: string, from: number): number {
  const close = markup.indexOf(`</${name}`, from);
  if (close >= 0) return close;
  const shouted = new RegExp(`</${name}`, "gi");
  shouted.lastIndex = from;
  return shouted.exec(markup)?.index ?? -1;
}

/** A value in quotes may hold a ">". */
function endOfTag(markup: string, start: number): number {
  const most = Math.min(markup.length, start + LONGEST_TAG);
  for (let at = start; at < most; at += 1) {
    const letter = markup.charCodeAt(at);
    if (letter === 0x3e) return at + 1;
    if (letter !== 0x22 && letter !== 0x27) continue;
    const quote = markup.indexOf(String.fromCharCode(letter), at + 1);
    if (quote < 0 || quote > most) break;
    at = quote;
  }
  const end = markup.indexOf(">", start);
  return end < 0 ? markup.length : end + 1;
}

const LONGEST_TAG = 4_000;

function plain(line: string): string {
  const text = line.trim();
  return (text.includes("&") ? decodeHTML(text) : text).replace(/\s+/g, " ").trim();
}
