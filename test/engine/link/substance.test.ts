import { describe, expect, it } from "vitest";
import { headingOf, substanceOf } from "../../../src/engine/link/substance.ts";

const SENTENCE =
  "Comfortable shoes for long days, made to last, and easy to return if they do not fit you well.";

describe("headingOf", () => {
  it.each([
    ["<h1>Shop</h1><h1>Other</h1>", "Shop"],
    ["<H1 class='a'>Seite <em>nicht</em>\n gefunden</H1>", "Seite nicht gefunden"],
    ["<h1>Tom &amp; Co</h1>", "Tom & Co"],
    ["<h1>never closed", ""],
    ["<header>Shop</header>", ""],
    ["", ""],
  ])("%j", (markup, heading) => expect(headingOf(markup)).toBe(heading));
});

describe("substanceOf", () => {
  it.each([
    ["content", `<body><p>${SENTENCE}</p></body>`],
    ["content", `<body>${"<li>Running shoes</li>".repeat(10)}<script>go()</script></body>`],
    ["content", "<body><img src=poster.jpg></body>"],
    ["content", `<body>${" ".repeat(9_000)}</body>`],
    ["shell", '<body><div id="root"></div><script src="app.js"></script></body>'],
    ["shell", `<body><div id="root"></div><script>var a = 1 > 0; ${"x();".repeat(50)}</script></body>`],
    ["shell", '<meta http-equiv="refresh" content="0;url=/b"><body></body>'],
    ["shell", `<body><noscript>${SENTENCE}</noscript><script src=app.js></script></body>`],
    ["thin", "<body><p>Coming soon</p></body>"],
    ["thin", `<!-- ${SENTENCE} --><title>${SENTENCE}</title><body><p>Hello</p></body>`],
  ] as const)("%s: %s", (substance, markup) => expect(substanceOf(markup)).toBe(substance));
});
