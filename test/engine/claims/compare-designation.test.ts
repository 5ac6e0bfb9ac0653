import { describe, expect, it } from "vitest";
import { claimRows } from "./claim-rows.ts";

/** What is contradicted, and by which words. */
const designations = (ad: string, page: readonly string[], language: string) =>
  claimRows(ad, page, language)
    .filter(({ claim }) => claim.slot.startsWith("designation:"))
    .map(({ claim, words, verdict }) => [claim.text, words, verdict]);

describe("a letter that tells one thing from its sisters", () => {
  it.each([
    ["Klasse A hos Thor i Molde.", "Klasse B manuell og automat", "nb", ["Klasse A", "Klasse B"]],
    ["Kurs kategorii C w Katowicach", "Kurs podstawowy kategorii B", "pl", ["kategorii C", "kategorii B"]],
    ["Kurs kat. C w Katowicach", "Kurs kat. B w Katowicach", "pl", ["kat. C", "kat. B"]],
    ["Vitamin C for the winter", "Our vitamin D drops", "en", ["Vitamin C", "vitamin D"]],
    ["Führerschein Klasse BE in sechs Wochen", "Führerschein Klasse B", "de", ["Klasse BE", "Klasse B"]],
    ["Visit us in hall A1", "You find us in hall B2.", "en", ["hall A1", "hall B2"]],
  ])("%s", (ad, page, language, words) => {
    expect(designations(ad, [page], language)).toEqual([[...words, "contradicted"]]);
  });

  it.each([
    ["the page has the letter", "Klasse A hos oss", ["Klasse B", "Klasse A"], "nb"],
    ["the page lists the letters", "Klasse BE hos oss", ["Vi har klasse A, B og BE."], "nb"],
    ["the page names the noun alone", "Klasse A hos oss", ["Alle klasser i Molde"], "nb"],
    ["the letter is an article", "Get A Free Quote", ["Get B12 today"], "en"],
    ["the ad asks", "Klasse A eller B?", ["Klasse B"], "nb"],
    ["the ad says what it is not", "No vitamin C in it.", ["Our vitamin D drops"], "en"],
    ["the letter abbreviates a name", "Portraits by Anna K.", ["Portraits by Anna M."], "en"],
    ["the letter is a currency", "Join and pay R6 500 less", ["Teachers join and pay R12 000"], "en"],
    ["the text is in capitals", "CLASES A DOMICILIO", ["CLASES Y TALLERES"], "es"],
    ["an ampersand follows", "Trusted by brand A&O", ["Trusted by brand B"], "en"],
  ])("is not doubted where %s", (_, ad, page, language) => {
    expect(designations(ad, page, language)).toEqual([]);
  });
});
