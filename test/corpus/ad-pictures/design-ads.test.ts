import { describe, expect, it } from "vitest";
import { AD_COPY } from "./ad-copy.ts";
import { ADS_PER_LANGUAGE, type AdDesign, designAds } from "./design-ads.ts";
import { adMarkup, priceMarkup, textsInOrder } from "./draw-markup.ts";
import { FORMATS, minTypeSize } from "./formats.ts";
import { LAYOUTS } from "./layouts.ts";
import { PHOTOGRAPH_SETS, photographsOf } from "./photographs.ts";
import { CURRENCIES, comparedText, currencyOf, LANGUAGES, ROLES, splitWords } from "./words.ts";

const photographs = photographsOf("development");
const design = (seed: number, languages = LANGUAGES as readonly (typeof LANGUAGES)[number][]): AdDesign[] =>
  designAds({ seed, photographs, languages });
const FIT = { copyScale: 1, badgeScale: 1, veil: 0.3 };
const markupOf = (seed: number): string[] => design(seed, ["pl"]).map((ad) => adMarkup(ad, FIT));

describe("designAds", () => {
  it("draws the same markup for the same seed, and another for another seed", () => {
    const first = markupOf(1);
    expect(markupOf(1)).toEqual(first);
    expect(markupOf(2).filter((markup) => first.includes(markup))).toEqual([]);
  });

  it("designs at least 60 ads, equally many in each language", () => {
    const ads = design(1);
    expect(ads.length).toBeGreaterThanOrEqual(60);
    for (const language of LANGUAGES)
      expect(ads.filter((ad) => ad.language === language)).toHaveLength(ADS_PER_LANGUAGE);
  });

  it("designs a language's ads alike whichever other languages are designed", () => {
    expect(design(1, ["sv"])).toEqual(design(1).filter(({ language }) => language === "sv"));
  });

  it("uses every format, every role and every layout within two seeds", () => {
    const ads = [...design(1), ...design(2)];
    expect(new Set(ads.map(({ format }) => format)).size).toBe(FORMATS.length);
    expect(new Set(ads.map(({ layout }) => layout)).size).toBe(LAYOUTS.length);
    expect(new Set(ads.flatMap(({ texts }) => texts.map(({ role }) => role)))).toEqual(new Set(ROLES));
  });

  it("shows each text of an ad once, with all of its words", () => {
    for (const ad of design(3)) {
      const shown = textsInOrder(ad);
      expect(shown.map(({ role }) => role).toSorted()).toEqual(ad.texts.map(({ role }) => role).toSorted());
      const copies = AD_COPY[ad.language].map((copy) =>
        JSON.stringify(shown.map(({ role }) => comparedText(copy[role]))),
      );
      expect(copies).toContain(JSON.stringify(shown.map(({ words }) => comparedText(words.join(" ")))));
      const [, body = ""] = adMarkup(ad, FIT).split("<body>");
      expect(body.match(/class="word/g)).toHaveLength(shown.flatMap(({ words }) => words).length);
    }
  });
});

describe("the texts", () => {
  const texts = LANGUAGES.flatMap((language) => AD_COPY[language].flatMap((copy) => Object.values(copy)));

  it("have 10 to 14 ads in each language", () => {
    for (const language of LANGUAGES) {
      expect(AD_COPY[language].length).toBeGreaterThanOrEqual(10);
      expect(AD_COPY[language].length).toBeLessThanOrEqual(14);
    }
  });

  it("have amounts in every currency and percentages", () => {
    const words = texts.flatMap(splitWords);
    expect(new Set(words.map(currencyOf))).toEqual(new Set([...CURRENCIES, null]));
    expect(words.some((word) => word.includes("%"))).toBe(true);
  });

  it("have no word without a letter or a digit, which would have nothing to compare", () => {
    expect(texts.flatMap(splitWords).filter((word) => !/[\p{L}\p{N}]/u.test(word))).toEqual([]);
  });
});

describe("the photographs", () => {
  it("are in one set only", () => {
    const files = PHOTOGRAPH_SETS.flatMap((set) => photographsOf(set).map(({ file }) => file));
    expect(new Set(files).size).toBe(files.length);
    expect(photographsOf("validation")).toHaveLength(photographs.length);
  });
});

describe("minTypeSize", () => {
  it("is 1.6 % of the shorter side and at least 10 pixels", () => {
    expect(FORMATS.map((format) => minTypeSize(format))).toEqual(
      FORMATS.map(({ width, height }) => Math.max(10, Math.min(width, height) * 0.016)),
    );
  });
});

describe("priceMarkup", () => {
  it.each(["12,99\u00a0€", "£49.50", "$1,299", "1\u00a0299\u00a0kr", "€\u00a0149,-", "3\u00a0999,00\u00a0kr"])(
    "keeps the text of %j",
    (price) => {
      expect(priceMarkup(price).replaceAll(/<[^>]+>/g, "")).toBe(price);
    },
  );

  it("makes cents and the currency's sign small", () => {
    expect(priceMarkup("12,99\u00a0€")).toBe('12,<span class="cents">99</span><span class="sign">\u00a0€</span>');
    expect(priceMarkup("$1,299")).toBe('<span class="sign">$</span>1,299');
  });
});
