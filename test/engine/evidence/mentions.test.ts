import { describe, expect, it } from "vitest";
import { findMentions } from "../../../src/engine/evidence/mentions.ts";
import { findPhrase } from "../../../src/engine/evidence/phrase-matcher.ts";

const short = (text: string, language: string): string[] =>
  (findMentions([text], language, "ad")[0] ?? []).map(({ slot, value, text: words }) => `${slot} ${value} [${words}]`);

describe("steps and audiences", () => {
  it.each([
    ["en", "Half price for students", "audience students [for students]"],
    ["en", "Schreibtische", null],
    ["de", "Für Babys und Kleinkinder", "audience babies [Für Babys]"],
    ["de", "Für Babys und Kleinkinder", "audience toddlers [Kleinkinder]"],
    ["fr", "Pour les nouveau-nés", "audience babies [nouveau-nés]"],
    ["es", "Para niños", "audience children [Para niños]"],
    ["it", "Per i neonati", "audience babies [neonati]"],
    ["nl", "Voor baby’s", "audience babies [baby’s]"],
    ["pt", "Para crianças", "audience children [Para crianças]"],
    ["pl", "Dla dzieci", "audience children [Dla dzieci]"],
    ["cs", "Pro děti", "audience children [Pro děti]"],
    ["sv", "För barn", "audience children [För barn]"],
    ["da", "For børn", "audience children [For børn]"],
    ["nb", "For barn", "audience children [For barn]"],
    ["no", "For barn", "audience children [For barn]"],
    ["fi", "Lapsille", "audience children [Lapsille]"],
    ["tr", "Çocuklar için", "audience children [Çocuklar için]"],
    ["ja", "赤ちゃんに", "audience babies [赤ちゃん]"],
    ["en", "Enter to win a trip", "step enter_draw [Enter to win]"],
    ["de", "Jetzt beim Gewinnspiel mitmachen", "step enter_draw [Gewinnspiel]"],
  ])("%s: %j names %s", (language, text, expected) =>
    expected === null ? expect(short(text, language)).toEqual([]) : expect(short(text, language)).toContain(expected),
  );

  it("takes the longer of two phrases of one slot", () => {
    const mentions = findMentions(["Fragrance-free and unscented"], "en", "ad")[0] ?? [];
    expect(mentions.map(({ slot, value }) => `${slot} ${value}`)).toContain("fragrance_content free");
    expect(mentions.map(({ slot, value }) => `${slot} ${value}`)).not.toContain("fragrance_content contains");
  });

  it("finds the mentions of each text on its own", () =>
    expect(
      findMentions(["For babies", "Desks of oak", "For students"], "en", "ad").map(({ length }) => length > 0),
    ).toEqual([true, false, true]));
});

describe("a pattern", () => {
  it.each([
    ["giveaway*", "our giveaways now", "giveaways"],
    ["*verlosung", "die grosse sommerverlosung", "sommerverlosung"],
    ["kid", "kidney beans", null],
    ["new born", "a newborn baby", null],
    ["free|free trial", "a free trial", "free trial"],
    ["tout-petit", "le tout petit", "tout petit"],
    ["赤ちゃん", "可愛い赤ちゃんに", "赤ちゃん"],
  ])("%j in %j finds %j", (patterns, text, expected) =>
    expect(findPhrase(text, { en: patterns }, "en")).toBe(expected),
  );

  it("belongs to its language", () => expect(findPhrase("kind", { nl: "kind" }, "en")).toBeNull());
});
