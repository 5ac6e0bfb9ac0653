import {
  CATEGORY_OF_DIMENSION,
  DIMENSIONS,
  type Dimension,
  OPEN_STATUSES,
  type Severity,
} from "../../contract/vocabulary.ts";
import { type Claim, isKept, type LedgerRow } from "../artifacts/claims.ts";
import { keptAt } from "../artifacts/excerpt-position.ts";
import type { Finding, Judgement, SignalScore } from "../artifacts/judgement.ts";
import json from "../lexicon/recommendations.json" with { type: "json" };
import { createFinding } from "../signals/create-finding.ts";
import type { FactSheet, NumberedFact } from "./fact-sheet.ts";
import { ASKED_KINDS, type AskedKind } from "./reply.ts";
import {
  findQuoteNumbers,
  findSpan,
  quoteFact,
  toBandIndex,
  type VerifiedCheck,
  type VerifiedClaim,
  type VerifiedMissedClaim,
  type VerifiedReply,
  VISUAL_KINDS,
} from "./verify-quotes.ts";

/** If the rules prove a contradiction, the model is ignored from this many bands above the rules on. */
const MIN_IMPLAUSIBLE_BAND_GAP = 2;
/** Highest share from the model alone if the ad or page contains a possible prompt injection. */
const MAX_SHARE_WITH_INJECTION = 0.5;

/** Recommendations for findings that the rules don't have. */
const DEFAULT_RECOMMENDATIONS: Record<AskedKind, string> = json.recommendations;

/** The findings and caps that the rules derive from a ledger. */
export type JudgeLedger = (ledger: readonly LedgerRow[]) => Pick<Judgement, "findings" | "caps">;

/**
 * The rules' judgement with the verified parts of the model's reply: its verdicts on claims, its bands if they are
 * plausible, its checks if their quotes are verified. Contradictions, other caps and signals that only the rules
 * measure stay.
 */
export function mergeWithRules(
  byRules: Judgement,
  verified: VerifiedReply,
  factSheet: FactSheet,
  judgeLedger: JudgeLedger,
): Judgement {
  const { dimensions, checks } = verified;
  const rules = applyLedger(byRules, mergeLedger(byRules.ledger, verified, factSheet), judgeLedger);
  const isSuspect = hasInjection(factSheet);
  const signals = DIMENSIONS.flatMap((dimension): SignalScore[] => {
    const own = rules.signals.filter((signal) => signal.dimension === dimension);
    const seen = dimensions[dimension];
    if (seen === null) return own;
    const before = computeWeightedMean(own);
    if (before !== null && isImplausiblyHigh(seen.share, before, hasProvenContradiction(dimension, rules))) return own;
    // With a possible prompt injection, the model cannot raise the score, and a better reply changes nothing.
    const value = isSuspect ? Math.min(seen.share, MAX_SHARE_WITH_INJECTION) : seen.share;
    if (isSuspect && before !== null && value > before) return own;
    return [{ id: "vision", dimension, weight: 1, value, note: seen.notes.slice(0, 2).join("; ") }];
  });
  return {
    signals,
    findings: [...mergeFindings(rules, checks), ...createInjectionFindings(factSheet)],
    caps: rules.caps,
    ledger: rules.ledger,
  };
}

/** The judgement with the findings and caps of another ledger. */
function applyLedger(rules: Judgement, ledger: LedgerRow[], judgeLedger: JudgeLedger): Judgement {
  const changed = ledger.filter((row) => !rules.ledger.includes(row));
  if (changed.length === 0) return rules;
  const { findings, caps } = judgeLedger(ledger);
  return {
    signals: rules.signals,
    findings: [...findings, ...rules.findings.filter((one) => one.claim === undefined)],
    caps: [...caps, ...rules.caps.filter(({ claim }) => claim === undefined)],
    ledger,
  };
}

/** The weighted mean of the known signals, as in the score stage; null if none is known. */
function computeWeightedMean(signals: readonly SignalScore[]): number | null {
  const known = signals.flatMap(({ value, weight }) => (value === null ? [] : [{ value, weight }]));
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  return weights === 0 ? null : known.reduce((sum, { value, weight }) => sum + value * weight, 0) / weights;
}

/** Whether the rules prove a contradiction in a dimension by a typed finding or a cap. */
const hasProvenContradiction = (dimension: Dimension, { findings, caps }: Judgement): boolean =>
  caps.some((cap) => cap.dimension === dimension) ||
  findings.some(
    ({ contradiction, comparison }) => contradiction && comparison.category === CATEGORY_OF_DIMENSION[dimension],
  );

const isImplausiblyHigh = (share: number, before: number, disproved: boolean): boolean =>
  disproved && toBandIndex(share) - toBandIndex(before) >= MIN_IMPLAUSIBLE_BAND_GAP;

function mergeFindings(rules: Judgement, checks: VerifiedReply["checks"]): Finding[] {
  const replaced = new Set<Finding["kind"]>(
    ASKED_KINDS.filter((kind) => canReplaceFindings(kind, checks[kind], rules)),
  );
  const seen = ASKED_KINDS.flatMap((kind) => {
    const check = checks[kind];
    const known = rules.findings.filter((one) => one.kind === kind);
    return check && (known.length === 0 || replaced.has(kind)) ? [createVisionFinding(kind, check, known)] : [];
  });
  return [...rules.findings.filter(({ kind, claim }) => claim !== undefined || !replaced.has(kind)), ...seen];
}

/**
 * Whether the model's check replaces the rules' findings of a kind. Offers are compared by type and value, which
 * models do worse. Contradictions stay, and so do findings that explain a cap or show a row of the ledger.
 */
function canReplaceFindings(kind: AskedKind, check: VerifiedCheck | undefined, { findings, caps }: Judgement): boolean {
  const known = findings.filter((one) => one.kind === kind && one.claim === undefined);
  const [first] = known;
  if (check === undefined || first === undefined || kind === "offer" || kind === "fold_offer") return false;
  if (known.some(({ contradiction }) => contradiction)) return false;
  return !caps.some(({ dimension }) => CATEGORY_OF_DIMENSION[dimension] === first.comparison.category);
}

function createVisionFinding(kind: AskedKind, check: VerifiedCheck, known: readonly Finding[]): Finding {
  const { answer, ad, page } = check;
  const agreed = known.some(({ comparison }) => OPEN_STATUSES.has(comparison.status));
  const before = known[0]?.comparison;
  const unquotedPageValue = answer === "missing" ? "" : (before?.landingPageValue ?? "");
  return createFinding({
    kind,
    status: answer,
    severity: chooseSeverity(answer, agreed),
    adValue: ad === null ? (before?.adValue ?? "") : quoteFact(check.adQuote, ad.fact),
    landingPageValue: page === null ? unquotedPageValue : quoteFact(check.pageQuote, page.fact),
    recommendation: (agreed ? before?.recommendation : undefined) ?? DEFAULT_RECOMMENDATIONS[kind],
    // Statements about appearance have no evidence but the model's reply.
    confidence: VISUAL_KINDS.has(kind) && (ad === null || page === null) ? 0.65 : 0.85,
    ad: ad?.fact ?? null,
    page: page?.fact ?? null,
  });
}

/** HIGH requires that the rules and the model agree. */
function chooseSeverity(answer: VerifiedCheck["answer"], agreed: boolean): Severity {
  if (answer === "mismatch" || answer === "missing") return agreed ? "HIGH" : "MEDIUM";
  return answer === "partial_match" && agreed ? "MEDIUM" : "LOW";
}

/** Reports possible prompt injections without lowering the score: they may be in a visitor's comment. */
const createInjectionFindings = ({ withheld }: FactSheet): Finding[] =>
  (["ad", "page"] as const).flatMap((side) =>
    withheld[side].slice(0, 1).map((fact) =>
      createFinding({
        kind: "machine_text",
        status: "mismatch",
        severity: "LOW",
        adValue: side === "ad" ? fact.text : "",
        landingPageValue: side === "page" ? fact.text : "",
        recommendation:
          `Remove the text for machines from the ${side}. The model did not see it, and it does not affect the ` +
          "score.",
        confidence: fact.confidence,
        [side]: fact,
      }),
    ),
  );

const hasInjection = ({ withheld }: FactSheet): boolean => withheld.ad.length + withheld.page.length > 0;

/** A checked quote is on the page; whether it means what the model says is not checked. */
const QUOTE_CONFIDENCE = 0.85;
/** Nothing but the model's word says that a picture shows it. */
const PICTURE_CONFIDENCE = 0.6;
/** A claim that the page answers can be checked. Of the others only the model says so: they cost nothing. */
const CHECKABILITY = { answered: 0.5, unanswered: 0.4 } as const;

/**
 * The rules' ledger with the model's verdicts. A contradiction of the rules stays, and nothing changes without a quote
 * that is on the page. With a possible prompt injection the model can keep no claim.
 */
function mergeLedger(
  ledger: readonly LedgerRow[],
  { claims, missedClaims }: Pick<VerifiedReply, "claims" | "missedClaims">,
  factSheet: FactSheet,
): LedgerRow[] {
  const mayKeep = !hasInjection(factSheet);
  const ids = new Map(factSheet.claims.map(({ row, id }) => [row, id]));
  const rows = ledger.map((row) => {
    const given = claims.find(({ id }) => id === ids.get(row));
    return given !== undefined && mayChange(row, given, mayKeep) ? createRow(row.claim, given) : row;
  });
  for (const missed of missedClaims) {
    const row = createMissedRow(missed);
    const isAllowed = missed.verdict !== "kept" || (mayKeep && hasSameNumbers(row.claim, missed.pageQuote));
    if (isAllowed && !rows.some((known) => isSameClaim(known.claim, row.claim))) rows.push(row);
  }
  return rows;
}

function mayChange({ claim, verdict }: LedgerRow, given: VerifiedClaim, mayKeep: boolean): boolean {
  if (verdict === "contradicted") return false;
  if (given.verdict === "kept") {
    if (!mayKeep || (verdict !== "not_mentioned" && verdict !== "unreadable")) return false;
    return given.page === null ? verdict === "unreadable" : hasSameNumbers(claim, given.pageQuote);
  }
  // The rules found the number itself on the page: only another number denies that.
  return !isKept({ verdict }) || claim.value === null || hasOtherNumber(claim, given.pageQuote);
}

/** A number is kept by the same number only. */
const hasSameNumbers = ({ text, value }: Claim, quote: string): boolean => {
  const [claimed, quoted] = [findQuoteNumbers(text), findQuoteNumbers(quote)];
  return claimed.length > 0 ? claimed.every((number) => quoted.includes(number)) : value === null;
};

const hasOtherNumber = ({ text }: Claim, quote: string): boolean => {
  const claimed = findQuoteNumbers(text);
  return findQuoteNumbers(quote).some((number) => !claimed.includes(number));
};

const createRow = (
  claim: Claim,
  { verdict, page, pageQuote }: { verdict: LedgerRow["verdict"]; page: NumberedFact | null; pageQuote: string },
): LedgerRow => ({
  claim,
  verdict: verdict === "kept" ? keptAt(page?.fact ?? null) : verdict,
  confidence: page === null ? PICTURE_CONFIDENCE : QUOTE_CONFIDENCE,
  statement: page?.fact ?? null,
  words: page === null ? null : findSpan(pageQuote, page.fact.text),
  byModel: true,
});

const createMissedRow = (missed: VerifiedMissedClaim): LedgerRow => {
  const { kind, ad, text, verdict } = missed;
  const checkability = verdict === "not_mentioned" ? CHECKABILITY.unanswered : CHECKABILITY.answered;
  const claim = { kind, slot: `model:${kind}`, value: null, text, source: ad.fact, checkability, leading: false };
  return createRow(claim, missed);
};

/** The words of one are part of the other's, in the same text of the ad. */
const isSameClaim = (one: Claim, other: Claim): boolean =>
  (one.source.text.includes(other.source.text) || other.source.text.includes(one.source.text)) &&
  (one.text.includes(other.text) || other.text.includes(one.text));
