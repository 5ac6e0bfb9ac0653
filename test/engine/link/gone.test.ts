import { describe, expect, it } from "vitest";
import { sightOfLook } from "../../../src/engine/link/classify.ts";
import { goneAdvisory, goneIn, mayBeGone, saysGone } from "../../../src/engine/link/gone.ts";
import { browserLook } from "./options.ts";

const look = (heading: string, lines: readonly string[], buttons: readonly string[] = []) =>
  browserLook({
    heading,
    text: [heading, ...lines].join("\n"),
    own: { leads: true, near: { lines, buttons }, whole: { lines, buttons } },
  });

describe("a page in English", () => {
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
  ])("is read no less for its language being declared: %s", (sentence) => {
    const body = `<body><main><h1>${sentence}</h1></main></body></html>`;
    expect(mayBeGone(`<!doctype html><html lang="en-GB">${body}`)).toBe(true);
    expect(mayBeGone(`<!doctype html><html>${body}`)).toBe(true);
  });
});

describe("saysGone", () => {
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
  ])("says so: %s", (sentence) => expect(saysGone(sentence, false)).toBe(true));

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
  ])("does not: %s", (sentence) => expect(saysGone(sentence, true)).toBe(false));

  it.each([
    "Taskpony has been shut down",
    "We have closed our doors",
    "Wir haben unseren Onlineshop endgültig geschlossen.",
    "Abbiamo chiuso definitivamente.",
  ])("a business, where it says little else: %s", (sentence) => {
    expect(saysGone(sentence, true)).toBe(true);
    expect(saysGone(sentence, false)).toBe(false);
  });
});

describe("goneIn", () => {
  it("reads the heading and what stands beneath it", () => {
    expect(goneIn(look("This promotion has ended", ["Thanks for shopping with us."]))).toBe(
      "This promotion has ended",
    );
    expect(goneIn(look("Oak shelf", ["€349", "This product has been discontinued."]))).toBe(
      "This product has been discontinued.",
    );
  });

  it("reads a notice above the heading", () => {
    const near = { lines: ["Price: $1,150"], buttons: [] };
    const whole = { lines: ["This listing was ended by the seller.", ...near.lines], buttons: [] };
    const ended = browserLook({ heading: "Vintage camera", own: { leads: false, near, whole } });
    expect(goneIn(ended)).toBe("This listing was ended by the seller.");
  });

  it("is silent where something is to be had all the same", () => {
    expect(goneIn(look("Oak shelf", ["This item is no longer available."], ["Add to cart"]))).toBeNull();
    expect(goneIn(look("Oak shelf", ["This item is no longer available."], ["Notify me"]))).not.toBeNull();
  });

  it("is silent far down a page, under other headings, and in an article", () => {
    const lines = Array.from({ length: 12 }, (_, place) => `A sentence about shoes, the ${place}th.`);
    expect(goneIn(look("Shoes", [...lines, "This item is no longer available."]))).toBeNull();
    const widget = browserLook({ heading: "1 bed flat, Leith" });
    const whole = { lines: ["£925", "This listing has been removed"], buttons: [] };
    expect(
      goneIn({ ...widget, own: { leads: true, near: { lines: ["£925"], buttons: [] }, whole } }),
    ).toBeNull();
    const article = look("The shop has closed for good", []);
    expect(goneIn({ ...article, markup: '<script>{"@type":"NewsArticle"}</script>' })).toBeNull();
  });

  it("leaves the page alive", () => {
    expect(sightOfLook(look("This listing has been removed", [])).kind).toBe("page");
    expect(goneAdvisory("Sold.")[0]?.note).toBe(
      'The page says that what it shows is no longer to be had: "Sold."',
    );
    expect(goneAdvisory(null)).toEqual([]);
  });
});

describe("mayBeGone", () => {
  it("reads where a page's own part begins", () => {
    expect(mayBeGone("<nav>Jobs</nav><main><h1>Nurse</h1><p>This position has been filled</p></main>")).toBe(
      true,
    );
    expect(mayBeGone("<main><h1>Nurse</h1><p>Apply by Friday</p></main>")).toBe(false);
    expect(mayBeGone("<p>This position has been filled</p><main><h1>Nurse</h1></main>")).toBe(false);
  });
});
