import type { ClaimVerdict } from "../../contract/ledger.ts";
import type { LedgerRow } from "./claims.ts";

/** A misread number must not accuse the ad. */
const MIN_PICTURE_CONFIDENCE = 0.85;

/** Of a number without a unit in a picture, the sign may not have been read: "39" of "39 €". */
export const isSurelyRead = ({ source, slot }: LedgerRow["claim"]): boolean =>
  source.source === "field" ||
  (slot !== "count" && (source.minWordConfidence ?? source.confidence) >= MIN_PICTURE_CONFIDENCE);

/** The ad does not break a promise that may have been misread from its picture. */
export const reportVerdict = ({ claim, verdict }: LedgerRow): ClaimVerdict =>
  (verdict === "contradicted" || verdict === "not_mentioned") && !isSurelyRead(claim) ? "unreadable" : verdict;
