import { DIMENSIONS, type Dimension } from "../../contract/vocabulary.ts";
import type { FactSheet, NumberedFact } from "./fact-sheet.ts";
import { isQuoteOf } from "./match-quote.ts";
import { ASKED_KINDS, type AskedKind, type Reply } from "./reply.ts";
import {
  type FindQuotedFact,
  type VerifiedClaim,
  type VerifiedMissedClaim,
  verifyClaims,
  verifyMissedClaims,
} from "./verify-claims.ts";

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

const BANDS_ASCENDING = ["VERY_POOR", "POOR", "MODERATE", "GOOD", "EXCEPTIONAL"] as const;
/** Statements about appearance need no quotes. */
const VISUAL_DIMENSIONS: ReadonlySet<Dimension> = new Set(["visualMatch"]);
export const VISUAL_KINDS: ReadonlySet<AskedKind> = new Set(["palette", "hero_image", "imagery", "tone", "fold_cta"]);

/** The middle of a position within its band, as a share of the whole scale. */
export const toBandShare = ({ band, position }: Pick<Reply["dimensions"][Dimension], "band" | "position">): number =>
  (BANDS_ASCENDING.indexOf(band) + (position - 0.5) / 4) / BANDS_ASCENDING.length;

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
  const find: FindQuotedFact = (id, quote, letter) => findQuotedFact(id, quote, facts, letter);
  return {
    dimensions,
    checks,
    claims: verifyClaims(reply, factSheet, find, pictured.page),
    missedClaims: verifyMissedClaims(reply, find),
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
