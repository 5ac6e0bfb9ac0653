import { describe, expect, it } from "vitest";
import { compareProduct } from "../../../src/engine/claims/compare-product.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { createPage } from "../evidence/fixtures.ts";

const KITCHENS =
  "We design and build kitchens of oak and beech in our own workshop, with drawers that close softly and worktops of stone.";
const REPEATED = 25;

/** A page about kitchens. @param times how often its paragraph stands on it, 21 words each. */
const kitchenPage = (times: number, language = "en") =>
  createPage(
    [
      { tag: "h1", text: "Kitchens made in Norfolk" },
      ...Array.from({ length: times }, (_, at) => ({ tag: "p" as const, text: `${KITCHENS} ${at}` })),
    ],
    { language },
  );

const rowsOf = (headline: string, bodyText: string, page = kitchenPage(REPEATED)) =>
  compareProduct(gatherEvidence({ creative: null, copy: { headline, bodyText }, page, platform: null })).map(
    ({ claim: { text, checkability }, verdict }) => ({ text, checkability, verdict }),
  );

const WARDROBES = ["Fitted wardrobes for attics", "Sliding doors, shoe racks and mirrors for your bedroom."] as const;

describe("what the ad is about", () => {
  it("is not mentioned by a long page that has few of the ad's words", () => {
    expect(rowsOf(...WARDROBES)).toEqual([{ text: "wardrobes", checkability: 0.7, verdict: "not_mentioned" }]);
  });

  it("is not doubted where half of the words are on the page", () => {
    expect(rowsOf("Oak wardrobes in Norfolk", "Oak drawers, stone mirrors and kitchens for bedrooms.")).toEqual([]);
  });

  it.each([
    ["a hook with words of its own in the headline", "Tired of chasing trades?", "Oak kitchens from our own workshop."],
    ["a paraphrase", "Your oak kitchen, built for you", "Soft drawers and stone worktops from our workshop."],
    ["a headline on the page and other lines that are not", "Kitchens made in Norfolk", WARDROBES[1]],
    ["other lines of fewer than three words", WARDROBES[0], "Sliding doors."],
    ["a question in the headline", "Looking for wardrobes in attics?", WARDROBES[1]],
    ["a headline that says what it is not about", "Your attic is no wardrobe", WARDROBES[1]],
    ["a scene that trails off", "That creaking wardrobe in the attic…", WARDROBES[1]],
    ["a headline of one word", "Wardrobes!", WARDROBES[1]],
  ])("is not doubted by %s", (_, headline, body) => expect(rowsOf(headline, body)).toEqual([]));

  it("is not doubted on a short page", () => {
    expect(rowsOf(...WARDROBES, kitchenPage(15))).toEqual([]);
  });

  it("is not doubted in a language whose inflections are unknown", () => {
    const page = kitchenPage(REPEATED, "ja");
    expect(rowsOf("造り付けのワードローブ", "寝室のための引き戸と鏡と引き出しです。", page)).toEqual([]);
  });
});

describe("a word of the headline that the ad's text repeats", () => {
  const page = kitchenPage(4);

  it.each([
    ["Solar panels for Norfolk", "We install solar panels on your roof.", "solar"],
    ["Solar panels?", "Our solar panels have a guarantee.", "solar"],
    ["Your new bathroom", "A bathroom fitted by one team.", "bathroom"],
  ])("is not mentioned by a page that has it nowhere: %j", (headline, body, text) => {
    expect(rowsOf(headline, body, page)).toEqual([{ text, checkability: 0.7, verdict: "not_mentioned" }]);
  });

  it.each([
    ["it is on the page in another form", "A drawer that closes", "Every drawer is made of oak."],
    ["only the headline has it", "Your new bathroom", "Fitted by one team."],
    ["the text denies it", "Tired of builders?", "No builders in your house."],
    ["only a question repeats it", "Your new bathroom", "Dreaming of a bathroom?"],
    ["it is a short word", "Fit for life", "Fit in a day."],
  ])("proves nothing where %s", (_, headline, body) => expect(rowsOf(headline, body, page)).toEqual([]));

  it("proves nothing on a page of a few words", () => {
    expect(rowsOf("Your new bathroom", "A bathroom fitted by one team.", kitchenPage(1))).toEqual([]);
  });
});
