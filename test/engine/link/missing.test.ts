import { describe, expect, it } from "vitest";
import { headingOf } from "../../../src/engine/capture/heading.ts";
import { missingInMarkup, missingPage } from "../../../src/engine/link/missing.ts";
import { shownIn } from "../../../src/engine/link/shown.ts";
import { MUCH } from "../../../src/engine/link/substance.ts";
import type { Region } from "../../../src/engine/products/capture.ts";
import { browserLook } from "./options.ts";

const SENTENCE = "Comfortable shoes for long days, made to last, and easy to return if they do not fit. ";
const said = (markup: string) => missingInMarkup(markup, shownIn(markup, MUCH));

describe("missingInMarkup", () => {
  it.each([
    ["<h1><img src=/logo.png></h1><h1>Page not found</h1>", "Page not found"],
    ["<h1>Acme</h1><h2>Page not found</h2>", "Page not found"],
    ["<h3>Menu</h3><h2>Page not found</h2>", "Page not found"],
    ["<h1>Oops!</h1><p>It is not here</p>", "Oops!"],
    ["<div>404</div><p>Page <em>not</em> found</p>", "Page not found"],
    [
      "<p>This page doesn't exist. Try searching for something else.</p>",
      "This page doesn't exist. Try searching for something else.",
    ],
    ["<h1>Shoes</h1><p>Running shoes</p>", null],
    [`<h1>Shoes</h1><h2>Sizes</h2><p>${SENTENCE.repeat(10)}</p><h2>Page not found</h2>`, null],
    [`<p>${SENTENCE.repeat(10)}</p><p>Page not found</p>`, null],
    ["<template><h1>Shoes</h1></template><script>'<p>Page not found</p>'</script>", null],
  ])("%j: %j", (markup, line) => expect(said(markup)).toBe(line));
});

describe("missingPage", () => {
  const look = (heading: string, afterHeading: string, text: string, title = "Acme") =>
    missingPage(browserLook({ title, heading, afterHeading, text: `${heading}\n${afterHeading}\n${text}` }));
  const FOOTER = SENTENCE.repeat(10);

  it.each([
    ["404", "This page could not be found.", FOOTER],
    ["Oops!", "We can't seem to find the page you're looking for.", FOOTER],
    ["404", "Sorry, we couldn't find that page. Try searching instead.", FOOTER],
    ["No Results Found", "The page you requested could not be found. Try refining your search.", FOOTER],
    ["", "Page not found", "Return to Home"],
    ["", "This page doesn't exist. Try searching for something else.", "Log in"],
    ["404", "Go home", ""],
  ])("dead: %s, %s", (heading, after, text) =>
    expect(look(heading, after, text)?.kind).toBe("not_found_heading"),
  );

  it.each([
    ["404", "The straight-leg jean", FOOTER],
    ["No results found", "Try again with other keywords", FOOTER],
    ["Shoes", "Page not found", ""],
    ["HTTP errors", "404 Not Found", "The page you requested was not found."],
    ["", "Page not found", FOOTER],
    ["", "Voucher not found", ""],
    ["Oops!", "I did it again", ""],
  ])("alive: %s, %s", (heading, after, text) => expect(look(heading, after, text)).toBeNull());

  it.each([
    ["Error 404: Sleep Not Found | Dozy", "Error 404: Sleep not found", "Try the Dozy mattress. "],
    ["Missing Page: a detective puzzle game", "Missing Page", "A puzzle for two, and 120 cards. "],
  ])("may be about it: %s", (title, heading, more) => {
    expect(look(heading, more, SENTENCE.repeat(2), title)).toMatchObject({ kind: "doubtful", why: "about" });
    expect(look(heading, "Sorry, this page does not exist", SENTENCE.repeat(2), title)?.kind).toBe(
      "not_found_title",
    );
    expect(look(heading, "", "", title)?.kind).toBe("not_found_title");
  });

  it("doubts a product whose name is the number", () => {
    const jean = { title: "404 – Acme Denim", heading: "404", text: `404\n${FOOTER}` };
    const product = '<meta property="og:type" content="product">';
    expect(missingPage(browserLook({ ...jean, markup: product }))?.kind).toBe("doubtful");
    expect(missingPage(browserLook(jean))?.kind).toBe("not_found_title");
  });
});

describe("headingOf, of what Chrome has read", () => {
  const HOME = "https://acme.example/";
  const block = (text: string, level: number | null, region: Region = "main") => ({ text, level, region });
  const headed = (...texts: ReturnType<typeof block>[]) =>
    headingOf({
      texts,
      links: [{ href: HOME, text: "Acme" }],
      url: "https://acme.example/spring",
    });

  it.each([
    [[block("Menu", 2, "nav"), block("Shoes", 1), block("Sizes", 2)], "Shoes", "Sizes"],
    [[block("Acme", 1), block("404", 2), block("Gone", null)], "404", "Gone"],
    [[block("Acme", 1, "header"), block("404", 2)], "404", ""],
    [[block("Slogan", 1, "header"), block("404", 1)], "404", ""],
    [[block("Page not found", 1, "header"), block("Subscribe", 2, "footer")], "Page not found", "Subscribe"],
    [[block("Acme", 1), block("Text", null)], "Acme", "Text"],
    [[block("Text", null), block("Subscribe", 2, "footer")], "", ""],
  ])("%j: %s", (texts, heading, afterHeading) => expect(headed(...texts)).toEqual({ heading, afterHeading }));
});
