import { describe, expect, it } from "vitest";
import { withoutRelatedProducts } from "../../../src/engine/evidence/remove-related-products.ts";
import { createPage } from "./fixtures.ts";

type Block = Parameters<typeof createPage>[0][number];

const keptTexts = (...blocks: Block[]): string[] =>
  withoutRelatedProducts(createPage(blocks).texts).map(({ text }) => text);

const OWN_BLOCKS: Block[] = [
  { tag: "h1", text: "Salmon food for dogs" },
  { tag: "p", text: "60% salmon, no wheat." },
];
const RELATED_BLOCKS: Block[] = [
  { tag: "p", text: "Chicken pâté for kittens" },
  { tag: "p", text: "£9.99" },
];
const FOLLOWING_BLOCKS: Block[] = [
  { tag: "h2", text: "Questions" },
  { tag: "p", text: "How long does a bag last?" },
];
const textsOf = (blocks: Block[]): string[] => blocks.map(({ text }) => text);

describe("a section of related products", () => {
  it.each([
    "You may also like",
    "You’ll also love these",
    "Customers who bought this also viewed",
    "Products related to this item",
    "Frequently bought together",
    "Complete the look",
    "Ähnliche Produkte",
    "Das könnte Ihnen auch gefallen",
    "Vous aimerez aussi",
    "También te puede gustar",
    "Potrebbe interessarti anche",
    "Anderen bekeken ook",
    "Zobacz także",
    "Andra köpte också",
  ])("is excluded below %j, up to the next section", (text) => {
    expect(keptTexts(...OWN_BLOCKS, { tag: "h2", text }, ...RELATED_BLOCKS, ...FOLLOWING_BLOCKS)).toEqual(
      textsOf([...OWN_BLOCKS, ...FOLLOWING_BLOCKS]),
    );
  });

  it("is excluded up to the end of its container", () => {
    const { texts } = createPage([
      ...OWN_BLOCKS,
      { tag: "h2", text: "Related products" },
      ...RELATED_BLOCKS,
      { tag: "p", text: "20% off ends today" },
    ]);
    const standing = [[1], [2], [3, 4, 5], [3, 6, 7, 8], [3, 6, 7, 9], [10]];
    const placed = texts.map((text, at) => ({ ...text, within: [0, ...(standing[at] ?? [])] }));
    expect(withoutRelatedProducts(placed).map(({ text }) => text)).toEqual([
      ...OWN_BLOCKS.map(({ text }) => text),
      "20% off ends today",
    ]);
  });

  it("is excluded up to a heading of the same size if the title is no heading", () => {
    const title: Block = { tag: "p", text: "You may also like", fontPx: 24 };
    const next: Block = { tag: "h2", text: "Questions", fontPx: 26 };
    expect(keptTexts(...OWN_BLOCKS, title, ...RELATED_BLOCKS, next)).toEqual([...textsOf(OWN_BLOCKS), "Questions"]);
  });

  it.each([
    ["before the page has begun", [{ tag: "h1", text: "You may also like tea" }, ...RELATED_BLOCKS]],
    [
      "in a sentence",
      [
        ...OWN_BLOCKS,
        { tag: "p", text: `You may also like to know that our bags are paper and our ink is made of plants` },
        ...RELATED_BLOCKS,
      ],
    ],
    ["in a menu", [...OWN_BLOCKS, { tag: "nav", text: "Related products" }, ...RELATED_BLOCKS]],
    ["under any other heading", [...OWN_BLOCKS, { tag: "h2", text: "Dogs like it" }, ...RELATED_BLOCKS]],
  ] satisfies [string, Block[]][])("everything is kept %s", (_, blocks) => {
    expect(keptTexts(...blocks)).toEqual(textsOf(blocks));
  });
});
