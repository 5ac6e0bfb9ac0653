import { quote } from "../../ground/text.ts";
import { isKept, isOffer, type LedgerRow } from "../artifacts/claims.ts";
import type { Evidence, PageEvidence } from "../artifacts/evidence.ts";
import { hasReadableText, isAboveTheFold } from "../artifacts/excerpt-position.ts";
import type { Excerpt } from "../artifacts/text-block.ts";

/** Claims that can be checked less are moods. */
const MIN_CHECKABILITY = 0.3;
/** A vague claim that the page doesn't mention weighs nothing. */
const MIN_BROKEN_CHECKABILITY = 0.4;
/** One claim that can hardly be checked says little about the whole ad. */
const MIN_TOTAL_CHECKABILITY = 0.4;
/** How much the similarity of words still says beside claims that were checked (measured on ads that paraphrase). */
const SIMILARITY_BESIDE_CLAIMS = 0.4;
/** Prices and discounts that can be checked to the figure. */
const MIN_OFFER_CHECKABILITY = 0.8;
/** A number misread in a picture promises nothing: below this confidence only a page that has it proves something. */
const MIN_PICTURE_CONFIDENCE = 0.75;

/** A next step says nothing about what is offered. */
const isAboutOffer = ({ claim }: LedgerRow): boolean => claim.kind !== "step";

/** What the ad always shows, and what the page contradicts of the texts that its platform shows in turn. */
const counts = ({ claim, verdict }: LedgerRow): boolean => claim.source.rotating !== true || verdict === "contradicted";

/** Of a picture, prices and discounts only: other words may be misread. */
const isWellRead = (row: LedgerRow): boolean => {
  const { source, confidence } = row.claim.source;
  return source === "field" || (isOffer(row) && (isKept(row) || confidence >= MIN_PICTURE_CONFIDENCE));
};

/** An ad's claims, and the page that they were compared with. */
interface ComparedClaims {
  ledger: readonly LedgerRow[];
  page: PageEvidence;
}

/** The ad's checkable claims. The brand has a signal of its own. */
const listChecked = ({ ledger, page }: ComparedClaims): LedgerRow[] => {
  if (!hasReadableText(page)) return [];
  const rows = ledger.filter(
    (row) =>
      row.claim.checkability >= (isKept(row) ? MIN_CHECKABILITY : MIN_BROKEN_CHECKABILITY) &&
      (row.verdict !== "unreadable" || isOffer(row)) &&
      row.claim.slot !== "brand" &&
      counts(row) &&
      isWellRead(row),
  );
  const total = rows.filter(isAboutOffer).reduce((sum, { claim }) => sum + claim.checkability, 0);
  return total < MIN_TOTAL_CHECKABILITY ? [] : rows;
};

/** Where the ad's claims could be checked, words in common say less. */
export const similarityReliability = (compared: ComparedClaims): number =>
  listChecked(compared).some(({ claim }) => claim.source.source === "field") ? SIMILARITY_BESIDE_CLAIMS : 1;

const listOffers = (ledger: readonly LedgerRow[]): LedgerRow[] =>
  ledger.filter(
    (row) => isOffer(row) && row.claim.checkability >= MIN_OFFER_CHECKABILITY && counts(row) && isWellRead(row),
  );

/**
 * A price or discount of the ad that the page contradicts or doesn't mention; null where there is none.
 *
 * @param lead only those of this text of the ad.
 */
export const findBrokenOffer = (ledger: readonly LedgerRow[], lead?: Excerpt): LedgerRow | null =>
  listOffers(ledger).find(
    (row) =>
      (row.verdict === "contradicted" || row.verdict === "not_mentioned") &&
      (lead === undefined || lead.text.includes(row.claim.source.text)),
  ) ?? null;

/** The page keeps a price or discount of the ad: few pages but its own would. */
export const keepsOffer = (ledger: readonly LedgerRow[], kind?: LedgerRow["claim"]["kind"]): boolean =>
  listOffers(ledger).some((row) => isKept(row) && (kind === undefined || row.claim.kind === kind));

/** Why there is no share of kept claims. */
export const nothingToCheck = ({ ad }: Evidence): string =>
  ad.headline === null && ad.copy.length === 0
    ? "no text of the ad could be read"
    : "the ad makes no claim that can be checked";

/** What the claims that are kept below the fold count. */
interface BelowTheFold {
  offers: number;
  others: number;
}

interface KeptClaims {
  /** Share of the claims that the page keeps, by how far each can be checked. */
  share: number;
  /** Those that it doesn't keep in full, quoted for a sentence; null where it keeps all. */
  broken: string | null;
}

const MAX_QUOTED = 2;

/** In the first screen of the page itself, covered or not. */
const isKeptAboveTheFold = ({ statement }: LedgerRow): boolean => statement === null || isAboveTheFold(statement);

/**
 * How many of the ad's checkable claims the page keeps.
 *
 * @param belowTheFold what a claim that is kept below the fold counts, 0 to 1.
 * @returns null where nothing can be checked.
 */
export const measureKeptClaims = (compared: ComparedClaims, belowTheFold: BelowTheFold): KeptClaims | null => {
  const rows = listChecked(compared);
  if (rows.length === 0) return null;
  const keptShare = (row: LedgerRow): number =>
    !isKept(row) ? 0 : isKeptAboveTheFold(row) ? 1 : isOffer(row) ? belowTheFold.offers : belowTheFold.others;
  const total = rows.reduce((sum, { claim }) => sum + claim.checkability, 0);
  const broken = [...new Set(rows.filter((row) => keptShare(row) < 1).map(({ claim }) => quote(claim.text)))];
  return {
    share: rows.reduce((sum, row) => sum + row.claim.checkability * keptShare(row), 0) / total,
    broken: broken.length === 0 ? null : broken.slice(0, MAX_QUOTED).join(" and "),
  };
};

/** Prices and discounts that the page keeps, but not above the fold. */
export const listOffersBelowTheFold = (ledger: readonly LedgerRow[]): LedgerRow[] =>
  listOffers(ledger).filter((row) => isKept(row) && !isKeptAboveTheFold(row));
