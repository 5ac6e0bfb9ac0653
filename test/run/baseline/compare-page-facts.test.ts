import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_FACTS, type PageFacts } from "../../../src/contract/page-facts.ts";
import { PageChanges } from "../../../src/result/baseline-report.ts";
import { comparePageFacts } from "../../../src/run/baseline/compare-page-facts.ts";

const PAGE: PageFacts = {
  headline: "Fresh coffee",
  prices: ["£9", "£12"],
  button: "Order now",
  pictures: ["hero.jpg", "bag.png"],
};
const changesOf = (after: Partial<PageFacts>, before: Partial<PageFacts> = {}) =>
  comparePageFacts({ mobile: { ...PAGE, ...before } }, { mobile: { ...PAGE, ...after } }).mobile;

it("lists nothing as gone or new if the other side's list was cut", () => {
  const many = Array.from({ length: MAX_FACTS }, (_, index) => `£${index + 20}`);
  const shifted = ["£99", ...many.slice(0, -1)];
  expect(changesOf({ prices: shifted }, { prices: many })).toEqual([]);
  expect(changesOf({ prices: many }, { prices: ["£1"] })).toEqual(
    many.map((price) => ({ kind: "price", before: null, after: price })),
  );
});

describe("changes of a first screen", () => {
  it.each([
    ["a headline", { headline: "Stale coffee" }, [["headline", "Fresh coffee", "Stale coffee"]]],
    ["a headline that is gone", { headline: null }, [["headline", "Fresh coffee", null]]],
    ["the button", { button: "Contact us" }, [["button", "Order now", "Contact us"]]],
    ["a price that replaces another one", { prices: ["£15", "£9"] }, [["price", "£12", "£15"]]],
    ["a price that is gone", { prices: ["£9"] }, [["price", "£12", null]]],
    [
      "several prices, which are not paired",
      { prices: ["£1"] },
      [
        ["price", "£9", null],
        ["price", "£12", null],
        ["price", null, "£1"],
      ],
    ],
    [
      "pictures that are gone and new",
      { pictures: ["bag.png", "cup.jpg"] },
      [
        ["picture", "hero.jpg", null],
        ["picture", null, "cup.jpg"],
      ],
    ],
  ] as const)("name %s", (_what, after, expected) => {
    expect(changesOf(after as Partial<PageFacts>)).toEqual(
      expected.map(([kind, before, now]) => ({ kind, before, after: now })),
    );
  });

  it("are known only for viewports that are known on both sides", () => {
    expect(comparePageFacts({ mobile: PAGE, desktop: PAGE }, { desktop: PAGE })).toEqual({ desktop: [] });
    expect(comparePageFacts({}, { desktop: PAGE })).toEqual({});
  });
});

const fact = fc.string({ minLength: 1, maxLength: 4 });
const facts: fc.Arbitrary<PageFacts> = fc.record({
  headline: fc.option(fact),
  prices: fc.uniqueArray(fact, { maxLength: 5 }),
  button: fc.option(fact),
  pictures: fc.uniqueArray(fact, { maxLength: 5 }),
});
const byViewport = fc.record({ mobile: facts, desktop: facts }, { requiredKeys: [] });

describe("a comparison of two first screens", () => {
  it("finds nothing between a page and itself, in whatever order it lists prices and pictures", () => {
    fc.assert(
      fc.property(facts, (page) => {
        const turned = { ...page, prices: page.prices.toReversed(), pictures: page.pictures.toReversed() };
        expect(comparePageFacts({ desktop: page }, { desktop: turned })).toEqual({ desktop: [] });
      }),
    );
  });

  it("finds the same with the sides swapped", () => {
    const sorted = (changes: PageChanges, swap = false) =>
      Object.entries(changes).map(([viewport, list]) => [
        viewport,
        list
          .map(({ kind, before, after }) => JSON.stringify(swap ? [kind, after, before] : [kind, before, after]))
          .toSorted(),
      ]);
    fc.assert(
      fc.property(byViewport, byViewport, (before, after) => {
        expect(sorted(comparePageFacts(before, after))).toEqual(sorted(comparePageFacts(after, before), true));
      }),
    );
  });

  it("finds something wherever a headline, a button, the prices or the pictures differ", () => {
    const setsOf = ({ prices, pictures, ...texts }: PageFacts) =>
      JSON.stringify([texts.headline, texts.button, prices.toSorted(), pictures.toSorted()]);
    fc.assert(
      fc.property(facts, facts, (before, after) => {
        const { mobile } = comparePageFacts({ mobile: before }, { mobile: after });
        expect(mobile?.length === 0).toBe(setsOf(before) === setsOf(after));
        expect(mobile?.every((change) => change.before !== change.after)).toBe(true);
      }),
    );
  });

  it("is valid in the report", () => {
    fc.assert(
      fc.property(byViewport, byViewport, (before, after) => {
        const changes = comparePageFacts(before, after);
        expect(PageChanges.parse(JSON.parse(JSON.stringify(changes)))).toEqual(changes);
      }),
    );
  });
});
