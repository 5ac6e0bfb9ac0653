import { describe, expect, it } from "vitest";
import type { AdTextFields } from "../../../src/contract/evaluation-request.ts";
import { splitRotatingTexts } from "../../../src/engine/artifacts/split-rotating-texts.ts";
import { createPage } from "../evidence/fixtures.ts";
import { evaluate, FILLER_TEXT, findingsOf, lowestCap, requireSignalMean } from "./signal-helpers.ts";

const PAGE = createPage([
  { tag: "h1", text: "Trail running shoes" },
  { tag: "p", text: "Free returns within 30 days. Delivery takes 2 days. From £89." },
  ...Array.from({ length: 8 }, (_, at) => ({ tag: "p" as const, text: `${FILLER_TEXT["en"] ?? ""} ${at}` })),
]);
const SHOWN: AdTextFields = {
  headline: "Trail running shoes",
  description: "Delivery takes 2 days",
  bodyText: "Free returns within 30 days.",
};
const judge = (headlines: string[], descriptions: string[] = []) =>
  evaluate({ ...SHOWN, headlines, descriptions }, PAGE);
const alone = evaluate(SHOWN, PAGE);

describe("texts that a platform shows in turn", () => {
  it.each([
    ["headlines", judge(["Free returns within 60 days"])],
    ["descriptions", judge([], ["Free returns within 60 days."])],
  ])("one of the %s that the page contradicts fails the ad, and is named", (_, judgement) => {
    expect(lowestCap(judgement, "messageMatch")).toBeLessThan(7);
    const broken = judgement.findings.find(({ comparison }) => comparison.severity === "HIGH");
    expect(broken?.comparison.adValue).toMatch(/60 days/u);
  });

  it("what the page doesn't mention lowers no score", () => {
    const judgement = judge(["Rated 4.9 of 5 stars by 12,000 runners", "Open on Sundays"], ["Made in Portugal."]);
    expect(lowestCap(judgement, "messageMatch")).toBe(lowestCap(alone, "messageMatch"));
    expect(requireSignalMean(judgement, "messageMatch")).toBe(requireSignalMean(alone, "messageMatch"));
    expect(judgement.findings.filter(({ comparison }) => comparison.severity === "HIGH")).toEqual([]);
  });

  it("a discount that the page doesn't mention is listed, and lowers no score", () => {
    const judgement = judge(["40% off this week"]);
    expect(lowestCap(judgement, "messageMatch")).toBe(lowestCap(alone, "messageMatch"));
    expect(
      findingsOf(judgement, "offer").map(({ comparison }) => [comparison.severity, comparison.adValue]),
    ).toContainEqual(["MEDIUM", "40% off this week"]);
  });

  it("what the page confirms is in the ledger", () => {
    const kept = judge(["Delivery in 2 days"]).ledger.filter(({ claim }) => claim.source.rotating === true);
    expect(kept.map(({ verdict }) => verdict)).toContain("kept");
  });
});

describe("which texts a search ad is judged by", () => {
  const HEADLINES = [
    "Shop online",
    "Free delivery over £40",
    { text: "Official site", pin: 2 },
    "Trail running shoes",
    "Now",
  ];
  it("pinned ones, and the two most specific of the others", () => {
    const split = splitRotatingTexts(
      { headlines: HEADLINES, descriptions: ["Buy now.", "Rated 4.9 by runners."] },
      "google",
    );
    expect(split.headlines).toEqual(["Official site", "Free delivery over £40", "Trail running shoes"]);
    expect(split.descriptions).toEqual(["Rated 4.9 by runners."]);
    expect(split.others).toEqual(["Shop online", "Now", "Buy now."]);
  });

  it.each([
    ["an ad that says what it shows", { description: "Free returns", bodyText: "For mud." }, "google"],
    ["a post, of which one headline is shown", {}, "meta"],
  ] as const)("only pinned ones of %s", (_, copy, platform) => {
    const split = splitRotatingTexts({ ...copy, headlines: HEADLINES, descriptions: ["Buy now."] }, platform);
    expect([split.headlines, split.descriptions]).toEqual([["Official site"], []]);
  });

  it("what the page doesn't mention of a pinned text lowers the score, as that of a headline", () => {
    const unmentioned = "Over 12,000 runners joined";
    const score = (headlines: AdTextFields["headlines"]) =>
      requireSignalMean(evaluate({ ...SHOWN, headlines }, PAGE), "messageMatch");
    expect(score([{ text: unmentioned, pin: 2 }])).toBeLessThan(score([unmentioned]));
  });
});
