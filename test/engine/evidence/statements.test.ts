import { describe, expect, it } from "vitest";
import type { PageText } from "../../../src/engine/artifacts/capture-schemas.ts";
import type { Statement } from "../../../src/engine/artifacts/claims.ts";
import { splitSentences } from "../../../src/engine/evidence/ad-lines.ts";
import { readStatements } from "../../../src/engine/evidence/statements.ts";
import { createPage } from "./fixtures.ts";

const CONTEXT = { language: "en", names: new Set<string>() };

interface Part extends Partial<Pick<PageText, "tag" | "level" | "region" | "within" | "box">> {
  text: string;
}

const readPage = (parts: readonly Part[], rest: Parameters<typeof createPage>[1] = {}): Statement[] => {
  const page = createPage(
    parts.map(({ text }) => ({ tag: "p", text })),
    rest,
  );
  const texts = page.texts.map((text, at): PageText => ({ ...text, ...parts[at] }));
  return readStatements({ ...page, texts }, texts, CONTEXT);
};

const contextOf = (statements: readonly Statement[], text: string): string[] | undefined =>
  statements.find(({ excerpt }) => excerpt.text === text)?.context;

describe("sentences", () => {
  it.each([
    ["One. Two! Three? Four", ["One.", "Two!", "Three?", "Four"]],
    ["Am 15. September geht es los.", ["Am 15. September geht es los."]],
    ["Only 9.99 today. Hurry", ["Only 9.99 today.", "Hurry"]],
    ["Desks | Lamps | Chairs", ["Desks", "Lamps", "Chairs"]],
    ["Oak – 20 % off", ["Oak", "20 % off"]],
    ["“Great!” Anna said.", ["“Great!”", "Anna said."]],
    ["iPhone 15 – 20 % off", ["iPhone 15", "20 % off"]],
    ["Flats of 120 m² – 200 m² cost more", ["Flats of 120 m²–200 m² cost more"]],
    ["Open 10:00 – 18:30", ["Open 10:00–18:30"]],
    ["e.g. oak", ["e.g. oak"]],
    ["Spar 100 kr. før kl. 16", ["Spar 100 kr. før kl. 16"]],
    ["Kurs kat. B, 540 kr. pr. Gang", ["Kurs kat. B, 540 kr. pr. Gang"]],
    ["Reply in 5 min. Book now", ["Reply in 5 min.", "Book now"]],
    ["540 kr. Book nu", ["540 kr.", "Book nu"]],
    [
      "A shirt costs £3. A tie costs $1,299.00. Delivery is free.",
      ["A shirt costs £3.", "A tie costs $1,299.00.", "Delivery is free."],
    ],
    ["Am 15. September, vom 3.5. Bis 4.5. offen", ["Am 15. September, vom 3.5. Bis 4.5. offen"]],
    ["  ", []],
  ])("of %j are %j", (text, expected) => expect(splitSentences(text)).toEqual(expected));
});

describe("a statement's context", () => {
  it("is the path of headings above it, nearest first", () => {
    const read = readPage([
      { tag: "h1", level: 1, text: "Desks" },
      { tag: "h2", level: 2, text: "Oak" },
      { text: "£79" },
      { tag: "h2", level: 2, text: "Pine" },
      { text: "£49" },
    ]);
    expect(contextOf(read, "£79")).toEqual(["Oak", "Desks"]);
    expect(contextOf(read, "£49")).toEqual(["Pine", "Desks"]);
  });

  it("has no heading for the footer, and the footer's heading for nobody", () => {
    const read = readPage([
      { tag: "h1", level: 1, text: "Desks" },
      { text: "Call us", region: "footer" },
      { tag: "h2", level: 2, text: "Company", region: "footer" },
      { text: "Oak for £79" },
    ]);
    expect(contextOf(read, "Call us")).toEqual([]);
    expect(contextOf(read, "Oak for £79")).toEqual(["Desks"]);
  });

  it("is the term of a definition", () => {
    const read = readPage([
      { tag: "dt", text: "Guarantee" },
      { tag: "dd", text: "5 years" },
      { tag: "dt", text: "Delivery" },
      { tag: "dd", text: "3 days" },
    ]);
    expect(contextOf(read, "5 years")).toEqual(["Guarantee"]);
    expect(contextOf(read, "3 days")).toEqual(["Delivery"]);
  });

  it("is the label of a table's row, not of another one", () => {
    const cell = (text: string, row: number): Part => ({ tag: "td", text, within: [1, 10 + row, 100 + row] });
    const read = readPage([cell("Oak", 1), cell("£79", 1), cell("Pine", 2), cell("£49", 2)]);
    expect(contextOf(read, "£79")).toEqual(["Oak"]);
    expect(contextOf(read, "£49")).toEqual(["Pine"]);
    expect(contextOf(read, "Oak")).toEqual([]);
  });

  it("is the short text before a short one in a row of two", () => {
    const row = (at: number, ...texts: string[]): Part[] =>
      texts.map((text, place) => ({ text, within: [1, 10 + at, 100 + 10 * at + place] }));
    const read = readPage([
      ...row(1, "Monday", "Closed"),
      ...row(2, "We bake on", "All other days"),
      ...row(3, "Oak", "Pine", "Beech"),
    ]);
    expect(contextOf(read, "Closed")).toEqual(["Monday"]);
    expect(contextOf(read, "All other days")).toEqual([]);
    expect(contextOf(read, "Pine")).toEqual([]);
  });

  const HTML = 1;
  const TABLE = 2;
  const BODY = 3;
  const cells = (row: number, ...texts: string[]): Part[] =>
    texts.map((text, column) => ({
      tag: "td",
      text,
      within: [HTML, TABLE, BODY, 10 + row, 100 + 10 * row + column],
      box: { x: 200 * column, y: 40 * row, width: 180, height: 30 },
    }));

  it("is what stands before a cell in its row, and the header of its column", () => {
    const read = readPage([
      ...cells(0, "#", "Package", "Speaking", "Exams"),
      ...cells(1, "1", "Starter", "£52", "£61"),
      ...cells(2, "2", "Pro", "£87", "£99"),
    ]);
    expect(contextOf(read, "£52")).toEqual(["Starter", "Speaking"]);
    expect(contextOf(read, "£99")).toEqual(["Pro", "Exams"]);
  });

  it("is the nearer one of two items in a row", () => {
    const read = readPage([...cells(0, "1", "Up to 3 kg", "£9", "Up to 6 kg", "£3.50")]);
    expect(contextOf(read, "£9")).toEqual(["Up to 3 kg"]);
    expect(contextOf(read, "£3.50")).toEqual(["Up to 6 kg"]);
  });

  const labelsOf = (statements: readonly Statement[], text: string): string[] =>
    (statements.find(({ excerpt }) => excerpt.text === text)?.labels ?? []).map(({ terms }) =>
      terms.map(({ word }) => word).join(" "),
    );

  it("names the item of a price: the text beside it in a list, or the title of its card", () => {
    const item = (at: number, name: string, price: string): Part[] => [
      { text: name, within: [HTML, 5, 50 + at, 500 + 2 * at] },
      { text: price, within: [HTML, 5, 50 + at, 501 + 2 * at] },
    ];
    const list = readPage([
      { tag: "h2", level: 2, text: "Prices" },
      ...item(0, "Driving lesson", "£46"),
      ...item(1, "Night course", "£230"),
    ]);
    expect(labelsOf(list, "£46")).toEqual(["driving lesson"]);
    expect(labelsOf(list, "£230")).toEqual(["night course"]);
    const cards = readPage([
      { tag: "h3", level: 3, text: "Night course" },
      { text: "£230" },
      { tag: "h3", level: 3, text: "Driving lesson" },
      { text: "£46" },
    ]);
    expect(labelsOf(cards, "£230")).toEqual(["night course"]);
  });

  it("does not name an item by the heading above a list of prices", () => {
    const prices = ["£46", "£230", "£12", "£9"].map((text): Part => ({ text }));
    const read = readPage([{ tag: "h2", level: 2, text: "Driving lessons" }, ...prices]);
    expect(labelsOf(read, "£46")).toEqual([]);
  });

  it("is the question of an answer", () => {
    const answers = [{ question: "Do you ship to schools?", answer: "No. We ship to homes." }];
    const read = readPage([], { answers });
    expect(contextOf(read, "We ship to homes.")).toEqual(["Do you ship to schools?"]);
    expect(read.find(({ excerpt }) => excerpt.text === "No.")?.negated).toBe(true);
  });
});

describe("a statement that says no", () => {
  it.each([
    ["Not for children.", true],
    ["No deposit.", true],
    ["For children.", false],
    ["Number 1 in Leeds.", false],
    ["Notes for teachers.", false],
    ["Know-how for makers.", false],
  ])("%j: %s", (text, negated) => expect(readPage([{ text }])[0]?.negated).toBe(negated));
});

it("a currency's code of a structured price names no thing", () => {
  const offers = [8, 4].map((price) => ({ "@type": "Offer", price, priceCurrency: "PEN" }));
  const jsonLd = [{ "@context": "https://schema.org", "@type": "Product", name: "Wash", offers }];
  const prices = readPage([{ text: "Prices" }], { jsonLd }).filter(({ excerpt }) => excerpt.text.endsWith("PEN"));
  expect(prices.map(({ excerpt, terms }) => [excerpt.text, terms])).toEqual([
    ["8 PEN", []],
    ["4 PEN", []],
  ]);
});
