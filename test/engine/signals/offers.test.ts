import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { createCreative, createPage, createRaster } from "../evidence/fixtures.ts";
import { evaluate, findingsOf, lowestCap, signalValue } from "./signal-helpers.ts";

const shopPage = (text: string, rest: Partial<Snapshot> = {}): Snapshot =>
  createPage(
    [
      { tag: "h1", text: "Lamps for long evenings" },
      { tag: "p", text },
      { tag: "button", text: "Shop lamps" },
    ],
    rest,
  );

const offerStatus = (ad: string, onPage: string): string | undefined =>
  findingsOf(evaluate({ headline: `Lamps for long evenings: ${ad}` }, shopPage(onPage)), "offer")[0]?.comparison.status;

const productData = (price: string) => ({
  jsonLd: [{ "@type": "Product", offers: { "@type": "Offer", price, priceCurrency: "EUR" } }],
});

describe("an offer", () => {
  it.each([
    ["50 % off", "Half price this week", "match"],
    ["up to 50 % off", "50% off all lamps", "match"],
    ["20 % off", "Up to 50% off lamps", "partial_match"],
    ["50 % off", "20% off all lamps", "mismatch"],
    ["50 % off", "All lamps in stock", "missing"],
    ["50 % off", "was 80 €, now 40 €", "match"],
    ["29,90 €", "Now 29.90 EUR", "match"],
    ["29,90 €", "Now 39,90 €", "mismatch"],
    ["29,90 €", "Now $29.90", undefined],
    ["29 €", "Lamps from 19 €", "partial_match"],
    ["29 €", "Lamps from 5 €", "mismatch"],
    ["the second half price", "50 % off", "partial_match"],
    ["30 % off", "30% less energy", "missing"],
    ["free shipping over 50 €", "Free shipping over $40", undefined],
    ["from 29 €", "Every lamp 25 €", "match"],
    ["from 29 €", "Lamps from 49 €", "mismatch"],
    ["29 €", "29 € per month", "match"],
    ["29 €", "Oak 49 €, brass 59 €, glass 69 €", "missing"],
    ["2 for 1", "Buy one, get one free", "match"],
    ["3 for 2", "2 for 1", "mismatch"],
    ["free for 30 days", "Start your 1 month free trial", "match"],
    ["free for 30 days", "14-day free trial", "mismatch"],
    ["free for 30 days", "Free for 14 days, no card. Start free trial", "mismatch"],
    ["free for 30 days", "Start your free trial", "partial_match"],
    ["free shipping", "Kostenloser Versand", "match"],
    ["free shipping", "Free shipping over 50 €", "partial_match"],
    ["until 31 May", "Bis 31.05.2027", "match"],
    ["until 31 May", "Until 30 April", "mismatch"],
    ["code LAMP20", "Use code LAMP20", "match"],
  ])("%j in the ad and %j on the page: %s", (ad, onPage, status) => {
    expect(offerStatus(ad, onPage)).toBe(status);
  });

  it("is ignored if the currency differs", () => {
    expect(signalValue(evaluate({ headline: "Lamps now 29,90 €" }, shopPage("Now $29.90")), "offer_slots")).toBeNull();
  });

  it("is contradicted by a higher price in structured data, not by a lower one", () => {
    const ad = { headline: "Lamps for long evenings, 29 €" };
    const dearer = evaluate(ad, shopPage("Brass and oak", productData("49.00")));
    const cheaper = evaluate(ad, shopPage("Brass and oak", productData("19.00")));
    expect(findingsOf(dearer, "offer")[0]).toMatchObject({
      contradiction: true,
      comparison: { severity: "HIGH" },
    });
    expect(lowestCap(dearer, "messageMatch")).toBe(2.5);
    expect(findingsOf(cheaper, "offer")[0]).toMatchObject({
      contradiction: false,
      comparison: { status: "partial_match", severity: "LOW" },
    });
    expect(findingsOf(cheaper, "offer")[0]?.comparison.recommendation).toContain("lower price");
    expect(signalValue(cheaper, "offer_slots")).toBe(0.6);
    expect(lowestCap(cheaper, "messageMatch")).toBe(10);
  });

  it("is reported as not visible if it is only in structured data", () => {
    const judgement = evaluate({ headline: "Lamps for long evenings, 29 €" }, shopPage("Brass", productData("29.00")));
    const found = findingsOf(judgement, "fold_offer")[0]?.comparison;
    expect(found?.landingPageValue).toMatch(/^only in the page's structured data/);
    expect(found?.recommendation).not.toContain("Lift");
    expect(judgement.caps.map(({ reason }) => reason).join()).not.toContain("below the fold");
  });

  it("is contradicted by a price if it is free", () => {
    const judgement = evaluate({ headline: "Lamps for long evenings, free of charge" }, shopPage("Only 49 € each"));
    expect(findingsOf(judgement, "offer")[0]).toMatchObject({
      contradiction: true,
      offers: { page: { value: 49 } },
    });
    expect(lowestCap(judgement, "messageMatch")).toBe(2.5);
    expect(lowestCap(judgement, "aboveTheFoldContinuity")).toBe(2.5);
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
});

describe("a price", () => {
  const priced = (headline: string, price: string) =>
    findingsOf(
      evaluate(
        { headline, pageName: "Rollmate" },
        createPage(
          [
            { tag: "h1", text: "Payroll that runs itself" },
            { tag: "p", text: price },
          ],
          { siteName: "Rollmate" },
        ),
      ),
      "offer",
    )[0];

  it.each([
    ["Payroll for £10 a month", "£120 a year, billed annually"],
    ["Payroll under £15 a month", "£12 a month"],
    ["Payroll from £4", "£4 per employee per month"],
    ["Zahlen Sie nur neunzehn Euro", "19 € im Monat"],
  ])("%j is confirmed by %j", (ad, price) => {
    expect(priced(ad, price)?.comparison.status).toBe("match");
  });

  it("per month is not compared with a one-off price", () => {
    const found = priced("Payroll for £10 a month", "One payment of £240");
    expect(found?.contradiction ?? false).toBe(false);
    expect(found?.comparison.severity).not.toBe("HIGH");
  });

  it("contradicts the ad's if it is higher for the same period", () => {
    expect(priced("Payroll for £10 a month", "£14 a month")).toMatchObject({
      contradiction: true,
      comparison: { severity: "HIGH" },
    });
  });

  it("that is only derived is no offer", () => {
    const kinds = evaluate(
      { headline: "Was £40, now £25" },
      createPage([
        { tag: "h1", text: "Walking boots" },
        { tag: "p", text: "£25" },
      ]),
    ).findings.filter(({ kind }) => kind === "offer");
    expect(kinds.map(({ comparison }) => comparison.status)).toEqual(["match"]);
  });
});

describe("a figure without a recognised offer", () => {
  it("keeps the ad's discount", () => {
    const with_ = (text: string) =>
      evaluate(
        { headline: "20 % off lawn mowers", pageName: "Grasmann" },
        createPage(
          [
            { tag: "h1", text: "Lawn mowers" },
            { tag: "p", text },
          ],
          { siteName: "Grasmann" },
        ),
      );
    expect(findingsOf(with_("Reduced all round. 20 %, this week alone."), "offer")[0]?.comparison).toMatchObject({
      status: "match",
      severity: "LOW",
    });
    expect(findingsOf(with_("Quiet, light and cordless."), "offer")[0]?.comparison.severity).toBe("HIGH");
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

  it("unreliably is LOW and sets no cap", () => {
    const judgement = evaluate(null, shopPage("20% off all lamps"), read(0.5));
    expect(findingsOf(judgement, "offer")[0]?.comparison.severity).toBe("LOW");
    expect(signalValue(judgement, "offer_slots")).toBeNull();
    expect(judgement.caps.filter(({ dimension }) => dimension === "messageMatch")).toEqual([]);
  });

  it("unreliably still matches if the page states it", () => {
    expect(signalValue(evaluate(null, shopPage("50% off all lamps"), read(0.5)), "offer_slots")).toBe(1);
  });

  it("reliably counts like any other offer", () => {
    const judgement = evaluate(null, shopPage("20% off all lamps"), read(0.95));
    expect(findingsOf(judgement, "offer")[0]).toMatchObject({
      contradiction: true,
      comparison: { severity: "HIGH" },
    });
  });
});

describe("a free item", () => {
  it.each([
    ["a free guide", "Get the free guide", "match"],
    ["a free whitepaper", "Book a free demo", "missing"],
    ["a free demo", "Book a free consultation", "partial_match"],
    ["a free guide", "It's free", "match"],
    ["free returns", "Join free", "partial_match"],
    ["free forever", "Start your free trial", "partial_match"],
    ["free forever", "Book a free demo", "missing"],
    ["free forever", "Kostenlos, ohne Haken. Pro: 9 €", "match"],
  ])("%j in the ad and %j on the page: %s", (ad, onPage, status) => {
    expect(offerStatus(ad, onPage)).toBe(status);
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
    // A minor price does not confirm a "from" price if the page has its own "from" price.
    ["from £1495", ["Boilers from £1895", "Boiler service £79"], "mismatch", "1895"],
    ["from £1495", ["Boiler service £79"], "mismatch", "79"],
    ["from £1495", ["New boilers £1,290"], "match", "1,290"],
    // A price per hour is not the price of the service.
    ["£49", ["Boiler service £79", "Repairs from £65 an hour"], "mismatch", "79"],
    // The prices of a garage and of fees do not contradict the price of a flat.
    ["£259,000", ["The flat: £285,000", "Garage £32,000", "Fees £110"], "mismatch", "285,000"],
    // The same amount for a twelfth of the period.
    ["£9 a year", ["£9 a month"], "mismatch", "9"],
    ["£14.90", ["£19.90", "£39.80/l", "Lowest price of the last 30 days: £17.90"], "mismatch", "19.90"],
  ])("%j against %j: %s", (ad, blocks, status, sum) => {
    const finding = found(ad, ...blocks);
    expect(finding?.comparison.status).toBe(status);
    expect(finding?.comparison.landingPageValue).toContain(sum);
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
});

describe("the date of an event", () => {
  it.each([
    ["24 November", "Thursday 24 November at 4 pm", "match"],
    ["24 November", "Thursday 10 December at 4 pm", "mismatch"],
    ["24 November 2026", "24 November 2027", "mismatch"],
    ["24 November", "Sign up until 24 November", "match"],
    ["24 November", "Seats are few", "missing"],
    ["24 November", "10 December, 17 December, 14 January", "missing"],
  ])("%j in the ad and %j on the page: %s", (ad, onPage, status) => {
    expect(offerStatus(ad, onPage)).toBe(status);
  });

  it("is found in structured data, and is HIGH if it differs", () => {
    const event = (startDate: string) => shopPage("See you there", { jsonLd: [{ "@type": "Event", startDate }] });
    const told = (startDate: string) =>
      findingsOf(evaluate({ headline: "Lamp making on 24 November" }, event(startDate)), "offer")[0];
    expect(told("2026-11-24T16:00")?.comparison.status).toBe("match");
    expect(told("2026-12-10")).toMatchObject({ contradiction: true, comparison: { severity: "HIGH" } });
  });

  it("sets no cap if its format is not recognised", () => {
    const judgement = evaluate({ headline: "Lamps for long evenings: 24 November" }, shopPage("Seats are few"));
    expect(lowestCap(judgement, "messageMatch")).toBe(10);
    expect(findingsOf(judgement, "offer")[0]?.comparison.severity).toBe("LOW");
  });
});
