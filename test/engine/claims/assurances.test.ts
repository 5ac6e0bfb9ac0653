import { describe, expect, it } from "vitest";
import json from "../../../src/engine/lexicon/assurances.json" with { type: "json" };
import { claimRows } from "./claim-rows.ts";

const LANGUAGES = ["cs", "da", "de", "en", "es", "fi", "fr", "it", "ja", "nb", "nl", "pl", "pt", "sv", "tr"];

const verdictOf = (id: string, ad: string, page: string[], language = "en"): string | undefined =>
  claimRows(ad, page, language).find(({ claim }) => claim.slot === `assurance:${id}`)?.verdict;

describe("an assurance", () => {
  it.each([
    ["lifetime_warranty", "Lifetime warranty on every car.", ["Lifetime warranty on every car."], "en", "kept"],
    ["lifetime_warranty", "Lifetime warranty on every car.", ["Used cars in Boise."], "en", "not_mentioned"],
    ["lifetime_warranty", "Lifetime warranty on every car.", ["A 90-day warranty."], "en", "not_mentioned"],
    ["warranty", "5-year warranty on every car.", ["Lifetime warranty on every car."], "en", "kept"],
    ["money_back", "Money-back guarantee.", ["Send it back and get a full refund."], "en", "kept"],
    ["money_back", "Money-back guarantee.", ["All sales are final."], "en", "not_mentioned"],
    ["money_back", "Mit Geld-zurück-Garantie.", ["Schreibtische aus Eiche."], "de", "not_mentioned"],
  ])("%s of %j with the page's %j (%s) is %s", (id, ad, page, language, expected) =>
    expect(verdictOf(id, ad, page, language)).toBe(expected),
  );

  it("is read of the page in more wordings than of the ad", () => {
    expect(verdictOf("money_back", "Send it back and get a full refund.", ["Desks of oak."])).toBeUndefined();
  });
});

describe("the lexicon of assurances", () => {
  const ids = json.assurances.map(({ id }) => id);

  it("names each assurance once, and implies only those that it names", () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(json.assurances.flatMap(({ impliedBy }) => impliedBy).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(json.assurances.map(({ id, patterns }) => [id, patterns] as const))(
    "has %s in all languages",
    (_, patterns) => expect(Object.keys(patterns).toSorted()).toEqual(LANGUAGES),
  );
});
