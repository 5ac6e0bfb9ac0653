import { isMoney, type Quantity, type Statement } from "../artifacts/claims.ts";
import type { Term } from "../artifacts/text-block.ts";
import { listDistinctiveTerms } from "../relation/term-similarity.ts";
import { isSameTerm } from "./page-vocabulary.ts";
import type { QuantityClaim, StatedQuantity } from "./stated-quantity.ts";

/** What a number belongs to: "shirt", "60 min classes". */
interface Item {
  /** The words of its clause, and those of each label. */
  names: Term[][];
  /** Its other numbers: the 11 kg of "up to 11 kg for £6". */
  quantities: Quantity[];
}

/** "Bedrooms" of "four bedrooms". */
const findCountedNoun = ({ after: [noun] }: Quantity, terms: readonly Term[]): Term[] =>
  listDistinctiveTerms(terms)
    .filter(({ word }) => word === noun)
    .slice(0, 1);

const listOthers = ({ dimension }: Quantity, all: readonly Quantity[]): Quantity[] =>
  all.filter((one) => one.isStated && one.dimension !== dimension && !isMoney(one));

/** What a number of the page belongs to: the words and numbers of the text and of the labels above or beside it. */
const readItem = ({ quantity, statement }: StatedQuantity, { terms, quantities }: Text): Item => {
  if (quantity.dimension === "count") return { names: [findCountedNoun(quantity, statement.terms)], quantities: [] };
  const { labels } = statement;
  return {
    names: [terms, ...labels.map((label) => label.terms)].map(listDistinctiveTerms),
    quantities: listOthers(quantity, [...quantities, ...labels.flatMap((label) => label.quantities)]),
  };
};

type Text = Pick<Statement, "terms" | "quantities">;

/** All clauses, without their numbers and units. */
const readWhole = ({ clauses, quantities }: Statement): Text => ({
  terms: clauses.flatMap(({ terms }) => terms),
  quantities,
});

/** "Shirts: £3" names the shirts in another clause. */
const findClause = ({ quantity, statement }: StatedQuantity): Text => {
  const clause = statement.clauses.find(({ quantities }) => quantities.some(({ text }) => text === quantity.text));
  const isOnly = statement.quantities.filter(({ dimension }) => dimension === quantity.dimension).length === 1;
  return clause === undefined || (clause.terms.length === 0 && isOnly) ? readWhole(statement) : clause;
};

const hasTerm = (terms: readonly Term[], term: Term): boolean => terms.some((other) => isSameTerm(term, other));

const hasEqual = (all: readonly Quantity[], { dimension, value }: Quantity): boolean =>
  all.some((one) => one.dimension === dimension && one.value === value);

/** The words and other numbers that the ad says of its item. */
interface Claimed {
  /** Near the number. */
  terms: Term[];
  quantities: Quantity[];
  /** Of the whole ad. */
  adTerms: Term[];
}

/** "Up to 6 kg for £3.50, the dryer from £1.50": another number of the same kind stands between both. */
const isSeparated = (one: Quantity, other: Quantity, all: readonly Quantity[]): boolean =>
  all.some(
    ({ at, dimension }) =>
      dimension === other.dimension && Math.min(one.at, other.at) < at && at < Math.max(one.at, other.at),
  );

const readClaimed = ({ quantity, line, lines }: QuantityClaim): Claimed => {
  const isCount = quantity.dimension === "count";
  const near = new Set([...quantity.before, ...quantity.after]);
  const terms = isCount
    ? findCountedNoun(quantity, line.terms)
    : listDistinctiveTerms(line.terms).filter(({ word }) => near.has(word));
  return {
    terms,
    quantities: listOthers(quantity, line.quantities).filter((one) => !isSeparated(one, quantity, line.quantities)),
    adTerms: isCount ? terms : listDistinctiveTerms(lines.flatMap((one) => one.terms)),
  };
};

/** The item has another number of the same kind: 45 minutes instead of 60. */
const differs = (claimed: Claimed, { quantities }: Item): boolean =>
  claimed.quantities.some(
    (one) => quantities.some(({ dimension }) => dimension === one.dimension) && !hasEqual(quantities, one),
  );

/** What the ad says that the page says of the item, too. */
const listShared = ({ adTerms, quantities }: Claimed, item: Item): (Term | Quantity)[] => [
  ...adTerms.filter((term) => hasTerm(item.names.flat(), term)),
  ...quantities.filter((one) => hasEqual(item.quantities, one)),
];

/** The ad names at least half of what the page calls the item. */
const MIN_NAMED = 0.5;
/** "Only 2 km away" below the title "Outlet". */
const MAX_REMARK_WORDS = 2;

/** By its other numbers, by the words of its own clause, or where these are few by one of its labels. */
const isNamed = ({ names: [own = [], ...labels], quantities }: Item, claimed: Claimed): boolean =>
  claimed.quantities.some((one) => hasEqual(quantities, one)) ||
  (own.length > MAX_REMARK_WORDS ? [own] : [own, ...labels]).some(
    (terms) =>
      terms.length > 0 && terms.filter((term) => hasTerm(claimed.adTerms, term)).length >= MIN_NAMED * terms.length,
  );

/** It has words of its own, or another number. */
const isOtherItem = (claimed: Claimed, item: Item): boolean =>
  differs(claimed, item) || item.names.flat().some((term) => !hasTerm(claimed.adTerms, term));

/** A day or year is no property of an item. A price "from" is the lowest of several items. */
const CALENDAR: ReadonlySet<string> = new Set(["date", "month", "year"]);

/** A price or discount may be told of an item in other words; a length or duration is told of many things. */
const isSurelyOwn = ({ quantity }: QuantityClaim, claimed: Claimed, item: Item): boolean =>
  isMoney(quantity) ||
  quantity.dimension === "percent" ||
  (claimed.terms.length > 0 && claimed.terms.every((term) => hasTerm(item.names.flat(), term)));

/**
 * The page's number for the ad's own item, where all that have the ad's number are other items: "shirts ironed for £1"
 * where a shirt costs £3 and a napkin £1.
 *
 * @param keeping numbers of the page that equal the ad's.
 * @param rivals others in the same role.
 */
export const findOwnValue = (
  claim: QuantityClaim,
  keeping: readonly StatedQuantity[],
  rivals: readonly StatedQuantity[],
): StatedQuantity | null => {
  if (CALENDAR.has(claim.quantity.dimension) || claim.quantity.bound === "from") return null;
  const claimed = readClaimed(claim);
  const others = keeping.map((one) => readItem(one, readWhole(one.statement)));
  if (!others.every((item) => isOtherItem(claimed, item))) return null;
  const near: readonly (Term | Quantity)[] = [...claimed.terms, ...claimed.quantities];
  const sharedByOthers = others.map((item) => listShared(claimed, item));
  const isOwn = (rival: StatedQuantity): boolean => {
    const item = readItem(rival, findClause(rival));
    if (differs(claimed, item) || !isNamed(item, claimed) || !isSurelyOwn(claim, claimed, item)) return false;
    const shared = listShared(claimed, item);
    return sharedByOthers.every(
      (other) =>
        other.every((one) => shared.includes(one)) && shared.some((one) => near.includes(one) && !other.includes(one)),
    );
  };
  const own = rivals.filter((rival) => rival.quantity.cue === claim.quantity.cue && isOwn(rival));
  // Several values are those of a bundle's parts, or a list to choose from.
  return new Set(own.map(({ quantity }) => quantity.value)).size === 1 ? (own[0] ?? null) : null;
};
