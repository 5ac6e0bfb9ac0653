import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shortRows } from "./claim-rows.ts";

describe("an amount that follows from the ad's own words", () => {
  it.each([
    ["£285 for three nights is £95 a night.", "Three nights for £285.", "£95: kept = £285 / 3"],
    ["Two parents pay $48.", "Adults pay $24.", "$48: kept = 2 × $24"],
    ["Only $4 a day, $120 a month.", "The plan costs $120 a month.", "$4: kept = $120 / 30"],
    ["About $27 a month, $329 a year.", "The plan costs $329 a year.", "$27: kept = $329 / 12"],
    ["The desk for £80. A quarter, £20, reserves it.", "The desk costs £80.", "£20: kept = 0.25 × £80"],
    ["Pay £60 now and £540 later, £600 in all.", "The desk costs £600.", "£540: kept = £600 − £60", "Pay £60 now."],
    ["£160 less: £1,340 instead of £1,500.", "It costs £1,500, from May £1,340.", "£160: kept = £1,500 − £1,340"],
    ["A year for $97.20: $9 a month, 10% off.", "$9 a month. 10% off by the year.", "$97.20: kept = 12 × $9 − 10%"],
    ["Dinner for four at £50.40: £3.15 for each of four meals.", "Your box: £50.40.", "£3.15: kept = £50.40 / 4 / 4"],
    ["€40 and €4 an hour: €80 for ten hours.", "Registration €40, and €4 an hour.", "€80: kept = €40 + 10 × €4"],
    [
      "Ten hours for €80: €40 and €4 an hour.",
      "Registration €40, and €4 an hour. From 6 hours.",
      "Ten hours: kept = €40 + 10 × €4",
    ],
    ["Two kilos of honey for €28: €14 a jar.", "1 kg of honey: €14.", "Two kilos: kept = 2 × €14"],
    ["Zwei Gläser Honig um 28 €, im Glas um je 14 €.", "Das Glas kostet 14 €.", "28 €: kept = 2 × 14 €"],
    ["200 gallons save $20.", "10 cents off every gallon.", "$20: kept = 200 × 10 cents"],
  ])("%j, with the page's %j", (ad, page, expected, more = "Nothing else.") =>
    expect(shortRows(ad, [page, more])).toContain(expected),
  );

  it.each([
    // The base is not the page's.
    ["£240 for three nights is £80 a night.", "Three nights for £285.", "£80"],
    // Neither amount is kept, although each follows from the other.
    ["£30 less: £69 instead of £99.", "The desk costs £149.", "£69"],
    // The page doesn't have the percentage.
    ["10% off: £90 instead of £100.", "The desk costs £100.", "£90"],
    // Twice the price of one, which the ad does not say.
    ["The ticket for £24, at the door £48.", "The ticket costs £24.", "£48"],
    // What the count would cost is not what the ad says.
    ["Ten hours for €60: €4 an hour.", "€4 an hour, from 6 hours.", "Ten hours"],
    // The ad names no number to calculate with.
    ["The desk for £33.", "The desk costs £99.", "£33"],
    ["A kitchen from £9,900, three metres long.", "Wardrobes from £3,400.", "£9,900"],
  ])("doesn't follow: %j, with the page's %j", (ad, page, amount) => {
    const row = shortRows(ad, [page]).find((text) => text.startsWith(`${amount}:`));
    expect(row).toMatch(/: (?:contradicted|not_mentioned)/);
  });

  it("does not follow from a list of many prices", () => {
    const prices = Array.from({ length: 30 }, (_, at) => `Item ${at}: £${at * 7 + 13}`);
    expect(shortRows("Two for £40.", prices).find((text) => text.startsWith("£40:"))).not.toContain("=");
  });

  it("follows for every price and number of nights", () =>
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 400 }), fc.integer({ min: 2, max: 14 }), (price, nights) => {
        const ad = `£${price * nights} for ${nights} nights: £${price} a night.`;
        const rows = shortRows(ad, [`${nights} nights for £${price * nights}.`]);
        expect(rows.find((text) => text.startsWith(`£${price}:`))).toMatch(/: kept/);
      }),
      { numRuns: 40 },
    ));
});
