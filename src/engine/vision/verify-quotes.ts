import type { ClaimKind } from "../../contract/ledger.ts";
import { DIMENSIONS, type Dimension } from "../../contract/vocabulary.ts";
import type { FactSheet, NumberedFact } from "./fact-sheet.ts";
import { findSpan, isQuoteOf } from "./match-quote.ts";
import { ASKED_KINDS, type AskedKind, type Reply } from "./reply.ts";

/** The parts of a reply whose quotes are in the facts. */
export interface VerifiedReply {
  /** Null if the quotes of a dimension are not in the facts. */
  dimensions: Record<Dimension, VerifiedDimension | null>;
  checks: Partial<Record<AskedKind, VerifiedCheck>>;
  claims: VerifiedClaim[];
  missedClaims: VerifiedMissedClaim[];
}

export interface VerifiedDimension {
  /** 0 to 1: a fifth per band, a quarter of that per position. */
  share: number;
  notes: string[];
}

export interface VerifiedCheck {
  answer: Exclude<Reply["checks"][number]["answer"], "not_applicable">;
  ad: NumberedFact | null;
  page: NumberedFact | null;
  adQuote: string;
  pageQuote: string;
}

/** A verdict on a claim of the ledger with its checked quote. */
export interface VerifiedClaim {
  id: string;
  verdict: "kept" | "contradicted";
  /** Null if the model says that a picture of the page shows it. */
  page: NumberedFact | null;
  pageQuote: string;
}

/** A claim that the rules missed. */
export interface VerifiedMissedClaim {
  kind: ClaimKind;
  ad: NumberedFact;
  /** Verbatim: a part of the ad's text. */
  text: string;
  verdict: "kept" | "contradicted" | "not_mentioned";
  /** Null if the page doesn't mention it. */
  page: NumberedFact | null;
  pageQuote: string;
}

const BANDS_ASCENDING = ["VERY_POOR", "POOR", "MODERATE", "GOOD", "EXCEPTIONAL"] as const;
export const BAND_COUNT = BANDS_ASCENDING.length;
/** Statements about appearance need no quotes. */
const VISUAL_DIMENSIONS: ReadonlySet<Dimension> = new Set(["visualMatch"]);
export const VISUAL_KINDS: ReadonlySet<AskedKind> = new Set(["palette", "hero_image", "imagery", "tone", "fold_cta"]);

/** Of VERY_POOR (0) to EXCEPTIONAL. The tolerance is for floating point. */
export const toBandIndex = (share: number): number =>
  Math.min(BAND_COUNT - 1, Math.max(0, Math.floor(share * BAND_COUNT + 1e-9)));

/** The middle of a position within its band, as a share of the whole scale. */
export const toBandShare = ({ band, position }: Pick<Reply["dimensions"][Dimension], "band" | "position">): number =>
  (BANDS_ASCENDING.indexOf(band) + (position - 0.5) / 4) / BAND_COUNT;

export interface PicturedSides {
  ad: boolean;
  page: boolean;
}

/** Topics that need the ad's picture. */
const PICTURE_ONLY_TOPICS: ReadonlySet<string> = new Set(["visualMatch", "palette", "hero_image", "imagery"]);

/**
 * Verifies a reply against the facts and drops what quotes text that isn't in them.
 *
 * @param pictured the sides whose pictures were sent. Without the ad's, statements about its appearance are dropped.
 */
export function verifyReply(reply: Reply, factSheet: FactSheet, pictured: PicturedSides): VerifiedReply {
  const facts = new Map([...factSheet.ad, ...factSheet.page].map((fact) => [fact.id, fact]));
  const isJudged = (topic: string) => pictured.ad || !PICTURE_ONLY_TOPICS.has(topic);
  const dimensions = Object.fromEntries(
    DIMENSIONS.map((dimension) => [
      dimension,
      isJudged(dimension) ? verifyDimension(dimension, reply.dimensions[dimension], facts) : null,
    ]),
  ) as VerifiedReply["dimensions"];
  const checks: VerifiedReply["checks"] = {};
  for (const kind of ASKED_KINDS) {
    const check = isJudged(kind) ? reply.checks.find((one) => one.kind === kind) : undefined;
    const verified = check === undefined ? null : verifyCheck(check, facts);
    if (verified !== null) checks[kind] = verified;
  }
  return {
    dimensions,
    checks,
    claims: verifyClaims(reply, factSheet.claims, facts, pictured.page),
    missedClaims: verifyMissedClaims(reply, facts),
  };
}

/** Whether no dimension that needs quotes was verified. */
export const isUnsupported = ({ dimensions }: VerifiedReply): boolean =>
  DIMENSIONS.every((dimension) => dimensions[dimension] === null || VISUAL_DIMENSIONS.has(dimension));

type FactsById = ReadonlyMap<string, NumberedFact>;

function verifyDimension(
  dimension: Dimension,
  reply: Reply["dimensions"][Dimension],
  facts: FactsById,
): VerifiedDimension | null {
  const quoting = reply.observations.filter(({ fact, quote }) => fact.trim() !== "" || quote.trim() !== "");
  const supported = quoting.filter(({ fact, quote }) => findQuotedFact(fact, quote, facts) !== null);
  const invented = quoting.length - supported.length;
  if (invented > supported.length || (supported.length === 0 && !VISUAL_DIMENSIONS.has(dimension))) return null;
  const notes = reply.observations
    .filter((one) => supported.includes(one) || !quoting.includes(one))
    .map(({ note }) => cleanNote(note));
  return { share: toBandShare(reply), notes: notes.filter((note) => note !== "") };
}

function verifyCheck(check: Reply["checks"][number], facts: FactsById): VerifiedCheck | null {
  const { kind, answer, adFact, adQuote, pageFact, pageQuote } = check;
  const [ad, page] = [findQuotedFact(adFact, adQuote, facts, "A"), findQuotedFact(pageFact, pageQuote, facts, "L")];
  const invented = (ad === null && adQuote.trim() !== "") || (page === null && pageQuote.trim() !== "");
  if (answer === "not_applicable" || invented) return null;
  // A missing element needs a quote of the ad only, every other answer needs both.
  const proven = ad !== null && (answer === "missing" || page !== null);
  return proven || VISUAL_KINDS.has(kind) ? { answer, ad, page, adQuote, pageQuote } : null;
}

const MAX_MISSED_CLAIMS = 6;

/** The verdicts whose quotes are on the page. A claim with two verdicts has none. */
function verifyClaims(
  { claims }: Reply,
  known: FactSheet["claims"],
  facts: FactsById,
  pagePictured: boolean,
): VerifiedClaim[] {
  const verified = claims.flatMap(({ claim, verdict, pageFact, pageQuote, inPicture }): VerifiedClaim[] => {
    const id = claim.trim().toUpperCase();
    if (verdict === "not_mentioned" || !known.some((one) => one.id === id)) return [];
    const page = findQuotedFact(pageFact, pageQuote, facts, "L");
    const isSeen = verdict === "kept" && inPicture && pagePictured && pageQuote.trim() === "";
    return page === null && !isSeen ? [] : [{ id, verdict, page, pageQuote }];
  });
  return verified.filter(
    ({ id, verdict }, at) =>
      verified.findIndex((other) => other.id === id) === at &&
      verified.every((other) => other.id !== id || other.verdict === verdict),
  );
}

/** The added claims whose words are in the ad, and whose quotes are on the page. */
const verifyMissedClaims = ({ missedClaims }: Reply, facts: FactsById): VerifiedMissedClaim[] =>
  missedClaims
    .flatMap(({ kind, adFact, adQuote, verdict, pageFact, pageQuote }): VerifiedMissedClaim[] => {
      const ad = findQuotedFact(adFact, adQuote, facts, "A");
      const text = ad === null ? null : findSpan(adQuote, ad.fact.text);
      if (ad === null || text === null) return [];
      if (verdict === "not_mentioned") return [{ kind, ad, text, verdict, page: null, pageQuote: "" }];
      const page = findQuotedFact(pageFact, pageQuote, facts, "L");
      return page === null ? [] : [{ kind, ad, text, verdict, page, pageQuote }];
    })
    .slice(0, MAX_MISSED_CLAIMS);

function findQuotedFact(id: string, quote: string, facts: FactsById, letter = ""): NumberedFact | null {
  const fact = facts.get(id.trim().toUpperCase());
  return fact?.id.startsWith(letter) && isQuoteOf(quote, fact) ? fact : null;
}

const MAX_NOTE_CHARS = 160;

/** Notes are shown to people. A note with a URL, a selector or markup is dropped. */
function cleanNote(note: string): string {
  const line = note.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  if (/https?:|www\.|[<>{}]|(?:^|\s)[#.][\w-]+\s*>|\[[\w-]+=/iu.test(line)) return "";
  return line.length <= MAX_NOTE_CHARS ? line.replace(/\.+$/u, "") : `${line.slice(0, MAX_NOTE_CHARS - 1).trimEnd()}…`;
}
