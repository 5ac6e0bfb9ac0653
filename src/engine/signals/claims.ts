import type { LedgerRow } from "../artifacts/claims.ts";
import { compareClaims } from "../claims/ledger.ts";
import { createFinding, quote } from "../compare/create-finding.ts";
import { hasReadableText } from "../compare/excerpt-position.ts";
import { speakApart } from "../judge/heuristic/apart.ts";
import { capMessageAndFold, type FindingCheck, MISSING_CLAIM_CAP, POLICY_VIOLATION_CAP } from "./define-signal.ts";

/** From here on the page has to say so. */
const MIN_CHECKABILITY = 0.5;
/** From here on a claim that the page doesn't mention is a failure of the ad, below a remark. */
const MIN_REQUIRED_CHECKABILITY = 0.6;
/** A page with fewer words leaves unsaid what its next page says. */
const MIN_PAGE_WORDS = 120;
/** A misread number must not accuse the ad. */
const MIN_PICTURE_CONFIDENCE = 0.85;
const MAX_FINDINGS = 4;

const isBroken = ({ claim, verdict }: LedgerRow): boolean =>
  claim.checkability >= MIN_CHECKABILITY &&
  (verdict === "contradicted" || verdict === "not_mentioned") &&
  (claim.source.source === "field" ||
    (claim.source.minWordConfidence ?? claim.source.confidence) >= MIN_PICTURE_CONFIDENCE);

const ELEMENTS: Readonly<Record<LedgerRow["claim"]["kind"], string>> = {
  price: "Claimed price",
  offer: "Claimed offer",
  place: "Claimed place",
  audience: "Claimed audience",
  time: "Claimed time",
  step: "Claimed next step",
  assurance: "Claim",
  product: "Claim",
  feature: "Claim",
  brand: "Claim",
};

const describe = ({ claim, verdict, statement }: LedgerRow): string =>
  verdict === "contradicted" && statement !== null
    ? `the ad says ${quote(claim.text)}, the page ${quote(statement.text)}`
    : `the page doesn't mention ${quote(claim.text)}`;

const recommend = ({ claim, verdict, statement }: LedgerRow): string =>
  verdict === "contradicted" && statement !== null
    ? `The ad says ${quote(claim.text)}, the page ${quote(statement.text)}: change the one that is wrong.`
    : `Say ${quote(claim.text)} on the page if it is true, or remove it from the ad.`;

/** Contradicted, or so checkable that a page of this length would say it. */
const createRequirement =
  (pageWords: number) =>
  ({ claim, verdict }: LedgerRow): boolean =>
    verdict === "contradicted" || (claim.checkability >= MIN_REQUIRED_CHECKABILITY && pageWords >= MIN_PAGE_WORDS);

const buildFinding = (row: LedgerRow, required: boolean) =>
  createFinding({
    kind: "claim",
    element: ELEMENTS[row.claim.kind],
    status: row.verdict === "contradicted" ? "mismatch" : "missing",
    severity: required ? "HIGH" : "MEDIUM",
    adValue: row.claim.text,
    landingPageValue: row.statement?.text ?? "",
    recommendation: recommend(row),
    confidence: Math.min(row.claim.source.confidence, 0.95),
    contradiction: row.verdict === "contradicted",
    ad: row.claim.source,
    page: row.statement,
  });

/** Does the page keep what can be checked of the ad's claims: numbers, dates, places, groups, next steps? */
export const checkClaims: FindingCheck = (evidence) => {
  if (!hasReadableText(evidence.page) || speakApart(evidence)) return {};
  const broken = compareClaims(evidence).rows.filter(isBroken);
  const isRequired = createRequirement(evidence.page.fullText.split(" ").length);
  const required = broken.filter(isRequired);
  const contradicted = required.find(({ verdict }) => verdict === "contradicted");
  const worst = contradicted ?? required[0];
  const limit = contradicted === undefined ? MISSING_CLAIM_CAP : POLICY_VIOLATION_CAP;
  return {
    findings: broken.slice(0, MAX_FINDINGS).map((row) => buildFinding(row, isRequired(row))),
    caps: worst === undefined ? [] : capMessageAndFold(limit, limit, describe(worst)),
  };
};
