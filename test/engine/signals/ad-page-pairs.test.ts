import { describe, expect, it } from "vitest";
import type { AdTextFields } from "../../../src/contract/evaluation-request.ts";
import { createCreative, createPage, WHITE_RASTER } from "../evidence/fixtures.ts";
import { AD_PAGE_PAIRS, findPair } from "./ad-page-pairs.ts";
import { evaluate, findingsOf, knownSignalMean, lowestCap, requireSignalMean, signalValue } from "./signal-helpers.ts";

describe.each(AD_PAGE_PAIRS)("$name ($wording)", ({ copy, page }) => {
  const own = evaluate(copy, page);

  it("scores high on its own page, without a cap or a contradiction", () => {
    expect(knownSignalMean(own, "messageMatch")).toBeGreaterThanOrEqual(0.7);
    expect(knownSignalMean(own, "aboveTheFoldContinuity")).toBeGreaterThanOrEqual(0.7);
    expect(knownSignalMean(own, "toneAlignment")).toBeGreaterThanOrEqual(0.7);
    expect(own.caps).toEqual([]);
    expect(own.findings.filter(({ contradiction }) => contradiction)).toEqual([]);
  });

  it.each(AD_PAGE_PAIRS.filter((other) => other.page !== page))("scores lower on the page of $name", (other) => {
    const crossed = evaluate(copy, other.page);
    // Common words on a page of another trade never suffice for a match.
    expect(signalValue(crossed, "headline_echo")).toBeLessThanOrEqual(0.45);
    expect(signalValue(crossed, "product_terms") ?? 0).toBeLessThanOrEqual(0.45);
    expect(requireSignalMean(crossed, "messageMatch")).toBeLessThan(requireSignalMean(own, "messageMatch") - 0.35);
    expect(requireSignalMean(crossed, "aboveTheFoldContinuity")).toBeLessThan(
      requireSignalMean(own, "aboveTheFoldContinuity") - 0.2,
    );
    expect(lowestCap(crossed, "messageMatch")).toBeLessThanOrEqual(5);
    expect(findingsOf(crossed, "brand")[0]?.comparison.severity).toBe("HIGH");
  });
});

describe("an ad on the page of another brand of the same trade", () => {
  it.each<[string, AdTextFields]>([
    [
      "running shoes",
      { headline: "Trail running shoes, 30 % off", bodyText: "The Peakline sale.", pageName: "Peakline" },
    ],
    [
      "sofas",
      {
        headline: "Corner sofas from £799",
        bodyText: "Made to order in Wales.",
        pageName: "Cwtch Furniture",
      },
    ],
    ["dentist", { headline: "Teeth whitening from £199", bodyText: "One visit.", pageName: "Smile Lab Bristol" }],
    [
      "accounting software",
      { headline: "Accounting for freelancers", bodyText: "Free for 60 days.", pageName: "Tallybook" },
    ],
  ])("%s is capped because of its brand and its offer", (name, copy) => {
    const judgement = evaluate(copy, findPair(name).page);
    expect(findingsOf(judgement, "brand")[0]).toMatchObject({
      contradiction: true,
      comparison: { status: "mismatch" },
    });
    expect(lowestCap(judgement, "messageMatch")).toBeLessThanOrEqual(5);
    const shown = evaluate(copy, findPair(name).page, createCreative(WHITE_RASTER));
    expect(lowestCap(shown, "visualMatch")).toBeLessThanOrEqual(5);
  });
});

describe("a similar headline for another product", () => {
  const store = (h1: string, rest = "Made to order in ten days, carried up the stairs.") =>
    createPage(
      [
        { tag: "nav", text: "Shoes", y: 16 },
        { tag: "h1", text: h1 },
        { tag: "p", text: rest },
        { tag: "button", text: "Shop now" },
      ],
      { title: `${h1} | Nordhaus`, siteName: "Nordhaus", language: "en" },
    );

  it.each([
    ["Shop the shoe sale now", "Shop the sofa sale now"],
    ["50 % off running shoes until Sunday", "50 % off sofas until Sunday"],
    ["Everything for feet: shoes and socks", "Everything new: sofas and armchairs"],
    ["Waterproof hiking jackets for storm season", "Waterproof hiking boots for storm season"],
    ["Jetzt bis zu 40 % auf Winterjacken sparen", "Jetzt bis zu 40 % auf Gartenmöbel sparen"],
  ])("%j is contradicted by %j", (headline, h1) => {
    const judgement = evaluate({ headline, ctaType: "SHOP_NOW", pageName: "Nordhaus" }, store(h1));
    expect(findingsOf(judgement, "product")[0]).toMatchObject({
      contradiction: true,
      comparison: { status: "mismatch", severity: "HIGH" },
    });
    expect(findingsOf(judgement, "headline")[0]?.comparison.status).toBe("mismatch");
    expect(findingsOf(judgement, "headline")[0]?.comparison.recommendation).toContain("Point the ad at");
    expect(lowestCap(judgement, "messageMatch")).toBe(2.5);
    expect(lowestCap(judgement, "aboveTheFoldContinuity")).toBe(2.5);
  });

  it("gets no benefit of the doubt if no list contains the product", () => {
    const judgement = evaluate(
      { headline: "Shop the kettlebell sale now", ctaType: "SHOP_NOW", pageName: "Nordhaus" },
      store("Shop the trampoline sale now"),
    );
    expect(signalValue(judgement, "headline_echo")).toBe(0);
    expect(requireSignalMean(judgement, "messageMatch")).toBeLessThan(0.5);
  });

  it.each([
    ["That hotel feeling, every night", "Crisp percale bedding", "Percale bed linen, crisp as new"],
    ["Lamps for your flat", "Warm light", "Lamps for every sofa"],
    ["Sleep like a cat", "The memory foam mattress", "A mattress for light sleepers"],
    ["The new couch can wait. Your rate cannot.", "Lock it today", "Loans at a rate that you can lock today"],
    ["Watch how we make our lamps", "Live and free", "Lamps and wine: live evenings, free"],
    ["Stay warm all winter", "Wool socks from the fells", "Wool socks for cold feet"],
  ])("%j is not contradicted by its own page", (headline, bodyText, h1) => {
    const judgement = evaluate({ headline, bodyText, pageName: "Nordhaus" }, store(h1));
    expect(judgement.caps.filter(({ reason }) => reason.includes("something else"))).toEqual([]);
  });
});

describe("another product of the same family in the same shop", () => {
  const shop = (h1: string, below: string, language: string) =>
    createPage(
      [
        { tag: "nav", text: "Cats Dogs Home Car Auto Maison Hogar Haus Katze", y: 16 },
        { tag: "h1", text: h1 },
        { tag: "p", text: below },
        { tag: "button", text: "OK" },
      ],
      { title: `${h1} | Nordhaus`, siteName: "Nordhaus", language },
    );

  it.each([
    ["en", "Fresh cat food your fussy eater will love", "Real food your dog will sprint for", "Cooked this week."],
    ["en", "Pet insurance for your cat", "Pet insurance for dogs of every age", "Covered in minutes."],
    ["en", "Auto loans from 3.9% APR", "Mortgage loans with a rate that holds", "Lock it for 30 years."],
    ["en", "Learn to paint: evening drawing classes", "Evening classes in salsa dancing", "Come along on Tuesday."],
    ["fr", "Assurance habitation étudiant, couvert ce soir", "Votre assurance auto en trois minutes", "Tous risques."],
    ["fr", "Cours d’anglais à domicile", "Cours de maths à domicile", "Un professeur près de chez vous."],
    ["es", "Curso de gastronomía en línea", "Curso de marketing digital", "De cero al primer cliente."],
    ["de", "Autoversicherung wechseln und sparen", "Hausratversicherung in zwei Minuten", "Schutz ab morgen."],
    ["en", "Men's running shoes for wet hills", "Women's running shoes for wet hills", "Springy and light."],
    ["es", "Intensivo de inglés en Valencia", "Intensivo de alemán en Valencia", "Grupos de ocho."],
    ["nl", "Elektrische herenfietsen", "Elektrische damesfietsen", "Rijklaar thuisbezorgd."],
    ["de", "Abendkurse: Spanischkurs für Anfänger", "Mathekurs für die Oberstufe", "Kleine Gruppen."],
  ])("%s: %j is contradicted by %j", (language, headline, h1, below) => {
    const judgement = evaluate({ headline, pageName: "Nordhaus" }, shop(h1, below, language));
    expect(findingsOf(judgement, "product")[0]).toMatchObject({
      contradiction: true,
      comparison: { status: "mismatch", severity: "HIGH" },
    });
    expect(lowestCap(judgement, "messageMatch")).toBe(2.5);
    expect(lowestCap(judgement, "aboveTheFoldContinuity")).toBe(2.5);
  });

  it.each([
    ["en", "Food that your cat and dog will share", "Real food your dog will sprint for", "Cooked this week."],
    ["en", "Fresh cat food your fussy eater will love", "Real food your dog will sprint for", "For cats, too."],
    ["en", "Insurance while you wait at home", "Insurance in three minutes", "No forms, no calls."],
    ["en", "Car insurance without leaving home", "Car insurance in three minutes", "No forms, no calls."],
    ["en", "A yoga course for your lunch break", "Courses in yoga, dance and drawing", "Come along."],
    ["de", "Spanischkurs am Abend", "Abendkurse für Sprachen", "Spanisch, Englisch, Italienisch."],
    ["fr", "Assurance jeune conducteur", "Votre assurance auto en trois minutes", "Tous risques."],
  ])("%s: %j is not contradicted by %j", (language, headline, h1, below) => {
    const judgement = evaluate({ headline, pageName: "Nordhaus" }, shop(h1, below, language));
    expect(judgement.findings.filter(({ contradiction }) => contradiction)).toEqual([]);
    expect(judgement.caps.filter(({ reason }) => reason.includes("something else"))).toEqual([]);
  });
});

describe("the brand's name in the headline", () => {
  it("raises the score of a headline without a match only a little", () => {
    const ad = { headline: "Never again Monday mornings", bodyText: "Hours back, every single week of it." };
    const { page: own } = findPair("accounting software");
    const bare = signalValue(evaluate(ad, own), "headline_echo") ?? 0;
    const named = signalValue(evaluate({ ...ad, pageName: "Ledgerly" }, own), "headline_echo") ?? 0;
    expect(named - bare).toBeLessThanOrEqual(0.2);
  });
});

describe("another product of the same brand", () => {
  it.each<[string, AdTextFields]>([
    [
      "running shoes",
      {
        headline: "Waterproof jackets for storm season",
        bodyText: "Three-layer shells that breathe.",
        pageName: "Fellgang",
      },
    ],
    ["sofas", { headline: "Oak beds that never creak", bodyText: "Solid wood, oiled by hand.", pageName: "Havnly" }],
    [
      "caffè",
      {
        headline: "Vini bianchi dalle colline del Piemonte",
        bodyText: "Uve intere, raccolte a mano.",
        pageName: "Torrefazione Bruna",
      },
    ],
  ])("%s is contradicted because of its product", (name, copy) => {
    const judgement = evaluate(copy, findPair(name).page);
    expect(findingsOf(judgement, "brand")[0]?.comparison.status).toBe("match");
    expect(findingsOf(judgement, "product")[0]).toMatchObject({
      contradiction: true,
      comparison: { status: "mismatch", severity: "HIGH" },
    });
    expect(lowestCap(judgement, "messageMatch")).toBe(2.5);
    expect(lowestCap(judgement, "aboveTheFoldContinuity")).toBe(2.5);
  });
});

describe("the same brand without common words or named products", () => {
  it.each<[string, AdTextFields]>([
    [
      "dog food",
      {
        headline: "Litter that smells of nothing",
        bodyText: "Plant-based, clumping, flushable.",
        pageName: "Bowl & Bark",
      },
    ],
    [
      "running shoes",
      {
        headline: "What are you running from on Mondays?",
        bodyText: "Nothing clears a head like a ridge.",
        pageName: "Fellgang",
      },
    ],
  ])("%s scores low, but is not contradicted", (name, copy) => {
    const judgement = evaluate(copy, findPair(name).page);
    expect(judgement.caps).toEqual([]);
    expect(
      judgement.findings.filter(({ contradiction, comparison }) => contradiction || comparison.severity === "HIGH"),
    ).toEqual([]);
    expect(requireSignalMean(judgement, "messageMatch")).toBeLessThan(0.7);
  });
});

describe("an ad with too few words", () => {
  it("gets the benefit of the doubt for a short paraphrase on the brand's own page", () => {
    const judgement = evaluate(
      { headline: "Never do your books again", ctaType: "SIGN_UP", pageName: "Ledgerly" },
      findPair("accounting software").page,
    );
    expect(requireSignalMean(judgement, "messageMatch")).toBeGreaterThanOrEqual(0.5);
    expect(judgement.caps).toEqual([]);
    expect(judgement.findings.filter(({ comparison }) => comparison.severity !== "LOW")).toEqual([]);
  });
});
