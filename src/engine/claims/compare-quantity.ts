import type { Claim, LedgerRow, Quantity, Statement } from "../artifacts/claims.ts";
import { deriveQuantity } from "./derive-quantity.ts";
import type { QuantityClaim, StatedQuantity } from "./stated-quantity.ts";

const EQUAL = 0.005;
export const isEqual = (one: number, other: number): boolean =>
  Math.abs(one - other) <= EQUAL * Math.max(Math.abs(one), Math.abs(other));

const isMoney = (dimension: string): boolean => dimension.startsWith("money:");

/** Dimensions whose unit is often left out: "500 Mega" and "plan 500". */
const NAMED_SIZES: ReadonlySet<string> = new Set(["bandwidth", "data", "power", "energy", "length", "volume", "mass"]);

const isSameDimension = (one: Quantity, other: Quantity): boolean =>
  one.dimension === other.dimension ||
  (one.dimension === "count" && NAMED_SIZES.has(other.dimension)) ||
  (other.dimension === "count" && NAMED_SIZES.has(one.dimension));

/** "Over £50" is a threshold, not a price. */
const isSameRole = (claim: Quantity, stated: Quantity): boolean =>
  !isMoney(claim.dimension) ||
  !((claim.bound === "least" && stated.bound === "exact") || (claim.bound === "exact" && stated.bound === "least"));

/** A label this short is the offer itself: "-20 %". */
const MAX_LABEL_WORDS = 6;

/** "30 % off" is not kept by "pay 30 % now". */
const isSameShare = (claim: QuantityClaim, stated: StatedQuantity): boolean =>
  claim.quantity.dimension !== "percent" ||
  claim.quantity.cue !== "saving" ||
  stated.quantity.cue === "saving" ||
  stated.statement.excerpt.text.split(/\s+/).length <= MAX_LABEL_WORDS ||
  contextSimilarity(claim, stated) > 0;

/** Days, years and counts are exact; measures may be rounded. */
const isExact = ({ dimension }: Quantity): boolean => ["date", "year", "count", "percent"].includes(dimension);

const hasValue = (quantity: Quantity, value: number): boolean =>
  isExact(quantity)
    ? quantity.value === value || quantity.upTo === value
    : isEqual(quantity.value, value) || (quantity.upTo !== null && isEqual(quantity.upTo, value));

/** Two months are eight weeks, and three months a hundred days. */
const ROUNDED_DURATION = 0.1;
const SECONDS_PER_MONTH = 2_629_800;

const isRoundedDuration = (claim: Quantity, stated: Quantity): boolean =>
  claim.dimension === "duration" &&
  stated.dimension === "duration" &&
  claim.unit !== stated.unit &&
  Math.max(claim.value, stated.value) >= SECONDS_PER_MONTH &&
  Math.abs(claim.value - stated.value) <= ROUNDED_DURATION * Math.max(claim.value, stated.value);

/** "From 79" and "up to 60" are kept by any number within the bound; near it, so that another item's is not taken for it. */
const isWithinBound = (claim: Quantity, stated: Quantity): boolean =>
  claim.dimension === stated.dimension &&
  ((claim.bound === "least" && stated.value >= claim.value && stated.value <= 2 * claim.value) ||
    (claim.bound === "most" && stated.value <= claim.value && stated.value >= claim.value / 2) ||
    (claim.bound === "about" && Math.abs(stated.value - claim.value) <= 0.15 * claim.value));

/** Share of the claim's neighbouring words that stand near the page's number, too. */
const contextSimilarity = ({ quantity, line }: QuantityClaim, stated: StatedQuantity): number => {
  const near = new Set([...quantity.before, ...quantity.after]);
  const own = line.terms.filter(({ word }) => near.has(word));
  const terms = own.length > 0 ? own : line.terms;
  const there = new Set(
    [...stated.statement.terms, ...stated.statement.contextTerms].flatMap(({ concept, stem }) => [concept, stem]),
  );
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const shared = terms.filter(({ concept, stem }) => there.has(concept) || there.has(stem));
  return total === 0 ? 0 : shared.reduce((sum, { weight }) => sum + weight, 0) / total;
};

const KIND_BY_DIMENSION: Readonly<Record<string, Claim["kind"]>> = {
  percent: "offer",
  duration: "time",
  date: "time",
  year: "time",
  count: "assurance",
};

/** How far a number of each kind can be checked: a count, or how long something takes, may be told of anything. */
const checkability = ({ dimension, value }: Quantity): number => {
  if (isMoney(dimension) || dimension === "percent") return 1;
  if (dimension === "duration") return DURATION_CHECKABILITY;
  return dimension === "count" ? (value >= MIN_TELLING_COUNT ? 0.6 : 0.4) : 0.8;
};

const DURATION_CHECKABILITY = 0.5;
const MIN_TELLING_COUNT = 20;

const createClaim = ({ quantity, line }: QuantityClaim): Claim => ({
  kind: isMoney(quantity.dimension) ? "price" : (KIND_BY_DIMENSION[quantity.dimension] ?? "assurance"),
  slot: quantity.dimension,
  value: quantity.value,
  text: line.excerpt.text,
  source: line.excerpt,
  checkability: line.isPromise ? checkability(quantity) : 0.2,
  leading: line.isHeadline || isMoney(quantity.dimension) || quantity.dimension === "percent",
});

/** Words of the neighbourhood that both numbers share make them rivals for one slot. */
const RIVAL_SIMILARITY = 0.5;

/** What the page says of one of the ad's numbers. */
export const compareQuantity = (claim: QuantityClaim, stated: readonly StatedQuantity[]): LedgerRow => {
  const { quantity } = claim;
  const base = { claim: createClaim(claim) };
  const equal = stated.filter(
    (one) =>
      isSameDimension(quantity, one.quantity) &&
      isSameRole(quantity, one.quantity) &&
      isSameShare(claim, one) &&
      (hasValue(one.quantity, quantity.value) || isRoundedDuration(quantity, one.quantity)),
  );
  const upper = quantity.upTo;
  const keeping =
    upper === null
      ? equal
      : equal.filter((one) => stated.some((two) => two.statement === one.statement && hasValue(two.quantity, upper)));
  const similar = (one: StatedQuantity): number => contextSimilarity(claim, one);
  const kept =
    keeping.toSorted((a, b) => similar(b) - similar(a))[0] ??
    stated.find((one) => isWithinBound(quantity, one.quantity));
  const rival = stated
    .filter(
      (one) =>
        one.quantity.dimension === quantity.dimension && !keeping.includes(one) && isSameRole(quantity, one.quantity),
    )
    .map((one) => ({ one, similarity: similar(one) }))
    .toSorted((a, b) => b.similarity - a.similarity)[0];
  if (kept !== undefined) return createKept(base.claim, kept.statement);
  const derived = deriveQuantity(claim, stated);
  if (derived !== null)
    return { ...createKept(base.claim, derived.statement), derivation: derived.derivation, confidence: 0.9 };
  const sameKind = stated.filter((one) => one.quantity.dimension === quantity.dimension);
  if (
    rival !== undefined &&
    (rival.similarity >= RIVAL_SIMILARITY || (isMoney(quantity.dimension) && rival.one.statement.excerpt.aboveFold))
  )
    return {
      ...base,
      verdict: "contradicted",
      confidence: Math.min(0.95, 0.6 + 0.4 * rival.similarity),
      statement: rival.one.statement.excerpt,
    };
  // A page without any price may show it in a picture.
  if (isMoney(quantity.dimension) && sameKind.length === 0)
    return { ...base, verdict: "unreadable", confidence: 0.5, statement: null };
  return { ...base, verdict: "not_mentioned", confidence: 0.9, statement: null };
};

const createKept = (claim: Claim, statement: Statement): LedgerRow => ({
  claim,
  verdict: statement.excerpt.aboveFold || statement.excerpt.source !== "page" ? "kept" : "kept_below_the_fold",
  confidence: 0.95,
  statement: statement.excerpt,
});
