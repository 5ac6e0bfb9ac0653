import { describe, expect, it } from "vitest";
import { isPlausible } from "../../../src/engine/advice/plausible.ts";

const NOBODYS: ReadonlySet<string> = new Set();

describe("a plausible text", () => {
  it.each([
    "Feel weightless by mile two",
    "SAVE 50% ON ALL TV SETS TODAY",
    "Don't wait: it's $20 off until 5pm!",
    "Wi-Fi that doesn't quit – from €1,299.99",
    "The 1st choice of St. Mary's gym",
    "Strengths, rhythm & psychology",
  ])("is made of words: “%s”", (text) => {
    expect(isPlausible(text, NOBODYS)).toBe(true);
  });

  it.each([
    "Feel weightless hy mile two",
    "Fcel weightless by mile two",
    "Feel wcightless by mile two",
    "B00k now",
    "ShOp now",
    "Save now tbe easy way",
    "Made in tlie hills",
  ])("holds nothing else: “%s”", (text) => {
    expect(isPlausible(text, NOBODYS)).toBe(false);
  });

  it("may hold what somebody wrote elsewhere", () => {
    expect(isPlausible("New: NYX tints", NOBODYS)).toBe(false);
    expect(isPlausible("New: NYX tints", new Set(["nyx"]))).toBe(true);
  });
});
