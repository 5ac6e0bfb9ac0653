import { describe, expect, it } from "vitest";
import type { Region } from "../../../src/engine/artifacts/capture-schemas.ts";
import { findPageHeading } from "../../../src/engine/capture/page-heading.ts";
import { MAX_VISIBLE_TEXT_CHARS } from "../../../src/engine/link/measure-content.ts";
import { detectSoft404, findNotFoundInMarkup } from "../../../src/engine/link/soft-404.ts";
import { extractVisibleText } from "../../../src/engine/link/visible-text.ts";
import { createPageObservation } from "./builders.ts";

const SENTENCE = "Comfortable shoes for long days, made to last, and easy to return if they do not fit. ";
const findNotFound = (markup: string) =>
  findNotFoundInMarkup(markup, extractVisibleText(markup, MAX_VISIBLE_TEXT_CHARS));

describe("findNotFoundInMarkup", () => {
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
    ['<h1><img src=/404.svg alt="Page not found"></h1><h2>Shoes</h2>', "Page not found"],
    ["<script>s='<h1>Page not found</h1>'</script><h1>Shoes</h1>", null],
    ["<script>s='<h1>Shoes</h1>'</script><h1>Page not found</h1>", "Page not found"],
    ["<!-- <h1>Page not found</h1> --><h1>Shoes</h1>", null],
    ["<template><h1>Page not found</h1></template><h1>Shoes</h1>", null],
    ["<template shadowrootmode=open><h1>Page not found</h1></template>", "Page not found"],
    ["<noscript><h2>Page not found</h2></noscript><h1>Shoes</h1>", null],
    [`<div hidden><p>x<h1>Page not found</h1></div><h1>Shoes</h1>${SENTENCE.repeat(10)}`, null],
    [
      `<div style="color:red; display: none"><br><h1>Page not found</h1></div><h1>Shoes</h1>${SENTENCE.repeat(10)}`,
      null,
    ],
    [`<h1 hidden>Page not found</h1><h1>Shoes</h1>${SENTENCE.repeat(10)}`, null],
    ["<div hidden><p>x</p></div><h1>Page not found</h1>", "Page not found"],
    ['<div class="hidden-xs" title="hidden >"><h1>Page not found</h1></div>', "Page not found"],
  ])("finds in %j: %j", (markup, line) => expect(findNotFound(markup)).toBe(line));
});

describe("detectSoft404", () => {
  const look = (heading: string, lineAfterHeading: string, text: string, title = "Acme") =>
    detectSoft404(
      createPageObservation({ title, heading, lineAfterHeading, text: `${heading}\n${lineAfterHeading}\n${text}` }),
    );
  const FOOTER = SENTENCE.repeat(10);

  it.each([
    ["404", "This page could not be found.", FOOTER],
    ["Oops!", "We can't seem to find the page you're looking for.", FOOTER],
    ["404", "Sorry, we couldn't find that page. Try searching instead.", FOOTER],
    ["No Results Found", "The page you requested could not be found. Try refining your search.", FOOTER],
    ["", "Page not found", "Return to Home"],
    ["", "This page doesn't exist. Try searching for something else.", "Log in"],
    ["404", "Go home", ""],
  ])("reports %s, %s", (heading, after, text) => expect(look(heading, after, text)?.kind).toBe("not_found_heading"));

  it.each([
    ["404", "The straight-leg jean", FOOTER],
    ["No results found", "Try again with other keywords", FOOTER],
    ["Shoes", "Page not found", ""],
    ["HTTP errors", "404 Not Found", "The page you requested was not found."],
    ["", "Page not found", FOOTER],
    ["", "Voucher not found", ""],
    ["Oops!", "I did it again", ""],
  ])("does not report %s, %s", (heading, after, text) => expect(look(heading, after, text)).toBeNull());

  it.each([
    ["Error 404: Sleep Not Found | Dozy", "Error 404: Sleep not found", "Try the Dozy mattress. "],
    ["Missing Page: a detective puzzle game", "Missing Page", "A puzzle for two, and 120 cards. "],
  ])("doubts a page that may be about these words: %s", (title, heading, more) => {
    expect(look(heading, more, SENTENCE.repeat(2), title)).toMatchObject({
      kind: "doubtful",
      reason: "about",
    });
    expect(look(heading, "Sorry, this page does not exist", SENTENCE.repeat(2), title)?.kind).toBe("not_found_title");
    expect(look(heading, "", "", title)?.kind).toBe("not_found_title");
  });

  const OFFER = "A novel by Ann Lee, £16.99, 320 pages";
  const beside = { kind: "doubtful", reason: "beside" };

  it("believes the page's own heading, whatever else is on the page", () => {
    const around = { text: FOOTER.repeat(4), heading: "Page not found", title: "Acme" };
    const mainContent = (lines: string[], startsWithHeading = true) => ({
      startsWithHeading,
      firstSection: { lines, buttonLabels: ["Search"] },
      full: { lines: [...lines, OFFER], buttonLabels: ["Add to basket"] },
    });
    const judged = (lines: string[], startsWithHeading = true) =>
      detectSoft404(createPageObservation({ ...around, mainContent: mainContent(lines, startsWithHeading) }));
    expect(judged(["Sorry about that."])).toMatchObject({ kind: "not_found_heading" });
    expect(judged([SENTENCE, "Sorry, we can't find the page you're looking for."])?.kind).toBe("not_found_heading");
    expect(judged([OFFER])).toMatchObject(beside);
    expect(judged([SENTENCE.repeat(2)])?.kind).toBe("not_found_heading");
    expect(judged([SENTENCE.repeat(8)])).toMatchObject(beside);
    expect(judged(["Sorry about that."], false)).toBeNull();
  });

  it.each([
    ["404 | Cocktail bar Leeds", "", OFFER],
    ["Page Not Found: A Novel | Marrow Books", "Ann Lee", OFFER],
    ["Item not found – quest guide | Marrow Wiki", "The lost item", SENTENCE.repeat(2)],
    ["HTTP 404 - Wikipedia", "HTTP 404", SENTENCE.repeat(2)],
  ])("doubts a title that is only a number, or has a description: %s", (title, heading, line) => {
    expect(look(heading, "", line, title)).toMatchObject(beside);
    expect(look(heading, "The page you requested was not found.", line, title)?.kind).toBe("not_found_title");
  });

  it.each([
    "Page not found – Marrow",
    "Page not found | Marrow and Sons",
    "404 Not Found",
    "Error 404",
    "Seite nicht gefunden | Marrow",
  ])("believes a title in plain words, whatever the page offers: %s", (title) =>
    expect(look("Marrow Grinder 3", "", OFFER, title)?.kind).toBe("not_found_title"),
  );

  it.each(["Order now", "Book", "Add to basket", "Kaufen", "Novelties"])(
    "counts the button %j as an offer",
    (label) => {
      const content = { lines: [], buttonLabels: [label] };
      const mainContent = { startsWithHeading: true, firstSection: content, full: content };
      const named = { title: "404 | Bar", heading: "", text: "x", mainContent };
      expect(detectSoft404(createPageObservation(named))).toMatchObject(beside);
      const errand = { lines: [], buttonLabels: ["Search", "Go back", "Zur Startseite", "Yes", "×"] };
      expect(
        detectSoft404(
          createPageObservation({
            ...named,
            mainContent: { startsWithHeading: true, firstSection: errand, full: errand },
          }),
        )?.kind,
      ).toBe("not_found_title");
    },
  );

  it("does not call a page missing where its server failed", () => {
    const missing = { heading: "Product not found", text: "Product not found" };
    expect(detectSoft404(createPageObservation(missing))?.kind).toBe("not_found_heading");
    expect(detectSoft404(createPageObservation({ ...missing, failedRequest: "503" }))).toMatchObject({
      kind: "doubtful",
      reason: "failing",
    });
  });

  it("counts a single line only where there is little above it", () => {
    expect(look("", "Page not found", "Our shop is at the market.")?.kind).toBe("not_found_heading");
    expect(look("", SENTENCE.repeat(2), "Content not available")).toBeNull();
  });

  it("doubts a product named 404", () => {
    const empty = { lines: [], buttonLabels: [] };
    const mainContent = { startsWithHeading: true, firstSection: empty, full: empty };
    const jean = { title: "404 – Acme Denim", heading: "404", text: `404\n${FOOTER}`, mainContent };
    const product = '<meta property="og:type" content="product">';
    expect(detectSoft404(createPageObservation({ ...jean, markup: product }))?.kind).toBe("doubtful");
    expect(detectSoft404(createPageObservation(jean))?.kind).toBe("not_found_title");
  });
});

describe("findPageHeading, of a captured page", () => {
  const HOME = "https://acme.example/";
  const block = (text: string, level: number | null, region: Region = "main", fontPx = level === null ? 16 : 30) => ({
    text,
    level,
    region,
    fontPx,
  });
  type Block = ReturnType<typeof block>;
  const box = (place: number) => ({ x: 0, y: place * 40, width: 300, height: 30 });
  const headed = (...texts: Block[]) => among({}, ...texts);
  /** @param buttons Their labels, and the number of blocks above each. */
  const among = (buttons: Record<string, number>, ...texts: Block[]) =>
    findPageHeading({
      texts: texts.map((text, place) => ({ ...text, box: box(place) })),
      controls: Object.entries(buttons).map(([text, place]) => ({
        text,
        href: null,
        region: "main",
        box: box(place - 0.9),
      })),
      links: [
        { href: HOME, text: "Acme" },
        { href: `${HOME}shoes`, text: "Running shoes" },
      ],
      url: "https://acme.example/spring",
      fold: { width: 400, height: 400 },
    });

  it.each([
    [[block("Menu", 2, "nav"), block("Shoes", 1), block("Sizes", 2)], "Shoes", "Sizes"],
    [[block("Acme", 1), block("404", 2), block("Gone", null)], "404", "Gone"],
    [[block("Acme", 1, "header"), block("404", 2)], "404", ""],
    [[block("Slogan", 1, "header"), block("404", 1)], "404", ""],
    [[block("Page not found", 1, "header"), block("Subscribe", 2, "footer")], "Page not found", "Subscribe"],
    [[block("Acme", 1), block("Text", null)], "Acme", "Text"],
    [[block("Acme", 1, "main", 40), block("Page not found", 2, "main", 24)], "Page not found", ""],
    [[block("Text", null), block("Subscribe", 2, "footer")], "", ""],
  ])("finds in %j the heading %s", (texts, heading, lineAfterHeading) =>
    expect(headed(...texts)).toMatchObject({ heading, lineAfterHeading }),
  );

  it("does not use the heading of a widget that has other content above it", () => {
    const widget = block("Content not available", 3);
    expect(headed(widget).heading).toBe("Content not available");
    expect(headed(block(SENTENCE, null), widget).heading).toBe("");
    expect(headed(block("20% off", null, "main", 54), widget).heading).toBe("");
    expect(among({ Order: 0 }, widget).heading).toBe("");
    expect(headed(...Array.from({ length: 12 }, () => block("x", null)), widget).heading).toBe("");
    expect(headed(block("Sizes", 2), widget).heading).toBe("Sizes");
  });

  it("separates the main content and the part of it below the heading", () => {
    const page = [
      block("Running shoes ".repeat(20), null),
      block("Menu", null, "nav"),
      block("Page not found", 1),
      block("Sorry.", null),
      block("You may also like", 2),
      block("Red shoes £20", null),
      block(SENTENCE, null, "consent"),
    ];
    const { mainContent } = among({ "Add to basket": 6 }, ...page);
    expect(mainContent.startsWithHeading).toBe(true);
    expect(mainContent.firstSection).toEqual({ lines: ["Sorry."], buttonLabels: [] });
    expect(mainContent.full).toEqual({
      lines: ["Sorry.", "You may also like", "Red shoes £20"],
      buttonLabels: ["Add to basket"],
    });
    expect(headed(block(SENTENCE, null), ...page).mainContent.startsWithHeading).toBe(false);
  });
});
