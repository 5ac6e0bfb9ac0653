import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Offer } from "../../../src/engine/artifacts/evidence.ts";
import type { Excerpt } from "../../../src/engine/artifacts/text-block.ts";
import { homeOf, numberOf } from "../../../src/engine/evidence/offers/money.ts";
import { distinct, promisesIn, withoutOffers } from "../../../src/engine/evidence/offers/offers.ts";

const HOME = homeOf([], "com", "en");

/** Formats an offer: type, value, currency, bound, token. */
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
    ["250 € Sofortbonus", "amount_off 250 EUR bonus"],
    ["Neukundenbonus von 100 €", "amount_off 100 EUR bonus"],
    ["£50 welcome bonus", "amount_off 50 GBP bonus"],
    ["4 nights for 3", "bogo 4for3"],
    ["Stay three nights, pay for two", "bogo 3for2"],
    ["4 Nächte zum Preis von 3", "bogo 4for3"],
    ["Try the Grind One burr grinder for 100 days at home", "free_trial 100"],
    ["Teste den Stuhl für 30 Tage", "free_trial 30"],
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
    ["Twenty percent off", "percent_off 20"],
    ["Zwanzig Prozent Rabatt", "percent_off 20"],
    ["un 20 por ciento menos en todo", "percent_off 20"],
    ["vingt pour cent de remise", "percent_off 20"],
    ["20 % im Frühlingssale", "percent_off 20"],
    ["Save a third", "percent_off 33"],
    ["solo 19 euros", "price 19 EUR"],
    ["dix-neuf euros par mois", "price 19 EUR month"],
    ["Only twelve dollars a month", "price 12 USD month"],
    ["The second one at half price", "bogo half"],
    ["la deuxième paire à moitié prix", "bogo half"],
    ["la segunda unidad a mitad de precio", "bogo half"],
    ["50 % auf die zweite Matratze", "bogo half"],
    ["zwei zum Preis von einem", "bogo 2for1"],
    ["deux pour le prix d'un", "bogo 2for1"],
    ["2x1, solo hoy", "bogo 2for1", "deadline today"],
    ["Buy 2 get 1 free", "bogo 3for2"],
    ["three for the price of two", "bogo 3for2"],
    ["we deliver free from $50", "free_shipping 50 USD"],
    ["versandkostenfrei ab 50 €", "free_shipping 50 EUR"],
    ["Livraison offerte dès 60 €", "free_shipping 60 EUR"],
    ["Frais de port offerts à partir de 49 €", "free_shipping 49 EUR"],
    ["gratis verzonden", "free_shipping"],
    ["Free delivery today, only $19", "free_shipping", "price 19 USD"],
    ["2% cashback", "percent_off 2 cashback"],
    ["Two per cent back on groceries", "percent_off 2 cashback"],
    ["£100 cashback", "amount_off 100 GBP cashback"],
    ["20 € geschenkt", "amount_off 20 EUR"],
    ["free for fourteen days", "free_trial 14"],
    ["First month free", "free_trial 30"],
    ["Der erste Monat ist gratis", "free_trial 30"],
    ["premier mois offert", "free_trial 30"],
    ["primo mese gratis", "free_trial 30"],
    ["Eerste maand voor niets", "free_trial 30"],
    ["your first week is on us", "free_trial 7"],
    ["dès 19 €", "from_price 19 EUR"],
    ["a partire da 19 €", "from_price 19 EUR"],
    ["vanaf € 19", "from_price 19 EUR"],
    ["20–40 €", "from_price 20 EUR"],
    ["between $20 and $40", "from_price 20 USD"],
    ["under $50", "price 50 USD up to"],
    ["€350.000 k.k.", "price 350000 EUR"],
    ["1. Stunde gratis", "free first stunde"],
    ["20 % bis Ende August", "deadline --08-31"],
    ["Ends midnight 31 August", "deadline --08-31"],
    ["Live webinar, Thursday 10 December, 4 pm", "date --12-10"],
    ["March 9–11, Palmer Center", "date --03-09/--03-11"],
    ["vom 9. bis 11. März 2027", "date 2027-03-09/2027-03-11"],
    ["jueves 10 de diciembre", "date --12-10"],
    ["Am 24.11.2026 in Köln", "date 2026-11-24"],
    ["Free trial (30 days)", "free_trial 30"],
    ["Try it free, 30 days", "free_trial 30"],
    ["Trial: 30 days", "free_trial 30"],
    ["120-night trial", "free_trial 120"],
    ["kostenlose Testphase: 30 Tage", "free_trial 30"],
    ["Altijd gratis proberen, 14 dagen lang", "free_trial 14"],
    ["Probeer gratis, 14 dagen lang", "free_trial 14"],
    ["Free trial – 30-day money-back guarantee", "free_trial"],
    ["£9 pcm", "price 9 GBP month"],
    ["€7,50 p/m", "price 7.5 EUR month"],
    ["$6 per user / month", "price 6 USD month"],
    ["$6/seat/mo", "price 6 USD month"],
    ["4,90 € je Fahrzeug und Monat", "price 4.9 EUR month"],
    ["Repairs from £65 an hour", "from_price 65 GBP hour"],
    ["595 kr per timme", "price 595 SEK hour"],
    ["19 €/h", "price 19 EUR hour"],
    ["39,80 €/l", "price 39.8 EUR litre"],
    ["4,99 €/kg", "price 4.99 EUR kg"],
    ["2,10 € / 100 g", "price 2.1 EUR 100 g"],
    ["24,90 €/m²", "price 24.9 EUR m²"],
    ["£20 off when you spend £100", "amount_off 20 GBP"],
    ["$0 shipping", "free_shipping"],
    ["Darmowa dostawa od 200 zł • 30 dni na zwrot", "free_shipping 200 PLN"],
    ["Fri frakt över 499 kr", "free_shipping 499 SEK"],
    ["2+1 gratis", "bogo 3for2"],
    ["1 sérum acheté = 1 offert", "bogo 2for1"],
    ["Kauf 3, zahl 2", "bogo 3for2"],
    ["Take 3, pay 2", "bogo 3for2"],
    ["2ª unidad al 70 %", "percent_off 70 second"],
    ["50% en todo", "percent_off 50"],
    ["25 % på alla soffor", "percent_off 25"],
    ["Up to half price", "percent_off 50 up to"],
    ["Komplett gratis, ohne Haken", "free"],
    ["Alles gratuit, sans engagement", "free"],
    ["Kostenlos für immer", "free"],
    ["Gratis para siempre", "free"],
    ["Gratuit à vie", "free"],
    ["Voor altijd gratis boekhouden", "free"],
    ["Free masterclass: land your first client", "free masterclass"],
    ["Webinar gratis: factura electrónica", "free webinar"],
    ["Webinar gratuito", "free webinar"],
    ["Save your free seat", "free seat"],
    ["Book a free strategy call", "free call"],
    ["Free 30-minute consultation", "free consultation"],
    ["Free class for beginners", "free class"],
    ["Preventivo gratuito in 24 ore", "free preventivo"],
    ["Kostenloses Whitepaper: E-Mobilität", "free whitepaper"],
    ["Parken ist gratis", "free parken"],
  ])("reads %j", (text, ...offers) => {
    expect(short(text)).toEqual(offers);
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
    "Protected up to £85,000",
    "Einlagen bis 100.000 € gesichert",
    "couvert jusqu'à 100 000 €",
    "Loans up to £25,000",
    "Borrow from £1,000 to £20,000",
    "Win £1,000",
    "Gewinnen Sie 500 €",
    "We raised $2,000,000",
    "Haftung: höchstens haften Sie mit 300 €",
    "0 € Anzahlung",
    "20% less sugar",
    "3.5% interest",
    "100% money-back guarantee",
    "Since May 2019",
    "Was £149",
    "Regular $119.95",
    "RRP £90",
    "or 4 interest-free payments of $32.50",
    "3x 39,99 € sans frais",
    "in 3 Raten zu 33 €",
    "Niedrigster Preis der letzten 30 Tage: 49,99 €",
    "Lowest price in the last 30 days £49.99",
    "Mindestbestellwert 20 €",
    "$0 due today",
    "I replaced my day job with $8,000 a month in retainers",
    "Earn $5,000 a month",
    "Gehalt: 5.200 € im Monat",
    "5.200 € brutto",
    "Eggs from hens that are always free range",
  ])("sees no offer in %j", (text) => {
    expect(short(text)).toEqual([]);
  });

  it("reads a price cut as the new price and its percentage", () => {
    const told = (text: string) => short(text).filter((offer) => !offer.startsWith("amount_off"));
    expect(told("was $59, now $29.50")).toEqual(["price 29.5 USD", "percent_off 50"]);
    expect(told("29 € statt 58 €")).toEqual(["price 29 EUR", "percent_off 50"]);
    expect(told("was £40 now £25")).toEqual(["price 25 GBP", "percent_off 38"]);
    expect(told("von 80 € auf 60 € reduziert")).toEqual(["price 60 EUR", "percent_off 25"]);
    expect(told("van 60 voor 45 euro")).toEqual(["price 45 EUR", "percent_off 25"]);
  });

  it("marks what it only reckoned from two prices", () => {
    const reckoned = promisesIn("29 € statt 58 €", HOME).map(({ type, derived: is }) => [type, is ?? false]);
    expect(reckoned).toEqual([
      ["price", false],
      ["percent_off", true],
      ["amount_off", true],
    ]);
  });

  it("leaves the words beside an offer", () => {
    expect(withoutOffers("1 sérum acheté = 1 offert")).toContain("serum");
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

describe("distinct", () => {
  const fact = (prominence: number): Excerpt => ({
    text: "Now 5 €",
    source: "page",
    box: null,
    selector: null,
    aboveFold: true,
    covered: false,
    prominence,
    confidence: 1,
  });
  const offer = (value: number, prominence = 0): Offer => ({
    type: "price",
    value,
    currency: "EUR",
    upTo: false,
    token: null,
    excerpt: fact(prominence),
  });

  it("keeps each once, at its best place, in the order of first mention", () => {
    const [weak, strong] = [offer(5, 0.1), offer(5, 0.9)];
    expect(distinct([weak, offer(7), strong, offer(7)])).toEqual([strong, offer(7)]);
  });

  it("reads a page full of different prices", () => {
    const all = Array.from({ length: 400_000 }, (_, value) => offer(value));
    expect(distinct(all)).toHaveLength(all.length);
  });
});
