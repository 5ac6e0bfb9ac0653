import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTitle } from "../../../src/engine/link/read-markup.ts";

describe("findTitle", () => {
  it.each([
    ["<title>Acme</title>", "Acme"],
    ["<TITLE data-x='1'>\n  Acme\n shoes </TITLE>", "Acme shoes"],
    ["<title>P&aacute;gina &#8211; Acme &amp; Co</title>", "Página – Acme & Co"],
    ["<!-- <title>Page not found</title> --><title>Acme</title>", "Acme"],
    ["<script>var t='<title>404</title>'</script><title>Acme</title>", "Acme"],
    ["<body><svg><title>404</title></svg><title>Acme</title>", "Acme"],
    ["<noscript><title>404</title></noscript><title>Acme</title>", "Acme"],
    ["<titles>no</titles>", null],
    ["<svg><title>404</title></svg>", null],
    ["<title>cut off", null],
    ["<script>never closed <title>Acme</title>", null],
    ["<title></title>", ""],
    ["", null],
  ])("reads %j", (markup, title) => expect(findTitle(markup)).toBe(title));

  it("finds any title whose text has no markup", () => {
    const text = fc.string({ unit: "grapheme-ascii" }).filter((value) => !/[<&]/.test(value));
    fc.assert(
      fc.property(text, (value) => {
        expect(findTitle(`<head><title>${value}</title>`)).toBe(value.replace(/\s+/g, " ").trim());
      }),
    );
  });
});
