import { describe, expect, it } from "vitest";
import type { BlockFixture } from "../evidence/fixtures.ts";
import { claimRows, shortRows } from "./claim-rows.ts";

describe("a number of the ad", () => {
  it.each([
    ["The desk costs £79.", "The desk costs £79.", "£79: kept -> £79"],
    ["The desk costs £79.", "The desk costs £89.", "£79: contradicted -> £89"],
    ["The desk costs £499.", "The desk costs £500.", "£499: contradicted -> £500"],
    ["The desk costs £79 a month.", "The desk costs £79 a year.", "£79: not_mentioned"],
    ["The desk costs £79.", "The desk costs €89.", "£79: unreadable"],
    ["Refinance at 3.9%", "Refinance at 5.875% with zero lender fees.", "3.9%: contradicted -> 5.875%"],
    ["SOC 2 ready in two weeks.", "Get SOC 2 ready in six weeks.", "two weeks: contradicted -> six weeks"],
    ["Up to 80 % of your electricity.", "Up to 60 % of your electricity.", "80 %: contradicted -> 60 %"],
    ["The desk costs £79.", "The desk was £79, now £99.", "£79: contradicted -> £99"],
    ["The desk is £79, was £99.", "The desk costs £79.", "£99: not_mentioned"],
    ["Save £20 on the desk.", "The desk costs £50.", "£20: not_mentioned"],
    ["Save £20 on the desk.", "Save £30 on the desk.", "£20: contradicted -> £30"],
    ["The desk is £20 today.", "Save £30 on the desk.", "£20: contradicted -> £30"],
    ["Open on 4 October.", "Open on 5 October.", "4 October: contradicted -> 5 October"],
    ["Open on 4 October.", "Open on 4 October.", "4 October: kept -> 4 October"],
    ["Delivered in 9 days.", "Delivered in 5–7 days.", "9 days: contradicted -> 5–7 days"],
    ["20 desks for offices.", "20 years of guarantee.", "20: not_mentioned"],
    ["2 months of support.", "8 weeks of support.", "2 months: kept -> 8 weeks"],
    ["A desk of 120 × 60.", "The desk is 120 × 60 cm.", "60: kept -> 60 cm"],
    ["Now 4590 instead of £5180.", "The desk costs £4590.", "4590: kept -> £4590"],
    ["Order 200 gallons.", "£3 a gallon, 150 gallons minimum.", "200 gallons: not_mentioned"],
    ["30% off kitchens.", "Pay 30% deposit for kitchens.", "30%: not_mentioned"],
    ["30% off kitchens.", "30% off all kitchens.", "30%: kept -> 30%"],
    ["2 months of support.", "3 months of support.", "2 months: contradicted -> 3 months"],
  ])("%j with the page's %j", (ad, page, expected) => expect(shortRows(ad, [page])).toContain(expected));

  it.each([
    ["20% off shoes.", "Up to 50% off shoes.", "20%: not_mentioned"],
    ["60% off shoes.", "Up to 50% off shoes.", "60%: contradicted -> 50%"],
    ["Shoes for £39.", "Shoes from £29", "£39: not_mentioned"],
    ["Shoes for £19.", "Shoes from £29", "£19: contradicted -> £29"],
    ["Over 400 shoes.", "500 shoes.", "400: kept -> 500"],
    ["Over 400 shoes.", "300 shoes.", "400: contradicted -> 300"],
    ["Delivery over £50 is free.", "Delivery costs £50", "£50: not_mentioned"],
    ["Delivery over £50 is free.", "Free delivery over £50", "£50: kept -> £50"],
    ["About 30 minutes by train.", "32 minutes by train.", "30 minutes: kept -> 32 minutes"],
    ["About 30 minutes by train.", "60 minutes by train.", "30 minutes: contradicted -> 60 minutes"],
    ["Free delivery over £30.", "Lamp oil: £30 a litre.", "£30: not_mentioned"],
    ["Free delivery over £30.", "Delivery is free above £30.", "£30: kept -> £30"],
  ])("is compared within its bound: %j with the page's %j", (ad, page, expected) =>
    expect(shortRows(ad, [page])).toContain(expected),
  );

  it.each([
    ["Our autumn course starts in September.", ["New courses start in March."], "September: contradicted -> March"],
    ["Our autumn course starts in September.", ["Courses start on 12 September."], "September: kept -> 12 September"],
    [
      "Our autumn course starts in September.",
      ["Courses start in March and September."],
      "September: kept -> September",
    ],
    ["Walk the beaches in January.", ["Walk the beaches from October to April."], "January: not_mentioned"],
    ["Our autumn course starts in September.", ["The mill was built in March."], "September: not_mentioned"],
    ["Our course starts on 12 September.", ["Courses start in March."], "12 September: not_mentioned"],
  ])("may be a month: %j with the page's %j", (ad, page, expected) => expect(shortRows(ad, page)).toContain(expected));

  it.each([
    [
      "Ten desks, one carpenter",
      ["Eight desks, one carpenter", "Two chairs", "Five lamps"],
      "Ten: contradicted -> Eight",
    ],
    [
      "Sanding and oiling: 57 min",
      ["Sanding and oiling: 35 min", "Cutting: 5 min", "Drying: 90 min"],
      "57 min: contradicted -> 35 min",
    ],
    ["The small desk, 57 min", ["35 min", "5 min", "90 min"], "57 min: not_mentioned"],
  ])("contradicts the same sentence with another number: %j", (ad, page, expected) =>
    expect(shortRows(ad, page)).toContain(expected),
  );

  it("counts less where the page may say it in other words, and as much where it says it", () => {
    const ad = "Open seven days a week.";
    expect(claimRows(ad, ["We open at 9."]).find(({ claim }) => claim.slot === "duration")).toMatchObject({
      verdict: "not_mentioned",
      claim: { checkability: 0.3 },
    });
    expect(claimRows(ad, [ad]).find(({ claim }) => claim.slot === "duration")).toMatchObject({
      verdict: "kept",
      claim: { checkability: 0.5 },
    });
  });

  it("is read in the page's language where the ad is too short to tell its own", () => {
    const sentence = "Verifica la disponibilità e ricevi un preventivo entro 24 ore.";
    expect(shortRows(sentence, [sentence], "it")).toContain("24 ore: kept -> 24 ore");
  });

  it("states no duration by the period of a price", () =>
    expect(shortRows("Only £10 a month.", ["£10 a month"])).toEqual(["£10: kept -> £10"]));

  it("is below the fold where the page's is", () => {
    const page = [{ tag: "p", text: "The desk costs £79.", y: 3000 } as const];
    expect(shortRows("The desk costs £79.", page)).toEqual(["£79: kept_below_the_fold -> £79"]);
  });

  it("promises nothing in a question or a quotation", () => {
    for (const ad of ["Still paying £79 for a desk?", "“I paid £79 for the desk.”"])
      for (const { claim } of claimRows(ad, ["The desk costs £89."])) expect(claim.checkability).toBeLessThan(0.5);
  });
});

describe("a derived number", () => {
  it.each([
    ["Save £20 on the desk.", "The desk was £99, now £79.", "£20: kept = £99 − £79"],
    ["20 % off the desk.", "The desk was £100, now £80.", "20 %: kept = £80 instead of £100 = 20 %"],
    ["Three instalments of £33 for the desk.", "The desk costs £99.", "£33: kept = £99 / 3"],
    ["Only £10 a month.", "£120 a year", "£10: kept = £120 over 12 months"],
    ["Only £120 a year.", "£10 a month", "£120: kept = £10 over 12 months"],
    ["Save £20 on the desk.", "20 % off the desk: £100", "£20: kept = 20 % of £100"],
  ])("follows on a cue: %j from %j", (ad, page, expected) => expect(shortRows(ad, [page])).toContain(expected));

  it.each([
    ["The desk for £20.", "The desk was £99, now £79."],
    ["Save £25 on the desk.", "The desk was £99, now £79."],
    ["Save €20 on the desk.", "The desk was £99, now £79."],
    ["20 % of people like the desk.", "The desk was £100, now £80."],
    ["25 % off the desk.", "The desk was £100, now £80."],
    ["The desk for £33.", "The desk costs £99."],
    ["Three instalments of £40 for the desk.", "The desk costs £99."],
    ["Only £10 today.", "£120 a year"],
    ["Only £12 a month.", "£120 a year"],
    ["Only £120 a month.", "£10 a month"],
    ["Only £120 a month.", "£10 a year"],
  ])("does not follow: %j from %j", (ad, page) => {
    const money = claimRows(ad, [page]).filter(({ claim }) => /^(?:money|percent)/.test(claim.slot));
    expect(money).not.toEqual([]);
    for (const { verdict } of money) expect(verdict).not.toMatch(/^kept/);
  });

  const desksAndLamps = (desk: string, lamp: string): BlockFixture[] => [
    { tag: "h2", text: "Desks" },
    { tag: "p", text: desk },
    { tag: "h2", text: "Lamps" },
    { tag: "p", text: lamp },
  ];

  it.each([
    ["Save £20 on the desk.", desksAndLamps("£99", "£79")],
    ["Save £20 on the desk.", desksAndLamps("The desk costs £99.", "The lamp costs £79.")],
    ["Save £20 on the desk.", desksAndLamps("The desk costs £100.", "20 % off every lamp")],
    ["20 % off the desk.", desksAndLamps("£100", "£80")],
  ] as const)("does not follow from the numbers of two items: %j", (ad, page) => {
    const money = claimRows(ad, page).filter(({ claim }) => /^(?:money|percent)/.test(claim.slot));
    expect(money).not.toEqual([]);
    for (const { derivation } of money) expect(derivation).toBeUndefined();
  });

  it("is kept above the fold by a price that stands there, too", () => {
    const page = [
      { tag: "p", text: "£99" },
      { tag: "p", text: "£99, members £79", y: 3000 },
    ] as const;
    expect(shortRows("Save £20 on the desk.", page)).toEqual(["£20: kept = £99 − £79"]);
  });

  it.each([
    ["£99", "£79"],
    ["The desk costs £99.", "Members pay £79 for the desk."],
  ])("follows from two texts about one item: %j and %j", (former, current) =>
    expect(shortRows("Save £20 on the desk.", [{ tag: "h2", text: "Desk" }, former, current])).toContain(
      "£20: kept = £99 − £79",
    ),
  );
});

it("a count of what is given can be checked more than another count", () => {
  const count = (ad: string) =>
    claimRows(ad, ["The first two classes are free."], "en").find(({ claim }) => claim.slot === "count");
  expect(count("The first six classes are free.")).toMatchObject({
    verdict: "contradicted",
    claim: { checkability: 0.8 },
  });
  expect(count("The first six classes are easy.")?.claim.checkability).toBe(0.4);
});
