import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeNumbers, numbersIn } from "./changes.ts";

const change = (text: string, language = "en") =>
  changeNumbers(text, new Set(numbersIn(text)), language).map((one) => `${one.kind}: ${one.text}`);

describe("a sentence with another number", () => {
  it.each([
    ["Desks from £79", "price: Desks from £112"],
    ["Kurs za 1400 zł", "price: Kurs za 1961 zł"],
    ["30 % off desks", "percentage: 43 % off desks"],
    ["We open on 3 May", "date: We open on 4 May"],
    ["Ready in 10 days", "quantity: Ready in 15 days"],
  ])("%j", (text, expected) => expect(change(text, text.includes("zł") ? "pl" : "en")).toEqual([expected]));

  it.each(["Is it £79?", "Room 7", "Since 1974", "Call 0123 456789"])("%j stays", (text) =>
    expect(change(text)).toEqual([]),
  );

  it("has a number that is nowhere on the page, and differs in it alone", () => {
    const onPage = fc.uniqueArray(fc.nat(400), { maxLength: 200 });
    fc.assert(
      fc.property(onPage, fc.integer({ min: 2, max: 300 }), (numbers, value) => {
        const known = new Set([...numbers, value].map(String));
        for (const { text } of changeNumbers(`Only £${value} today`, known, "en")) {
          expect(text.replace(/\d+/, "#")).toBe("Only £# today");
          expect(known.has(numbersIn(text)[0] ?? "")).toBe(false);
        }
      }),
    );
  });
});
