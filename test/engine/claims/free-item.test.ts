import { describe, expect, it } from "vitest";
import { shortRows } from "./claim-rows.ts";

describe("a price of something that the page gives away", () => {
  it.each([
    [
      "en",
      "Web development course: £1,950",
      "Ours is a free nine-month web development course.",
      "£1,950: contradicted -> free",
    ],
    ["de", "Probetraining für nur 15 €", "Probetrainings sind kostenfrei.", "15 €: contradicted -> kostenfrei"],
    ["fr", "Devis à 40 €", "Le devis est gratuit.", "40 €: contradicted -> gratuit"],
    ["nl", "Proefles voor 15 €", "De proefles is gratis.", "15 €: contradicted -> gratis"],
    ["es", "Presupuesto por 40 €", "El presupuesto es sin coste.", "40 €: contradicted"],
  ])("is contradicted (%s)", (language, ad, page, expected) =>
    expect(shortRows(ad, [page], language)).toContain(expected),
  );

  it("is contradicted below a heading that names a step", () =>
    expect(
      shortRows("Web course: £1,950", [{ tag: "h1", text: "Welcome to our shop" }, "The web course is free."]),
    ).toEqual(["£1,950: contradicted -> free"]));

  it.each([
    ["another thing is free", "The web course costs £1,950.", "Parking is free."],
    ["only a trial is free", "The web course costs £1,950.", "Book a free trial of the web course."],
    ["a question asks for it", "The web course costs £1,950.", "Is the web course free?"],
    ["the page denies it", "The web course costs £1,950.", "The web course is not free."],
    ["the page has a price, too", "The web course costs £1,950.", "The web course is free with a £99 membership."],
    ["it is included, and not free", "The web course costs £1,950.", "The web course is included."],
  ])("is not contradicted where %s", (_, ad, page) =>
    expect(shortRows(ad, [page]).filter((row) => row.endsWith("-> free"))).toEqual([]),
  );
});
