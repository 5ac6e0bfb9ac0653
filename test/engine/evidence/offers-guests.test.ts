import { expect, test } from "vitest";
import { promisesIn } from "../../../src/engine/evidence/offers/offers.ts";

const HOME = { dollar: "USD", krone: "SEK", yen: "JPY" } as const;

test.each([
  ["Kids sail free this summer", "place for kids"],
  ["Children under 5 eat free", "place for children"],
  ["Kinder unter 6 Jahren reisen kostenlos", "place for kinder"],
  ["Les enfants de moins de 12 ans entrent gratuitement", "place for enfants"],
])("%s: somebody pays nothing", (text, token) => {
  expect(promisesIn(text, HOME)).toMatchObject([{ type: "free", token }]);
});

test.each([
  "Day passes for freelancers who miss having colleagues",
  "Kids love our gluten free bread",
  "Sugar-free snacks for kids",
  "Made for free spirits",
])("%s promises nothing", (text) => {
  expect(promisesIn(text, HOME)).toEqual([]);
});
