import type { BrowserLook } from "../products/link.ts";
import { confirms, isLiving, isLivingBeneath, isOffering, sentencesOf } from "./living.ts";
import { machineError } from "./machine.ts";
import { hasLittleMain, linesOfMain, missingInFirstLines, missingInPicture } from "./main-part.ts";
import {
  fold,
  headingSaysNotFound,
  isNameOfPage,
  isSubtitled,
  onlySighs,
  opensWithNotFound,
  saysMore,
  saysNotFound,
  saysOnlyNumber,
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
  const machine = machineError(shown.lines.join("\n")) ?? machineError(markup);
  if (machine !== null) return machine;
  const headings = headingsOf(markup, first);
  const heading = headings.find((text) => headingSaysNotFound(text) !== null);
  if (heading !== undefined) return heading;
  const sigh = headings.slice(0, 1).find(onlySighs);
  if (sigh !== undefined) return sigh;
  const line = shown.length < MUCH ? shown.lines.find(opensWithNotFound) : missingInFirstLines(markup);
  return line ?? missingInBanner(markup);
}

/** A page's own part may be a picture, and nothing else. */
function missingInBanner(markup: string): string | null {
  const said = missingInPicture(markup);
  return said !== null && linesOfMain(markup).slice(0, 1).join("").length < SOME_WORDS ? said : null;
}

/** A page that says of itself that it is none, in its title or in its heading. */
export function missingPage(look: BrowserLook): Missing | Doubtful | null {
  const missing = missingInTitle(look) ?? missingInHeading(look) ?? spokenByMachine(look);
  // A server that cannot tell is taken for one that has nothing, by many an application.
  if (missing !== null && look.failing !== null) return doubtful(missing, "failing");
  return missing;
}

function spokenByMachine({ text }: BrowserLook): Missing | null {
  const machine = machineError(text);
  return machine === null ? null : { kind: "not_found_heading", heading: machine, machine: true };
}

function missingInHeading(look: BrowserLook): Missing | Doubtful | null {
  const { heading, afterHeading, text, own } = look;
  if (heading === "") return missingInLines(look) ?? missingInMain(look);
  const said = headingSaysNotFound(heading);
  const brief = said === "tersely" || onlySighs(heading);
  // Recommendations, menus and banners may stand beneath a page's own heading at any length.
  const most = own.leads ? Number.POSITIVE_INFINITY : WHOLE_TEXT;
  if (brief && opensWithNotFound(afterHeading)) {
    return text.length < most ? inHeading(`${heading} – ${afterHeading}`) : null;
  }
  if (said === "plainly") {
    if (text.length >= most) return null;
    return !confirms(own.near) && isLivingBeneath(own.near)
      ? doubtful(inHeading(heading), "beside")
      : inHeading(heading);
  }
  // On a page with much else to say the heading may head one part of it: then the title decides alone.
  if (said === null || text.length >= FEW_WORDS) return missingBeneath(look) ?? missingAbove(look);
  return isLiving(own.whole) ? doubtful(inHeading(heading), "beside") : inHeading(heading);
}

/** A site's claim above a page's own heading, and nothing else: "Acme – shoes since 1951", "404", "We could not find this page". */
function missingBeneath({ afterHeading, own }: BrowserLook): Missing | null {
  const { lines, buttons } = own.whole;
  const [number = "", sentence = ""] = lines;
  const bare = lines.length <= 3 && buttons.length === 0 && number === afterHeading && number === "404";
  return bare && opensWithNotFound(sentence) ? inHeading(`${number} – ${sentence}`) : null;
}

/** A line of the page's own that nothing stands before, and the heading of what else may be read: "You may also like". */
function missingAbove({ heading, own, text }: BrowserLook): Missing | Doubtful | null {
  const [first = ""] = own.whole.lines;
  if (first === "" || own.near.lines.includes(first) || !opensWithNotFound(first)) return null;
  if (headingSaysNotFound(heading) !== null || text.length >= WHOLE_TEXT) return null;
  const missing = inHeading(first);
  const plain = own.leads && text.length < FEW_WORDS && own.whole.buttons.length === 0;
  return plain ? missing : doubtful(missing, "beside");
}

/** A main part that begins with it, among recommendations perhaps, or that is nothing but a picture that says so. */
function missingInMain({ own, markup, text }: BrowserLook): Missing | Doubtful | null {
  if (text.length >= WHOLE_TEXT) return null;
  const pictured = hasLittleMain(markup, SOME_WORDS) ? missingInPicture(markup) : null;
  const line = missingInFirstLines(markup);
  const shown = line !== null && own.whole.lines.includes(line) ? line : null;
  const said = shown ?? pictured;
  if (said === null) return null;
  return text.length < FEW_WORDS ? inHeading(said) : doubtful(inHeading(said), "beside");
}

const inHeading = (heading: string): Missing => ({ kind: "not_found_heading", heading });

export function doubtful(missing: Missing | Doubtful, why: Doubtful["why"]): Doubtful {
  if (missing.kind === "doubtful") return missing;
  return { kind: "doubtful", said: "title" in missing ? missing.title : missing.heading, why };
}

/** A page without a heading: where it says little else, one line will do, as long as it stands above whatever else there is. */
function missingInLines({ text, own }: BrowserLook): Missing | null {
  if (text.length >= FEW_WORDS) return null;
  const { lines, buttons } = own.whole;
  const at = lines.findIndex(opensWithNotFound);
  const before = lines.slice(0, at).join("").length;
  if (at < 0 || before >= SOME_WORDS || (before > 0 && buttons.length > 0)) return null;
  return inHeading(lines[at] ?? "");
}

function missingInTitle(look: BrowserLook): Missing | Doubtful | null {
  const { title, own, heading } = look;
  if (!saysNotFound(title) || isAboutIt(look)) return null;
  const missing: Missing = { kind: "not_found_title", title };
  if (mayBeAboutIt(look)) return doubtful(missing, "about");
  const subject = saysMore(title);
  if (!(subject || saysOnlyNumber(title)) || confirms(own.whole)) return missing;
  // A bar called 404, a novel: then there is something to buy or to read.
  const reads = subject || headingSaysNotFound(heading) !== null;
  return (reads ? isLiving : isOffering)(own.whole) ? doubtful(missing, "beside") : missing;
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
function isAboutIt(look: BrowserLook): boolean {
  const { title, heading, text, markup } = look;
  if (isNameOfOffer(look)) return true;
  if (text.length < FEW_WORDS) return false;
  const declared = heading !== "" && WORK.test(markup) && headingSaysNotFound(heading) === null;
  if (!declared && !isNameOfPage(title, heading)) return false;
  return !sentencesOf(text.split("\n")).some((sentence) => headingSaysNotFound(sentence) !== null);
}

/** All of the title stands in the heading, too, as no error page's does, and there is something to press: an escape room. */
function isNameOfOffer({ title, heading, text, own }: BrowserLook): boolean {
  if (heading === "" || fold(title) !== fold(heading) || headingSaysNotFound(heading) !== null) return false;
  if (own.near.buttons.length === 0 || !isOffering({ lines: [], buttons: own.near.buttons })) return false;
  return !sentencesOf(text.split("\n")).some((sentence) => headingSaysNotFound(sentence) === "plainly");
}

/**
 * Wit ("Error 404: Sleep not found"), a work with a subtitle ("Missing Page: a detective puzzle"), a thing whose name is the
 * number: the heading repeats the title, the page has more to say, and says nowhere plainly that it is missing.
 */
function mayBeAboutIt({ title, heading, text, markup }: BrowserLook): boolean {
  if (text.length < SOME_WORDS) return false;
  const numbered = /^404$/.test(heading.trim()) && WORK.test(markup) && text.length >= FEW_WORDS;
  if (!numbered && !isNameOfPage(title, heading) && !isSubtitled(title, heading)) return false;
  return !sentencesOf(text.split("\n")).some((sentence) => headingSaysNotFound(sentence) === "plainly");
}
