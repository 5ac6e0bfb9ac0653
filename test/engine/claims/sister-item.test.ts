import { describe, expect, it } from "vitest";
import type { BlockFixture } from "../evidence/fixtures.ts";
import { shortRows } from "./claim-rows.ts";

const title = (text: string): BlockFixture => ({ tag: "h2", text });

describe("a number of the ad that the page has for another item", () => {
  const PRICES = ["Shirts ironed: £3", "Napkins ironed: £1", "Duvets washed: £8"];
  const CARDS = [title("10 × 60 min classes"), "£75", title("10 × 45 min classes"), "£60"];
  const PLACES = [title("Outlet centre"), "Only 2 km away.", title("Museum"), "The village museum is 5 km away."];

  it.each([
    ["Shirts for £1.", PRICES, "£1: contradicted -> £3"],
    ["Shirts for £1.", ["Shirts ironed: £3. Napkins ironed: £1. Duvets washed: £8."], "£1: contradicted -> £3"],
    ["Ten 60-minute sessions for £60.", CARDS, "£60: contradicted -> £75"],
    ["5 km from the outlet centre.", PLACES, "5 km: contradicted -> 2 km"],
    [
      "Members get 50% off.",
      ["Students get 50% off their first year.", "Members get 10% off."],
      "50%: contradicted -> 10%",
    ],
    ["Four bedrooms for your family.", ["Sleeps 4 guests.", "2 bedrooms"], "Four: contradicted -> 2"],
  ])("is contradicted by its own item's: %j", (ad, page, expected) => expect(shortRows(ad, page)).toContain(expected));

  it.each([
    ["the item itself", "Napkins for £1.", PRICES, "£1: kept -> £1"],
    ["the item that has the ad's other number", "Ten 45-minute sessions for £60.", CARDS, "£60: kept -> £60"],
    ["an item that the page does not name", "Socks for £1.", PRICES, "£1: kept -> £1"],
    ["several items at once", "Shirts and duvets for £1.", PRICES, "£1: kept -> £1"],
    ["a price without a name of its own", "Shirts for £1.", ["Shirts ironed: £3", "£1"], "£1: kept -> £1"],
    [
      "the item behind another price",
      "Washing up to 6 kg for £3, drying for £2.",
      ["Up to 6 kg: £3", "8 kg, dryer: £2"],
      "£2: kept -> £2",
    ],
    ["a price from which several items start", "Shirts from £1.", PRICES, "£1: kept -> £1"],
    ["a date", "Open on 4 May for shirts.", ["Shirts: 5 May", "Napkins: 4 May"], "4 May: kept -> 4 May"],
    ["what the ad says of the other item, too", "Shirts £3, napkins £1.", PRICES, "£1: kept -> £1"],
  ])("is kept by %s", (_, ad, page, expected) => expect(shortRows(ad, page)).toContain(expected));
});

describe("a small count", () => {
  it("is not kept by a length", () => {
    expect(shortRows("A flat for 8 people.", ["8 km to the lake."])).toContain("8: not_mentioned");
  });

  it("is kept by hours where the ad says both", () => {
    const rows = shortRows("Save with 20 hours. Our plan has 20 lessons.", ["20 hours"]);
    expect(rows).toContain("20: kept = 20 hours");
  });
});
