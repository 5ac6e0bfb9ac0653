import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { adsOf } from "./ads.ts";
import { LANGUAGES, readBriefs } from "./briefs.ts";
import { fingerprint, pageMarkup } from "./corpus-server.ts";
import { MUTATIONS } from "./mutations.ts";
import { auc, median } from "./statistics.ts";
import { TEMPLATES } from "./templates.ts";

const briefs = readBriefs();

describe("the corpus's pages", () => {
  it("use every template and every language", () => {
    expect(new Set(briefs.map(({ template }) => template))).toEqual(new Set(TEMPLATES.map(({ id }) => id)));
    expect(new Set(briefs.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    expect(new Set(briefs.map(({ id }) => id)).size).toBe(briefs.length);
  });

  it.each(briefs.map((brief) => [brief.id, brief] as const))(
    "%s says its own words and nothing of its template's",
    (_, brief) => {
      const markup = pageMarkup({ brief, version: "base" });
      const $ = load(markup);
      expect(markup).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
      $("script, style").remove();
      const text = $("body").text();
      expect(text).not.toMatch(/bootstrap|lorem|template|unsplash|your website|client name/i);
      const hero = [
        brief.headline,
        brief.sub,
        ...(brief.offer ? [brief.offer.text.replaceAll("{p}", String(brief.offer.percent))] : []),
      ];
      for (const words of hero) expect(text).toContain(words);
    },
  );

  it("look different after every mutation that applies", () => {
    const [brief] = briefs;
    if (!brief) throw new Error("There are no briefs.");
    const applied = MUTATIONS.filter(({ applies }) => applies(brief)).map(({ id }) =>
      fingerprint({ brief, version: id }),
    );
    expect(new Set([fingerprint({ brief, version: "base" }), ...applied]).size).toBe(applied.length + 1);
  });

  it("are advertised by a paraphrase in a third of the ads at least", () => {
    const ads = briefs.flatMap(adsOf);
    const paraphrases = ads.filter(({ ad }) => ad.kind === "paraphrase");
    expect(paraphrases.length / ads.length).toBeGreaterThanOrEqual(1 / 3);
    // A paraphrase must not reuse the headline's words.
    const telling = (text: string) => new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? []);
    const shared = (one: string, other: string) => [...telling(one)].filter((word) => telling(other).has(word)).length;
    const borrowed = paraphrases.filter(({ ad, brief }) => shared(ad.headline, brief.headline) > 1);
    expect(borrowed.map(({ id }) => id)).toEqual([]);
  });
});

describe("the figures", () => {
  it("rank pairs as Mann and Whitney do", () => {
    expect(auc([3, 4], [1, 2])).toBe(1);
    expect(auc([1, 2], [1, 2])).toBe(0.5);
    expect(auc([1], [2, 3])).toBe(0);
    expect(median([1, 9, 3])).toBe(3);
    expect(median([1, 3])).toBe(2);
  });
});
