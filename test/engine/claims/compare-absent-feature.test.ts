import { describe, expect, it } from "vitest";
import type { PageText } from "../../../src/engine/artifacts/capture-schemas.ts";
import { compareClaims } from "../../../src/engine/claims/ledger.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { createPage } from "../evidence/fixtures.ts";

const [HTML, TABLE, BODY] = [1, 2, 3];

/** A page with a headline and a table of plans. */
const createPlans = (rows: readonly (readonly string[])[], language: string) => {
  const cells = rows.flatMap((row, y) => row.map((text, x) => ({ text, x, y })));
  const page = createPage([{ tag: "h1", text: "Fibra" }, ...cells.map(({ text }) => ({ tag: "p" as const, text }))], {
    language,
  });
  const texts = page.texts.map((text, at): PageText => {
    const cell = cells[at - 1];
    return cell === undefined
      ? text
      : {
          ...text,
          tag: "td",
          within: [HTML, TABLE, BODY, 10 + cell.y, 100 + 10 * cell.y + cell.x],
          box: { x: 200 * cell.x, y: 500 + 40 * cell.y, width: 180, height: 30 },
        };
  });
  return { ...page, texts };
};

const findContradicted = (ad: string, rows: readonly (readonly string[])[], language = "en") =>
  compareClaims(
    gatherEvidence({ creative: null, copy: { bodyText: ad }, page: createPlans(rows, language), platform: null }),
  )
    .filter(({ claim }) => claim.slot === "feature")
    .map(({ verdict, statement }) => `${verdict}: ${statement?.text}`);

const PLANS = [
  ["", "Basic", "Family"],
  ["Price", "£9", "£19"],
  ["Live television", "–", "Included"],
  ["Second router", "not included", "not included"],
  ["Phone support", "✓", "✓"],
].map((row) => row.filter((text) => text !== ""));

/** The empty corner of the table has no text. */
const TABLE_OF_PLANS = PLANS.map((row, at) => (at === 0 ? ["Plans", ...row] : row));

describe("what a table of plans says no to", () => {
  it.each([
    ["The Basic plan with live television.", ["contradicted: Live television: –"]],
    ["Live television for £9.", ["contradicted: Live television: –"]],
    ["The Family plan with a second router.", ["contradicted: Second router: not included"]],
    ["£19 a month. With a second router.", ["contradicted: Second router: not included"]],
  ])("contradicts an ad for one of them: %j", (ad, expected) =>
    expect(findContradicted(ad, TABLE_OF_PLANS)).toEqual(expected),
  );

  it.each([
    ["the plan that has it", "The Family plan with live television."],
    ["no plan", "Live television and phone support."],
    ["two plans", "Basic for £9, or £19 with live television."],
    ["what there is none of", "The Basic plan, without live television."],
    ["a question", "Basic: is live television for you?"],
    ["something else", "The Basic plan with phone support."],
  ])("says nothing against %s: %j", (_, ad) => expect(findContradicted(ad, TABLE_OF_PLANS)).toEqual([]));

  it("reads a no in the page's language, and the number of a plan", () => {
    const rows = [
      ["O plano", "300 Mega", "500 Mega"],
      ["Canais de TV (52 canais)", "não incluso", "incluso"],
    ];
    expect(findContradicted("300 Mega e 52 canais no seu plano.", rows, "pt")).toHaveLength(1);
    expect(findContradicted("500 Mega e 52 canais no seu plano.", rows, "pt")).toEqual([]);
  });
});
