import { describe, expect, it } from "vitest";
import { createPage } from "../evidence/fixtures.ts";
import { evaluate, findingsOf, lowestCap } from "./signal-helpers.ts";

const landingPage = (language: string, title: string, h1: string, line: string) =>
  createPage(
    [
      { tag: "h1", text: h1 },
      { tag: "p", text: line },
      { tag: "button", text: "OK" },
    ],
    { title, language, siteName: "Nordhaus" },
  );

const numberConflicts = (headline: string, there: ReturnType<typeof landingPage>) => {
  const judgement = evaluate({ headline, pageName: "Nordhaus" }, there);
  const found = (["claim", "offer", "product"] as const)
    .flatMap((kind) => findingsOf(judgement, kind))
    .filter(({ contradiction }) => contradiction);
  return { judgement, found };
};

describe("another figure for the same thing", () => {
  it.each([
    ["en", "Close your loan in 7 days", "A home loan that fits", "Close in as little as 21 days."],
    ["en", "Women's Stride Aero 2", "Stride Aero 3", "Springy foam for easy miles."],
    ["en", 'NovaView 27" monitor', "NovaView 34-inch ultrawide monitor", "Curved, with a stand."],
    ["de", "Kaffeemaschine mit 5 Jahren Garantie", "Kaffeemaschine Nova", "Mit 3 Jahren Garantie auf alle Teile."],
    ["it", "3 notti in Puglia con spa", "2 notti in Puglia con spa", "Colazione inclusa."],
  ])("%s: %j is contradicted by %j (%j)", (language, headline, h1, line) => {
    const { judgement, found } = numberConflicts(headline, landingPage(language, `${h1} | Nordhaus`, h1, line));
    expect(found).toMatchObject([{ contradiction: true, comparison: { severity: "HIGH" } }]);
    expect(lowestCap(judgement, "messageMatch")).toBeLessThanOrEqual(6.5);
    expect(lowestCap(judgement, "aboveTheFoldContinuity")).toBeLessThanOrEqual(6.5);
  });

  it.each([
    ["the page says it, too", "Close in 7 days", "Close in 21 days", "In Arizona we close in 7 days."],
    ["of another thing", "Lose 8 kg in 3 months", "A free masterclass", "50,000 women in 12 countries watched it."],
    ["one is a bound", "Over 500 recipes for two", "650 recipes for two", "Fresh every week."],
    ["a range", "Delivered in 3 days", "Delivered in 2-4 days", "All over the country."],
    ["many to choose from", "A garden shed of 8 feet", "Garden sheds", "Sheds of 6 feet, 7 feet, 9 feet or 10 feet."],
    ["a quotation", 'The guide to "Nordhaus 27"', "Nordhaus 34 inches", "New routes."],
    ["a time of day or a telephone number", "Call 0800 123 456 until 9:30", "Call us", "Call 0800 555 777 until 8:30."],
    ["a step, not a name", "Step 2 is the easy one", "Step 1: tell us about you", "Then we call."],
  ])("reports no contradiction if it is %s", (_, headline, h1, line) => {
    expect(numberConflicts(headline, landingPage("en", `${h1} | Nordhaus`, h1, line)).found).toEqual([]);
  });

  it("reports no contradiction for an unreliably read picture or another language", () => {
    const there = landingPage("de", "Kredit", "Kredit in 21 Tagen", "Schnell und einfach bei Ihrer Bank vor Ort.");
    expect(numberConflicts("A loan in 7 days, for everyone who needs it", there).found).toEqual([]);
  });
});
