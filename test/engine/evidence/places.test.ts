import { describe, expect, it, test } from "vitest";
import { findKnownPlace, findPlaces } from "../../../src/engine/evidence/places.ts";

const names = (text: string, language: string): string[] => findPlaces(text, [], language).map(({ name }) => name);

describe("places of a line", () => {
  it.each([
    ["en", "Plumbers in Leeds", ["Leeds"]],
    ["en", "Boiler Repair Leeds", ["Leeds"]],
    ["en", "Flats in New York today", ["New York"]],
    ["en", "Made in Berlin", []],
    ["en", "Back in Stock", []],
    ["en", "Sofas in Velvet", []],
    ["en", "Ready in Minutes", []],
    ["en", "leeds", []],
    ["en", "Stores in Milwaukee, WI", ["Milwaukee", "WI"]],
    ["en", "Made in New Richmond, WI", ["WI"]],
    ["en", "Our office in Berlin, CT scan included", ["Berlin"]],
    ["en", "Yes, OK", []],
    ["de", "Klempner in München", ["München"]],
    ["de", "Sitz in Köln", []],
    ["de", "Schuhe in Leder", []],
    ["fr", "Plombier à Lyon", ["Lyon"]],
    ["es", "Fontanero en Sevilla", ["Sevilla"]],
    ["it", "Idraulico a Milano", ["Milano"]],
    ["nl", "Loodgieter in Utrecht", ["Utrecht"]],
    ["pt", "Canalizador em Lisboa", ["Lisboa"]],
    ["sv", "Rörmokare i Göteborg", ["Göteborg"]],
    ["da", "Blikkenslager i Aarhus", ["Aarhus"]],
    ["no", "Rørlegger i Oslo", ["Oslo"]],
    ["pl", "Hydraulik w Poznaniu", ["Poznaniu"]],
    ["cs", "Instalatér v Praze", ["Praze"]],
  ])("%s: %j names %j", (language, text, expected) => expect(names(text, language)).toEqual(expected));
});

test.each([
  ["en", "Plumbers in Alfeld", "town"],
  ["no", "Trafikkskole i Ålesund", "town"],
  ["pl", "Hydraulik w Nysie", null],
  ["en", "Alfeld has plumbers", undefined],
  ["en", "Leaders in Commerce", null],
])("%s: a small town is known after a preposition only: %j", (language, text, extent) =>
  expect(findPlaces(text, [], language)[0]?.extent).toBe(extent),
);

describe("a known place", () => {
  it.each([
    ["munich", "en", "town"],
    ["munchen", "de", "town"],
    ["west yorkshire", "en", "region"],
    ["poznaniu", "pl", "town"],
    ["germany", "en", "country"],
    ["desk", "en", null],
    ["", "en", null],
  ])("%j (%s) is a %s", (name, language, extent) =>
    expect(findKnownPlace(name, language)?.extent ?? null).toBe(extent),
  );

  it("goes by all its names", () => expect(findKnownPlace("munich")?.names).toContain("munchen"));
});
