import { distance } from "fastest-levenshtein";
import { DIMENSIONS, type Dimension } from "../../contract/vocabulary.ts";
import { mapDimensions } from "../artifacts/scores.ts";
import type { Excerpt } from "../artifacts/text-block.ts";
import type { FactSheet, NumberedFact } from "./fact-sheet.ts";
import { normalizeForMatching } from "./injection-filter.ts";
import { ASKED_KINDS, type AskedKind, type Reply } from "./reply.ts";

/** The parts of a reply whose quotes are in the facts. A dimension is null if its quotes are not. */
export type VerifiedReply = ReturnType<typeof verifyReply>;
export type VerifiedDimension = NonNullable<ReturnType<typeof verifyDimension>>;
export type VerifiedCheck = NonNullable<ReturnType<typeof verifyCheck>>;
/** A verdict on a claim of the ledger with its checked quote. */
export type VerifiedClaim = ReturnType<typeof verifyClaims>[number];
/** A claim that the rules missed. */
export type VerifiedMissedClaim = ReturnType<typeof verifyMissedClaims>[number];

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

export type PicturedSides = Record<"ad" | "page", boolean>;

/** Topics that need the ad's picture. */
const PICTURE_ONLY_TOPICS: ReadonlySet<string> = new Set(["visualMatch", "palette", "hero_image", "imagery"]);

/**
 * Verifies a reply against the facts and drops what quotes text that isn't in them.
 *
 * @param pictured the sides whose pictures were sent. Without the ad's, statements about its appearance are dropped.
 */
export function verifyReply(reply: Reply, factSheet: FactSheet, pictured: PicturedSides) {
  const facts = new Map([...factSheet.ad, ...factSheet.page].map((fact) => [fact.id, fact]));
  const isJudged = (topic: string) => pictured.ad || !PICTURE_ONLY_TOPICS.has(topic);
  const checks: Partial<Record<AskedKind, VerifiedCheck>> = {};
  for (const kind of ASKED_KINDS) {
    const check = isJudged(kind) ? reply.checks.find((one) => one.kind === kind) : undefined;
    const verified = check === undefined ? null : verifyCheck(check, facts);
    if (verified !== null) checks[kind] = verified;
  }
  return {
    dimensions: mapDimensions((dimension) =>
      isJudged(dimension) ? verifyDimension(dimension, reply.dimensions[dimension], facts) : null,
    ),
    checks,
    claims: verifyClaims(reply, factSheet.claims, facts, pictured.page),
    missedClaims: verifyMissedClaims(reply, facts),
  };
}

/** Whether no dimension that needs quotes was verified. */
export const isUnsupported = ({ dimensions }: VerifiedReply): boolean =>
  DIMENSIONS.every((dimension) => dimensions[dimension] === null || VISUAL_DIMENSIONS.has(dimension));

type FactsById = ReadonlyMap<string, NumberedFact>;

function verifyDimension(dimension: Dimension, reply: Reply["dimensions"][Dimension], facts: FactsById) {
  const quoting = reply.observations.filter(({ fact, quote }) => fact.trim() !== "" || quote.trim() !== "");
  const supported = quoting.filter(({ fact, quote }) => findQuotedFact(fact, quote, facts) !== null);
  const invented = quoting.length - supported.length;
  if (invented > supported.length || (supported.length === 0 && !VISUAL_DIMENSIONS.has(dimension))) return null;
  const notes = reply.observations
    .filter((one) => supported.includes(one) || !quoting.includes(one))
    .map(({ note }) => cleanNote(note));
  return { share: toBandShare(reply), notes: notes.filter((note) => note !== "") };
}

function verifyCheck(check: Reply["checks"][number], facts: FactsById) {
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
function verifyClaims({ claims }: Reply, known: FactSheet["claims"], facts: FactsById, pagePictured: boolean) {
  const verified = claims.flatMap(({ claim, verdict, pageFact, pageQuote, inPicture }) => {
    const id = claim.trim().toUpperCase();
    if (verdict === "not_mentioned" || !known.some((one) => one.id === id)) return [];
    const page = findQuotedFact(pageFact, pageQuote, facts, "L");
    const isSeen = verdict === "kept" && inPicture && pagePictured && pageQuote.trim() === "";
    // Without a fact, the model says that a picture of the page shows it.
    return page === null && !isSeen ? [] : [{ id, verdict, page, pageQuote }];
  });
  return verified.filter(
    ({ id, verdict }, at) =>
      verified.findIndex((other) => other.id === id) === at &&
      verified.every((other) => other.id !== id || other.verdict === verdict),
  );
}

/** The added claims whose words are in the ad, and whose quotes are on the page. */
const verifyMissedClaims = ({ missedClaims }: Reply, facts: FactsById) =>
  missedClaims
    .flatMap(({ kind, adFact, adQuote, verdict, pageFact, pageQuote }) => {
      const ad = findQuotedFact(adFact, adQuote, facts, "A");
      const text = ad === null ? null : findSpan(adQuote, ad.fact.text);
      if (ad === null || text === null) return [];
      const isAnswered = verdict !== "not_mentioned";
      const page = isAnswered ? findQuotedFact(pageFact, pageQuote, facts, "L") : null;
      if (isAnswered && page === null) return [];
      return [{ kind, ad, text, verdict, page, pageQuote: isAnswered ? pageQuote : "" }];
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

/** Share of a quote's characters that may differ from its fact. Text from OCR may have more errors. */
const MAX_EDIT_SHARE = 0.15;
const MAX_OCR_EDIT_SHARE = 0.34;

/** Whether a quote is in its fact. Letters may differ slightly, numbers may not: "20%" is no quote of "50%". */
export function isQuoteOf(quote: string, { fact, text }: Pick<NumberedFact, "fact" | "text">): boolean {
  const said = splitWords(quote);
  const whole = splitWords(fact.text.length > text.length ? fact.text : text);
  if (said.length === 0 || whole.length === 0) return false;
  if (` ${whole.join(" ")} `.includes(` ${said.join(" ")} `)) return true;
  if (findNumbers(said).some((number) => !whole.includes(number))) return false;
  const spoken = said.join(" ");
  const allowed = Math.floor(spoken.length * (fact.source === "ocr" ? MAX_OCR_EDIT_SHARE : MAX_EDIT_SHARE));
  return allowed > 0 && findMinEditDistance(spoken, said.length, whole) <= allowed;
}

/** A text up to this length is shown in full. */
const MAX_FULL_TEXT_CHARS = 120;

/** The fact's text for people, never the model's: the full text, or the exactly quoted part of a long text. */
export const quoteFact = (quote: string, { text }: Excerpt): string =>
  text.length > MAX_FULL_TEXT_CHARS && text.includes(quote.trim()) ? quote.trim() : text;

/** The smallest edit distance to any sequence of about as many words. */
function findMinEditDistance(spoken: string, count: number, whole: readonly string[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const length of [count - 1, count, count + 1]) {
    for (let from = 0; length > 0 && from + Math.min(length, whole.length) <= whole.length; from += 1) {
      least = Math.min(least, distance(spoken, whole.slice(from, from + length).join(" ")));
    }
  }
  return least;
}

/** A longer quote is a text of its own, not a part of one. */
const MAX_SPAN_CHARS = 200;

/** The part of the text that is quoted, as the text writes it; null if the quote is not verbatim. */
export function findSpan(quote: string, text: string): string | null {
  const words = quote.trim().split(/\s+/u);
  const plain = words.join(" ");
  if (plain.length > MAX_SPAN_CHARS || !/[\p{L}\p{N}]/u.test(plain)) return null;
  const pattern = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&")).join("\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "iu").exec(text)?.[0] ?? null;
}

/** The numbers of a quote, each as its groups of digits. */
export const findQuoteNumbers = (quote: string): string[] => findNumbers(splitWords(quote));

const splitWords = (text: string): string[] => normalizeForMatching(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const findNumbers = (said: readonly string[]): string[] => said.filter((word) => /\d/u.test(word));
