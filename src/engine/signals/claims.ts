import { type ClaimKind, MIN_CHECKABILITY } from "../../contract/ledger.ts";
import type { LedgerRow } from "../artifacts/claims.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding, FindingKind } from "../artifacts/judgement.ts";
import { isSurelyRead } from "../artifacts/reported-verdict.ts";
import { compareClaims } from "../claims/ledger.ts";
import { createFinding, quote } from "../compare/create-finding.ts";
import { hasReadableText } from "../compare/excerpt-position.ts";
import { bargainsOf } from "../judge/heuristic/bargain.ts";
import type { Bargain } from "../judge/heuristic/bargaining.ts";
import { BROKEN_CLAIM_CAP, type CheckResult, capMessageAndFold, type FindingCheck } from "./define-signal.ts";

/** From here on a claim that the page doesn't mention is a failure of the ad, below a remark. */
const MIN_REQUIRED_CHECKABILITY = 0.6;
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
  product: { kind: "claim", element: "Claim" },
  feature: { kind: "claim", element: "Claim" },
  brand: { kind: "claim", element: "Claim" },
};

const isKept = ({ verdict }: LedgerRow): boolean => verdict === "kept" || verdict === "kept_below_the_fold";

/** A checkable claim that the page contradicts or doesn't mention. */
const isBroken = ({ claim, verdict }: LedgerRow): boolean =>
  claim.checkability >= MIN_CHECKABILITY &&
  (verdict === "contradicted" || verdict === "not_mentioned") &&
  isSurelyRead(claim);

/** Broken, and contradicted or so checkable that a page of this length would say it. */
const isRequired = (row: LedgerRow, { page }: Evidence): boolean =>
  isBroken(row) &&
  (row.verdict === "contradicted" ||
    (row.claim.checkability >= MIN_REQUIRED_CHECKABILITY && page.fullText.split(" ").length >= MIN_PAGE_WORDS));

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

const statusOf = (row: LedgerRow): "match" | "mismatch" | "missing" =>
  isKept(row) ? "match" : row.verdict === "contradicted" ? "mismatch" : "missing";

const buildFinding = (row: LedgerRow, evidence: Evidence): Finding => {
  const { claim, verdict, statement } = row;
  return createFinding({
    ...FINDING_BY_KIND[claim.kind],
    status: statusOf(row),
    severity: isKept(row) ? "LOW" : isRequired(row, evidence) ? "HIGH" : "MEDIUM",
    adValue: claim.source.text,
    landingPageValue: statement?.text ?? (isKept(row) ? "on the page" : "not found on the page"),
    recommendation: recommend(row),
    confidence: Math.min(claim.source.confidence, row.byModel === true ? row.confidence : 0.95),
    contradiction: verdict === "contradicted",
    ad: claim.source,
    page: statement,
    claim: row,
  });
};

const isOffer = ({ claim: { kind } }: LedgerRow): boolean => kind === "price" || kind === "offer";

/** A typed offer has a finding of its own, unless only its number shows that the page doesn't keep it. */
const hasOfferFinding = (row: LedgerRow, evidence: Evidence): boolean =>
  isOffer(row) &&
  row.byModel !== true &&
  bargainsOf(evidence).some(
    ({ ad, contradiction }) => ad.value === row.claim.value && (contradiction || !isRequired(row, evidence)),
  );

/** The number of an offer that the page doesn't keep, whatever other offers it makes. */
export const isBrokenOffer = ({ ad, contradiction, status }: Bargain, evidence: Evidence): boolean =>
  !contradiction &&
  status !== "match" &&
  ad.value !== null &&
  compareClaims(evidence).some((row) => isOffer(row) && row.claim.value === ad.value && isRequired(row, evidence));

/** The page may show the offer in a picture: it states no number of its kind. */
export const isUnreadableOffer = ({ ad }: Bargain, evidence: Evidence): boolean =>
  compareClaims(evidence).some((row) => isOffer(row) && row.claim.value === ad.value && row.verdict === "unreadable");

/** Broken claims first: the number of findings is limited. */
const chooseRows = (ledger: readonly LedgerRow[], evidence: Evidence): LedgerRow[] => {
  const rows = ledger.filter((row) => !hasOfferFinding(row, evidence));
  const kept = rows.filter((row) => isKept(row) && row.claim.checkability >= MIN_CHECKABILITY);
  return [...rows.filter(isBroken), ...kept].slice(0, MAX_FINDINGS);
};

/** The findings and caps that follow from the rows, whether the rules alone or a model filled them in. */
export const judgeLedger = (rows: readonly LedgerRow[], evidence: Evidence): Required<CheckResult> => {
  if (!hasReadableText(evidence.page)) return { findings: [], caps: [] };
  const required = rows.filter((row) => isRequired(row, evidence));
  const contradicted = required.find(({ verdict }) => verdict === "contradicted");
  const worst = contradicted ?? required[0];
  return {
    findings: chooseRows(rows, evidence).map((row) => buildFinding(row, evidence)),
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
export const checkClaims: FindingCheck = (evidence) => judgeLedger(compareClaims(evidence), evidence);
