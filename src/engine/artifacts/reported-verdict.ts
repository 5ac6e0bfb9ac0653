import type { ClaimVerdict } from "../../contract/ledger.ts";
import { isMoney, type LedgerRow } from "./claims.ts";
import type { Excerpt } from "./text-block.ts";

/** A misread word or number must not accuse the ad. */
const MIN_PICTURE_CONFIDENCE = 0.85;

/** Whether each word of an ad's text is given, or was read surely from its picture. */
export const hasSureWords = ({ source, confidence, minWordConfidence }: Excerpt): boolean =>
  source === "field" || (minWordConfidence ?? confidence) >= MIN_PICTURE_CONFIDENCE;

/** A price is read whole or not at all: its digits and its currency confirm one another. */
const MIN_PRICE_CONFIDENCE = 0.75;

/** Of a number without a unit in a picture, the sign may not have been read: "39" of "39 €". */
export const isSurelyRead = ({ source, slot }: LedgerRow["claim"]): boolean =>
  source.source === "field" ||
  (slot !== "count" && hasSureWords(source)) ||
  (isMoney({ dimension: slot }) && source.confidence >= MIN_PRICE_CONFIDENCE);

/** The ad does not break a promise that may have been misread from its picture. */
export const reportVerdict = ({ claim, verdict }: LedgerRow): ClaimVerdict =>
  (verdict === "contradicted" || verdict === "not_mentioned") && !isSurelyRead(claim) ? "unreadable" : verdict;

/** What could not be read; null where the verdict is another one. */
export const findUnreadSide = (row: LedgerRow): "page" | "ad" | null =>
  reportVerdict(row) !== "unreadable" ? null : isSurelyRead(row.claim) ? "page" : "ad";
