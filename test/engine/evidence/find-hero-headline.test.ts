import { describe, expect, it } from "vitest";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { createPage } from "./fixtures.ts";

const headlineOf = (...seen: Parameters<typeof createPage>): string | undefined =>
  gatherEvidence({ creative: null, copy: null, page: createPage(...seen), platform: null }).page.headline?.text;

const DATE = { tag: "p", text: "March 9–11, 2027 · Palmer Events Center", fontPx: 24 } as const;

describe("a one-word headline", () => {
  it.each(["DataForward 2027", "Sonnenschutz"])(
    "%j is the headline if it is much larger than all other text",
    (text) => {
      expect(headlineOf([{ tag: "h1", text, fontPx: 84 }, DATE])).toBe(text);
    },
  );

  it("is the headline whatever its level, and although the title begins with it", () => {
    const title = { title: "Preise | Hundepension Bergparadies" };
    for (const tag of ["h1", "h2"] as const)
      expect(headlineOf([{ tag, text: "Preise", fontPx: 36 }, DATE], title)).toBe("Preise");
    expect(headlineOf([{ tag: "h2", text: "Preise", fontPx: 36, y: 4000 }, DATE], title)).toBe(DATE.text);
  });

  it.each([
    ["is only the site's name", { tag: "h1", text: "Ledgerly", fontPx: 84 }, { siteName: "Ledgerly" }],
    ["is hardly larger than the rest", { tag: "h1", text: "Sonnenschutz", fontPx: 26 }, {}],
    ["is a short label", { tag: "h1", text: "Shop", fontPx: 84 }, {}],
    ["stands in the navigation", { tag: "h1", text: "Sonnenschutz", fontPx: 84, region: "nav" }, {}],
    ["is no heading", { tag: "p", text: "Sonnenschutz", fontPx: 84 }, {}],
  ] as const)("is ignored if it %s", (_, block, rest) => {
    expect(headlineOf([block, DATE], rest)).toBe(DATE.text);
  });
});
