import { describe, expect, it } from "vitest";
import { UnusableOptions } from "../near-misses/options.ts";
import { parseOcrOptions } from "./options.ts";
import { LANGUAGES } from "./words.ts";

describe("parseOcrOptions", () => {
  it("draws all languages over the development photographs with seed 1 without any option", () => {
    expect(parseOcrOptions([])).toEqual({
      seed: 1,
      photographs: "development",
      languages: LANGUAGES,
      details: undefined,
      save: undefined,
    });
  });

  it("accepts a seed, the validation photographs, languages and places for files", () => {
    const args = [
      "--seed",
      "7",
      "--photos",
      "validation",
      "--languages",
      "en,de",
      "--details",
      "d.tsv",
      "--save",
      "out",
    ];
    expect(parseOcrOptions(args)).toEqual({
      seed: 7,
      photographs: "validation",
      languages: ["en", "de"],
      details: "d.tsv",
      save: "out",
    });
  });

  it.each([["--seed", "1.5"], ["--photos", "mine"], ["--languages", "en,da"], ["--all"]])(
    "refuses %s %s",
    (...args) => {
      expect(() => parseOcrOptions(args)).toThrow(UnusableOptions);
    },
  );
});
