import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimRows, shortRows } from "./claim-rows.ts";

describe("a sentence that the page has with another number", () => {
  it.each([
    ["Devolva em 85 dias, mesmo com o frasco aberto.", "Devolva em 60 dias, mesmo com o frasco aberto.", "60 dias"],
    ["From 9 to 4 our tutors answer.", "From 9 to 6 our tutors answer.", "6 our"],
    ["4.9 out of 7 from 312 households", "4.9 out of 5 from 312 households", "5 from"],
    ["At most 35 students in a lecture", "At most 24 students in a lecture", "24"],
    ["Order over $107 and it travels free", "Order over $59 and it travels free", "$59"],
    ["Boardroom 7 persons - 12.5 m2", "Boardroom 4 persons - 12.5 m2", "4 persons"],
    ["Kurs kostet 1400 zł zamiast 2241 zł", "Kurs kostet 1400 zł zamiast 1600 zł", "1600 zł"],
  ])("contradicts it: %j with the page's %j", (ad, page, words) => {
    const rows = shortRows(ad, [page]);
    expect(rows.filter((row) => row.includes("contradicted"))).toHaveLength(1);
    expect(rows.join("\n")).toContain(`contradicted -> ${words}`);
  });

  it("contradicts a number that stands elsewhere on the page", () => {
    const rows = shortRows("8 dishes for 2 people every week", [
      "4 dishes for 2 people every week",
      "8 recipes to keep",
    ]);
    expect(rows.join("\n")).toContain("contradicted -> 4 dishes");
  });

  it("contradicts numbers of two items together, though each is true of one", () => {
    const menu = ["3 dishes for 2 people, £5.35 a portion", "4 dishes for 4 people, £4.50 a portion"];
    const contradicted = (ad: string) => shortRows(ad, menu).filter((row) => row.includes("contradicted"));
    expect(contradicted("3 dishes for 2 people, £5.35 a portion")).toEqual([]);
    expect(contradicted("4 dishes for 4 people, £5.35 a portion")).toHaveLength(1);
  });

  it.each([
    ["the page has this sentence, too", "Nights in Rome: 3 nights with breakfast", [3, 7]],
    ["the number is a bound that the page's is within", "Over 300 shops all over the country", [312]],
    ["the number is about the page's", "About 300 shops all over the country", [312]],
    ["too few words are the same", "From 9 am", [10]],
  ])("does not contradict where %s", (_, ad, numbers) => {
    const page = numbers.map((number) => ad.replace(/\d+/, String(number)).replace("?", "."));
    expect(shortRows(ad, page).filter((row) => row.includes("contradicted"))).toEqual([]);
  });

  it("takes no number of a question for a promise", () => {
    const rows = claimRows("Is it true that 9 shops are enough?", ["It is true that 12 shops are enough."]);
    expect(rows.filter(({ claim }) => claim.text === "9").map(({ claim }) => claim.checkability)).toEqual([0.2]);
  });

  it("writes numbers in another way and means the same", () => {
    const rows = shortRows("The whole desk set costs $1,400.00 today", ["The whole desk set costs $1400 today"]);
    expect(rows.filter((row) => row.includes("contradicted"))).toEqual([]);
  });

  it("never contradicts what an ad quotes", () => {
    const word = fc.constantFrom("lessons", "every", "week", "with", "native", "teachers", "for", "beginners", "from");
    const token = fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: fc.nat(400).map(String) });
    const sentence = fc.array(token, { minLength: 3, maxLength: 12 }).map((tokens) => `${tokens.join(" ")}.`);
    fc.assert(
      fc.property(sentence, fc.array(sentence, { maxLength: 3 }), (quoted, others) => {
        const rows = shortRows(quoted, [...others, quoted]);
        expect(rows.filter((row) => row.includes("contradicted"))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
