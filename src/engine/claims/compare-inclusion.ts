import {
  type AdLine,
  type Clause,
  type Inclusion,
  isMoney,
  type LedgerRow,
  type Quantity,
  type Statement,
} from "../artifacts/claims.ts";
import type { PageEvidence } from "../artifacts/evidence.ts";
import type { Term } from "../artifacts/text-block.ts";
import { createRow, HEADLINE_BONUS } from "./create-row.ts";
import { createVocabulary, isSameTerm } from "./page-vocabulary.ts";

/**
 * What the ad calls included or free, and the page names nowhere; where it names a part of it, a headline counts more.
 */
const UNKNOWN_ITEM = 0.7;
const PARTLY_UNKNOWN_ITEM = 0.5;
/** The page names the item, and says of other things that they are included, or of none. */
const NAMED_ITEM = 0.3;
const NAMED_BY_A_PAGE_WITHOUT_INCLUSIONS = 0.5;
/** What there is none of needs no mention. */
const EXCLUDED_ITEM = 0.3;
const STATED = 0.8;
/** The headline calls it free, and the page asks money for it. */
const PRICED_ITEM = 0.5;
/** The page speaks of the item, and whether it says that there is some is not read. */
const SPOKEN_OF = 0.4;

const namesAll = (item: readonly Term[], terms: readonly Term[]): boolean =>
  item.every((one) => terms.some((other) => isSameTerm(one, other)));

/** Statements about the item, with answers to questions about it. A question states nothing itself. */
const findAbout = (item: readonly Term[], statements: readonly Statement[]): Statement[] =>
  statements.filter(
    ({ terms, contextTerms, isQuestion, isAnswer }) =>
      !isQuestion && (namesAll(item, terms) || (isAnswer && namesAll(item, contextTerms))),
  );

const compared = (
  line: AdLine,
  { text, isExcluded }: Inclusion,
  checkability: number,
  verdict: "kept" | "contradicted" | "not_mentioned",
  statement?: Statement,
): LedgerRow =>
  createRow(
    {
      ...(isExcluded ? { kind: "assurance", slot: "excluded" } : { kind: "offer", slot: "included" }),
      text,
      source: line.excerpt,
      checkability: line.isPromise ? checkability : NAMED_ITEM,
      leading: line.isHeadline,
    },
    verdict,
    { confidence: 0.8, statement: statement?.excerpt ?? null },
  );

const keptBy = (line: AdLine, inclusion: Inclusion, statement: Statement): LedgerRow =>
  compared(line, inclusion, STATED, "kept", statement);

/** "No deposit": contradicted by a page that speaks of the deposit and nowhere says that there is none. */
const compareExcluded = (line: AdLine, inclusion: Inclusion, statements: readonly Statement[]): LedgerRow => {
  const about = findAbout(inclusion.items[0] ?? [], statements);
  const denying = about.find(({ negated, isDenied }) => negated || isDenied);
  if (denying !== undefined) return keptBy(line, inclusion, denying);
  const withAmount = about.find((one) => findPricedClauses(inclusion.items[0] ?? [], one, () => true).length > 0);
  const stating = withAmount ?? about[0];
  if (stating === undefined) return compared(line, inclusion, EXCLUDED_ITEM, "not_mentioned");
  return compared(line, inclusion, withAmount === undefined ? SPOKEN_OF : STATED, "contradicted", stating);
};

/** The clauses with an amount about the item alone: "your first bag is $9.50", "150-gallon minimum". */
const findPricedClauses = (
  item: readonly Term[],
  { clauses }: Statement,
  isPrice: (one: Quantity) => boolean,
): Clause[] =>
  clauses.filter(
    ({ terms, quantities }) =>
      terms.length <= item.length &&
      namesAll(item, terms) &&
      quantities.some((one) => one.value > 0 && one.isStated && one.cue === null && isPrice(one)),
  );

/** "Your first bag is $9.50, and shipping is free": nothing in the price's clause is free. */
const hasOwnPrice = (item: readonly Term[], statement: Statement): boolean =>
  findPricedClauses(item, statement, isMoney).some((clause) => !clause.saysIncluded);

/** "Shipping is free" in the clause that names the item. */
const isFreeItself = (item: readonly Term[], { clauses }: Statement): boolean =>
  clauses.some((clause) => clause.saysIncluded && namesAll(item, clause.terms));

/** The page asks money for it, or reduces its price. */
const isPriced = ({ quantities }: Statement): boolean =>
  quantities.some(
    ({ dimension, value, cue }) => value > 0 && (isMoney({ dimension }) || dimension === "percent") && cue !== "former",
  );

/**
 * What closed panels list is no word of the page's texts: "Free parking" below "What's included". Of "coffee and lounge"
 * each may be listed by itself.
 */
const findListing = ({ items }: Inclusion, statements: readonly Statement[]): Statement | undefined => {
  const listing = statements.filter((one) => one.saysIncluded && !one.negated && !one.isAnswer);
  const findNaming = (term: Term) => listing.find(({ terms }) => namesAll([term], terms));
  const item = items.find((terms) => terms.every((term) => findNaming(term) !== undefined));
  return item?.[0] === undefined ? undefined : findNaming(item[0]);
};

const SECONDS_PER_YEAR = 31_557_600;

/** "Under-2s sleep free" and "free for children under 2": an age names who pays nothing. */
const findSameAge = ({ quantities }: AdLine, { text }: Inclusion, statements: readonly Statement[]) =>
  statements.find(
    (statement) =>
      statement.saysIncluded &&
      !statement.negated &&
      quantities.some(
        (one) =>
          one.unit === SECONDS_PER_YEAR &&
          one.bound !== "exact" &&
          text.includes(one.text) &&
          statement.quantities.some(
            ({ unit, value, bound }) => unit === one.unit && value === one.value && bound === one.bound,
          ),
      ),
  );

/** "A drone film with every wedding": not mentioned by a page that names no such thing. */
const compareIncluded = (line: AdLine, inclusion: Inclusion, page: PageEvidence): LedgerRow | null => {
  const sameAge = findSameAge(line, inclusion, page.statements ?? []);
  if (sameAge !== undefined) return keptBy(line, inclusion, sameAge);
  const isNamed = createVocabulary(page);
  const named = inclusion.items.find((item) => item.every(isNamed));
  if (named === undefined && inclusion.isDelivery) return null;
  const listing = named === undefined ? findListing(inclusion, page.statements ?? []) : undefined;
  if (listing !== undefined) return keptBy(line, inclusion, listing);
  if (named === undefined) {
    const isUnknown = line.isHeadline || !inclusion.items.some((item) => item.some(isNamed));
    return compared(line, inclusion, isUnknown ? UNKNOWN_ITEM : PARTLY_UNKNOWN_ITEM, "not_mentioned");
  }
  const statements = page.statements ?? [];
  const about = findAbout(named, statements);
  // Where the line names a price, the item is included in it.
  const isFree = !line.quantities.some(isMoney);
  const isOnlyItem = inclusion.items.length === 1;
  const ownPrice = isFree && isOnlyItem ? about.find((one) => hasOwnPrice(named, one)) : undefined;
  const including = about.filter((one) => one.saysIncluded && !one.negated);
  const stating = ownPrice === undefined ? including[0] : including.find((one) => isFreeItself(named, one));
  if (stating !== undefined) return keptBy(line, inclusion, stating);
  const priced = ownPrice ?? (isFree && line.isHeadline ? about.find(isPriced) : undefined);
  if (priced !== undefined)
    return compared(line, inclusion, ownPrice === undefined ? PRICED_ITEM : STATED, "contradicted", priced);
  const checkability = statements.some((other) => other.saysIncluded)
    ? NAMED_ITEM
    : NAMED_BY_A_PAGE_WITHOUT_INCLUSIONS + (line.isHeadline ? HEADLINE_BONUS : 0);
  return compared(line, inclusion, checkability, "not_mentioned");
};

/** The statement that repeats the ad's line, whatever it says. */
const findRepetition = ({ excerpt }: AdLine, statements: readonly Statement[]): Statement | undefined => {
  const line = excerpt.text.toLowerCase().replace(/\P{L}+$/u, "");
  return statements.find((statement) => statement.excerpt.text.toLowerCase().includes(line));
};

/** What the ad says is included, free or not required. */
export const compareInclusions = (lines: readonly AdLine[], page: PageEvidence): LedgerRow[] =>
  lines.flatMap((line) => {
    const repetition = line.inclusions.length === 0 ? undefined : findRepetition(line, page.statements ?? []);
    return line.inclusions.flatMap((inclusion) => {
      if (repetition !== undefined) return keptBy(line, inclusion, repetition);
      return inclusion.isExcluded
        ? compareExcluded(line, inclusion, page.statements ?? [])
        : (compareIncluded(line, inclusion, page) ?? []);
    });
  });
