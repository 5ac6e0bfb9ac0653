import { getDomainWithoutSuffix } from "tldts";
import type { Fact, Snapshot } from "../products.ts";
import { namesIn } from "./schema.ts";
import { visible } from "./text.ts";

/** A name with what it is confirmed by. */
export type Name = Pick<Fact, "text" | "source" | "box" | "selector" | "inFold" | "covered">;

const named = (text: string, source: Fact["source"]): Name => ({
  text: visible(text),
  source,
  box: null,
  selector: null,
  inFold: source === "url",
  covered: false,
});

/** Titles part the page's subject from the site's name with one of these. */
const SEGMENT = /\s[|–—·•:»-]\s|\s?\|\s?/u;

const titleNames = (title: string): Name[] => {
  const segments = visible(title).split(SEGMENT);
  // A lone segment is the page's subject, and may hold the name or not.
  return segments.length < 2
    ? []
    : segments.filter((part) => part.split(" ").length <= 4).map((part) => named(part, "meta"));
};

const logoNames = (page: Snapshot): Name[] =>
  page.images
    .filter(({ alt, region, box }) => alt !== "" && (region === "header" || region === "nav" || box.y < 120))
    .map((image) => ({
      ...named(image.alt.replace(/\b(?:logo(?:type)?|home ?page|home|startseite)\b/giu, " "), "page"),
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
      ...named(block.text, "page"),
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
    .map((name) => named(name, "page"));

/** Every name a page goes by, best witnesses first: logo, site name, structured data, title, wordmark, domain, copyright. */
export const brandNames = (page: Snapshot): Name[] => {
  const domain = getDomainWithoutSuffix(page.url, { allowPrivateDomains: true });
  const names = [
    ...logoNames(page),
    ...(page.siteName === null ? [] : [named(page.siteName, "meta")]),
    ...namesIn(page.jsonLd).map((name) => named(name, "json-ld")),
    ...titleNames(page.title),
    ...wordmarks(page),
    ...(domain === null || domain === "" ? [] : [named(domain, "url")]),
    ...copyrightNames(page),
  ].filter(({ text }) => /\p{L}/u.test(text));
  const key = (name: Name): string => name.text.toLowerCase();
  return names.filter((name, at) => names.findIndex((other) => key(other) === key(name)) === at);
};
