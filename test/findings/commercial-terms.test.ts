import { describe, expect, test } from "vitest";
import type { Fix } from "../../src/contract/fix.ts";
import type { ReceivedLedger } from "../../src/contract/ledger.ts";
import { addsTerm, findTermElements, removesTerm } from "../../src/findings/commercial-terms.ts";
import type { FindingKind } from "../../src/findings/findings.ts";
import { sampleClaim } from "../contract/samples.ts";
import { sampleFix } from "../report/sample-results.ts";

const ELEMENT = "Headline";

/** Whether an element is a conflict if these are its fixes. */
function isTerm(fixes: readonly Partial<Fix>[], kind: FindingKind | null = "headline", ledger: ReceivedLedger = []) {
  const comparison = {
    element: ELEMENT,
    category: "message",
    adValue: "",
    landingPageValue: "",
    status: "mismatch",
    severity: "HIGH",
    recommendation: "",
  };
  const elements = findTermElements(
    { fixes: fixes.map((fix) => sampleFix({ element: ELEMENT, ...fix })), elementComparisons: [comparison] },
    [kind],
    ledger,
  );
  return elements.has(ELEMENT);
}

const change = (currentValue: string, suggestedValue: string, more: Partial<Fix> = {}): Partial<Fix> => ({
  currentValue,
  suggestedValue,
  ...more,
});

describe("a change is a conflict without a ledger, in either direction", () => {
  test.each([
    ["an amount", "Boots for 29 €", "Boots for 39 €"],
    ["an amount with a code before it", "Boots for CHF 29", "Boots"],
    ["an amount with a word", "Boots for 29 euros", "Boots for 39 euros"],
    ["an amount with a dash", "Stiefel für 29,-", "Stiefel für 39,-"],
    ["a percentage", "Save 20%", "Save 30%"],
    ["a percentage in words", "20 Prozent Rabatt", "30 Prozent Rabatt"],
    ["a percentage with the sign before it", "%20 indirim", "%30 indirim"],
    ["half price", "Half price", "Full price"],
    ["half price in German", "Stiefel zum halben Preis", "Stiefel zum vollen Preis"],
    ["a double discount", "Double the discount today", "The discount today"],
    ["a month", "Ends in March", "Ends in April"],
    ["a month that is another word", "Ends in May", "Ends in June"],
    ["a day of a month", "Ends December 24", "Ends December 31"],
    ["a day of a short month", "Ends Dec 24", "Ends Dec 31"],
    ["a day of a French month", "Jusqu'au 5 mars", "Jusqu'au 7 mars"],
    ["a weekday", "The sale ends Monday", "The sale ends Sunday"],
    ["a weekday in a compound", "Sonntagsangebot", "Angebot"],
    ["a Finnish weekday with an ending", "Ale päättyy sunnuntaina", "Ale päättyy lauantaina"],
    ["a Polish month", "Do 5 marca", "Do 7 marca"],
    ["a Japanese weekday", "今週日曜日まで", "今週土曜日まで"],
    ["a date in digits", "Bis 24.12.", "Bis 31.12."],
    ["a date with a year", "Until 24/12/2026", "Until 31/12/2026"],
  ])("%s: “%s” and “%s”", (_, one, other) => {
    expect(isTerm([change(one, other)])).toBe(true);
    expect(isTerm([change(other, one)])).toBe(true);
  });

  test.each([
    "Free delivery",
    "Delivery is free",
    "Free of charge",
    "Postage-free",
    "No delivery fee",
    "Versandkostenfrei ab Lager",
    "Gratisversand",
    "Kostenloser Versand",
    "Keine Versandkosten",
    "Livraison offerte",
    "Livraison gratuite",
    "Sans frais de port",
    "Envío gratis",
    "Sin gastos de envío",
    "Spedizione gratuita",
    "Senza spese di spedizione",
    "Gratis verzending",
    "Zonder verzendkosten",
    "Frete grátis",
    "Darmowa dostawa",
    "Bezpłatna wysyłka",
    "Fri frakt",
    "Fraktfritt",
    "Fri fragt",
    "Ilmainen toimitus",
    "Ilman toimituskuluja",
    "Doprava zdarma",
    "Ücretsiz kargo",
    "送料無料",
  ])("free delivery: “%s”", (words) => {
    expect(isTerm([change("Boots", `Boots. ${words}`)])).toBe(true);
    expect(isTerm([change(`${words}. Boots`, "Boots")])).toBe(true);
  });

  test("free delivery is not free returns", () => {
    expect(isTerm([change("Free delivery", "Free returns")])).toBe(true);
    expect(isTerm([change("Free returns", "Boots with free returns")])).toBe(false);
  });
});

describe("a change is no conflict", () => {
  test.each([
    ["a number that counts", "Top 10 CRM tools", "The CRM for small teams"],
    ["a version", "Made for windows", "Made for Windows 11"],
    ["a version before an amount", "Windows 11 20% off", "Windows: 20% off"],
    ["a decimal", "Version 2.1 is here", "The new version"],
    ["a compound of free", "Sugar-free drinks", "Natural drinks"],
    ["two words that mean the compound", "Risk free investing", "Investing"],
    ["a German compound", "Zuckerfreie Getränke", "Getränke"],
    ["free as a verb", "Free up your evenings", "Your evenings"],
    ["feel free", "Feel free to ask", "Ask us"],
    ["a tip", "Gratuity at your discretion", "Tips at your discretion"],
    ["an Italian noun", "Le nostre offerte", "I nostri prodotti"],
    ["delivery that is not free", "Keine Lieferung nach Korsika", "Lieferung nach Korsika"],
    ["something else that is included", "Support included", "Support"],
    ["may as a verb", "You may also like these boots", "More boots"],
    ["march as a verb", "March to your own beat", "Your own beat"],
    ["Mars", "Life on Mars", "Life on a planet"],
    ["a Spanish brand", "Ropa de marca", "Ropa"],
    ["a word that begins like a weekday", "Sundance boots", "Boots"],
    ["half of something else", "Half-zip sweaters", "Sweaters"],
    ["double of something else", "Double glazing", "Glazing"],
    ["a unit", "The 6 ft tree", "The tall tree"],
  ])("%s: “%s” → “%s”", (_, one, other) => {
    expect(isTerm([change(one, other)])).toBe(false);
    expect(isTerm([change(other, one)])).toBe(false);
  });

  test("a button that names a free trial, whatever its element is called", () => {
    const button = change("Start free trial", "Start trial", { fixType: "cta" });
    expect(isTerm([button], "cta")).toBe(false);
    expect(isTerm([button], null)).toBe(false);
    expect(isTerm([change("Get 50% off", "Get 30% off", { fixType: "cta" })], "cta")).toBe(true);
  });

  test("the pause of an ad for a product that is sold out", () => {
    const pause = change("Lamp for 29 €", "Paused until the product is available again", {
      fixType: "offer",
      direction: "change_ad",
    });
    expect(isTerm([pause], "availability")).toBe(false);
  });

  test("the same offer further up, unless another value replaces it", () => {
    const up = change("Made for trails", "Lamp for 29 €. Made for trails", { fixType: "offer" });
    expect(isTerm([up], "fold_offer")).toBe(false);
    expect(isTerm([change("Lamp for 39 €", "Lamp for 29 €", { fixType: "offer" })], "fold_offer")).toBe(true);
  });

  test("colours, addresses and instructions", () => {
    expect(isTerm([change("#fff000", "20% darker", { fixType: "color" })])).toBe(false);
    expect(isTerm([change("Boots", "“Save 20%”, below “Boots”", { fixType: "layout" })])).toBe(false);
    expect(isTerm([change("https://a.example", "https://a.example/20%", { direction: "change_routing" })])).toBe(false);
  });
});

describe("the ledger's rows are conflicts if a fix changes their words", () => {
  const ROW = sampleClaim({ kind: "time", text: "30 days", verdict: "contradicted", words: "14 days" });

  test("a price, an offer and a time that the page does not keep", () => {
    const fix = change("Try them for 30 days", "Try them for 14 days");
    expect(isTerm([fix], "claim", [ROW])).toBe(true);
    expect(isTerm([fix], "claim", [{ ...ROW, verdict: "kept" }])).toBe(false);
    expect(isTerm([fix], "claim", [{ ...ROW, kind: "feature" }])).toBe(false);
    expect(isTerm([change("Boots", "Trail boots")], "claim", [ROW])).toBe(false);
  });

  test("of assurances only what is free", () => {
    const row = { ...ROW, kind: "assurance", text: "Portofrei", words: null } as const;
    expect(isTerm([change("Stiefel", "Portofrei! Stiefel")], "claim", [row])).toBe(true);
    const warranty = { ...row, text: "Lifelong warranty" };
    expect(isTerm([change("Boots", "Lifelong warranty. Boots")], "claim", [warranty])).toBe(false);
  });
});

describe("an element is a conflict", () => {
  test("for all its fixes if one of them changes a term", () => {
    const page = change("Made for trails", "Ends Sunday. Made for trails");
    const ad = change("Summer shoes sale", "Summer shoes collection", { direction: "change_ad" });
    expect(isTerm([ad], "claim")).toBe(false);
    expect(isTerm([ad, page], "claim")).toBe(true);
  });

  test("if it is an offer, also where a person must copy it from a picture", () => {
    expect(isTerm([change("Boots", "The ad's offer, as shown in its picture", { fixType: "layout" })], "offer")).toBe(
      true,
    );
  });
});

test("what is no conflict may still need review", () => {
  for (const [one, other] of [
    ["Top 10 CRM tools", "CRM tools"],
    ["Sugar-free drinks", "Natural drinks"],
    ["Start free trial", "Start trial"],
  ] as const) {
    expect(removesTerm({ currentValue: one, suggestedValue: other })).toBe(true);
    expect(addsTerm({ currentValue: other, suggestedValue: one })).toBe(true);
  }
});
