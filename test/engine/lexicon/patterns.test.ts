import { describe, expect, it } from "vitest";
import { compilePattern, patternLexicon } from "../../../src/engine/lexicon/patterns.ts";

const LISTS = { sale: ["Sale", "reduced"], opening: "(?:our )?", texts: { sale: ["Summer <sale>"] } };

describe("patterns of a lexicon file", () => {
  it("replaces names by any entry of their list, within lists, too", () => {
    const { whole } = patternLexicon({ whole: "/^<opening>(?:<texts.sale>)$/i" }, LISTS)();
    expect(whole).toEqual(/^(?:our )?(?:Summer Sale|reduced)$/i);
  });

  it("prepares lists as the text is prepared, and not what stands around them", () => {
    expect(compilePattern("/(?:<sale>) \\P{L}/u", LISTS, (words) => words.toLowerCase())).toEqual(
      /(?:sale|reduced) \P{L}/u,
    );
  });

  it("keeps named groups and looks around", () => {
    expect(compilePattern("/(?<!a)(?<sale>b)\\k<sale>(?<=c)/", LISTS)).toEqual(/(?<!a)(?<sale>b)\k<sale>(?<=c)/);
  });

  it.each(["/<sales>/", "/<texts.offer>/", "/<texts>/", "/<none>/"])(
    "rejects the unknown or empty list of %s",
    (pattern) => {
      expect(() => compilePattern(pattern, { ...LISTS, none: [] })).toThrow("has no list");
    },
  );

  it("rejects a pattern without slashes", () => {
    expect(() => compilePattern("sale", LISTS)).toThrow("not between slashes");
  });
});
