import { expect, test } from "vitest";
import { formatAcceptLanguage, listLanguages } from "../../src/ground/accept-language.ts";

test("a locale's languages are itself and then its language", () => {
  expect(listLanguages("de-AT")).toEqual(["de-AT", "de"]);
  expect(listLanguages("zh-Hant-TW")).toEqual(["zh-Hant-TW", "zh"]);
  expect(listLanguages("fr")).toEqual(["fr"]);
});

test("Accept-Language gives every further language less weight", () => {
  expect(formatAcceptLanguage(["de-AT", "de", "en"])).toBe("de-AT,de;q=0.9,en;q=0.8");
  expect(formatAcceptLanguage(["en"])).toBe("en");
});
