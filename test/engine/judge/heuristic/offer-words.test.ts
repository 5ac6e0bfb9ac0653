import { describe, expect, it } from "vitest";
import { offerWords } from "../../../../src/engine/judge/heuristic/offer-words.ts";
import { createOffer } from "../../advice/fixtures.ts";

describe("an offer's words", () => {
  it.each([
    ["from_price", 250_000, "from $250,000"],
    ["price", 1_250_000.5, "$1,250,000.50"],
    ["price", 1299, "$1299"],
    ["amount_off", 20, "$20 off"],
  ] as const)("%s of %d read “%s”", (type, value, words) => {
    expect(offerWords(createOffer(type, value, "", { currency: "USD" }))).toBe(words);
  });
});
