import { describe, expect, it } from "vitest";
import type { ScoredAd } from "./evaluate-ads.ts";
import { formatDetails, formatSummary } from "./format-tables.ts";
import { summarise } from "./summarise.ts";

const scoresOf = (score: number) => ({
  visualMatch: score,
  messageMatch: score,
  aboveTheFoldContinuity: 6,
  toneAlignment: 10 - score,
});
const scoredAd = (ad: string, kind: ScoredAd["kind"], overallScore: number, high: string[] = []): ScoredAd => ({
  page: "bakery",
  ad,
  kind,
  belongs: kind === "quote" || kind === "hook",
  overallScore,
  componentScores: scoresOf(overallScore),
  detailedScores: scoresOf(8),
  highComparisons: high,
});

const ADS = [
  scoredAd("a01", "quote", 9),
  scoredAd("a02", "hook", 6.5),
  scoredAd("a03", "hook", 7, ["offer mismatch: $5 | $6"]),
  scoredAd("a04", "stale_price", 4, ["offer mismatch: $3 | $6", "offer missing: free | not found"]),
  scoredAd("a05", "other_place", 7),
];

describe("summarise", () => {
  const { belonging, wrong, auc } = summarise(ADS);

  it("counts the ads of each kind that reach the threshold or have a HIGH comparison", () => {
    expect(belonging.kinds).toEqual([
      { kind: "quote", ads: 1, reached: 1, withHigh: 0, median: 9 },
      { kind: "hook", ads: 2, reached: 1, withHigh: 1, median: 6.75 },
    ]);
    expect(wrong.kinds.map(({ kind }) => kind)).toEqual(["stale_price", "other_place"]);
  });

  it("adds up belonging and wrong ads apart", () => {
    expect(belonging.total).toEqual({ ads: 3, reached: 2, withHigh: 1, median: 7 });
    expect(wrong.total).toEqual({ ads: 2, reached: 1, withHigh: 1, median: 5.5 });
  });

  it("compares every belonging ad with every wrong one, ties counting half", () => {
    expect(auc.overall).toBeCloseTo(4.5 / 6);
    expect(auc.component).toEqual({
      visualMatch: 4.5 / 6,
      messageMatch: 4.5 / 6,
      aboveTheFoldContinuity: 0.5,
      toneAlignment: 1.5 / 6,
    });
    expect(auc.detailed.messageMatch).toBe(0.5);
  });
});

describe("formatSummary", () => {
  it("prints figures by kind and no single ad", () => {
    const table = formatSummary(summarise(ADS));
    expect(table).toMatchInlineSnapshot(`
      "belonging                     n  reach 7    share     HIGH    share   median
        quote                       1        1  100.0 %        0    0.0 %        9
        hook                        2        1   50.0 %        1   50.0 %     6.75
        all                         3        2   66.7 %        1   33.3 %        7

      wrong                         n  reach 7    share     HIGH    share   median
        stale_price                 1        0    0.0 %        1  100.0 %        4
        other_place                 1        1  100.0 %        0    0.0 %        7
        all                         2        1   50.0 %        1   50.0 %      5.5

      AUC                     overall   visual  message     fold     tone
        component scores        0.750    0.750    0.750    0.500    0.250
        detailed scores                  0.500    0.500    0.500    0.500"
    `);
    expect(table).not.toMatch(/a0\d|bakery|\$/);
  });

  it("prints no AUC where one of the sides is empty", () => {
    expect(formatSummary(summarise(ADS.slice(0, 1)))).toMatch(/component scores +— +— /);
  });
});

describe("formatDetails", () => {
  it("prints one line per ad with its scores and HIGH comparisons", () => {
    const [head, ...lines] = formatDetails({ text: ADS, copy: [], picture: [], later: [] }).split("\n").slice(0, -1);
    expect(head?.split("\t")).toHaveLength(15);
    expect(lines.map((line) => line.split("\t").length)).toEqual([15, 15, 15, 15, 15]);
    expect(lines[3]).toBe(
      "text\tbakery\ta04\twrong\tstale_price\t4\t4\t4\t6\t6\t8\t8\t6\t2\toffer mismatch: $3 | $6; offer missing: free | not found",
    );
  });
});
