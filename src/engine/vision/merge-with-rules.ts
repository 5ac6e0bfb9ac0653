import {
  CATEGORY_OF_DIMENSION,
  DIMENSIONS,
  type Dimension,
  type Severity,
} from "../../contract/vocabulary.ts";
import type { Finding, Judgement, SignalScore } from "../artifacts/judgement.ts";
import type { Excerpt } from "../artifacts/text.ts";
import { createFinding } from "../compare/create-finding.ts";
import type { FactSheet } from "./fact-sheet.ts";
import { quoteFact } from "./match-quote.ts";
import { ASKED_KINDS, type AskedKind } from "./reply.ts";
import { type VerifiedCheck, type VerifiedReply, VISUAL_KINDS } from "./verify-quotes.ts";

/** So many bands above what the rules say, where a contradiction is proven, a model is not believed. */
const MIN_IMPLAUSIBLE_BAND_GAP = 2;
const BAND_COUNT = 5;
/** Where the rules know nothing and the model may have been talked to. */
const MAX_SHARE_WITH_INJECTION = 0.5;

/** What a reader does about it, where the rules have found nothing of the kind and so said nothing. */
const DEFAULT_RECOMMENDATIONS: Record<AskedKind, string> = {
  headline: "Let the page's headline repeat the ad's promise.",
  product: "Lead the ad to the page of what it advertises.",
  offer: "Show the ad's offer on the page, with the same terms.",
  brand: "Show on the page who advertises.",
  cta: "Ask on the page for the action that the ad asks for.",
  fold_promise: "Bring the ad's promise onto the first screen.",
  fold_offer: "Bring the ad's offer onto the first screen.",
  fold_cta: "Bring the button onto the first screen.",
  palette: "Bring the ad's colours onto the page, or the page's into the ad.",
  hero_image: "Show the ad's picture, or one like it, on the first screen.",
  imagery: "Let the pictures of ad and page be of one style.",
  tone: "Let ad and page speak alike.",
};

/**
 * The rules' judgement with the model's eyes: bands where they may be believed, checks where they are proven. What the rules
 * have proven stays: caps, contradictions, and whatever only they look at.
 */
export function mergeWithRules(
  rules: Judgement,
  { dimensions, checks }: VerifiedReply,
  dossier: FactSheet,
): Judgement {
  const spoken = dossier.withheld.ad.length + dossier.withheld.page.length > 0;
  const signals = DIMENSIONS.flatMap((dimension): SignalScore[] => {
    const own = rules.signals.filter((signal) => signal.dimension === dimension);
    const seen = dimensions[dimension];
    if (seen === null) return own;
    const before = computeWeightedMean(own);
    if (before !== null && isImplausiblyHigh(seen.share, before, hasProvenContradiction(dimension, rules)))
      return own;
    // A side that speaks to its judge has forfeited the benefit of the doubt.
    if (spoken && before !== null && seen.share > before) return own;
    const value = spoken ? Math.min(seen.share, MAX_SHARE_WITH_INJECTION) : seen.share;
    return [{ id: "vision", dimension, weight: 1, value, note: seen.notes.slice(0, 2).join("; ") }];
  });
  return {
    signals,
    findings: [...mergeFindings(rules, checks), ...createInjectionFindings(dossier)],
    caps: rules.caps,
  };
}

/** The known signals' weighted mean, as the score stage takes it. */
function computeWeightedMean(signals: readonly SignalScore[]): number | null {
  const known = signals.flatMap(({ value, weight }) => (value === null ? [] : [{ value, weight }]));
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  return weights === 0 ? null : known.reduce((sum, { value, weight }) => sum + value * weight, 0) / weights;
}

/** A contradiction is proven on a dimension: by a typed finding, or by a fact that caps it. */
const hasProvenContradiction = (dimension: Dimension, { findings, caps }: Judgement): boolean =>
  caps.some((cap) => cap.dimension === dimension) ||
  findings.some(
    ({ contradiction, comparison }) =>
      contradiction && comparison.category === CATEGORY_OF_DIMENSION[dimension],
  );

const toBandIndex = (share: number): number =>
  Math.min(BAND_COUNT - 1, Math.floor(share * BAND_COUNT + 1e-9));

const isImplausiblyHigh = (share: number, before: number, disproved: boolean): boolean =>
  disproved && toBandIndex(share) - toBandIndex(before) >= MIN_IMPLAUSIBLE_BAND_GAP;

function mergeFindings(rules: Judgement, checks: VerifiedReply["checks"]): Finding[] {
  const replaced = new Set(ASKED_KINDS.filter((kind) => canReplaceFindings(kind, checks[kind], rules)));
  const seen = ASKED_KINDS.flatMap((kind) => {
    const check = checks[kind];
    if (check === undefined) return [];
    const known = rules.findings.filter((one) => one.kind === kind);
    return known.length === 0 || replaced.has(kind) ? [createVisionFinding(kind, check, known)] : [];
  });
  return [...rules.findings.filter(({ kind }) => !replaced.has(kind as AskedKind)), ...seen];
}

/**
 * Offers are compared by type and value, which a model does worse; what is proven stands, and where a cap stands, so does
 * the finding that explains it.
 */
function canReplaceFindings(
  kind: AskedKind,
  check: VerifiedCheck | undefined,
  { findings, caps }: Judgement,
): boolean {
  const known = findings.filter((one) => one.kind === kind);
  const [first] = known;
  if (check === undefined || first === undefined || kind === "offer" || kind === "fold_offer") return false;
  if (known.some(({ contradiction }) => contradiction)) return false;
  return !caps.some(({ dimension }) => CATEGORY_OF_DIMENSION[dimension] === first.comparison.category);
}

const PROBLEM_STATUSES = new Set(["mismatch", "partial_match", "missing"]);

function createVisionFinding(kind: AskedKind, check: VerifiedCheck, known: readonly Finding[]): Finding {
  const { answer, ad, page } = check;
  const agreed = known.some(({ comparison }) => PROBLEM_STATUSES.has(comparison.status));
  const before = known[0]?.comparison;
  return createFinding({
    kind,
    status: answer,
    severity: chooseSeverity(answer, agreed),
    adValue: ad === null ? (before?.adValue ?? "") : quoteFact(check.adQuote, ad.fact),
    landingPageValue:
      page === null
        ? answer === "missing"
          ? ""
          : (before?.landingPageValue ?? "")
        : quoteFact(check.pageQuote, page.fact),
    recommendation: (agreed ? before?.recommendation : undefined) ?? DEFAULT_RECOMMENDATIONS[kind],
    // Looks rest on the model's word alone.
    confidence: VISUAL_KINDS.has(kind) && (ad === null || page === null) ? 0.65 : 0.85,
    ad: ad?.fact ?? null,
    page: page?.fact ?? null,
  });
}

/** HIGH asks for two witnesses of different kinds: the model's and the rules'. */
function chooseSeverity(answer: VerifiedCheck["answer"], agreed: boolean): Severity {
  if (answer === "mismatch" || answer === "missing") return agreed ? "HIGH" : "MEDIUM";
  return answer === "partial_match" && agreed ? "MEDIUM" : "LOW";
}

/** Text for the judge is told of, and costs nothing: it may be somebody else's comment. */
export function createInjectionFindings({ withheld }: FactSheet): Finding[] {
  const found = (side: "ad" | "page", [fact]: readonly Excerpt[]): Finding[] =>
    fact === undefined
      ? []
      : [
          createFinding({
            kind: "machine_text",
            status: "mismatch",
            severity: "LOW",
            adValue: side === "ad" ? fact.text : "",
            landingPageValue: side === "page" ? fact.text : "",
            recommendation: `Take out of the ${side} what speaks to machines: it was withheld from the judge, and nothing of it counts.`,
            confidence: fact.confidence,
            ...(side === "ad" ? { ad: fact } : { page: fact }),
          }),
        ];
  return [...found("ad", withheld.ad), ...found("page", withheld.page)];
}
