import { expect, it } from "vitest";
import { findPhrase } from "../../../src/engine/evidence/phrase-matcher.ts";

const patterns = { en: "visit ~ roastery" };

it.each([
  ["visit roastery", "visit roastery"],
  ["come and visit our old roastery today", "visit our old roastery"],
  ["visit us at our old roastery", null],
  ["visit our roasteries", null],
])("a tilde stands for up to three words: %j", (text, expected) => {
  expect(findPhrase(text, patterns, "en")).toBe(expected);
});
