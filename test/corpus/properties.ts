import { isDeepStrictEqual } from "node:util";
import type { EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import { DIMENSIONS, type Dimension } from "../../src/contract/vocabulary.ts";
import { advise } from "../../src/engine/advice/advise.ts";
import { type AdLine, isMoney } from "../../src/engine/artifacts/claims.ts";
import type { Brief } from "./briefs.ts";
import type { Corpus } from "./corpus.ts";
import type { PairEvaluation } from "./evaluate-pair.ts";
import { registerVersion } from "./mutations.ts";
import { riskProperties } from "./risk-properties.ts";

/** The result of checking a property on one ad or page. */
export interface PropertyResult {
  property: Property;
  subject: string;
  holds: boolean;
  detail: string;
}

export const PROPERTIES = {
  "1 headline swapped": "messageMatch falls, visualMatch does not move",
  "1b headline of a council": "HEADLINE_DISCONNECT appears",
  "1c headline of another trade": "HEADLINE_DISCONNECT appears",
  "1d unchanged headline": "no HEADLINE_DISCONNECT",
  "2 hue rotated": "visualMatch falls, the others do not move",
  "3a consent removable": "no score moves",
  "3b consent unremovable": "no score falls by more than 0.5, covered elements read obscured",
  "4 offer below the fold": "the fold falls, the message by 1 at most",
  "5a 50 % changed to 20 %": "messageMatch falls, OFFER_MISMATCH appears",
  "5b half price for 50 %": "no score moves",
  "6 call to action removed": "the fold falls, tone does not move",
  "6b no call to action": "CTA_FRICTION appears",
  "6c nothing to click in two screens": "CTA_FRICTION appears",
  "6d unchanged call to action": "no CTA_FRICTION",
  "7 irrelevant changes": "byte-identical scores",
  "8 unrelated text below the fold": "every score within 0.5",
  "9 case and punctuation": "messageMatch does not move",
  "10 another profile": "component scores do not move",
  "11a an ad from the page's hero": "every dimension is GOOD or better",
  "11b the same ad elsewhere": "strictly lower overall",
  "12 several placements": "overall ≤ every alternate",
  "13 the judge addressed": "no score rises",
  "14 the sum": "overall is recomputed from components and weights",
  "15a headline in slang": "tone falls",
  "15b headline shouted": "tone falls",
  "15c headline in officialese": "tone falls",
  "15d headline in slang, held out": "tone falls",
  "15e headline shouted, held out": "tone falls",
  "15f headline in officialese, held out": "tone falls",
} as const;
export type Property = keyof typeof PROPERTIES;

/** The properties of pages with a headline in another register. */
const REGISTER_PROPERTIES = [
  ["15a headline in slang", registerVersion("slang", "known")],
  ["15b headline shouted", registerVersion("shouting", "known")],
  ["15c headline in officialese", registerVersion("officialese", "known")],
  ["15d headline in slang, held out", registerVersion("slang", "heldOut")],
  ["15e headline shouted, held out", registerVersion("shouting", "heldOut")],
  ["15f headline in officialese, held out", registerVersion("officialese", "heldOut")],
] as const satisfies readonly (readonly [Property, string])[];

/** The same variation as in evaluatePairs, so that cached results are used. */
const OWN_PAGE_VARIATION = { fields: "all" } as const;

export type Scores = Record<Dimension | "overall", number>;

export function scoresOf({ scored }: PairEvaluation): Scores {
  const { visualMatch, messageMatch, aboveTheFoldContinuity, toneAlignment } = scored.componentScores;
  return { visualMatch, messageMatch, aboveTheFoldContinuity, toneAlignment, overall: scored.overallScore };
}

const SCORE_LABELS: Readonly<Record<keyof Scores, string>> = {
  visualMatch: "V",
  messageMatch: "M",
  aboveTheFoldContinuity: "F",
  toneAlignment: "T",
  overall: "all",
};
export const SCORE_KEYS = [...DIMENSIONS, "overall"] as const;

/** Formats the scores that changed. */
function formatScoreChanges(before: Scores, after: Scores): string {
  const moved = SCORE_KEYS.filter((key) => before[key] !== after[key]).map(
    (key) => `${SCORE_LABELS[key]} ${before[key]}→${after[key]}`,
  );
  return moved.length === 0 ? "nothing moved" : moved.join(", ");
}

const areScoresUnchanged = (before: Scores, after: Scores, keys: readonly (keyof Scores)[] = SCORE_KEYS): boolean =>
  keys.every((key) => before[key] === after[key]);

/** Checks every property on every page to which it applies. */
export function checkProperties(world: Corpus, others: (brief: Brief) => readonly Brief[]): PropertyResult[] {
  return world.briefs.flatMap((brief) => [
    ...pageProperties(world, brief),
    ...riskProperties(world, brief),
    ...offerProperties(world, brief),
    ...requestProperties(world, brief),
    ...crossedProperties(world, brief, others(brief)),
  ]);
}

function pageProperties(world: Corpus, brief: Brief): PropertyResult[] {
  const ad = world.quotingAdOf(brief);
  const verdict = world.evaluate(ad, brief, OWN_PAGE_VARIATION);
  const base = scoresOf(verdict);
  const surface = verdict.scored.appliedProfile.id;
  const made: PropertyResult[] = [];
  const against = (
    property: Property,
    version: string,
    test: (after: Scores, verdict: PairEvaluation) => boolean,
  ): void => {
    if (!world.hasVersion(brief, version)) return;
    const other = world.evaluate(ad, brief, { version, surface });
    const after = scoresOf(other);
    made.push({
      property,
      subject: `${ad.id} · ${brief.template} · ${version}`,
      holds: test(after, other),
      detail: formatScoreChanges(base, after),
    });
  };
  against(
    "1 headline swapped",
    "headline-swapped",
    (after) => after.messageMatch < base.messageMatch && after.visualMatch === base.visualMatch,
  );
  if (chromaticShare(world, brief) >= 0.05) {
    against(
      "2 hue rotated",
      "hue-rotated",
      (after) =>
        after.visualMatch < base.visualMatch &&
        areScoresUnchanged(base, after, ["messageMatch", "aboveTheFoldContinuity", "toneAlignment"]),
    );
  }
  for (const version of ["consent-generic", "consent-shadow", "consent-iframe"]) {
    against("3a consent removable", version, (after) => areScoresUnchanged(base, after));
  }
  against(
    "3b consent unremovable",
    "consent-stubborn",
    (after, { judgement }) =>
      SCORE_KEYS.every((key) => base[key] - after[key] <= 0.5) &&
      judgement.findings.some(({ comparison }) => comparison.status === "obscured"),
  );
  if (hasOfferInFold(verdict)) {
    against(
      "4 offer below the fold",
      "offer-sunk",
      (after) =>
        after.aboveTheFoldContinuity < base.aboveTheFoldContinuity && base.messageMatch - after.messageMatch <= 1,
    );
  }
  if (hasCtaInFold(verdict)) {
    against(
      "6 call to action removed",
      "cta-removed",
      (after) =>
        after.aboveTheFoldContinuity < base.aboveTheFoldContinuity && after.toneAlignment === base.toneAlignment,
    );
    made.push({
      property: "11a an ad from the page's hero",
      subject: `${ad.id} · ${brief.template}`,
      holds: DIMENSIONS.every((dimension) => base[dimension] >= 7),
      detail: SCORE_KEYS.map((key) => `${SCORE_LABELS[key]} ${base[key]}`).join(", "),
    });
  }
  against("7 irrelevant changes", "renamed", (after) => areScoresUnchanged(base, after));
  against("8 unrelated text below the fold", "unrelated-below", (after) =>
    SCORE_KEYS.every((key) => Math.abs(base[key] - after[key]) <= 0.5),
  );
  for (const version of ["headline-upper", "headline-punctuated"]) {
    against("9 case and punctuation", version, (after) => after.messageMatch === base.messageMatch);
  }
  for (const [property, version] of REGISTER_PROPERTIES)
    against(property, version, (after) => after.toneAlignment < base.toneAlignment);
  for (const [version, control] of INJECTION_VERSIONS) {
    if (!world.hasVersion(brief, version)) continue;
    made.push(
      checkNotRaised(
        ad.id,
        version,
        scoresOf(world.evaluate(ad, brief, { version: control, surface })),
        scoresOf(world.evaluate(ad, brief, { version, surface })),
      ),
    );
  }
  return made;
}

function offerProperties(world: Corpus, brief: Brief): PropertyResult[] {
  if (!world.hasVersion(brief, "percent-50")) return [];
  const ad = world.quotingAdOf(brief);
  const percent = 50;
  const half = world.evaluate(ad, brief, { version: "percent-50", percent });
  const same = scoresOf(half);
  const surface = half.scored.appliedProfile.id;
  const other = world.evaluate(ad, brief, { version: "percent-20", percent, surface });
  const less = scoresOf(other);
  const worded = scoresOf(world.evaluate(ad, brief, { version: "percent-in-words", percent, surface }));
  const { conversionRisks } = advise({ ...other, evaluationKey: "corpus" });
  const warned = conversionRisks.some(({ type }) => type === "OFFER_MISMATCH");
  const subject = `${ad.id} · ${brief.template}`;
  return [
    {
      property: "5a 50 % changed to 20 %",
      subject,
      holds: less.messageMatch < same.messageMatch && warned,
      detail: `${formatScoreChanges(same, less)}${warned ? "" : ", no OFFER_MISMATCH"}`,
    },
    {
      property: "5b half price for 50 %",
      subject,
      holds: areScoresUnchanged(same, worded),
      detail: formatScoreChanges(same, worded),
    },
  ];
}

/** Properties that change only the request. */
function requestProperties(world: Corpus, brief: Brief): PropertyResult[] {
  const made: PropertyResult[] = [];
  for (const ad of world.ads.filter((one) => one.brief === brief)) {
    const verdict = world.evaluate(ad, brief, OWN_PAGE_VARIATION);
    const base = scoresOf(verdict);
    const asked = (change: (request: EvaluationRequest) => EvaluationRequest): PairEvaluation =>
      world.evaluate(ad, brief, { request: change });
    const landing = (query: string) =>
      asked((request) => ({
        ...request,
        landingPageData: { url: `${request.landingPageData.url}?${query}` },
      }));
    for (const [name, other] of [
      ["UTM values", landing("utm_source=newsletter-7&utm_medium=paid&utm_campaign=autumn_26&utm_content=b")],
      ["judged again", world.evaluate(ad, brief, { uncached: true })],
    ] as const) {
      made.push({
        property: "7 irrelevant changes",
        subject: `${ad.id} · ${name}`,
        holds: isDeepStrictEqual(
          [verdict.scored.componentScores, verdict.scored.rawScores, verdict.scored.overallScore],
          [other.scored.componentScores, other.scored.rawScores, other.scored.overallScore],
        ),
        detail: formatScoreChanges(base, scoresOf(other)),
      });
    }
    for (const [name, change] of [
      ["upper case", (text: string) => text.toLocaleUpperCase(brief.language)],
      ["punctuation", (text: string) => `${text.replace(/[.!?]$/, "")}!`],
    ] as const) {
      const other = scoresOf(asked((request) => changeHeadline(request, change)));
      made.push({
        property: "9 case and punctuation",
        subject: `${ad.id} · the ad's ${name}`,
        holds: other.messageMatch === base.messageMatch,
        detail: formatScoreChanges(base, other),
      });
    }
    for (const platform of ["meta", "linkedin", "reddit", "tiktok"] as const) {
      const other = asked((request) => ({ ...request, adData: { ...request.adData, platform } }));
      const after = scoresOf(other);
      // Google search ads have no image, so their scores are not comparable.
      if (verdict.scored.appliedProfile.id === "google_search") continue;
      made.push({
        property: "10 another profile",
        subject: `${ad.id} · as ${other.scored.appliedProfile.id}`,
        holds: areScoresUnchanged(base, after, DIMENSIONS),
        detail: formatScoreChanges(base, after),
      });
    }
    const several = asked((request) => ({
      ...request,
      adData: { ...request.adData, platform: "google" },
      landingPageData: { url: `${request.landingPageData.url}?utm_campaign=performance-max-autumn` },
    }));
    made.push({
      property: "12 several placements",
      subject: ad.id,
      holds:
        several.scored.isPmax &&
        (several.scored.alternateScores ?? []).every(({ overallScore }) => several.scored.overallScore <= overallScore),
      detail: `${several.scored.appliedProfile.id} ${several.scored.overallScore} | ${(several.scored.alternateScores ?? []).map(({ profileId, overallScore }) => `${profileId} ${overallScore}`).join(", ")}`,
    });
    made.push(checkWeightedSum(ad.id, verdict));
  }
  return made;
}

function changeHeadline(request: EvaluationRequest, change: (text: string) => string): EvaluationRequest {
  const fields = request.adData.adTextFields;
  return {
    ...request,
    adData: { ...request.adData, adTextFields: { ...fields, headline: change(fields?.headline ?? "") } },
  };
}

function checkWeightedSum(subject: string, verdict: PairEvaluation): PropertyResult {
  const { appliedProfile, componentScores, overallScore } = verdict.scored;
  const sum = DIMENSIONS.reduce(
    (total, dimension) => total + appliedProfile.weights[dimension] * componentScores[dimension],
    0,
  );
  // Rounds half up to half points. The epsilon absorbs floating-point errors of the weights.
  const expected = Math.floor(sum * 2 + 0.5 + 1e-9) / 2;
  return {
    property: "14 the sum",
    subject,
    holds: expected === overallScore,
    detail: `${expected} against ${overallScore}`,
  };
}

function crossedProperties(world: Corpus, brief: Brief, others: readonly Brief[]): PropertyResult[] {
  const ad = world.quotingAdOf(brief);
  const home = world.evaluate(ad, brief, OWN_PAGE_VARIATION);
  const own = home.scored.overallScore;
  const made: PropertyResult[] = [];
  for (const other of others) {
    const verdict = world.evaluate(ad, other, OWN_PAGE_VARIATION);
    const score = verdict.scored.overallScore;
    if (hasCtaInFold(home)) {
      made.push({
        property: "11b the same ad elsewhere",
        subject: `${ad.id} on ${other.id}`,
        holds: score < own,
        detail: `${own} at home, ${score} there`,
      });
    }
    made.push(checkWeightedSum(`${ad.id} on ${other.id}`, verdict));
    if (!world.hasVersion(other, "judge-addressed") || world.quotingAdOf(other).viewport !== ad.viewport) continue;
    const surface = verdict.scored.appliedProfile.id;
    for (const [version, control] of INJECTION_VERSIONS) {
      made.push(
        checkNotRaised(
          `${ad.id} on ${other.id}`,
          version,
          scoresOf(world.evaluate(ad, other, { version: control, surface })),
          scoresOf(world.evaluate(ad, other, { version, surface })),
        ),
      );
    }
  }
  return made;
}

/** Versions with a prompt injection, and the control versions they are compared with. */
const INJECTION_VERSIONS = [
  ["judge-addressed", "base"],
  ["judge-addressed-in-hero", "neutral-in-hero"],
  ["judge-addressed-unseen", "base"],
] as const;

const checkNotRaised = (subject: string, version: string, before: Scores, after: Scores): PropertyResult => ({
  property: "13 the judge addressed",
  subject: `${subject} · ${version}`,
  holds: SCORE_KEYS.every((key) => after[key] <= before[key]),
  detail: formatScoreChanges(before, after),
});

/** A price, a discount, a bundle, or something free. */
const statesOffer = ({ quantities, mentions }: Pick<AdLine, "quantities" | "mentions">): boolean =>
  quantities.some((one) => isMoney(one) || one.dimension === "percent") ||
  mentions.some(({ slot }) => slot === "bundle");

const hasOfferInFold = ({ evidence: { ad, page } }: PairEvaluation): boolean =>
  ad.lines?.some((line) => statesOffer(line) || line.inclusions.length > 0) === true &&
  page.statements?.some((one) => one.excerpt.aboveFold && (statesOffer(one) || one.saysIncluded)) === true;

const hasCtaInFold = ({ evidence }: PairEvaluation): boolean =>
  evidence.page.ctas.some(({ excerpt }) => excerpt.aboveFold && !excerpt.covered);

/** Share of saturated pixels above the fold. */
function chromaticShare(world: Corpus, brief: Brief): number {
  const { foldRaster } = world.snapshot(brief, "base", world.quotingAdOf(brief).viewport);
  const { rgba } = foldRaster;
  let chromatic = 0;
  for (let index = 0; index < rgba.length; index += 4) {
    const [r = 0, g = 0, b = 0] = rgba.subarray(index, index + 3);
    if (Math.max(r, g, b) - Math.min(r, g, b) > 40) chromatic += 1;
  }
  return (chromatic * 4) / rgba.length;
}
