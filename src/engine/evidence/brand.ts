import { getDomainWithoutSuffix } from "tldts";
import type { Region, Snapshot, TextBlock } from "../products/capture.ts";
import { type Fact, STATED } from "../products/passage.ts";
import { copyrightName } from "./copyright.ts";
import { namesIn } from "./schema.ts";
import { plain, visible } from "./text.ts";

/** A name with what it is confirmed by, and how surely it is the site's. */
export type Name = Pick<Fact, "text" | "source" | "confidence" | "box" | "selector" | "inFold" | "covered">;

/** A name as one place gives it. */
interface Witness extends Name {
  /** It stands where a site says who it is (its mark at the very top, site name, address, copyright): another may agree with it. */
  anchor: boolean;
}

/** What only stands where names usually stand: a title's part, a word at the top. */
const LIKELY = 0.6;
/** A domain may be a page builder's, a campaign's or an agency's. */
const DOMAIN = 0.5;

const named = (text: string, source: Fact["source"], confidence: number, anchor = true): Witness => ({
  anchor,
  text: visible(text),
  source,
  confidence,
  box: null,
  selector: null,
  inFold: source === "url",
  covered: false,
});

/** Titles part the page's subject from the site's name with one of these. */
const SEGMENT = /\s[|–—·•:»-]\s|\s?\|\s?|:\s/u;

const titleNames = (title: string): Witness[] => {
  const segments = visible(title).split(SEGMENT);
  // A lone segment is the page's subject, and may hold the name or not.
  return segments.length < 2
    ? []
    : segments
        .filter((part) => part.split(" ").length <= 4)
        .map((part) => named(part, "meta", LIKELY, false));
};

const LOGO = /\b(?:logo(?:type)?|home ?page|home|startseite)\b/giu;

const inHead = ({ region }: { region: Region }): boolean => region === "header" || region === "nav";

const logoNames = (page: Snapshot): Witness[] =>
  page.images
    .filter((image) => image.alt !== "" && (inHead(image) || image.box.y < 120))
    .map((image) => ({
      // Any picture may stand at the top: only one that is called a logo states the name.
      ...named(
        image.alt.replace(LOGO, " "),
        "page",
        /logo/iu.test(image.alt) ? STATED : LIKELY,
        inHead(image),
      ),
      box: image.box,
      selector: image.selector,
      inFold: image.box.y < page.fold.height,
      covered: image.covered,
    }))
    .filter(({ text }) => text !== "" && text.split(" ").length <= 5);

/** A wordmark: short text at the page's very top, linked or not. */
const WORDMARK_Y = 140;

/** The site's home, in a language of its own maybe: "/", "/de/", "/en-gb". */
const HOME = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i;

/** Whether a text at the top is the site's mark and no item of its menu: it leads home, or heads the page and leads nowhere. */
const isMark = ({ text, region }: TextBlock, { url, links }: Snapshot): boolean => {
  const here = URL.parse(url);
  const paths = links
    .filter((link) => visible(link.text) === visible(text))
    .map(({ href }) => URL.parse(href, url))
    .map((there) => (there?.host === here?.host ? there?.pathname : undefined));
  if (paths.length === 0) return region === "header";
  return paths.every((path) => path !== undefined && (HOME.test(path) || path === here?.pathname));
};

const wordmarks = (page: Snapshot): Witness[] =>
  page.texts
    .filter(
      (block) =>
        inHead(block) &&
        block.box.y < WORDMARK_Y &&
        block.box.x < page.fold.width / 2 &&
        visible(block.text).split(" ").length <= 4,
    )
    .slice(0, 2)
    .map((block, at) => ({
      ...named(block.text, "page", LIKELY, at === 0 && isMark(block, page)),
      box: block.box,
      selector: block.selector,
      inFold: true,
      covered: block.covered,
    }));

const copyrightNames = (page: Snapshot): Witness[] =>
  page.texts
    .map(({ text }) => copyrightName(visible(text)))
    .filter((name) => name !== null)
    .slice(0, 1)
    .map((name) => named(name, "page", STATED));

/** Shorter, one name within another is chance. */
const LEAST = 3;

/** Words of a name, each begun as names are: "Home Loans", and not "home loans in Arizona". */
const isNameLike = (text: string): boolean => text.split(" ").every((word) => !/^\p{Ll}/u.test(word));

/** Whether a name begins with another, word by word; an address writes its words as one. */
const beginsWith = (name: string, start: string): boolean => {
  const words = plain(name).split(" ");
  const whole = plain(start).replaceAll(" ", "");
  return (
    whole.length >= LEAST &&
    words.some((_, at) => words.slice(0, at + 1).join("") === whole) &&
    isNameLike(name)
  );
};

/**
 * Two places give one name: the same, or one as the other's first words ("Harborline" in "Harborline Home Loans"). Two that any
 * word of the trade may stand in (a menu's item, a title's part) prove nothing to one another.
 */
const confirms = (name: Witness, other: Witness): boolean =>
  name.source !== other.source &&
  (name.anchor || other.anchor) &&
  (name.text.toLowerCase() === other.text.toLowerCase() ||
    // An address alone tells neither a name's case nor its words.
    (name.source !== "url" && (beginsWith(name.text, other.text) || beginsWith(other.text, name.text))));

/** The first of each name; two witnesses of a name state it. */
const distinct = (witnesses: readonly Witness[]): Name[] => {
  const key = ({ text }: Name): string => text.toLowerCase();
  return witnesses
    .filter((name, at) => witnesses.findIndex((other) => key(other) === key(name)) === at)
    .map(({ anchor: _, ...name }) => {
      const same = witnesses.filter((other) => key(other) === key(name));
      const agreed = same.some((one) => witnesses.some((other) => confirms(one, other)));
      return {
        ...name,
        confidence: Math.max(agreed ? STATED : 0, ...same.map(({ confidence }) => confidence)),
      };
    });
};

/** Every name a page goes by, best witnesses first: logo, site name, structured data, title, wordmark, domain, copyright. */
export const brandNames = (page: Snapshot): Name[] => {
  const domain = getDomainWithoutSuffix(page.url, { allowPrivateDomains: true });
  const names = [
    ...logoNames(page),
    ...(page.siteName === null ? [] : [named(page.siteName, "meta", STATED)]),
    ...namesIn(page.jsonLd).map((name) => named(name, "json-ld", STATED)),
    ...titleNames(page.title),
    ...wordmarks(page),
    ...(domain === null || domain === "" ? [] : [named(domain, "url", DOMAIN)]),
    ...copyrightNames(page),
  ].filter(({ text }) => /\p{L}/u.test(text));
  return distinct(names);
};
