import { type ClaimKind, MIN_CHECKABILITY } from "../../contract/ledger.ts";
import { NOT_ON_PAGE } from "../../findings/claim.ts";
import { quote } from "../../ground/text.ts";
import { isKept, isOffer, type LedgerRow } from "../artifacts/claims.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import { hasReadableText, isCoveredByConsent } from "../artifacts/excerpt-position.ts";
import type { Finding, FindingKind } from "../artifacts/judgement.ts";
import { isSurelyRead } from "../artifacts/reported-verdict.ts";
import { createFinding } from "./create-finding.ts";
import { BROKEN_CLAIM_CAP, type CheckResult, capMessageAndFold, type FindingCheck } from "./define-signal.ts";

/** From this weight on broken claims are a failure of the ad: one that a page must repeat, or several lesser ones. */
const MIN_BROKEN_WEIGHT = 0.6;
/** Claims that can be checked less than this weigh nothing. */
const MIN_WEIGHED_CHECKABILITY = 0.4;
/** A contradiction proves more than silence. */
const CONTRADICTION_FACTOR = 1.2;
/** A page with fewer words leaves unsaid what its next page says. */
const MIN_PAGE_WORDS = 120;
const MAX_FINDINGS = 12;

/** How findings name a claim, and whose risk it raises. */
const FINDING_BY_KIND: Readonly<Record<ClaimKind, { kind: FindingKind; element: string }>> = {
  price: { kind: "offer", element: "Offer: price" },
  offer: { kind: "offer", element: "Offer" },
  step: { kind: "cta", element: "Call to action: next step" },
  place: { kind: "claim", element: "Claimed place" },
  audience: { kind: "claim", element: "Claimed audience" },
  time: { kind: "claim", element: "Claimed time" },
  assurance: { kind: "claim", element: "Claim" },
  product: { kind: "claim", element: "Claimed product" },
  feature: { kind: "claim", element: "Claim" },
  brand: { kind: "claim", element: "Claim" },
};

/** A checkable claim that the page contradicts or doesn't mention. */
const isBroken = ({ claim, verdict }: LedgerRow): boolean =>
  claim.checkability >= MIN_CHECKABILITY &&
  (verdict === "contradicted" || verdict === "not_mentioned") &&
  isSurelyRead(claim);

/** The brand and the call to action are judged by signals of their own. */
const hasOwnSignal = ({ slot }: LedgerRow["claim"]): boolean => slot === "brand" || slot.startsWith("call_to_action:");

/** A price, a discount, or a voucher code, which leaves no doubt about its words. */
const hasFigure = (row: LedgerRow): boolean => isOffer(row) && row.claim.slot !== "included";

/**
 * How much a row speaks against the ad. On a short page silence proves nothing, except of what the ad is about, and of
 * a price or discount that no closed pop-up may have shown.
 */
const brokenWeight = (row: LedgerRow, { page }: Evidence): number => {
  const { claim, verdict } = row;
  if (claim.checkability < MIN_WEIGHED_CHECKABILITY || !isSurelyRead(claim) || hasOwnSignal(claim)) return 0;
  if (verdict === "contradicted") return CONTRADICTION_FACTOR * claim.checkability;
  if (claim.source.rotating === true) return 0;
  const isTelling =
    claim.slot === "subject" ||
    (hasFigure(row) && page.popUpClosed === undefined) ||
    page.fullText.split(" ").length >= MIN_PAGE_WORDS;
  return verdict === "not_mentioned" && isTelling ? claim.checkability : 0;
};

/** Of each line of the ad the row that weighs most: "six months" and "free for six months" are one claim. */
const heaviestByLine = (rows: readonly LedgerRow[], evidence: Evidence): LedgerRow[] => {
  const byLine = new Map<string, LedgerRow>();
  for (const row of rows) {
    const line = row.claim.source.text;
    const before = byLine.get(line);
    if (before === undefined || brokenWeight(row, evidence) > brokenWeight(before, evidence)) byLine.set(line, row);
  }
  return [...byLine.values()].filter((row) => brokenWeight(row, evidence) > 0);
};

/** A failure of the ad by itself. */
const isRequired = (row: LedgerRow, evidence: Evidence): boolean => brokenWeight(row, evidence) >= MIN_BROKEN_WEIGHT;

/** The rows that fail the ad: each by itself, or together those that the page doesn't keep. */
const listRequired = (rows: readonly LedgerRow[], evidence: Evidence): LedgerRow[] => {
  const alone = rows.filter((row) => isRequired(row, evidence));
  if (alone.length > 0) return alone;
  // Each row of a picture may be misread, so that several prove no more than one.
  const together = heaviestByLine(
    rows.filter(({ claim }) => claim.source.source === "field"),
    evidence,
  );
  const weight = together.reduce((sum, row) => sum + brokenWeight(row, evidence), 0);
  return weight >= MIN_BROKEN_WEIGHT ? together : [];
};

const describe = ({ claim, verdict, statement }: LedgerRow): string =>
  verdict === "contradicted" && statement !== null
    ? `the ad says ${quote(claim.text)}, the page ${quote(statement.text)}`
    : `the page doesn't mention ${quote(claim.text)}`;

const recommend = (row: LedgerRow): string => {
  const { claim, verdict, statement } = row;
  if (isKept(row)) return "Nothing to do: the page says so, too.";
  return verdict === "contradicted" && statement !== null
    ? `The ad says ${quote(claim.text)}, the page ${quote(statement.text)}: change the one that is wrong.`
    : `Say ${quote(claim.text)} on the page if it is true, or remove it from the ad.`;
};

const statusOf = (row: LedgerRow, { page }: Evidence): "match" | "obscured" | "mismatch" | "missing" => {
  const isObscured = row.statement !== null && isCoveredByConsent(row.statement, page);
  if (isKept(row)) return isObscured ? "obscured" : "match";
  return row.verdict === "contradicted" ? "mismatch" : "missing";
};

const buildFinding = (row: LedgerRow, isFailure: boolean, evidence: Evidence): Finding => {
  const { claim, verdict, statement } = row;
  return createFinding({
    ...FINDING_BY_KIND[claim.kind],
    status: statusOf(row, evidence),
    severity: isKept(row) ? "LOW" : isFailure ? "HIGH" : "MEDIUM",
    adValue: claim.source.text,
    landingPageValue: statement?.text ?? (isKept(row) ? "on the page" : NOT_ON_PAGE),
    recommendation: recommend(row),
    confidence: Math.min(claim.source.confidence, row.byModel === true ? row.confidence : 0.95),
    contradiction: verdict === "contradicted",
    ad: claim.source,
    page: statement,
    claim: row,
  });
};

/** Broken claims first: the number of findings is limited. */
const chooseRows = (rows: readonly LedgerRow[], required: readonly LedgerRow[]): LedgerRow[] => {
  const kept = rows.filter((row) => isKept(row) && row.claim.checkability >= MIN_CHECKABILITY);
  return [...rows.filter((row) => isBroken(row) || required.includes(row)), ...kept].slice(0, MAX_FINDINGS);
};

/** The findings and caps that follow from the rows, whether the rules alone or a model filled them in. */
export const judgeLedger = (rows: readonly LedgerRow[], evidence: Evidence): Required<CheckResult> => {
  if (!hasReadableText(evidence.page)) return { findings: [], caps: [] };
  const required = listRequired(rows, evidence);
  const contradicted = required.find(({ verdict }) => verdict === "contradicted");
  const worst = contradicted ?? required[0];
  return {
    findings: chooseRows(rows, required).map((row) => buildFinding(row, required.includes(row), evidence)),
    caps:
      worst === undefined
        ? []
        : capMessageAndFold(BROKEN_CLAIM_CAP, BROKEN_CLAIM_CAP, describe(worst)).map((cap) => ({
            ...cap,
            claim: worst,
          })),
  };
};

/** Does the page keep what can be checked of the ad's claims: numbers, dates, places, groups, next steps? */
export const checkClaims: FindingCheck = (pair) => judgeLedger(pair.ledger, pair);
