import type { Ad } from "./ads.ts";
import type { Brief } from "./briefs.ts";
import { auc, median } from "./figures.ts";
import type { Verdict } from "./judging.ts";
import type { Variation, World } from "./world.ts";

export type Kind = "matching" | "same trade" | "same brand" | "other";

export interface Pair {
  ad: Ad;
  page: Brief;
  kind: Kind;
  verdict: Verdict;
  overall: number;
}

/** How many pages of other trades each ad is crossed with, beside every rival and every sister product. */
const CROSSED_WITH = 8;

/** Pages that an ad is crossed with: the same ones every time, spread over the corpus. */
export function crossingsOf(briefs: readonly Brief[], brief: Brief, most = CROSSED_WITH): Brief[] {
  const others = briefs.filter((other) => other !== brief);
  const near = others.filter((other) => kindOf(brief, other) !== "other");
  const far = others.filter((other) => kindOf(brief, other) === "other");
  const start = briefs.indexOf(brief);
  const step = Math.max(1, Math.floor(far.length / most));
  const picked = Array.from(
    { length: Math.min(most, far.length) },
    (_, index) => far[(start + index * step) % far.length],
  );
  return [...near, ...new Set(picked.flatMap((one) => one ?? []))];
}

function kindOf(brief: Brief, page: Brief): Kind {
  if (page === brief) return "matching";
  if (page.brand === brief.brand) return "same brand";
  return page.trade === brief.trade ? "same trade" : "other";
}

export function judgePairs(world: World, fields: NonNullable<Variation["fields"]>, most?: number): Pair[] {
  return world.ads.flatMap((ad) =>
    [ad.brief, ...crossingsOf(world.briefs, ad.brief, most)].map((page) => {
      const verdict = world.judge(ad, page, { fields });
      return { ad, page, kind: kindOf(ad.brief, page), verdict, overall: verdict.scored.overallScore };
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

export function separations(pairs: readonly Pair[]): Separation[] {
  const matching = pairs.filter(({ kind }) => kind === "matching");
  const crossed = pairs.filter(({ kind }) => kind !== "matching");
  const made = (what: string, high: readonly Pair[], low: readonly Pair[]): Separation => {
    const [above, below] = [high.map(({ overall }) => overall), low.map(({ overall }) => overall)];
    return {
      what,
      auc: auc(above, below),
      matching: median(above),
      crossed: median(below),
      pairs: [high.length, low.length],
    };
  };
  const of = (kind: string) => matching.filter(({ ad }) => ad.ad.kind === kind);
  const kind = (name: Kind) => crossed.filter((pair) => pair.kind === name);
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

/** The pairs most on the wrong side: matching ones with the lowest scores and crossed ones with the highest. */
export function misjudged(pairs: readonly Pair[], count: number): { low: Pair[]; high: Pair[] } {
  const matching = pairs.filter(({ kind }) => kind === "matching").toSorted((a, b) => a.overall - b.overall);
  const crossed = pairs.filter(({ kind }) => kind !== "matching").toSorted((a, b) => b.overall - a.overall);
  return { low: matching.slice(0, count), high: crossed.slice(0, count) };
}

/** HIGH findings: each of them on a matching pair is a false alarm; a crossed pair without one went unnoticed. */
export function alarms(pairs: readonly Pair[]): string {
  const high = ({ verdict }: Pair) =>
    verdict.judgement.findings.filter(({ comparison: { severity } }) => severity === "HIGH");
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
