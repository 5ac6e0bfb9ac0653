import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { homeOf, numberOf } from "../../../src/engine/evidence/offers/money.ts";
import { promisesIn } from "../../../src/engine/evidence/offers/offers.ts";

const HOME = homeOf([], "com", "en");

/** An offer in short: type, value, currency, bound, token. */
const short = (text: string): string[] =>
  promisesIn(text, HOME).map(({ type, value, currency, upTo, token }) =>
    [type, value, currency, upTo ? "up to" : null, token].filter((part) => part !== null).join(" "),
  );

describe("offers", () => {
  it.each([
    ["-20 %", "percent_off 20"],
    ["50% OFF", "percent_off 50"],
    ["Half price", "percent_off 50"],
    ["½ price", "percent_off 50"],
    ["zum halben Preis", "percent_off 50"],
    ["à moitié prix", "percent_off 50"],
    ["bis zu 50 % Rabatt", "percent_off 50 up to"],
    ["Up to 40% off", "percent_off 40 up to"],
    ["Mid-season sale: up to 60%", "percent_off 60 up to"],
    ["jusqu’à -30 %", "percent_off 30 up to"],
    ["20% de descuento", "percent_off 20"],
    ["20% di sconto", "percent_off 20"],
    ["20 percent off", "percent_off 20"],
    ["15% korting", "percent_off 15"],
    ["Save $20", "amount_off 20 USD"],
    ["10 € Rabatt", "amount_off 10 EUR"],
    ["ab 29,90 €", "from_price 29.9 EUR"],
    ["à partir de 29,90 €", "from_price 29.9 EUR"],
    ["desde 19 €", "from_price 19 EUR"],
    ["£1,299.00", "price 1299 GBP"],
    ["1.299,00 €", "price 1299 EUR"],
    ["1 299 €", "price 1299 EUR"],
    ["CHF 1’299.–", "price 1299 CHF"],
    ["29,90 zł", "price 29.9 PLN"],
    ["¥3,000", "price 3000 JPY"],
    ["199 kr", "price 199 SEK"],
    ["9,99 € pro Monat", "price 9.99 EUR month"],
    ["$10/month", "price 10 USD month"],
    ["2 for 1", "bogo 2for1"],
    ["BOGO", "bogo 2for1"],
    ["Buy one, get one free", "bogo 2for1"],
    ["3 für 2", "bogo 3for2"],
    ["Second item half price", "bogo half"],
    ["Free for 14 days", "free_trial 14"],
    ["14-day free trial", "free_trial 14"],
    ["2 weeks free", "free_trial 14"],
    ["30 Tage kostenlos", "free_trial 30"],
    ["Essai gratuit 30 jours", "free_trial 30"],
    ["prueba gratis de 7 días", "free_trial 7"],
    ["Start your free trial", "free_trial"],
    ["Free shipping", "free_shipping"],
    ["kostenloser Versand", "free_shipping"],
    ["livraison gratuite", "free_shipping"],
    ["spedizione gratuita", "free_shipping"],
    ["Free shipping over $50", "free_shipping 50 USD"],
    ["Use code SAVE20", "code SAVE20"],
    ["Ends Sunday", "deadline sunday"],
    ["Until 31 May", "deadline --05-31"],
    ["until May 31, 2027", "deadline 2027-05-31"],
    ["bis 31.05.", "deadline --05-31"],
    ["jusqu’au 31 mai", "deadline --05-31"],
    ["Free guide to sofas", "free guide"],
    ["Free forever", "free"],
  ])("reads %j", (text, offer) => {
    expect(short(text)).toEqual([offer]);
  });

  it.each([
    "24/7 support",
    "5 GB of storage",
    "Rated 4.9/5",
    "4,8 von 5 Sternen",
    "Since 2019",
    "100% cotton",
    "100% satisfaction",
    "99% uptime",
    "20% more battery",
    "0% APR",
    "$5 million raised",
    "Trusted by 10,000 teams",
    "Sugar-free gum",
    "Feel free to call",
    "30-day money back guarantee",
    "Open Monday until Friday",
    "A 4x4 for a 16x9 screen",
    "Zip code 90210",
    "Our code of conduct",
  ])("sees no offer in %j", (text) => {
    expect(short(text)).toEqual([]);
  });

  it("reads a price cut as the new price and its percentage", () => {
    expect(short("was $59, now $29.50")).toEqual(["price 29.5 USD", "percent_off 50"]);
    expect(short("29 € statt 58 €")).toEqual(["price 29 EUR", "percent_off 50"]);
  });

  it("reads several offers of one sentence", () => {
    expect(short("Get 20% off with code NEW20 until May 31")).toEqual([
      "percent_off 20",
      "deadline --05-31",
      "code NEW20",
    ]);
  });

  it("takes shared symbols for the page's own currency", () => {
    expect(promisesIn("$29", homeOf([], "ca", "en"))[0]?.currency).toBe("CAD");
    expect(promisesIn("$29", homeOf(["AUD"], "com", "en"))[0]?.currency).toBe("AUD");
    expect(promisesIn("199 kr", homeOf([], "no", "no"))[0]?.currency).toBe("NOK");
    expect(promisesIn("¥20", homeOf([], "cn", "zh"))[0]?.currency).toBe("CNY");
  });

  it("reads any amount whatever its separators", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const groups = (mark: string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, mark);
        const decimals = String(cents).padStart(2, "0");
        const value = whole + cents / 100;
        expect(numberOf(`${groups(",")}.${decimals}`)).toBeCloseTo(value, 6);
        expect(numberOf(`${groups(".")},${decimals}`)).toBeCloseTo(value, 6);
        expect(numberOf(`${groups(" ")},${decimals}`)).toBeCloseTo(value, 6);
        expect(numberOf(`${groups("'")}.${decimals}`)).toBeCloseTo(value, 6);
      }),
    );
  });

  it("never throws and never offers more than 100 % off, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
        for (const { type, value } of promisesIn(`${text} % off €`, HOME))
          if (type === "percent_off") expect(value).toBeLessThanOrEqual(100);
      }),
    );
  });
});
