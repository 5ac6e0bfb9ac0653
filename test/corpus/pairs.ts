import type { CorpusAd } from "./ads.ts";
import type { Brief } from "./briefs.ts";
import type { Corpus, Variation } from "./corpus.ts";
import type { PairEvaluation } from "./evaluate-pair.ts";
import { auc, median } from "./statistics.ts";

export type PairKind = "matching" | "same trade" | "same brand" | "other";

export interface ScoredPair {
  ad: CorpusAd;
  page: Brief;
  kind: PairKind;
  evaluation: PairEvaluation;
  overallScore: number;
}

/** Number of pages of other trades per ad, in addition to all pages of the same trade or brand. */
const CROSSED_PAGES_PER_AD = 8;

/** The pages that an ad is crossed with: deterministic and spread over the corpus. */
export function crossedPagesOf(briefs: readonly Brief[], brief: Brief, most = CROSSED_PAGES_PER_AD): Brief[] {
  const others = briefs.filter((other) => other !== brief);
  const near = others.filter((other) => pairKindOf(brief, other) !== "other");
  const far = others.filter((other) => pairKindOf(brief, other) === "other");
  const start = briefs.indexOf(brief);
  const step = Math.max(1, Math.floor(far.length / most));
  const picked = Array.from(
    { length: Math.min(most, far.length) },
    (_, index) => far[(start + index * step) % far.length],
  );
  return [...near, ...new Set(picked.flatMap((one) => one ?? []))];
}

function pairKindOf(brief: Brief, page: Brief): PairKind {
  if (page === brief) return "matching";
  if (page.brand === brief.brand) return "same brand";
  return page.trade === brief.trade ? "same trade" : "other";
}

export function evaluatePairs(world: Corpus, fields: NonNullable<Variation["fields"]>, most?: number): ScoredPair[] {
  return world.ads.flatMap((ad) =>
    [ad.brief, ...crossedPagesOf(world.briefs, ad.brief, most)].map((page) => {
      const evaluation = world.evaluate(ad, page, { fields });
      return {
        ad,
        page,
        kind: pairKindOf(ad.brief, page),
        evaluation,
        overallScore: evaluation.scored.overallScore,
      };
    }),
  );
}

export interface Separation {
  what: string;
  auc: number;
  matching: number;
  crossed: number;
  pairs: [matching: number, crossed: number];
}

export function measureSeparations(pairs: readonly ScoredPair[]): Separation[] {
  const matching = pairs.filter(({ kind }) => kind === "matching");
  const crossed = pairs.filter(({ kind }) => kind !== "matching");
  const made = (what: string, high: readonly ScoredPair[], low: readonly ScoredPair[]): Separation => {
    const [above, below] = [high.map(({ overallScore }) => overallScore), low.map(({ overallScore }) => overallScore)];
    return {
      what,
      auc: auc(above, below),
      matching: median(above),
      crossed: median(below),
      pairs: [high.length, low.length],
    };
  };
  const of = (kind: string) => matching.filter(({ ad }) => ad.ad.kind === kind);
  const kind = (name: PairKind) => crossed.filter((pair) => pair.kind === name);
  return [
    made("all", matching, crossed),
    made("quoting ads", of("quote"), crossed),
    made("mixed ads", of("mixed"), crossed),
    made("paraphrasing ads", of("paraphrase"), crossed),
    made("same trade, another brand", matching, kind("same trade")),
    made("same brand, another product", matching, kind("same brand")),
    made("another trade", matching, kind("other")),
    made("paraphrases against the same trade", of("paraphrase"), kind("same trade")),
    made("paraphrases against the same brand", of("paraphrase"), kind("same brand")),
  ].filter(({ pairs: [high, low] }) => high > 0 && low > 0);
}

/** The matching pairs with the lowest scores and the crossed pairs with the highest. */
export function findWorstPairs(pairs: readonly ScoredPair[], count: number): { low: ScoredPair[]; high: ScoredPair[] } {
  const matching = pairs.filter(({ kind }) => kind === "matching").toSorted((a, b) => a.overallScore - b.overallScore);
  const crossed = pairs.filter(({ kind }) => kind !== "matching").toSorted((a, b) => b.overallScore - a.overallScore);
  return { low: matching.slice(0, count), high: crossed.slice(0, count) };
}

/** HIGH findings: on a matching pair they are false positives; a crossed pair without one is a false negative. */
export function formatHighFindings(pairs: readonly ScoredPair[]): string {
  const high = ({ evaluation }: ScoredPair) =>
    evaluation.judgement.findings.filter(({ comparison: { severity } }) => severity === "HIGH");
  const matching = pairs.filter(({ kind }) => kind === "matching");
  const crossed = pairs.filter(({ kind }) => kind !== "matching");
  const wrongly = matching.flatMap((pair) =>
    high(pair).map(
      ({ kind, comparison }) =>
        `  ${pair.ad.id}: ${kind} ${comparison.status}: ${comparison.adValue} | ${comparison.landingPageValue}`,
    ),
  );
  const warned = matching.filter((pair) => high(pair).length > 0).length;
  const silent = crossed.filter((pair) => high(pair).length === 0).length;
  return [
    `${warned} of ${matching.length} matching pairs carry a HIGH finding; ${silent} of ${crossed.length} crossed pairs carry none`,
    ...wrongly,
  ].join("\n");
}
