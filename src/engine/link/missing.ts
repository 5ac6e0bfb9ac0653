import type { BrowserLook } from "../products/link.ts";
import {
  headingSaysNotFound,
  isNameOfPage,
  isSubtitled,
  onlySighs,
  opensWithNotFound,
  saysNotFound,
} from "./not-found.ts";
import type { Shown } from "./shown.ts";
import type { Sight } from "./sight.ts";
import { headingsOf, MUCH } from "./substance.ts";

type Missing = Extract<Sight, { kind: "not_found_title" | "not_found_heading" }>;
type Doubtful = Extract<Sight, { kind: "doubtful" }>;

/**
 * What a document's markup says of its being missing, in a heading or (a short one) in a line of its own; null where nothing
 * is said. Whether a visitor sees it is not asked: that is for Chrome to tell.
 */
export function missingInMarkup(markup: string, shown: Shown, first?: string): string | null {
  const headings = headingsOf(markup, first);
  const heading = headings.find((text) => headingSaysNotFound(text) !== null);
  if (heading !== undefined) return heading;
  const sigh = headings.slice(0, 1).find(onlySighs);
  if (sigh !== undefined) return sigh;
  return shown.length < MUCH ? (shown.lines.find(opensWithNotFound) ?? null) : null;
}

/** A page that says of itself that it is none, in its title or in its heading. */
export function missingPage(look: BrowserLook): Missing | Doubtful | null {
  const inTitle = missingInTitle(look);
  if (inTitle !== null) return inTitle;
  const { heading, afterHeading, text } = look;
  if (heading === "") return missingInLines(text);
  const said = headingSaysNotFound(heading);
  const brief = said === "tersely" || onlySighs(heading);
  if (brief && opensWithNotFound(afterHeading)) {
    return text.length < WHOLE_TEXT ? inHeading(`${heading} – ${afterHeading}`) : null;
  }
  // On a page with much else to say the heading may head one part of it: then the title decides alone.
  const most = said === "plainly" ? WHOLE_TEXT : FEW_WORDS;
  return said !== null && text.length < most ? inHeading(heading) : null;
}

const inHeading = (heading: string): Missing => ({ kind: "not_found_heading", heading });

export function doubtful(missing: Missing | Doubtful, why: Doubtful["why"]): Doubtful {
  if (missing.kind === "doubtful") return missing;
  return { kind: "doubtful", said: "title" in missing ? missing.title : missing.heading, why };
}

/** A page without a heading: where it says little else, one line will do. */
function missingInLines(text: string): Missing | null {
  if (text.length >= FEW_WORDS) return null;
  const line = text.split("\n").find(opensWithNotFound);
  return line === undefined ? null : inHeading(line);
}

function missingInTitle(look: BrowserLook): Missing | Doubtful | null {
  const { title } = look;
  if (!saysNotFound(title) || isAboutIt(look)) return null;
  const missing: Missing = { kind: "not_found_title", title };
  return mayBeAboutIt(look) ? doubtful(missing, "about") : missing;
}

/** BrowserLook.text holds so many characters at most: a page that stays below has been read to its end. */
const WHOLE_TEXT = 2_000;
/** About a hundred words: an error page with its site's navigation. */
const FEW_WORDS = 600;
/** A sentence more than a heading and a way home. */
const SOME_WORDS = 100;

/** Open Graph's word for a thing with a name of its own (ogp.me): a shirt may say "404 Not Found". */
const WORK = /<meta\s[^>]{0,200}og:type["'][^>]{0,200}content=["'](?:product|book|music|video)\b/i;

/** The title names a work, the page is about it at length, and nothing that can be read says that it is missing. */
function isAboutIt({ title, heading, text, markup }: BrowserLook): boolean {
  if (text.length < FEW_WORDS) return false;
  const declared = heading !== "" && WORK.test(markup) && headingSaysNotFound(heading) === null;
  if (!declared && !isNameOfPage(title, heading)) return false;
  return !sentencesOf(text).some((sentence) => headingSaysNotFound(sentence) !== null);
}

/**
 * Wit ("Error 404: Sleep not found"), a work with a subtitle ("Missing Page: a detective puzzle"), a thing whose name is the
 * number: the heading repeats the title, the page has more to say, and says nowhere plainly that it is missing.
 */
function mayBeAboutIt({ title, heading, text, markup }: BrowserLook): boolean {
  if (text.length < SOME_WORDS) return false;
  const numbered = /^404$/.test(heading.trim()) && WORK.test(markup) && text.length >= FEW_WORDS;
  if (!numbered && !isNameOfPage(title, heading) && !isSubtitled(title, heading)) return false;
  return !sentencesOf(text).some((sentence) => headingSaysNotFound(sentence) === "plainly");
}

const sentencesOf = (text: string): string[] =>
  text.split("\n").flatMap((line) => [line, ...line.split(/(?<=[.!?…]) /u)]);
