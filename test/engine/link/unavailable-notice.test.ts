import { describe, expect, it } from "vitest";
import { classifyPageObservation } from "../../../src/engine/link/classify-response.ts";
import {
  createUnavailableAdvisory,
  findUnavailableNotice,
  mayHaveUnavailableNotice,
  saysUnavailable,
} from "../../../src/engine/link/unavailable-notice.ts";
import { createPageObservation } from "./builders.ts";

const createLoad = (heading: string, lines: readonly string[], buttonLabels: readonly string[] = []) =>
  createPageObservation({
    heading,
    text: [heading, ...lines].join("\n"),
    mainContent: {
      startsWithHeading: true,
      firstSection: { lines, buttonLabels },
      full: { lines, buttonLabels },
    },
  });

describe("saysUnavailable, with English as the page's language", () => {
  it.each([
    "This position has been filled",
    "Applications for this role are now closed.",
    "Sorry, this item is no longer available.",
    "This listing was ended by the seller on Sunday.",
    "The conference has been cancelled.",
    "This form does not accept responses any more",
    "The shop has been shut down.",
    "This product is discontinued.",
    "The property is off the market",
    "The sale is over.",
    "この求人の募集は終了しました。",
  ])("recognises the same sentences: %s", (sentence) => {
    const body = `<body><main><h1>${sentence}</h1></main></body></html>`;
    expect(mayHaveUnavailableNotice(`<!doctype html><html lang="en-GB">${body}`)).toBe(true);
    expect(mayHaveUnavailableNotice(`<!doctype html><html>${body}`)).toBe(true);
  });
});

describe("saysUnavailable", () => {
  it.each([
    "This position has been filled",
    "Applications for this role are now closed.",
    "Sorry, this item is no longer available.",
    "This listing was ended by the seller on Sunday.",
    "We regret to say that the conference has been cancelled.",
    "This form is no longer accepting responses",
    "Die Stelle wurde inzwischen besetzt.",
    "Diese Veranstaltung hat bereits stattgefunden.",
    "Dieser Artikel wurde aus dem Sortiment genommen.",
    "Das Gewinnspiel ist beendet",
    "Cette offre d’emploi n’est plus disponible.",
    "Ce produit n’est plus commercialisé.",
    "Esta oferta ha caducado.",
    "Producto descatalogado.",
    "Questo annuncio è stato rimosso dall’inserzionista.",
    "La mostra si è conclusa il 6 gennaio.",
    "Deze vacature is vervuld.",
    "Dit product is uit het assortiment.",
    "Este anúncio foi removido ou expirou.",
    "Este produto foi descontinuado.",
    "Ogłoszenie wygasło.",
    "Produkt wycofany ze sprzedaży.",
    "Produkten har utgått ur sortimentet.",
    "Varen er udgået og kan ikke længere købes.",
    "Denne stillingen er besatt.",
    "Tuote on poistunut valikoimasta.",
    "Inzerát už není aktivní.",
    "Ez a hirdetés már nem elérhető.",
    "Bu etkinlik sona ermiştir.",
    "この求人の募集は終了しました。",
  ])("is true for %s", (sentence) => expect(saysUnavailable(sentence, false)).toBe(true));

  it.each([
    "Our winter sale has ended – the spring sale is on!",
    "This size is no longer available.",
    "This item is currently unavailable.",
    "This offer ends soon.",
    "The item is sold in packs of six.",
    "The property is over 100 years old.",
    "The shop is closed on Mondays.",
    "Version 1 has been discontinued.",
    "Is this job no longer available?",
    "“This product has expired” does not mean bad.",
    "The sale has ended, the new season is here",
    "Die Stelle ist noch nicht besetzt.",
    "Dieses Angebot ist derzeit nicht verfügbar.",
    "Das Konzert ist ausverkauft.",
    "L'offre n'est plus disponible en taille M.",
    "Le télétravail n’est pas disponible pour ce poste.",
    "Garaje no disponible.",
    "Platea: esaurita.",
    "販売終了まであと3日",
  ])("is false for %s", (sentence) => expect(saysUnavailable(sentence, true)).toBe(false));

  it.each([
    "Taskpony has been shut down",
    "We have closed our doors",
    "Wir haben unseren Onlineshop endgültig geschlossen.",
    "Abbiamo chiuso definitivamente.",
  ])("is true for a closed business on a short page: %s", (sentence) => {
    expect(saysUnavailable(sentence, true)).toBe(true);
    expect(saysUnavailable(sentence, false)).toBe(false);
  });
});

describe("findUnavailableNotice", () => {
  it("reads the heading and the lines below it", () => {
    expect(findUnavailableNotice(createLoad("This promotion has ended", ["Thanks for shopping with us."]))).toBe(
      "This promotion has ended",
    );
    expect(findUnavailableNotice(createLoad("Oak shelf", ["€349", "This product has been discontinued."]))).toBe(
      "This product has been discontinued.",
    );
  });

  it("reads a notice above the heading", () => {
    const firstSection = { lines: ["Price: $1,150"], buttonLabels: [] };
    const full = {
      lines: ["This listing was ended by the seller.", ...firstSection.lines],
      buttonLabels: [],
    };
    const ended = createPageObservation({
      heading: "Vintage camera",
      mainContent: { startsWithHeading: false, firstSection, full },
    });
    expect(findUnavailableNotice(ended)).toBe("This listing was ended by the seller.");
  });

  it("finds nothing where the page still sells something", () => {
    expect(
      findUnavailableNotice(createLoad("Oak shelf", ["This item is no longer available."], ["Add to cart"])),
    ).toBeNull();
    expect(
      findUnavailableNotice(createLoad("Oak shelf", ["This item is no longer available."], ["Notify me"])),
    ).not.toBeNull();
  });

  it("finds nothing far down the page, below other headings, or in an article", () => {
    const lines = Array.from({ length: 12 }, (_, place) => `A sentence about shoes, the ${place}th.`);
    expect(findUnavailableNotice(createLoad("Shoes", [...lines, "This item is no longer available."]))).toBeNull();
    const widget = createPageObservation({ heading: "1 bed flat, Leith" });
    const full = { lines: ["£925", "This listing has been removed"], buttonLabels: [] };
    expect(
      findUnavailableNotice({
        ...widget,
        mainContent: { startsWithHeading: true, firstSection: { lines: ["£925"], buttonLabels: [] }, full },
      }),
    ).toBeNull();
    const article = createLoad("The shop has closed for good", []);
    expect(findUnavailableNotice({ ...article, markup: '<script>{"@type":"NewsArticle"}</script>' })).toBeNull();
  });

  it("does not change the classification as a page", () => {
    expect(classifyPageObservation(createLoad("This listing has been removed", [])).kind).toBe("page");
    expect(createUnavailableAdvisory("Sold.")[0]?.note).toBe(
      'The page says that its subject is no longer available: "Sold."',
    );
    expect(createUnavailableAdvisory(null)).toEqual([]);
  });
});

describe("mayHaveUnavailableNotice", () => {
  it("reads the beginning of the main content", () => {
    expect(
      mayHaveUnavailableNotice("<nav>Jobs</nav><main><h1>Nurse</h1><p>This position has been filled</p></main>"),
    ).toBe(true);
    expect(mayHaveUnavailableNotice("<main><h1>Nurse</h1><p>Apply by Friday</p></main>")).toBe(false);
    expect(mayHaveUnavailableNotice("<p>This position has been filled</p><main><h1>Nurse</h1></main>")).toBe(false);
  });
});
