import { getDomainWithoutSuffix } from "tldts";
import type { Snapshot } from "../products/capture.ts";
import type { Fact } from "../products/evidence.ts";
import { namesIn } from "./schema.ts";
import { visible } from "./text.ts";

/** A name with what it is confirmed by, and how surely it is the site's. */
export type Name = Pick<Fact, "text" | "source" | "confidence" | "box" | "selector" | "inFold" | "covered">;

/** Said to be the site's own name: by the site name, the structured data, the logo's text, the copyright. */
const STATED = 0.9;
/** What only stands where names usually stand: a title's part, a word at the top. */
const LIKELY = 0.6;
/** A domain may be a page builder's, a campaign's or an agency's. */
const DOMAIN = 0.5;

const named = (text: string, source: Fact["source"], confidence: number): Name => ({
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

const titleNames = (title: string): Name[] => {
  const segments = visible(title).split(SEGMENT);
  // A lone segment is the page's subject, and may hold the name or not.
  return segments.length < 2
    ? []
    : segments.filter((part) => part.split(" ").length <= 4).map((part) => named(part, "meta", LIKELY));
};

const LOGO = /\b(?:logo(?:type)?|home ?page|home|startseite)\b/giu;

const logoNames = (page: Snapshot): Name[] =>
  page.images
    .filter(({ alt, region, box }) => alt !== "" && (region === "header" || region === "nav" || box.y < 120))
    .map((image) => ({
      // Any picture may stand at the top: only one that is called a logo states the name.
      ...named(image.alt.replace(LOGO, " "), "page", /logo/iu.test(image.alt) ? STATED : LIKELY),
      box: image.box,
      selector: image.selector,
      inFold: image.box.y < page.fold.height,
      covered: image.covered,
    }))
    .filter(({ text }) => text !== "" && text.split(" ").length <= 5);

/** A wordmark: short text at the page's very top, linked or not. */
const WORDMARK_Y = 140;

const wordmarks = (page: Snapshot): Name[] =>
  page.texts
    .filter(
      ({ text, region, box }) =>
        (region === "header" || region === "nav") &&
        box.y < WORDMARK_Y &&
        box.x < page.fold.width / 2 &&
        visible(text).split(" ").length <= 4,
    )
    .slice(0, 2)
    .map((block) => ({
      ...named(block.text, "page", LIKELY),
      box: block.box,
      selector: block.selector,
      inFold: true,
      covered: block.covered,
    }));

const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?)?,?\s*(?:by\s+)?([^.|,©\d]{2,40})/iu;

const copyrightNames = (page: Snapshot): Name[] =>
  page.texts
    .map(
      ({ text }) =>
        COPYRIGHT.exec(visible(text))?.[1]
          ?.replace(/\ball rights.*$/iu, "")
          .trim() ?? "",
    )
    .filter((name) => name !== "" && name.split(" ").length <= 5)
    .slice(0, 1)
    .map((name) => named(name, "page", STATED));

/** The first of each name; two witnesses of a name state it. */
const distinct = (names: readonly Name[]): Name[] => {
  const key = ({ text }: Name): string => text.toLowerCase();
  return names
    .filter((name, at) => names.findIndex((other) => key(other) === key(name)) === at)
    .map((name) => {
      const others = names.filter((other) => key(other) === key(name));
      const agreed = others.some(({ source }) => source !== name.source);
      return {
        ...name,
        confidence: Math.max(agreed ? STATED : 0, ...others.map(({ confidence }) => confidence)),
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
