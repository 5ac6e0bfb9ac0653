import { describe, expect, it } from "vitest";
import { createPage } from "../../engine/evidence/fixtures.ts";
import { chooseQuotes, isScene, quotesOf } from "./quotes.ts";

describe("the sentences of a page that an ad could quote", () => {
  it("are whole sentences of its content, once each, with their place", () => {
    const page = createPage([
      { tag: "h1", text: "Oak desks for small rooms. Delivered in ten days." },
      { tag: "p", text: "Delivered in ten days. Write to desks@example.com for a sample of the wood.", y: 3000 },
      { tag: "p", text: "Read this in the footer of the page", region: "footer" },
      { tag: "button", text: "Order" },
    ]);
    expect(quotesOf(page, "en")).toEqual([
      { text: "Oak desks for small rooms.", onFirstScreen: true },
      { text: "Delivered in ten days.", onFirstScreen: true },
    ]);
  });

  it("are chosen evenly from the first screen, those with numbers, and the rest", () => {
    const at = (onFirstScreen: boolean, kind: string) =>
      Array.from({ length: 100 }, (_, index) => ({ text: `${kind} ${index}`, onFirstScreen }));
    const letters = at(false, "word").map((quote) => ({ ...quote, text: quote.text.replaceAll(/\d/g, "x") }));
    const chosen = chooseQuotes([...at(true, "first"), ...at(false, "number"), ...letters]);
    expect(chosen).toHaveLength(30);
    expect(chosen[1]).toEqual({ text: "first 12", onFirstScreen: true });
  });

  it.each(["Who would not like that?", "“It is the best desk.”", "„Ein guter Tisch.“", "« Un bon bureau. »"])(
    "%s is a scene",
    (text) => expect(isScene(text)).toBe(true),
  );
  it("a plain sentence is none", () => expect(isScene("It's the best desk.")).toBe(false));
});
