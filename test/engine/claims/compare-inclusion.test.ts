import { describe, expect, it } from "vitest";
import { compareClaims } from "../../../src/engine/claims/ledger.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { createPage } from "../evidence/fixtures.ts";
import { claimRows, shortRows } from "./claim-rows.ts";

/** The rows of an ad's headline on a page of paragraphs: claim and verdict. */
const headlineRows = (headline: string, ...texts: string[]): string[] =>
  compareClaims(
    gatherEvidence({
      creative: null,
      copy: { headline },
      page: createPage(texts.map((text) => ({ tag: "p", text }))),
      platform: null,
    }),
  ).map(({ claim, verdict }) => `${claim.text}: ${verdict}`);

describe("what a headline calls free", () => {
  it.each([
    ["Free delivery on every tool", "Delivery of a tool costs £15 each way.", "contradicted"],
    ["Free delivery on every tool", "Delivery of every tool is free.", "kept"],
    ["Free delivery on every tool", "Delivery takes two days.", "not_mentioned"],
    ["Delivery to Wales on us.", "£9, and delivery to Wales on us", "kept"],
  ])("%j with the page's %j", (headline, page, verdict) =>
    expect(headlineRows(headline, page)).toContainEqual(expect.stringMatching(new RegExp(`: ${verdict}$`))),
  );

  it("is nothing in a percentage", () =>
    expect(shortRows("100 per cent free and non-binding.", ["100 % free and non-binding"]).join()).not.toMatch(
      /not_mentioned/,
    ));

  it("is compared with the page's price in a headline only", () =>
    expect(shortRows("Free delivery on every tool.", ["Delivery costs £15 each way."]).join()).not.toMatch(
      /contradicted/,
    ));
});

describe("what is free for an age", () =>
  it.each([
    ["Les moins de 2 ans dorment gratuitement.", "kept"],
    ["Les moins de 6 ans dorment gratuitement.", "not_mentioned"],
    ["Échange gratuit pendant 2 ans.", "not_mentioned"],
  ])("%j", (ad, verdict) =>
    expect(
      claimRows(ad, ["Gratuit pour les enfants de moins de 2 ans", "60 € la nuit"], "fr").find(
        ({ claim }) => claim.slot === "included",
      )?.verdict,
    ).toMatch(verdict),
  ));

describe("a discount on the delivery", () =>
  it.each(["50% off your first delivery.", "Delivery in 2 days."])("is not free delivery: %j", (line) =>
    expect(claimRows(line, ["Delivery of every tool."]).filter(({ claim }) => claim.slot === "included")).toEqual([]),
  ));

describe("an item with an amount of its own", () => {
  it.each([
    ["Your first bag is on us.", "Your first bag is £9.50, and shipping is free.", "contradicted"],
    ["Your first bag is on us.", "Your first bag is free, the next one £9.50.", "kept"],
    ["A hand grinder is free.", "Your first bag is £9.50, and a hand grinder is free.", "kept"],
    ["Two dogs stay free in every cottage.", "Three nights in a cottage from £285.", "not_mentioned"],
    ["Order oil with no minimum.", "£3 a gallon, 150 gallons minimum.", "contradicted"],
  ])("%j with the page's %j", (ad, page, verdict) =>
    expect(shortRows(ad, [page])).toContainEqual(expect.stringMatching(new RegExp(`: ${verdict}`))),
  );
});

describe("what the ad says is not needed", () => {
  it("is kept by a label whose value is none", () => {
    expect(shortRows("No experience required.", ["Experience required", "None"])).not.toContainEqual(
      expect.stringContaining("contradicted"),
    );
    for (const next of ["Two years", "No fees"])
      expect(shortRows("No experience required.", ["Experience required", next])).toContainEqual(
        expect.stringContaining("contradicted"),
      );
  });
});

describe("a closed panel that lists what is included", () => {
  const included = (bodyText: string, question: string, ...answers: string[]): string[] =>
    compareClaims(
      gatherEvidence({
        creative: null,
        copy: { bodyText },
        page: {
          ...createPage([{ tag: "p", text: "A desk for a month: €100." }]),
          answers: answers.map((answer) => ({ question, answer })),
        },
        platform: null,
      }),
    )
      .filter(({ claim }) => claim.slot === "included")
      .map(({ claim, verdict }) => `${claim.text}: ${verdict}`);

  it.each([
    ["Parking is free.", "See details", ["Free parking"], "kept_below_the_fold"],
    ["Coffee included.", "Find out what's included", ["Unlimited coffee / tea"], "kept_below_the_fold"],
    [
      "Coffee and lounge included.",
      "What's included",
      ["Coffee and tea", "Access to the lounge"],
      "kept_below_the_fold",
    ],
    // Another price, no such list, and the opposite.
    ["Locker included.", "What's included", ["Locker (€15 a month)"], "not_mentioned"],
    ["Coffee included.", "What we sell", ["Coffee and tea"], "not_mentioned"],
    ["Coffee included.", "Is coffee included?", ["Coffee is on the ground floor"], "not_mentioned"],
    ["Coffee included.", "What's not included", ["Coffee and tea"], "not_mentioned"],
    ["Coffee and lounge included.", "What's included", ["Coffee and tea"], "not_mentioned"],
  ])("%j, below %j: %j", (ad, title, answers, verdict) =>
    expect(included(ad, title, ...answers)).toEqual([expect.stringMatching(new RegExp(`: ${verdict}$`))]),
  );
});
