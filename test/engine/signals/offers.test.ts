import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { createCreative, createPage, createRaster } from "../evidence/fixtures.ts";
import { evaluate, findingsOf, lowestCap, signalValue } from "./signal-helpers.ts";

/** Prices and discounts of an ad, as the ledger compares them with the page's. */

const shopPage = (text: string, rest: Partial<Snapshot> = {}): Snapshot =>
  createPage(
    [
      { tag: "h1", text: "Lamps for long evenings" },
      { tag: "p", text },
      { tag: "button", text: "Shop lamps" },
    ],
    rest,
  );

const offerOn = (ad: string, onPage: string) =>
  findingsOf(evaluate({ headline: `Lamps for long evenings: ${ad}` }, shopPage(onPage)), "offer")[0];

const productData = (price: string) => ({
  jsonLd: [{ "@type": "Product", offers: { "@type": "Offer", price, priceCurrency: "EUR" } }],
});

describe("an offer", () => {
  it.each([
    ["50 % off", "Half price this week", "match"],
    ["half price", "50 % off", "match"],
    ["up to 50 % off", "50% off all lamps", "match"],
    ["20 % off", "Up to 50% off lamps", "missing"],
    ["50 % off", "20% off all lamps", "mismatch"],
    ["50 % off", "All lamps in stock", "missing"],
    ["50 % off", "was 80 €, now 40 €", "match"],
    ["save $40", "was $149, now $109", "match"],
    ["20 % off", "Reduced all round. 20 %, this week alone.", "match"],
    ["30 % off", "30% less energy", "missing"],
    ["29,90 €", "Now 29.90 EUR", "match"],
    ["29,90 €", "Now 39,90 €", "mismatch"],
    ["29,90 €", "Now $29.90", undefined],
    ["29 €", "Lamps from 19 €", "missing"],
    ["from 29 €", "Lamps from 49 €", "mismatch"],
    ["29 €", "29 € per month", "match"],
    ["29 €", "Oak 49 €, brass 59 €, glass 69 €", "missing"],
    ["£10 a month", "£120 a year, billed annually", "match"],
    ["£10 a month", "£14 a month", "mismatch"],
    ["£10 a month", "One payment of £240", "missing"],
    ["£9 a year", "£9 a month", "missing"],
    ["under £15 a month", "£12 a month", "match"],
    ["from £4", "£4 per employee per month", "match"],
    ["free shipping over 50 €", "Free shipping over $40", "match"],
    // Visitors get more than the ad promises, but in its own words the page has another number: the ad is outdated.
    ["free shipping over 50 €", "Free shipping over 40 €", "mismatch"],
    ["free shipping over 50 €", "Over 40 €, shipping is free", "match"],
    ["free shipping over 50 €", "Free shipping over 60 €", "mismatch"],
    ["2 for 1", "Buy one, get one free", "match"],
    ["3 for 2", "Three for the price of two", "match"],
    ["buy 2 get 1 free", "3 for 2", "match"],
    ["3 for 2", "2 for 1", "mismatch"],
    ["stay three nights, pay for two", "4 nights for 3", "mismatch"],
    ["the second half price", "Half price on the second lamp", "match"],
    ["code LAMP20", "Use code LAMP20", "match"],
    ["code LAMP20", "Use code LAMP10", "mismatch"],
    ["code LAMP20", "No code needed", "missing"],
    ["a free guide", "Get the free guide", "match"],
    ["a free whitepaper", "Book a free demo", "missing"],
    ["a free demo", "Book a free consultation", "missing"],
  ])("%j in the ad and %j on the page: %s", (ad, onPage, status) => {
    expect(offerOn(ad, onPage)?.comparison.status).toBe(status);
  });

  it.each([
    ["Zahlen Sie nur neunzehn Euro", "19 € im Monat"],
    ["4 Nächte zum Preis von 3", "Kauf 4, zahl 3"],
    ["zwei zum Preis von einem", "Kauf 2, zahl 1"],
    ["deux pour le prix d'un", "1 acheté = 1 offert"],
  ])("%j is kept by %j", (ad, onPage) => {
    const page = createPage([{ tag: "h1", text: onPage }]);
    expect(findingsOf(evaluate({ headline: ad }, page), "offer")[0]?.comparison.status).toBe("match");
  });

  it("says nothing about another currency", () => {
    const judgement = evaluate({ headline: "Lamps now 29,90 €" }, shopPage("Now $29.90"));
    expect(judgement.ledger.find(({ claim }) => claim.kind === "price")?.verdict).toBe("unreadable");
    expect(lowestCap(judgement, "messageMatch")).toBe(10);
  });

  it("is contradicted by another price in structured data", () => {
    const other = evaluate({ headline: "Lamps for long evenings, 29 €" }, shopPage("Brass", productData("49.00")));
    expect(findingsOf(other, "offer")[0]).toMatchObject({ comparison: { severity: "HIGH" } });
    expect(lowestCap(other, "messageMatch")).toBe(2.5);
  });

  it("is reported as not visible if it is only in structured data", () => {
    const judgement = evaluate({ headline: "Lamps for long evenings, 29 €" }, shopPage("Brass", productData("29.00")));
    const found = findingsOf(judgement, "fold_offer")[0]?.comparison;
    expect(found?.landingPageValue).toMatch(/^only in the page's structured data/);
    expect(judgement.caps.map(({ reason }) => reason).join()).not.toContain("below the fold");
  });

  it("is compared with the price of the same thing", () => {
    const finding = offerOn("shades for £9", "Lamps for £29, shades for £12.");
    expect(finding).toMatchObject({ comparison: { status: "mismatch" }, claim: { words: "£12" } });
  });

  it("is not contradicted by a newsletter discount in the footer", () => {
    const judgement = evaluate(
      { headline: "Lamps for long evenings: 50 % off" },
      createPage([
        { tag: "h1", text: "Lamps for long evenings" },
        { tag: "footer", text: "Newsletter: 5% off your first order", y: 3000 },
      ]),
    );
    expect(findingsOf(judgement, "offer")[0]).toMatchObject({
      contradiction: false,
      comparison: { status: "missing" },
    });
  });

  it("is reported once if the ad states its price twice", () => {
    const { findings } = evaluate(
      { headline: "Boiler cover £5", bodyText: "Only £5 a month" },
      createPage([
        { tag: "h1", text: "Boiler cover" },
        { tag: "p", text: "£7 a month" },
      ]),
    );
    expect(findings.filter(({ kind }) => kind === "offer")).toHaveLength(1);
  });

  it("is not kept by a former price, in words or struck through", () => {
    const page = shopPage("29 € 39 €");
    const texts = page.texts.map((text) => (text.text === "29 € 39 €" ? { ...text, struck: ["29 €"] } : text));
    for (const stated of [shopPage("was 29 €, now 39 €"), { ...page, texts }])
      expect(
        findingsOf(evaluate({ headline: "Lamps for long evenings: 29 €" }, stated), "offer")[0]?.comparison.status,
      ).toBe("mismatch");
  });
});

describe("an offer read from a picture", () => {
  const read = (confidence: number) =>
    createCreative(
      createRaster(80, 80, () => [255, 255, 255]),
      ["Lamps", "50%", "off"].map((text, at) => ({
        text,
        confidence,
        box: { x: 20 + at * 140, y: 20, width: 120, height: 40 },
      })),
    );

  it("unreliably is no finding and sets no cap", () => {
    const judgement = evaluate(null, shopPage("20% off all lamps"), read(0.5));
    expect(findingsOf(judgement, "offer").filter(({ comparison }) => comparison.severity !== "LOW")).toEqual([]);
    expect(signalValue(judgement, "claims_kept")).toBeNull();
    expect(judgement.caps.filter(({ dimension }) => dimension === "messageMatch")).toEqual([]);
  });

  it("unreliably still matches if the page states it", () => {
    expect(signalValue(evaluate(null, shopPage("50% off all lamps"), read(0.5)), "claims_kept")).toBe(1);
  });

  it("reliably counts like any other offer", () => {
    const judgement = evaluate(null, shopPage("20% off all lamps"), read(0.95));
    expect(findingsOf(judgement, "offer")[0]).toMatchObject({
      contradiction: true,
      comparison: { severity: "HIGH" },
    });
  });
});

describe("the page's price", () => {
  const found = (ad: string, ...blocks: string[]) =>
    findingsOf(
      evaluate(
        { headline: `Boilers ${ad}` },
        createPage([
          { tag: "h1", text: "Boilers for cold mornings" },
          ...blocks.map((text) => ({ tag: "p", text }) as const),
        ]),
      ),
      "offer",
    )[0];

  it.each([
    ["from £1495", ["Boilers from £1895", "Boiler service £79"], "mismatch", "1895"],
    ["from £1495", ["Boiler service £79"], "mismatch", "79"],
    // A price per hour is not the price of the service.
    ["£49", ["Boiler service £79", "Repairs from £65 an hour"], "mismatch", "79"],
  ])("%j against %j: %s", (ad, blocks, status, sum) => {
    const finding = found(ad, ...blocks);
    expect(finding?.comparison.status).toBe(status);
    expect(finding?.comparison.landingPageValue).toContain(sum);
  });
});

describe("the date of an event", () => {
  const dateOn = (ad: string, page: Snapshot) =>
    findingsOf(evaluate({ headline: `Lamps for long evenings: ${ad}` }, page), "claim");

  it.each([
    ["24 November", "Thursday 24 November at 4 pm", "match"],
    ["24 November", "Thursday 10 December at 4 pm", "mismatch"],
    ["24 November", "Sign up until 24 November", "match"],
    ["24 November", "Seats are few", "missing"],
    ["24 November 2026", "24 November 2027", "mismatch"],
    ["until 31 May", "Bis 31.05.2027", "match"],
    ["until 31 May", "Until 30 April", "mismatch"],
    ["free for 30 days", "Start your 1 month free trial", "match"],
    ["free for 30 days", "14-day free trial", "mismatch"],
  ])("%j in the ad and %j on the page: %s", (ad, onPage, status) => {
    expect(dateOn(ad, shopPage(onPage))[0]?.comparison.status).toBe(status);
  });

  it("is found in structured data", () => {
    const told = (startDate: string) =>
      dateOn("24 November", shopPage("See you there", { jsonLd: [{ "@type": "Event", startDate }] }))[0];
    expect(told("2026-11-24T16:00")?.comparison.status).toBe("match");
    expect(told("2026-12-10")?.comparison.status).toBe("missing");
  });

  it("sets no cap if the page, with few words, names none", () => {
    const judgement = evaluate({ headline: "Lamps for long evenings: 24 November" }, shopPage("Seats are few"));
    expect(lowestCap(judgement, "messageMatch")).toBe(10);
    expect(findingsOf(judgement, "claim").filter(({ comparison }) => comparison.severity === "HIGH")).toEqual([]);
  });
});
