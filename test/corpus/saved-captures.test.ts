import { describe, expect, it } from "vitest";
import { DIMENSIONS } from "../../src/contract/vocabulary.ts";
import { advise } from "../../src/engine/advice/advise.ts";
import type { Creative, Snapshot } from "../../src/engine/artifacts/capture-schemas.ts";
import { adsOf, adTextFieldsOf, type CorpusAd, evaluationRequestOf } from "./ads.ts";
import { type Brief, readBriefs } from "./briefs.ts";
import { publicUrlOf } from "./corpus-capturer.ts";
import { evaluatePair, type PairEvaluation } from "./evaluate-pair.ts";
import { scoresOf } from "./properties.ts";
import {
  creativeFileName,
  listSavedFiles,
  pageFileName,
  readCreative,
  readSnapshot,
  SAVED_BRIEFS,
  SAVED_BRIEFS_WITH_VERSIONS,
} from "./saved-captures.ts";
import { auc, median } from "./statistics.ts";

/** Evaluates saved captures without a browser. `npm run corpus -- --save` updates them. */
const briefs = readBriefs().filter(({ id }) => SAVED_BRIEFS.includes(id));
const saved = new Set(listSavedFiles());
const ads = briefs.flatMap(adsOf);

const creatives = new Map<string, Creative>();
const pages = new Map<string, Snapshot>();
function memoize<T>(known: Map<string, T>, name: string, make: (name: string) => T): T {
  const value = known.get(name) ?? make(name);
  known.set(name, value);
  return value;
}

function evaluateSavedPair(
  ad: CorpusAd,
  page: Brief,
  { version = "base", percent, alone = false }: { version?: string; percent?: number; alone?: boolean } = {},
): PairEvaluation {
  const name = pageFileName(page.id, version);
  expect(saved).toContain(`${name}.json.br`);
  const fields = alone ? null : adTextFieldsOf(ad, percent);
  const creative = memoize(creatives, creativeFileName(ad.id, percent), readCreative);
  const request = evaluationRequestOf(ad, { fields, url: publicUrlOf({ brief: page }) });
  return evaluatePair(request, alone ? creative : { ...creative, words: null }, memoize(pages, name, readSnapshot));
}

const overallScoreOf = (verdict: PairEvaluation): number => verdict.scored.overallScore;

describe("matching against crossed pairs", () => {
  const split = (alone: boolean) => {
    const matching: number[] = [];
    const crossed: number[] = [];
    for (const ad of ads) {
      for (const page of briefs)
        (page === ad.brief ? matching : crossed).push(overallScoreOf(evaluateSavedPair(ad, page, { alone })));
    }
    return { matching, crossed };
  };

  it("are told apart by copy and picture", () => {
    const { matching, crossed } = split(false);
    expect(auc(matching, crossed)).toBeGreaterThanOrEqual(0.99);
    expect(median(matching)).toBeGreaterThanOrEqual(8);
    expect(median(crossed)).toBeLessThanOrEqual(4.5);
  });

  it("are told apart by the picture alone", () => {
    const { matching, crossed } = split(true);
    expect(auc(matching, crossed)).toBeGreaterThanOrEqual(0.97);
  });

  it.each(ads.filter(({ ad }) => ad.kind === "quote").map((ad) => [ad.id, ad] as const))(
    "%s fits no other page as well as its own",
    (_, ad) => {
      const own = overallScoreOf(evaluateSavedPair(ad, ad.brief));
      expect(own).toBeGreaterThanOrEqual(8);
      for (const page of briefs)
        if (page !== ad.brief) expect(overallScoreOf(evaluateSavedPair(ad, page))).toBeLessThanOrEqual(own - 1.5);
    },
  );
});

describe.each(SAVED_BRIEFS_WITH_VERSIONS)("%s, changed", (id) => {
  const page = briefs.find((brief) => brief.id === id);
  const ad = ads.find(({ brief, ad: { kind } }) => brief.id === id && kind === "quote");
  if (!page || !ad) throw new Error(`${id} is not saved.`);
  const base = scoresOf(evaluateSavedPair(ad, page));
  const changed = (version: string, percent?: number) =>
    scoresOf(evaluateSavedPair(ad, page, percent === undefined ? { version } : { version, percent }));

  it("another headline lowers the message", () => {
    expect(changed("headline-swapped").messageMatch).toBeLessThan(base.messageMatch);
  });

  it("another hue lowers the visual match and nothing else", () => {
    const { visualMatch, overall: _, ...others } = changed("hue-rotated");
    expect(visualMatch).toBeLessThan(base.visualMatch);
    expect(base).toMatchObject(others);
  });

  it("an offer below the fold lowers the fold", () => {
    expect(changed("offer-sunk").aboveTheFoldContinuity).toBeLessThan(base.aboveTheFoldContinuity);
  });

  it("20 % for 50 % is a contradiction, half price is none", () => {
    const same = changed("percent-50", 50);
    const other = evaluateSavedPair(ad, page, { version: "percent-20", percent: 50 });
    expect(scoresOf(other).messageMatch).toBeLessThan(same.messageMatch);
    const { conversionRisks } = advise({ ...other, evaluationKey: "saved" });
    expect(conversionRisks.map(({ type }) => type)).toContain("OFFER_MISMATCH");
    expect(changed("percent-in-words", 50)).toEqual(same);
  });

  it("without a call to action the fold falls and the tone stays", () => {
    const { aboveTheFoldContinuity, toneAlignment } = changed("cta-removed");
    expect(aboveTheFoldContinuity).toBeLessThan(base.aboveTheFoldContinuity);
    expect(toneAlignment).toBe(base.toneAlignment);
  });

  it("other ids and another order of classes change nothing", () => {
    expect(changed("renamed")).toEqual(base);
  });

  it("unrelated text below the fold moves nothing by more than a half", () => {
    const moved = changed("unrelated-below");
    for (const dimension of DIMENSIONS) expect(Math.abs(moved[dimension] - base[dimension])).toBeLessThanOrEqual(0.5);
  });

  it("capitals leave the message alone", () => {
    expect(changed("headline-upper").messageMatch).toBe(base.messageMatch);
  });

  it("text that addresses the judge raises nothing", () => {
    const moved = changed("judge-addressed");
    for (const dimension of DIMENSIONS) expect(moved[dimension]).toBeLessThanOrEqual(base[dimension]);
  });
});
