import { isKept, type LedgerRow } from "../../artifacts/claims.ts";
import type { Evidence } from "../../artifacts/evidence.ts";
import { compareClaims } from "../../claims/ledger.ts";
import { quote } from "../../compare/create-finding.ts";
import { hasReadableText, isAboveTheFold } from "../../compare/excerpt-position.ts";

/** Claims that can be checked less are moods. */
const MIN_CHECKABILITY = 0.3;
/** One claim that can hardly be checked says little about the whole ad. */
const MIN_TOTAL_CHECKABILITY = 0.4;
/** How much the similarity of words still says beside claims that were checked (measured on ads that paraphrase). */
const SIMILARITY_BESIDE_CLAIMS = 0.4;

/** A next step says nothing about what is offered. */
const isAboutOffer = ({ claim }: LedgerRow): boolean => claim.kind !== "step";

/** The checkable claims of the ad's copy. Those of a picture may be misread; the brand has a signal of its own. */
const listChecked = (evidence: Evidence): LedgerRow[] => {
  if (!hasReadableText(evidence.page)) return [];
  const rows = compareClaims(evidence).filter(
    ({ claim, verdict }) =>
      claim.checkability >= MIN_CHECKABILITY &&
      verdict !== "unreadable" &&
      claim.source.source === "field" &&
      claim.slot !== "brand",
  );
  const total = rows.filter(isAboutOffer).reduce((sum, { claim }) => sum + claim.checkability, 0);
  return total < MIN_TOTAL_CHECKABILITY ? [] : rows;
};

/** Where the ad's claims could be checked, words in common say less. */
export const similarityReliability = (evidence: Evidence): number =>
  listChecked(evidence).length === 0 ? 1 : SIMILARITY_BESIDE_CLAIMS;

export interface KeptClaims {
  /** Share of the claims that the page keeps, by how far each can be checked. */
  share: number;
  /** Those that it doesn't keep in full, quoted for a sentence; null where it keeps all. */
  broken: string | null;
}

const MAX_QUOTED = 2;

/**
 * How many of the checkable claims of the ad's copy the page keeps.
 *
 * @param belowTheFold what a claim that is kept below the fold counts, 0 to 1.
 * @returns null where nothing can be checked.
 */
export const measureKeptClaims = (evidence: Evidence, belowTheFold: number): KeptClaims | null => {
  const rows = listChecked(evidence);
  if (rows.length === 0) return null;
  // What a consent banner covers is above the fold.
  const keptShare = (row: LedgerRow): number =>
    !isKept(row) ? 0 : row.statement === null || isAboveTheFold(row.statement) ? 1 : belowTheFold;
  const total = rows.reduce((sum, { claim }) => sum + claim.checkability, 0);
  const broken = [...new Set(rows.filter((row) => keptShare(row) < 1).map(({ claim }) => quote(claim.text)))];
  return {
    share: rows.reduce((sum, row) => sum + row.claim.checkability * keptShare(row), 0) / total,
    broken: broken.length === 0 ? null : broken.slice(0, MAX_QUOTED).join(" and "),
  };
};
