import { getDomainWithoutSuffix } from "tldts";
import { normaliseText, toVisibleText } from "../../ground/fold-text.ts";
import type { PageText, Region, Snapshot } from "../artifacts/capture-schemas.ts";
import { type Excerpt, STATED_BRAND_CONFIDENCE } from "../artifacts/text-block.ts";
import json from "../lexicon/copyright-lines.json" with { type: "json" };
import { patternLexicon } from "../lexicon/patterns.ts";
import { findOrganisationNames } from "./json-ld.ts";

/** What the name in a copyright line is told by. */
const patterns = patternLexicon(json.patterns, json);

/** Whether the name ends with this word, so that the rest ("All rights reserved") is not part of it. */
const endsName = (word: string, at: number, next: string): boolean => {
  const { closingAbbreviation, dottedWord, legalForm, openingAbbreviation } = patterns();
  if (!word.endsWith(".") || /^\p{Ll}/u.test(next)) return false;
  if (openingAbbreviation.test(word)) return false;
  if (closingAbbreviation.test(word)) return !legalForm.test(next);
  // "J.P. Morgan" starts with initials, "FietsPlein B.V." ends with them.
  return !(dottedWord.test(word) && at === 0);
};

/** Removes a full stop, but not the dot of an abbreviation. */
const withoutFullStop = (name: string): string => {
  const last = name.split(" ").at(-1) ?? "";
  const { closingAbbreviation, dottedWord, initial, openingAbbreviation } = patterns();
  return [dottedWord, closingAbbreviation, openingAbbreviation, initial].some((short) => short.test(last))
    ? name
    : name.replace(/\.$/, "");
};

const MAX_NAME_WORDS = 6;

/** The name in a line such as "© 2026 FietsPlein B.V. Alle rechten voorbehouden"; null if there is none. */
export const parseCopyrightHolder = (line: string): string | null => {
  const words = (patterns().line.exec(line)?.[1] ?? "")
    .replace(/\ball rights.*$|\s[-–—·•]\s.*$/iu, "")
    .trim()
    .split(/\s+/);
  const end = words.findIndex((word, at) => endsName(word, at, words[at + 1] ?? ""));
  const name = withoutFullStop((end < 0 ? words : words.slice(0, end + 1)).join(" "));
  return name.length < 2 || name.split(" ").length > MAX_NAME_WORDS ? null : name;
};

/** A name of the page with its source and confidence. */
export type BrandName = Pick<Excerpt, "text" | "source" | "confidence" | "box" | "selector" | "aboveFold" | "covered">;

/** A name from one source. */
interface BrandNameSource extends BrandName {
  /**
   * Whether the source names the site itself: mark at the top, site name, URL, copyright. Only such a source confirms
   * another one.
   */
  identifiesSite: boolean;
}

/** Confidence in text at typical positions of names: a part of the title, a word at the top. */
const LIKELY_NAME_CONFIDENCE = 0.6;
/** Confidence in a domain, which may belong to a page builder, a campaign or an agency. */
const DOMAIN_NAME_CONFIDENCE = 0.5;

const createNameSource = (
  text: string,
  source: Excerpt["source"],
  confidence: number,
  identifiesSite = true,
): BrandNameSource => ({
  identifiesSite,
  text: toVisibleText(text),
  source,
  confidence,
  box: null,
  selector: null,
  aboveFold: source === "url",
  covered: false,
});

/** Separators between the page's subject and the site's name in titles. */
const TITLE_SEPARATOR = /\s[|–—·•:»-]\s|\s?\|\s?|:\s/u;

const namesInTitle = (title: string): BrandNameSource[] => {
  const segments = toVisibleText(title).split(TITLE_SEPARATOR);
  // A single segment is the page's subject, with or without the name.
  return segments.length < 2
    ? []
    : segments
        .filter((part) => part.split(" ").length <= 4)
        .map((part) => createNameSource(part, "meta", LIKELY_NAME_CONFIDENCE, false));
};

const LOGO_WORDS = /\b(?:logo(?:type)?|home ?page|home|startseite)\b/giu;

const isInPageHead = ({ region }: { region: Region }): boolean => region === "header" || region === "nav";

const namesInLogos = (page: Snapshot): BrandNameSource[] =>
  page.images
    .filter((image) => image.alt !== "" && (isInPageHead(image) || image.box.y < 120))
    .map((image) => ({
      // Any picture may be at the top: only one called a logo states the name.
      ...createNameSource(
        image.alt.replace(LOGO_WORDS, " "),
        "page",
        /logo/iu.test(image.alt) ? STATED_BRAND_CONFIDENCE : LIKELY_NAME_CONFIDENCE,
        isInPageHead(image),
      ),
      box: image.box,
      selector: image.selector,
      aboveFold: image.box.y < page.fold.height,
      covered: image.covered,
    }))
    .filter(({ text }) => text !== "" && text.split(" ").length <= 5);

/** Wordmarks are short texts at the very top of the page, with or without a link. */
const MAX_WORDMARK_Y_PX = 140;

/** Paths of the home page, also in one language: "/", "/de/", "/en-gb". */
const HOME_PATH = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i;

/** Whether a text at the top is the site's wordmark and no menu item: it links to the home page, or has no link. */
const isWordmark = ({ text, region }: PageText, { url, links }: Snapshot): boolean => {
  const here = URL.parse(url);
  const paths = links
    .filter((link) => toVisibleText(link.text) === toVisibleText(text))
    .map(({ href }) => URL.parse(href, url))
    .map((there) => (there?.host === here?.host ? there?.pathname : undefined));
  if (paths.length === 0) return region === "header";
  return paths.every((path) => path !== undefined && (HOME_PATH.test(path) || path === here?.pathname));
};

const namesInWordmarks = (page: Snapshot): BrandNameSource[] =>
  page.texts
    .filter(
      (block) =>
        isInPageHead(block) &&
        block.box.y < MAX_WORDMARK_Y_PX &&
        block.box.x < page.fold.width / 2 &&
        toVisibleText(block.text).split(" ").length <= 4,
    )
    .slice(0, 2)
    .map((block, at) => ({
      ...createNameSource(block.text, "page", LIKELY_NAME_CONFIDENCE, at === 0 && isWordmark(block, page)),
      box: block.box,
      selector: block.selector,
      aboveFold: true,
      covered: block.covered,
    }));

const namesInCopyright = (page: Snapshot): BrandNameSource[] =>
  page.texts
    .map(({ text }) => parseCopyrightHolder(toVisibleText(text)))
    .filter((name) => name !== null)
    .slice(0, 1)
    .map((name) => createNameSource(name, "page", STATED_BRAND_CONFIDENCE));

/** A shorter name may be part of another by coincidence. */
const MIN_NAME_CHARS = 3;

/** Whether each word starts like a name: "Home Loans", not "home loans in Arizona". */
const isNameLike = (text: string): boolean => text.split(" ").every((word) => !/^\p{Ll}/u.test(word));

/** Whether a name starts with the words of another one. A URL writes them as one word. */
const startsWithName = (name: string, start: string): boolean => {
  const words = normaliseText(name).split(" ");
  const whole = normaliseText(start).replaceAll(" ", "");
  return (
    whole.length >= MIN_NAME_CHARS &&
    words.some((_, at) => words.slice(0, at + 1).join("") === whole) &&
    isNameLike(name)
  );
};

/**
 * Whether two sources give the same name, or one whose first words are the other ("Harborline" in "Harborline Home
 * Loans"). Two sources that may contain any word, such as menu items and title parts, prove nothing.
 */
const confirmsName = (name: BrandNameSource, other: BrandNameSource): boolean =>
  name.source !== other.source &&
  (name.identifiesSite || other.identifiesSite) &&
  (name.text.toLowerCase() === other.text.toLowerCase() ||
    // A URL shows neither case nor word breaks.
    (name.source !== "url" && (startsWithName(name.text, other.text) || startsWithName(other.text, name.text))));

/** Merges equal names. A name that two sources confirm is stated. */
const mergeNames = (sources: readonly BrandNameSource[]): BrandName[] => {
  const key = ({ text }: BrandName): string => text.toLowerCase();
  return sources
    .filter((name, at) => sources.findIndex((other) => key(other) === key(name)) === at)
    .map(({ identifiesSite: _, ...name }) => {
      const same = sources.filter((other) => key(other) === key(name));
      const agreed = same.some((one) => sources.some((other) => confirmsName(one, other)));
      return {
        ...name,
        confidence: Math.max(agreed ? STATED_BRAND_CONFIDENCE : 0, ...same.map(({ confidence }) => confidence)),
      };
    });
};

/**
 * Finds all names of a page, most reliable sources first: logo, site name, structured data, title, wordmark, domain,
 * copyright.
 */
export const findBrandNames = (page: Snapshot): BrandName[] => {
  const domain = getDomainWithoutSuffix(page.url, { allowPrivateDomains: true });
  const names = [
    ...namesInLogos(page),
    ...(page.siteName === null ? [] : [createNameSource(page.siteName, "meta", STATED_BRAND_CONFIDENCE)]),
    ...findOrganisationNames(page.jsonLd).map((name) => createNameSource(name, "json-ld", STATED_BRAND_CONFIDENCE)),
    ...namesInTitle(page.title),
    ...namesInWordmarks(page),
    ...(domain === null || domain === "" ? [] : [createNameSource(domain, "url", DOMAIN_NAME_CONFIDENCE)]),
    ...namesInCopyright(page),
  ].filter(({ text }) => /\p{L}/u.test(text));
  return mergeNames(names);
};
