import { describe, expect, it } from "vitest";
import { redirectsClientSide } from "../../../src/engine/link/client-redirect.ts";
import { measureContent } from "../../../src/engine/link/measure-content.ts";
import { findHeading } from "../../../src/engine/link/read-markup.ts";

const SENTENCE = "Comfortable shoes for long days, made to last, and easy to return if they do not fit you well.";

const STYLE = `<style>${".shoe{color:#123456}".repeat(600)}</style>`;

describe("findHeading", () => {
  it.each([
    ["<h1>Shop</h1><h1>Other</h1>", "Shop"],
    ["<H1 class='a'>Seite <em>nicht</em>\n gefunden</H1>", "Seite nicht gefunden"],
    ["<h1>Tom &amp; Co</h1>", "Tom & Co"],
    ["<h1>never closed", ""],
    ["<header>Shop</header>", ""],
    ["", ""],
  ])("finds the heading of %j", (markup, heading) => expect(findHeading(markup)).toBe(heading));
});

describe("measureContent", () => {
  it.each([
    ["content", `<body><p>${SENTENCE}</p></body>`],
    ["content", `<body>${"<li>Running shoes</li>".repeat(20)}<script>go()</script></body>`],
    ["content", `<body><p>${SENTENCE} ${SENTENCE} ${SENTENCE}</p><script src=app.js></script></body>`],
    ["content", `<body><p>${SENTENCE}</p><script type="application/ld+json">{"@type":"Shop"}</script></body>`],
    ["content", "<body><img src=poster.jpg></body>"],
    ["shell", "<body><iframe src=/form></iframe><script src=app.js></script></body>"],
    ["content", `<body><iframe src=/form></iframe><p>${SENTENCE}</p></body>`],
    ["shell", '<frameset rows="100%"><frame src="/real"></frameset><script>count()</script>'],
    ["content", `<div><template shadowrootmode=open><p>${SENTENCE.repeat(3)}</p></template></div><script></script>`],
    ["thin", `<body>${" ".repeat(9_000)}</body>`],
    ["shell", `<head>${STYLE}</head><body><div id="root"></div><script src="app.js"></script></body>`],
    [
      "shell",
      `<body><div id=root></div><script>window.STATE=${JSON.stringify([SENTENCE.repeat(200)])}</script></body>`,
    ],
    ["shell", '<body><div id="root"><img src="/splash.png"></div><script src="app.js"></script></body>'],
    ["shell", `<body><div id="root"><p>${SENTENCE}</p></div><script src="app.js"></script></body>`],
    ["shell", `<body><div class="[&>p]:mt-4" data-x='${"a > b".repeat(90)}'></div><SCRIPT>go()</SCRIPT></body>`],
    ["shell", `<body><div id=root><svg><text>${SENTENCE.repeat(4)}</text></svg></div><script src=a.js></script>`],
    ["shell", '<body><div id="root"></div><script src="app.js"></script></body>'],
    ["shell", `<body><div id="root"></div><script>var a = 1 > 0; ${"x();".repeat(50)}</script></body>`],
    ["shell", '<meta http-equiv="refresh" content="0;url=/b"><body></body>'],
    ["shell", `<body><noscript>${SENTENCE}</noscript><script src=app.js></script></body>`],
    ["thin", "<body><p>Coming soon</p></body>"],
    ["thin", `<!-- ${SENTENCE} --><title>${SENTENCE}</title><body><p>Hello</p></body>`],
  ] as const)("returns %s: %s", (substance, markup) => expect(measureContent(markup)).toBe(substance));
});

describe("measureContent, with malformed markup", () => {
  it.each(["<svg ", "<noscript>", '<a "', "<a '", "<!--", "<", "<template><", "&amp", "<b>x"])(
    "takes linear time for repeated %s",
    (piece) => {
      const started = performance.now();
      measureContent(piece.repeat(64_000 / piece.length));
      expect(performance.now() - started).toBeLessThan(500);
    },
  );
});

describe("redirectsClientSide", () => {
  const meta = (content: string) => `<head><meta http-equiv="refresh" content="${content}"></head><p>${SENTENCE}</p>`;

  it.each([
    meta("0;url=/sale"),
    meta("0; URL='https://acme.example/sale'"),
    meta("3, /sale"),
    "<META content='0;url=/sale' HTTP-EQUIV=Refresh>",
    "<meta http-equiv=refresh content=0;url=/sale>",
    `<p>${SENTENCE}</p><script>window.location = "/sale"</script>`,
    `<p>${SENTENCE}</p><script>location.replace('https://acme.example/sale')</script>`,
    `<p>${SENTENCE}</p><script>top.location.href="/sale";</script>`,
    `<p>${SENTENCE}</p><script>var target = "/sale"; window.location = target;</script>`,
    `<script>var l = window.location; l.href; location.assign(next)</script>`,
    // In a long page, too.
    `${"<p>x</p>".repeat(1_500)}<script>location.href = "/sale"</script>`,
    `${"<p>x</p>".repeat(1_500)}${meta("0;url=/sale")}`,
  ])("is true for %s", (markup) => expect(redirectsClientSide(markup, "")).toBe(true));

  it.each([
    `<p>${SENTENCE}</p>`,
    meta("300"),
    meta("0"),
    meta("300;url=/sale"),
    `<noscript>${meta("0;url=/no-scripts")}</noscript>`,
    "<meta http-equiv=content-type content='0;url=/sale'>",
    `<script>if (location.href == "/sale") go();</script>`,
    `<a data-location="Berlin" href="#">Berlin</a><script>geolocation = "x"</script>`,
    `<script>location.href = "#top"</script>`,
    `<script>function go() { location.href = "/sale" }</script>`,
    `<script>document.onclick = () => { location = "/sale" }</script>`,
    `<script>if (old) { location.replace("/sale") }</script>`,
    `<script src="/a.js">location = "/sale"</script>`,
    `<script>const here = location.href;</script>`,
  ])("is false for %s", (markup) => expect(redirectsClientSide(markup, "")).toBe(false));

  it("also reads the Refresh header", () => {
    expect(redirectsClientSide("", "0; url=/sale")).toBe(true);
    expect(redirectsClientSide("", "600; url=/sale")).toBe(false);
  });

  it("takes linear time for markup with unclosed tags", () => {
    const started = performance.now();
    for (const piece of ["<noscript ", "<meta http-equiv=refresh ", "http-equiv ", "<meta content="]) {
      redirectsClientSide(`http-equiv=refresh${piece.repeat(64_000 / piece.length)}`, "");
    }
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
