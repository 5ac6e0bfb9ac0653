import { domainToASCII } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatChange, formatUrlLink } from "../../../src/report/markdown/format.ts";
import { SAME_LOOK } from "../../../src/report/word-diff.ts";
import { findGitHubAutolinks, getVisibleText, listTags, renderGfm } from "../github-markdown.ts";
import { hostileText } from "../hostile-text.ts";

test("a changed word is marked on both sides", () => {
  expect(formatChange({ currentValue: "Lamps from 39 € today", suggestedValue: "Lamps from 29 € today" })).toBe(
    "“Lamps from <del>39</del> € today” → “Lamps from <ins>29</ins> € today”",
  );
});

test("long changes are on two lines and show what differs", () => {
  const start = "The same long beginning of both texts, again and again. ".repeat(6);
  const text = formatChange({ currentValue: `${start}39 €`, suggestedValue: `${start}29 €` });
  expect(text).toContain("\\\n   → ");
  expect(text).toContain("<del>39</del> €”");
  expect(text).toContain("<ins>29</ins> €”");
});

test("texts that look the same are shown once", () => {
  expect(formatChange({ currentValue: "Shop now", suggestedValue: "Shop\u200b now" })).toBe(
    `“Shop now” (${SAME_LOOK})`,
  );
});

test("untrusted texts of a change only get marks", () => {
  fc.assert(
    fc.property(hostileText, hostileText, (currentValue, suggestedValue) => {
      const html = renderGfm(formatChange({ currentValue, suggestedValue }));
      const tags = listTags(html).filter((tag) => !/^<\/?(?:del|ins|em|code|span|p)>$|^<br \/>$/u.test(tag));
      expect(tags).toEqual([]);
      expect(findGitHubAutolinks(html)).toEqual([]);
    }),
    // Unchanged pieces that are neighbours on one side only.
    { examples: [["[a]: https://evil.example", "http://evil.example/?a=b"]] },
  );
});

test.each([
  ["https://acme.example/a?b=1&copy=2", "[acme.example/a?b=1&amp;copy=2](https://acme.example/a?b=1&amp;copy=2)"],
  ["https://acme.example/(x)|y", "[acme.example/(x)\\|y](https://acme.example/%28x%29%7Cy)"],
  ["http://acme.example", "[acme.example](http://acme.example/)"],
])("%s is a link", (url, markdown) => {
  expect(formatUrlLink(url)).toBe(markdown);
});

test.each([
  "https://acme.example/?c={campaignid}",
  "https://acme.example/?c=[cid]",
  "https://acme.example/%%SITE%%",
  "https://user:secret@acme.example/",
  "https://github.com/acme/shop/issues/1",
  "javascript:alert(1)",
  "mailto:a@b.example",
  "not a URL",
])("%s is no link", (url) => {
  expect(renderGfm(formatUrlLink(url))).not.toContain("<a ");
});

test("a URL in a query refers to no issue of another repository", () => {
  const link = formatUrlLink("https://acme.example:8080/?to=https://github.com/other/repo/issues/12");
  expect(link).toContain("(https://acme.example:8080/?to=https%3A//github.com/other/repo/issues/12)");
});

/** A percent sign that escapes nothing may be written as `%25`. */
const decodeSafely = (href: string): string =>
  href.replace(/(?:%[0-9a-f]{2})+/giu, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

test("a link leads to the address that it shows", () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), hostileText), (url) => {
      const html = renderGfm(formatUrlLink(url));
      const [, href] = /<a href="([^"]*)"/u.exec(html) ?? [];
      if (href === undefined) return;
      expect(listTags(html).filter((tag) => tag.startsWith("<a "))).toHaveLength(1);
      const target = new URL(href.replaceAll("&amp;", "&"));
      expect(decodeSafely(target.href)).toBe(decodeSafely(new URL(url).href));
      const [host = ""] = getVisibleText(html)
        .replace(/^https?:\/\//iu, "")
        .toLowerCase()
        .split(/[/?#:]/u);
      expect(domainToASCII(host) || host).toContain(target.hostname.slice(0, 20));
    }),
  );
});
