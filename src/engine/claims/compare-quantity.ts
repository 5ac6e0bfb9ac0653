import { isMoney, type LedgerRow, monthOfDate, type Quantity } from "../artifacts/claims.ts";
import type { Term } from "../artifacts/text-block.ts";
import { createRow } from "./create-row.ts";
import { deriveQuantity } from "./derive-quantity.ts";
import { isSameTerm } from "./page-vocabulary.ts";
import { createClaim, createUnmentioned, isGiven, MIN_TELLING_COUNT } from "./quantity-claim.ts";
import { findOwnValue } from "./sister-item.ts";
import { type QuantityClaim, SECONDS_PER_MONTH, type StatedQuantity } from "./stated-quantity.ts";
import { findTwin } from "./twin-statement.ts";

const EQUAL = 0.005;
/** 499 and 500 are two prices. */
const EQUAL_MONEY = 0.001;
const isEqual = (one: number, other: number, tolerance: number): boolean =>
  Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other));

/** Dimensions whose unit is often left out: "500 Mega" and "plan 500". */
const NAMED_SIZES: ReadonlySet<string> = new Set(["bandwidth", "data", "power", "energy", "length", "volume", "mass"]);

const isSameDimension = (one: Quantity, other: Quantity): boolean =>
  one.dimension === other.dimension ||
  isUnitLeftOut(one, other) ||
  isUnitLeftOut(other, one) ||
  isMonthAndDay(one, other);

/** "In March" and "on 12 March". */
const isMonthAndDay = (claim: Quantity, stated: Quantity): boolean =>
  claim.dimension === "month" && stated.dimension === "date";

/** "120 × 60" of "120 × 60 cm", "4 590 instead of 5 180 kr". */
const isUnitLeftOut = (one: Quantity, other: Quantity): boolean =>
  one.dimension === "count" &&
  /\d/.test(one.quote) &&
  (one.after.length === 0 || one.value >= MIN_TELLING_COUNT) &&
  (NAMED_SIZES.has(other.dimension) || (isMoney(other) && one.value >= MIN_TELLING_COUNT));

/** "Over £50" is a threshold, not a price, and £9 a month is not £9 a year. */
const isSameRole = (claim: Quantity, stated: Quantity): boolean =>
  !isMoney(claim) ||
  (!((claim.bound === "least" && stated.bound === "exact") || (claim.bound === "exact" && stated.bound === "least")) &&
    (claim.per === null || stated.per === null || claim.per === stated.per));

/** A label this short is the offer itself: "-20 %". */
const MAX_LABEL_WORDS = 6;

/** "30 % off" is not kept by "pay 30 % now" or "30 % less energy". */
const isSameShare = (claim: QuantityClaim, stated: StatedQuantity): boolean =>
  claim.quantity.dimension !== "percent" ||
  claim.quantity.cue !== "saving" ||
  stated.quantity.cue === "saving" ||
  (stated.quantity.cue !== "difference" &&
    stated.quantity.cue !== "instalment" &&
    (stated.statement.excerpt.text.split(/\s+/).length <= MAX_LABEL_WORDS || contextSimilarity(claim, stated) > 0));

/** Days, years and counts are exact; measures may be rounded. */
const isExact = ({ dimension }: Quantity): boolean => ["date", "month", "year", "count", "percent"].includes(dimension);

const hasValueOf = (stated: Quantity, claim: Quantity): boolean =>
  hasValue(isMonthAndDay(claim, stated) ? { ...stated, value: monthOfDate(stated.value) } : stated, claim.value) ||
  (isUnitLeftOut(claim, stated) && stated.value / stated.unit === claim.value) ||
  (isUnitLeftOut(stated, claim) && claim.value / claim.unit === stated.value);

const hasValue = (quantity: Quantity, value: number): boolean => {
  const { upTo } = quantity;
  if (isExact(quantity)) return quantity.value === value || upTo === value;
  const tolerance = isMoney(quantity) ? EQUAL_MONEY : EQUAL;
  return isEqual(quantity.value, value, tolerance) || (upTo !== null && isEqual(upTo, value, tolerance));
};

/** Two months are eight weeks, and three months a hundred days. */
const ROUNDED_DURATION = 0.1;

const isRoundedDuration = (claim: Quantity, stated: Quantity): boolean =>
  claim.dimension === "duration" &&
  stated.dimension === "duration" &&
  claim.unit !== stated.unit &&
  Math.max(claim.value, stated.value) >= SECONDS_PER_MONTH &&
  Math.abs(claim.value - stated.value) <= ROUNDED_DURATION * Math.max(claim.value, stated.value);

/** "Over 50 shops" is kept by 60, and free delivery "over £50" by delivery that is free over £40. */
const isAtLeast = (claim: Quantity, stated: Quantity): boolean =>
  isMoney(claim)
    ? stated.value <= claim.value && stated.value >= claim.value / 2
    : stated.value >= claim.value && stated.value <= 2 * claim.value;

/**
 * "From 79" and "up to 60" are kept by any number within the bound; near it, so that another item's is not taken for
 * it.
 */
const isWithinBound = (claim: Quantity, stated: Quantity): boolean =>
  claim.dimension === stated.dimension &&
  isSameRole(claim, stated) &&
  ((claim.bound === "least" && isAtLeast(claim, stated)) ||
    (claim.bound === "most" &&
      stated.bound !== "most" &&
      stated.value <= claim.value &&
      stated.value >= claim.value / 2) ||
    (claim.bound === "about" && Math.abs(stated.value - claim.value) <= 0.15 * claim.value));

/** The terms beside the claim's number, or else of its line. */
const findNearTerms = ({ quantity, line }: QuantityClaim): Term[] => {
  const near = new Set([...quantity.before, ...quantity.after]);
  const own = line.terms.filter(({ word }) => near.has(word));
  return own.length > 0 ? own : line.terms;
};

/** Share of the claim's neighbouring words that stand near the page's number, too. */
const contextSimilarity = (claim: QuantityClaim, stated: StatedQuantity): number => {
  const terms = findNearTerms(claim);
  const there = new Set(
    [...stated.statement.terms, ...stated.statement.contextTerms].flatMap(({ concept, stem }) => [concept, stem]),
  );
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const shared = terms.filter(({ concept, stem }) => there.has(concept) || there.has(stem));
  return total === 0 ? 0 : shared.reduce((sum, { weight }) => sum + weight, 0) / total;
};

/** How many of the claim's words stand in the clause of the page's number: "lamps for £29, shades for £12". */
const countSharedWords = (claim: QuantityClaim, { quantity, statement }: StatedQuantity): number => {
  const clause = statement.clauses.find(({ quantities }) => quantities.some(({ text }) => text === quantity.text));
  return (clause?.terms ?? []).filter((term) => findNearTerms(claim).some((other) => isSameTerm(term, other))).length;
};

/** "Aero 2" and "Aero 3" are two models. */
const isOtherModel = ({ quantity, line }: QuantityClaim, rival: Quantity): boolean =>
  quantity.numberedName !== null &&
  quantity.numberedName === rival.numberedName &&
  line.terms.some(({ word }) => word === quantity.numberedName);

/** Words of the neighbourhood that both numbers share make them rivals for one slot. */
const RIVAL_SIMILARITY = 0.5;
/** A count of what is given, or the number of a model. */
const TELLING_COUNT = 0.8;
/** More values make a list to choose from. */
const MAX_RIVALS = 2;

/** "From 19" leaves room for 29, and "up to 50 %" for 20 %. */
const leavesRoomFor = (stated: Quantity, claim: Quantity): boolean =>
  claim.bound === "exact" &&
  (((stated.bound === "from" || stated.bound === "least") && claim.value >= stated.value) ||
    (stated.bound === "most" && claim.value <= stated.value) ||
    (stated.upTo !== null && claim.value >= stated.value && claim.value <= stated.upTo));

/** What a buyer saves is no other price. */
const isSavingAndPrice = (claim: Quantity, stated: Quantity): boolean =>
  isMoney(claim) && claim.cue === "saving" && stated.cue === null;

/** Two prices, or two discounts. */
const isSameOffer = (claim: Quantity, stated: Quantity): boolean =>
  isMoney(claim) || (claim.cue === "saving" && stated.cue === "saving");

/** "From October to April" does not exclude January. */
const isOneOfSeveralMonths = ({ quantity, statement }: StatedQuantity): boolean =>
  quantity.dimension === "month" &&
  statement.quantities.some(({ dimension, value }) => dimension === "month" && value !== quantity.value);

/** The page's other numbers of the same kind and role. */
const listRivals = (claim: QuantityClaim, stated: readonly StatedQuantity[]): StatedQuantity[] => {
  const { quantity } = claim;
  if (quantity.cue === "former") return [];
  return stated.filter(
    (one) =>
      one.quantity.dimension === quantity.dimension &&
      one.quantity.per === quantity.per &&
      one.quantity.isStated &&
      one.quantity.cue !== "former" &&
      isSameRole(quantity, one.quantity) &&
      !isSavingAndPrice(quantity, one.quantity) &&
      !isOneOfSeveralMonths(one) &&
      isSameShare(claim, one) &&
      !leavesRoomFor(one.quantity, quantity),
  );
};

/** Another number for the same thing: only one of them can be true. */
const findRival = (claim: QuantityClaim, stated: readonly StatedQuantity[]): StatedQuantity | null => {
  const { quantity } = claim;
  const candidates = listRivals(claim, stated)
    .map((one) => ({ one, similarity: contextSimilarity(claim, one) }))
    .toSorted((a, b) => b.similarity - a.similarity);
  const [best] = candidates;
  if (best === undefined) return null;
  const isNear = ({ one, similarity }: typeof best): boolean =>
    similarity >= RIVAL_SIMILARITY ||
    (quantity.dimension === "month" && similarity > 0) ||
    (one.statement.excerpt.aboveFold && isSameOffer(quantity, one.quantity));
  const rivals = candidates.filter(isNear);
  const nearest = rivals
    .filter(({ similarity }) => similarity === rivals[0]?.similarity)
    .toSorted((a, b) => countSharedWords(claim, b.one) - countSharedWords(claim, a.one));
  return new Set(nearest.map(({ one }) => one.quantity.value)).size > MAX_RIVALS ? null : (nearest[0]?.one ?? null);
};

/** "Free delivery over € 30" is not kept by something that costs € 30. */
const isOtherThanThreshold = ({ quantity, line }: QuantityClaim, stated: StatedQuantity): boolean =>
  isMoney(quantity) &&
  stated.quantity.bound === "exact" &&
  !stated.statement.saysIncluded &&
  line.inclusions.some(({ isDelivery, text }) => isDelivery === true && text.includes(quantity.text));

/** "Was £40" keeps only the ad's "instead of £40". */
const isStillTrue = (claim: Quantity, stated: Quantity): boolean => stated.cue !== "former" || claim.cue === "former";

/** The statements that have the ad's number, those with the ad's words first; else one within its bound. */
const listKeeping = (claim: QuantityClaim, stated: readonly StatedQuantity[]): StatedQuantity[] => {
  const { quantity } = claim;
  const { upTo } = quantity;
  const equal = stated.filter(
    (one) =>
      isSameDimension(quantity, one.quantity) &&
      isSameRole(quantity, one.quantity) &&
      isSameShare(claim, one) &&
      isStillTrue(quantity, one.quantity) &&
      !isOtherThanThreshold(claim, one) &&
      (hasValueOf(one.quantity, quantity) || isRoundedDuration(quantity, one.quantity)),
  );
  const keeping =
    upTo === null
      ? equal
      : equal.filter((one) => stated.some((two) => two.statement === one.statement && hasValue(two.quantity, upTo)));
  const similar = (one: StatedQuantity): number => contextSimilarity(claim, one);
  return keeping.length > 0
    ? keeping.toSorted((a, b) => similar(b) - similar(a))
    : stated.filter((one) => isWithinBound(quantity, one.quantity)).slice(0, 1);
};

const contradict = (made: QuantityClaim, rival: StatedQuantity, isTelling: boolean): LedgerRow => {
  const claim = createClaim(made);
  const counted = isTelling ? { ...claim, checkability: Math.max(claim.checkability, TELLING_COUNT) } : claim;
  return createRow(counted, "contradicted", { statement: rival.statement.excerpt, words: rival.quantity.text });
};

/** What the page says of one of the ad's numbers. */
export const compareQuantity = (made: QuantityClaim, stated: readonly StatedQuantity[]): LedgerRow => {
  const { quantity } = made;
  const claim = createClaim(made);
  const keeping = listKeeping(made, stated);
  const [kept] = keeping;
  if (kept !== undefined) {
    const own = findOwnValue(made, keeping, listRivals(made, stated));
    if (own !== null) return contradict(made, own, true);
    const { excerpt } = kept.statement;
    return createRow(claim, "kept", { confidence: 0.95, statement: excerpt, words: kept.quantity.text });
  }
  const derived = deriveQuantity(made, stated);
  if (derived !== null) {
    const { statement, derivation } = derived;
    return createRow(claim, "kept", { statement: statement.excerpt, derivation });
  }
  const twin = findTwin(made, listRivals(made, stated));
  if (twin !== undefined) return contradict(made, twin, true);
  const rival = findRival(made, stated);
  if (rival !== null) return contradict(made, rival, isGiven(made) || isOtherModel(made, rival.quantity));
  // A page without any price may show it in a picture.
  const isUnreadable = isMoney(quantity) && !stated.some((one) => one.quantity.dimension === quantity.dimension);
  return isUnreadable
    ? createRow(claim, "unreadable", { confidence: 0.5 })
    : createRow(createUnmentioned(made), "not_mentioned");
};
