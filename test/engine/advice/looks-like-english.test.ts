import { describe, expect, it } from "vitest";
import { looksLikeEnglish } from "../../../src/engine/advice/looks-like-english.ts";

const NO_KNOWN_WORDS: ReadonlySet<string> = new Set();

describe("a plausible text", () => {
  it.each([
    "Feel weightless by mile two",
    "SAVE 50% ON ALL TV SETS TODAY",
    "Don't wait: it's $20 off until 5pm!",
    "Wi-Fi that doesn't quit – from €1,299.99",
    "The 1st choice of St. Mary's gym",
    "Strengths, rhythm & psychology",
  ])("consists of words: “%s”", (text) => {
    expect(looksLikeEnglish(text, NO_KNOWN_WORDS)).toBe(true);
  });

  it.each([
    "Feel weightless hy mile two",
    "Fcel weightless by mile two",
    "Feel wcightless by mile two",
    "B00k now",
    "ShOp now",
    "Save now tbe easy way",
    "Made in tlie hills",
  ])("contains nothing else: “%s”", (text) => {
    expect(looksLikeEnglish(text, NO_KNOWN_WORDS)).toBe(false);
  });

  it("may contain words that people typed", () => {
    expect(looksLikeEnglish("New: NYX tints", NO_KNOWN_WORDS)).toBe(false);
    expect(looksLikeEnglish("New: NYX tints", new Set(["nyx"]))).toBe(true);
  });
});
