import { describe, expect, it } from "vitest";
import type { AdTextFields } from "../../../src/contract/evaluation-request.ts";
import { createPage } from "../evidence/fixtures.ts";
import { evaluate, FILLER_TEXT, findingsOf, lowestCap, signalValue } from "./signal-helpers.ts";

const landingPage = (h1: string, language: string, title = h1, more: Parameters<typeof createPage>[0] = []) =>
  createPage([{ tag: "h1", text: h1 }, { tag: "p", text: FILLER_TEXT[language] ?? "" }, ...more], {
    title,
    language,
  });

const placeFindings = (copy: AdTextFields, at: ReturnType<typeof landingPage>) =>
  findingsOf(evaluate(copy, at), "claim").filter(
    ({ claim, comparison }) => claim?.claim.kind === "place" && comparison.status !== "match",
  );

describe("another place", () => {
  it.each([
    ["en", "Emergency plumber in Manchester", "Emergency plumber in Leeds", "Manchester", "Leeds"],
    ["en", "Emergency Plumber in Manchester", "Emergency Plumber in Leeds", "Manchester", "Leeds"],
    ["en", "Holiday homes in Portugal", "Holiday homes in Croatia", "Portugal", "Croatia"],
    ["de", "Professionelle Zahnreinigung in Düsseldorf", "Professionelle Zahnreinigung in Köln", "Düsseldorf", "Köln"],
    ["de", "Umzug in Stuttgart zum Festpreis", "Umzug in Heidelberg zum Festpreis", "Stuttgart", "Heidelberg"],
    ["fr", "Cours d'anglais à Lyon", "Cours d'anglais à Bordeaux pour adultes", "Lyon", "Bordeaux"],
    ["en", "Boiler Repair Manchester", "Boiler Repair Leeds", "Manchester", "Leeds"],
    ["de", "Ökostrom für Bremen", "Ökostrom aus der Region für Hamburg", "Bremen", "Hamburg"],
    ["es", "Finca con piscina, Mallorca", "Finca con piscina, Menorca", "Mallorca", "Menorca"],
    ["it", "Bilocale a Milano", "Bilocale con balcone a Torino", "Milano", "Torino"],
    ["nl", "Fietsen huren in Utrecht", "Fietsen huren in Groningen zonder gedoe", "Utrecht", "Groningen"],
  ])("%s: %j is contradicted by %j", (language, headline, h1, ad, other) => {
    const at = landingPage(h1, language);
    const [found] = placeFindings({ headline, bodyText: FILLER_TEXT[language] }, at);
    expect(found?.comparison).toMatchObject({ status: "mismatch" });
    expect(["MEDIUM", "HIGH"]).toContain(found?.comparison.severity);
    expect(found?.claim).toMatchObject({ claim: { text: ad }, words: other });
    const judgement = evaluate({ headline }, at);
    expect(lowestCap(judgement, "messageMatch")).toBe(2.5);
    expect(lowestCap(judgement, "aboveTheFoldContinuity")).toBe(2.5);
    expect(signalValue(judgement, "headline_echo")).toBeLessThan(0.6);
    expect(findingsOf(judgement, "headline")[0]?.comparison.status).not.toBe("match");
  });

  it.each([
    ["es", "Hotel en Sevilla", "Despierta frente al mar en Cádiz"],
    ["en", "Emergency plumber in Manchester", "Boiler service in Leeds – £79 fixed price"],
  ])("%s: %j is reported without a cap if %j has no word in common with it", (language, headline, h1) => {
    const judgement = evaluate({ headline, bodyText: FILLER_TEXT[language] }, landingPage(h1, language));
    const [found] = placeFindings({ headline, bodyText: FILLER_TEXT[language] }, landingPage(h1, language));
    expect(found?.comparison).toMatchObject({ status: "missing", severity: "MEDIUM" });
    expect(lowestCap(judgement, "messageMatch")).toBe(10);
  });

  it.each([
    ["a quarter that no list knows", "Yoga classes in Shoreditch", "Yoga classes in London for every body"],
    ["two that no list knows", "Yoga classes near Haworth", "Yoga classes near Totnes for every body"],
  ])("is not proved by %s", (_, headline, h1) => {
    expect(placeFindings({ headline }, landingPage(h1, "en"))).toEqual([]);
  });

  it("is found in the title if the headline names no place", () => {
    const at = landingPage(
      "Professionelle Zahnreinigung für 89 €",
      "de",
      "Professionelle Zahnreinigung in Köln | Zahnwerk",
    );
    expect(placeFindings({ headline: "Professionelle Zahnreinigung in Düsseldorf" }, at)).toHaveLength(1);
  });

  it.each<[string, string, string, string]>([
    ["en", "Emergency plumber in Manchester", "Emergency plumbers, day and night", "the page names none"],
    ["en", "Emergency plumber in Leeds", "Emergency plumbers in West Yorkshire", "a town in a region"],
    ["en", "Emergency plumber in Leeds", "Emergency plumbers in England", "a town in a country"],
    ["en", "Hotels in Spain", "Hotels in Seville with a pool", "a country and its town"],
    ["en", "Free Delivery In London", "Free Delivery In 30 Minutes", "a figure"],
    ["en", "Your Sofa In Minutes", "Your sofa in Leeds", "a time"],
    ["en", "Invoices in Seconds", "Invoices in Berlin and beyond", "a time"],
    ["en", "Live Your Life In Style", "Live your life in Brighton", "a turn of phrase"],
    ["en", "Sofas in Stock", "Sofas in Sheffield", "a turn of phrase"],
    ["en", "Now in Store", "Now in Bristol", "a turn of phrase"],
    ["en", "Learn to write in English", "Learn to write in Oxford", "a tongue"],
    ["en", "Courses in Spanish", "Courses in Madrid for adults", "a tongue"],
    ["en", "Garden chairs in Summer", "Garden chairs in Leeds", "a season"],
    ["en", "Sofas on sale in January", "Sofas on sale in Leeds", "a month"],
    ["en", "Dresses In Linen", "Dresses In Velvet", "a stuff"],
    ["en", "Elegance in Motion", "A workshop in Sheffield", "title case"],
    ["en", "Edit your video in HD", "Edit your video in London", "a shout"],
    ["en", "Furniture made in Portugal", "Furniture made in Italy", "where it is from"],
    ["en", "Accounting for teams in Hamburg", "Accounting software made in Berlin", "where it is from"],
    ["en", "Flats in New York", "Flats in NYC with a view", "one place"],
    ["en", "A weekend in Florence", "A weekend in Firenze", "one place"],
    ["en", "Plumbers in Leeds and Manchester", "Plumbers in Manchester", "one of several"],
    ["de", "Sofa in Leder", "Sofa in Samt", "a stuff"],
    ["de", "Kredit in Minuten", "Kredit in Berlin", "a time"],
    ["de", "Hilfe bei Rückenschmerzen", "Hilfe bei Migräne", "nouns"],
    ["de", "Hosen in Größe 52", "Hosen in Hamburg", "a size"],
    ["de", "Urlaub in Bayern", "Urlaub in München", "a region and its town"],
    ["fr", "Vos meubles en France", "Vos meubles en Chêne massif", "a stuff"],
    ["fr", "Payez en Janvier", "Payez en France", "a month"],
    ["es", "Muebles en Oferta", "Muebles en Madrid", "a turn of phrase"],
    ["it", "Divani in Pelle", "Divani in Milano", "a stuff"],
    ["nl", "Nederlands leren in Dagen", "Nederlands leren in Utrecht", "a time"],
  ])("%s: %j is not contradicted by %j (%s)", (language, headline, h1) => {
    expect(placeFindings({ headline }, landingPage(h1, language))).toEqual([]);
    expect(lowestCap(evaluate({ headline }, landingPage(h1, language)), "messageMatch")).toBeGreaterThan(4);
  });

  it.each<[string, Parameters<typeof createPage>[0], object]>([
    ["further down", [{ tag: "p", text: "We also serve Manchester and Salford.", y: 2400 }], {}],
    ["as its people's", [{ tag: "p", text: "Trusted by Mancunians and Manchester's landlords.", y: 2400 }], {}],
    ["in its address", [], { url: "https://plumb.example/manchester/" }],
    ["in its data", [], { jsonLd: [{ "@type": "Plumber", areaServed: "Manchester" }] }],
  ])("is not reported if the page names the ad's place %s", (_, more, rest) => {
    const at = { ...landingPage("Emergency plumber in Leeds", "en", "Plumbers", more), ...rest };
    expect(placeFindings({ headline: "Emergency plumber in Manchester" }, at)).toEqual([]);
  });

  it("is not reported if the ad names the page's place as well", () => {
    const copy = { headline: "Emergency plumber in Manchester", bodyText: "Our office is in Leeds." };
    expect(placeFindings(copy, landingPage("Emergency plumber in Leeds", "en"))).toEqual([]);
  });
});

describe("the note about the page's subject", () => {
  it("lists only words of both texts", () => {
    const judgement = evaluate(
      { headline: "Emergency plumber in Manchester", bodyText: "Boiler repairs by gas engineers." },
      landingPage("Emergency plumbers, day and night", "en", "Boiler repairs | Aire"),
    );
    const note = judgement.signals.find(({ id }) => id === "product_terms")?.note ?? "";
    expect(note).toMatch(/^the page is about the advertised product \(Emergency, plumber/);
    const [shared = "", absent = ""] = note.split("; not ");
    expect(shared).not.toContain("Manchester");
    expect(note.includes("; not ")).toBe(absent !== "");
  });
});
