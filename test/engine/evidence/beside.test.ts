import { describe, expect, it } from "vitest";
import { withoutBeside } from "../../../src/engine/evidence/beside.ts";
import { page } from "./made.ts";

type Block = Parameters<typeof page>[0][number];

const read = (...blocks: Block[]): string[] => withoutBeside(page(blocks).texts).map(({ text }) => text);

const OWN: Block[] = [
  { tag: "h1", text: "Salmon food for dogs" },
  { tag: "p", text: "60% salmon, no wheat." },
];
const TILES: Block[] = [
  { tag: "p", text: "Chicken pâté for kittens" },
  { tag: "p", text: "£9.99" },
];
const AFTER: Block[] = [
  { tag: "h2", text: "Questions" },
  { tag: "p", text: "How long does a bag last?" },
];
const texts = (blocks: Block[]): string[] => blocks.map(({ text }) => text);

describe("what is offered beside a page's own thing", () => {
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
  ])("is left out below %j, up to the next section", (text) => {
    expect(read(...OWN, { tag: "h2", text }, ...TILES, ...AFTER)).toEqual(texts([...OWN, ...AFTER]));
  });

  it("is left out as far as its own box goes", () => {
    const { texts } = page([
      ...OWN,
      { tag: "h2", text: "Related products" },
      ...TILES,
      { tag: "p", text: "20% off ends today" },
    ]);
    const standing = [[1], [2], [3, 4, 5], [3, 6, 7, 8], [3, 6, 7, 9], [10]];
    const placed = texts.map((text, at) => ({ ...text, within: [0, ...(standing[at] ?? [])] }));
    expect(withoutBeside(placed).map(({ text }) => text)).toEqual([
      ...OWN.map(({ text }) => text),
      "20% off ends today",
    ]);
  });

  it("is left out where the title is no heading, up to a heading as large", () => {
    const title: Block = { tag: "p", text: "You may also like", fontPx: 24 };
    const next: Block = { tag: "h2", text: "Questions", fontPx: 26 };
    expect(read(...OWN, title, ...TILES, next)).toEqual([...texts(OWN), "Questions"]);
  });

  it.each([
    ["before the page has begun", [{ tag: "h1", text: "You may also like tea" }, ...TILES]],
    [
      "in a sentence",
      [
        ...OWN,
        { tag: "p", text: `You may also like to know that our bags are paper and our ink is made of plants` },
        ...TILES,
      ],
    ],
    ["in a menu", [...OWN, { tag: "nav", text: "Related products" }, ...TILES]],
    ["under any other heading", [...OWN, { tag: "h2", text: "Dogs like it" }, ...TILES]],
  ] satisfies [string, Block[]][])("everything is kept %s", (_, blocks) => {
    expect(read(...blocks)).toEqual(texts(blocks));
  });
});
