import { describe, expect, it } from "vitest";
import type { Offer } from "../../../src/engine/artifacts/evidence.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { homeOf } from "../../../src/engine/evidence/offers/money.ts";
import { promisesIn } from "../../../src/engine/evidence/offers/offers.ts";
import { createPage } from "./fixtures.ts";

const HOME = homeOf([], "com", "en");

const said = (offers: readonly Omit<Offer, "excerpt">[]): string[] =>
  offers.map(({ type, value, currency }) => [type, value, currency].filter((part) => part !== null).join(" "));

const CUT = ["price 109 USD", "percent_off 27", "amount_off 40 USD"];

describe("what is crossed out is a former price", () => {
  it.each([
    ["$149.00 $109.00", ["$149.00"], CUT],
    ["$109.00 $149.00", ["$149.00"], CUT],
    ["was $149.00 $109.00 incl. VAT", ["was $149.00"], CUT],
    ["$149.00 reduced for members, now only $109.00", ["$149.00"], CUT],
    ["$149.00 Save $40 $109.00", ["$149.00"], CUT],
    ["$200.00 $149.00 $109.00", ["$200.00", "$149.00"], CUT],
    ["149 $109", ["149"], CUT],
    ["$10 $109", ["$10"], ["price 109 USD"]],
    ["$149.00", ["$149.00"], []],
    ["50% off everything", ["50% off"], []],
    ["Free trial $9 a month", ["Free trial"], ["price 9 USD"]],
    ["$109.00", [], ["price 109 USD"]],
  ])("%s without %s", (text, struck, offers) => {
    expect(said(promisesIn(text, HOME, struck)).sort()).toEqual([...offers].sort());
  });
});

const offersOfPage = (blocks: { text: string; struck?: string[] }[]): string[] => {
  const laid = createPage([
    { tag: "h1", text: "The Harbour jacket" },
    ...blocks.map(({ text }) => ({ tag: "p" as const, text })),
  ]);
  const texts = laid.texts.map((block, at) => {
    const struck = blocks[at - 1]?.struck;
    return struck === undefined ? block : { ...block, struck };
  });
  const seen = { creative: null, copy: null, page: { ...laid, texts }, platform: null };
  return said(gatherEvidence(seen).page.offers).sort();
};

describe("in a block of its own", () => {
  it("it belongs to the price beside it, and is none itself", () => {
    expect(offersOfPage([{ text: "$149.00", struck: ["$149.00"] }, { text: "$109.00" }])).toEqual([...CUT].sort());
    expect(offersOfPage([{ text: "$109.00" }, { text: "$149.00", struck: ["$149.00"] }])).toEqual([...CUT].sort());
  });

  it("and to nobody where no price stands beside it", () => {
    expect(offersOfPage([{ text: "$149.00", struck: ["$149.00"] }, { text: "Sold out" }])).toEqual([]);
  });
});
