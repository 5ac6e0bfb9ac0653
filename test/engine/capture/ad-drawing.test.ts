import fc from "fast-check";
import { expect, test } from "vitest";
import { composeAdHtml } from "../../../src/engine/capture/ad-drawing.ts";

const landingUrl = "https://www.acme.example/shoes/trail?utm_source=google";
const readTexts = (html: string): string[] =>
  [...html.matchAll(/<div class="([a-z]+)" dir="auto">([^<]*)<\/div>/gu)].map(([, name, text]) => `${name}: ${text}`);

test("a search result has its headlines in one line, and host and path of the page", () => {
  const ad = { headline: "Trail shoes", description: "Free returns | Acme", bodyText: "For mud.", landingUrl };
  expect(readTexts(composeAdHtml({ ...ad, platform: "google" }))).toEqual([
    "sponsored: Sponsored",
    "url: www.acme.example/shoes/trail",
    "title: Trail shoes | Free returns | Acme",
    "text: For mud.",
  ]);
});

test("a responsive search ad has its pinned and most specific headlines, and its sitelinks", () => {
  const headlines = ["Now", "Free delivery over £40", { text: "Official site", pin: 2 }, "Trail running shoes"];
  const ad = { headline: "Acme", headlines, descriptions: ["Rated 4.9 by runners."], sitelinks: ["Sale", "Stores"] };
  expect(readTexts(composeAdHtml({ ...ad, landingUrl, platform: "google" })).slice(2)).toEqual([
    "title: Acme | Official site | Free delivery over £40",
    "text: Rated 4.9 by runners.",
    "sitelink: Sale",
    "sitelink: Stores",
  ]);
});

test("a post has its page, text, headline and button", () => {
  const ad = { headline: "Trail shoes", bodyText: "For mud.", ctaType: "SHOP_NOW", pageName: "Acme", landingUrl };
  expect(readTexts(composeAdHtml({ ...ad, platform: "reddit" }))).toEqual([
    "page: Acme",
    "sponsored: Promoted",
    "body: For mud.",
    "headline: Trail shoes",
    "button: Shop now",
  ]);
  expect(readTexts(composeAdHtml({ ...ad, ctaType: "Jetzt kaufen", platform: null }))).toContain(
    "button: Jetzt kaufen",
  );
  expect(composeAdHtml({ ...ad, ctaType: "NO_BUTTON", platform: null })).not.toContain('class="button"');
});

test("no text adds an element or an attribute", () => {
  const count = (html: string) => html.split("<").length;
  const empty = { headline: "x", bodyText: "x", pageName: "x", description: "x", ctaType: "x" };
  fc.assert(
    fc.property(fc.constantFrom("google", "meta", null), fc.string({ unit: "binary" }), (platform, text) => {
      fc.pre(text.trim() !== "");
      const filled = Object.fromEntries(Object.keys(empty).map((key) => [key, `<b a="${text}">${text}`]));
      const [plain, drawn] = [empty, filled].map((ad) => composeAdHtml({ ...ad, platform, landingUrl }));
      expect(count(drawn ?? "")).toBe(count(plain ?? ""));
    }),
  );
});
